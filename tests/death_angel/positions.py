"""Readable positions of Death Angel: draw the formation, name what matters, and the rest of the box lies around it.

A row is what lies on the left, the marine with his facing and tokens, what lies on the right:
"head tail*2 door | noctis < 1 | claw". A pile is written as names with blanks between them, its top card first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercover import Match
from undercover.games.death_angel import GAME as GAME
from undercover.games.death_angel import things
from undercover.table.dice import quick

from .. import positions
from ..positions import Rest
from ..positions import decision as decision

BOX = GAME.box(None)
SHORT = {id.split("_")[1]: id for id in things.MARINE_IDS}
LORDS = {"lord_ht": "brood_lord_head_tail", "lord_ct": "brood_lord_claw_tongue"}

#: What is still to happen: single phases are followed by the next round, so that what they did can be looked at.
EVENT_PHASE = ["draw_event(0)", "box(0)", "box(1)", "movement(0)", "put_away_event(0)", "end_of_events(0)"]
PHASES = {
    "round": ["round(0)"],
    "resolve": ["resolve(0)", "round(0)"],
    "swarms": ["swarms(0)", "round(0)"],
    "event": [*EVENT_PHASE, "round(0)"],
    "gate": ["gate(0)", "round(0)"],
    "clean_up": ["clean_up(0)"],
    "resolve to end": ["resolve(0)", "gate(0)", "swarms(0)", "gate(0)", *EVENT_PHASE, "gate(0)", "clean_up(0)"],
    "event to end": [*EVENT_PHASE, "gate(0)", "clean_up(0)"],
}


def names(pile: str) -> list[str]:
    return [LORDS.get(name, name) for name in positions.names(pile)]


def rolling(*faces: int) -> int:
    """A state of the dice from which the next rolls are these faces."""
    for seed in range(100_000):
        dice = quick(seed)
        if all(dice.below(6) == face for face in faces):
            return quick(seed).state
    raise AssertionError(f"no dice roll {faces}")


def position(
    *rows: str,
    phase: str = "round",
    seats: int = 1,
    owners: str = "",
    current: int = 0,
    played: str = "",
    previous: str = "",
    location: str = "toxin_pumping_station",
    ahead: str = "",
    left: str | int = 3,
    right: str | int = 3,
    deck: str | None = None,
    events: str = "",
    event_deck: str | None = None,
    slain: str = "",
    supply: int | None = None,
    door: int = 0,
    launch: int = 0,
    artefact: int | None = None,
    lasting: str = "",
    on: int | None = None,
    rolls: Sequence[int] = (),
    **more: Any,
) -> Match:
    """A position in the middle of a game. `owners` lists the teams of each seat, "green red / blue"; without it every
    team belongs to seat 0. `events` lie on top of the Event deck; an `event_deck` is the whole deck, the rest having
    been discarded, and a `deck` likewise is the whole Genestealer deck."""
    dump = GAME.start(seats, 0).dump()
    laid: dict[str, Any] = dump["position"]
    marines, facing, tokens, slots = _formation(rows)
    gone = [SHORT[name] for name in slain.split()]
    laid |= _teams(seats, owners, marines, gone)
    laid |= _swarms(slots, left, right, deck)
    laid |= _events(events, event_deck)
    laid |= {
        "marines": marines,
        "facing": facing,
        "tokens": tokens,
        "terrain": [_place(slots, terrain) for terrain in things.TERRAIN_IDS],
        "current": current,
        "location": location,
        "locations": names(ahead)[::-1],
        "played": _cards(played),
        "previous": _cards(previous),
        "door_tokens": door,
        "launch_tokens": launch,
        "holder": artefact,
        "lasting": lasting or None,
        "lasting_on": on,
        "agenda": PHASES[phase],
        "round": 1,
        "dice": rolling(*rolls),
        **more,
    }
    laid["supply"] = BOX.tokens - sum(tokens) - door - launch
    if supply is not None:
        _starve(laid, supply)
    return GAME.load(dump)


def _formation(rows: Sequence[str]) -> tuple[list[str], list[str], list[int], list[list[str]]]:
    marines, slots = [], []
    facing, tokens = ["left"] * len(things.MARINE_IDS), [0] * len(things.MARINE_IDS)
    for row in rows:
        west, middle, east = (cell.strip() for cell in row.split("|"))
        name, side, *held = middle.split()
        marine = SHORT[name]
        marines.append(marine)
        facing[things.MARINE_IDS.index(marine)] = {"<": "left", ">": "right"}[side]
        tokens[things.MARINE_IDS.index(marine)] = int(held[0]) if held else 0
        slots += [names(west), names(east)]
    return marines, facing, tokens, slots


def _teams(seats: int, owners: str, marines: list[str], gone: list[str]) -> dict[str, Any]:
    """Both marines of a team that is in the game are in the formation or slain."""
    owner: list[int | None] = [None] * len(things.TEAM_IDS)
    for seat, teams in enumerate(owners.split("/")):
        for team in teams.split():
            owner[things.TEAM_IDS.index(team)] = seat
    for marine in [*marines, *gone]:
        number = things.MARINE_IDS.index(marine) // 2
        owner[number] = owner[number] or 0
    assert seats > max(seat or 0 for seat in owner)
    there = [marine for n, marine in enumerate(things.MARINE_IDS) if owner[n // 2] is not None]
    missing = [marine for marine in there if marine not in marines and marine not in gone]
    return {"owner": owner, "slain": gone + missing}


def _swarms(slots: list[list[str]], left: str | int, right: str | int, deck: str | None) -> dict[str, Any]:
    box = list(BOX.genestealers)
    often = max(box.count(kind) for kind in box)
    rest = Rest([id for copy in range(often) for n, id in enumerate(things.SYMBOL_IDS) if box.count(n) > copy])
    swarms = []
    for slot in slots:
        cards = [card for card in slot if card in things.CARD_IDS]
        rest.take(" ".join([card for card in cards if card in things.SYMBOL_IDS]))
        shield = {"power_field": 1} if "power_field" in slot else {}
        swarms.append({card: cards.count(card) for card in cards} | shield)
    piles = [rest.take(pile) if isinstance(pile, str) else None for pile in (left, right)]
    drawn = None if deck is None else rest.take(deck)
    blips = [
        rest.deal(count) if pile is None and isinstance(count, int) else (pile or [])[::-1]
        for pile, count in zip(piles, (left, right))
    ]
    return {
        "swarms": swarms,
        "spent": [{} for _ in swarms],
        "blips": blips,
        "deck": rest.cards if drawn is None else drawn[::-1],
        "discard": [] if drawn is None else rest.cards,
        "old": [0, 0],
        "sure": [{}, {}],
        "among": [0, 0],
        "lords_slain": {},
    }


def _events(top: str, deck: str | None) -> dict[str, Any]:
    rest = Rest([things.EVENT_IDS[event] for event in BOX.events])
    drawn = rest.take(top if deck is None else deck)[::-1]
    return {
        "events": rest.cards + drawn if deck is None else drawn,
        "event_discard": [] if deck is None else rest.cards,
        "event": None,
        "scouted": [],
    }


def _place(slots: list[list[str]], terrain: str) -> int | None:
    return next((number for number, slot in enumerate(slots) if terrain in slot), None)


def _cards(actions: str) -> list[str | None]:
    found: list[str | None] = [None] * len(things.TEAM_IDS)
    for action in actions.split():
        found[BOX.action_team[things.ACTION_IDS.index(action)]] = action
    return found


def _starve(laid: dict[str, Any], supply: int) -> None:
    """Put the rest of the tokens on the Door or on the Location, to leave so many in the supply."""
    where = "door_tokens" if laid["terrain"][things.TERRAIN_IDS.index("door")] is not None else "launch_tokens"
    laid[where] += laid["supply"] - supply
    laid["supply"] = supply


# ---------------------------------------------------------------- playing


def play(m: Match, *moves: str) -> None:
    """Each move is an option of whoever is asked, or a seat and an option: "attack:…", "1 play:block"."""
    for move in moves:
        seat, _, option = move.rpartition(" ")
        m.play(int(seat) if seat else m.waiting[0], long(option))


def long(option: str) -> str:
    """swap:leon,omnio -> swap:brother_leon,brother_omnio."""
    kind, colon, targets = option.partition(":")
    fields = [[SHORT.get(name, LORDS.get(name, name)) for name in field.split("+")] for field in targets.split(",")]
    return kind + colon + ",".join("+".join(field) for field in fields)


def choose(m: Match, *cards: str) -> None:
    """Every seat that is asked chooses those of these cards that it may."""
    for seat in m.waiting:
        wanted = [option for option in m.choices(seat) if set(option.named["actions"]) <= set(cards)]  # type: ignore[arg-type]
        assert len(wanted) == 1, f"seat {seat} cannot choose among {cards}"
        m.play(seat, wanted[0])


def refused(m: Match, option: str, reason: str | None = None, seat: int | None = None) -> None:
    """The choice is refused for this reason, and nothing has changed."""
    positions.refused(m, m.waiting[0] if seat is None else seat, long(option), reason)


# ---------------------------------------------------------------- looking


def ids(m: Match, seat: int | None = None) -> list[str]:
    """The options of whoever is asked, with short names."""
    return [brief(option.id) for option in m.choices(m.waiting[0] if seat is None else seat)]


def brief(text: str) -> str:
    for name, id in (*SHORT.items(), *LORDS.items()):
        text = text.replace(id, name)
    return text


def rows(m: Match) -> list[str]:
    """The formation as `position` takes it; a group that has attacked stands behind a stroke."""
    return [
        f"{_cell(row['left'])} | {brief(row['marine'])} {'<' if row['facing'] == 'left' else '>'}"
        f"{' ' + str(row['tokens']) if row['tokens'] else ''} | {_cell(row['right'])}".strip()
        for row in m.seen(None)["formation"]
    ]


def _cell(slot: dict[str, Any]) -> str:
    words = _pile(slot["swarm"]) + (["power_field"] if slot["power_field"] else [])
    words += ["/", *_pile(slot["done"])] if slot["done"] else []
    return " ".join([*words, *(terrain["id"] for terrain in slot["terrain"])])


def _pile(cards: list[str]) -> list[str]:
    kinds = [card for card in things.CARD_IDS if card in cards]
    return [brief(card) + (f"*{cards.count(card)}" if cards.count(card) > 1 else "") for card in kinds]


def piles(m: Match) -> tuple[int, int]:
    blips = m.seen(None)["blips"]
    return blips["left"]["count"], blips["right"]["count"]


def place(m: Match) -> str:
    return str(m.seen(None)["location"]["id"])


def team(m: Match, name: str, seat: int | None = None) -> dict[str, Any]:
    return next(found for found in m.seen(seat)["teams"] if found["team"] == name)


def happened(m: Match, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of a kind that a seat has heard (None: a spectator), with short names."""
    return [{name: short(event[name]) for name in event} for event in positions.happened(m, kind, seat)]


def short(value: Any) -> Any:
    if isinstance(value, list):
        return [short(each) for each in value]
    return brief(value) if isinstance(value, str) else value


def result(m: Match) -> tuple[bool, str] | None:
    """Whether everybody has won, and why it ended; None while the game goes on."""
    if m.outcome is None:
        return None
    assert m.outcome.winners in (frozenset(), frozenset(range(m.seats)))
    return bool(m.outcome.winners), m.outcome.reason


def discarded(m: Match) -> dict[str, int]:
    found: dict[str, int] = m.seen(None)["discard"]
    return found
