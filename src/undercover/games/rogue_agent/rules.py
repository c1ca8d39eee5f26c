"""Set-up, rounds, the Time phase and the end (S5, S6, S6.1, S11, S13). The chapters between have files of their own."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.city import CITY
from undercover.games.rogue_agent.table import IN_BAG, NOTHING, City
from undercover.games.rogue_agent.things import (
    ANDROID_MODE,
    ASSASSIN,
    BEFORE_PRECINCTS,
    BOMB,
    HEADQUARTERS,
    HQ,
    PRECINCTS,
    RING,
    SHADOW_WATCH,
    STAMINA,
    TOP,
)
from undercover.games.rogue_agent.turn import TURN
from undercover.table.agenda import OpenChoice, Step
from undercover.table.story import Said

REASONS: Final = ["rounds", "turned-in", "lost"]
BY_ROUNDS: Final = 0
BY_TURNING_IN: Final = 1
BY_LOSSES: Final = 2

TOKENS_EACH: Final = 3
#: More than any stamina, which breaks ties.
STAMINA_SCALE: Final = 100
#: An assignment of event dice: two bits for the die of each disc. All of them, for none to three discs.
DIE_BITS: Final = 2
ORDERS: Final = [[0], [0], [0b0100, 0b0001], [0b100100, 0b011000, 0b100001, 0b001001, 0b010010, 0b000110]]
#: One more than a die can show, to tell discs with different dice apart.
DICE: Final = 7


# ---------------------------------------------------------------- S5 set-up


def set_up(g: City, leader: int) -> None:
    """The city, boards, police, deck, Data Stream and, in Android mode, identities (S5)."""
    lay_city(g)
    deal_boards(g)
    g.police = g.precinct(g.dice.below(6) + 1)
    g.deck = g.box.cards(g.easier)
    g.bag = g.box.bag[:]
    if g.mode == SHADOW_WATCH:
        thin_out(g)
    g.dice.shuffle(g.deck)
    g.leader = g.dice.below(g.seats) if leader == NOTHING else leader
    deal_tokens(g)
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
    g.influence = [g.box.start_influence for _ in seats]
    g.figures = [HQ for _ in seats]
    g.reserve = [g.box.informants for _ in seats]
    g.markers = [g.box.markers for _ in seats]
    g.turned_in = [[] for _ in seats]


def deal_tokens(g: City) -> None:
    """Three identity tokens each, in Android mode only (S5 10)."""
    g.hidden_tokens = [[] for _ in range(g.seats)]
    g.shown_tokens = [[] for _ in range(g.seats)]
    g.gone_tokens = [[] for _ in range(g.seats)]
    if g.mode != ANDROID_MODE:
        return
    tokens = g.box.tokens(g.seats)
    g.dice.shuffle(tokens)
    g.hidden_tokens = [tokens[TOKENS_EACH * seat : TOKENS_EACH * (seat + 1)] for seat in range(g.seats)]


def thin_out(g: City) -> None:
    """Shadow Watch: so many easy and so many hard criminals, at random, and fewer bombs and assassins (S11)."""
    low = [card for card in g.deck if g.box.is_easy(card)]
    high = [card for card in g.deck if not g.box.is_easy(card)]
    g.dice.shuffle(low)
    g.dice.shuffle(high)
    g.deck = low[: g.box.watch_low] + high[: g.box.watch_high]
    g.unused = low[g.box.watch_low :] + high[g.box.watch_high :]
    g.spare = [BOMB] * g.box.watch_bombs_out + [ASSASSIN] * g.box.watch_assassins_out
    for disc in g.spare:
        g.bag.remove(disc)


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
        if g.drawn:
            g.tell(say.DISCS_DRAWN, say.pack(g.drawn), say.pack(g.event_dice))
        g.then([ASSIGN(g.leader)])


class AssignEventsChoice(OpenChoice[City]):
    """Which die for which disc; assignments that come to the same thing are one option (S6.1 4)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        found: list[int] = []
        results: list[list[int]] = []
        for order in ORDERS[len(g.drawn)]:
            result = [g.drawn[n] * DICE + g.event_dice[order >> DIE_BITS * n & 3] for n in range(len(g.drawn))]
            result.sort()
            if result not in results:
                results.append(result)
                found.append(order)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.event_dice = assigned(g, option)
        g.then([*[PLACE_DISC(n) for n in range(len(g.drawn))], CLEAR()])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.ASSIGN, [say.pack(assigned(g, option))])


def assigned(g: City, order: int) -> list[int]:
    """The dice in the order of the discs they are assigned to."""
    return [g.event_dice[order >> DIE_BITS * n & 3] for n in range(len(g.drawn))]


class PlaceDiscStep(Step[City]):
    """A disc goes to the precinct of its die; nothing else happens there yet (S6.1 5, S10.5)."""

    def run(self, g: City, n: int, b: int) -> None:
        disc, slot = g.drawn[n], g.precinct(g.event_dice[n])
        if disc == BOMB:
            bomb = g.bomb_at.index(IN_BAG)
            g.bomb_at[bomb] = slot
            g.timers[bomb] = 1 + g.dice.below(6)
            g.tell(say.DISC_PLACED, BOMB, g.tiles[slot])
            g.tell(say.TIMER, g.tiles[slot], g.timers[bomb])
        elif g.destroyed[slot] or (disc != ASSASSIN and not g.deck):
            g.bag.append(disc)
            g.tell(say.DISC_RETURNED, disc)
        else:
            g.tell(say.DISC_PLACED, disc, g.tiles[slot])
            if disc == ASSASSIN:
                g.assassin_at[g.assassin_at.index(IN_BAG)] = slot
            else:
                place_criminal(g, disc, slot)


def place_criminal(g: City, k: int, slot: int) -> None:
    """Rampant, with the top card of the deck face down beside the city (S6.1 5)."""
    g.where[k] = slot
    g.card[k] = g.deck.pop()
    g.laid[k] = len(g.shuffled_back)
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
    marks = [STAMINA_SCALE * g.points(seat) + g.boards[seat][STAMINA] for seat in seats]
    best = max(marks)
    g.finish(sum([1 << seat for seat in seats if marks[seat] == best]), reason)


ROUND: Final = RoundStep()
TIME: Final = TimeStep()
ASSIGN: Final = AssignEventsChoice()
PLACE_DISC: Final = PlaceDiscStep()
CLEAR: Final = ClearStep()
NEXT_ROUND: Final = NextRoundStep()
