"""Setting Rogue Agent up (S5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercover.games.rogue_agent import things
from undercover.games.rogue_agent.rules import ROUND
from undercover.games.rogue_agent.table import IN_BAG, NOTHING, City
from undercover.table.native import append, extend, fill, i64, remove, vec
from undercover.table.rows import rows_of

LENGTH_IDS: Final = ["short", "long"]
TOKENS_EACH: Final[i64] = 3


def bare(seats: int, options: Mapping[str, str | int | bool], box: things.Box) -> City:
    g = City()
    g.box = box
    g.seats = seats
    g.mode = things.MODE_IDS.index(str(options["mode"]))
    g.target = box.watch_targets[LENGTH_IDS.index(str(options["watch"]))]
    g.easier = g.mode == things.SHADOW_WATCH and bool(options["easier"])
    g.begins = NOTHING if options["leader"] == "random" else 0
    return g


def set_up(g: City) -> None:
    """The city, boards, police, deck, Data Stream and, in Android mode, identities (S5)."""
    lay_city(g)
    deal_boards(g)
    g.police = g.precinct(g.dice.below(6) + 1)
    g.deck = g.box.cards(g.easier)
    g.bag = g.box.bag[:]
    if g.mode == things.SHADOW_WATCH:
        thin_out(g)
    g.dice.shuffle(g.deck)
    g.leader = g.dice.below(g.seats) if g.begins == NOTHING else g.begins
    deal_tokens(g)
    g.then(ROUND.of())


def lay_city(g: City) -> None:
    """Precincts on the even slots of the ring, general locations on the odd ones, Headquarters in the middle."""
    precincts = vec[i64]([things.BEFORE_PRECINCTS + n for n in range(i64(1), things.PRECINCTS + 1)])
    general = vec[i64]([n for n in range(i64(1), things.BEFORE_PRECINCTS + 1)])
    g.dice.shuffle(precincts)
    g.dice.shuffle(general)
    tiles = vec[i64]([precincts[slot // 2] if slot % 2 == 0 else general[slot // 2] for slot in range(things.RING)])
    g.tiles = append(tiles, things.HEADQUARTERS)
    g.destroyed = fill(0, things.SLOTS)
    g.tops = fill(NOTHING, things.SLOTS)
    g.bottoms = fill(NOTHING, things.SLOTS)
    g.where = fill(IN_BAG, things.CRIMINALS)
    g.card = fill(NOTHING, things.CRIMINALS)
    nothing = fill(0, things.CRIMINALS)
    g.defeated = g.face_up = g.marks = g.looked = g.laid = nothing
    g.bomb_at = fill(IN_BAG, things.BOMBS)
    g.timers = fill(0, things.BOMBS)
    g.assassin_at = fill(IN_BAG, things.ASSASSINS)


def deal_boards(g: City) -> None:
    for _each in range(g.seats):
        g.boards = extend(g.boards, g.box.track_start)
    g.credits = fill(g.box.start_credits, g.seats)
    g.supply = g.box.credits - g.box.start_credits * g.seats
    g.influence = fill(g.box.influence_start, g.seats)
    g.figures = fill(things.HQ, g.seats)
    g.reserve = fill(g.box.informants, g.seats)
    g.markers = fill(g.box.markers, g.seats)
    g.turned_in = rows_of([[]] * g.seats)


def deal_tokens(g: City) -> None:
    """Three identity tokens each, in Android mode only (S5 10)."""
    g.hidden_tokens = g.shown_tokens = g.gone_tokens = rows_of([[]] * g.seats)
    if g.mode != things.ANDROID_MODE:
        return
    tokens = g.box.tokens(g.seats)
    g.dice.shuffle(tokens)
    hands = vec[vec[i64]]()
    for seat in range(g.seats):
        hands = append(hands, tokens[TOKENS_EACH * seat : TOKENS_EACH * (seat + 1)])
    g.hidden_tokens = hands


def thin_out(g: City) -> None:
    """Shadow Watch: so many easy and so many hard criminals, at random, and fewer bombs and assassins (S11)."""
    low = vec[i64]([card for card in g.deck if g.box.is_easy(card)])
    high = vec[i64]([card for card in g.deck if not g.box.is_easy(card)])
    g.dice.shuffle(low)
    g.dice.shuffle(high)
    g.deck = extend(low[: g.box.deck_low_health], high[: g.box.deck_high_health])
    g.unused = extend(low[g.box.deck_low_health :], high[g.box.deck_high_health :])
    g.spare = extend(fill(things.BOMB, g.box.remove_bombs), fill(things.ASSASSIN, g.box.remove_assassins))
    for disc in g.spare:
        g.bag = remove(g.bag, disc)
