"""The black market (4.7): taking a card, and the seven instants."""

from __future__ import annotations

from typing import Final

from undercover.games.agent_avenue import phrases as say
from undercover.games.agent_avenue import things
from undercover.games.agent_avenue.acts import REFILL, came_out, join_row, leave_hand, move, names_in, went_in
from undercover.games.agent_avenue.table import NOTHING, Avenue
from undercover.table.agenda import Choice, Step
from undercover.table.native import Row, append, count, i64, index, pop, vec
from undercover.table.rows import with_row
from undercover.table.story import Bar, first, second

#: Instants of which everybody learns something about the taker's hand: whether the taker is asked.
TELLING: Final = vec[i64]([things.DOUBLE_TROUBLE, things.SECRET_RECRUIT])


class MarketStep(Step[Avenue]):
    """A side that has landed on a market space takes a card, if there is one (4.7, R20, R24, R25)."""

    def run(self, g: Avenue, side: i64, b: i64) -> None:
        if len(g.supply) > 0:
            g.then(TAKE_CARD.of(g.speaker(side)))
        else:
            g.tell(say.MARKET_EMPTY, side)


class TakeCardChoice(Choice[Avenue]):
    """One face-up card must be taken; a team also says whose hand it is for, if it uses a hand (4.7, D7, R29)."""

    def options(self, g: Avenue, seat: i64, b: i64) -> Row:
        members = g.members[g.side_of(seat)]
        found = vec[i64]()
        for card in g.supply:
            if len(members) > 1 and g.box.needs_hand[card]:
                for member in members:
                    found = append(found, say.MARKET_FOR.of(card, member))
            else:
                found = append(found, say.MARKET.of(card))
        return found

    def choose(self, g: Avenue, seat: i64, b: i64, option: i64) -> None:
        card = first(option)
        taker = second(option) if say.MARKET_FOR.names(option) else seat
        side = g.side_of(seat)
        if card in TELLING:
            g.revealed += 1
        if g.box.instant[card]:
            g.taken = card
            g.then(INSTANTS[card].of(taker))
        else:
            g.ongoing = with_row(g.ongoing, side, append(g.ongoing[side][:], card))
        g.tell(say.TOOK, side, taker, card)
        fill_gap(g, index(g.supply, card))


def fill_gap(g: Avenue, place: i64) -> None:
    """The place in the supply is filled at once; without a market deck the supply shrinks (R20)."""
    if len(g.market_deck) == 0:
        g.supply, _taken = pop(g.supply, place)
        return
    g.market_deck, card = pop(g.market_deck)
    g.supply[place] = card
    g.revealed += 1
    g.tell(say.TURNED_UP, card)


def recruit(g: Avenue, taker: i64, agent: i64) -> None:
    """Recruiting by an instant: into the row, move, refill the hand, then perhaps the next market card (4.7, R26)."""
    side = g.side_of(taker)
    join_row(g, side, agent)
    if move(g, side, g.paces(side, agent)):
        g.then(MARKET.of(side))
    g.then(REFILL.of(taker), PUT_AWAY.of())


def recruit_from_hand(g: Avenue, taker: i64, agent: i64) -> None:
    leave_hand(g, taker, agent)
    came_out(g, taker, agent)
    g.revealed += 1
    recruit(g, taker, agent)


def nothing_happens(g: Avenue) -> None:
    """An instant that cannot be carried out does nothing and is put away (4.7, R21)."""
    g.tell(say.NO_EFFECT, g.taken)
    g.then(PUT_AWAY.of())


class PutAwayStep(Step[Avenue]):
    """An instant that was carried out goes to the market discard (4.7)."""

    def run(self, g: Avenue, a: i64, b: i64) -> None:
        g.discard = append(g.discard, g.taken)
        g.taken = NOTHING


class OutpostStep(Step[Avenue]):
    """Recruit a Sentinel from the taker's hand, if there is one (4.7, R44)."""

    def run(self, g: Avenue, taker: i64, b: i64) -> None:
        if things.SENTINEL in g.hands[taker]:
            recruit_from_hand(g, taker, things.SENTINEL)
        else:
            g.revealed += 1
            nothing_happens(g)


class SmokeScreenStep(Step[Avenue]):
    """Recruit the top card of the agent deck, whatever it is (4.7)."""

    def run(self, g: Avenue, taker: i64, b: i64) -> None:
        if len(g.deck) == 0:
            nothing_happens(g)
            return
        g.revealed += 1
        g.deck, agent = pop(g.deck)
        recruit(g, taker, agent)


class SurveillanceTruckStep(Step[Avenue]):
    """Move forward 1 (4.7)."""

    def run(self, g: Avenue, taker: i64, b: i64) -> None:
        side = g.side_of(taker)
        if move(g, side, g.box.amount[things.SURVEILLANCE_TRUCK]):
            g.then(MARKET.of(side))
        g.then(PUT_AWAY.of())


class Instant(Choice[Avenue]):
    """An instant that asks its taker something; without anything to choose from it does nothing (4.7, R21)."""

    def lapse(self, g: Avenue, taker: i64, b: i64) -> None:
        if g.taken in TELLING:
            g.revealed += 1
        nothing_happens(g)


class MindControlChoice(Instant):
    """Take an agent out of the opponent's row into the taker's hand; nobody moves (4.7, D8, R27)."""

    def options(self, g: Avenue, taker: i64, b: i64) -> Row:
        row = g.row(1 - g.side_of(taker))
        return vec[i64]([say.ABDUCT.of(agent) for agent in range(things.AGENTS) if row[agent]])

    def choose(self, g: Avenue, taker: i64, b: i64, option: i64) -> None:
        rival, agent = 1 - g.side_of(taker), first(option)
        g.recruit(rival, agent, -1)
        went_in(g, taker, agent)
        g.tell(say.ABDUCTED, taker, rival, agent)
        g.then(PUT_AWAY.of())


class SpycationChoice(Instant):
    """Take an agent out of the own row back into the taker's hand; no move (4.7, D9)."""

    def options(self, g: Avenue, taker: i64, b: i64) -> Row:
        row = g.row(g.side_of(taker))
        return vec[i64]([say.CALL_BACK.of(agent) for agent in range(things.AGENTS) if row[agent]])

    def choose(self, g: Avenue, taker: i64, b: i64, option: i64) -> None:
        agent = first(option)
        g.recruit(g.side_of(taker), agent, -1)
        went_in(g, taker, agent)
        g.tell(say.CALLED_BACK, taker, agent)
        g.then(RECRUIT_AGAIN.of(taker, agent))


class RecruitAgainChoice(Choice[Avenue]):
    """That same agent may be recruited again at once (4.7, D10, R28)."""

    def options(self, g: Avenue, taker: i64, agent: i64) -> Row:
        return vec[i64]([say.RECRUIT_AGAIN.of(agent), say.KEEP.of(agent)])

    def choose(self, g: Avenue, taker: i64, agent: i64, option: i64) -> None:
        if say.RECRUIT_AGAIN.names(option):
            recruit_from_hand(g, taker, agent)
        else:
            g.then(PUT_AWAY.of())


class SecretRecruitChoice(Instant):
    """Recruit an agent from the taker's hand whose name the side's row lacks (4.7, D11, R38)."""

    def options(self, g: Avenue, taker: i64, b: i64) -> Row:
        row = g.row(g.side_of(taker))
        return vec[i64]([say.RECRUIT_SECRETLY.of(agent) for agent in names_in(g.hands[taker]) if row[agent] == 0])

    def choose(self, g: Avenue, taker: i64, b: i64, option: i64) -> None:
        recruit_from_hand(g, taker, first(option))

    def barred(self, g: Avenue, taker: i64, b: i64) -> list[Bar]:
        row = g.row(g.side_of(taker))
        known = [agent for agent in names_in(g.hands[taker]) if row[agent]]
        return [Bar(say.RECRUIT_SECRETLY.of(agent), "already-in-row", "R38") for agent in known]


class DoubleTroubleChoice(Instant):
    """Show two cards of one name from the taker's hand; recruit one, keep the other (4.7, D12)."""

    def options(self, g: Avenue, taker: i64, b: i64) -> Row:
        hand = g.hands[taker]
        return vec[i64]([say.SHOW_PAIR.of(agent) for agent in names_in(hand) if count(hand, agent) > 1])

    def choose(self, g: Avenue, taker: i64, b: i64, option: i64) -> None:
        agent = first(option)
        g.tell(say.SHOWED_PAIR, taker, agent)
        recruit_from_hand(g, taker, agent)
        leave_hand(g, taker, agent)
        came_out(g, taker, agent)
        went_in(g, taker, agent)

    def barred(self, g: Avenue, taker: i64, b: i64) -> list[Bar]:
        hand = g.hands[taker]
        single = [agent for agent in names_in(hand) if count(hand, agent) == 1]
        return [Bar(say.SHOW_PAIR.of(agent), "no-pair", "4.7") for agent in single]


MARKET: Final = MarketStep()
TAKE_CARD: Final = TakeCardChoice()
PUT_AWAY: Final = PutAwayStep()
RECRUIT_AGAIN: Final = RecruitAgainChoice()

#: An instant is a step of its own name.
INSTANTS: Final[dict[int, Step[Avenue]]] = {
    things.OUTPOST: OutpostStep(),
    things.SMOKE_SCREEN: SmokeScreenStep(),
    things.MIND_CONTROL: MindControlChoice(),
    things.DOUBLE_TROUBLE: DoubleTroubleChoice(),
    things.SURVEILLANCE_TRUCK: SurveillanceTruckStep(),
    things.SECRET_RECRUIT: SecretRecruitChoice(),
    things.SPYCATION: SpycationChoice(),
}
