"""What the actions a to f do (6.2), and the Mercenary's bonus action (6.4)."""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents import memory, refusals
from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.actions import costly, in_need, is_mercenary, with_free_plays
from undercover.games.the_agents.acts import draw, drawn, lay, leave_post, pay, put_in_hand, retire, show
from undercover.games.the_agents.cards import EVERY
from undercover.games.the_agents.commands import command, performable
from undercover.games.the_agents.free_agents import FREE_COMMANDS, RETIRE, TOKEN
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import AGENTS, MERCENARY, MISSIONS, SLOTS, STRATEGIST
from undercover.table.agenda import Choice
from undercover.table.native import Row, append, i64, pop, vec
from undercover.table.rows import with_row
from undercover.table.story import Bar, first, phrase_of, second, third

# ---------------------------------------------------------------- 6.2 what each action does


def act(g: Factions, seat: i64, option: i64) -> None:
    """Carry out an option a to f; whose actions it uses up is the caller's affair."""
    g.busy = True
    phrase = phrase_of(option)
    if phrase is say.PLAY:
        play_faction(g, seat, first(option), second(option))
    elif phrase is say.PLAY_FREE:
        play_free(g, seat, first(option), second(option), third(option))
    elif phrase is say.REACTIVATE:
        reactivate(g, seat, first(option))
    elif phrase is say.BUY:
        buy(g, seat, first(option))
    elif phrase is say.EXCHANGE:
        exchange(g, seat, first(option), second(option))
    else:
        emergency_draw(g, seat)


def play_faction(g: Factions, seat: i64, card: i64, end: i64) -> None:
    """Insert the card; the owner it faces must perform its command if that is possible (5.1, R38, R40)."""
    place, side = end >> 1, end & 1
    show(g, AGENTS, seat, card)
    lay(g, place, 2 * card + side)
    performer = g.owner(place // SLOTS, side)
    g.tell(say.PLAYED, seat, card, place, performer)
    if performable(g, performer, place, 0):
        g.then(command(g, performer, place, 0))
    else:
        g.tell(say.NO_EFFECT, card, performer)


def play_free(g: Factions, seat: i64, card: i64, other: i64, performer: i64) -> None:
    """The card lies between the two until its command is performed and its token paid (6.2, 6.4)."""
    show(g, AGENTS, seat, card)
    token = other if performer == seat else seat
    g.between = append(g.between, card)
    g.performers = append(g.performers, performer)
    g.tokens = append(g.tokens, token)
    g.tell(say.PLAYED_FREE, seat, card, other, performer)
    if card == MERCENARY:
        g.tell(say.BONUS, performer)
        g.then(BONUS.of(performer), TOKEN.of(token, card), RETIRE.of())
    elif card == STRATEGIST:
        g.then(FREE_COMMANDS[card].of(performer), RETIRE.of())
    else:
        g.then(FREE_COMMANDS[card].of(performer), TOKEN.of(token, card), RETIRE.of())


def reactivate(g: Factions, seat: i64, place: i64) -> None:
    g.tell(say.REACTIVATED, seat, g.card_at(place), place)
    g.then(command(g, seat, place, 0))


def buy(g: Factions, seat: i64, pile: i64) -> None:
    """Pay, and take the top card: unseen from a draw pile, openly from a retired pile."""
    deck = pile >> 1
    pay(g, seat, g.box.costs[pile])
    if pile & 1:
        rest, card = pop(g.retired[deck][:])
        g.retired = with_row(g.retired, deck, rest)
        put_in_hand(g, deck, seat, card)
        memory.went_in(g, deck, seat, card)
        g.tell(say.BOUGHT_OPENLY, seat, card)
    else:
        card = draw(g, deck, seat)
        g.tell(say.BOUGHT, seat, pile)
        drawn(g, deck, seat, card)


def exchange(g: Factions, seat: i64, mission: i64, source: i64) -> None:
    """The mission goes on the retired pile, then one is drawn from the draw pile as it was (R36)."""
    if source == say.FROM_HAND:
        show(g, MISSIONS, seat, mission)
    else:
        leave_post(g, seat, mission, source)
    retire(g, MISSIONS, mission)
    g.tell(say.EXCHANGED, seat, mission, source)
    drawn(g, MISSIONS, seat, draw(g, MISSIONS, seat))


def emergency_draw(g: Factions, seat: i64) -> None:
    """Draw an agent; this player has no further action of any sort until the turn ends (6.2, R49)."""
    g.drained |= 1 << seat
    if seat == g.active:
        g.actions = 0
    card = draw(g, AGENTS, seat)
    g.tell(say.DREW_IN_NEED, seat)
    drawn(g, AGENTS, seat, card)


# ---------------------------------------------------------------- 6.4 the bonus action


class BonusChoice(Choice[Factions]):
    """Exactly one action as if on turn, in whoever's turn; own Mercenaries may come first. It lapses, visibly, without
    an action to take; only the emergency draw may be declined (6.4, R21, R48, R49)."""

    def options(self, g: Factions, seat: i64, b: i64) -> Row:
        if g.drained >> seat & 1:
            return vec[i64]()
        found, hand = costly(g, seat), g.hand(AGENTS, seat)
        if len(found) > 0:
            found = with_free_plays(found, g, seat, hand & EVERY[MERCENARY])
        if in_need(g, seat, hand):
            compulsory = len(found) > 0
            found = append(found, say.EMERGENCY.of())
            if not compulsory:
                found = append(found, say.DECLINE.of())
        return found

    def choose(self, g: Factions, seat: i64, b: i64, option: i64) -> None:
        if say.DECLINE.names(option):
            g.tell(say.DECLINED, seat)
            return
        if is_mercenary(option):
            g.then(BONUS.of(seat))
        act(g, seat, option)

    def lapse(self, g: Factions, seat: i64, b: i64) -> None:
        g.revealed += 1
        g.tell(say.BONUS_LAPSED, seat)

    def barred(self, g: Factions, seat: i64, b: i64) -> list[Bar]:
        bars = refusals.of_actions(g, seat)
        if say.DECLINE.of() not in self.options(g, seat, b):
            bars.append(Bar(say.DECLINE.of(), "bonus-compulsory", "6.4"))
        return bars


BONUS: Final = BonusChoice()
