"""Writes `plays.json`: a few matches of Agent Avenue as a seat saw them, for the tests of the client's beats."""

import json
from pathlib import Path
from random import Random
from typing import Any

import undercover

#: Seats, seed, and the seat that looks (None: a spectator); together they show every kind of event.
MATCHES: list[tuple[int, int, int | None]] = [(2, 116, 0), (4, 100, 2), (3, 60, None)]


def play(seats: int, seed: int, seat: int | None) -> list[dict[str, Any]]:
    match = undercover.game("agent_avenue").start(seats, seed, {"mode": "advanced"})
    dice = Random(seed)
    views = [{"seen": match.seen(seat), "events": match.story(seat)}]
    while match.waiting:
        told = len(match.story(seat))
        asked = match.waiting[0]
        match.play(asked, dice.choice(match.choices(asked)))
        views.append({"seen": match.seen(seat), "events": match.story(seat)[told:]})
    return views


if __name__ == "__main__":
    plays = [play(*match) for match in MATCHES]
    text = json.dumps(plays, ensure_ascii=False, separators=(",", ":"))
    Path(__file__).with_name("plays.json").write_text(text + "\n", encoding="utf-8")
