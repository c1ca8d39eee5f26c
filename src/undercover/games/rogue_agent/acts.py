"""The small acts everything else is made of: dice, tracks, informants, discs going back, clocks (S3.1, S7.3, S9.4 to
S9.6)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.table import IN_BAG, NOTHING, City
from undercover.games.rogue_agent.things import ASSASSIN, BOMB, BOOST, CLOCK_NO_COVER, EXPLOSION, SYMBOLS, TOP
from undercover.table.native import Row, append, i64, vec
from undercover.table.rows import with_number, without
from undercover.table.story import Event

#: A clock runs to the end of this turn and of the next one (R25).
CLOCK_TURNS: Final[i64] = 2


# ---------------------------------------------------------------- rows that copies of the table share


def and_one(row: Row, number: i64) -> Row:
    """Another row, with one number more."""
    return append(row[:], number)


def each_once(options: Row) -> Row:
    """Options that come to the same thing are one."""
    found = vec[i64]()
    for option in options:
        if option not in found:
            found = append(found, option)
    return found


# ---------------------------------------------------------------- S3.1 dice


def roll(g: City, dice: Row, colour: i64, count: i64) -> Row:
    """So many dice of a colour are rolled and lie beside the others."""
    faces = g.box.faces[colour]
    for _each in range(count):
        dice = append(dice, faces[g.dice.below(6)])
    return dice


def tell_dice(g: City, event: Event, seat: i64, dice: Row) -> None:
    if g.listening:
        g.tell(event, seat, say.pack(dice, say.DIE_BITS))


def count_of(dice: Row, symbol: i64) -> i64:
    """How many dice show this symbol."""
    found: i64 = 0
    for die in dice:
        if die % SYMBOLS == symbol:
            found += 1
    return found


def hits_of(dice: Row) -> i64:
    """Each explosion is a hit, each boost doubles one of them (S6.5 A)."""
    explosions = count_of(dice, EXPLOSION)
    return explosions + min(explosions, count_of(dice, BOOST))


def end_attack(g: City) -> None:
    """Nothing that was changed for one attack counts for another."""
    g.attack_tougher = 0
    g.attack_fewer_red = 0
    g.attack_black = 0
    g.attack_spared = False


# ---------------------------------------------------------------- S9.5 tracks, credits, influence


def gain(g: City, seat: i64, track: i64, count: i64) -> None:
    """Gains beyond the end of a track are lost; the end of an upgrade track scores (S9.5, R8, R9)."""
    before, most = g.board(seat, track), g.box.track_max[track]
    after = min(most, before + count)
    if after == before:
        return
    g.move_marker(seat, track, after)
    g.tell(say.CHANGED, seat, track, after - before, after)
    if after == most and g.box.influence_at_max[track]:
        gain_influence(g, seat, g.box.influence_at_max[track])


def lose(g: City, seat: i64, track: i64, count: i64) -> None:
    """Spent or lost, as far as there is any."""
    before = g.board(seat, track)
    lost = min(before, count)
    if lost > 0:
        g.move_marker(seat, track, before - lost)
        g.tell(say.CHANGED, seat, track, -lost, before - lost)


def move_credits(g: City, seat: i64, count: i64) -> None:
    """From the supply, or what is left of it (R29); to the supply, below 0, or all one has."""
    moved = max(min(count, g.supply), -g.credits[seat])
    if moved != 0:
        g.supply -= moved
        g.credits[seat] += moved
        g.tell(say.CREDITS, seat, moved, g.credits[seat])


def gain_influence(g: City, seat: i64, count: i64) -> None:
    """Influence never falls below 0."""
    before = g.influence[seat]
    after = max(before + count, 0)
    if after != before:
        g.influence[seat] = after
        g.tell(say.INFLUENCE, seat, after - before, after)


# ---------------------------------------------------------------- S9.6 informants


def remove_informant(g: City, slot: i64, space: i64) -> None:
    """Out of the game for good; a bottom one moves up (S9.6)."""
    owner = g.tops[slot] if space == say.TOP_SPACE else g.bottoms[slot]
    if owner != NOTHING:
        if space == say.TOP_SPACE:
            g.tops = with_number(g.tops, slot, g.bottoms[slot])
        g.bottoms = with_number(g.bottoms, slot, NOTHING)
        g.tell(say.INFORMANT_GONE, owner, g.tiles[slot])


def shelter(g: City, seat: i64, slot: i64) -> i64:
    """Own informants soften what hits the player there, unless a clock forbids it (S7.3, R31)."""
    cover = g.own_informants(seat, slot)
    return 0 if cover > 0 and g.slowed(seat, CLOCK_NO_COVER) else cover


# ---------------------------------------------------------------- S9.4 returning discs


def return_criminal(g: City, k: i64) -> None:
    """The disc goes to the Data Stream and the card leaves the game, unseen if it lay face down (S9.4, R7, R79)."""
    if g.face_up[k]:
        g.removed_up = and_one(g.removed_up, g.card[k])
    else:
        g.removed_down = and_one(g.removed_down, g.card[k])
        g.removed_looked = and_one(g.removed_looked, g.looked[k])
        g.removed_laid = and_one(g.removed_laid, g.laid[k])
    free_disc(g, k)
    g.tell(say.CRIMINAL_RETURNED, k)
    stop_clocks_by(g, k)


def free_disc(g: City, k: i64) -> None:
    """City disc into the bag, link disc beside the deck, markers home; the clocks it caused will be over (S9.4)."""
    send_markers_home(g, k)
    g.where[k] = IN_BAG
    g.card[k] = NOTHING
    g.defeated = with_number(g.defeated, k, 0)
    g.face_up = with_number(g.face_up, k, 0)
    g.looked = with_number(g.looked, k, 0)
    g.laid = with_number(g.laid, k, 0)
    g.top_this_round &= ~(1 << k)
    g.bag = append(g.bag, k)


def send_markers_home(g: City, k: i64) -> None:
    marks = g.marks[k]
    if marks:
        g.markers = vec[i64]([g.markers[seat] + (marks >> seat & 1) for seat in range(g.seats)])
        g.marks = with_number(g.marks, k, 0)


def walk_off(g: City, k: i64) -> None:
    """A criminal that leaves the path: its card is shown and goes, or goes back into the deck (S7.4, R6, R79)."""
    card = g.card[k]
    back = g.box.criminals[card].back_into_deck
    if not g.face_up[k]:
        g.revealed += 1
    free_disc(g, k)
    if not back:
        g.removed_up = and_one(g.removed_up, card)
    g.tell(say.CRIMINAL_LEFT, k, card)
    stop_clocks_by(g, k)
    if back:
        g.shuffled_back = and_one(g.shuffled_back, card)
        g.deck = append(g.deck, card)
        g.dice.shuffle(g.deck)
        g.tell(say.BACK_IN_DECK, card)


def return_assassin(g: City, n: i64) -> None:
    g.assassin_at[n] = IN_BAG
    g.bag = append(g.bag, ASSASSIN)


def return_bomb(g: City, bomb: i64) -> None:
    g.bomb_at[bomb] = IN_BAG
    g.timers[bomb] = 0
    g.bag = append(g.bag, BOMB)


def clear_assassins(g: City, slot: i64) -> None:
    for n in g.assassins_at(slot):
        return_assassin(g, n)
        g.tell(say.ASSASSIN_GONE, g.tiles[slot])


def step_forward(g: City, k: i64) -> bool:
    """One forward step of a criminal; False if it has left the city (S4.3, R5, S10.5)."""
    here = g.where[k]
    if here == TOP and g.top_this_round >> k & 1 == 0:
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


def tick(g: City, bomb: i64, count: i64) -> None:
    """A timer falls, not below 0."""
    g.timers[bomb] = max(g.timers[bomb] - count, 0)
    g.tell(say.TIMER, g.tiles[g.bomb_at[bomb]], g.timers[bomb])


# ---------------------------------------------------------------- S7.3 clocks


def set_clock(g: City, seat: i64, word: i64, k: i64) -> None:
    """To the end of the next own turn; the same criminal gives no second one, the end moves (S7.3, R25, R26)."""
    for n in range(len(g.clock_seat)):
        if g.clock_seat[n] == seat and g.clock_word[n] == word and g.clock_by[n] == k:
            g.clock_turns = with_number(g.clock_turns, n, CLOCK_TURNS)
            break
    else:
        g.clock_seat = and_one(g.clock_seat, seat)
        g.clock_word = and_one(g.clock_word, word)
        g.clock_by = and_one(g.clock_by, k)
        g.clock_turns = and_one(g.clock_turns, CLOCK_TURNS)
    g.tell(say.CLOCK_SET, seat, word, k)


def stop_clock(g: City, n: i64) -> None:
    seat, word = g.clock_seat[n], g.clock_word[n]
    g.clock_seat = without(g.clock_seat, n)
    g.clock_word = without(g.clock_word, n)
    g.clock_by = without(g.clock_by, n)
    g.clock_turns = without(g.clock_turns, n)
    g.tell(say.CLOCK_OVER, seat, word)


def stop_clocks_by(g: City, k: i64) -> None:
    """The clocks a criminal has caused end with it (S9.4)."""
    stop_clocks(g, g.clock_by, k)


def stop_clocks(g: City, noted: Row, number: i64) -> None:
    """All clocks of which this is noted."""
    for n in range(i64(len(noted)) - 1, -1, -1):
        if noted[n] == number:
            stop_clock(g, n)


def run_clocks_down(g: City, seat: i64) -> None:
    """At the end of a turn of this player."""
    for n in range(i64(len(g.clock_seat)) - 1, -1, -1):
        if g.clock_seat[n] == seat:
            g.clock_turns = with_number(g.clock_turns, n, g.clock_turns[n] - 1)
            if g.clock_turns[n] == 0:
                stop_clock(g, n)
