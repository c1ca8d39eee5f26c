"""The Event Phase: drawing, the spawn boxes, the movement box, and what Events do (6.4, 7.7, 7.8, 9.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercover.games.death_angel import acts, things
from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.afterwards import OVERWATCHING
from undercover.games.death_angel.instincts import INSTINCTS
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import ADJACENT, LEFT, MARINES, NONE, NOTHING, OVERWATCH, RED, RIGHT, TERRAINS
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.native import Row, append, i64, vec
from undercover.table.sets import set_of
from undercover.table.story import first


class DrawEventStep(Step[Hulk]):
    """The current player takes the top Event and looks at it alone; only an Instinct stays his secret (6.4)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        seat = g.current
        acts.take_event(g, seat)
        g.tell(say.EVENT_DRAWN, seat)
        if g.box.instinct[g.event]:
            g.whisper(seat, say.EVENT_LOOKED_AT, g.event)
            g.then(INSTINCT.of(seat))
            return
        acts.show_event(g)
        ABILITIES[g.event](g)


class InstinctChoice(OpenChoice[Hulk]):
    """The current player declares what the card asks for before anybody else sees it (6.4, D29, R33, R61).

    It is one choice whatever the card is, so that nobody learns from the number of choices which card it is. Alone at
    the table there is nobody to learn anything.
    """

    def silent(self, g: Hulk, seat: i64, b: i64) -> bool:
        return g.seats == 1

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return INSTINCTS[g.event].options(g)

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        acts.show_event(g)
        INSTINCTS[g.event].carry_out(g, option)

    def lapse(self, g: Hulk, seat: i64, b: i64) -> None:
        acts.show_event(g)
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
            g.then(SPAWN_ORDER.of(g.current, set_of(waiting[at:]) | each << TERRAINS))
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
    came = acts.spawn(g, g.terrain[terrain], share(g, terrain, each))
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
            acts.move_swarms(g, to)


def adjacent(g: Hulk, slot: i64) -> i64:
    to = slot + 2 if slot & 1 == LEFT else slot - 2
    return to if 0 <= to < len(g.swarms) else flank(g, slot)


def flank(g: Hulk, slot: i64) -> i64:
    """From in front of the marine to behind him; a swarm that is behind already stays (7.8, R7)."""
    return g.behind(slot // 2)


class PutAwayEventStep(Step[Hulk]):
    """The Event goes face up to its discard (6.4)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        g.event_discard = append(g.event_discard[:], g.event)
        g.event = NOTHING
        g.event_open = False
        g.event_seen = 0


class EndOfEventsStep(Step[Hulk]):
    """Overwatch, before the gate (6.4, R51)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        if g.in_force(OVERWATCH):
            g.then(OVERWATCHING.of(g.owner[RED], RED))


# ---------------------------------------------------------------- 9.2 the Events that are no Instincts


def flanking_manoeuvre(g: Hulk) -> None:
    """Every swarm in front of its marine goes behind him (9.2, R65)."""
    acts.move_swarms(g, vec[i64]([g.behind(slot // 2) for slot in range(len(g.swarms))]))


def the_swarm(g: Hulk) -> None:
    """Two cards from the deck on each blip pile (9.2)."""
    cards = g.box.event_amount[g.event]
    g.then(acts.FILL.of(cards, cards))


def theyre_everywhere(g: Hulk) -> None:
    """A card spawns in front of every marine engaged with nothing; that is checked once, beforehand (9.2, R44)."""
    free = vec[i64]([g.marines[position] for position in range(len(g.marines)) if not g.engaged(position)])
    g.then(BESET.of(g.current, set_of(free)))


class BesetChoice(Choice[Hulk]):
    """A pile with too few cards: the current player says which marines get one (D32, R9).

    b: the marines to choose from, one bit each, and above them those who get a card.
    """

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        for side in range(2):
            free = self.among(g, b, side)
            chosen = self.among(g, b >> MARINES, side)
            if len(chosen) < len(g.blips[side]) < len(free):
                return vec[i64]([say.IN_FRONT.of(marine) for marine in free if marine not in chosen])
        return vec[i64]()

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        g.then(BESET.of(seat, b | 1 << MARINES + first(option)))

    def lapse(self, g: Hulk, seat: i64, b: i64) -> None:
        """The cards are dealt from the top down (R76)."""
        short = vec[i64]([len(g.blips[side]) < len(self.among(g, b, side)) for side in (LEFT, RIGHT)])
        for position in range(len(g.marines)):
            marine = g.marines[position]
            chosen = b >> MARINES if short[g.facing[marine]] else b
            if chosen >> marine & 1:
                acts.spawn(g, g.front(position), 1)

    def among(self, g: Hulk, marines: i64, side: i64) -> Row:
        """Those of these marines who face this side, from the top."""
        return vec[i64]([marine for marine in g.marines if marines >> marine & 1 and g.facing[marine] == side])


def next_round(g: Hulk) -> None:
    """Evasion, Enter Formation: the effect is for the next round, and that one only (9.2, R52)."""
    g.foreseen = g.event
    g.foreseen_on = NOTHING


def outnumbered(g: Hulk) -> None:
    """Every engaged marine loses all tokens (9.2)."""
    for position in range(len(g.marines)):
        if g.engaged(position):
            acts.lose_tokens(g, g.marines[position])


def chaos_of_battle(g: Hulk) -> None:
    """All marines turn around (9.2)."""
    for marine in g.marines:
        acts.turn(g, marine)


def secret_route(g: Hulk) -> None:
    """Two tokens on the Door, if it is in the formation (9.2, R63)."""
    if g.terrain[things.DOOR] != NOTHING:
        acts.put_on_door(g, g.box.event_amount[things.SECRET_ROUTE])


DRAW_EVENT: Final = DrawEventStep()
INSTINCT: Final = InstinctChoice()
BOX: Final = BoxStep()
SPAWN_ORDER: Final = SpawnOrderChoice()
MOVEMENT: Final = MovementStep()
PUT_AWAY_EVENT: Final = PutAwayEventStep()
END_OF_EVENTS: Final = EndOfEventsStep()
BESET: Final = BesetChoice()

#: What an Event does, by event.
ABILITIES: Final[dict[int, Callable[[Hulk], None]]] = {
    things.FLANKING_MANOEUVRE: flanking_manoeuvre,
    things.THE_SWARM_TONGUE: the_swarm,
    things.THE_SWARM_TAIL: the_swarm,
    things.THEYRE_EVERYWHERE: theyre_everywhere,
    things.EVASION: next_round,
    things.OUTNUMBERED: outnumbered,
    things.CHAOS_OF_BATTLE: chaos_of_battle,
    things.SECRET_ROUTE: secret_route,
    things.ENTER_FORMATION: next_round,
}
