"""What the coming City phase would bring, as things stand: for boards and bots, from what everybody can see.

The public part of a view is laid out on a table of its own, and the rules themselves play the City phase there. Cards
and identities that are hidden make no difference to where discs go; whom an identity check would expose is left open.
"""

from __future__ import annotations

from typing import Any

from undercover.games.rogue_agent.city import CITY
from undercover.games.rogue_agent.phrases import EXPLODED, KNOCKED_OUT
from undercover.games.rogue_agent.table import CUSTODY, IN_BAG, NOTHING, City
from undercover.games.rogue_agent.things import (
    ASSASSINS,
    BOMBS,
    CARD_IDS,
    CRIMINAL_IDS,
    CRIMINALS,
    DISC_IDS,
    EFFECT_IDS,
    MODE_IDS,
    SLOT_IDS,
    SLOTS,
    STAMINA,
    TILE_IDS,
    TRACK_IDS,
    Box,
)
from undercover.games.rogue_agent.turn import PHRASES

#: Laid for a card nobody may know: any will do.
SOME_CARD = 0


def lay_out(seen: dict[str, Any], box: Box) -> City:
    """A table with everything that is public in a view. Nobody on it is ever asked to reveal an identity."""
    g = City()
    g.box = box
    g.seats = len(seen["players"])
    g.mode = MODE_IDS.index(seen["mode"])
    g.round = seen["round"]
    g.leader = seen["leader"]
    g.active = NOTHING if seen["active"] is None else seen["active"]
    g.police = SLOT_IDS.index(seen["police"])
    g.bag = [DISC_IDS.index(id) for id, count in seen["data_stream"].items() for _ in range(count)]
    g.supply = seen["supply"]
    _lay_turn(g, seen["turn"])
    g.tokens_out = True
    _lay_city(g, seen["city"])
    for k, criminal in enumerate(seen["criminals"]):
        _lay_criminal(g, k, criminal)
    for player in seen["players"]:
        _lay_player(g, player)
    return g


def _lay_turn(g: City, turn: dict[str, Any]) -> None:
    actions = [phrase.id for phrase in PHRASES]
    g.patrols, g.justice = turn["patrols"], turn["main_actions"]
    g.done = [actions.index(each["action"]) * SLOTS + SLOT_IDS.index(each["slot"]) for each in turn["done"]]
    g.entered = sum(1 << SLOT_IDS.index(slot) for slot in turn["entered"])


def _lay_city(g: City, city: list[dict[str, Any]]) -> None:
    bomb = assassin = 0
    for slot, location in enumerate(city):
        g.tiles.append(TILE_IDS.index(location["tile"]))
        g.destroyed[slot] = location["destroyed"]
        spaces = [NOTHING if who is None else who for who in location["informants"]]
        g.tops[slot], g.bottoms[slot] = (*spaces, NOTHING, NOTHING)[:2]
        for timer in location["bombs"]:
            g.bomb_at[bomb], g.timers[bomb] = slot, timer
            bomb += 1
        for _ in range(location["assassins"]):
            g.assassin_at[assassin] = slot
            assassin += 1


def _lay_criminal(g: City, k: int, criminal: dict[str, Any]) -> None:
    if criminal["slot"] is not None:
        g.where[k] = SLOT_IDS.index(criminal["slot"])
    elif criminal["custody"] is not None:
        g.where[k] = CUSTODY + criminal["custody"]
    else:
        return
    g.card[k] = SOME_CARD if criminal["card"] is None else CARD_IDS.index(criminal["card"])
    g.defeated[k] = criminal["defeated"]
    g.face_up[k] = criminal["face_up"]
    g.marks[k] = sum(1 << seat for seat in criminal["markers"])
    g.top_this_round |= criminal["new_on_top"] << k


def _lay_player(g: City, player: dict[str, Any]) -> None:
    g.boards.append([player["board"][track] for track in TRACK_IDS])
    g.credits.append(player["credits"])
    g.influence.append(player["influence"])
    g.figures.append(SLOT_IDS.index(player["slot"]))
    g.reserve.append(player["informants"])
    g.markers.append(player["markers"])
    g.turned_in.append([CARD_IDS.index(card) for card in player["turned_in"]])
    g.hidden_tokens.append([])
    g.exposed |= player["android"] << player["seat"]
    for clock in player["clocks"]:
        g.clock_seat.append(player["seat"])
        g.clock_word.append(EFFECT_IDS.index(clock["effect"]))
        g.clock_by.append(CRIMINAL_IDS.index(clock["criminal"]))
        g.clock_turns.append(clock["turns"])


def play_city(g: City) -> City:
    """The City phase on a copy of this table; the leader takes assassins and bombs in the order of the path."""
    after = g.copy()
    after.active = NOTHING
    after.agenda = [CITY()]
    after.listening = True
    after.settle()
    while after.agenda:
        after.take(after.first(), after.offered[0])
    return after


def city_preview(seen: dict[str, Any], box: Box) -> dict[str, Any]:
    """Where every disc will go, which timers fall, who gets hurt: the City phase as it would be now."""
    before = lay_out(seen, box)
    after = play_city(before)
    blasts = {TILE_IDS[said.numbers[0]] for said in after.story if said.phrase is EXPLODED}
    knocked_out = {said.numbers[0] for said in after.story if said.phrase is KNOCKED_OUT}
    return {
        "police": SLOT_IDS[after.police],
        "criminals": [
            {"criminal": CRIMINAL_IDS[k], "from": SLOT_IDS[before.where[k]], "to": _slot(after.where[k])}
            for k in range(CRIMINALS)
            if 0 <= before.where[k] < SLOTS and not before.defeated[k]
        ],
        "assassins": [
            {"from": SLOT_IDS[before.assassin_at[n]], "to": _slot(after.assassin_at[n])}
            for n in range(ASSASSINS)
            if before.assassin_at[n] != IN_BAG
        ],
        "bombs": [
            {"slot": SLOT_IDS[before.bomb_at[bomb]], "timer": before.timers[bomb], "then": _timer(after, bomb)}
            for bomb in range(BOMBS)
            if before.bomb_at[bomb] != IN_BAG
        ],
        "explosions": [SLOT_IDS[slot] for slot in range(SLOTS) if TILE_IDS[before.tiles[slot]] in blasts],
        "informants_lost": [
            before.informants_on_map(seat) - after.informants_on_map(seat) for seat in range(before.seats)
        ],
        "stamina_lost": [
            before.boards[seat][STAMINA] if seat in knocked_out else _fall(before, after, seat)
            for seat in range(before.seats)
        ],
        "knocked_out": sorted(knocked_out),
    }


def _slot(where: int) -> str | None:
    return None if where == IN_BAG else SLOT_IDS[where]


def _timer(after: City, bomb: int) -> int | None:
    return None if after.bomb_at[bomb] == IN_BAG else after.timers[bomb]


def _fall(before: City, after: City, seat: int) -> int:
    return before.boards[seat][STAMINA] - after.boards[seat][STAMINA]
