"""What a seat may believe about the others, weighed from what it knows: its own memory, the cards that are still
unseen, facts about rows picked up, and, with some caution, what the others claim."""

from __future__ import annotations

from typing import Final, NamedTuple

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.memory import COUNT, COUNT_BITS
from undercover.games.good_cop_bad_cop.table import FULL_ROW, NOTHING, Precinct
from undercover.games.good_cop_bad_cop.talk import NOTED
from undercover.games.good_cop_bad_cop.things import AGENT, CROOKED, HONEST, KINDS, KINGPIN, ROW
from undercover.table.native import Row, append, count, fill, i64, vec
from undercover.table.story import second

#: How much likelier a card is what somebody says it is, at most: if the speaker is sure to be on one's own team.
TRUST: Final = 3.0


class Belief(NamedTuple):
    """How likely somebody is Honest, holds the Agent, holds the Kingpin."""

    honest: float
    agent: float
    kingpin: float

    def on(self, team: int) -> float:
        return self.honest if team == HONEST else 1 - self.honest

    def leads(self, team: int) -> float:
        return self.agent if team == HONEST else self.kingpin


class Odds:
    """What one seat knows of all rows, and what it has heard."""

    def __init__(self, g: Precinct, seat: i64) -> None:
        self.g: Final = g
        self.seat: i64 = seat
        #: The kind at each place of the rows, or NOTHING where the seat does not know it.
        self.kinds: Row = kinds_at(g, seat)
        self.unseen: Row = unseen(g, self.kinds)
        #: What others say of the card at each place, and how much likelier that makes it.
        self.said: Row = fill(NOTHING, ROW * g.seats)
        self.likelier: list[float] = [1.0 for _ in range(ROW * g.seats)]

    def beliefs(self) -> list[Belief]:
        """One for each player. First without what they claim; then claims count as much as their speakers are
        trusted."""
        trusted = [Weighing(self, player).belief() for player in range(self.g.seats)]
        if len(self.g.claims) == 0:
            return trusted
        self.hear(trusted)
        return [Weighing(self, player).belief() for player in range(self.g.seats)]

    def hear(self, trusted: list[Belief]) -> None:
        """What others say of cards, with the trust in them; the last word about a card counts."""
        g, mine = self.g, self.g.team(self.seat)
        for at in range(i64(0), len(g.claims), NOTED):
            speaker, claim, token = g.claims[at + 1], g.claims[at + 2], g.claims[at + 3]
            about = say.SAY_SAW_CARD.names(claim) or say.SAY_OWN_CARD.names(claim)
            if about and speaker != self.seat and token in g.tokens:
                trust = trusted[speaker].on(mine)
                for place in range(ROW * g.seats):
                    if g.tokens[place] == token:
                        self.said[place] = second(claim)
                        self.likelier[place] = 1 + (TRUST - 1) * trust * trust


def kinds_at(g: Precinct, seat: i64) -> Row:
    """What the seat knows to lie at each place of the rows; NOTHING where it knows nothing."""
    found = fill(NOTHING, ROW * g.seats)
    for place in range(ROW * g.seats):
        if g.known[place] >> seat & 1 != 0:
            found[place] = g.cards[place]
    return found


def unseen(g: Precinct, kinds: Row) -> Row:
    """How many cards of each kind the seat has not seen."""
    ordinary = g.box.ordinary[g.seats]
    left = vec[i64]([count(ordinary, HONEST), count(ordinary, CROOKED), 1, 1])
    for kind in kinds:
        if kind != NOTHING:
            left[kind] -= 1
    for kind in g.removed:
        left[kind] -= 1
    return left


class Weighing:
    """Every row a player could have, with its weight: cards are drawn one after the other from the unseen ones."""

    def __init__(self, odds: Odds, player: i64) -> None:
        g = odds.g
        self.odds: Final = odds
        self.row: Row = g.row(player)
        self.wounded: bool = g.wounded >> player & 1 != 0
        self.planted: bool = g.planted == player
        #: How many cards of each kind may still be drawn, and how many of them are somewhere in this row for sure.
        self.left: Row = odds.unseen[:]
        self.here: Row = fill(0, KINDS)
        self.drawn: Row = fill(0, KINDS)
        self.total = 0.0
        self.honest = 0.0
        self.agent = 0.0
        self.kingpin = 0.0
        self.heed_facts(player)

    def heed_facts(self, player: i64) -> None:
        """Kinds that are somewhere in this row, and kinds that are somewhere else, by facts that leave no doubt."""
        g = self.odds.g
        own = FULL_ROW << ROW * player
        for n in range(len(g.facts_of)):
            places = g.facts_at[n] & (1 << ROW * g.seats) - 1
            if g.facts_of[n] == self.odds.seat and places != 0:
                for kind in range(KINDS):
                    many = g.facts_are[n] >> COUNT_BITS * kind & COUNT
                    if places & ~own == 0:
                        self.here[kind] += many
                    elif places & own == 0:
                        self.left[kind] -= many

    def belief(self) -> Belief:
        self.draw(0, 1.0, vec[i64]())
        total = self.total
        return Belief(self.honest / total, self.agent / total, self.kingpin / total) if total else Belief(0.5, 0.0, 0.0)

    def draw(self, at: i64, weight: float, row: Row) -> None:
        if at == len(self.row):
            self.count(row, weight)
            return
        place = self.row[at]
        known = self.odds.kinds[place]
        if known != NOTHING:
            self.draw(at + 1, weight, append(row[:], known))
            return
        for kind in range(KINDS):
            if self.left[kind] > 0:
                more = weight * float(self.left[kind])
                if self.odds.said[place] == kind:
                    more *= self.odds.likelier[place]
                self.left[kind] -= 1
                self.drawn[kind] += 1
                self.draw(at + 1, more, append(row[:], kind))
                self.left[kind] += 1
                self.drawn[kind] -= 1

    def count(self, row: Row, weight: float) -> None:
        if not self.fits(row):
            return
        self.total += weight
        if team_of(row, self.planted) == HONEST:
            self.honest += weight
        if AGENT in row:
            self.agent += weight
        if KINGPIN in row:
            self.kingpin += weight

    def fits(self, row: Row) -> bool:
        """Nobody holds both leaders, a wounded player holds one, and what was in the row is in it."""
        agent, kingpin = AGENT in row, KINGPIN in row
        if (agent and kingpin) or (self.wounded and not agent and not kingpin):
            return False
        return all(self.drawn[kind] >= self.here[kind] for kind in range(KINDS))


def team_of(row: Row, planted: bool) -> i64:
    if AGENT in row:
        return HONEST
    if KINGPIN in row:
        return CROOKED
    crooked = count(row, CROOKED) > count(row, HONEST)
    return CROOKED if crooked != planted else HONEST
