"""Who may know what at Rogue Agent (S12), and what could be true for somebody who does not know."""

from __future__ import annotations

from typing import Any

from undercover.games.rogue_agent.bomb import CUT_AGAIN, PLACE_DIE, SHEET_IDS
from undercover.games.rogue_agent.phrases import COLUMN_IDS
from undercover.games.rogue_agent.table import CUSTODY, IN_BAG, NOTHING, City
from undercover.games.rogue_agent.things import (
    ANDROID_MODE,
    ASSASSIN,
    ASSASSINS,
    BOMB,
    BOMBS,
    CARD_IDS,
    COLOUR_IDS,
    CRIMINAL_IDS,
    CRIMINALS,
    CURRENCY_IDS,
    DIE_IDS,
    DISC_IDS,
    EFFECT_IDS,
    ITEM_IDS,
    MODE_IDS,
    SHADOW_WATCH,
    SHIELD_IDS,
    SLOT_IDS,
    SLOTS,
    SYNDICATE_IDS,
    TILE_IDS,
    TOKEN_IDS,
    TRACK_IDS,
    UPGRADE_IDS,
    Tile,
)
from undercover.games.rogue_agent.turn import PHRASES
from undercover.table.census import Census
from undercover.table.dice import Dice

#: What is left of a tile that has been destroyed (R56).
NO_TILE = Tile()


def seen(g: City, seat: int | None) -> dict[str, Any]:
    return {
        "mode": MODE_IDS[g.mode],
        "round": g.round,
        "rounds": g.box.watch_rounds if g.mode == SHADOW_WATCH else g.box.rounds[g.mode],
        "leader": g.leader,
        "active": None if g.active == NOTHING else g.active,
        "turn": _turn(g),
        "police": SLOT_IDS[g.police],
        "city": [_location(g, slot) for slot in range(SLOTS)],
        "criminals": [_criminal(g, k, seat) for k in range(CRIMINALS)],
        "players": [_player(g, player, seat) for player in range(g.seats)],
        "tracks": {id: {"max": g.box.track_max[n], "marks": _marks(g, n)} for n, id in enumerate(TRACK_IDS)},
        "supply": g.supply,
        "data_stream": {id: g.bag.count(disc) for disc, id in enumerate(DISC_IDS) if disc in g.bag},
        "spare_discs": [DISC_IDS[disc] for disc in g.spare],
        "drawn": [DISC_IDS[disc] for disc in g.drawn],
        "event_dice": list(g.event_dice),
        "deck": len(g.deck),
        "removed": [CARD_IDS[card] for card in g.removed_up],
        "removed_unseen": len(g.removed_down),
        "removed_known": sorted(CARD_IDS[card] for card in _known_removed(g, seat)),
        "lost": {"count": g.lost, "limit": g.box.watch_lost} if g.mode == SHADOW_WATCH else None,
        "turn_in_target": g.target if g.mode == SHADOW_WATCH else None,
        "tokens_out": g.tokens_out,
        "dice": [DIE_IDS[die] for die in g.rolled],
        "defusing": _defusing(g),
        "sheet": {COLUMN_IDS[n]: [SHEET_IDS[die] for die in column] for n, column in enumerate(g.columns)},
    }


def _defusing(g: City) -> int | None:
    """The timer of the bomb on the sheet."""
    at_work = g.agenda and g.top() in (PLACE_DIE, CUT_AGAIN)
    return g.timers[g.second()] if at_work else None


def _turn(g: City) -> dict[str, Any]:
    """What has been done in the present turn, and where the present Patrol has been."""
    return {
        "patrols": g.patrols,
        "main_actions": g.justice,
        "done": [{"action": PHRASES[each // SLOTS].id, "slot": SLOT_IDS[each % SLOTS]} for each in g.done],
        "entered": [SLOT_IDS[slot] for slot in range(SLOTS) if g.entered >> slot & 1],
    }


def _location(g: City, slot: int) -> dict[str, Any]:
    informants = [None if who == NOTHING else who for who in (g.tops[slot], g.bottoms[slot])]
    tile = NO_TILE if g.destroyed[slot] else g.tile(slot)
    return {
        "slot": SLOT_IDS[slot],
        "tile": TILE_IDS[g.tiles[slot]],
        "destroyed": g.destroyed[slot],
        "shield": SHIELD_IDS[tile.shield],
        "gangsters": tile.gangsters,
        "search": [{"colour": COLOUR_IDS[c], "dice": n} for c, n in zip(tile.icon_colours, tile.icon_dice)],
        "goods": [_good(tile, n) for n in range(len(tile.items))],
        "informants": informants[: g.spaces(slot)],
        "bombs": sorted(g.timers[bomb] for bomb in g.bombs_at(slot)),
        "assassins": len(g.assassins_at(slot)),
    }


def _good(tile: Tile, n: int) -> dict[str, Any]:
    return {
        "item": ITEM_IDS[tile.items[n]],
        "amount": tile.amounts[n],
        "price": tile.prices[n],
        "currency": CURRENCY_IDS[tile.currencies[n]],
    }


def _criminal(g: City, k: int, seat: int | None) -> dict[str, Any]:
    where = g.where[k]
    known = g.card[k] != NOTHING and not _unknown_card(g, k, seat)
    card = g.box.criminals[g.card[k]] if known else None
    return {
        "criminal": CRIMINAL_IDS[k],
        "slot": SLOT_IDS[where] if 0 <= where < SLOTS else None,
        "custody": where - CUSTODY if where >= CUSTODY else None,
        "defeated": g.defeated[k],
        "new_on_top": g.top_this_round >> k & 1 == 1,
        "face_up": g.face_up[k],
        "markers": [other for other in range(g.seats) if g.marks[k] >> other & 1],
        "card": CARD_IDS[g.card[k]] if card else None,
        "health": card.health if card else None,
        "reward": card.reward if card else None,
        "syndicate": SYNDICATE_IDS[card.syndicate] if card else None,
    }


def _player(g: City, player: int, seat: int | None) -> dict[str, Any]:
    own = player == seat
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
        "revealed_this_round": g.revealed_now >> player & 1 == 1,
        "clocks": [_clock(g, n) for n in range(len(g.clock_seat)) if g.clock_seat[n] == player],
    }


def _marks(g: City, track: int) -> dict[str, int]:
    """The upgrades of a track, and the spaces from which on they count."""
    return {id: g.box.upgrade_at[n] for n, id in enumerate(UPGRADE_IDS) if g.box.upgrade_track[n] == track}


def _clock(g: City, n: int) -> dict[str, Any]:
    return {
        "effect": EFFECT_IDS[g.clock_word[n]],
        "criminal": CRIMINAL_IDS[g.clock_by[n]],
        "turns": g.clock_turns[n],
    }


# ---------------------------------------------------------------- what is hidden


def _unknown_card(g: City, k: int, seat: int | None) -> bool:
    """A face-down card of a criminal in the city that this seat has not looked at."""
    if g.card[k] == NOTHING or g.face_up[k]:
        return False
    return seat is None or not g.looked[k] >> seat & 1


def _known_removed(g: City, seat: int | None) -> list[int]:
    """Cards that left the game face down after this seat had looked at them (R79)."""
    return [] if seat is None else [card for n, card in enumerate(g.removed_down) if g.removed_looked[n] >> seat & 1]


def _unknown_removed(g: City, seat: int | None) -> list[int]:
    """Where in the pile of cards removed face down lie those that this seat has not seen."""
    return [n for n in range(len(g.removed_down)) if seat is None or not g.removed_looked[n] >> seat & 1]


def hidden(g: City, seat: int | None) -> dict[str, list[int]]:
    zones = {"criminal deck": g.deck, "cards left in the box": g.unused}
    zones["removed face down"] = [g.removed_down[n] for n in _unknown_removed(g, seat)]
    zones["face-down cards"] = [g.card[k] for k in range(CRIMINALS) if _unknown_card(g, k, seat)]
    if g.mode == ANDROID_MODE:
        for other in range(g.seats):
            if other != seat:
                zones[f"tokens of seat {other}"] = g.hidden_tokens[other] + g.gone_tokens[other]
    return zones


# ---------------------------------------------------------------- what could be true


def imagine(g: City, seat: int | None, dice: Dice) -> City:
    """Deal unknown cards and tokens afresh: deck, face-down cards in play and out of it, others' identities."""
    world = g.copy()
    in_play = [k for k in range(CRIMINALS) if _unknown_card(g, k, seat)]
    removed = _unknown_removed(g, seat)
    cards = g.deck + [g.card[k] for k in in_play] + [g.removed_down[n] for n in removed]
    cards, world.unused = _swap_with_box(g, cards, dice)
    laid = [g.laid[k] for k in in_play] + [g.removed_laid[n] for n in removed]
    dealt = _deal(g, cards, laid, dice)
    for k in in_play:
        world.card[k] = dealt.pop(0)
    for n in removed:
        world.removed_down[n] = dealt.pop(0)
    world.deck = dealt
    _imagine_tokens(world, seat, dice)
    return world


def _swap_with_box(g: City, cards: list[int], dice: Dice) -> tuple[list[int], list[int]]:
    """Nobody knows which easy and which hard criminals Shadow Watch left in the box (S11)."""
    fixed = [card for card in cards if card in g.shuffled_back]
    chosen, unused = fixed, list[int]()
    for easy in (True, False):
        here = [card for card in cards if g.box.is_easy(card) == easy and card not in fixed]
        pool = here + [card for card in g.unused if g.box.is_easy(card) == easy]
        dice.shuffle(pool)
        chosen = chosen + pool[: len(here)]
        unused += pool[len(here) :]
    return chosen, unused


def _deal(g: City, cards: list[int], laid: list[int], dice: Dice) -> list[int]:
    """Shuffle until no card that everybody saw go into the deck lies where it was laid before that (S7.4)."""
    back = {card: n for n, card in enumerate(g.shuffled_back)}
    while True:
        dice.shuffle(cards)
        if all(back.get(card, -1) < when for card, when in zip(cards, laid)):
            return cards


def _imagine_tokens(world: City, seat: int | None, dice: Dice) -> None:
    others = [other for other in range(world.seats) if other != seat]
    tokens = [token for other in others for token in world.hidden_tokens[other] + world.gone_tokens[other]]
    dice.shuffle(tokens)
    for other in others:
        world.hidden_tokens[other] = [tokens.pop() for _ in world.hidden_tokens[other]]
        world.gone_tokens[other] = [tokens.pop() for _ in world.gone_tokens[other]]


# ---------------------------------------------------------------- counting


def census(g: City) -> Census:
    """Discs, cards, credits, informants, markers and tokens are each in exactly one place (S17)."""
    count = Census()
    discs = g.bag + g.spare + g.drawn
    discs += [k for k in range(CRIMINALS) if g.where[k] != IN_BAG]
    discs += [BOMB for bomb in range(BOMBS) if g.bomb_at[bomb] != IN_BAG]
    discs += [ASSASSIN for n in range(ASSASSINS) if g.assassin_at[n] != IN_BAG]
    count.count("discs", DISC_IDS, discs, g.box.bag)
    cards = g.deck + g.unused + g.removed_up + g.removed_down + [card for card in g.card if card != NOTHING]
    cards += [card for pile in g.turned_in for card in pile]
    count.count("criminal cards", CARD_IDS, cards, g.box.cards(g.easier))
    for k in range(CRIMINALS):
        linked = (g.card[k] != NOTHING) == (g.where[k] != IN_BAG)
        count.demand(linked, f"{DISC_IDS[k]}: its card and its disc do not agree")
    count.demand(g.supply + sum(g.credits) == g.box.credits, f"credits must be {g.box.credits} in all")
    for seat in range(g.seats):
        _count_player(g, count, seat)
    if g.mode == ANDROID_MODE:
        tokens = [token for pile in g.hidden_tokens + g.shown_tokens + g.gone_tokens for token in pile]
        count.count("identity tokens", TOKEN_IDS, tokens, g.box.tokens(g.seats))
    return count


def _count_player(g: City, count: Census, seat: int) -> None:
    informants = g.reserve[seat] + g.informants_on_map(seat)
    count.demand(informants <= g.box.informants, f"seat {seat} has more than {g.box.informants} informants")
    markers = g.markers[seat] + sum(mark >> seat & 1 for mark in g.marks)
    right = markers == (0 if g.is_android(seat) else g.box.markers)
    count.demand(right, f"seat {seat} has {markers} investigation markers")
    for track, value in enumerate(g.boards[seat]):
        fits = 0 <= value <= g.box.track_max[track]
        count.demand(fits, f"seat {seat}: {TRACK_IDS[track]} cannot be {value}")
