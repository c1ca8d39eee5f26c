"""Who may know what at Rogue Agent (S12), and what could be true for somebody who does not know."""

from __future__ import annotations

from typing import Any

from undercover.games.rogue_agent.phrases import COLUMN_IDS, die_name
from undercover.games.rogue_agent.table import CUSTODY, IN_BAG, NOTHING, City
from undercover.games.rogue_agent.things import (
    ANDROID,
    ASSASSIN,
    ASSASSINS,
    BOMB,
    BOMBS,
    BOOST,
    CARD_IDS,
    COLOUR_IDS,
    CRIMINALS,
    DISC_IDS,
    EFFECT_IDS,
    EXPLOSION,
    HUMAN,
    MODE_IDS,
    SLOT_IDS,
    SLOTS,
    SYMBOL_IDS,
    TILE_IDS,
    TOKEN_IDS,
    TRACK_IDS,
)
from undercover.table.census import Census
from undercover.table.dice import Dice


def seen(g: City, seat: int | None) -> dict[str, Any]:
    return {
        "mode": MODE_IDS[g.mode],
        "round": g.round,
        "rounds": g.box.rounds[g.mode] or None,
        "leader": g.leader,
        "active": None if g.active == NOTHING else g.active,
        "police": SLOT_IDS[g.police],
        "city": [_location(g, slot) for slot in range(SLOTS)],
        "criminals": [_criminal(g, k, seat) for k in range(CRIMINALS)],
        "players": [_player(g, player, seat) for player in range(g.seats)],
        "supply": g.supply,
        "data_stream": {id: g.bag.count(disc) for disc, id in enumerate(DISC_IDS) if disc in g.bag},
        "spare_discs": [DISC_IDS[disc] for disc in g.spare],
        "deck": len(g.deck),
        "removed": [CARD_IDS[card] for card in g.removed_up],
        "removed_unseen": len(g.removed_down),
        "removed_known": sorted(CARD_IDS[card] for card in _known_removed(g, seat)),
        "lost": g.lost,
        "tokens_out": g.tokens_out,
        "drawn": [DISC_IDS[disc] for disc in g.drawn],
        "event_dice": list(g.event_dice),
        "turn": {"patrols": g.patrols, "main_actions": g.justice},
        "dice": [die_name(die) for die in g.rolled],
        "sheet": {COLUMN_IDS[n]: [_on_sheet(die) for die in column] for n, column in enumerate(g.columns)},
    }


def _location(g: City, slot: int) -> dict[str, Any]:
    tile = g.tiles[slot]
    spaces = g.spaces(slot)
    informants = [None if who == NOTHING else who for who in (g.tops[slot], g.bottom[slot])]
    return {
        "slot": SLOT_IDS[slot],
        "tile": TILE_IDS[tile],
        "destroyed": g.destroyed[slot],
        "informants": informants[:spaces],
        "bombs": sorted(g.timers[bomb] for bomb in g.bombs_at(slot)),
        "assassins": len(g.assassins_at(slot)),
    }


def _criminal(g: City, k: int, seat: int | None) -> dict[str, Any]:
    where = g.where[k]
    known = g.face_up[k] or (seat is not None and g.marks[k] >> seat & 1 == 1)
    return {
        "criminal": DISC_IDS[k],
        "slot": SLOT_IDS[where] if 0 <= where < SLOTS else None,
        "custody": where - CUSTODY if where >= CUSTODY else None,
        "defeated": g.defeated[k],
        "card": CARD_IDS[g.card[k]] if g.card[k] != NOTHING and known else None,
        "face_up": g.face_up[k],
        "markers": [other for other in range(g.seats) if g.marks[k] >> other & 1],
    }


def _player(g: City, player: int, seat: int | None) -> dict[str, Any]:
    own = player == seat
    clocks = [n for n in range(len(g.clock_seat)) if g.clock_seat[n] == player]
    return {
        "seat": player,
        "slot": SLOT_IDS[g.figures[player]],
        "board": {TRACK_IDS[track]: value for track, value in enumerate(g.boards[player])},
        "credits": g.credits[player],
        "influence": g.influence[player],
        "informants": g.reserve[player],
        "markers": g.markers[player],
        "turned_in": [CARD_IDS[card] for card in g.turned_in[player]],
        "points": g.points(player),
        "android": g.is_android(player),
        "tokens_hidden": len(g.hidden_tokens[player]),
        "tokens": [TOKEN_IDS[token] for token in sorted(g.hidden_tokens[player])] if own else None,
        "tokens_gone": [TOKEN_IDS[token] for token in sorted(g.gone_tokens[player])] if own else None,
        "tokens_shown": [TOKEN_IDS[token] for token in g.shown_tokens[player]],
        "clocks": [
            {"effect": EFFECT_IDS[g.clock_word[n]], "criminal": DISC_IDS[g.clock_by[n]], "turns": g.clock_turns[n]}
            for n in clocks
        ],
    }


def _on_sheet(die: int) -> str:
    return f"{COLOUR_IDS[die // 2]}-{SYMBOL_IDS[BOOST if die % 2 else EXPLOSION]}"


def _known_removed(g: City, seat: int | None) -> list[int]:
    """Cards that left the game face down after this seat had looked at them (R79)."""
    if seat is None:
        return []
    return [card for card, known in zip(g.removed_down, g.removed_known) if known >> seat & 1]


def hidden(g: City, seat: int | None) -> dict[str, list[int]]:
    zones = {"criminal deck": g.deck, "removed face down": _unknown_removed(g, seat)}
    zones["face-down cards"] = [g.card[k] for k in range(CRIMINALS) if _unknown_card(g, k, seat)]
    if g.android_mode():
        for other in range(g.seats):
            if other != seat:
                zones[f"tokens of seat {other}"] = g.hidden_tokens[other] + g.gone_tokens[other]
    return zones


def _unknown_card(g: City, k: int, seat: int | None) -> bool:
    if g.card[k] == NOTHING or g.face_up[k]:
        return False
    return seat is None or not g.marks[k] >> seat & 1


def _unknown_removed(g: City, seat: int | None) -> list[int]:
    known = _known_removed(g, seat)
    return [card for card in g.removed_down if card not in known]


def imagine(g: City, seat: int | None, dice: Dice) -> City:
    """Deal unknown cards and tokens afresh: deck, face-down cards in play and out of it, others' identities."""
    world = g.copy()
    slots = [k for k in range(CRIMINALS) if _unknown_card(g, k, seat)]
    gone = [n for n, card in enumerate(g.removed_down) if card not in _known_removed(g, seat)]
    cards = world.deck + [g.card[k] for k in slots] + [g.removed_down[n] for n in gone]
    dice.shuffle(cards)
    for k in slots:
        world.card[k] = cards.pop()
    for n in gone:
        world.removed_down[n] = cards.pop()
    world.deck = cards
    _imagine_tokens(world, seat, dice)
    return world


def _imagine_tokens(world: City, seat: int | None, dice: Dice) -> None:
    others = [other for other in range(world.seats) if other != seat]
    tokens = [token for other in others for token in world.hidden_tokens[other] + world.gone_tokens[other]]
    dice.shuffle(tokens)
    for other in others:
        world.hidden_tokens[other] = [tokens.pop() for _ in world.hidden_tokens[other]]
        world.gone_tokens[other] = [tokens.pop() for _ in world.gone_tokens[other]]


def census(g: City) -> Census:
    """Discs, cards, credits and identity tokens are each in exactly one place (S17)."""
    count = Census()
    discs = g.bag + g.spare + g.drawn
    discs += [k for k in range(CRIMINALS) if g.where[k] != IN_BAG]
    discs += [BOMB for bomb in range(BOMBS) if g.bomb_at[bomb] != IN_BAG]
    discs += [ASSASSIN for n in range(ASSASSINS) if g.assassin_at[n] != IN_BAG]
    count.count("discs", DISC_IDS, discs, g.box.bag)
    cards = g.deck + g.removed_up + g.removed_down + [card for card in g.card if card != NOTHING]
    cards += [card for pile in g.turned_in for card in pile]
    count.demand(len(cards) == len(set(cards)), "a criminal card lies in two places")
    for k in range(CRIMINALS):
        linked = (g.card[k] != NOTHING) == (g.where[k] != IN_BAG)
        count.demand(linked, f"{DISC_IDS[k]}: its card and its disc do not agree")
    count.demand(g.supply + sum(g.credits) == g.box.credits, f"credits must be {g.box.credits} in all")
    _count_people(g, count)
    return count


def _count_people(g: City, count: Census) -> None:
    for seat in range(g.seats):
        informants = g.reserve[seat] + g.informants_on_map(seat)
        count.demand(informants <= g.box.informants, f"seat {seat} has more than {g.box.informants} informants")
        markers = g.markers[seat] + sum(mark >> seat & 1 for mark in g.marks)
        right = markers == (0 if g.is_android(seat) else g.box.markers)
        count.demand(right, f"seat {seat} has {markers} investigation markers")
        for track, value in enumerate(g.boards[seat]):
            fits = 0 <= value <= g.box.track_max[track]
            count.demand(fits, f"seat {seat}: {TRACK_IDS[track]} cannot be {value}")
    if g.android_mode():
        tokens = [token for pile in g.hidden_tokens + g.shown_tokens + g.gone_tokens for token in pile]
        three = g.seats == 3
        androids = g.box.androids - (g.box.androids_out_with_3 if three else 0)
        humans = g.box.humans - (g.box.humans_out_with_3 if three else 0)
        count.count("identity tokens", TOKEN_IDS, tokens, [ANDROID] * androids + [HUMAN] * humans)
