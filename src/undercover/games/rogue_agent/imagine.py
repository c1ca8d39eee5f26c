"""What is hidden at Rogue Agent (S12), and what could be true for somebody who does not know."""

from __future__ import annotations

from undercover.games.rogue_agent.table import NOTHING, City
from undercover.games.rogue_agent.things import ANDROID_MODE, CRIMINALS
from undercover.table.agenda import SPECTATOR
from undercover.table.dice import Dice
from undercover.table.native import Row, append, extend, i64, pop, sort, vec
from undercover.table.rows import copied


def unknown_card(g: City, k: i64, seat: i64) -> bool:
    """A face-down card of a criminal in the city that this seat has not looked at."""
    if g.card[k] == NOTHING or g.face_up[k]:
        return False
    return not has_looked(g.looked[k], seat)


def has_looked(looked: i64, seat: i64) -> bool:
    return seat != SPECTATOR and looked >> seat & 1 == 1


def unknown_cards(g: City, seat: i64) -> Row:
    return vec[i64]([k for k in range(CRIMINALS) if unknown_card(g, k, seat)])


def unknown_removed(g: City, seat: i64) -> Row:
    """Where in the pile of cards removed face down lie those that this seat has not seen (R79)."""
    return vec[i64]([n for n in range(len(g.removed_down)) if not has_looked(g.removed_looked[n], seat)])


def hidden(g: City, seat: i64) -> dict[str, list[int]]:
    zones = {"criminal deck": list(g.deck), "cards left in the box": list(g.unused)}
    zones["removed face down"] = [g.removed_down[n] for n in unknown_removed(g, seat)]
    zones["face-down cards"] = [g.card[k] for k in unknown_cards(g, seat)]
    if g.mode == ANDROID_MODE:
        for other in range(g.seats):
            if other != seat:
                zones[f"tokens of seat {other}"] = [*g.hidden_tokens[other], *g.gone_tokens[other]]
    return zones


def imagine(g: City, seat: i64, dice: Dice) -> City:
    """Deal unknown cards and tokens afresh: deck, face-down cards in play and out of it, others' identities. They are
    put in order first, so that what comes of it does not depend on how they lay."""
    world = g.copy()
    in_play, removed = unknown_cards(g, seat), unknown_removed(g, seat)
    cards, laid = world.deck, vec[i64]()
    for k in in_play:
        cards, laid = append(cards, g.card[k]), append(laid, g.laid[k])
    for n in removed:
        cards, laid = append(cards, g.removed_down[n]), append(laid, g.removed_laid[n])
    sort(cards)
    if len(g.unused) > 0:
        cards = swap_with_box(world, cards, dice)
    deal(g, cards, laid, dice)
    at: i64 = 0
    for k in in_play:
        world.card[k] = cards[at]
        at += 1
    if len(removed) > 0:
        world.removed_down = g.removed_down[:]
        for n in removed:
            world.removed_down[n] = cards[at]
            at += 1
    world.deck = cards[at:]
    if g.mode == ANDROID_MODE:
        imagine_tokens(world, seat, dice)
    return world


def swap_with_box(world: City, cards: Row, dice: Dice) -> Row:
    """Nobody knows which easy and which hard criminals Shadow Watch left in the box (S11)."""
    back = world.shuffled_back
    chosen = vec[i64]([card for card in cards if card in back])
    left = vec[i64]()
    for easy in (True, False):
        pool = vec[i64]([card for card in cards if card not in back and world.box.is_easy(card) == easy])
        here = len(pool)
        pool = extend(pool, vec[i64]([card for card in world.unused if world.box.is_easy(card) == easy]))
        sort(pool)
        dice.shuffle(pool)
        chosen = extend(chosen, pool[:here])
        left = extend(left, pool[here:])
    world.unused = left
    return chosen


def deal(g: City, cards: Row, laid: Row, dice: Dice) -> None:
    """Shuffle until no card that everybody saw go into the deck lies where it was laid before that (S7.4)."""
    while True:
        dice.shuffle(cards)
        if len(g.shuffled_back) == 0 or all_possible(g.shuffled_back, cards, laid):
            return


def all_possible(back: Row, cards: Row, laid: Row) -> bool:
    return all(cards[at] not in back[laid[at] :] for at in range(len(laid)))


def imagine_tokens(world: City, seat: i64, dice: Dice) -> None:
    """What others hide of their identities is anybody's."""
    tokens = vec[i64]()
    for other in range(world.seats):
        if other != seat:
            tokens = extend(extend(tokens, world.hidden_tokens[other]), world.gone_tokens[other])
    sort(tokens)
    dice.shuffle(tokens)
    hands, gone = copied(world.hidden_tokens), copied(world.gone_tokens)
    for other in range(world.seats):
        if other != seat:
            tokens = redeal(hands[other], tokens)
            tokens = redeal(gone[other], tokens)
    world.hidden_tokens, world.gone_tokens = hands, gone


def redeal(places: Row, tokens: Row) -> Row:
    for at in range(len(places)):
        tokens, places[at] = pop(tokens)
    return tokens
