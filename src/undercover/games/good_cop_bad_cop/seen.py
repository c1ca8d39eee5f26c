"""Who may know what at Good Cop Bad Cop (9.1), and what could be true for somebody who does not know."""

from __future__ import annotations

from typing import Any

from undercover.games.good_cop_bad_cop.claims import ledger
from undercover.games.good_cop_bad_cop.equipment import CARDS, CODE, CODE_BITS
from undercover.games.good_cop_bad_cop.memory import COUNT, COUNT_BITS, faces_of, places_in
from undercover.games.good_cop_bad_cop.phrases import DIRECTION_IDS, WINDOW_IDS
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import (
    AGENT,
    FACE_IDS,
    FLASHBANG,
    KINGPIN,
    PLANTED_EVIDENCE,
    ROW,
    TEAM_IDS,
)
from undercover.games.good_cop_bad_cop.turn import ARM, EQUIP, INVESTIGATE, REACT_DECLARE
from undercover.games.good_cop_bad_cop.windows import REACT_END, REACT_INVESTIGATE
from undercover.table.agenda import PLAYING, STEP
from undercover.table.census import Census
from undercover.table.dice import Dice

#: How often cards are dealt afresh until they agree with everything known.
TRIES = 500


# ---------------------------------------------------------------- seen


def seen(g: Precinct, seat: int | None) -> dict[str, Any]:
    observer = g.seats if seat is None else seat
    return {
        "turn": g.turn,
        "active": g.active,
        "direction": DIRECTION_IDS[g.direction < 0],
        "acted": g.acted,
        "no_pickup": g.no_pickup,
        "coffee": _seat(g.coffee),
        "smoke": g.smoke,
        "guns": g.free_guns(),
        "wounds": g.box.wounds - g.wounded.bit_count(),
        "declared": _declared(g),
        "window": _window(g),
        "playing": None if g.playing == NOTHING else FACE_IDS[g.cards[g.playing]],
        "players": [_player(g, player, observer) for player in range(g.seats)],
        "deck": [_face(g, place, observer) for place in reversed(g.deck)],
        "burned": [_face(g, place, observer) for place in _burned(g)],
        "removed": [FACE_IDS[kind] for kind in g.removed],
        "facts": _facts(g, observer),
        "claims": ledger(g.claims),
        "last_play": _last_play(g),
        "last_shot": _seat(g.last_shot),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOTHING else seat


def _open(g: Precinct, place: int, observer: int) -> bool:
    """Whether the observer knows the face at a place; when it is over, everything is shown (8)."""
    return bool(g.known[place] >> observer & 1) or g.reason != PLAYING


def _face(g: Precinct, place: int, observer: int) -> str | None:
    return FACE_IDS[g.cards[place]] if _open(g, place, observer) else None


def _burned(g: Precinct) -> range:
    return range(ROW * g.seats, len(g.cards) - len(g.box.equipment[g.seats]))


def _declared(g: Precinct) -> dict[str, Any] | None:
    """The action that others may answer just now."""
    if not g.agenda or g.agenda[-1] & STEP != REACT_DECLARE.number:
        return None
    code, argument = g.second() & CODE, g.second() >> CODE_BITS
    if code == INVESTIGATE:
        return {"action": "investigate", "seat": argument // ROW, "slot": argument % ROW}
    if code == EQUIP:
        return {"action": "equip", "seat": None, "slot": None}
    return {"action": "arm" if code == ARM else "shoot", "seat": argument, "slot": None}


def _last_play(g: Precinct) -> dict[str, Any] | None:
    """The last equipment card that was played, with its targets; the order of a Flashbang is nobody's business."""
    if g.last_play == NOTHING:
        return None
    face = g.last_play & CODE
    targets = [] if face == FLASHBANG else CARDS[face].numbers(g.last_play >> CODE_BITS)
    return {"seat": g.last_play_by, "equipment": FACE_IDS[face], "targets": targets}


def _window(g: Precinct) -> str | None:
    top = g.agenda[-1] & STEP if g.agenda else NOTHING
    windows = [REACT_DECLARE.number, REACT_INVESTIGATE.number, REACT_END.number]
    return WINDOW_IDS[windows.index(top)] if top in windows else None


def _player(g: Precinct, player: int, observer: int) -> dict[str, Any]:
    hand = [g.hands[player]] if g.hands[player] != NOTHING else []
    if g.drawn_by == player:
        hand.append(g.drawn)
    all_known = all(_open(g, place, observer) for place in g.row(player))
    return {
        "seat": player,
        "living": g.living(player),
        "wounded": bool(g.wounded >> player & 1),
        "planted": g.planted == player,
        "aim": _seat(g.aims[player]),
        "hand": [_face(g, place, observer) for place in hand],
        "team": TEAM_IDS[g.team(player)] if all_known else None,
        "row": [_card(g, place, observer) for place in g.row(player)],
    }


def _card(g: Precinct, place: int, observer: int) -> dict[str, Any]:
    """A card of a row. `kind` is what the observer knows it to be, `since` the turn in which it was last looked at."""
    watching = observer == g.seats
    known = not watching and g.down >> place & 1 and g.known[place] >> observer & 1
    return {
        "slot": place % ROW,
        "token": g.tokens[place],
        "face_up": not g.down >> place & 1,
        "kind": _face(g, place, observer),
        "since": g.since[ROW * g.seats * observer + place] if known and place // ROW != observer else None,
        "fresh": bool(g.fresh >> place & 1),
        "seen_by": [seat for seat in range(g.seats) if g.known[place] >> seat & 1 and seat != place // ROW]
        if g.down >> place & 1
        else [],
    }


def _facts(g: Precinct, observer: int) -> list[dict[str, Any]]:
    """What the observer knows of several cards together: among these places are these cards (R62)."""
    return [
        {"among": [_where(g, place) for place in places_in(at)], "cards": [FACE_IDS[face] for face in faces_of(are)]}
        for of, at, are in zip(g.facts_of, g.facts_at, g.facts_are)
        if of == observer
    ]


def _where(g: Precinct, place: int) -> dict[str, int | None]:
    """A card of a row by seat and slot, equipment by the seat that holds it or its place from the top of the deck."""
    if place < ROW * g.seats:
        return {"seat": place // ROW, "slot": place % ROW, "deck": None}
    if place in g.deck:
        return {"seat": None, "slot": None, "deck": len(g.deck) - 1 - g.deck.index(place)}
    holder = g.drawn_by if place == g.drawn else g.hands.index(place)
    return {"seat": holder, "slot": None, "deck": None}


# ---------------------------------------------------------------- imagine


def _unknown(g: Precinct, observer: int, places: range) -> list[int]:
    return [place for place in places if g.cards[place] != NOTHING and not g.known[place] >> observer & 1]


def _integrity(g: Precinct) -> range:
    return range(len(g.cards) - len(g.box.equipment[g.seats]))


def _equipment(g: Precinct) -> range:
    return range(len(g.cards) - len(g.box.equipment[g.seats]), len(g.cards))


def hidden(g: Precinct, seat: int | None) -> dict[str, list[int]]:
    observer = g.seats if seat is None else seat
    zones: dict[str, list[int]] = {}
    for player in range(g.seats):
        row = range(ROW * player, ROW * player + ROW)
        zones[f"row of seat {player}"] = [g.cards[place] for place in _unknown(g, observer, row)]
        held = [place for place in (g.hands[player],) if place != NOTHING and not g.known[place] >> observer & 1]
        zones[f"hand of seat {player}"] = [g.cards[place] for place in held]
    zones["burned"] = [g.cards[place] for place in _burned(g)]
    zones["deck"] = [g.cards[place] for place in g.deck if not g.known[place] >> observer & 1]
    return zones


def imagine(g: Precinct, seat: int | None, dice: Dice) -> Precinct:
    """Deal the unknown cards afresh so that everything the seat knows stays true: the cards it has seen, the facts
    about rows picked up and equipment given up, one Agent and one Kingpin in two different rows and none of them
    burned, and a leader with every wounded player. That no row ever held both leaders before an exchange is not
    remembered."""
    observer = g.seats if seat is None else seat
    world = g.copy()
    for places in (_integrity(g), _equipment(g)):
        _deal_afresh(world, observer, _unknown(g, observer, places), dice)
    _others_facts(world, observer, dice)
    return world


def _deal_afresh(world: Precinct, observer: int, unknown: list[int], dice: Dice) -> None:
    before = [world.cards[place] for place in unknown]
    for _ in range(TRIES):
        for place, face in zip(unknown, _dealt(world, observer, unknown, before[:], dice)):
            world.cards[place] = face
        if _possible(world, observer):
            return
    for place, face in zip(unknown, before):
        world.cards[place] = face


def _dealt(g: Precinct, observer: int, unknown: list[int], pool: list[int], dice: Dice) -> list[int]:
    """One face for each unknown place: first those the facts speak of, somewhere among their places, then the rest."""
    faces = dict.fromkeys(unknown, NOTHING)
    for of, at, are in zip(g.facts_of, g.facts_at, g.facts_are):
        if of != observer:
            continue
        among = [place for place in unknown if at >> place & 1]
        there = [faces[place] for place in among]
        for face in faces_of(are):
            free = [place for place in among if faces[place] == NOTHING]
            if face in there:
                there.remove(face)
            elif free and face in pool:
                faces[free[dice.below(len(free))]] = face
                pool.remove(face)
    dice.shuffle(pool)
    return [pool.pop() if face == NOTHING else face for face in faces.values()]


def _possible(g: Precinct, observer: int) -> bool:
    """Whether the seat could be at this table, for all it knows."""
    for seat in range(g.seats):
        if g.holds(seat, AGENT) and g.holds(seat, KINGPIN):
            return False
        if g.wounded >> seat & 1 and not g.leads(seat):
            return False
    if any(g.cards[place] >= AGENT for place in _burned(g)):
        return False
    return all(_holds(g, at, are) for of, at, are in zip(g.facts_of, g.facts_at, g.facts_are) if of == observer)


def _holds(g: Precinct, at: int, are: int) -> bool:
    lying = [g.cards[place] for place in places_in(at)]
    return all(lying.count(face) >= are >> COUNT_BITS * face & COUNT for face in set(faces_of(are)))


def _others_facts(world: Precinct, observer: int, dice: Dice) -> None:
    """What the others know of mixed cards is as unknown as the cards: so many of those that lie there now."""
    facts: list[int] = []
    for of, at, are in zip(world.facts_of, world.facts_at, world.facts_are):
        if of != observer:
            lying = [world.cards[place] for place in places_in(at)]
            dice.shuffle(lying)
            are = sum(1 << COUNT_BITS * face for face in lying[: len(faces_of(are))])
        facts.append(are)
    world.facts_are = facts


# ---------------------------------------------------------------- census


def census(g: Precinct) -> Census:
    count = Census()
    kinds = [g.cards[place] for place in _integrity(g) if g.cards[place] != NOTHING] + g.removed
    count.count("integrity cards", FACE_IDS, kinds, [*g.box.ordinary[g.seats], AGENT, KINGPIN])
    faces = [g.cards[place] for place in _equipment(g)]
    count.count("equipment", FACE_IDS, faces, g.box.equipment[g.seats])
    lying = [*g.deck, *g.hands, g.drawn, g.playing]
    if g.planted != NOTHING and PLANTED_EVIDENCE in g.cards:
        lying.append(g.cards.index(PLANTED_EVIDENCE))
    places = sorted(place for place in lying if place != NOTHING)
    demand = count.demand
    demand(places == list(_equipment(g)), "an equipment card lies in two places or in none")
    demand(g.free_guns() >= 0, "more guns are held than there are")
    demand(g.wounded.bit_count() <= g.box.wounds, "more players are wounded than there are Wound cards")
    demand(not g.wounded & g.out, "an eliminated player gives the Wound card back")
    for seat in range(g.seats):
        demand(g.aims[seat] != seat, f"seat {seat} aims at itself")
        idle = g.hands[seat] == NOTHING and not g.armed(seat) and not g.face_down(seat)
        demand(g.living(seat) or idle, f"seat {seat} is eliminated but holds something")
        demand(bool(g.row(seat)), f"seat {seat} has no integrity card")
    return count
