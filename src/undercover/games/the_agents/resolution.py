"""What the actions a to f do (6.2), and the Mercenary's bonus action (6.4)."""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents import memory, refusals
from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.actions import (
    BUY,
    DECLINE_OPTION,
    EMERGENCY,
    EMERGENCY_OPTION,
    EXCHANGE,
    FREE_AGENT,
    KIND_BITS,
    PLAY,
    REACTIVATE,
    SEAT,
    WHAT,
    costly,
    free_plays,
    in_need,
    is_mercenary,
)
from undercover.games.the_agents.commands import command, performable
from undercover.games.the_agents.free_agents import FREE_COMMANDS, RETIRE, TOKEN
from undercover.games.the_agents.missions import leave_post
from undercover.games.the_agents.operations import card_at, draw, pay, put_in_hand, retire, show
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import AGENTS, MERCENARY, MISSIONS, STRATEGIST
from undercover.table.agenda import Choice
from undercover.table.story import Bar, Said

# ---------------------------------------------------------------- 6.2 what each action does


def act(g: Factions, seat: int, option: int) -> None:
    """Carry out an option a to f; whose actions it uses up is the caller's affair."""
    g.busy = True
    kind, what = option >> KIND_BITS, option & WHAT
    if kind == PLAY:
        play_faction(g, seat, what >> 7, what >> 4 & 7, what >> 1 & 7, what & 1)
    elif kind == FREE_AGENT:
        play_free(g, seat, what >> 6, what >> 3 & SEAT, what & SEAT)
    elif kind == REACTIVATE:
        g.tell(say.REACTIVATED, seat, card_at(g, what), what)
        g.then([command(g, seat, what, 0)])
    elif kind == BUY:
        buy(g, seat, what)
    elif kind == EXCHANGE:
        exchange(g, seat, what >> 3, what & 7)
    else:
        emergency_draw(g, seat)


def play_faction(g: Factions, seat: int, card: int, faction: int, slot: int, side: int) -> None:
    """Insert the card; the owner it faces must perform its command if that is possible (5.1, R38, R40)."""
    show(g, AGENTS, seat, card)
    row = g.rows[faction]
    g.rows[faction] = [*row[:slot], 2 * card + side, *row[slot:]]
    performer = g.owners[faction][side]
    g.tell(say.PLAYED, seat, card, faction << 3 | slot, performer)
    if performable(g, performer, faction, slot, 0):
        g.then([command(g, performer, faction << 3 | slot, 0)])
    else:
        g.tell(say.NO_EFFECT, card, performer)


def play_free(g: Factions, seat: int, card: int, other: int, performer: int) -> None:
    """The card lies between the two until its command is performed and its token paid (6.2, 6.4)."""
    show(g, AGENTS, seat, card)
    token = other if performer == seat else seat
    g.between.append(card)
    g.performers.append(performer)
    g.tokens.append(token)
    g.tell(say.PLAYED_FREE, seat, card, other, performer)
    if card == MERCENARY:
        g.tell(say.BONUS, performer)
        g.then([BONUS(performer), TOKEN(token, card), RETIRE()])
    elif card == STRATEGIST:
        g.then([FREE_COMMANDS[card](performer), RETIRE()])
    else:
        g.then([FREE_COMMANDS[card](performer), TOKEN(token, card), RETIRE()])


def buy(g: Factions, seat: int, pile: int) -> None:
    """Pay, and take the top card: unseen from a draw pile, openly from a retired pile."""
    deck = pile >> 1
    pay(g, seat, g.box.costs[pile])
    if pile & 1:
        card = g.retired[deck][-1]
        g.retired[deck] = g.retired[deck][:-1]
        g.tell(say.BOUGHT_OPENLY, seat, card)
        put_in_hand(g, deck, seat, card)
        memory.went_in(g, deck, seat, card)
    else:
        g.tell(say.BOUGHT, seat, pile)
        draw(g, deck, seat)


def exchange(g: Factions, seat: int, mission: int, source: int) -> None:
    """The mission goes on the retired pile, then one is drawn from the draw pile as it was (R36)."""
    if source == say.FROM_HAND:
        show(g, MISSIONS, seat, mission)
    else:
        leave_post(g, seat, mission, source)
    g.tell(say.EXCHANGED, seat, mission, source)
    retire(g, MISSIONS, mission)
    draw(g, MISSIONS, seat)


def emergency_draw(g: Factions, seat: int) -> None:
    """Draw an agent; this player has no further action of any sort until the turn ends (6.2, R49)."""
    g.drained |= 1 << seat
    if seat == g.active:
        g.actions = 0
    g.tell(say.DREW_IN_NEED, seat)
    draw(g, AGENTS, seat)


def say_action(g: Factions, option: int) -> Said:
    kind, what = option >> KIND_BITS, option & WHAT
    if kind == PLAY:
        faction = what >> 4 & 7
        return Said(say.PLAY, [what >> 7, faction << 3 | what >> 1 & 7, g.owners[faction][what & 1]])
    if kind == FREE_AGENT:
        return Said(say.PLAY_FREE, [what >> 6, what >> 3 & SEAT, what & SEAT])
    if kind == REACTIVATE:
        return Said(say.REACTIVATE, [what, card_at(g, what)])
    if kind == BUY:
        return Said(say.BUY, [what])
    if kind == EXCHANGE:
        return Said(say.EXCHANGE, [what >> 3, what & 7])
    return Said(say.EMERGENCY if kind == EMERGENCY else say.DECLINE, [])


# ---------------------------------------------------------------- 6.4 the bonus action


class BonusChoice(Choice[Factions]):
    """Exactly one action as if on turn, in whoever's turn; own Mercenaries may come first. It lapses, visibly, without
    an action to take; only the emergency draw may be declined (6.4, R21, R48, R49)."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        if g.drained >> seat & 1:
            return []
        found = costly(g, seat)
        if found:
            found += free_plays(g, seat, True)
        if in_need(g, seat, g.hands[AGENTS][seat]):
            found += [EMERGENCY_OPTION] if found else [EMERGENCY_OPTION, DECLINE_OPTION]
        return found

    def choose(self, g: Factions, seat: int, b: int, option: int) -> None:
        if option == DECLINE_OPTION:
            g.tell(say.DECLINED, seat)
            return
        if is_mercenary(option):
            g.then([BONUS(seat)])
        act(g, seat, option)

    def lapse(self, g: Factions, seat: int, b: int) -> None:
        g.revealed += 1
        g.tell(say.BONUS_LAPSED, seat)

    def say(self, g: Factions, seat: int, b: int, option: int) -> Said:
        return say_action(g, option)

    def barred(self, g: Factions, seat: int, b: int) -> list[Bar]:
        bars = refusals.of_actions(g, seat)
        if DECLINE_OPTION not in self.options(g, seat, b):
            bars.append(Bar(Said(say.DECLINE, []), "bonus-compulsory", "6.4"))
        return bars


BONUS: Final = BonusChoice()
