"""The Event Phase: drawing, the spawn boxes, the movement box (6.4, 7.7, 7.8)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.abilities import ABILITIES
from undercover.games.death_angel.afterwards import OVERWATCHING
from undercover.games.death_angel.changes import move_swarms, put_away_event, spawn, take_event
from undercover.games.death_angel.instincts import INSTINCTS, show
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import ADJACENT, LEFT, NO_MOVE, OVERWATCH, RED
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.story import Said

#: In a frame: the terrain still to be served, one bit each, and above them how many cards each gets.
EACH: Final = 8


class DrawEventStep(Step[Hulk]):
    """The current player takes the top Event and looks at it alone; only an Instinct stays his secret (6.4)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        seat = g.current
        take_event(g, seat)
        g.tell(say.EVENT_DRAWN, seat)
        if g.box.instinct[g.event]:
            g.whisper(seat, say.EVENT_LOOKED_AT, g.event)
            g.then([INSTINCT(seat)])
            return
        show(g)
        g.then([ABILITIES[g.event]()])


class InstinctChoice(OpenChoice[Hulk]):
    """The current player declares what the card asks for before anybody else sees it (6.4, D29, R33, R61).

    It is one choice whatever the card is, so that nobody learns from the number of choices which card it is. Alone at
    the table there is nobody to learn anything.
    """

    def reach(self, g: Hulk, a: int, b: int) -> bool:
        if g.seats == 1:
            return OpenChoice.reach(self, g, a, b)
        return Choice.reach(self, g, a, b)

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        return INSTINCTS[g.event].options(g)

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        show(g)
        INSTINCTS[g.event].carry_out(g, option)

    def lapse(self, g: Hulk, seat: int, b: int) -> None:
        show(g)
        g.tell(say.NO_EFFECT, g.event)

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        return INSTINCTS[g.event].say(option)


# ---------------------------------------------------------------- 7.7 the spawn boxes


class BoxStep(Step[Hulk]):
    """At every terrain of the box's colour so many cards spawn (7.7)."""

    def run(self, g: Hulk, number: int, b: int) -> None:
        box = g.box
        serve(g, g.coloured(box.box_colour[g.event][number]), box.spawn[g.seats][box.box_size[g.event][number]])


def serve(g: Hulk, waiting: list[int], each: int) -> None:
    """From the top, left before right (R76); the current player is asked when a pile is too short for two (R8)."""
    while waiting:
        rivals = [terrain for terrain in waiting if g.terrain[terrain] & 1 == g.terrain[waiting[0]] & 1]
        if len(rivals) > 1 and short(g, rivals, each):
            g.then([SPAWN_ORDER(g.current, sum([1 << terrain for terrain in waiting]) | each << EACH)])
            return
        spawn_on(g, waiting[0], each)
        waiting = waiting[1:]


def short(g: Hulk, rivals: list[int], each: int) -> bool:
    """Different slots wait for cards of one pile, and it has some, but not for all."""
    pile = len(g.blips[g.terrain[rivals[0]] & 1])
    needed = sum([share(g, terrain, each) for terrain in rivals])
    slots = {g.terrain[terrain] for terrain in rivals if share(g, terrain, each)}
    return len(slots) > 1 and 0 < pile < needed


def share(g: Hulk, terrain: int, each: int) -> int:
    """What a terrain may get: the Core Cogitator counts both boxes (R36)."""
    return min(each, g.cap) if terrain == g.capped else each


def spawn_on(g: Hulk, terrain: int, each: int) -> None:
    came = spawn(g, g.terrain[terrain], share(g, terrain, each))
    if terrain == g.capped:
        g.cap -= came


class SpawnOrderChoice(Choice[Hulk]):
    """Two of one colour on one side and too few cards: which terrain is served first (D33, R8)."""

    def waiting(self, g: Hulk, b: int) -> list[int]:
        """The terrain still to be served, from the top."""
        there = [(place, terrain) for terrain, place in enumerate(g.terrain) if b >> terrain & 1]
        return [terrain for _, terrain in sorted(there)]

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        waiting = self.waiting(g, b)
        return [terrain for terrain in waiting if g.terrain[terrain] & 1 == g.terrain[waiting[0]] & 1]

    def choose(self, g: Hulk, seat: int, b: int, terrain: int) -> None:
        spawn_on(g, terrain, b >> EACH)
        serve(g, [other for other in self.waiting(g, b) if other != terrain], b >> EACH)

    def say(self, g: Hulk, seat: int, b: int, terrain: int) -> Said:
        return Said(say.SERVE_FIRST, [terrain])


# ---------------------------------------------------------------- 7.8 the movement box


class MovementStep(Step[Hulk]):
    """Every swarm with the symbol moves, all at once: left goes down, right goes up, at an end it flanks (R5, R6)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        how = g.box.movement[g.event]
        if how == NO_MOVE:
            return
        bearers = g.box.bearers[g.box.symbol[g.event]]
        to = list(range(len(g.swarms)))
        moves = False
        for slot, swarm in enumerate(g.swarms):
            if swarm & bearers:
                to[slot] = adjacent(g, slot) if how == ADJACENT else flank(g, slot)
                moves = moves or to[slot] != slot
        if moves:
            move_swarms(g, to)


def adjacent(g: Hulk, slot: int) -> int:
    to = slot + 2 if slot & 1 == LEFT else slot - 2
    return to if 0 <= to < len(g.swarms) else flank(g, slot)


def flank(g: Hulk, slot: int) -> int:
    """From in front of the marine to behind him; a swarm that is behind already stays (7.8, R7)."""
    return g.behind(slot // 2)


class PutAwayEventStep(Step[Hulk]):
    """The Event goes face up to its discard (6.4)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        put_away_event(g)


class EndOfEventsStep(Step[Hulk]):
    """Overwatch, before the gate (6.4, R51)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        if g.in_force(OVERWATCH):
            g.then([OVERWATCHING(g.owner[RED], RED)])


DRAW_EVENT: Final = DrawEventStep()
INSTINCT: Final = InstinctChoice()
BOX: Final = BoxStep()
SPAWN_ORDER: Final = SpawnOrderChoice()
MOVEMENT: Final = MovementStep()
PUT_AWAY_EVENT: Final = PutAwayEventStep()
END_OF_EVENTS: Final = EndOfEventsStep()
