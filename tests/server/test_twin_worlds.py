"""Twin worlds on the wire: the bytes a seat's socket gets are the same in two worlds that differ only in its secrets.

Two servers, one world each. In both the same person sits down; the others do what may well be different in the two
worlds, but looks the same to that person.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import undercover
from tests.server import duel
from tests.server.laid import lay
from tests.server.served import Served, serving
from undercover import Match
from undercover.table.dice import Dice, seeded

Worlds = tuple[Served, Served]
#: Choices after the watched person has come.
STEPS = 4


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    folder = tmp_path_factory.mktemp("worlds")
    with serving(folder / "one.db") as one, serving(folder / "other.db") as other:
        yield one, other


def heard(match: Match, seat: int | None) -> tuple[Any, Any]:
    return match.seen(seat), [{**event, "at": 0} for event in match.story(seat)]


def pair(one: Match, other: Match, watched: int, dice: Dice) -> tuple[int, str, str] | None:
    """Two choices, different ones if possible, after which the watched seat cannot tell the worlds apart."""
    acting = one.waiting[0]
    mine, theirs = [list(match.choices(acting)) for match in (one, other)]
    if acting == watched:
        options = [(option.id, option.id) for option in mine]
    else:
        options = [(a.id, b.id) for a in mine for b in theirs]
        options.sort(key=lambda both: (both[0] == both[1], dice.below(1000)))
    for a, b in options[:60]:
        after = [one.game.load(match.dump()) for match in (one, other)]
        after[0].play(acting, a)
        after[1].play(acting, b)
        if heard(after[0], watched) == heard(after[1], watched):
            return acting, a, b
    return None


def position(seats: int, choices: int, dice: Dice) -> Match:
    """A match somewhere in its middle."""
    match = undercover.game("agent_avenue").start(seats, 5, {"mode": "advanced"})
    for _ in range(choices):
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.step(seat, legal[dice.below(len(legal))])
    return match


@pytest.mark.parametrize(("seats", "watched"), [(2, 0), (2, 1), (4, 0), (4, 3)])
async def test_the_same_bytes_in_both_worlds(worlds: Worlds, seats: int, watched: int) -> None:
    told_apart_by_others = 0
    for choices in (0, 3, 7):
        dice = seeded(seats * 100 + watched * 10 + choices)
        match = position(seats, choices, dice)
        both = match.game.load(match.dump()), match.game.load(match.imagine(watched, 99).dump())
        assert both[0].hash() != both[1].hash(), "these are not two worlds"
        id = f"t{seats}{watched}{choices}"
        people = [await lay(served, id, world, watched) for served, world in zip(worlds, both)]
        for _ in range(STEPS):
            found = pair(*both, watched, dice) if both[0].waiting else None
            if not found:
                break
            told_apart_by_others += found[1] != found[2]
            for world, option, sitting in zip(both, found[1:], people):
                world.play(found[0], option)
                await sitting[found[0]].choose(option)
                for person in sitting:
                    await person.hear("view")
        for sitting in people:
            await sitting[watched].silence(0.05)
        one, other = (sitting[watched].raw for sitting in people)
        assert len(one) >= 3
        assert one == other
    assert told_apart_by_others, "nobody ever did anything different in the two worlds"


async def test_who_has_sealed_an_answer_cannot_be_read_off_the_wire(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one world Béla answers first, in the other last; the cards nobody else sees are different, too."""
    duel.put_on_shelf(monkeypatch)
    match = duel.GAME.start(3, 1)
    match.play(0, "stake:2")
    real, twin = match, duel.GAME.load(match.imagine(0, 99).dump())
    assert real.seen(1)["secret"] != twin.seen(1)["secret"]
    one, other = [await lay(served, "sealed", world, 0) for served, world in zip(worlds, (real, twin))]
    throws = ["throw:0", "throw:2", "throw:1"]
    for sitting, order in ((one, (1, 0, 2)), (other, (0, 2, 1))):
        for seat in order:
            await sitting[seat].choose(throws[seat])
            await sitting[seat].hear("view")
        await sitting[0].hears_until(lambda person: person.view["seen"]["decision"] == "stake")
        await sitting[0].silence(0.05)
    assert one[0].raw == other[0].raw
