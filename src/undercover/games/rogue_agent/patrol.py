"""Patrol and Investigate (S6.3, S6.4)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.common import lose, shelter
from undercover.games.rogue_agent.harm import hurt
from undercover.games.rogue_agent.table import GOES_ON, NOTHING, City
from undercover.games.rogue_agent.things import (
    AMMO,
    CLOCK_SLOW,
    CRIMINALS,
    ENGINE,
    EVIDENCE,
    FUEL,
    SHIELD,
)
from undercover.table.agenda import OpenChoice
from undercover.table.story import Bar, Said

#: Answers to a Patrol step besides the thirteen slots.
STOP: Final = 20
LOOK: Final = 21


# ---------------------------------------------------------------- S6.3 patrol


def why_not_patrol(g: City, seat: int) -> str:
    """The first Patrol of a turn is free."""
    return "no-fuel" if g.patrols and g.boards[seat][FUEL] < g.box.extra_patrol_fuel else ""


def reach(g: City, seat: int) -> int:
    steps = g.box.patrol_distance + (g.box.engine_bonus if g.has(seat, ENGINE) else 0)
    return max(1, steps - 1) if g.slowed(seat, CLOCK_SLOW) else steps


def start_patrol(g: City, seat: int) -> None:
    """Every Patrol after the first costs fuel; its distance is settled when it starts (S6.3)."""
    if g.patrols:
        lose(g, seat, FUEL, g.box.extra_patrol_fuel)
    g.patrols += 1
    g.entered = 0
    g.then([NEXT_LOCATION(seat, reach(g, seat))])


class NextLocationChoice(OpenChoice[City]):
    """A location not entered before in this Patrol; or stop, or Investigate, after a step (S6.3, R12, R13, R17).

    b: steps left.
    """

    def options(self, g: City, seat: int, b: int) -> list[int]:
        if g.ended != GOES_ON:
            return []
        near = g.box.adjacent[g.figures[seat]]
        if not g.entered:
            return near
        found = [slot for slot in near if not g.entered >> slot & 1]
        found.append(STOP)
        if why_not_look(g, seat) == "":
            found.append(LOOK)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        if option == STOP:
            return
        if option == LOOK:
            g.then([INVESTIGATE_TARGET(seat), NEXT_LOCATION(seat, b)])
            return
        g.figures[seat] = option
        g.entered |= 1 << option
        g.tell(say.PATROLLED, seat, g.tiles[option])
        if b > 1:
            g.then([NEXT_LOCATION(seat, b - 1)])
        enter(g, seat, option)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        if option == STOP:
            return Said(say.STOP_PATROL, [])
        if option == LOOK:
            return Said(say.INVESTIGATE, [])
        return Said(say.STEP_TO, [g.tiles[option]])

    def barred(self, g: City, seat: int, b: int) -> list[Bar]:
        if not g.entered:
            return [Bar(Said(say.STOP_PATROL, []), "no-step-yet", "R13")]
        near = g.box.adjacent[g.figures[seat]]
        entered = [slot for slot in near if g.entered >> slot & 1]
        found = [Bar(Said(say.STEP_TO, [g.tiles[slot]]), "entered-already", "R12") for slot in entered]
        reason = why_not_look(g, seat)
        if reason and not g.is_android(seat):
            found.append(Bar(Said(say.INVESTIGATE, []), reason, INVESTIGATE_CLAUSES.get(reason, "S6.4")))
        return found

    def default(self, g: City, seat: int, b: int) -> int:
        return STOP if g.entered else self.options(g, seat, b)[0]


def enter(g: City, seat: int, here: int) -> None:
    """Gangsters wait in precincts without police; ruins hurt an agent (S6.3, S10.5, R14, R15, R16)."""
    if g.destroyed[here]:
        if not g.is_android(seat):
            g.tell(say.RUINS_ENTERED, seat, g.tiles[here])
            hurt(g, seat, g.box.destroyed_entry)
        return
    gangsters = g.box.tiles[g.tiles[here]].gangsters
    if not gangsters or here == g.police:
        return
    left = gangsters - (1 if g.has(seat, SHIELD) else 0) - shelter(g, seat, here)
    if left > 0:
        g.tell(say.GANGSTERS, seat, left)
        g.then([GANGSTER_AMMO(seat, left)])


class GangsterAmmoChoice(OpenChoice[City]):
    """Ammo stops gangsters, one each; the rest cost stamina (S6.3). b: gangsters left."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return list(range(1 + min(b, g.boards[seat][AMMO])))

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        lose(g, seat, AMMO, option)
        hurt(g, seat, b - option)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.SPEND_AMMO, [option])

    def default(self, g: City, seat: int, b: int) -> int:
        return self.options(g, seat, b)[-1]


# ---------------------------------------------------------------- S6.4 investigate


def unseen_cards(g: City, seat: int) -> list[int]:
    """Face-down cards without an own marker whose disc stands here or with an own informant (S6.4)."""
    found = []
    for k in range(CRIMINALS):
        face_down = g.card[k] != NOTHING and not g.face_up[k]
        if face_down and not g.marks[k] >> seat & 1 and g.in_reach(seat, g.where[k]):
            found.append(k)
    return found


def why_not_look(g: City, seat: int) -> str:
    if g.is_android(seat):
        return "androids-do-not"
    if g.destroyed[g.figures[seat]]:
        return "destroyed-here"
    if g.boards[seat][EVIDENCE] < g.box.investigate_evidence:
        return "no-evidence"
    if not g.markers[seat]:
        return "no-marker"
    return "" if unseen_cards(g, seat) else "nobody-to-investigate"


#: Clauses of refusals that have a ruling of their own.
INVESTIGATE_CLAUSES: Final[dict[str, str]] = {"destroyed-here": "R57", "no-marker": "R18"}


class InvestigateTargetChoice(OpenChoice[City]):
    """The player alone looks at a criminal's card and leaves a marker on it (S6.4, R18)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return unseen_cards(g, seat)

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        lose(g, seat, EVIDENCE, g.box.investigate_evidence)
        g.markers[seat] -= 1
        g.marks[option] |= 1 << seat
        g.looked[option] |= 1 << seat
        g.revealed += 1
        g.tell(say.LOOKED, seat, option)
        g.whisper(seat, say.LOOKED_AT_CARD, option, g.card[option])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.LOOK_AT, [option])


NEXT_LOCATION: Final = NextLocationChoice()
GANGSTER_AMMO: Final = GangsterAmmoChoice()
INVESTIGATE_TARGET: Final = InvestigateTargetChoice()
