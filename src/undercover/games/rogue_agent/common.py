"""Procedures that many rules share: stamina, knock-outs, explosions, returning criminals, identities (S9, S10)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.table import AFTER_THIS, AT_ONCE, GOES_ON, IN_BAG, NOTHING, City
from undercover.games.rogue_agent.things import (
    ANDROID,
    ASSASSIN,
    BOMB,
    BOOST,
    COLOUR,
    CRIMINALS,
    EXPLOSION,
    FACE,
    HUMAN,
    RING,
    SHADOW_WATCH,
    SLOTS,
    STAMINA,
    TOP,
)
from undercover.table.agenda import Choice, Step
from undercover.table.story import Said

#: Why a criminal goes back to the Data Stream.
BY_LAW: Final = 0
BY_FORCE: Final = 1


# ---------------------------------------------------------------- S3.1 dice


def roll(g: City, colour: int, count: int) -> list[int]:
    return [colour * COLOUR + g.box.faces[colour][g.dice.below(6)] for _ in range(count)]


def symbol_of(die: int) -> int:
    return die % COLOUR % FACE


def count_of(dice: list[int], symbol: int) -> int:
    return sum([die % COLOUR // FACE for die in dice if symbol_of(die) == symbol])


def hits_of(dice: list[int]) -> int:
    """Each explosion is a hit, each boost doubles one of them (S6.5 A)."""
    explosions = count_of(dice, EXPLOSION)
    return explosions + min(explosions, count_of(dice, BOOST))


# ---------------------------------------------------------------- S9.5 tracks, credits, influence


def gain(g: City, seat: int, track: int, count: int) -> None:
    """Gains beyond the end of a track are lost; the end of an upgrade track scores once (S9.5, R8)."""
    board, most = g.boards[seat], g.box.track_max[track]
    before = board[track]
    board[track] = min(most, before + count)
    if board[track] == before:
        return
    g.tell(say.CHANGED, seat, track, board[track])
    if board[track] == most and g.box.influence_at_max[track]:
        gain_influence(g, seat, g.box.influence_at_max[track])


def lose(g: City, seat: int, track: int, count: int) -> None:
    board = g.boards[seat]
    if board[track] and count > 0:
        board[track] = max(0, board[track] - count)
        g.tell(say.CHANGED, seat, track, board[track])


def take_credits(g: City, seat: int, count: int) -> None:
    """From the supply, or what is left of it (R29)."""
    taken = min(count, g.supply)
    g.supply -= taken
    g.credits[seat] += taken
    if taken:
        g.tell(say.CREDITS, seat, g.credits[seat])


def pay_credits(g: City, seat: int, count: int) -> None:
    paid = min(count, g.credits[seat])
    g.credits[seat] -= paid
    g.supply += paid
    if paid:
        g.tell(say.CREDITS, seat, g.credits[seat])


def gain_influence(g: City, seat: int, count: int) -> None:
    """Influence never falls below 0."""
    before = g.influence[seat]
    g.influence[seat] = max(0, before + count)
    if g.influence[seat] != before:
        g.tell(say.INFLUENCE, seat, g.influence[seat])


# ---------------------------------------------------------------- S9.6 informants


def remove_informant(g: City, slot: int, bottom: bool) -> None:
    """Out of the game for good; a bottom one moves up when the top one leaves (S9.6)."""
    gone = g.bottom[slot] if bottom else g.tops[slot]
    if gone == NOTHING:
        return
    g.tell(say.INFORMANT_GONE, gone, slot)
    if not bottom:
        g.tops[slot] = g.bottom[slot]
    g.bottom[slot] = NOTHING


# ---------------------------------------------------------------- S9.4 returning discs


def return_criminal(g: City, k: int, why: int) -> None:
    """The city disc goes to the Data Stream; markers go home, clocks end, the card leaves the game (S9.4, R7)."""
    card, shown, marks = g.card[k], g.face_up[k], g.marks[k]
    free_disc(g, k)
    g.tell(say.CRIMINAL_RETURNED, k)
    if why == BY_FORCE and g.mode == SHADOW_WATCH:
        g.lost += 1
    if shown:
        g.removed_up.append(card)
    else:
        g.removed_down.append(card)
        g.removed_known.append(marks)


def free_disc(g: City, k: int) -> None:
    """City disc into the bag, link disc beside the deck, markers home, clocks over."""
    for seat in range(g.seats):
        g.markers[seat] += g.marks[k] >> seat & 1
    g.marks[k] = 0
    g.where[k] = IN_BAG
    g.card[k] = NOTHING
    g.defeated[k] = False
    g.face_up[k] = False
    g.top_this_round &= ~(1 << k)
    g.bag.append(k)
    for n in range(len(g.clock_by) - 1, -1, -1):
        if g.clock_by[n] == k:
            stop_clock(g, n)


def walk_off(g: City, k: int) -> None:
    """A criminal that leaves the path: its card is shown and goes, or goes back into the deck (S7.4, R79)."""
    card = g.card[k]
    if not g.face_up[k]:
        g.revealed += 1
    g.tell(say.CRIMINAL_LEFT, k, card)
    free_disc(g, k)
    if g.box.criminals[card].back_into_deck:
        g.deck.append(card)
        g.dice.shuffle(g.deck)
    else:
        g.removed_up.append(card)


def return_assassin(g: City, n: int) -> None:
    g.assassin_at[n] = IN_BAG
    g.bag.append(ASSASSIN)
    g.tell(say.DISC_RETURNED, ASSASSIN)


def return_bomb(g: City, bomb: int) -> None:
    g.bomb_at[bomb] = IN_BAG
    g.timers[bomb] = 0
    g.bag.append(BOMB)


def return_all(g: City, slot: int, why: int) -> None:
    """All criminals and assassins lying on a location; those in custody do not lie there (R28)."""
    for k in range(CRIMINALS):
        if g.where[k] == slot:
            return_criminal(g, k, why)
    for n in g.assassins_at(slot):
        return_assassin(g, n)


def step_forward(g: City, k: int) -> bool:
    """One forward step of a criminal; False if it has left the city (S4.3, R5, S10.5)."""
    here = g.where[k]
    if here == TOP and not g.top_this_round >> k & 1:
        walk_off(g, k)
        return False
    g.top_this_round &= ~(1 << k)
    there = (here + 1) % RING
    g.where[k] = there
    g.tell(say.CRIMINAL_MOVED, k, there)
    if g.destroyed[there]:
        return_criminal(g, k, BY_LAW)
        return False
    return True


# ---------------------------------------------------------------- S7.3 clocks


def stop_clock(g: City, n: int) -> None:
    g.tell(say.CLOCK_OVER, g.clock_seat[n], g.clock_word[n])
    g.clock_seat.pop(n)
    g.clock_word.pop(n)
    g.clock_by.pop(n)
    g.clock_turns.pop(n)


def set_clock(g: City, seat: int, word: int, k: int) -> None:
    """To the end of the next own turn; the same criminal gives no second one, the end moves (S7.3, R25, R26)."""
    g.tell(say.CLOCK_SET, seat, word, k)
    for n in range(len(g.clock_seat)):
        if g.clock_seat[n] == seat and g.clock_word[n] == word and g.clock_by[n] == k:
            g.clock_turns[n] = 2
            return
    g.clock_seat.append(seat)
    g.clock_word.append(word)
    g.clock_by.append(k)
    g.clock_turns.append(2)


# ---------------------------------------------------------------- S9.1 stamina, S9.2 knock-outs


def hurt(g: City, seat: int, count: int) -> None:
    """Lose stamina; at the skull the knock-out follows at once. Losses of one source are one sum (S9.1, R85)."""
    if count <= 0:
        return
    lose(g, seat, STAMINA, count)
    if g.stamina(seat) == 0:
        knock_out(g, seat)


def knock_out(g: City, seat: int) -> None:
    """Influence, custody, Hospital, heart; then the identity reveal; in one's own turn the turn ends (S9.2, R74)."""
    gain_influence(g, seat, -1)
    empty_custody(g, seat, BY_LAW)
    g.figures[seat] = g.hospital()
    g.boards[seat][STAMINA] = g.box.heart
    g.tell(say.KNOCKED_OUT, seat, g.figures[seat])
    if seat == g.active:
        g.ended = AT_ONCE
    force_reveal(g, seat)


def empty_custody(g: City, seat: int, why: int) -> None:
    for k in g.custody(seat):
        return_criminal(g, k, why)


# ---------------------------------------------------------------- S9.3 explosions


class ExplodeStep(Step[City]):
    """A bomb explodes: informants and discs on its location go, then everybody near is hit, clockwise (S9.3, R42)."""

    def run(self, g: City, bomb: int, b: int) -> None:
        here = g.bomb_at[bomb]
        if here == IN_BAG:
            return
        g.tell(say.EXPLODED, here)
        remove_informant(g, here, True)
        remove_informant(g, here, False)
        return_all(g, here, BY_FORCE)
        g.then([*blast(g, here), SPENT(bomb), CHAIN(here)])


def blast(g: City, here: int) -> list[int]:
    """Who is hit and how hard, from the positions as they are now; a safe tile protects (R44, R72)."""
    hits = []
    for seat in g.clockwise():
        place = g.figures[seat]
        force = g.box.bomb_here if place == here else g.box.bomb_adjacent if place in g.box.adjacent[here] else 0
        if force and not g.safe(seat, place):
            hits.append(HIT(seat, force))
    return hits


class HitStep(Step[City]):
    """A player in the blast loses the criminals in custody and stamina (S9.3)."""

    def run(self, g: City, seat: int, force: int) -> None:
        empty_custody(g, seat, BY_FORCE)
        hurt(g, seat, force)


class SpentStep(Step[City]):
    """The disc of an exploded bomb goes to the Data Stream (S9.3)."""

    def run(self, g: City, bomb: int, b: int) -> None:
        return_bomb(g, bomb)


class ChainStep(Step[City]):
    """Another bomb on the same location explodes too, each once (S9.3, R43)."""

    def run(self, g: City, slot: int, b: int) -> None:
        others = g.bombs_at(slot)
        if others:
            g.then([EXPLODE(others[0])])


def tick(g: City, bomb: int, count: int) -> None:
    g.timers[bomb] = max(0, g.timers[bomb] - count)
    g.tell(say.TIMER, g.bomb_at[bomb], g.timers[bomb])


# ---------------------------------------------------------------- S10.2 revealing a token, S10.4 exposure


def force_reveal(g: City, seat: int) -> None:
    if not g.must_reveal(seat):
        return
    if len(g.hidden_tokens[seat]) > 1:
        g.then([REVEAL(seat)])
    else:
        show_token(g, seat, g.hidden_tokens[seat][0])


class RevealChoice(Choice[City]):
    """A forced player chooses which hidden token to turn up; asked even if they are alike (S10.2)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        if not g.must_reveal(seat):
            return []
        return [token for token in (HUMAN, ANDROID) if token in g.hidden_tokens[seat]]

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        show_token(g, seat, option)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.SHOW_TOKEN, [option])


def show_token(g: City, seat: int, token: int) -> None:
    hidden = g.hidden_tokens[seat][:]
    hidden.remove(token)
    g.hidden_tokens[seat] = hidden
    g.shown_tokens[seat] = [*g.shown_tokens[seat], token]
    g.revealed_now |= 1 << seat
    g.revealed += 1
    g.tell(say.TOKEN_SHOWN, seat, token)
    if g.shown_tokens[seat].count(ANDROID) == 2:
        expose(g, seat)


def expose(g: City, seat: int) -> None:
    """The second android token: custody, informants, markers and clocks go; perhaps the limit is reached (S10.4)."""
    g.exposed |= 1 << seat
    g.tell(say.EXPOSED, seat)
    empty_custody(g, seat, BY_LAW)
    for slot in range(SLOTS):
        if g.bottom[slot] == seat:
            remove_informant(g, slot, True)
        if g.tops[slot] == seat:
            remove_informant(g, slot, False)
    g.reserve[seat] = 0
    for k in range(CRIMINALS):
        g.marks[k] &= ~(1 << seat)
    g.markers[seat] = 0
    for n in range(len(g.clock_seat) - 1, -1, -1):
        if g.clock_seat[n] == seat:
            stop_clock(g, n)
    if seat == g.active and g.justice >= g.box.justice_per_turn and g.ended == GOES_ON:
        g.ended = AFTER_THIS
    if exposed_players(g) >= g.box.android_cap[g.seats]:
        put_tokens_out(g)


def exposed_players(g: City) -> int:
    return sum([g.exposed >> seat & 1 for seat in range(g.seats)])


def put_tokens_out(g: City) -> None:
    """The android limit is reached: all tokens leave the game unseen, nothing forces anybody any more (S10.4)."""
    g.tokens_out = True
    g.tell(say.TOKENS_OUT)
    for seat in range(g.seats):
        g.gone_tokens[seat] = g.hidden_tokens[seat]
        g.hidden_tokens[seat] = []


EXPLODE: Final = ExplodeStep()
HIT: Final = HitStep()
SPENT: Final = SpentStep()
CHAIN: Final = ChainStep()
REVEAL: Final = RevealChoice()
