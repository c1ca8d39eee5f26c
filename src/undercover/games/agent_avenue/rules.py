"""The rules of Agent Avenue, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from undercover.games.agent_avenue import phrases as say
from undercover.games.agent_avenue.table import NOTHING, OUT_OF_CARDS, Avenue
from undercover.games.agent_avenue.things import (
    AGENT_IDS,
    CARD_IDS,
    DOUBLE_TROUBLE,
    GETAWAY_CAR,
    MIND_CONTROL,
    OUTPOST,
    SECRET_RECRUIT,
    SENTINEL,
    SMOKE_SCREEN,
    SPYCATION,
    SURVEILLANCE_TRUCK,
)
from undercover.table.agenda import Choice, Step
from undercover.table.story import Bar, Said

#: Options are small numbers: an agent or a card, an offer as 8 * up + down, a swap as SWAP + agent.
AGENTS: Final = len(AGENT_IDS)
SWAP: Final = 100
DONE: Final = 99
TAKE_UP: Final = 0
TAKE_DOWN: Final = 1
RECRUIT: Final = 0
KEEP: Final = 1
#: A market card with a taker: the card + 16 * (1 + seat).
TAKER: Final = 16


# ---------------------------------------------------------------- 3 set-up


def set_up(g: Avenue, first: int) -> None:
    """Four agents for every player, not for every side; in the advanced game three market cards face up (3)."""
    seats = range(g.seats)
    g.deck = g.box.agents[:]
    g.dice.shuffle(g.deck)
    g.hands = [[g.deck.pop() for _ in range(g.box.hand)] for _ in seats]
    g.swaps = g.box.swaps[g.seats][:]
    g.swapped = [[] for _ in seats]
    g.known = [[] for _ in seats]
    g.known_since = [[] for _ in seats]
    g.rows = [[0] * AGENTS, [0] * AGENTS]
    if g.advanced:
        g.market_deck = list(range(len(CARD_IDS)))
        g.dice.shuffle(g.market_deck)
        g.supply = [g.market_deck.pop() for _ in range(g.box.supply)]
    g.then([TURN(g.dice.below(2) if first == NOTHING else first)])


# ---------------------------------------------------------------- 4.1 the turn


class TurnStep(Step[Avenue]):
    """Sides alternate. A turn: play, choose, move, market, end (4, 4.1)."""

    def run(self, g: Avenue, side: int, b: int) -> None:
        g.active = side
        g.tell(say.TURN_BEGAN, side, g.turn)
        g.then([PLAY(side), CHOOSE(g.speaker(1 - side)), END(side)])


class PlayStep(Step[Avenue]):
    """One player lays both cards of the offer (4.2); team-mates swap, settle who goes first, and lay one each (4.3)."""

    def run(self, g: Avenue, side: int, b: int) -> None:
        members = g.members[side]
        if len(members) == 1:
            g.then([OFFER(members[0])])
        else:
            g.then([EARLY_SWAP(members[0]), EARLY_SWAP(members[1]), ORDER(g.speaker(side))])


# ---------------------------------------------------------------- 4.2 play, one-player side


def names_in(hand: list[int]) -> list[int]:
    names: list[int] = []
    for agent in hand:
        if agent not in names:
            names.append(agent)
    names.sort()
    return names


def swaps(g: Avenue, seat: int, names: list[int]) -> list[int]:
    """Any card may be swapped while swaps are left and the deck is not empty (4.2, R12)."""
    if g.swaps[seat] == 0 or not g.deck:
        return []
    return [SWAP + agent for agent in names]


def swap(g: Avenue, seat: int, agent: int) -> None:
    """The card leaves the game face down; exactly one is drawn, whatever the size of the hand (R11, R14)."""
    g.swaps[seat] -= 1
    g.hands[seat].remove(agent)
    g.swapped[seat] = [*g.swapped[seat], agent]
    g.tell(say.SWAPPED, seat, g.swaps[seat])
    g.whisper(seat, say.SWAPPED_OUT, agent)
    draw(g, seat, 1)


def draw(g: Avenue, seat: int, count: int) -> None:
    hand = g.hands[seat]
    count = min(count, len(g.deck))
    if count <= 0:
        return
    g.revealed += 1
    g.tell(say.DREW, seat, count)
    for _ in range(count):
        agent = g.deck.pop()
        hand.append(agent)
        g.whisper(seat, say.DREW_AGENT, agent)


def barred_swaps(g: Avenue, seat: int) -> list[Bar]:
    if not g.deck:
        return [Bar(Said(say.SWAP, [agent]), "deck-empty", "R12") for agent in names_in(g.hands[seat])]
    if g.swaps[seat] == 0:
        return [Bar(Said(say.SWAP, [agent]), "no-swaps-left", "4.2") for agent in names_in(g.hands[seat])]
    return []


class OfferChoice(Choice[Avenue]):
    """Swap as often as allowed, then lay two agents of different names, one face up and one face down (4.2, D1).

    Two of one name only if the whole hand is of that name (R13).
    """

    def options(self, g: Avenue, seat: int, b: int) -> list[int]:
        names = names_in(g.hands[seat])
        if len(names) == 1:
            offers = [names[0] * AGENTS + names[0]]
        else:
            offers = [AGENTS * up + down for up in names for down in names if up != down]
        offers += swaps(g, seat, names)
        return offers

    def choose(self, g: Avenue, seat: int, b: int, option: int) -> None:
        if option >= SWAP:
            swap(g, seat, option - SWAP)
            g.then([OFFER(seat)])
            return
        lay_up(g, seat, option // AGENTS)
        lay_down(g, seat, option % AGENTS)
        g.then([REFILL(seat)])

    def say(self, g: Avenue, seat: int, b: int, option: int) -> Said:
        if option >= SWAP:
            return Said(say.SWAP, [option - SWAP])
        return Said(say.OFFER, [option // AGENTS, option % AGENTS])

    def barred(self, g: Avenue, seat: int, b: int) -> list[Bar]:
        hand = g.hands[seat]
        names = names_in(hand)
        pairs = [agent for agent in names if hand.count(agent) > 1] if len(names) > 1 else []
        return [Bar(Said(say.OFFER, [agent, agent]), "same-name", "R13") for agent in pairs] + barred_swaps(g, seat)


def lay_up(g: Avenue, seat: int, agent: int) -> None:
    g.hands[seat].remove(agent)
    came_out(g, seat, agent)
    g.up = agent
    g.revealed += 1
    g.tell(say.LAID_UP, seat, agent)


def lay_down(g: Avenue, seat: int, agent: int) -> None:
    g.hands[seat].remove(agent)
    g.down = agent
    g.down_by = seat
    g.tell(say.LAID_DOWN, seat)
    g.whisper(seat, say.LAID_DOWN_MYSELF, agent)


def went_in(g: Avenue, seat: int, agent: int) -> None:
    """Everybody has seen this agent go into the hand."""
    g.hands[seat].append(agent)
    g.known[seat] = [*g.known[seat], agent]
    g.known_since[seat] = [*g.known_since[seat], len(g.swapped[seat])]


def came_out(g: Avenue, seat: int, agent: int) -> None:
    """Everybody sees an agent of this name come out of the hand: one less is known to be in it. It may be the one that
    went in last; one that went in earlier may long have been swapped out."""
    known, since = g.known[seat], g.known_since[seat]
    for at in range(len(known) - 1, -1, -1):
        if known[at] == agent:
            g.known[seat] = known[:at] + known[at + 1 :]
            g.known_since[seat] = since[:at] + since[at + 1 :]
            return


# ---------------------------------------------------------------- 4.3 play, two-player side


class EarlySwapChoice(Choice[Avenue]):
    """Before the first card is laid each team-mate may swap, in seat order (4.3, D2, R34)."""

    def options(self, g: Avenue, seat: int, b: int) -> list[int]:
        swappable = swaps(g, seat, names_in(g.hands[seat]))
        return [DONE, *swappable] if swappable else []

    def choose(self, g: Avenue, seat: int, b: int, option: int) -> None:
        if option >= SWAP:
            swap(g, seat, option - SWAP)
            g.then([EARLY_SWAP(seat)])

    def say(self, g: Avenue, seat: int, b: int, option: int) -> Said:
        return Said(say.DONE, []) if option == DONE else Said(say.SWAP, [option - SWAP])


class OrderChoice(Choice[Avenue]):
    """The team settles who lays the face-up card; the other one lays the face-down card (4.3, D3)."""

    def options(self, g: Avenue, seat: int, b: int) -> list[int]:
        return g.members[g.side_of(seat)]

    def choose(self, g: Avenue, seat: int, b: int, option: int) -> None:
        members = g.members[g.side_of(seat)]
        other = members[1] if option == members[0] else members[0]
        g.tell(say.PLAYS_FIRST, option)
        g.then([FACE_UP(option), FACE_DOWN(other), REFILL(option), REFILL(other)])

    def say(self, g: Avenue, seat: int, b: int, option: int) -> Said:
        return Said(say.FIRST, [option])


class FaceUpChoice(Choice[Avenue]):
    """The first team-mate swaps as often as allowed, then lays any card face up (4.3, D4, R37)."""

    def options(self, g: Avenue, seat: int, b: int) -> list[int]:
        names = names_in(g.hands[seat])
        return names + swaps(g, seat, names)

    def choose(self, g: Avenue, seat: int, b: int, option: int) -> None:
        if option >= SWAP:
            swap(g, seat, option - SWAP)
            g.then([FACE_UP(seat)])
            return
        lay_up(g, seat, option)

    def say(self, g: Avenue, seat: int, b: int, option: int) -> Said:
        return Said(say.SWAP, [option - SWAP]) if option >= SWAP else Said(say.LAY_UP, [option])

    def barred(self, g: Avenue, seat: int, b: int) -> list[Bar]:
        return barred_swaps(g, seat)


class FaceDownChoice(Choice[Avenue]):
    """The second one swaps likewise, then lays a card of another name face down, if there is one in hand (4.3, D5)."""

    def options(self, g: Avenue, seat: int, b: int) -> list[int]:
        names = names_in(g.hands[seat])
        others = [agent for agent in names if agent != g.up]
        return (others or names) + swaps(g, seat, names)

    def choose(self, g: Avenue, seat: int, b: int, option: int) -> None:
        if option >= SWAP:
            swap(g, seat, option - SWAP)
            g.then([FACE_DOWN(seat)])
            return
        lay_down(g, seat, option)

    def say(self, g: Avenue, seat: int, b: int, option: int) -> Said:
        return Said(say.SWAP, [option - SWAP]) if option >= SWAP else Said(say.LAY_DOWN, [option])

    def barred(self, g: Avenue, seat: int, b: int) -> list[Bar]:
        names = names_in(g.hands[seat])
        same = [Bar(Said(say.LAY_DOWN, [g.up]), "partners-name", "4.3")] if g.up in names and len(names) > 1 else []
        return same + barred_swaps(g, seat)


# ---------------------------------------------------------------- 4.4 refill


class RefillStep(Step[Avenue]):
    """A hand of fewer than four is filled up from the deck; a fuller one stays as it is (4.4, R10, R31)."""

    def run(self, g: Avenue, seat: int, b: int) -> None:
        draw(g, seat, g.box.hand - len(g.hands[seat]))


# ---------------------------------------------------------------- 4.5 choose, 4.6 move


class ChooseChoice(Choice[Avenue]):
    """The other side takes one card of the offer, the active side gets the other; then both meeples move (4.5, D6)."""

    def options(self, g: Avenue, seat: int, b: int) -> list[int]:
        return [TAKE_UP, TAKE_DOWN]

    def choose(self, g: Avenue, seat: int, b: int, option: int) -> None:
        up, down = g.up, g.down
        taken, left = (up, down) if option == TAKE_UP else (down, up)
        g.revealed += 1
        came_out(g, g.down_by, down)
        g.up = g.down = g.down_by = NOTHING
        mine, rival = g.side_of(seat), g.active
        g.tell(say.CHOSE, seat, option, taken)
        join_row(g, mine, taken)
        join_row(g, rival, left)
        my_claim = move(g, mine, g.paces(mine, taken))
        rival_claim = move(g, rival, g.paces(rival, left))
        claims = [MARKET(rival)] if rival_claim else []
        if my_claim:
            claims.append(MARKET(mine))
        g.then(claims)

    def say(self, g: Avenue, seat: int, b: int, option: int) -> Said:
        return Said(say.TAKE, [option])


def join_row(g: Avenue, side: int, agent: int) -> None:
    row = g.rows[side]
    row[agent] += 1
    g.tell(say.RECRUITED, side, agent, row[agent])


def move(g: Avenue, side: int, paces: int) -> bool:
    """One move; True if it came to rest on a market space. Standing still is no landing (4.6, R17, R18)."""
    if paces == 0:
        return False
    g.steps[side] += paces
    if g.listening:
        g.tell(say.MOVED, side, paces, g.space(side))
    if not g.advanced:
        return False
    if g.drives_off(side):
        g.steps[side] += g.box.amount[GETAWAY_CAR]
        g.tell(say.DROVE_OFF, side, g.box.amount[GETAWAY_CAR], g.space(side))
    if not g.on_market(side):
        return False
    g.tell(say.MARKET_REACHED, side, g.space(side))
    return True


# ---------------------------------------------------------------- 4.7 the black market


class MarketStep(Step[Avenue]):
    """A side that has landed on a market space takes a card, if there is one (4.7, R20, R24, R25)."""

    def run(self, g: Avenue, side: int, b: int) -> None:
        if g.supply:
            g.then([TAKE_CARD(g.speaker(side))])
        else:
            g.tell(say.MARKET_EMPTY, side)


class TakeCardChoice(Choice[Avenue]):
    """One face-up card must be taken; a team also says whose hand it is for, if it uses a hand (4.7, D7, R29)."""

    def options(self, g: Avenue, seat: int, b: int) -> list[int]:
        members = g.members[g.side_of(seat)]
        if len(members) == 1:
            return g.supply[:]
        found = []
        for card in g.supply:
            if g.box.needs_hand[card]:
                found += [card + TAKER * (1 + member) for member in members]
            else:
                found.append(card)
        return found

    def choose(self, g: Avenue, seat: int, b: int, option: int) -> None:
        card = option % TAKER
        taker = option // TAKER - 1 if option >= TAKER else seat
        side = g.side_of(seat)
        g.tell(say.TOOK, side, taker, card)
        fill_gap(g, g.supply.index(card))
        if g.box.instant[card]:
            g.taken = card
            g.then([INSTANTS[card](taker)])
        else:
            g.ongoing[side] = [*g.ongoing[side], card]

    def say(self, g: Avenue, seat: int, b: int, option: int) -> Said:
        if option >= TAKER:
            return Said(say.MARKET_FOR, [option % TAKER, option // TAKER - 1])
        return Said(say.MARKET, [option])


def fill_gap(g: Avenue, place: int) -> None:
    """The place in the supply is filled at once; without a market deck the supply shrinks (R20)."""
    if not g.market_deck:
        g.supply.pop(place)
        return
    g.supply[place] = g.market_deck.pop()
    g.revealed += 1
    g.tell(say.TURNED_UP, g.supply[place])


def recruit(g: Avenue, taker: int, agent: int) -> None:
    """Recruiting by an instant: into the row, move, refill the hand, then perhaps the next market card (4.7, R26)."""
    side = g.side_of(taker)
    join_row(g, side, agent)
    landed = move(g, side, g.paces(side, agent))
    ends = [REFILL(taker), PUT_AWAY()]
    if landed:
        ends.append(MARKET(side))
    g.then(ends)


def recruit_from_hand(g: Avenue, taker: int, agent: int) -> None:
    g.hands[taker].remove(agent)
    came_out(g, taker, agent)
    g.revealed += 1
    recruit(g, taker, agent)


def nothing_happens(g: Avenue) -> None:
    """An instant that cannot be carried out does nothing and is put away (4.7, R21)."""
    g.tell(say.NO_EFFECT, g.taken)
    g.then([PUT_AWAY()])


class PutAwayStep(Step[Avenue]):
    """An instant that was carried out goes to the market discard (4.7)."""

    def run(self, g: Avenue, a: int, b: int) -> None:
        g.discard.append(g.taken)
        g.taken = NOTHING


class OutpostStep(Step[Avenue]):
    """Recruit a Sentinel from the taker's hand, if there is one (4.7, R44)."""

    def run(self, g: Avenue, taker: int, b: int) -> None:
        if SENTINEL in g.hands[taker]:
            recruit_from_hand(g, taker, SENTINEL)
        else:
            g.revealed += 1
            nothing_happens(g)


class SmokeScreenStep(Step[Avenue]):
    """Recruit the top card of the agent deck, whatever it is (4.7)."""

    def run(self, g: Avenue, taker: int, b: int) -> None:
        if not g.deck:
            nothing_happens(g)
            return
        g.revealed += 1
        recruit(g, taker, g.deck.pop())


class SurveillanceTruckStep(Step[Avenue]):
    """Move forward 1 (4.7)."""

    def run(self, g: Avenue, taker: int, b: int) -> None:
        side = g.side_of(taker)
        ends = [PUT_AWAY()]
        if move(g, side, g.box.amount[SURVEILLANCE_TRUCK]):
            ends.append(MARKET(side))
        g.then(ends)


class MindControlChoice(Choice[Avenue]):
    """Take an agent out of the opponent's row into the taker's hand; nobody moves (4.7, D8, R27)."""

    def options(self, g: Avenue, taker: int, b: int) -> list[int]:
        row = g.rows[1 - g.side_of(taker)]
        return [agent for agent in range(AGENTS) if row[agent]]

    def choose(self, g: Avenue, taker: int, b: int, agent: int) -> None:
        rival = 1 - g.side_of(taker)
        g.rows[rival][agent] -= 1
        g.tell(say.ABDUCTED, taker, rival, agent)
        went_in(g, taker, agent)
        g.then([PUT_AWAY()])

    def lapse(self, g: Avenue, taker: int, b: int) -> None:
        nothing_happens(g)

    def say(self, g: Avenue, taker: int, b: int, agent: int) -> Said:
        return Said(say.ABDUCT, [agent])


class SpycationChoice(Choice[Avenue]):
    """Take an agent out of the own row back into the taker's hand; no move (4.7, D9)."""

    def options(self, g: Avenue, taker: int, b: int) -> list[int]:
        row = g.rows[g.side_of(taker)]
        return [agent for agent in range(AGENTS) if row[agent]]

    def choose(self, g: Avenue, taker: int, b: int, agent: int) -> None:
        g.rows[g.side_of(taker)][agent] -= 1
        g.tell(say.CALLED_BACK, taker, agent)
        went_in(g, taker, agent)
        g.then([RECRUIT_AGAIN(taker, agent)])

    def lapse(self, g: Avenue, taker: int, b: int) -> None:
        nothing_happens(g)

    def say(self, g: Avenue, taker: int, b: int, agent: int) -> Said:
        return Said(say.CALL_BACK, [agent])


class RecruitAgainChoice(Choice[Avenue]):
    """That same agent may be recruited again at once (4.7, D10, R28)."""

    def options(self, g: Avenue, taker: int, agent: int) -> list[int]:
        return [RECRUIT, KEEP]

    def choose(self, g: Avenue, taker: int, agent: int, option: int) -> None:
        if option == RECRUIT:
            recruit_from_hand(g, taker, agent)
        else:
            g.then([PUT_AWAY()])

    def say(self, g: Avenue, taker: int, agent: int, option: int) -> Said:
        return Said(say.RECRUIT_AGAIN if option == RECRUIT else say.KEEP, [agent])


class SecretRecruitChoice(Choice[Avenue]):
    """Recruit an agent from the taker's hand whose name the side's row lacks (4.7, D11, R38)."""

    def options(self, g: Avenue, taker: int, b: int) -> list[int]:
        row = g.rows[g.side_of(taker)]
        return [agent for agent in names_in(g.hands[taker]) if row[agent] == 0]

    def choose(self, g: Avenue, taker: int, b: int, agent: int) -> None:
        recruit_from_hand(g, taker, agent)

    def lapse(self, g: Avenue, taker: int, b: int) -> None:
        g.revealed += 1
        nothing_happens(g)

    def say(self, g: Avenue, taker: int, b: int, agent: int) -> Said:
        return Said(say.RECRUIT_SECRETLY, [agent])

    def barred(self, g: Avenue, taker: int, b: int) -> list[Bar]:
        row = g.rows[g.side_of(taker)]
        known = [agent for agent in names_in(g.hands[taker]) if row[agent]]
        return [Bar(Said(say.RECRUIT_SECRETLY, [agent]), "already-in-row", "R38") for agent in known]


class DoubleTroubleChoice(Choice[Avenue]):
    """Show two cards of one name from the taker's hand; recruit one, keep the other (4.7, D12)."""

    def options(self, g: Avenue, taker: int, b: int) -> list[int]:
        hand = g.hands[taker]
        return [agent for agent in names_in(hand) if hand.count(agent) > 1]

    def choose(self, g: Avenue, taker: int, b: int, agent: int) -> None:
        g.tell(say.SHOWED_PAIR, taker, agent)
        recruit_from_hand(g, taker, agent)
        g.hands[taker].remove(agent)
        came_out(g, taker, agent)
        went_in(g, taker, agent)

    def lapse(self, g: Avenue, taker: int, b: int) -> None:
        g.revealed += 1
        nothing_happens(g)

    def say(self, g: Avenue, taker: int, b: int, agent: int) -> Said:
        return Said(say.SHOW_PAIR, [agent])

    def barred(self, g: Avenue, taker: int, b: int) -> list[Bar]:
        hand = g.hands[taker]
        single = [agent for agent in names_in(hand) if hand.count(agent) == 1]
        return [Bar(Said(say.SHOW_PAIR, [agent]), "no-pair", "4.7") for agent in single]


# ---------------------------------------------------------------- 4.9 end


class EndStep(Step[Avenue]):
    """Only here can the game end. Both sides good: the active one wins (4.9, R5, R8)."""

    def run(self, g: Avenue, side: int, b: int) -> None:
        for winner in (side, 1 - side):
            reason = g.good(winner)
            if reason != NOTHING:
                win(g, winner, reason)
                return
        if not g.deck and not g.can_play(1 - side):
            win(g, side if g.lead(side) >= 0 else 1 - side, OUT_OF_CARDS)
            return
        g.turn += 1
        g.then([TURN(1 - side)])


def win(g: Avenue, side: int, reason: int) -> None:
    """Team-mates win together (5)."""
    g.tell(say.WON, side)
    g.finish(sum([1 << seat for seat in g.members[side]]), reason)


TURN: Final = TurnStep()
PLAY: Final = PlayStep()
OFFER: Final = OfferChoice()
EARLY_SWAP: Final = EarlySwapChoice()
ORDER: Final = OrderChoice()
FACE_UP: Final = FaceUpChoice()
FACE_DOWN: Final = FaceDownChoice()
REFILL: Final = RefillStep()
CHOOSE: Final = ChooseChoice()
MARKET: Final = MarketStep()
TAKE_CARD: Final = TakeCardChoice()
PUT_AWAY: Final = PutAwayStep()
RECRUIT_AGAIN: Final = RecruitAgainChoice()
END: Final = EndStep()

#: An instant is a step of its own name.
INSTANTS: Final[dict[int, Step[Avenue]]] = {
    OUTPOST: OutpostStep(),
    SMOKE_SCREEN: SmokeScreenStep(),
    MIND_CONTROL: MindControlChoice(),
    DOUBLE_TROUBLE: DoubleTroubleChoice(),
    SURVEILLANCE_TRUCK: SurveillanceTruckStep(),
    SECRET_RECRUIT: SecretRecruitChoice(),
    SPYCATION: SpycationChoice(),
}
