"""Readable positions of Good Cop Bad Cop: name what matters, and the rest of the box is laid out around it.

A row is three letters, H C A K, small for a card that lies face-up; a minus is a card that has left the game. Hands
that are not named are empty, so that nobody is asked in a window who has nothing to do with the test.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercover import Match, bots
from undercover.games.good_cop_bad_cop import GAME
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import FACE_IDS
from undercover.table.dice import seeded
from undercover.table.game import Setting

from ..positions import decision as decision
from ..positions import happened as happened
from ..positions import play as play
from ..positions import refusal
from ..positions import result as result

LETTERS = "HCAK"


class Rest:
    """The integrity cards that have no place yet."""

    def __init__(self, seats: int, named: Sequence[str]) -> None:
        ordinary = list(GAME.box(None).ordinary[seats])
        self.cards = ["H"] * ordinary.count(0) + ["C"] * ordinary.count(1) + ["A", "K"]
        for letter in "".join(named).upper().replace("-", ""):
            assert letter in self.cards, f"the box has no more {letter}"
            self.cards.remove(letter)

    def row(self) -> str:
        """A leader, as long as there is one, and of Honest and Crooked whichever there is more of."""
        row = ""
        while len(row) < 3:
            leader = next((letter for letter in "AK" if letter in self.cards), None) if not row else None
            letter = leader or max("HC", key=self.cards.count)
            self.cards.remove(letter)
            row += letter
        return row


def position(
    seats: int = 5,
    *,
    rows: Sequence[str] = (),
    hands: Mapping[int, str] | None = None,
    aims: Mapping[int, int] | None = None,
    active: int = 0,
    turn: int = 0,
    out: Sequence[int] = (),
    wounded: Sequence[int] = (),
    planted: int | None = None,
    top: Sequence[str] = (),
    clockwise: bool = True,
    options: Mapping[str, Setting] | None = None,
) -> Match:
    """The beginning of a turn of `active`; `top` lies on the equipment deck, its first card uppermost."""
    dump = GAME.start(seats, 0, options).dump()
    laid: dict[str, Any] = dump["position"]
    laid |= {"agenda": [f"turn({active})"], "sealed": [], "active": active, "turn": turn}
    laid |= {"out": list(out), "wounded": list(wounded), "planted": planted, "direction": 1 if clockwise else -1}
    laid["aims"] = [(aims or {}).get(seat) for seat in range(seats)]
    laid |= _cards(seats, rows, hands or {}, planted, top)
    return GAME.load(dump)


def _cards(
    seats: int, rows: Sequence[str], hands: Mapping[int, str], planted: int | None, top: Sequence[str]
) -> dict[str, Any]:
    rest = Rest(seats, rows)
    all_rows = list(rows) + [rest.row() for _ in range(seats - len(rows))]
    letters = "".join(all_rows)
    gone = letters.count("-")
    cards = [None if letter == "-" else FACE_IDS[LETTERS.index(letter.upper())] for letter in letters]
    left = [FACE_IDS[LETTERS.index(letter)] for letter in rest.cards]
    removed, burned = left[:gone], left[gone:]
    used = [FACE_IDS[face] for face in GAME.box(None).equipment[seats]]
    named = [*hands.values(), *top, *(["planted_evidence"] if planted is not None else [])]
    below = [equipment for equipment in used if equipment not in named]
    assert len(below) + len(named) == len(used), f"some of {named} are not in use, or named twice"
    first = len(cards) + len(burned)
    faces = [*cards, *burned, *hands.values(), *below, *reversed(top)]
    held = dict(zip(hands, range(first, first + len(hands))))
    deck = list(range(first + len(hands), first + len(hands) + len(below) + len(top)))
    everybody = list(range(seats + 1))
    known = [[place // 3] if letter in LETTERS else everybody for place, letter in enumerate(letters)]
    known += [[] for _ in burned] + [[seat] for seat in hands] + [[] for _ in deck]
    if planted is not None:
        faces.append("planted_evidence")
        known.append(everybody)
    return {
        "cards": faces,
        "removed": removed,
        "down": [place for place, letter in enumerate(letters) if letter in LETTERS],
        "known": known,
        "hands": [held.get(seat) for seat in range(seats)],
        "deck": deck,
    }


# ---------------------------------------------------------------- playing


def all_pass(m: Match) -> None:
    """Everybody who is asked in the present window passes."""
    for seat in m.waiting:
        m.play(seat, "pass")


def refused(m: Match, seat: int, option: str, reason: str | None = None) -> None:
    """The choice is refused for this reason, and nothing has changed."""
    why = refusal(m, seat, option)
    assert (why.message if why else None) == (f"barred-{reason}" if reason else None)


def stacked(m: Match, equipment: str) -> Match:
    """The same position with this card on top of the deck, and everybody knowing of it what they knew."""
    dump = m.dump()
    laid = dump["position"]
    place = next(place for place in laid["deck"] if laid["cards"][place] == equipment)
    laid["deck"].remove(place)
    laid["deck"].append(place)
    return GAME.load(dump)


def greedy(m: Match, seat: int | None = None) -> str:
    """What the greedy bot chooses in a seat, or in the first that is asked."""
    seat = m.waiting[0] if seat is None else seat
    option = bots.level("greedy", GAME).choose(m.chair(seat, seeded(1)))
    return m.choices(seat)[m.legal(seat).index(option)].id


# ---------------------------------------------------------------- looking


def table(m: Match) -> Precinct:
    assert isinstance(m.table, Precinct)
    return m.table


def waiting(m: Match) -> list[int]:
    return list(m.waiting)


def ids(m: Match, seat: int, kind: str = "") -> list[str]:
    return [option.id for option in m.choices(seat) if option.id.startswith(kind)]


def row(m: Match, seat: int) -> str:
    """The true cards, written as `position` takes them."""
    g = table(m)
    letters = ["-" if g.cards[place] == NOTHING else LETTERS[g.cards[place]] for place in range(3 * seat, 3 * seat + 3)]
    return "".join(letter if g.down >> 3 * seat + slot & 1 else letter.lower() for slot, letter in enumerate(letters))


def rows(m: Match) -> list[str]:
    return [row(m, seat) for seat in range(m.seats)]


def hand(m: Match, seat: int) -> str | None:
    face = table(m).equipment(seat)
    return None if face == NOTHING else FACE_IDS[face]


def deck(m: Match) -> list[str]:
    """The equipment deck, its top card first."""
    return [FACE_IDS[table(m).cards[place]] for place in reversed(list(table(m).deck))]


def aims(m: Match) -> dict[int, int]:
    return {seat: aim for seat, aim in enumerate(table(m).aims) if aim != NOTHING}


def out(m: Match) -> list[int]:
    return [player["seat"] for player in m.seen(None)["players"] if not player["living"]]


def wounded(m: Match) -> list[int]:
    return [player["seat"] for player in m.seen(None)["players"] if player["wounded"]]


def team(m: Match, seat: int) -> str:
    return "honest" if table(m).team(seat) == 0 else "crooked"


def card(m: Match, seat: int | None, owner: int, slot: int) -> dict[str, Any]:
    """A card of a row as a seat sees it."""
    cards = m.seen(seat)["players"][owner]["row"]
    found: dict[str, Any] = next(each for each in cards if each["slot"] == slot)
    return found


def kinds(m: Match, seat: int | None, owner: int) -> list[str | None]:
    """What a seat knows of somebody's row, from the left."""
    return [each["kind"] for each in m.seen(seat)["players"][owner]["row"]]


def facts(m: Match, seat: int | None) -> list[tuple[list[tuple[int, int]], list[str]]]:
    """What a seat knows of cards of rows without knowing which is which: (seat, slot) of each, and the kinds."""
    return [
        ([(place["seat"], place["slot"]) for place in fact["among"]], fact["cards"]) for fact in m.seen(seat)["facts"]
    ]


def heard(m: Match, seat: int | None = None) -> list[str]:
    """The types of the events a seat has heard (None: a spectator)."""
    return [str(event["type"]) for event in m.story(seat)]
