"""A round: choose, reveal, resolve, the swarms attack, the Event, clean up (6)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.actions import ACTIVATE, ENTER, FACE, MOVE, SUPPORT
from undercover.games.death_angel.afterwards import AFTERWARDS
from undercover.games.death_angel.attacks import VOLLEY
from undercover.games.death_angel.changes import find_current_player
from undercover.games.death_angel.events import BOX, DRAW_EVENT, END_OF_EVENTS, MOVEMENT, PUT_AWAY_EVENT
from undercover.games.death_angel.swarm import CARDS
from undercover.games.death_angel.swarms import SWARMS
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import (
    ACTION_IDS,
    ATTACK,
    ENTER_FORMATION,
    MOVE_ACTIVATE,
    NOTHING,
    TEAM_IDS,
)
from undercover.games.death_angel.things import SUPPORT as SUPPORT_CARD
from undercover.games.death_angel.travel import GATE
from undercover.table.agenda import UNANSWERED, Sealed, Step
from undercover.table.story import Bar, Said


class RoundStep(Step[Hulk]):
    """The phases in their order, each followed by the gate: whether the formation travels (6, R10)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        g.round += 1
        g.tell(say.ROUND_BEGAN, g.round)
        choose = [CHOOSE_ACTIONS(), GATE()]
        resolve = [REVEAL(), RESOLVE(), GATE()]
        swarms = [SWARMS(), GATE()]
        event = [DRAW_EVENT(), BOX(0), BOX(1), MOVEMENT(), PUT_AWAY_EVENT(), END_OF_EVENTS(), GATE()]
        g.then([*choose, *resolve, *swarms, *event, CLEAN_UP()])


# ---------------------------------------------------------------- 6.1 choose actions


class ChooseActionsChoice(Sealed[Hulk]):
    """Every living team gets one of its cards, all at the same time and in secret (6.1, D2).

    An option has a bit for each card: one card for each team of the seat.
    """

    def seats(self, g: Hulk, a: int, b: int) -> list[int]:
        asked = 0
        for marine in g.marines:
            asked |= 1 << g.owner[marine // 2]
        return [seat for seat in range(g.seats) if asked >> seat & 1]

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        masks = [0]
        for team in g.teams(seat):
            masks = [mask | 1 << action for mask in masks for action in g.choosable(team)]
        return masks

    def unseal(self, g: Hulk, b: int, answers: list[int]) -> None:
        g.turned = []
        g.chosen = chosen_cards(g, answers)
        g.tell(say.ALL_CHOSE)

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        return Said(say.PLAY, [option])

    def barred(self, g: Hulk, seat: int, b: int) -> list[Bar]:
        bars = []
        for team in g.teams(seat):
            for action in g.box.hands[team]:
                if action == g.previous[team]:
                    bars.append(Bar(Said(say.PLAY, [1 << action]), "played-last-round", "6.1"))
                elif g.jams(action):
                    bars.append(Bar(Said(say.PLAY, [1 << action]), "gun-jam", "R47"))
        return bars


def chosen_cards(g: Hulk, answers: list[int]) -> list[int]:
    """The card of each team, read off the answers of the seats."""
    chosen = [NOTHING] * len(TEAM_IDS)
    for answer in answers:
        if answer != UNANSWERED:
            for action in range(len(ACTION_IDS)):
                if answer >> action & 1:
                    chosen[g.box.action_team[action]] = action
    return chosen


# ---------------------------------------------------------------- 6.2 reveal and resolve


class RevealStep(Step[Hulk]):
    """All cards are turned up at once; the lowest one makes the current player (6.2, 4.6)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        g.played = g.chosen
        g.chosen = [NOTHING] * len(TEAM_IDS)
        g.revealed += 1
        for action in g.open_cards():
            g.tell(say.REVEALED, g.box.action_team[action], action)
        find_current_player(g)


class ResolveStep(Step[Hulk]):
    """The cards in ascending order; that of an eliminated team is gone (6.2, R13)."""

    def run(self, g: Hulk, first: int, b: int) -> None:
        for action in g.open_cards():
            if action >= first:
                g.tell(say.RESOLVING, g.box.action_team[action], action)
                g.then([*carried_out(g, action), RESOLVE(action + 1)])
                return


def carried_out(g: Hulk, action: int) -> list[int]:
    """The basic action, with what comes before and after it."""
    team = g.box.action_team[action]
    seat, sort = g.owner[team], g.box.action_sort[action]
    frames = []
    if sort == SUPPORT_CARD:
        frames = [SUPPORT(seat)]
    elif sort == MOVE_ACTIVATE:
        frames = [ENTER(seat)] if g.lasting == ENTER_FORMATION else []
        frames += [MOVE(seat, team), FACE(seat, team), ACTIVATE(seat, team)]
    elif sort == ATTACK:
        frames = [VOLLEY(seat, team)]
    if action in AFTERWARDS:
        frames.append(AFTERWARDS[action](seat, team))
    return frames


# ---------------------------------------------------------------- 6.6 clean up


class CleanUpStep(Step[Hulk]):
    """What was for this round ends, what was for the next one begins (6.6, R52)."""

    def run(self, g: Hulk, a: int, b: int) -> None:
        g.swarms = [swarm & CARDS for swarm in g.swarms]
        g.activated = 0
        g.led = False
        g.capped = NOTHING
        g.lasting, g.lasting_on = g.foreseen, g.foreseen_on
        g.foreseen = g.foreseen_on = NOTHING
        g.previous = g.played
        g.played = [NOTHING] * len(TEAM_IDS)
        g.then([ROUND()])


ROUND: Final = RoundStep()
CHOOSE_ACTIONS: Final = ChooseActionsChoice()
REVEAL: Final = RevealStep()
RESOLVE: Final = ResolveStep()
CLEAN_UP: Final = CleanUpStep()
