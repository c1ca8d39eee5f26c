"""What claims tell about who is what (9.2): friends are believed more often than not, enemies say anything."""

from __future__ import annotations

from math import log
from typing import Final

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.talk import NOTED
from undercover.games.good_cop_bad_cop.things import AGENT, ROW
from undercover.table.native import i64, index
from undercover.table.story import first, second

#: How often somebody of the own team tells the truth.
FRANK: Final = 0.75
TRUE: Final[i64] = 1
FALSE: Final[i64] = 0


def hearsay(world: Precinct, seat: i64) -> float:
    """The logarithm of how likely the others would have claimed in this world what they have claimed. Whoever says the
    same thing again has said nothing new."""
    found, claims = 0.0, world.claims
    for at in range(i64(0), len(claims), NOTED):
        speaker, claim = claims[at + 1], claims[at + 2]
        if speaker == seat or repeated(world, at):
            continue
        truth = truth_of(world, speaker, claim, claims[at + 3], claims[at + 4] == world.era)
        if truth != NOTHING and world.team(speaker) == world.team(seat):
            found += log(FRANK if truth == TRUE else 1.0 - FRANK)
        elif truth != NOTHING:
            found += log(0.5)
    return found


def repeated(world: Precinct, at: i64) -> bool:
    claims = world.claims
    for before in range(i64(0), at, NOTED):
        if claims[before + 1] == claims[at + 1] and claims[before + 2] == claims[at + 2]:
            return True
    return False


def truth_of(world: Precinct, speaker: i64, claim: i64, token: i64, current: bool) -> i64:
    """TRUE or FALSE; NOTHING if the speaker cannot know, if sides have changed since, or if it says nothing of them."""
    about = first(claim)
    if say.SAY_SAW_CARD.names(claim) or say.SAY_OWN_CARD.names(claim):
        place = index(world.tokens, token) if token in world.tokens else NOTHING
        if place == NOTHING or place >= ROW * world.seats or world.known[place] >> speaker & 1 == 0:
            return NOTHING
        return so(world.cards[place] == second(claim))
    if not current:
        return NOTHING
    if say.SAY_OWN_TEAM.names(claim):
        return so(world.team(speaker) == about)
    if say.SAY_OWN_LEADER.names(claim):
        return so(not world.leads(speaker) if about == say.NO_LEADER else world.has(speaker, about))
    if say.SAY_ACCUSE.names(claim):
        suspect = second(claim)
        return so(world.has(about, suspect) if suspect >= AGENT else world.team(about) == suspect)
    return so(world.team(about) == world.team(speaker)) if say.SAY_VOUCH.names(claim) else NOTHING


def so(true: bool) -> i64:
    return TRUE if true else FALSE
