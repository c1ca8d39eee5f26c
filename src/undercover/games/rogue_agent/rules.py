"""Rounds, the Time phase and the end (S6, S6.1, S11, S13). The chapters between have files of their own."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.city import CITY
from undercover.games.rogue_agent.table import IN_BAG, LOST, NOTHING, ROUNDS, TURNED_IN, City
from undercover.games.rogue_agent.things import ASSASSIN, BOMB, SHADOW_WATCH, STAMINA, TOP
from undercover.games.rogue_agent.turn import TURN
from undercover.table.agenda import OpenChoice, Step
from undercover.table.native import Row, append, extend, i64, index, pop, sort, vec
from undercover.table.rows import with_number
from undercover.table.story import first

#: More than any stamina, which breaks ties.
STAMINA_SCALE: Final[i64] = 100
#: All orders of none to three event dice, two bits for the die of each disc.
ORDER_BITS: Final[i64] = 2
ORDERS: Final = [
    vec[i64]([0]),
    vec[i64]([0]),
    vec[i64]([0b0100, 0b0001]),
    vec[i64]([0b100100, 0b011000, 0b100001, 0b001001, 0b010010, 0b000110]),
]
#: More than a die can show, to tell discs with different dice apart, and more than such a disc can be.
DICE: Final[i64] = 7
MARKS: Final[i64] = 64


# ---------------------------------------------------------------- S6 rounds, S6.1 the Time phase


class RoundStep(Step[City]):
    """Time, Action and City phase; then the next leader, or the end (S6)."""

    def run(self, g: City, a: i64, b: i64) -> None:
        g.round += 1
        g.revealed_now = 0
        g.top_this_round = 0
        g.tell(say.ROUND_BEGAN, g.round, g.leader)
        g.then(CITY.of(), NEXT_ROUND.of())
        g.then_all(vec[i64]([TURN.of(seat) for seat in g.clockwise()]))
        g.then(TIME.of())


class TimeStep(Step[City]):
    """Discs are drawn blindly, one die is rolled for each, and the leader assigns them (S6.1, R67)."""

    def run(self, g: City, a: i64, b: i64) -> None:
        wanted = g.box.draw_discs[g.seats]
        if len(g.bag) < wanted:
            g.bag = extend(g.bag, g.spare)
            g.spare = vec[i64]()
        drawn = vec[i64]()
        while len(drawn) < wanted and len(g.bag) > 0:
            g.bag, disc = pop(g.bag, g.dice.below(len(g.bag)))
            drawn = append(drawn, disc)
        dice = vec[i64]([1 + g.dice.below(6) for _each in range(len(drawn))])
        g.drawn, g.event_dice = drawn, dice
        if len(drawn) > 0:
            g.tell(say.DISCS_DRAWN, say.pack(drawn, say.DIE_BITS), say.pack(dice, say.RESULT_BITS))
        g.then(ASSIGN.of(g.leader))


class AssignEventsChoice(OpenChoice[City]):
    """Which die for which disc; assignments that come to the same thing are one option (S6.1 4)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        found, marks = vec[i64](), vec[i64]()
        for order in ORDERS[len(g.drawn)]:
            dice = vec[i64]([g.event_dice[order >> ORDER_BITS * n & 3] for n in range(len(g.drawn))])
            mark = mark_of(g.drawn, dice)
            if mark not in marks:
                marks = append(marks, mark)
                found = append(found, say.ASSIGN.of(say.pack(dice, say.RESULT_BITS)))
        return found

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        g.event_dice = say.unpack(first(option), say.RESULT_BITS)
        frames = vec[i64]([PLACE_DISC.of(n) for n in range(len(g.drawn))])
        g.then_all(append(frames, CLEAR.of()))


def mark_of(discs: Row, dice: Row) -> i64:
    """A number that is the same for assignments that put the same discs in the same places."""
    pairs = vec[i64]([discs[n] * DICE + dice[n] for n in range(len(discs))])
    sort(pairs)
    mark: i64 = 0
    for pair in pairs:
        mark = mark * MARKS + pair
    return mark


class PlaceDiscStep(Step[City]):
    """A disc goes to the precinct of its die; nothing else happens there yet (S6.1 5, S10.5)."""

    def run(self, g: City, n: i64, b: i64) -> None:
        disc, slot = g.drawn[n], g.precinct(g.event_dice[n])
        if disc == BOMB:
            bomb = index(g.bomb_at, IN_BAG)
            g.bomb_at[bomb] = slot
            g.timers[bomb] = 1 + g.dice.below(6)
            g.tell(say.DISC_PLACED, BOMB, g.tiles[slot])
            g.tell(say.TIMER, g.tiles[slot], g.timers[bomb])
        elif g.destroyed[slot] or (disc != ASSASSIN and len(g.deck) == 0):
            g.bag = append(g.bag, disc)
            g.tell(say.DISC_RETURNED, disc)
        else:
            if disc == ASSASSIN:
                g.assassin_at[index(g.assassin_at, IN_BAG)] = slot
            else:
                place_criminal(g, disc, slot)
            g.tell(say.DISC_PLACED, disc, g.tiles[slot])


def place_criminal(g: City, k: i64, slot: i64) -> None:
    """Rampant, with the top card of the deck face down beside the city (S6.1 5)."""
    g.where[k] = slot
    g.deck, g.card[k] = pop(g.deck)
    if len(g.shuffled_back) > 0:
        g.laid = with_number(g.laid, k, len(g.shuffled_back))
    if slot == TOP:
        g.top_this_round |= 1 << k


class ClearStep(Step[City]):
    """The event dice go back to the supply."""

    def run(self, g: City, a: i64, b: i64) -> None:
        g.drawn = vec[i64]()
        g.event_dice = vec[i64]()


class NextRoundStep(Step[City]):
    """The player to the left becomes operations leader; after the last round comes the scoring (S6.10 5, S11, S13)."""

    def run(self, g: City, a: i64, b: i64) -> None:
        reason = why_over(g)
        if reason != NOTHING:
            score(g, reason)
            return
        g.leader = (g.leader + 1) % g.seats
        g.tell(say.LEADER, g.leader)
        g.then(ROUND.of())


def why_over(g: City) -> i64:
    """The reason, as a number of REASONS, or NOTHING."""
    if g.mode == SHADOW_WATCH:
        for cards in g.turned_in:
            if len(cards) >= g.target:
                return TURNED_IN
        if g.lost >= g.box.lost_criminals_limit:
            return LOST
    return ROUNDS if g.round >= g.box.rounds[g.mode] else NOTHING


def score(g: City, reason: i64) -> None:
    """Most points win; tied: higher stamina; still tied: shared (S13, R53)."""
    best: i64 = -1
    winners: i64 = 0
    for seat in range(g.seats):
        points = g.points(seat)
        g.tell(say.SCORED, seat, points)
        mark = STAMINA_SCALE * points + g.board(seat, STAMINA)
        if mark > best:
            best, winners = mark, 0
        if mark == best:
            winners |= 1 << seat
    g.finish(winners, reason)


ROUND: Final = RoundStep()
TIME: Final = TimeStep()
ASSIGN: Final = AssignEventsChoice()
PLACE_DISC: Final = PlaceDiscStep()
CLEAR: Final = ClearStep()
NEXT_ROUND: Final = NextRoundStep()
