"""The page about research: every code block runs, and its tables can be made anew."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from tests.research.games import DUEL  # noqa: E402
from undercover import game  # noqa: E402
from undercover.bots import levels  # noqa: E402
from undercover.research.properties import (  # noqa: E402
    BEGIN,
    END,
    arrangements,
    level_table,
    measure,
    page,
    rating_table,
    row,
)

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.S)
NEEDS = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "pyspiel": "pyspiel"}


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_code_runs(block: str) -> None:
    for word, module in NEEDS.items():
        if word in block:
            pytest.importorskip(module)
    exec(compile(block, "docs/research.md", "exec"), {})


def test_the_page_has_blocks_and_places_for_tables() -> None:
    assert len(BLOCKS) >= 5
    assert page(PAGE, "| a |").count("| a |") == 1
    assert page(page(PAGE, "| a |"), "| b |").count("| a |") == 0
    assert PAGE.index(BEGIN) < PAGE.index(END)


def test_properties_of_a_small_game() -> None:
    """Number Duel: four hidden cards at least, two seats, at most as long as it says."""
    found = measure(DUEL, 2, 10)
    assert found.length <= DUEL.longest
    assert found.widest == 15
    assert found.hidden > 4
    assert 0 < found.new <= 1
    assert row(found).count("|") == 8


def test_arrangements_are_counted_in_bits() -> None:
    """Four different cards can lie in 24 ways, two pairs in six."""
    assert arrangements([1, 2, 3, 4]) == pytest.approx(np.log2(24))
    assert arrangements([1, 1, 2, 2]) == pytest.approx(np.log2(6))


def test_levels_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    avenue = game("agent_avenue")
    monkeypatch.setattr("undercover.research.properties.games", lambda: {"agent_avenue": avenue})
    assert any("| greedy | random |" in line for line in level_table(2, ["random", "greedy"]))


def test_the_ratings_of_every_level_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the arena has measured them; a game without ratings is left out. The page has such a table."""
    avenue = game("agent_avenue")
    monkeypatch.setattr("undercover.research.properties.games", lambda: {"duel": DUEL, "agent_avenue": avenue})
    heads, _, *rows = rating_table()
    assert heads in PAGE
    assert {"greedy", "random"} <= {row.split(" | ")[2] for row in rows} <= set(levels(avenue))
    assert all(row.startswith("| Agent Avenue | 2 | ") for row in rows)


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "research"))
    for name in ("beliefs", "curve", "evaluate", "train"):
        sys.modules.pop(name, None)


@pytest.mark.usefixtures("examples")
def test_beliefs_are_better_than_the_commoner_team() -> None:
    from beliefs import estimate  # type: ignore[import-not-found]

    right, common = estimate(12)
    assert right > common


@pytest.mark.usefixtures("examples")
def test_a_player_is_evaluated() -> None:
    pytest.importorskip("gymnasium")
    from evaluate import evaluate  # type: ignore[import-not-found]

    won, (low, high) = evaluate("agent_avenue", "random", 6)
    assert 0 <= low <= won / 6 <= high <= 1


@pytest.mark.usefixtures("examples")
def test_a_training_loop_in_small(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from curve import against_random, draw  # type: ignore[import-not-found]
    from train import train  # type: ignore[import-not-found]

    curve = [against_random(player, 8) for player in train(rounds=1, n=8)]
    assert len(curve) == 2
    draw(curve, tmp_path / "curve.png")
    assert (tmp_path / "curve.png").stat().st_size > 500
