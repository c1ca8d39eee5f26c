"""Set-up, rounds, the Time phase and the end (S5, S6, S6.1, S11, S13). The chapters between have files of their own."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.actions import TURN
from undercover.games.rogue_agent.city import CITY
from undercover.games.rogue_agent.common import return_assassin
from undercover.games.rogue_agent.table import IN_BAG, NOTHING, City
from undercover.games.rogue_agent.things import (
    ANDROID,
    ASSASSIN,
    BEFORE_PRECINCTS,
    BOMB,
    HEADQUARTERS,
    HQ,
    HUMAN,
    PRECINCTS,
    RING,
    SHADOW_WATCH,
    TOP,
)
from undercover.table.agenda import OpenChoice, Step
from undercover.table.story import Said

REASONS: Final = ["rounds", "turned-in", "lost"]
BY_ROUNDS: Final = 0
BY_TURNING_IN: Final = 1
BY_LOSSES: Final = 2

TOKENS_EACH: Final = 3
#: An assignment of event dice: two bits for the die of each disc.
DIE_BITS: Final = 2


# ---------------------------------------------------------------- S5 set-up


def set_up(g: City, leader: int) -> None:
    """The city, boards, police, deck, Data Stream and, in Android mode, identities (S5)."""
    lay_city(g)
    deal_boards(g)
    g.police = g.precinct(g.dice.below(6) + 1)
    g.deck = watch_deck(g) if g.mode == SHADOW_WATCH else list(range(len(g.box.criminals)))
    g.dice.shuffle(g.deck)
    g.bag = g.box.bag[:]
    if g.mode == SHADOW_WATCH:
        g.spare = [BOMB] * g.box.watch_bombs_out + [ASSASSIN] * g.box.watch_assassins_out
        for disc in g.spare:
            g.bag.remove(disc)
    deal_tokens(g)
    g.leader = g.dice.below(g.seats) if leader == NOTHING else leader
    g.then([ROUND()])


def lay_city(g: City) -> None:
    """Precincts on the even slots of the ring, general locations on the odd ones, Headquarters in the middle."""
    precincts = [BEFORE_PRECINCTS + n for n in range(1, PRECINCTS + 1)]
    general = list(range(1, BEFORE_PRECINCTS + 1))
    g.dice.shuffle(precincts)
    g.dice.shuffle(general)
    g.tiles = [precincts[slot // 2] if slot % 2 == 0 else general[slot // 2] for slot in range(RING)]
    g.tiles.append(HEADQUARTERS)


def deal_boards(g: City) -> None:
    seats = range(g.seats)
    g.boards = [g.box.track_start[:] for _ in seats]
    g.credits = [g.box.start_credits for _ in seats]
    g.supply = g.box.credits - g.box.start_credits * g.seats
    g.influence = [0 for _ in seats]
    g.figures = [HQ for _ in seats]
    g.reserve = [g.box.informants for _ in seats]
    g.markers = [g.box.markers for _ in seats]
    g.turned_in = [[] for _ in seats]


def deal_tokens(g: City) -> None:
    """Three identity tokens each, in Android mode only (S5 10)."""
    g.hidden_tokens = [[] for _ in range(g.seats)]
    g.shown_tokens = [[] for _ in range(g.seats)]
    g.gone_tokens = [[] for _ in range(g.seats)]
    if not g.android_mode():
        return
    three = g.seats == TOKENS_EACH
    androids = g.box.androids - (g.box.androids_out_with_3 if three else 0)
    humans = g.box.humans - (g.box.humans_out_with_3 if three else 0)
    tokens = [ANDROID] * androids + [HUMAN] * humans
    g.dice.shuffle(tokens)
    g.hidden_tokens = [tokens[TOKENS_EACH * seat : TOKENS_EACH * (seat + 1)] for seat in range(g.seats)]


def watch_deck(g: City) -> list[int]:
    """Shadow Watch: so many easy and so many hard criminals, at random (S11)."""
    cards = list(range(len(g.box.criminals)))
    if g.easier:
        cards = [card for card in cards if g.box.criminals[card].syndicate != g.box.watch_easier]
    low = [card for card in cards if g.box.criminals[card].health in g.box.watch_low_health]
    high = [card for card in cards if g.box.criminals[card].health not in g.box.watch_low_health]
    g.dice.shuffle(low)
    g.dice.shuffle(high)
    return low[: g.box.watch_low] + high[: g.box.watch_high]


# ---------------------------------------------------------------- S6 rounds, S6.1 the Time phase


class RoundStep(Step[City]):
    """Time, Action and City phase; then the next leader, or the end (S6)."""

    def run(self, g: City, a: int, b: int) -> None:
        g.round += 1
        g.revealed_now = 0
        g.top_this_round = 0
        g.tell(say.ROUND_BEGAN, g.round, g.leader)
        turns = [TURN(seat) for seat in g.clockwise()]
        g.then([TIME(), *turns, CITY(), NEXT_ROUND()])


class TimeStep(Step[City]):
    """Discs are drawn blindly, one die is rolled for each, and the leader assigns them (S6.1, R67)."""

    def run(self, g: City, a: int, b: int) -> None:
        wanted = g.box.draw_discs[g.seats]
        if len(g.bag) < wanted and g.spare:
            g.bag += g.spare
            g.spare = []
        g.drawn = [g.bag.pop(g.dice.below(len(g.bag))) for _ in range(min(wanted, len(g.bag)))]
        g.event_dice = [1 + g.dice.below(6) for _ in g.drawn]
        g.tell(say.DISCS_DRAWN, say.pack(g.drawn), say.pack(g.event_dice))
        g.then([ASSIGN(g.leader)])


class AssignEventsChoice(OpenChoice[City]):
    """Which die for which disc; identical results are one option (S6.1 4)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        found: list[int] = []
        results: list[list[int]] = []
        for order in orders(len(g.drawn)):
            result = [g.event_dice[die] for die in order]
            if result not in results:
                results.append(result)
                found.append(sum([die << DIE_BITS * n for n, die in enumerate(order)]))
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.event_dice = [g.event_dice[option >> DIE_BITS * n & 3] for n in range(len(g.drawn))]
        g.then([PLACE_DISC(n) for n in range(len(g.drawn))] + [CLEAR()])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.ASSIGN, [say.pack([g.event_dice[option >> DIE_BITS * n & 3] for n in range(len(g.drawn))])])


def orders(n: int) -> list[list[int]]:
    """All orders of up to three dice."""
    found: list[list[int]] = [[]]
    for _ in range(n):
        found = [[*order, die] for order in found for die in range(n) if die not in order]
    return found


class PlaceDiscStep(Step[City]):
    """A disc goes to the precinct of its die; nothing else happens there yet (S6.1 5)."""

    def run(self, g: City, n: int, b: int) -> None:
        disc, slot = g.drawn[n], g.precinct(g.event_dice[n])
        g.tell(say.DISC_PLACED, disc, slot)
        if disc == BOMB:
            bomb = g.bomb_at.index(IN_BAG)
            g.bomb_at[bomb] = slot
            g.timers[bomb] = 1 + g.dice.below(6)
            g.tell(say.BOMB_SET, slot, g.timers[bomb])
        elif disc == ASSASSIN:
            place = g.assassin_at.index(IN_BAG)
            g.assassin_at[place] = slot
            if g.destroyed[slot]:
                return_assassin(g, place)
        else:
            place_criminal(g, disc, slot)


def place_criminal(g: City, k: int, slot: int) -> None:
    """Rampant, with the top card of the deck face down beside the city (S6.1 5, R83)."""
    if g.destroyed[slot] or not g.deck:
        g.bag.append(k)
        g.tell(say.DISC_RETURNED, k)
        return
    g.where[k] = slot
    g.card[k] = g.deck.pop()
    g.face_up[k] = False
    g.defeated[k] = False
    if slot == TOP:
        g.top_this_round |= 1 << k


class ClearStep(Step[City]):
    """The event dice go back to the supply."""

    def run(self, g: City, a: int, b: int) -> None:
        g.drawn = []
        g.event_dice = []


class NextRoundStep(Step[City]):
    """The player to the left becomes operations leader; after the last round comes the scoring (S6.10 5, S11, S13)."""

    def run(self, g: City, a: int, b: int) -> None:
        reason = why_over(g)
        if reason != NOTHING:
            score(g, reason)
            return
        g.leader = (g.leader + 1) % g.seats
        g.tell(say.LEADER, g.leader)
        g.then([ROUND()])


def why_over(g: City) -> int:
    if g.mode != SHADOW_WATCH:
        return BY_ROUNDS if g.round >= g.box.rounds[g.mode] else NOTHING
    if any(len(cards) >= g.target for cards in g.turned_in):
        return BY_TURNING_IN
    if g.lost >= g.box.watch_lost:
        return BY_LOSSES
    return BY_ROUNDS if g.round >= g.box.watch_rounds else NOTHING


def score(g: City, reason: int) -> None:
    """Most points win; tied: higher stamina; still tied: shared (S13, R53)."""
    seats = range(g.seats)
    for seat in seats:
        g.tell(say.SCORED, seat, g.points(seat))
    marks = [100 * g.points(seat) + g.stamina(seat) for seat in seats]
    best = max(marks)
    g.finish(sum([1 << seat for seat in seats if marks[seat] == best]), reason)


ROUND: Final = RoundStep()
TIME: Final = TimeStep()
ASSIGN: Final = AssignEventsChoice()
PLACE_DISC: Final = PlaceDiscStep()
CLEAR: Final = ClearStep()
NEXT_ROUND: Final = NextRoundStep()
