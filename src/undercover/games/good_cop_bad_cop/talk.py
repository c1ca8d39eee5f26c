"""Structured talk (9.2): at the start of a turn each seat may make claims, true or false. Nothing checks them.

A claim is an option like any other; `claims.py` reads, judges and compares claims at the edge.
"""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import AGENT, CROOKED, HONEST, KINDS, KINGPIN, ROW
from undercover.table.agenda import Choice
from undercover.table.native import Row, append, extend, i64, insert, vec
from undercover.table.story import NUMBER, Event, Phrase, first, phrase_of

#: Numbers kept of each claim: turn, speaker, claim, token of the card it is about, era.
NOTED: Final[i64] = 5


def token_of(g: Precinct, speaker: i64, claim: i64) -> i64:
    """The card a claim is about, by its public token; NOTHING if it is about no card, or none lies there."""
    if say.SAY_OWN_CARD.names(claim):
        place = ROW * speaker + first(claim)
    elif say.SAY_SAW_CARD.names(claim):
        place = first(claim)
    else:
        return NOTHING
    return NOTHING if g.cards[place] == NOTHING else g.tokens[place]


def noted(g: Precinct, speaker: i64, claim: i64) -> Row:
    """A claim as it is kept, with everything public that is needed to compare it with others later."""
    return vec[i64]([g.turn, speaker, claim, token_of(g, speaker, claim), g.era])


def talks(g: Precinct) -> Row:
    """The active player first, then the others in the direction of play (9.2)."""
    order = insert(g.round_from(g.active), 0, g.active)[: g.seats]
    talking = vec[i64]([seat for seat in order if g.living(seat) or g.house.eliminated_may_talk])
    return vec[i64]([TALK.of(seat, g.house.claims) for seat in talking])


class TalkChoice(Choice[Precinct]):
    """Say nothing, or what sort of claim (9.2, D9). The second argument is how many claims are left."""

    def options(self, g: Precinct, seat: i64, left: i64) -> Row:
        return insert(vec[i64]([say.CLAIM.of(kind) for kind in range(say.CLAIMS)]), 0, say.SILENT.of())

    def choose(self, g: Precinct, seat: i64, left: i64, option: i64) -> None:
        if say.SILENT.names(option):
            return
        if left > 1:
            g.then(TALK.of(seat, left - 1))
        kind = first(option)
        if kind == say.SAW_CARD or kind == say.REQUEST:
            g.then(ABOUT.of(seat, kind))
        else:
            g.then(CLAIM.of(seat, kind))


class HalfSaid(Choice[Precinct]):
    """A claim that is not finished yet: nobody hears half a claim, and whoever runs out of time has said nothing
    (R58)."""

    def shown(self, g: Precinct, seat: i64, b: i64) -> str:
        return TALK.name


class AboutChoice(HalfSaid):
    """Which card one has looked at, or whom one asks for something; any that exists, also one's own (9.2)."""

    def options(self, g: Precinct, seat: i64, kind: i64) -> Row:
        if kind == say.REQUEST:
            found = vec[i64]([say.ABOUT_PLAYER.of(asked) for asked in range(g.seats)])
        else:
            found = vec[i64]([say.ABOUT_CARD.of(place) for place in range(ROW * g.seats)])
        return append(found, say.SILENT.of())

    def choose(self, g: Precinct, seat: i64, kind: i64, option: i64) -> None:
        if not say.SILENT.names(option):
            g.then(CLAIM.of(seat, begun(kind, first(option))))


def begun(kind: i64, about: i64) -> i64:
    """The second argument of a claim to be made: its sort, and the card or player it is about if that is settled."""
    return kind + say.CLAIMS * about


class ClaimChoice(HalfSaid):
    """The claim itself, now that its sort, and perhaps its card or player, is settled (9.2)."""

    def options(self, g: Precinct, seat: i64, begun: i64) -> Row:
        return append(claims_from(g, begun % say.CLAIMS, begun // say.CLAIMS), say.SILENT.of())

    def choose(self, g: Precinct, seat: i64, begun: i64, claim: i64) -> None:
        if say.SILENT.names(claim):
            return
        g.claims = extend(g.claims[:], noted(g, seat, claim))
        g.revealed += 1
        phrase = phrase_of(claim)
        numbers = [*phrase.numbers(claim), 0, 0]
        g.tell(TOLD[phrase], seat, numbers[0], numbers[1], numbers[2])


def claims_from(g: Precinct, kind: i64, about: i64) -> Row:
    """Every claim of a sort, about this card or player if that is settled already. All seats exist, one's own too."""
    if kind == say.OWN_CARD:
        return vec[i64]([say.SAY_OWN_CARD.of(slot, face) for slot in range(ROW) for face in range(KINDS)])
    if kind == say.OWN_TEAM:
        return vec[i64]([say.SAY_OWN_TEAM.of(HONEST), say.SAY_OWN_TEAM.of(CROOKED)])
    if kind == say.OWN_LEADER:
        return vec[i64]([say.SAY_OWN_LEADER.of(leader) for leader in (AGENT, KINGPIN, say.NO_LEADER)])
    if kind == say.OWN_EQUIPMENT:
        return vec[i64]([say.SAY_OWN_EQUIPMENT.of(face) for face in g.box.equipment[g.seats]])
    if kind == say.SAW_CARD:
        return vec[i64]([say.SAY_SAW_CARD.of(about, face) for face in range(KINDS)])
    if kind == say.VOUCH:
        return vec[i64]([say.SAY_VOUCH.of(seat) for seat in range(g.seats)])
    if kind == say.ACCUSE:
        return vec[i64]([say.SAY_ACCUSE.of(seat, face) for seat in range(g.seats) for face in range(KINDS)])
    aimed = vec[i64]([say.SAY_REQUEST.of(about, verb, who) for verb in range(say.TO_ARM) for who in range(g.seats)])
    return extend(aimed, vec[i64]([say.SAY_REQUEST_ALONE.of(about, verb) for verb in range(say.TO_ARM, say.VERBS)]))


def sort_of(claim: i64) -> i64:
    """Which of the claims it is, in the order of TOLD: their phrases are numbered one after another."""
    return (claim & NUMBER) - say.SAY_OWN_CARD.number


#: The claims in the order of CLAIM_IDS, with a request that has no object last; and the events that tell of them.
TOLD: Final[dict[Phrase, Event]] = {
    say.SAY_OWN_CARD: say.CLAIMED_OWN_CARD,
    say.SAY_OWN_TEAM: say.CLAIMED_OWN_TEAM,
    say.SAY_OWN_LEADER: say.CLAIMED_OWN_LEADER,
    say.SAY_OWN_EQUIPMENT: say.CLAIMED_OWN_EQUIPMENT,
    say.SAY_SAW_CARD: say.CLAIMED_SAW_CARD,
    say.SAY_ACCUSE: say.CLAIMED_ACCUSE,
    say.SAY_VOUCH: say.CLAIMED_VOUCH,
    say.SAY_REQUEST: say.CLAIMED_REQUEST,
    say.SAY_REQUEST_ALONE: say.CLAIMED_REQUEST_ALONE,
}

TALK: Final = TalkChoice()
ABOUT: Final = AboutChoice(late=-1)
CLAIM: Final = ClaimChoice(late=-1)
