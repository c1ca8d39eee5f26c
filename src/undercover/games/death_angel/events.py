"""The Event Phase: drawing, the spawn boxes, the movement box (6.4, 7.7, 7.8)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.abilities import ABILITIES
from undercover.games.death_angel.acts import move_swarms, put_away_event, show_event, spawn, take_event
from undercover.games.death_angel.afterwards import OVERWATCHING
from undercover.games.death_angel.instincts import INSTINCTS
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import ADJACENT, LEFT, NONE, OVERWATCH, RED, TERRAINS
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.native import Row, i64, vec
from undercover.table.story import first


class DrawEventStep(Step[Hulk]):
    """The current player takes the top Event and looks at it alone; only an Instinct stays his secret (6.4)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        seat = g.current
        take_event(g, seat)
        g.tell(say.EVENT_DRAWN, seat)
        if g.box.instinct[g.event]:
            g.whisper(seat, say.EVENT_LOOKED_AT, g.event)
            g.then(INSTINCT.of(seat))
            return
        show_event(g)
        g.then(ABILITIES[g.event].of())


class InstinctChoice(OpenChoice[Hulk]):
    """The current player declares what the card asks for before anybody else sees it (6.4, D29, R33, R61).

    It is one choice whatever the card is, so that nobody learns from the number of choices which card it is. Alone at
    the table there is nobody to learn anything.
    """

    def reach(self, g: Hulk, a: i64, b: i64) -> bool:
        if g.seats == 1:
            return OpenChoice.reach(self, g, a, b)
        return Choice.reach(self, g, a, b)

    def stands(self, g: Hulk, a: i64, b: i64) -> bool:
        if g.seats == 1:
            return OpenChoice.stands(self, g, a, b)
        return Choice.stands(self, g, a, b)

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return INSTINCTS[g.event].options(g)

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        show_event(g)
        INSTINCTS[g.event].carry_out(g, option)

    def lapse(self, g: Hulk, seat: i64, b: i64) -> None:
        show_event(g)
        g.tell(say.NO_EFFECT, g.event)


# ---------------------------------------------------------------- 7.7 the spawn boxes


class BoxStep(Step[Hulk]):
    """At every terrain of the box's colour so many cards spawn (7.7)."""

    def run(self, g: Hulk, number: i64, b: i64) -> None:
        box = g.box
        serve(g, g.coloured(box.box_colour[g.event][number]), box.spawn[g.seats][box.box_size[g.event][number]])


def serve(g: Hulk, waiting: Row, each: i64) -> None:
    """From the top, left before right (R76); the current player is asked when a pile is too short for two (R8)."""
    for at in range(len(waiting)):
        if at + 1 < len(waiting) and short(g, waiting[at:], each):
            left: i64 = 0
            for terrain in waiting[at:]:
                left |= 1 << terrain
            g.then(SPAWN_ORDER.of(g.current, left | each << TERRAINS))
            return
        spawn_on(g, waiting[at], each)


def rivals_of(g: Hulk, waiting: Row) -> Row:
    """The terrain on the side of the first one: all wait for cards of one pile."""
    side = g.terrain[waiting[0]] & 1
    return vec[i64]([terrain for terrain in waiting if g.terrain[terrain] & 1 == side])


def short(g: Hulk, waiting: Row, each: i64) -> bool:
    """Different slots wait for cards of one pile, and it has some, but not for all."""
    pile: i64 = len(g.blips[g.terrain[waiting[0]] & 1])
    needed: i64 = 0
    slots: i64 = 0
    for terrain in rivals_of(g, waiting):
        if share(g, terrain, each) > 0:
            needed += share(g, terrain, each)
            slots |= 1 << g.terrain[terrain]
    return slots & slots - 1 > 0 and 0 < pile < needed


def share(g: Hulk, terrain: i64, each: i64) -> i64:
    """What a terrain may get: the Core Cogitator counts both boxes (R36)."""
    return g.cap if terrain == g.capped and g.cap < each else each


def spawn_on(g: Hulk, terrain: i64, each: i64) -> None:
    came = spawn(g, g.terrain[terrain], share(g, terrain, each))
    if terrain == g.capped:
        g.cap -= came


class SpawnOrderChoice(Choice[Hulk]):
    """Two of one colour on one side and too few cards: which terrain is served first (D33, R8).

    b: the terrain still to be served, one bit each, and above them how many cards each gets.
    """

    def waiting(self, g: Hulk, b: i64) -> Row:
        """The terrain still to be served, from the top."""
        return g.from_the_top(vec[i64]([terrain for terrain in range(TERRAINS) if b >> terrain & 1]))

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return vec[i64]([say.SERVE_FIRST.of(terrain) for terrain in rivals_of(g, self.waiting(g, b))])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        terrain = first(option)
        spawn_on(g, terrain, b >> TERRAINS)
        serve(g, vec[i64]([other for other in self.waiting(g, b) if other != terrain]), b >> TERRAINS)


# ---------------------------------------------------------------- 7.8 the movement box


class MovementStep(Step[Hulk]):
    """Every swarm with the symbol moves, all at once: left goes down, right goes up, at an end it flanks (R5, R6)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        how = g.box.movement[g.event]
        if how == NONE:
            return
        bearers = g.box.bearers[g.box.symbol[g.event]]
        to = vec[i64]([slot for slot in range(len(g.swarms))])
        moves = False
        for slot in range(len(g.swarms)):
            if g.swarms[slot] & bearers:
                to[slot] = adjacent(g, slot) if how == ADJACENT else flank(g, slot)
                moves = moves or to[slot] != slot
        if moves:
            move_swarms(g, to)


def adjacent(g: Hulk, slot: i64) -> i64:
    to = slot + 2
    if slot & 1 != LEFT:
        to = slot - 2
    return to if 0 <= to < len(g.swarms) else flank(g, slot)


def flank(g: Hulk, slot: i64) -> i64:
    """From in front of the marine to behind him; a swarm that is behind already stays (7.8, R7)."""
    return g.behind(slot // 2)


class PutAwayEventStep(Step[Hulk]):
    """The Event goes face up to its discard (6.4)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        put_away_event(g)


class EndOfEventsStep(Step[Hulk]):
    """Overwatch, before the gate (6.4, R51)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        if g.in_force(OVERWATCH):
            g.then(OVERWATCHING.of(g.owner[RED], RED))


DRAW_EVENT: Final = DrawEventStep()
INSTINCT: Final = InstinctChoice()
BOX: Final = BoxStep()
SPAWN_ORDER: Final = SpawnOrderChoice()
MOVEMENT: Final = MovementStep()
PUT_AWAY_EVENT: Final = PutAwayEventStep()
END_OF_EVENTS: Final = EndOfEventsStep()
