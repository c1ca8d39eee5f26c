"""Readable positions of Rogue Agent: name what matters, and the rest of the box is laid out around it.

Everything stands in the Reference City (S4.4): r0 Precinct 6, r1 Gun Shop, r2 Precinct 4, r3 Fuel Station,
r4 Precinct 3, r5 Ammo Depot, r6 Precinct 5, r7 Garage, r8 Precinct 1, r9 Data Archive, r10 Precinct 2, r11 Hospital.
Dice are written one by one: "rE" a red explosion, "gX" a green boost, "kheal" a black heart, "4" a regular die;
"#2" is any other draw, by number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercover import Match
from undercover.games.rogue_agent import GAME as GAME
from undercover.games.rogue_agent import things
from undercover.table.dice import Dice
from undercover.table.game import Setting

from ..positions import changed as changed
from ..positions import decision as decision
from ..positions import happened as happened
from ..positions import refusal

BOX = GAME.box(None)
#: By slot: precincts and general locations take turns around Headquarters.
PRECINCTS = [f"precinct_{number}" for number in (6, 4, 3, 5, 1, 2)]
GENERAL = ["gun_shop", "fuel_station", "ammo_depot", "garage", "data_archive", "hospital"]
TILES = [*[tile for pair in zip(PRECINCTS, GENERAL) for tile in pair], "headquarters"]
#: Nobody is hurt, helped or hindered by the police there unless a test says so.
POLICE = "r4"
YELLOW, PURPLE, GREY, GREEN = 0, 1, 2, 3


# ---------------------------------------------------------------- dice


class Script(Dice):
    """Dice that show what a test wants, and nothing more."""

    def __init__(self, results: Sequence[str]) -> None:
        super().__init__(1)
        self.results = list(results)

    def below(self, n: int) -> int:
        assert self.results, "more is rolled than the test expects"
        self.state += 1
        found = number_of(self.results.pop(0))
        assert 0 <= found < n, f"{found} is no number below {n}"
        return found


def number_of(result: str) -> int:
    if result.startswith("#"):
        return int(result[1:])
    if result.isdigit():
        return int(result) - 1
    symbol = {"E": "explosion", "X": "boost"}.get(result[1:], result[1:])
    faces = BOX.faces["rgk".index(result[0])]
    return [face % things.COLOUR % things.SYMBOLS for face in faces].index(things.SYMBOL_IDS.index(symbol))


def dice(m: Match, results: str) -> Script:
    """From now on the dice of this table show this."""
    script = Script(results.split())
    m.table.dice = script
    return script


# ---------------------------------------------------------------- positions

#: Parts of a position, by name.
Laid = dict[str, Any]


def position(
    mode: str = "agent",
    seats: int = 3,
    *,
    options: Mapping[str, Setting] | None = None,
    active: int = 0,
    leader: int = 0,
    round: int = 1,
    at: Sequence[str] = (),
    police: str = POLICE,
    criminals: Mapping[int, str] | None = None,
    custody: Mapping[int, str] | None = None,
    marks: Mapping[int, Sequence[int]] | None = None,
    bombs: Sequence[tuple[str, int]] = (),
    assassins: Sequence[str] = (),
    informants: Mapping[str, Sequence[int | None]] | None = None,
    destroyed: Sequence[str] = (),
    boards: Mapping[int, Mapping[str, int]] | None = None,
    credits: Mapping[int, int] | None = None,
    influence: Mapping[int, int] | None = None,
    tokens: Sequence[str] = (),
    turned_in: Mapping[int, str] | None = None,
    deck_top: str = "",
    bag_first: str = "",
    agenda: Sequence[str] | None = None,
    **parts: Any,
) -> Match:
    """The turn of `active`, then the City phase, then a turn of seat 0 at which everything stops.

    `criminals` stand on slots ("r7", "r7 terrorist_jack", "r7 terrorist_jack =", "r7 terrorist_jack -"), those in
    `custody` are "seat card". Tokens are "AAH", shown ones after a slash: "AH/A". Anything else replaces a part.
    """
    dump = GAME.start(seats, 0, {"mode": mode, "leader": "first", **(options or {})}).dump()
    laid: Laid = dump["position"]
    laid |= blank(seats, active, leader, round)
    laid["figures"] = [*at, *["hq"] * (seats - len(at))]
    laid["police"] = police
    laid["destroyed"] = [slot in destroyed for slot in things.SLOT_IDS]
    for k, text in (criminals or {}).items():
        lay_criminal(laid, k, text)
    for k, text in (custody or {}).items():
        holder, card = text.split()
        lay_criminal(laid, k, f"custody_{holder} {card} -")
    for k, owners in (marks or {}).items():
        laid["marks"][k - 1] = laid["looked"][k - 1] = sum(1 << seat for seat in owners)
        for seat in owners:
            laid["markers"][seat] -= 1
    lay_discs(laid, bombs, assassins)
    lay_informants(laid, informants or {})
    for seat, board in (boards or {}).items():
        for track, value in board.items():
            laid["boards"][seat][things.TRACK_IDS.index(track)] = value
    for seat, count in (credits or {}).items():
        laid["credits"][seat] = count
    laid["supply"] = BOX.credits - sum(laid["credits"])
    laid["influence"] = [(influence or {}).get(seat, 0) for seat in range(seats)]
    for seat, cards in (turned_in or {}).items():
        laid["turned_in"][seat] = cards.split()
    if mode == "android":
        lay_tokens(laid, seats, tokens)
    laid["agenda"] = list(agenda or [f"choose_action({active})", f"end_turn({active})", "city(0)", "turn(0)"])
    gather(laid, bag_first.split(), deck_top.split(), dump["options"])
    assert parts.keys() <= laid.keys(), parts.keys() - laid.keys()
    laid |= parts
    return GAME.load(dump)


def blank(seats: int, active: int, leader: int, round: int) -> Laid:
    """An empty city with everybody at Headquarters."""
    return {
        "round": round,
        "leader": leader,
        "active": active,
        "tiles": TILES,
        "where": [None] * 6,
        "defeated": [False] * 6,
        "card": [None] * 6,
        "face_up": [False] * 6,
        "marks": [0] * 6,
        "looked": [0] * 6,
        "laid": [0] * 6,
        "top_this_round": 0,
        "bomb_at": [None] * 4,
        "timers": [0] * 4,
        "assassin_at": [None] * 4,
        "tops": [None] * 13,
        "bottoms": [None] * 13,
        "spare": [],
        "drawn": [],
        "event_dice": [],
        "unused": [],
        "boards": [list(BOX.track_start) for _ in range(seats)],
        "credits": [BOX.start_credits] * seats,
        "reserve": [BOX.informants] * seats,
        "markers": [BOX.markers] * seats,
        "turned_in": [[] for _ in range(seats)],
    }


def lay_criminal(laid: Laid, k: int, text: str) -> None:
    where, *rest = text.split()
    side = rest.pop() if rest and rest[-1] in "=-" else ""
    laid["where"][k - 1] = where
    laid["card"][k - 1] = rest[0] if rest else ""
    laid["face_up"][k - 1] = side != ""
    laid["defeated"][k - 1] = side == "-"


def lay_discs(laid: Laid, bombs: Sequence[tuple[str, int]], assassins: Sequence[str]) -> None:
    for n, (slot, timer) in enumerate(bombs):
        laid["bomb_at"][n], laid["timers"][n] = slot, timer
    for n, slot in enumerate(assassins):
        laid["assassin_at"][n] = slot


def lay_informants(laid: Laid, informants: Mapping[str, Sequence[int | None]]) -> None:
    for slot, owners in informants.items():
        for space, owner in zip(("tops", "bottoms"), owners):
            laid[space][things.SLOT_IDS.index(slot)] = owner
            if owner is not None:
                laid["reserve"][owner] -= 1


def lay_tokens(laid: Laid, seats: int, tokens: Sequence[str]) -> None:
    names = {"A": "android", "H": "human"}
    box = ["android", "human"]
    rest = [box[0]] * (seats if seats == 4 else 3) + [box[1]] * (8 if seats == 4 else 6)
    hands: list[list[list[str]]] = []
    for text in tokens:
        hidden, _, shown = text.partition("/")
        hands.append([[names[token] for token in part] for part in (hidden, shown)])
        for token in hands[-1][0] + hands[-1][1]:
            rest.remove(token)
    while len(hands) < seats:
        hands.append([[rest.pop() for _ in range(3)], []])
    laid["hidden_tokens"] = [hand[0] for hand in hands]
    laid["shown_tokens"] = [hand[1] for hand in hands]
    exposed = [seat for seat, hand in enumerate(hands) if hand[1].count("android") == 2]
    laid["exposed"] = sum(1 << seat for seat in exposed)
    for seat in exposed:
        laid["markers"][seat] = laid["reserve"][seat] = 0
    if len(exposed) == BOX.android_cap[seats]:
        laid["tokens_out"] = True
        laid["gone_tokens"], laid["hidden_tokens"] = laid["hidden_tokens"], [[] for _ in range(seats)]


def gather(laid: Laid, bag_first: list[str], deck_top: list[str], options: Mapping[str, Any]) -> None:
    """The discs and cards that have no place yet: into the Data Stream and the deck."""
    bag = [things.DISC_IDS[disc] for disc in BOX.bag]
    placed = [things.DISC_IDS[k] for k in range(6) if laid["where"][k]]
    placed += ["bomb" for slot in laid["bomb_at"] if slot] + ["assassin" for slot in laid["assassin_at"] if slot]
    for disc in placed + bag_first:
        bag.remove(disc)
    laid["bag"] = bag_first + bag
    out = "blue" if options["easier"] and options["mode"] == "shadow_watch" else None
    cards = [
        id for id, card in zip(things.CARD_IDS, BOX.criminals) if not out or things.SYNDICATE_IDS[card.syndicate] != out
    ]
    used = [card for card in laid["card"] if card] + [card for pile in laid["turned_in"] for card in pile]
    rest = [card for card in cards if card not in used + deck_top]
    laid["card"] = [rest.pop(0) if card == "" else card for card in laid["card"]]
    laid["deck"] = rest + deck_top[::-1]


def clock(word: str, seat: int = 0, by: int = 1) -> Laid:
    """A clock that runs to the end of the next turn of this seat; its criminal must be in the city."""
    return {"clock_seat": [seat], "clock_word": [word], "clock_by": [f"criminal_{by}"], "clock_turns": [1]}


# ---------------------------------------------------------------- playing


def play(m: Match, *moves: str) -> None:
    """Each move is an option of whoever is asked; "2 defend:1" says who that must be."""
    for move in moves:
        seat, _, option = move.rpartition(" ")
        asked = m.waiting[0]
        assert not seat or int(seat) == asked, f"seat {asked} is asked for {decision(m)}, not seat {seat}"
        m.play(asked, option)


def roll(m: Match, results: str, *moves: str) -> None:
    """Play with these dice, all of which must be used."""
    script = dice(m, results)
    play(m, *moves)
    assert not script.results, f"not rolled: {script.results}"


def refused(m: Match, option: str, reason: str, clause: str | None = None, seat: int | None = None) -> None:
    """The choice is refused for this reason (and by this clause), and nothing has changed."""
    why = refusal(m, m.waiting[0] if seat is None else seat, option)
    assert why is not None
    assert why.message == f"barred-{reason}"
    assert clause in (None, why.clause)


def not_offered(m: Match, *options: str) -> None:
    assert not {*options} & {*ids(m)}


# ---------------------------------------------------------------- looking


def ids(m: Match) -> list[str]:
    return [option.id for option in m.choices(m.waiting[0])]


def me(m: Match, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = m.seen(None)["players"][seat]
    return found


def board(m: Match, track: str, seat: int = 0) -> int:
    return int(me(m, seat)["board"][track])


def location(m: Match, slot: str) -> dict[str, Any]:
    found: dict[str, Any] = m.seen(None)["city"][things.SLOT_IDS.index(slot)]
    return found


def criminal(m: Match, k: int, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = m.seen(seat)["criminals"][k - 1]
    return found


def where(m: Match, k: int) -> str | None:
    """The slot of a criminal, "custody 1", or None in the Data Stream."""
    found = criminal(m, k)
    return f"custody {found['custody']}" if found["custody"] is not None else found["slot"]


def assassins(m: Match) -> list[str]:
    return [place["slot"] for place in m.seen(None)["city"] for _ in range(place["assassins"])]


def bombs(m: Match) -> list[tuple[str, int]]:
    return [(place["slot"], timer) for place in m.seen(None)["city"] for timer in place["bombs"]]


def in_bag(m: Match, disc: str) -> int:
    return int(m.seen(None)["data_stream"].get(disc, 0))
