"""Procedures that many rules share: dice, tracks, informants, discs going back, clocks (S3.1, S7.3, S9.4 to S9.6)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.table import IN_BAG, NOTHING, City
from undercover.games.rogue_agent.things import (
    ASSASSIN,
    BOMB,
    BOOST,
    CLOCK_NO_COVER,
    EXPLOSION,
    SYMBOLS,
    TOP,
)
from undercover.table.story import Phrase

#: A clock runs to the end of this turn and of the next one (R25).
CLOCK_TURNS: Final = 2


# ---------------------------------------------------------------- S3.1 dice


def roll(g: City, colour: int, count: int) -> list[int]:
    faces = g.box.faces[colour]
    return [faces[g.dice.below(6)] for _ in range(count)]


def tell_dice(g: City, phrase: Phrase, seat: int, dice: list[int]) -> None:
    if g.listening:
        g.tell(phrase, seat, say.pack(dice))


def count_of(dice: list[int], symbol: int) -> int:
    """How many dice show this symbol."""
    return sum([1 for die in dice if die % SYMBOLS == symbol])


def hits_of(dice: list[int]) -> int:
    """Each explosion is a hit, each boost doubles one of them (S6.5 A)."""
    explosions = count_of(dice, EXPLOSION)
    return explosions + min(explosions, count_of(dice, BOOST))


# ---------------------------------------------------------------- S9.5 tracks, credits, influence


def gain(g: City, seat: int, track: int, count: int) -> None:
    """Gains beyond the end of a track are lost; the end of an upgrade track scores (S9.5, R8, R9)."""
    board, most = g.boards[seat], g.box.track_max[track]
    before = board[track]
    after = min(most, before + count)
    if after == before:
        return
    board[track] = after
    g.tell(say.CHANGED, seat, track, after - before, after)
    if after == most and g.box.influence_at_max[track]:
        gain_influence(g, seat, g.box.influence_at_max[track])


def lose(g: City, seat: int, track: int, count: int) -> None:
    """Spent or lost, as far as there is any."""
    board = g.boards[seat]
    before = board[track]
    after = max(0, before - count)
    if after != before:
        board[track] = after
        g.tell(say.CHANGED, seat, track, after - before, after)


def take_credits(g: City, seat: int, count: int) -> None:
    """From the supply, or what is left of it (R29)."""
    taken = min(count, g.supply)
    if taken:
        g.supply -= taken
        g.credits[seat] += taken
        g.tell(say.CREDITS, seat, taken, g.credits[seat])


def pay_credits(g: City, seat: int, count: int) -> None:
    """To the supply, or all one has."""
    paid = min(count, g.credits[seat])
    if paid:
        g.credits[seat] -= paid
        g.supply += paid
        g.tell(say.CREDITS, seat, -paid, g.credits[seat])


def gain_influence(g: City, seat: int, count: int) -> None:
    """Influence never falls below 0."""
    before = g.influence[seat]
    after = max(0, before + count)
    if after != before:
        g.influence[seat] = after
        g.tell(say.INFLUENCE, seat, after - before, after)


# ---------------------------------------------------------------- S9.6 informants


def remove_top(g: City, slot: int) -> None:
    """Out of the game for good; a bottom one moves up (S9.6)."""
    if g.tops[slot] != NOTHING:
        g.tell(say.INFORMANT_GONE, g.tops[slot], g.tiles[slot])
        g.tops[slot] = g.bottoms[slot]
        g.bottoms[slot] = NOTHING


def remove_bottom(g: City, slot: int) -> None:
    if g.bottoms[slot] != NOTHING:
        g.tell(say.INFORMANT_GONE, g.bottoms[slot], g.tiles[slot])
        g.bottoms[slot] = NOTHING


def shelter(g: City, seat: int, slot: int) -> int:
    """Own informants soften what hits the player there, unless a clock forbids it (S7.3, R31)."""
    cover = g.own_informants(seat, slot)
    return 0 if cover and g.slowed(seat, CLOCK_NO_COVER) else cover


# ---------------------------------------------------------------- S9.4 returning discs


def return_criminal(g: City, k: int) -> None:
    """The disc goes to the Data Stream and the card leaves the game, unseen if it lay face down (S9.4, R7, R79)."""
    g.tell(say.CRIMINAL_RETURNED, k)
    if g.face_up[k]:
        g.removed_up.append(g.card[k])
    else:
        g.removed_down.append(g.card[k])
        g.removed_looked.append(g.looked[k])
        g.removed_laid.append(g.laid[k])
    free_disc(g, k)


def free_disc(g: City, k: int) -> None:
    """City disc into the bag, link disc beside the deck, markers home, the clocks it caused over (S9.4)."""
    send_markers_home(g, k)
    g.where[k] = IN_BAG
    g.card[k] = NOTHING
    g.defeated[k] = False
    g.face_up[k] = False
    g.looked[k] = 0
    g.laid[k] = 0
    g.top_this_round &= ~(1 << k)
    g.bag.append(k)
    for n in range(len(g.clock_by) - 1, -1, -1):
        if g.clock_by[n] == k:
            stop_clock(g, n)


def send_markers_home(g: City, k: int) -> None:
    marks = g.marks[k]
    if marks:
        for seat in range(g.seats):
            g.markers[seat] += marks >> seat & 1
        g.marks[k] = 0


def walk_off(g: City, k: int) -> None:
    """A criminal that leaves the path: its card is shown and goes, or goes back into the deck (S7.4, R6, R79)."""
    card = g.card[k]
    if not g.face_up[k]:
        g.revealed += 1
    g.tell(say.CRIMINAL_LEFT, k, card)
    free_disc(g, k)
    if g.box.criminals[card].back_into_deck:
        g.tell(say.BACK_IN_DECK, card)
        g.shuffled_back = [*g.shuffled_back, card]
        g.deck.append(card)
        g.dice.shuffle(g.deck)
    else:
        g.removed_up.append(card)


def return_assassin(g: City, n: int) -> None:
    g.assassin_at[n] = IN_BAG
    g.bag.append(ASSASSIN)


def return_bomb(g: City, bomb: int) -> None:
    g.bomb_at[bomb] = IN_BAG
    g.timers[bomb] = 0
    g.bag.append(BOMB)


def clear_assassins(g: City, slot: int) -> None:
    for n in g.assassins_at(slot):
        g.tell(say.ASSASSIN_GONE, g.tiles[slot])
        return_assassin(g, n)


def step_forward(g: City, k: int) -> bool:
    """One forward step of a criminal; False if it has left the city (S4.3, R5, S10.5)."""
    here = g.where[k]
    if here == TOP and not g.top_this_round >> k & 1:
        walk_off(g, k)
        return False
    g.top_this_round &= ~(1 << k)
    there = g.box.after[here]
    g.where[k] = there
    g.tell(say.CRIMINAL_MOVED, k, g.tiles[there])
    if g.destroyed[there]:
        return_criminal(g, k)
        return False
    return True


def tick(g: City, bomb: int, count: int) -> None:
    """A timer falls, not below 0."""
    g.timers[bomb] = max(0, g.timers[bomb] - count)
    g.tell(say.TIMER, g.tiles[g.bomb_at[bomb]], g.timers[bomb])


# ---------------------------------------------------------------- S7.3 clocks


def set_clock(g: City, seat: int, word: int, k: int) -> None:
    """To the end of the next own turn; the same criminal gives no second one, the end moves (S7.3, R25, R26)."""
    g.tell(say.CLOCK_SET, seat, word, k)
    for n in range(len(g.clock_seat)):
        if g.clock_seat[n] == seat and g.clock_word[n] == word and g.clock_by[n] == k:
            g.clock_turns[n] = CLOCK_TURNS
            return
    g.clock_seat.append(seat)
    g.clock_word.append(word)
    g.clock_by.append(k)
    g.clock_turns.append(CLOCK_TURNS)


def stop_clock(g: City, n: int) -> None:
    g.tell(say.CLOCK_OVER, g.clock_seat[n], g.clock_word[n])
    g.clock_seat.pop(n)
    g.clock_word.pop(n)
    g.clock_by.pop(n)
    g.clock_turns.pop(n)


def run_clocks_down(g: City, seat: int) -> None:
    """At the end of a turn of this player."""
    for n in range(len(g.clock_seat) - 1, -1, -1):
        if g.clock_seat[n] == seat:
            g.clock_turns[n] -= 1
            if g.clock_turns[n] == 0:
                stop_clock(g, n)
