"""Claims at the edge (9.2): reading one, the ledger, which ones cannot all be true, and at the end which ones were.

A claim is written like an option of the talk step: `own_team:honest`, `saw_card:3,1,crooked`, `request:2,shoot,4`.
While the game runs nothing here tells anybody whether a claim is true: comparing uses public facts only.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from msgspec import convert

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.talk import NOTED, TOLD, claims_from, sort_of
from undercover.games.good_cop_bad_cop.things import AGENT, ROW
from undercover.games.good_cop_bad_cop.views import Claim, Ledger, Spoken
from undercover.table.fields import Value, written
from undercover.table.match import SEAT, SEAT_BITS, Match
from undercover.table.native import Row
from undercover.table.options import id_of
from undercover.table.story import Said, first, phrase_of, second


class BadClaim(ValueError):
    """A claim that is not well-formed: there is no such seat, slot, card or sort of claim."""


class Note(NamedTuple):
    """A claim as it was made: the card it is about goes by its public token, and `era` counts changes of sides."""

    turn: int
    speaker: int
    claim: int
    token: int
    era: int


class Made(NamedTuple):
    """A claim with the number of choices the match had seen when it was made."""

    at: int
    speaker: int
    claim: int


# ---------------------------------------------------------------- a claim in parts


def kind_of(claim: int) -> int:
    return min(sort_of(claim), say.REQUEST)


def seat_of(claim: int) -> int:
    """The player a claim is about."""
    return first(claim) // ROW if kind_of(claim) == say.SAW_CARD else first(claim)


def what_of(claim: int) -> int:
    """The face or team it names."""
    return second(claim) if kind_of(claim) in (say.OWN_CARD, say.SAW_CARD, say.ACCUSE) else first(claim)


@cache
def write_claim(claim: int) -> str:
    return id_of(claim, None, say.FIELDS)


def read_claim(g: Precinct, text: str) -> int:
    """The claim as a number; BadClaim if it speaks of something that does not exist. True or false does not matter."""
    kind = text.partition(":")[0]
    if kind not in say.CLAIM_IDS:
        raise BadClaim(f"there is no claim {kind!r}; there are {', '.join(say.CLAIM_IDS)}")
    number = say.CLAIM_IDS.index(kind)
    for about in range({say.SAW_CARD: ROW * g.seats, say.REQUEST: g.seats}.get(number, 1)):
        for claim in claims_from(g, number, about):
            if write_claim(claim) == text:
                return claim
    raise BadClaim(f"{text!r} speaks of a seat, slot or card that does not exist")


def event_of(speaker: int, claim: int) -> dict[str, Value]:
    """A claim as it is told to everybody."""
    phrase = phrase_of(claim)
    words = Said(TOLD[phrase], [speaker, *phrase.numbers(claim)])
    return {"type": words.word.id, "clause": words.word.clause, **written(words, say.FIELDS)}


# ---------------------------------------------------------------- the ledger


def notes(claims: Row) -> list[Note]:
    numbers = list(claims)
    return [Note(*numbers[i : i + NOTED]) for i in range(0, len(numbers), NOTED)]


def ledger(claims: Row) -> list[Claim]:
    """The claims so far, for everybody to read."""
    return [
        Claim(note.turn, note.speaker, write_claim(note.claim), None if note.token == NOTHING else note.token, note.era)
        for note in notes(claims)
    ]


def note_of(g: Precinct, entry: Claim) -> Note:
    """An entry of the ledger as it is kept."""
    claim = read_claim(g, entry.claim)
    return Note(entry.turn, entry.speaker, claim, NOTHING if entry.token is None else entry.token, entry.era)


# ---------------------------------------------------------------- what cannot all be true


def clashes(g: Precinct, ledger: Sequence[Note]) -> list[tuple[int, int]]:
    """Pairs of claims, by their numbers in the ledger, that cannot both be true."""
    return list(_clashes(g.seats, tuple(ledger)))


@lru_cache(64)
def _clashes(seats: int, ledger: tuple[Note, ...]) -> list[tuple[int, int]]:
    """Worked out once for everybody who reads the ledger."""
    pairs = combinations(range(len(ledger)), 2)
    return [(one, other) for one, other in pairs if _clash(seats, ledger[one], ledger[other])]


def disproved(g: Precinct, ledger: Sequence[Note]) -> list[int]:
    """The claims about a card that now lies face-up and is another one, by their numbers in the ledger."""
    shown = {
        g.tokens[place]: g.cards[place] for seat in range(g.seats) for place in g.row(seat) if not g.down >> place & 1
    }
    return [n for n, note in enumerate(ledger) if shown.get(note.token, what_of(note.claim)) != what_of(note.claim)]


def _clash(seats: int, one: Note, other: Note) -> bool:
    if NOTHING not in (one.token, other.token):
        first, second = what_of(one.claim), what_of(other.claim)
        if one.token == other.token:
            return first != second
        #: Cards that have lain there since the deal are different cards, and there is one of each leader.
        if first == second >= AGENT and max(one.token, other.token) < ROW * seats:
            return True
    return one.era == other.era and _players_clash(_says(one), _says(other))


class Says(NamedTuple):
    """What a claim says of a player: the team, and the leader card held, NO_LEADER, or nothing of the sort."""

    player: int
    team: int
    leader: int


def _says(note: Note) -> Says:
    kind, what = kind_of(note.claim), what_of(note.claim)
    player = seat_of(note.claim) if kind in (say.SAW_CARD, say.ACCUSE) else note.speaker
    if kind == say.OWN_TEAM or (kind == say.ACCUSE and what < AGENT):
        return Says(player, what, NOTHING)
    if kind == say.OWN_LEADER and what == say.NO_LEADER:
        return Says(player, NOTHING, say.NO_LEADER)
    if kind in (say.OWN_LEADER, say.ACCUSE) or (kind in (say.OWN_CARD, say.SAW_CARD) and what >= AGENT):
        return Says(player, what & 1, what)
    return Says(NOTHING, NOTHING, NOTHING)


def _players_clash(one: Says, other: Says) -> bool:
    if one.player != other.player:
        return one.leader == other.leader and one.leader not in (NOTHING, say.NO_LEADER)
    teams = NOTHING not in (one.team, other.team) and one.team != other.team
    leaders = NOTHING not in (one.leader, other.leader) and one.leader != other.leader
    return teams or leaders


# ---------------------------------------------------------------- the truth, when it is over


def truth(g: Precinct, speaker: int, claim: int) -> bool | None:
    """Whether the claim is true at this table; a request is neither."""
    kind, seat, what = kind_of(claim), seat_of(claim), what_of(claim)
    if kind == say.OWN_CARD:
        return g.cards[ROW * speaker + first(claim)] == what
    if kind == say.OWN_TEAM:
        return g.team(speaker) == what
    if kind == say.OWN_LEADER:
        return not g.leads(speaker) if what == say.NO_LEADER else g.has(speaker, what)
    if kind == say.OWN_EQUIPMENT:
        return g.equipment(speaker) == what
    if kind == say.SAW_CARD:
        place = first(claim)
        return bool(g.known[place] >> speaker & 1) and g.cards[place] == what
    if kind == say.ACCUSE:
        return g.has(seat, what) if what >= AGENT else g.team(seat) == what
    if kind == say.VOUCH:
        return g.team(seat) == g.team(speaker)
    return None


def spoken(match: Match) -> list[Made]:
    """The claims of structured talk with their moments."""
    moments = [event["at"] for event in match.story(None) if str(event["type"]).startswith("claimed_")]
    return [Made(at, note.speaker, note.claim) for at, note in zip(moments, notes(match.table_of(Precinct).claims))]


def verdicts(match: Match, made: Sequence[Made]) -> list[bool | None]:
    """Of claims in the order they were made: whether each was true when it was made. Only for a game that is over."""
    if match.outcome is None:
        raise ValueError("whether a claim is true is told when the game is over")
    again = match.again(0)
    found = []
    for claim in made:
        for choice in list(match.history)[len(again.history) : claim.at]:
            again.step(choice & SEAT, choice >> SEAT_BITS)
        found.append(truth(again.table_of(Precinct), claim.speaker, claim.claim))
    return found


# ---------------------------------------------------------------- for everybody to read


def read_out(match: Match) -> Ledger:
    """The ledger with what cannot all be true in it; once the game is over, with the truth."""
    if not match.said and len(match.table_of(Precinct).claims) == 0 and match.outcome is None:
        return Ledger([], [], [], None)
    return _read_out(match, tuple(match.history), len(match.said))


@lru_cache(64)
def _read_out(match: Match, _history: tuple[int, ...], _said: int) -> Ledger:
    """Worked out once for everybody, as long as nothing happens and nobody speaks."""
    table = match.table_of(Precinct)
    entries = overheard(match) or ledger(table.claims)
    made = [note_of(table, entry) for entry in entries]
    truths = None
    if match.outcome:
        moments = [said.at for said in match.said] or [claim.at for claim in spoken(match)]
        truths = verdicts(match, [Made(at, note.speaker, note.claim) for at, note in zip(moments, made)])
    return Ledger(
        [
            Spoken(entry.turn, entry.speaker, entry.claim, entry.token, entry.era, event_of(note.speaker, note.claim))
            for entry, note in zip(entries, made)
        ],
        [list(pair) for pair in clashes(table, made)],
        disproved(table, made),
        truths,
    )


def overheard(match: Match) -> list[Claim]:
    """What was claimed in free talk."""
    return [convert(said.note, Claim) for said in match.said]
