"""Structured talk (9.2): at the start of a turn each seat may make claims, true or false. Nothing checks them.

A claim is one number; `claims.py` reads, judges and compares claims at the edge.
"""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import AGENT, KINDS, KINGPIN, ROW
from undercover.table.agenda import Choice
from undercover.table.story import Phrase, Said

#: What is claimed, in the order of CLAIM_IDS.
OWN_CARD: Final = 0
OWN_TEAM: Final = 1
OWN_LEADER: Final = 2
OWN_EQUIPMENT: Final = 3
SAW_CARD: Final = 4
ACCUSE: Final = 5
VOUCH: Final = 6
REQUEST: Final = 7
CLAIM_KINDS: Final = 8
SILENT: Final = 8

#: What is asked for, in the order of VERB_IDS; from ARM on the request has no object.
VERBS: Final = 6
ARM: Final = 4
#: "I am neither leader."
NO_LEADER: Final = 4

#: A claim: its kind, the seat and slot it is about, the face or team it names, and for requests a verb and an object.
SEAT_AT: Final = 3
SLOT_AT: Final = 7
WHAT_AT: Final = 9
VERB_AT: Final = 14
OBJECT_AT: Final = 17
KIND: Final = 7
SEAT: Final = 15
SLOT: Final = 3
WHAT: Final = 31
VERB: Final = 7

#: Numbers kept of each claim: turn, speaker, claim, token of the card it is about, era.
NOTED: Final = 5


def make(kind: int, seat: int = 0, slot: int = 0, what: int = 0) -> int:
    return kind | seat << SEAT_AT | slot << SLOT_AT | what << WHAT_AT


def ask_for(seat: int, verb: int, target: int = 0) -> int:
    return REQUEST | seat << SEAT_AT | verb << VERB_AT | target << OBJECT_AT


def kind_of(claim: int) -> int:
    return claim & KIND


def seat_of(claim: int) -> int:
    return claim >> SEAT_AT & SEAT


def slot_of(claim: int) -> int:
    return claim >> SLOT_AT & SLOT


def what_of(claim: int) -> int:
    return claim >> WHAT_AT & WHAT


def verb_of(claim: int) -> int:
    return claim >> VERB_AT & VERB


def object_of(claim: int) -> int:
    return claim >> OBJECT_AT


def token_of(g: Precinct, speaker: int, claim: int) -> int:
    """The card a claim is about, by its public token; NOTHING if it is about no card, or none lies there."""
    if kind_of(claim) == OWN_CARD:
        place = ROW * speaker + slot_of(claim)
    elif kind_of(claim) == SAW_CARD:
        place = ROW * seat_of(claim) + slot_of(claim)
    else:
        return NOTHING
    return NOTHING if g.cards[place] == NOTHING else g.tokens[place]


def noted(g: Precinct, speaker: int, claim: int) -> list[int]:
    """A claim as it is kept, with everything public that is needed to compare it with others later."""
    return [g.turn, speaker, claim, token_of(g, speaker, claim), g.era]


def talks(g: Precinct) -> list[int]:
    """The active player first, then the others in the direction of play (9.2)."""
    if not g.house.claims:
        return []
    speakers = [g.active, *g.round_from(g.active)[:-1]]
    return [TALK(seat, g.house.claims) for seat in speakers if g.living(seat) or g.house.eliminated_may_talk]


class TalkChoice(Choice[Precinct]):
    """Say nothing, or what sort of claim (9.2, D9). The second argument is how many claims are left."""

    def options(self, g: Precinct, seat: int, left: int) -> list[int]:
        return [SILENT, *range(CLAIM_KINDS)]

    def choose(self, g: Precinct, seat: int, left: int, option: int) -> None:
        if option == SILENT:
            return
        if left > 1:
            g.then([TALK(seat, left - 1)])
        if option in (SAW_CARD, REQUEST):
            g.then([ABOUT(seat, option)])
        else:
            g.then([CLAIM(seat, option)])

    def say(self, g: Precinct, seat: int, left: int, option: int) -> Said:
        return Said(say.SILENT, []) if option == SILENT else Said(say.CLAIM, [option])


class AboutChoice(Choice[Precinct]):
    """Which card one has looked at, or whom one asks for something; nobody hears half a claim."""

    def options(self, g: Precinct, seat: int, kind: int) -> list[int]:
        others = [other for other in range(g.seats) if other != seat]
        if kind == REQUEST:
            return [make(kind, other) for other in others]
        return [make(kind, other, slot) for other in others for slot in range(ROW)]

    def choose(self, g: Precinct, seat: int, kind: int, option: int) -> None:
        g.then([CLAIM(seat, option)])

    def say(self, g: Precinct, seat: int, kind: int, option: int) -> Said:
        if kind == REQUEST:
            return Said(say.ABOUT_PLAYER, [seat_of(option)])
        return Said(say.ABOUT_CARD, [seat_of(option), slot_of(option)])

    def shown(self, g: Precinct, seat: int, kind: int) -> str:
        return TALK.name


class ClaimChoice(Choice[Precinct]):
    """The claim itself, now that its sort, and perhaps its card or player, is settled (9.2)."""

    def options(self, g: Precinct, seat: int, begun: int) -> list[int]:
        return claims_from(g, seat, begun)

    def choose(self, g: Precinct, seat: int, begun: int, claim: int) -> None:
        g.claims = g.claims + noted(g, seat, claim)
        g.revealed += 1
        event = claimed(seat, claim)
        numbers = [*event.numbers, 0, 0, 0]
        g.tell(event.phrase, numbers[0], numbers[1], numbers[2], numbers[3])

    def say(self, g: Precinct, seat: int, begun: int, claim: int) -> Said:
        return said(claim)

    def shown(self, g: Precinct, seat: int, begun: int) -> str:
        return TALK.name


def claims_from(g: Precinct, speaker: int, begun: int) -> list[int]:
    """Every claim that goes on from what is settled already."""
    kind = kind_of(begun)
    others = [other for other in range(g.seats) if other != speaker]
    if kind == OWN_CARD:
        return [make(kind, 0, slot, face) for slot in range(ROW) for face in range(KINDS)]
    if kind == OWN_TEAM:
        return [make(kind, 0, 0, team) for team in range(2)]
    if kind == OWN_LEADER:
        return [make(kind, 0, 0, leader) for leader in (AGENT, KINGPIN, NO_LEADER)]
    if kind == OWN_EQUIPMENT:
        return [make(kind, 0, 0, face) for face in g.box.equipment[g.seats]]
    if kind == SAW_CARD:
        return [begun | face << WHAT_AT for face in range(KINDS)]
    if kind == ACCUSE:
        return [make(kind, other, 0, face) for other in others for face in range(KINDS)]
    if kind == VOUCH:
        return [make(kind, other) for other in others]
    asked = seat_of(begun)
    targets = [target for target in range(g.seats) if target != asked]
    to_somebody = [ask_for(asked, verb, target) for verb in range(ARM) for target in targets]
    return to_somebody + [ask_for(asked, verb) for verb in range(ARM, VERBS)]


def numbers_of(claim: int) -> list[int]:
    """The fields of a claim, in the order of its phrase."""
    kind = kind_of(claim)
    if kind == OWN_CARD:
        return [slot_of(claim), what_of(claim)]
    if kind in (OWN_TEAM, OWN_LEADER, OWN_EQUIPMENT):
        return [what_of(claim)]
    if kind == SAW_CARD:
        return [seat_of(claim), slot_of(claim), what_of(claim)]
    if kind == ACCUSE:
        return [seat_of(claim), what_of(claim)]
    if kind == VOUCH:
        return [seat_of(claim)]
    alone = verb_of(claim) >= ARM
    return [seat_of(claim), verb_of(claim)] + ([] if alone else [object_of(claim)])


def said(claim: int) -> Said:
    numbers = numbers_of(claim)
    phrase = PHRASES[kind_of(claim)]
    if phrase is say.SAY_REQUEST and len(numbers) == 2:
        phrase = say.SAY_REQUEST_ALONE
    return Said(phrase, numbers)


def claimed(speaker: int, claim: int) -> Said:
    """The claim as an event."""
    numbers = numbers_of(claim)
    phrase = EVENTS[kind_of(claim)]
    if phrase is say.CLAIMED_REQUEST and len(numbers) == 2:
        phrase = say.CLAIMED_REQUEST_ALONE
    return Said(phrase, [speaker, *numbers])


PHRASES: Final[list[Phrase]] = [
    say.SAY_OWN_CARD,
    say.SAY_OWN_TEAM,
    say.SAY_OWN_LEADER,
    say.SAY_OWN_EQUIPMENT,
    say.SAY_SAW_CARD,
    say.SAY_ACCUSE,
    say.SAY_VOUCH,
    say.SAY_REQUEST,
]
EVENTS: Final[list[Phrase]] = [
    say.CLAIMED_OWN_CARD,
    say.CLAIMED_OWN_TEAM,
    say.CLAIMED_OWN_LEADER,
    say.CLAIMED_OWN_EQUIPMENT,
    say.CLAIMED_SAW_CARD,
    say.CLAIMED_ACCUSE,
    say.CLAIMED_VOUCH,
    say.CLAIMED_REQUEST,
]

TALK: Final = TalkChoice()
ABOUT: Final = AboutChoice()
CLAIM: Final = ClaimChoice()
