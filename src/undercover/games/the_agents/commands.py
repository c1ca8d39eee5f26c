"""The commands of the faction agents (7.1).

The second argument of a command's frame is its source, the place of the card that bears the text, and the chain: the
cards whose text is already being used, one bit each.
"""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.operations import agent_at, card_at, extract, kill, revive, swap, turn
from undercover.games.the_agents.table import Factions, alive
from undercover.games.the_agents.things import (
    ABDUCTOR,
    ACTIVIST,
    ASSASSIN,
    DEAD,
    DECOY,
    EXTRACTOR,
    HACKER,
    INFILTRATOR,
    MARKSMAN,
    MEDIC,
    TEMPTRESS,
)
from undercover.table.agenda import Choice, OpenChoice
from undercover.table.story import Bar, Phrase, Said

#: A frame's second argument: the place in the lowest bits, the chain above.
PLACE_BITS: Final = 6
PLACE: Final = 63
#: An option of a swap is place + partner << PLACE_BITS, of a revival place + facing << PLACE_BITS.


def command(g: Factions, performer: int, place: int, chain: int) -> int:
    """The frame in which the performer carries out the command of the card at this place; it joins the chain (6.3)."""
    agent = agent_at(g, place)
    return COMMANDS[agent >> 2](performer, place | (chain | 1 << (agent >> 1)) << PLACE_BITS)


def performable(g: Factions, performer: int, faction: int, slot: int, chain: int) -> bool:
    """Whether at least one complete legal choice exists for the command of this living agent (5.1)."""
    row = g.rows[faction]
    kind = row[slot] >> 2
    if kind in (MARKSMAN, HACKER):
        return alive(g.rows[g.other(performer, faction)])
    if kind in (ASSASSIN, TEMPTRESS):
        return (slot > 1 and alive(row[: slot - 1])) or alive(row[slot + 2 :])
    if kind == ABDUCTOR:
        return len(g.rows[g.other(performer, faction)]) > 0
    if kind == EXTRACTOR:
        return slot > 1 or slot + 2 < len(row)
    if kind == DECOY:
        return (slot > 1 or slot + 2 < len(row)) and len(g.rows[g.other(performer, faction)]) > 0
    if kind == ACTIVIST:
        return len(g.rows[g.other(performer, faction)]) > 1
    if kind == MEDIC:
        own = g.own[performer]
        return fallen(g.rows[own[0]]) or fallen(g.rows[own[1]])
    chain |= 1 << (row[slot] >> 1)
    if kind == INFILTRATOR:
        return (slot > 0 and borrowable(g, performer, faction, slot - 1, chain)) or (
            slot + 1 < len(row) and borrowable(g, performer, faction, slot + 1, chain)
        )
    facing = 1 - g.side(performer, faction)
    for other in range(len(row)):
        if row[other] & 1 == facing and borrowable(g, performer, faction, other, chain):
            return True
    return False


def fallen(row: list[int]) -> bool:
    """Whether a dead agent lies in the row."""
    for agent in row:
        if agent >= DEAD:
            return True
    return False


def borrowable(g: Factions, performer: int, faction: int, slot: int, chain: int) -> bool:
    """A living agent that is not in the chain and whose command can be performed (R9)."""
    agent = g.rows[faction][slot]
    return agent < DEAD and not chain >> (agent >> 1) & 1 and performable(g, performer, faction, slot, chain)


# ---------------------------------------------------------------- targets


def all_of(g: Factions, faction: int) -> list[int]:
    return [faction << 3 | slot for slot in range(len(g.rows[faction]))]


def living_of(g: Factions, faction: int) -> list[int]:
    return [faction << 3 | slot for slot, agent in enumerate(g.rows[faction]) if agent < DEAD]


def dead_of(g: Factions, faction: int) -> list[int]:
    return [faction << 3 | slot for slot, agent in enumerate(g.rows[faction]) if agent >= DEAD]


def apart(places: list[int], source: int) -> list[int]:
    """Those that are neither the source nor next to it; all lie in one row."""
    return [place for place in places if place - source > 1 or source - place > 1]


def too_near(g: Factions, phrase: Phrase, source: int, others: list[int]) -> list[Bar]:
    """Refusals of what lies next to the source, and of the source itself."""
    bars = [Bar(point(g, phrase, source), "own-text", "5.1")]
    return bars + [Bar(point(g, phrase, place), "adjacent", "5.1") for place in others if abs(place - source) == 1]


def dead_bars(g: Factions, phrase: Phrase, places: list[int]) -> list[Bar]:
    return [Bar(point(g, phrase, place), "dead", "R44") for place in places]


def point(g: Factions, phrase: Phrase, place: int) -> Said:
    return Said(phrase, [place, card_at(g, place)])


# ---------------------------------------------------------------- killing agents


class KillChoice(OpenChoice[Factions]):
    """Kill a living agent (5.2)."""

    def choose(self, g: Factions, seat: int, b: int, option: int) -> None:
        kill(g, seat, option)

    def say(self, g: Factions, seat: int, b: int, option: int) -> Said:
        return point(g, say.KILL, option)


class MarksmanChoice(KillChoice):
    """Kill a living agent in the performer's OTHER faction (7.1, R7)."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        return living_of(g, g.other(seat, (b & PLACE) >> 3))

    def barred(self, g: Factions, seat: int, b: int) -> list[Bar]:
        return dead_bars(g, say.KILL, dead_of(g, g.other(seat, (b & PLACE) >> 3)))


class AssassinChoice(KillChoice):
    """Kill a living agent in THIS faction that is not next to the Assassin (7.1)."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        return apart(living_of(g, (b & PLACE) >> 3), b & PLACE)

    def barred(self, g: Factions, seat: int, b: int) -> list[Bar]:
        faction = (b & PLACE) >> 3
        near = too_near(g, say.KILL, b & PLACE, living_of(g, faction))
        return near + dead_bars(g, say.KILL, dead_of(g, faction))


# ---------------------------------------------------------------- extracting agents


class ExtractChoice(OpenChoice[Factions]):
    """Take an agent, living or dead, into the performer's hand (5.2)."""

    def choose(self, g: Factions, seat: int, b: int, option: int) -> None:
        extract(g, seat, option)

    def say(self, g: Factions, seat: int, b: int, option: int) -> Said:
        return point(g, say.EXTRACT, option)


class AbductorChoice(ExtractChoice):
    """Extract any agent of the performer's OTHER faction (7.1)."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        return all_of(g, g.other(seat, (b & PLACE) >> 3))


class ExtractorChoice(ExtractChoice):
    """Extract any agent of THIS faction that is not next to the Extractor (7.1)."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        return apart(all_of(g, (b & PLACE) >> 3), b & PLACE)

    def barred(self, g: Factions, seat: int, b: int) -> list[Bar]:
        return too_near(g, say.EXTRACT, b & PLACE, all_of(g, (b & PLACE) >> 3))


# ---------------------------------------------------------------- turning agents


class TurnAgentChoice(OpenChoice[Factions]):
    """Turn a living agent round (5.2)."""

    def choose(self, g: Factions, seat: int, b: int, option: int) -> None:
        turn(g, seat, option)

    def say(self, g: Factions, seat: int, b: int, option: int) -> Said:
        return point(g, say.TURN, option)


class HackerChoice(TurnAgentChoice):
    """Turn a living agent in the performer's OTHER faction (7.1)."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        return living_of(g, g.other(seat, (b & PLACE) >> 3))

    def barred(self, g: Factions, seat: int, b: int) -> list[Bar]:
        return dead_bars(g, say.TURN, dead_of(g, g.other(seat, (b & PLACE) >> 3)))


class TemptressChoice(TurnAgentChoice):
    """Turn a living agent in THIS faction that is not next to the Temptress (7.1)."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        return apart(living_of(g, (b & PLACE) >> 3), b & PLACE)

    def barred(self, g: Factions, seat: int, b: int) -> list[Bar]:
        faction = (b & PLACE) >> 3
        near = too_near(g, say.TURN, b & PLACE, living_of(g, faction))
        return near + dead_bars(g, say.TURN, dead_of(g, faction))


# ---------------------------------------------------------------- swapping agents


class SwapChoice(OpenChoice[Factions]):
    """Let two agents, living or dead, exchange their slots (5.2)."""

    def choose(self, g: Factions, seat: int, b: int, option: int) -> None:
        swap(g, seat, option & PLACE, option >> PLACE_BITS)

    def say(self, g: Factions, seat: int, b: int, option: int) -> Said:
        place, partner = option & PLACE, option >> PLACE_BITS
        return Said(say.SWAP, [place, card_at(g, place), partner, card_at(g, partner)])


class DecoyChoice(SwapChoice):
    """Swap an agent of THIS faction that is not next to the Decoy with any agent of the OTHER one (7.1, R6)."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        faction = (b & PLACE) >> 3
        partners = all_of(g, g.other(seat, faction))
        here = apart(all_of(g, faction), b & PLACE)
        return [place | partner << PLACE_BITS for place in here for partner in partners]


class ActivistChoice(SwapChoice):
    """Swap any two agents of the performer's OTHER faction (7.1)."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        places = all_of(g, g.other(seat, (b & PLACE) >> 3))
        return [place | partner << PLACE_BITS for place in places for partner in places if place < partner]


# ---------------------------------------------------------------- independents


class MedicChoice(OpenChoice[Factions]):
    """Revive a dead agent in either of the performer's factions, facing either owner (7.1, R28)."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        dead = [place for faction in g.own[seat] for place in dead_of(g, faction)]
        return [place | facing << PLACE_BITS for place in dead for facing in (0, 1)]

    def choose(self, g: Factions, seat: int, b: int, option: int) -> None:
        revive(g, seat, option & PLACE, option >> PLACE_BITS)

    def say(self, g: Factions, seat: int, b: int, option: int) -> Said:
        place = option & PLACE
        return Said(say.REVIVE, [place, g.owners[place >> 3][option >> PLACE_BITS]])


class BorrowChoice(OpenChoice[Factions]):
    """Perform another agent's command; distance and OTHER are then those of that card and of the performer (R8)."""

    def candidates(self, g: Factions, seat: int, source: int) -> list[int]:
        """The living agents the text speaks of."""
        raise NotImplementedError  # abstract

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        chain = b >> PLACE_BITS
        found = self.candidates(g, seat, b & PLACE)
        return [place for place in found if borrowable(g, seat, place >> 3, place & 7, chain)]

    def choose(self, g: Factions, seat: int, b: int, option: int) -> None:
        g.tell(say.BORROWED, seat, card_at(g, option), option)
        g.then([command(g, seat, option, b >> PLACE_BITS)])

    def say(self, g: Factions, seat: int, b: int, option: int) -> Said:
        return point(g, say.BORROW, option)

    def barred(self, g: Factions, seat: int, b: int) -> list[Bar]:
        offered = self.options(g, seat, b)
        bars = []
        for place in self.candidates(g, seat, b & PLACE):
            if b >> PLACE_BITS >> (agent_at(g, place) >> 1) & 1:
                bars.append(Bar(point(g, say.BORROW, place), "in-chain", "R9"))
            elif place not in offered:
                bars.append(Bar(point(g, say.BORROW, place), "nothing-to-do", "R11"))
        return bars


class InfiltratorChoice(BorrowChoice):
    """Perform the command of a living agent next to the Infiltrator, whichever way it faces (7.1)."""

    def candidates(self, g: Factions, seat: int, source: int) -> list[int]:
        return [place for place in living_of(g, source >> 3) if place - source == 1 or source - place == 1]


class JackOfAllTradesChoice(BorrowChoice):
    """Perform a command of THIS faction that faces the performer's opponent (7.1)."""

    def candidates(self, g: Factions, seat: int, source: int) -> list[int]:
        facing = 1 - g.side(seat, source >> 3)
        return [place for place in living_of(g, source >> 3) if agent_at(g, place) & 1 == facing]


#: By kind of agent.
COMMANDS: Final[list[Choice[Factions]]] = [
    MarksmanChoice(),
    AssassinChoice(),
    AbductorChoice(),
    ExtractorChoice(),
    HackerChoice(),
    TemptressChoice(),
    DecoyChoice(),
    ActivistChoice(),
    MedicChoice(),
    InfiltratorChoice(),
    JackOfAllTradesChoice(),
]
