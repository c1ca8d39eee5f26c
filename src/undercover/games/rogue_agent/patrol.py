"""Patrol and Investigate (S6.3, S6.4)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.acts import lose, shelter
from undercover.games.rogue_agent.harm import hurt
from undercover.games.rogue_agent.standing import Standing
from undercover.games.rogue_agent.table import NOTHING, City
from undercover.games.rogue_agent.things import AMMO, CLOCK_SLOW, CRIMINALS, ENGINE, EVIDENCE, FUEL, SHIELD
from undercover.table.agenda import OpenChoice
from undercover.table.native import Row, append, i64, index, room, vec
from undercover.table.rows import with_number
from undercover.table.story import Bar, first

#: A Patrol is settled by its steps left, below this, and the slots it has entered, one bit each from this on.
ENTERED: Final[i64] = 16


# ---------------------------------------------------------------- S6.3 patrol


def why_not_patrol(g: City, seat: i64) -> str:
    """The first Patrol of a turn is free."""
    return "no-fuel" if g.patrols > 0 and g.board(seat, FUEL) < g.box.extra_patrol_fuel else ""


def reach(g: City, seat: i64) -> i64:
    steps = g.box.patrol_distance
    if g.has(seat, ENGINE):
        steps += g.box.engine_bonus
    return steps - 1 if steps > 1 and g.slowed(seat, CLOCK_SLOW) else steps


def start_patrol(g: City, seat: i64) -> None:
    """Every Patrol after the first costs fuel; its distance is settled when it starts (S6.3)."""
    if g.patrols > 0:
        lose(g, seat, FUEL, g.box.extra_patrol_fuel)
    g.patrols += 1
    g.then(NEXT_LOCATION.of(seat, reach(g, seat)))


class NextLocationChoice(OpenChoice[City], Standing):
    """A location not entered before in this Patrol; or stop, or Investigate, after a step (S6.3, R12, R13, R17).

    b: steps left, and the slots entered so far, one bit each from ENTERED on.
    """

    def options(self, g: City, seat: i64, b: i64) -> Row:
        found, entered = room(), b // ENTERED
        for slot in g.box.adjacent[g.figures[seat]]:
            if entered >> slot & 1 == 0:
                found = append(found, say.STEP_TO.of(g.tiles[slot]))
        if entered:
            found = append(found, say.STOP_PATROL.of())
            if why_not_look(g, seat) == "":
                found = append(found, say.INVESTIGATE.of())
        return found

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        if say.STOP_PATROL.names(option):
            return
        if say.INVESTIGATE.names(option):
            g.then(INVESTIGATE_TARGET.of(seat), NEXT_LOCATION.of(seat, b))
            return
        slot = index(g.tiles, first(option))
        g.figures[seat] = slot
        if b % ENTERED > 1:
            g.then(NEXT_LOCATION.of(seat, (b - 1) | ENTERED << slot))
        g.tell(say.PATROLLED, seat, g.tiles[slot])
        enter(g, seat, slot)

    def barred(self, g: City, seat: i64, b: i64) -> list[Bar]:
        entered = b // ENTERED
        if not entered:
            return [Bar(say.STOP_PATROL.of(), "no-step-yet", "R13")]
        near = g.box.adjacent[g.figures[seat]]
        again = [slot for slot in near if entered >> slot & 1]
        found = [Bar(say.STEP_TO.of(g.tiles[slot]), "entered-already", "R12") for slot in again]
        reason = why_not_look(g, seat)
        if reason != "" and not g.is_android(seat):
            found.append(Bar(say.INVESTIGATE.of(), reason, "R18" if reason == "no-marker" else "S6.4"))
        return found

    def default(self, g: City, seat: i64, b: i64) -> i64:
        return say.STOP_PATROL.of() if b // ENTERED else self.options(g, seat, b)[0]


def enter(g: City, seat: i64, here: i64) -> None:
    """Gangsters wait in precincts without police; ruins hurt an agent (S6.3, S10.5, R14, R15, R16)."""
    if g.destroyed[here]:
        if not g.is_android(seat):
            g.tell(say.RUINS_ENTERED, seat, g.tiles[here])
            hurt(g, seat, g.box.destroyed_entry_damage)
        return
    left = gangsters_left(g, seat, here)
    if left > 0:
        g.tell(say.GANGSTERS, seat, left)
        g.then(GANGSTER_AMMO.of(seat, left))


def gangsters_left(g: City, seat: i64, here: i64) -> i64:
    """The gangsters of a location that police, shield and own informants do not stop; none or less: nobody."""
    gangsters = g.tile(here).gangsters
    if gangsters == 0 or here == g.police:
        return 0
    left = gangsters - shelter(g, seat, here)
    return left - 1 if g.has(seat, SHIELD) else left


class GangsterAmmoChoice(OpenChoice[City]):
    """Ammo stops gangsters, one each; the rest cost stamina (S6.3). b: gangsters left."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        return vec[i64]([say.SPEND_AMMO.of(n) for n in range(1 + min(b, g.board(seat, AMMO)))])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        spent = first(option)
        lose(g, seat, AMMO, spent)
        hurt(g, seat, b - spent)


# ---------------------------------------------------------------- S6.4 investigate


def unseen(g: City, seat: i64) -> Row:
    """The face-down cards without an own marker whose discs stand here or with an own informant (S6.4)."""
    face_down = vec[i64]([k for k in range(CRIMINALS) if g.card[k] != NOTHING and not g.face_up[k]])
    return vec[i64]([k for k in face_down if not g.marks[k] >> seat & 1 and g.in_reach(seat, g.where[k])])


def why_not_look(g: City, seat: i64) -> str:
    if g.is_android(seat):
        return "androids-do-not"
    if g.board(seat, EVIDENCE) < g.box.investigate_evidence:
        return "no-evidence"
    if g.markers[seat] == 0:
        return "no-marker"
    return "" if len(unseen(g, seat)) > 0 else "nobody-to-investigate"


class InvestigateTargetChoice(OpenChoice[City]):
    """The player alone looks at a criminal's card and leaves a marker on it (S6.4, R18)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        return vec[i64]([say.LOOK_AT.of(k) for k in unseen(g, seat)])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        k = first(option)
        lose(g, seat, EVIDENCE, g.box.investigate_evidence)
        g.markers = with_number(g.markers, seat, g.markers[seat] - 1)
        g.marks = with_number(g.marks, k, g.marks[k] | 1 << seat)
        g.looked = with_number(g.looked, k, g.looked[k] | 1 << seat)
        g.revealed += 1
        g.tell(say.LOOKED, seat, k)
        g.whisper(seat, say.LOOKED_AT_CARD, k, g.card[k])


NEXT_LOCATION: Final = NextLocationChoice()
GANGSTER_AMMO: Final = GangsterAmmoChoice(late=-1)
INVESTIGATE_TARGET: Final = InvestigateTargetChoice()
