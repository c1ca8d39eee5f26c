"""A round: choose, reveal, resolve, the swarms attack, the Event, travel, clean up (6)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import acts
from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.actions import ACTIVATE, ENTER, FACE, MOVE, SUPPORT
from undercover.games.death_angel.afterwards import AFTERWARDS
from undercover.games.death_angel.attacks import VOLLEY
from undercover.games.death_angel.events import BOX, DRAW_EVENT, END_OF_EVENTS, MOVEMENT, PUT_AWAY_EVENT
from undercover.games.death_angel.locations import ENTRANCES, SlayAnywhere
from undercover.games.death_angel.swarm import CARDS
from undercover.games.death_angel.swarms import SWARMS
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import ATTACK, ENTER_FORMATION, LEFT, MOVE_ACTIVATE, NOTHING, RIGHT, TEAMS
from undercover.games.death_angel.things import SUPPORT as SUPPORT_CARD
from undercover.table.agenda import UNANSWERED, Sealed, Step
from undercover.table.native import Row, fill, i64, vec
from undercover.table.story import Bar, first


class RoundStep(Step[Hulk]):
    """The phases in their order, each followed by the gate: whether the formation travels (6, R10)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        g.round += 1
        g.tell(say.ROUND_BEGAN, g.round)
        g.then(PUT_AWAY_EVENT.of(), END_OF_EVENTS.of(), GATE.of(), CLEAN_UP.of())
        g.then(DRAW_EVENT.of(), BOX.of(0), BOX.of(1), MOVEMENT.of())
        g.then(REVEAL.of(), RESOLVE.of(), GATE.of(), SWARMS.of(), GATE.of())
        g.then(CHOOSE_ACTIONS.of(), GATE.of())


# ---------------------------------------------------------------- 6.1 choose actions


class ChooseActionsChoice(Sealed[Hulk]):
    """Every living team gets one of its cards, all at the same time and in secret (6.1, D2)."""

    def seats(self, g: Hulk, a: i64, b: i64) -> Row:
        return vec[i64]([seat for seat in range(g.seats) if len(g.teams(seat)) > 0])

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        choices = vec[i64]([0])
        for team in g.teams(seat):
            cards = g.choosable(team)
            choices = vec[i64]([choice | played_card(g, action) for choice in choices for action in cards])
        return vec[i64]([say.PLAY.of(choice) for choice in choices])

    def unseal(self, g: Hulk, b: i64, answers: Row) -> None:
        g.turned = vec[i64]()
        chosen = fill(NOTHING, TEAMS)
        for answer in answers:
            if answer != UNANSWERED:
                for action in say.hand_of(g, first(answer)):
                    chosen[g.box.action_team[action]] = action
        g.chosen = chosen
        g.tell(say.ALL_CHOSE)

    def barred(self, g: Hulk, seat: i64, b: i64) -> list[Bar]:
        bars = []
        for team in g.teams(seat):
            for action in g.box.hands[team]:
                option = say.PLAY.of(played_card(g, action))
                if action == g.previous[team]:
                    bars.append(Bar(option, "played-last-round", "6.1"))
                elif g.jams(action):
                    bars.append(Bar(option, "gun-jam", "R47"))
        return bars


def played_card(g: Hulk, action: i64) -> i64:
    """One card of a choice, as `hand_of` reads it."""
    return 1 + g.box.action_sort[action] << 2 * g.box.action_team[action]


# ---------------------------------------------------------------- 6.2 reveal and resolve


class RevealStep(Step[Hulk]):
    """All cards are turned up at once; the lowest one makes the current player (6.2, 4.6)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        g.played = g.chosen
        g.chosen = fill(NOTHING, TEAMS)
        g.revealed += 1
        action = g.open_card(0)
        while action != NOTHING:
            g.tell(say.REVEALED, g.box.action_team[action], action)
            action = g.open_card(action + 1)
        acts.find_current_player(g)


class ResolveStep(Step[Hulk]):
    """The cards in ascending order; that of an eliminated team is gone (6.2, R13)."""

    def run(self, g: Hulk, start: i64, b: i64) -> None:
        action = g.open_card(start)
        if action != NOTHING:
            g.then(RESOLVE.of(action + 1))
            g.tell(say.RESOLVING, g.box.action_team[action], action)
            carry_out(g, action)


def carry_out(g: Hulk, action: i64) -> None:
    """The basic action, with what comes before and after it."""
    team = g.box.action_team[action]
    seat, sort = g.owner[team], g.box.action_sort[action]
    if action in AFTERWARDS:
        g.then(AFTERWARDS[action].of(seat, team))
    if sort == SUPPORT_CARD:
        g.then(SUPPORT.of(seat))
    elif sort == ATTACK:
        g.then(VOLLEY.of(seat, team))
    elif sort == MOVE_ACTIVATE:
        g.then(MOVE.of(seat, team), FACE.of(seat, team), ACTIVATE.of(seat, team))
        if g.lasting == ENTER_FORMATION:
            g.then(ENTER.of(seat))


# ---------------------------------------------------------------- 6.5 travelling, 7.9 laying terrain


class GateStep(Step[Hulk]):
    """At the end of every phase: an empty blip pile, and a Location left, and the formation travels, once (6, R10)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        if len(g.locations) > 0 and (len(g.blips[LEFT]) == 0 or len(g.blips[RIGHT]) == 0):
            g.then(SEAL_DOOR.of(g.current, g.door_tokens), ENTER_LOCATION.of())


class SealDoorChoice(SlayAnywhere):
    """Before anything else the tokens on the Door may slay as many Genestealers, anywhere (6.5, D26, R49)."""


class EnterLocationStep(Step[Hulk]):
    """The next Location: its terrain, its blips, what happens upon entering. All that is one change (6.5, R71)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        g.location = g.locations[-1]
        g.locations = g.locations[:-1]
        g.revealed += 1
        g.tell(say.TRAVELLED, g.location)
        lay_terrain(g)
        acts.discard_piles(g)
        g.then(ARRIVE.of())
        if g.location in ENTRANCES:
            g.then(ENTRANCES[g.location].of())
        blips = g.box.blips[g.location]
        g.then(acts.FILL.of(blips[LEFT], blips[RIGHT]))


class ArriveStep(Step[Hulk]):
    """The travel is over: now the end of the game may be tested (11, R71)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        acts.test_win(g)


def lay_terrain(g: Hulk) -> None:
    """All terrain leaves the formation; the new cards are counted off from the top or from the bottom (7.9)."""
    for terrain in range(len(g.terrain)):
        acts.remove_terrain(g, terrain)
    marines: i64 = len(g.marines)
    icons = g.box.icons[g.location]
    for icon in range(i64(0), len(icons), 4):
        terrain, side, count, from_bottom = icons[icon], icons[icon + 1], icons[icon + 2], icons[icon + 3]
        position = max(marines - count, 0) if from_bottom else min(count, marines) - 1
        acts.place_terrain(g, terrain, 2 * position + side)


# ---------------------------------------------------------------- 6.6 clean up


class CleanUpStep(Step[Hulk]):
    """What was for this round ends, what was for the next one begins (6.6, R52)."""

    def run(self, g: Hulk, a: i64, b: i64) -> None:
        for slot in range(len(g.swarms)):
            g.swarms[slot] &= CARDS
        g.activated = 0
        g.led = g.flamed = False
        g.capped = NOTHING
        g.lasting, g.lasting_on = g.foreseen, g.foreseen_on
        g.foreseen = g.foreseen_on = NOTHING
        g.previous = g.played
        g.played = fill(NOTHING, TEAMS)
        g.then(ROUND.of())


ROUND: Final = RoundStep()
CHOOSE_ACTIONS: Final = ChooseActionsChoice()
REVEAL: Final = RevealStep()
RESOLVE: Final = ResolveStep()
CLEAN_UP: Final = CleanUpStep()
GATE: Final = GateStep()
SEAL_DOOR: Final = SealDoorChoice(late=-1)
ENTER_LOCATION: Final = EnterLocationStep()
ARRIVE: Final = ArriveStep()
