"""Equal treatment in rounds of reactions: who could react, who passes by themselves, who has answered early and who
has answered at all cannot be read off anything another seat is sent, nor off when it is sent.

The same table is laid in two worlds that differ in what one player holds and does; everybody else's sockets are
compared, byte by byte and moment by moment, by a clock of our own.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.good_cop_bad_cop.positions import position
from tests.server.laid import lay
from tests.server.served import Person, Served, serving, settings
from tests.server.test_clocks import FakeClock, ring
from undercover import Match
from undercover.games.good_cop_bad_cop import GAME
from undercover.server.course import Course, Row
from undercover.server.settings import Settings
from undercover.server.setup import Seat, Setup, rules_of
from undercover.server.windows import Windows

#: Answers count from so many seconds on.
LEAST = 2.0


class World(NamedTuple):
    """What seat 1 holds, what it has settled before, and what it answers as soon as it is asked."""

    card: str
    desk: dict[str, Any] = {}
    answer: str | None = None


NOTHING_TO_PLAY = World("surveillance_camera", answer="pass")
SAME = {
    "could play, and passes": World("coffee", answer="pass"),
    "could play, and passes by itself": World("coffee", {"auto_pass": "always"}),
    "could not, and passes by itself": World("taser", {"auto_pass": "unless_shoot"}),
    "has an order for another shot": World(
        "coffee", {"orders": [{"option": "play:coffee", "seat": 3}], "auto_pass": "unless_named"}
    ),
    "has notes": World("wiretap", {"notes": "seat 2?", "marks": {"2": "?"}}, "pass"),
}


#: Who else is asked.
OTHERS = {2: "smoke_grenade"}


class Heard(NamedTuple):
    """What one socket was sent, and at which second of the round."""

    at: float
    bytes: bytes


class Stage:
    """A server with a clock of its own. Whatever is to be heard at a moment is heard before the clock goes on."""

    def __init__(self, served: Served, clock: FakeClock) -> None:
        self.served = served
        self.clock = clock

    async def watch(
        self, id: str, match: Match, world: World, declared: str, late: str | None
    ) -> dict[int, list[Heard]]:
        """Seat 0 declares something; seat 2 answers, at once or (`late`) when it has thought. What are others told?"""
        people = await lay(self.served, id, match, started=self.clock.time)
        if world.desk:
            await people[1].ask("set_desk", seat=1, **world.desk)
            await people[1].hear("view")
        for person in people:
            await _heard_so_far(person)
        began = self.clock.time
        heard: dict[int, list[Heard]] = {seat: [] for seat in range(5)}
        await people[0].choose(declared)
        await self._listen(people, heard, 0.0)
        if world.answer:
            await people[1].choose(world.answer)
        if late is None and people[2].options:
            await people[2].choose("pass")
        for at in (0.5, LEAST - 0.01, LEAST, 5.0, 10.0):
            self.clock.time = began + at
            if at == 5.0 and late:
                await people[2].choose(late)
            ring(self.served, id)
            await self._listen(people, heard, at)
        del heard[1], heard[2]
        return heard

    async def _listen(self, people: list[Person], heard: dict[int, list[Heard]], at: float) -> None:
        """Whoever has asked for something is heard first, so that it has been done when the others listen."""
        for _ in range(2):
            for seat, person in enumerate(people):
                heard[seat] += [Heard(at, raw) for raw in await _heard_so_far(person)]


async def _heard_so_far(person: Person) -> list[bytes]:
    """Everything sent until now: a question without sense is answered after all that."""
    await person.send("?")
    await person.hear("refused")
    heard, person.raw = person.raw[:-1], []
    return heard


@pytest.fixture
def stages(tmp_path: Path) -> Callable[[], Any]:
    """Each call is a fresh stage: the same ids, people and times in every world."""
    count = iter(range(100))

    @asynccontextmanager
    async def stage() -> AsyncIterator[Stage]:
        clock = FakeClock()
        chosen = settings(now=clock, round=3600.0, reaction_pause=(LEAST, LEAST))
        with serving(tmp_path / f"{next(count)}.db", chosen) as served:
            yield Stage(served, clock)
            while Person.everybody:
                await Person.everybody.pop().goes_home()

    return stage


async def seen(
    stages: Callable[[], Any],
    world: World,
    declared: str = "equip",
    late: str | None = None,
    others: dict[int, str] = OTHERS,
) -> Any:
    match = position(hands={1: world.card, **others}, aims={0: 2}, top=["polygraph"])
    async with stages() as stage:
        return await stage.watch("same", match, world, declared, late)


@pytest.mark.parametrize("how", SAME)
async def test_the_same_bytes_at_the_same_moments(stages: Callable[[], Any], how: str) -> None:
    """good_cop_bad_cop:R30 whatever seat 1 holds and however it passes, the others are told the same, and when."""
    one, other = await seen(stages, NOTHING_TO_PLAY), await seen(stages, SAME[how])
    assert one == other
    for heard in one.values():
        assert {each.at for each in heard} == {0.0, LEAST}, "told when declared and when answers count, not in between"
        assert all(re.match(rb'{"say":"view"', each.bytes) for each in heard)


@pytest.mark.parametrize("how", SAME)
async def test_the_same_if_nobody_else_is_asked(stages: Callable[[], Any], how: str) -> None:
    """good_cop_bad_cop:R30 the round lasts its least time although nobody has to think any more."""
    one, other = [await seen(stages, world, others={}) for world in (NOTHING_TO_PLAY, SAME[how])]
    assert one == other
    assert {each.at for each in one[3]} == {0.0, LEAST}


async def test_thinking_of_another_hides_nothing_more(stages: Callable[[], Any]) -> None:
    """good_cop_bad_cop:R30 seat 2 takes its time, so the round is over when it has answered: in both worlds."""
    worlds = [NOTHING_TO_PLAY, SAME["could play, and passes by itself"]]
    one, other = [await seen(stages, world, late="pass") for world in worlds]
    assert one == other
    assert {each.at for each in one[3]} == {0.0, 5.0}


async def test_nobody_learns_that_a_second_player_wanted_to_play(stages: Callable[[], Any]) -> None:
    """good_cop_bad_cop:R29 seat 1 comes first: whether seat 2 has played or passed is told to nobody."""
    plays = World("coffee", answer="play:coffee")
    one, other = [await seen(stages, plays, late=late) for late in ("pass", "play:smoke_grenade")]
    assert one == other
    assert b"coffee_poured" in one[3][-1].bytes


async def test_a_round_nobody_ends_is_ended_by_the_countdown(stages: Callable[[], Any]) -> None:
    """good_cop_bad_cop:R58 somebody who is away and somebody who cannot play anything look alike."""
    away = [World("coffee"), World("surveillance_camera")]
    one, other = [await seen(stages, world) for world in away]
    assert one == other
    assert {each.at for each in one[3]} == {0.0, 10.0}


async def test_an_order_looks_like_an_answer(stages: Callable[[], Any]) -> None:
    """good_cop_bad_cop:R34 the card played by an order and the card played by hand are told alike, at the same time."""
    by_hand = World("restraining_order", answer="play:restraining_order")
    order = {"orders": [{"option": "play:restraining_order", "seat": 2}]}
    one, other = [await seen(stages, world, "shoot:2") for world in (by_hand, World("restraining_order", order))]
    assert one == other
    assert {each.at for each in one[3]} == {0.0, LEAST}
    assert b"retarget" in one[3][-1].bytes


def test_the_least_time_is_drawn_anew_for_every_round() -> None:
    """good_cop_bad_cop:R30 between its bounds, by lots that have nothing to do with the table's."""
    dump, seats = position(hands={1: "coffee", 2: "smoke_grenade"}).dump(), [Seat() for _ in range(5)]
    setup = Setup("t", GAME.slug, seats, {}, "", "1", 1.0, rules_of(GAME.slug, None), position=dump, started=100.0)
    course = Course(setup, [Row(0, 0, "investigate:1,0", 200.0)])

    def drawn(windows: Windows, since: float) -> float:
        opened = windows.open(setup, course)
        assert opened
        assert windows.open(setup, course) is opened
        assert opened.ends == since + 10
        return opened.counts - since

    windows = Windows(Settings())
    first = drawn(windows, 200.0)
    others = [drawn(Windows(Settings()), 200.0) for _ in range(40)]
    assert all(1.5 <= each <= 3.0 for each in others)
    assert max(others) - min(others) > 0.5
    for seat in (1, 2):
        course.go_on(Row(course.n, seat, "pass", 205.0))
    assert drawn(windows, 205.0) != first
