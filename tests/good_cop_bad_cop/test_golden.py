"""Golden playthroughs: whole games in readable text, with every view and option list, compared line by line; perft
counts; and, when asked for, thousands of random games.

After a wanted change of the rules: `GOLDEN=new pytest tests/good_cop_bad_cop/test_golden.py`, and read the difference.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from undercover import Match
from undercover.games.good_cop_bad_cop import GAME
from undercover.table.dice import seeded
from undercover.table.game import Setting

from .positions import table

HERE = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[int, int, dict[str, Setting]]] = {
    "four": (4, 3, {}),
    "six-brisk": (6, 18, {"reaction_mode": "brisk", "max_turns": 20}),
    "five-talking": (5, 19, {"talk": "structured", "max_turns": 20}),
}


def card(each: dict[str, Any]) -> str:
    """H, lower case when it lies face-up; ? for a card this seat does not know; * for a fresh one."""
    letter = (each["kind"] or "?")[0].upper()
    return (letter.lower() if each["face_up"] else letter) + ("*" if each["fresh"] else "")


def player(each: dict[str, Any]) -> str:
    marks = "" if each["living"] else " out"
    marks += " wounded" if each["wounded"] else ""
    marks += " planted" if each["planted"] else ""
    marks += f" ->{each['aim']}" if each["aim"] is not None else ""
    hand = ",".join(equipment or "?" for equipment in each["hand"])
    return f"{each['seat']}:{''.join(card(one) for one in each['row'])}[{hand}]{marks}"


def view(m: Match, seat: int | None) -> str:
    seen = m.seen(seat)
    known = [f"{n}={equipment}" for n, equipment in enumerate(seen["deck"]) if equipment]
    facts = [" ".join(fact["cards"]) for fact in seen["facts"]]
    rest = [f"deck {len(seen['deck'])} {' '.join(known)}".strip(), *(f"fact: {fact}" for fact in facts)]
    return (
        f"  {'.' if seat is None else seat} | {' '.join(player(each) for each in seen['players'])} | {', '.join(rest)}"
    )


def playthrough(seats: int, seed: int, options: dict[str, Setting]) -> Iterator[str]:
    m = GAME.start(seats, seed, options)
    dice = seeded(seed + 77)
    heard = 0
    while m.waiting:
        story = m.story(None)
        for event in story[heard:]:
            fields = [f"{key}={value}" for key, value in event.items() if key not in ("type", "at", "clause")]
            yield f"- {' '.join([str(event['type']), *fields])}"
        heard = len(story)
        seen = m.seen(None)
        yield f"turn {seen['turn']} of {seen['active']}: {seen['decision']} asks {seen['asked']}"
        for seat in (*m.waiting, None):
            yield view(m, seat)
        seat = m.waiting[dice.below(len(m.waiting))]
        choices = m.choices(seat)
        yield f"  {seat} may: {' '.join(choice.id for choice in choices[:40])}{' …' if len(choices) > 40 else ''}"
        barred = m.barred(seat)
        if barred:
            yield f"  {seat} may not: {' '.join(f'{bar.id} ({bar.reason.message})' for bar in barred)}"
        chosen = choices[dice.below(len(choices))]
        yield f"> {seat} {chosen.id}"
        m.play(seat, chosen)
    assert m.outcome is not None
    yield f"over: {m.outcome.reason}, winners {sorted(m.outcome.winners)}, hash {m.hash()}"


@pytest.mark.parametrize("name", GAMES)
def test_golden_playthroughs(name: str) -> None:
    text = "\n".join(playthrough(*GAMES[name])) + "\n"
    file = HERE / f"{name}.txt"
    if os.environ.get("GOLDEN") == "new":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()


def perft(m: Match, depth: int) -> int:
    """Positions at this depth of the tree of choices."""
    if depth == 0 or not m.waiting:
        return 1
    seat = m.waiting[0]
    total = 0
    for number in list(m.legal(seat)):
        child = m.copy()
        child.step(seat, number)
        total += perft(child, depth - 1)
    return total


def after_the_deal(seats: int, seed: int) -> Match:
    m = GAME.start(seats, seed)
    for seat in range(seats):
        m.play(seat, "arrange:0,1,2")
    return m


@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        (4, [40, 316, 355]),
        (5, [29, 227, 875]),
        (6, [26, 245, 2271]),
        (7, [25, 25, 50]),
        (8, [218, 5713, 38831]),
    ],
)
def test_perft(seats: int, counts: list[int]) -> None:
    """Counts of positions from a fixed deal, depth by depth: any change of the rules shows here."""
    assert [perft(after_the_deal(seats, 11), depth) for depth in (1, 2, 3)] == counts


@pytest.mark.soak
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_soak(seats: int) -> None:
    """Random games to the end: nobody is ever stuck, and no piece is lost."""
    for seed in range(int(os.environ.get("SOAK_GAMES", "1000"))):
        m = GAME.start(seats, seed)
        m.playout(seeded(seed + 1))
        assert m.outcome is not None
        assert GAME.census(table(m)).wrong() == []
