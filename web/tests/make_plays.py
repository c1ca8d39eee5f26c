"""Writes `plays.json`: matches as a seat saw them, moment by moment, for the tests of how the client shows them."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import undercover

#: Game, options, seats, seed, and the seat that looks (None: a spectator); together they show every kind of event of
#: Agent Avenue.
MATCHES: list[tuple[str, dict[str, Any], int, int, int | None]] = [
    ("agent_avenue", {"mode": "advanced"}, 2, 116, 0),
    ("agent_avenue", {"mode": "advanced"}, 4, 100, 2),
    ("agent_avenue", {"mode": "advanced"}, 3, 60, None),
    ("the_agents", {}, 3, 7, 1),
    ("good_cop_bad_cop", {}, 4, 4, 0),
    ("death_angel", {}, 2, 9, 1),
    ("rogue_agent", {}, 2, 3, 0),
]
#: So many choices of each are enough.
CHOICES = 90


def play(slug: str, options: dict[str, Any], seats: int, seed: int, seat: int | None) -> dict[str, Any]:
    match = undercover.game(slug).start(seats, seed, options)
    dice = Random(seed)
    first, moments = match.seen(seat), []
    while match.waiting and len(moments) < CHOICES:
        asked = match.waiting[0]
        match.play(asked, dice.choice(match.choices(asked)))
        moments.append(msgspec.to_builtins(match.moments(seat)))
    return {"game": slug, "first": first, "moments": moments, "last": match.seen(seat)}


if __name__ == "__main__":
    plays = [play(*match) for match in MATCHES]
    text = json.dumps(plays, ensure_ascii=False, separators=(",", ":"))
    Path(__file__).with_name("plays.json").write_text(text + "\n", encoding="utf-8")
