"""What is good at Agent Avenue, judged from what one seat knows. The unit is one space of lead.

The rules themselves say, on copies of the table, how far an agent moves whom and who would win. What is hidden is
weighed by the agents the seat has not seen, never by where they lie in the world it imagines.
"""

from __future__ import annotations

from math import exp
from typing import Final

from undercover.games.agent_avenue import phrases as say
from undercover.games.agent_avenue.acts import join_row, move, names_in
from undercover.games.agent_avenue.table import NOTHING, Avenue
from undercover.games.agent_avenue.things import (
    AGENTS,
    DOUBLE_TROUBLE,
    MIND_CONTROL,
    OUTPOST,
    SECRET_RECRUIT,
    SENTINEL,
    SMOKE_SCREEN,
    SPYCATION,
    SURVEILLANCE_TRUCK,
)
from undercover.games.agent_avenue.unseen import another, mean, total, unseen, weighed
from undercover.table.native import Floats, Row, append, count, fill, i64, remove, vec
from undercover.table.story import first, phrase_of, second

# The weights were found by letting variants play each other and the random bot.

#: A game won. More than any lead, but not so much that a remote chance of it outweighs everything else.
WIN: Final = 20.0
#: How much the agents still to come count against the spaces already gained.
PROMISE: Final = 1.5
#: A lead grows heavier as it nears the catch.
NEAR: Final = 0.12
#: A visit to the black market.
MARKET: Final = 1.5
#: A swap used up.
SWAP: Final = 0.4
#: How far apart two choices must be for an opponent to see clearly which is better.
DOUBT: Final = 4.0
#: How far the two cards of an offer must suit the one who made it before they are suspected more than any others.
TRUST: Final = 10.0
#: Not worked out yet, for each agent, for each two of them, and for each set of them.
UNKNOWN: Final = -1e9
BLANK: Final = vec[float]([UNKNOWN] * AGENTS)
BLANK_PAIRS: Final = vec[float]([UNKNOWN] * (AGENTS * AGENTS))
BLANK_SETS: Final = vec[float]([UNKNOWN] * (1 << AGENTS))


def judge(g: Avenue, seat: i64, options: list[int]) -> list[float]:
    """What each of these options is worth to the seat."""
    eye = Eye(g, seat)
    return [eye.value(option) for option in options]


class Eye:
    """One seat's look at the table, with an eye to its chances."""

    def __init__(self, g: Avenue, seat: i64) -> None:
        self.g = g
        self.seat: i64 = seat
        self.side: i64 = g.side_of(seat)
        self.hand: Row = g.hands[seat]
        #: How many agents of each name the seat has not seen, and how many the others cannot place.
        self.unseen: Row = unseen(g, seat)
        self.hidden: float = max(1.0, total(self.unseen))
        self.secret: Row = vec[i64]([self.unseen[agent] + count(self.hand, agent) for agent in range(AGENTS)])
        #: A table to try things on, left as it was found.
        self.trial: Avenue = g.copy()
        #: What it is worth when this side recruits one agent and the other side another: AGENTS * mine + theirs.
        self.worths: Floats = BLANK_PAIRS[:]
        #: What an offer is worth: AGENTS * up + down; and the best one with agents of these names.
        self.offers: Floats = BLANK_PAIRS[:]
        self.best: Floats = BLANK_SETS[:]
        #: How likely the other side takes a face-up card of each name.
        self.taken: Floats = BLANK[:]
        #: What the row of each side promises once it has one more agent of each name, green's first.
        self.promises: Floats = BLANK_PAIRS[: 2 * AGENTS]
        #: What one more agent of each name would do for the row of each side as it is.
        self.more: Floats = BLANK_PAIRS[: 2 * AGENTS]

    def worth(self, mine: i64, theirs: i64) -> float:
        """What it is worth when this side recruits one agent and the other side another."""
        at = AGENTS * mine + theirs
        if self.worths[at] == UNKNOWN:
            h, side = self.trial, self.side
            green, blue = h.steps[0], h.steps[1]
            promise = self.promise_with(side, mine) - self.promise_with(1 - side, theirs)
            claims = self.gain(h, side, mine) - self.gain(h, 1 - side, theirs)
            self.worths[at] = self.valued(h, claims, promise)
            h.recruit(side, mine, -1)
            h.recruit(1 - side, theirs, -1)
            h.steps[0], h.steps[1] = green, blue
        return self.worths[at]

    def value(self, option: i64) -> float:
        agent = first(option)
        kind = phrase_of(option)
        if kind is say.OFFER:
            return self.offer(agent, second(option))
        if kind is say.TAKE:
            return self.take(agent)
        if kind is say.SWAP:
            return self.swap(agent)
        if kind is say.LAY_UP:
            return self.lay_up(agent)
        if kind is say.LAY_DOWN:
            return self.offer(self.g.up, agent)
        if kind is say.DONE:
            return self.best_up(self.hand)
        if kind is say.FIRST:
            return self.open_offer(agent)
        return self.market_value(option)

    def market_value(self, option: i64) -> float:
        card = first(option)
        kind = phrase_of(option)
        if kind is say.MARKET:
            return self.market(card, self.seat)
        if kind is say.MARKET_FOR:
            return self.market(card, second(option))
        if kind is say.ABDUCT:
            return self.abduct(card)
        if kind is say.CALL_BACK:
            return self.call_back(card)
        if kind is say.KEEP:
            return self.standing()
        return self.recruited(card)

    # -- the offer (4.2, 4.3)

    def offer(self, up: i64, down: i64) -> float:
        """What laying these two is worth, when the other side may take either and sees only one."""
        at = AGENTS * up + down
        if self.offers[at] == UNKNOWN:
            taken = self.takes_up(up)
            self.offers[at] = taken * self.worth(down, up) + (1 - taken) * self.worth(up, down)
        return self.offers[at]

    def best_offer(self, hand: Row) -> float:
        names: i64 = 0
        for agent in hand:
            names |= i64(1) << agent
        if self.best[names] == UNKNOWN:
            for up in hand:
                for down in hand:
                    if up != down or names == i64(1) << up:
                        self.best[names] = max(self.best[names], self.offer(up, down))
        return self.best[names]

    def lay_up(self, up: i64) -> float:
        """The partner will add a card nobody knows yet."""
        return mean(another(self.unseen, up), vec[float]([self.offer(up, down) for down in range(AGENTS)]))

    def best_up(self, hand: Row) -> float:
        return max([self.lay_up(agent) for agent in hand])

    def best_down(self, up: i64, hand: Row) -> float:
        names = names_in(hand)
        return max([self.offer(up, agent) for agent in names if agent != up or len(names) == 1])

    def swap(self, agent: i64) -> float:
        """The best that can be laid after drawing any of the unseen agents, less the swap."""
        kept = remove(self.hand[:], agent)
        best = BLANK[:]
        for drawn in range(AGENTS):
            if self.unseen[drawn] != 0:
                best[drawn] = self.best_laid(append(kept[:], drawn))
        return mean(self.unseen, best) - SWAP

    def best_laid(self, hand: Row) -> float:
        decision = self.g.top().name
        if decision == "offer":
            return self.best_offer(hand)
        return self.best_down(self.g.up, hand) if decision == "face_down" else self.best_up(hand)

    def open_offer(self, opener: i64) -> float:
        """Whether the own hand is better at opening an offer or at completing one."""
        if opener == self.seat:
            return self.best_up(self.hand)
        return mean(self.unseen, vec[float]([self.best_down(up, self.hand) for up in range(AGENTS)]))

    def takes_up(self, up: i64) -> float:
        """How likely the other side takes this face-up card, guessing at the face-down one as well as it can."""
        if self.taken[up] == UNKNOWN:
            guesses = another(self.secret, up)
            taken, left = BLANK[:], BLANK[:]
            for down in range(AGENTS):
                if guesses[down] != 0:
                    taken[down], left[down] = self.worth(down, up), self.worth(up, down)
            self.taken[up] = 1 / (1 + exp((mean(guesses, taken) - mean(guesses, left)) / DOUBT))
        return self.taken[up]

    # -- the choice (4.5)

    def take(self, which: i64) -> float:
        """What may lie face down beside the open card: the more likely, the less either choice would please us."""
        up = self.g.up
        weights = BLANK[:]
        guesses = another(self.unseen, up)
        for down in range(AGENTS):
            mine, theirs = self.worth(up, down), self.worth(down, up)
            weights[down] = float(guesses[down]) * exp(-(mine + theirs) / 2 / TRUST)
        return self.take_by(which, weights)

    def take_by(self, which: i64, weights: Floats) -> float:
        """What a card of the offer is worth, if each agent lies face down as likely as this."""
        up, values = self.g.up, BLANK[:]
        for down in range(AGENTS):
            values[down] = self.worth(up, down) if which == say.FACE_UP else self.worth(down, up)
        return weighed(weights, values)

    # -- the black market (4.7)

    def market(self, card: i64, taker: i64) -> float:
        g = self.g
        if not g.box.instant[card]:
            h = g.copy()
            h.ongoing = h.ongoing[:]
            h.ongoing[self.side] = append(h.ongoing[self.side][:], card)
            return self.judged(h, 0)
        if card == SURVEILLANCE_TRUCK:
            h = g.copy()
            claim: i64 = 1 if move(h, self.side, g.box.amount[SURVEILLANCE_TRUCK]) else 0
            return self.judged(h, claim)
        if card == SMOKE_SCREEN:
            return mean(self.unseen, vec[float]([self.recruited(agent) for agent in range(AGENTS)]))
        return self.best_of(card) if taker == self.seat or card in BY_ROW else self.for_partner(card)

    def best_of(self, card: i64) -> float:
        """The best that can be done with an instant; one that can do nothing leaves everything as it is."""
        g = self.g
        values: list[float] = []
        for agent in range(AGENTS):
            held = count(self.hand, agent)
            if card == MIND_CONTROL and g.recruited(1 - self.side, agent):
                values.append(self.abduct(agent))
            elif card == SPYCATION and g.recruited(self.side, agent):
                values.append(self.call_back(agent))
            elif (
                (card == OUTPOST and held and agent == SENTINEL)
                or (card == SECRET_RECRUIT and held and not g.recruited(self.side, agent))
                or (card == DOUBLE_TROUBLE and held > 1)
            ):
                values.append(self.recruited(agent))
        return max(values) if values else self.standing()

    def for_partner(self, card: i64) -> float:
        """A card for a hand one does not see: it works about as often as it would for a hand dealt from the unseen."""
        fitting = fill(0, AGENTS)
        for agent in range(AGENTS):
            if agent == SENTINEL if card == OUTPOST else not self.g.recruited(self.side, agent):
                fitting[agent] = self.unseen[agent]
        if not total(fitting):
            return self.standing()
        holds = 1 - (1 - total(fitting) / total(self.unseen)) ** 3
        gain = mean(fitting, vec[float]([self.recruited(agent) for agent in range(AGENTS)]))
        return holds * gain + (1 - holds) * self.standing()

    def abduct(self, agent: i64) -> float:
        h = self.g.copy()
        h.recruit(1 - self.side, agent, -1)
        return self.judged(h, 0)

    def call_back(self, agent: i64) -> float:
        h = self.g.copy()
        h.recruit(self.side, agent, -1)
        kept = self.judged(h, 0)
        claims = self.gain(h, self.side, agent)
        return max(kept, self.judged(h, claims))

    # -- positions

    def recruited(self, agent: i64) -> float:
        """The position after this side has recruited the agent and moved."""
        h = self.g.copy()
        claims = self.gain(h, self.side, agent)
        return self.judged(h, claims)

    def gain(self, h: Avenue, side: i64, agent: i64) -> i64:
        """A side recruits and moves; 1 if that leads it to the market."""
        join_row(h, side, agent)
        return 1 if move(h, side, h.paces(side, agent)) else 0

    def standing(self) -> float:
        return self.judged(self.g, 0)

    def judged(self, h: Avenue, claims: i64) -> float:
        return self.valued(h, claims, self.promise(h, self.side) - self.promise(h, 1 - self.side))

    def valued(self, h: Avenue, claims: i64, promise: float) -> float:
        """What a table is worth to a side: won, lost, or the lead and what the rows promise."""
        if h.good(h.active) != NOTHING:
            return WIN if h.active == self.side else -WIN
        if h.good(1 - h.active) != NOTHING:
            return -WIN if h.active == self.side else WIN
        lead = float(h.lead(self.side))
        visits = MARKET * float(claims) if len(h.supply) > 0 else 0.0
        return lead + NEAR * lead * abs(lead) + PROMISE * promise + visits

    def promise_with(self, side: i64, agent: i64) -> float:
        """What the row of a side promises once it has this agent."""
        at = AGENTS * side + agent
        if self.promises[at] == UNKNOWN:
            self.trial.recruit(side, agent, 1)
            more = self.steady_more(side, agent) if len(self.g.ongoing[side]) == 0 else self.each_more(self.trial, side)
            self.promises[at] = mean(self.unseen, more)
            self.trial.recruit(side, agent, -1)
        return self.promises[at]

    def promise(self, h: Avenue, side: i64) -> float:
        """What the next agent would do for this row, on average."""
        return mean(self.unseen, self.each_more(h, side))

    def each_more(self, h: Avenue, side: i64) -> Floats:
        """What one more agent of each name would do for a row."""
        found = BLANK[:]
        for agent in range(AGENTS):
            if self.unseen[agent] != 0:
                found[agent] = self.one_more(h, side, agent)
        return found

    def steady_more(self, side: i64, recruit: i64) -> Floats:
        """The same for the trial's row with a recruit: without cards of the market that changes nothing for agents of
        another name, unless the game is over with it, and then nobody asks what the row promises."""
        if self.more[AGENTS * side] == UNKNOWN:
            self.trial.recruit(side, recruit, -1)
            for agent in range(AGENTS):
                self.more[AGENTS * side + agent] = self.one_more(self.trial, side, agent)
            self.trial.recruit(side, recruit, 1)
        found = self.more[AGENTS * side : AGENTS * side + AGENTS]
        found[recruit] = self.one_more(self.trial, side, recruit)
        return found

    def one_more(self, h: Avenue, side: i64, agent: i64) -> float:
        """What one more agent would do for a row: its move, or the end of the game; and then the one after it."""
        found, weight = 0.0, 1.0
        added: i64 = 0
        while added < 2:
            added += 1
            h.recruit(side, agent, 1)
            if h.fails(side):
                found -= weight * WIN
                break
            if h.wins(side) != NOTHING:
                found += weight * WIN
                break
            found += weight * float(h.paces(side, agent))
            weight *= float(self.unseen[agent]) / self.hidden
        h.recruit(side, agent, -added)
        return found


#: Instants that use rows, not hands.
BY_ROW: Final = vec[i64]([MIND_CONTROL, SPYCATION])
