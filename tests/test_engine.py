"""The compiled engine plays exactly as the plain one does, and judges positions by the same numbers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FAST = ROOT / "build" / "fast"

PLAY = """
import json, sys
import undercover
from undercover.table.agenda import __file__ as where
from undercover.table.dice import seeded
from undercover.table.kit import configurations

hashes = []
for game in undercover.games().values():
    for seats, options in configurations(game):
        for seed in range(2):
            match = game.start(seats, seed, options)
            dice = seeded(seed)
            for _ in range(40):
                if match.waiting:
                    seat = match.waiting[0]
                    legal = match.legal(seat)
                    match.step(seat, legal[dice.below(len(legal))])
            hashes.append(game.worth and game.worth(match.table))
            match.playout(seeded(seed + 1000))
            hashes.append([game.slug, seats, options, seed, len(match.history), match.hash()])
print(json.dumps({"compiled": not where.endswith(".py"), "hashes": hashes}))
"""


def played(path: str) -> dict[str, object]:
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True)
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(not (FAST / "stamp").exists(), reason="the engine is not compiled here (`make fast`)")
def test_compiled_and_plain_engine_play_the_same_games() -> None:
    fast, plain = played(str(FAST)), played(str(ROOT / "src"))
    assert fast["compiled"]
    assert not plain["compiled"]
    assert fast["hashes"] == plain["hashes"]
