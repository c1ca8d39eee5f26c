"""The commands of the faction agents (7.1).

The second argument of a command's frame is its source, the place of the card that bears the text, and the chain: the
cards whose text is already being used, one bit each. What a command could hit is a set of places, one bit each.
"""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.acts import operate, revive, swap
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import DEAD, NOBODY, SLOTS
from undercover.table.agenda import OpenChoice
from undercover.table.native import Row, append, i64, room
from undercover.table.sets import bit, each, lowest
from undercover.table.story import Bar, Phrase, first, second

#: A frame's second argument: the place in the lowest bits, the chain above.
PLACE_BITS: Final[i64] = 6
PLACE: Final[i64] = 63


def command(g: Factions, performer: i64, place: i64, chain: i64) -> i64:
    """The frame in which the performer carries out the command of the card at this place; it joins the chain (6.3)."""
    agent = g.rows[place]
    return COMMANDS[agent >> 2].of(performer, place | (chain | 1 << (agent >> 1)) << PLACE_BITS)


def performable(g: Factions, performer: i64, place: i64, chain: i64) -> bool:
    """Whether the performer could hit anything with the command of this living agent (5.1)."""
    agent = g.rows[place]
    return COMMANDS[agent >> 2].possible(g, performer, place, chain | 1 << (agent >> 1))


# ---------------------------------------------------------------- sets of places


def everybody(g: Factions, faction: i64) -> i64:
    """The places of all agents of a row, living and dead."""
    return (bit(g.length(faction)) - 1) << SLOTS * faction


def living(g: Factions, faction: i64) -> i64:
    found: i64 = 0
    here: i64 = 1
    rows = g.rows
    for place in range(SLOTS * faction, SLOTS * faction + SLOTS):
        agent = rows[place]
        if agent == NOBODY:
            break
        if agent < DEAD:
            found += here
        here *= 2
    return found << SLOTS * faction


def dead(g: Factions, faction: i64) -> i64:
    return everybody(g, faction) & ~living(g, faction)


def beside(source: i64) -> i64:
    """The places next to the source, in its row or beyond its end."""
    return bit(source, 0b101) >> 1


def apart(g: Factions, source: i64, chain: i64) -> i64:
    """All places but the source, those next to it, and those whose own text has led here (R10)."""
    return ~(bit(source, 0b111) >> 1 | borrowers(g, source, chain))


def borrowers(g: Factions, source: i64, chain: i64) -> i64:
    """The agents whose text is being used besides the source's. All of a chain lie in one row."""
    found: i64 = 0
    others = chain & ~bit(g.rows[source] >> 1)
    if others:
        for place in each(living(g, source // SLOTS)):
            if in_chain(g, place, others):
                found |= bit(place)
    return found


def pointed(phrase: Phrase, places: i64) -> Row:
    """An option for each place."""
    return with_places(room(), phrase, places)


def with_places(found: Row, phrase: Phrase, places: i64) -> Row:
    while places:
        found = append(found, phrase.of(lowest(places)))
        places &= places - 1
    return found


def bars(phrase: Phrase, places: i64, reason: str, clause: str) -> list[Bar]:
    return [Bar(option, reason, clause) for option in pointed(phrase, places)]


# ---------------------------------------------------------------- commands


class Command(OpenChoice[Factions]):
    """What a card tells its performer to do."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__()
        self.phrase: Final = phrase

    def targets(self, g: Factions, seat: i64, source: i64, chain: i64) -> i64:
        """The places it could hit."""
        raise NotImplementedError  # abstract

    def possible(self, g: Factions, seat: i64, source: i64, chain: i64) -> bool:
        """Whether at least one complete legal choice exists (5.1)."""
        return self.targets(g, seat, source, chain) != 0

    def options(self, g: Factions, seat: i64, b: i64) -> Row:
        return pointed(self.phrase, self.targets(g, seat, b & PLACE, b >> PLACE_BITS))


class OneAgent(Command):
    """One agent is killed, turned or extracted (5.2)."""

    def reached(self, g: Factions, seat: i64, source: i64) -> i64:
        """The faction the command speaks of."""
        raise NotImplementedError  # abstract

    def agents(self, g: Factions, faction: i64) -> i64:
        """Whom it can be done to: the dead can only be extracted (R44)."""
        return everybody(g, faction) if self.phrase is say.EXTRACT else living(g, faction)

    def targets(self, g: Factions, seat: i64, source: i64, chain: i64) -> i64:
        return self.agents(g, self.reached(g, seat, source))

    def choose(self, g: Factions, seat: i64, b: i64, option: i64) -> None:
        operate(g, seat, option)

    def barred(self, g: Factions, seat: i64, b: i64) -> list[Bar]:
        faction = self.reached(g, seat, b & PLACE)
        return bars(self.phrase, everybody(g, faction) & ~self.agents(g, faction), "dead", "R44")


class InOther(OneAgent):
    """One of the performer's OTHER faction (R7)."""

    def reached(self, g: Factions, seat: i64, source: i64) -> i64:
        return g.other(seat, source // SLOTS)


class InThis(OneAgent):
    """One of THIS faction that is not next to the card."""

    def reached(self, g: Factions, seat: i64, source: i64) -> i64:
        return source // SLOTS

    def targets(self, g: Factions, seat: i64, source: i64, chain: i64) -> i64:
        return super().targets(g, seat, source, chain) & apart(g, source, chain)

    def barred(self, g: Factions, seat: i64, b: i64) -> list[Bar]:
        source = b & PLACE
        borrowed = borrowers(g, source, b >> PLACE_BITS)
        near = self.agents(g, source // SLOTS) & beside(source) & ~borrowed
        own = [Bar(self.phrase.of(source), "own-text", "5.1"), *bars(self.phrase, borrowed, "own-text", "R10")]
        return own + bars(self.phrase, near, "adjacent", "5.1") + super().barred(g, seat, b)


class MarksmanChoice(InOther):
    """Kill a living agent in the performer's OTHER faction (7.1, R7)."""


class AssassinChoice(InThis):
    """Kill a living agent in THIS faction that is not next to the Assassin (7.1)."""


class AbductorChoice(InOther):
    """Extract any agent of the performer's OTHER faction (7.1)."""


class ExtractorChoice(InThis):
    """Extract any agent of THIS faction that is not next to the Extractor (7.1)."""


class HackerChoice(InOther):
    """Turn a living agent in the performer's OTHER faction (7.1)."""


class TemptressChoice(InThis):
    """Turn a living agent in THIS faction that is not next to the Temptress (7.1)."""


class SwapChoice(Command):
    """Let two agents, living or dead, exchange their slots; the second one is of the OTHER faction (5.2)."""

    def options(self, g: Factions, seat: i64, b: i64) -> Row:
        source = b & PLACE
        partners = each(everybody(g, g.other(seat, source // SLOTS)))
        found = room()
        for place in each(self.targets(g, seat, source, b >> PLACE_BITS)):
            for partner in partners:
                if place < partner or place // SLOTS != partner // SLOTS:
                    found = append(found, say.SWAP.of(place, partner))
        return found

    def choose(self, g: Factions, seat: i64, b: i64, option: i64) -> None:
        swap(g, seat, first(option), second(option))


class DecoyChoice(SwapChoice):
    """Swap an agent of THIS faction that is not next to the Decoy with any agent of the OTHER one (7.1, R6)."""

    def targets(self, g: Factions, seat: i64, source: i64, chain: i64) -> i64:
        return everybody(g, source // SLOTS) & apart(g, source, chain)

    def possible(self, g: Factions, seat: i64, source: i64, chain: i64) -> bool:
        return self.targets(g, seat, source, chain) != 0 and not g.deserted(g.other(seat, source // SLOTS))


class ActivistChoice(SwapChoice):
    """Swap any two agents of the performer's OTHER faction (7.1)."""

    def targets(self, g: Factions, seat: i64, source: i64, chain: i64) -> i64:
        return everybody(g, g.other(seat, source // SLOTS))

    def possible(self, g: Factions, seat: i64, source: i64, chain: i64) -> bool:
        return g.length(g.other(seat, source // SLOTS)) > 1


# ---------------------------------------------------------------- independents


class MedicChoice(Command):
    """Revive a dead agent in either of the performer's factions, facing either owner (7.1, R28)."""

    def targets(self, g: Factions, seat: i64, source: i64, chain: i64) -> i64:
        return dead(g, g.own[2 * seat]) | dead(g, g.own[2 * seat + 1])

    def options(self, g: Factions, seat: i64, b: i64) -> Row:
        found = room()
        for place in each(self.targets(g, seat, b & PLACE, b >> PLACE_BITS)):
            found = append(found, say.REVIVE.of(2 * place))
            found = append(found, say.REVIVE.of(2 * place + 1))
        return found

    def choose(self, g: Factions, seat: i64, b: i64, option: i64) -> None:
        end = first(option)
        revive(g, seat, end >> 1, end & 1)


class BorrowChoice(Command):
    """Perform another agent's command; distance and OTHER are then those of that card and of the performer (R8)."""

    def candidates(self, g: Factions, seat: i64, source: i64) -> i64:
        """The living agents the text speaks of."""
        raise NotImplementedError  # abstract

    def targets(self, g: Factions, seat: i64, source: i64, chain: i64) -> i64:
        """Those that are not in the chain and whose command can be performed (R9)."""
        found = self.candidates(g, seat, source)
        for place in range(source // SLOTS * SLOTS, source // SLOTS * SLOTS + SLOTS):
            if found >> place & 1 and (in_chain(g, place, chain) or not performable(g, seat, place, chain)):
                found ^= bit(place)
        return found

    def choose(self, g: Factions, seat: i64, b: i64, option: i64) -> None:
        place = first(option)
        g.tell(say.BORROWED, seat, g.card_at(place), place)
        g.then(command(g, seat, place, b >> PLACE_BITS))

    def barred(self, g: Factions, seat: i64, b: i64) -> list[Bar]:
        source, chain = b & PLACE, b >> PLACE_BITS
        refused = self.candidates(g, seat, source) & ~self.targets(g, seat, source, chain)
        return [
            Bar(say.BORROW.of(place), "in-chain", "R9")
            if in_chain(g, place, chain)
            else Bar(say.BORROW.of(place), "nothing-to-do", "R11")
            for place in each(refused)
        ]


def in_chain(g: Factions, place: i64, chain: i64) -> bool:
    """Whether the text of the living agent there is already being used."""
    return chain >> (g.rows[place] >> 1) & 1 != 0


class InfiltratorChoice(BorrowChoice):
    """Perform the command of a living agent next to the Infiltrator, whichever way it faces (7.1)."""

    def candidates(self, g: Factions, seat: i64, source: i64) -> i64:
        return living(g, source // SLOTS) & beside(source)


class JackOfAllTradesChoice(BorrowChoice):
    """Perform a command of THIS faction that faces the performer's opponent (7.1)."""

    def candidates(self, g: Factions, seat: i64, source: i64) -> i64:
        return facing(g, source // SLOTS, 1 - g.side(seat, source // SLOTS))


def facing(g: Factions, faction: i64, side: i64) -> i64:
    """The places of the living agents of a row whose command faces this owner."""
    found: i64 = 0
    for place in range(SLOTS * faction, SLOTS * faction + SLOTS):
        agent = g.rows[place]
        if agent < DEAD and agent & 1 == side:
            found |= bit(place)
    return found


def is_command(step: i64) -> bool:
    """Whether a step is one of the commands, which are numbered one after another."""
    return COMMANDS[0].number <= step <= COMMANDS[-1].number


#: By kind of agent.
COMMANDS: Final[list[Command]] = [
    MarksmanChoice(say.KILL),
    AssassinChoice(say.KILL),
    AbductorChoice(say.EXTRACT),
    ExtractorChoice(say.EXTRACT),
    HackerChoice(say.TURN),
    TemptressChoice(say.TURN),
    DecoyChoice(say.SWAP),
    ActivistChoice(say.SWAP),
    MedicChoice(say.REVIVE),
    InfiltratorChoice(say.BORROW),
    JackOfAllTradesChoice(say.BORROW),
]
