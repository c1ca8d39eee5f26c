"""A turn and what can be done in it (S6.2, S6.9, S10.3, S10.6). The actions themselves have files of their own."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.android import (
    ATTACK_AGENT_TARGET,
    ATTACK_ANDROID_TARGET,
    ATTACK_LOCATION,
    why_not_fight,
)
from undercover.games.rogue_agent.attack import ATTACK_TARGET
from undercover.games.rogue_agent.bomb import DEFUSE_BOMB
from undercover.games.rogue_agent.common import gain_influence, lose, pay_credits, run_clocks_down
from undercover.games.rogue_agent.custody import ARREST_TARGET, INTERCEPT_TARGET, TURN_IN, why_not_intercept
from undercover.games.rogue_agent.identity import force_reveal
from undercover.games.rogue_agent.patrol import INVESTIGATE_TARGET, start_patrol, why_not_look, why_not_patrol
from undercover.games.rogue_agent.purchase import PURCHASE, why_not_purchase
from undercover.games.rogue_agent.search import SEARCH_COLOURS, why_not_search
from undercover.games.rogue_agent.table import CUSTODY, GOES_ON, NOTHING, City
from undercover.games.rogue_agent.things import ANDROID_MODE, CRIMINALS, EVIDENCE, HQ, SHADOW_WATCH, SLOTS
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.story import Bar, Phrase, Said

# The actions of a turn, by number. The Justice and underground actions come first.
ATTACK: Final = 0
ARREST: Final = 1
INTERCEPT: Final = 2
TURNING_IN: Final = 3
SEARCH: Final = 4
BUY: Final = 5
DEFUSE: Final = 6
FIGHT_ANDROID: Final = 7
FIGHT_AGENT: Final = 8
FIGHT_LOCATION: Final = 9
MAIN_ACTIONS: Final = 10
PATROLLING: Final = 10
INVESTIGATE: Final = 11
SCAN: Final = 12
REINFORCE: Final = 13
END: Final = 14

JUSTICE: Final = [ATTACK, ARREST, INTERCEPT, TURNING_IN, SEARCH, BUY, DEFUSE, FIGHT_ANDROID]
UNDERGROUND: Final = [SEARCH, BUY, FIGHT_AGENT, FIGHT_LOCATION]
OTHERS: Final = [PATROLLING, INVESTIGATE, SCAN, REINFORCE]


class TurnStep(Step[City]):
    """A free sequence of actions, each completed before the next (S6.2)."""

    def run(self, g: City, seat: int, b: int) -> None:
        g.active = seat
        g.tell(say.TURN_BEGAN, seat)
        g.then([CHOOSE_ACTION(seat), END_TURN(seat)])


class EndTurnStep(Step[City]):
    """The turn is over; the player's clocks run down (S7.3)."""

    def run(self, g: City, seat: int, b: int) -> None:
        run_clocks_down(g, seat)
        g.tell(say.TURN_ENDED, seat)
        g.active = NOTHING
        g.patrols = 0
        g.justice = 0
        g.done = []
        g.ended = GOES_ON
        g.entered = 0


class ChooseActionChoice(Choice[City]):
    """The next action, until the turn ends (S6.2, S10.6)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        if g.ended != GOES_ON:
            return []
        android = g.is_android(seat)
        found: list[int] = []
        if why_no_main(g, seat) == "":
            here = g.figures[seat]
            for action in UNDERGROUND if android else at_first_glance(g, here):
                if lacks(g, seat, here, action) == "" and not done_here(g, here, action):
                    found.append(action)
        if not locked(g, seat):
            if why_not_patrol(g, seat) == "":
                found.append(PATROLLING)
            if why_not_look(g, seat) == "":
                found.append(INVESTIGATE)
            if why_not_scan(g, seat) == "":
                found.append(SCAN)
        if why_not_reinforce(g, seat) == "":
            found.append(REINFORCE)
        found.append(END)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        if option == END:
            return
        if option == REINFORCE:
            reinforce(g, seat)
            return
        g.then([CHOOSE_ACTION(seat)])
        if option == PATROLLING:
            start_patrol(g, seat)
            return
        if option < MAIN_ACTIONS:
            g.justice += 1
            g.done.append(option * SLOTS + g.figures[seat])
        g.then([FIRST_STEP[option](seat)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(PHRASES[option], [])

    def barred(self, g: City, seat: int, b: int) -> list[Bar]:
        actions = UNDERGROUND if g.is_android(seat) else JUSTICE
        if g.mode != ANDROID_MODE:
            actions = JUSTICE[:-1]
        found = []
        for action in [*actions, *OTHERS]:
            if action != SCAN or g.mode == ANDROID_MODE:
                reason = why_not(g, seat, action)
                if reason:
                    clause = CLAUSES.get(reason, PHRASES[action].clause)
                    found.append(Bar(Said(PHRASES[action], []), reason, clause))
        return found

    def default(self, g: City, seat: int, b: int) -> int:
        return END


# ---------------------------------------------------------------- S6.2 when an action is not to be had


def why_not(g: City, seat: int, action: int) -> str:
    """The reason an action is not to be had now, or nothing."""
    if action < MAIN_ACTIONS:
        here = g.figures[seat]
        reason = why_no_main(g, seat)
        if reason == "" and done_here(g, here, action):
            reason = "done-here"
        return reason or lacks(g, seat, here, action)
    if action != REINFORCE and locked(g, seat):
        return "two-done"
    return why_not_other(g, seat, action)


def why_no_main(g: City, seat: int) -> str:
    """Two main actions in a turn; no Justice where the police is, which does not stop an android (R19, R47)."""
    if g.is_android(seat):
        return "two-underground" if g.justice >= g.box.underground_per_turn else ""
    if g.justice >= g.box.justice_per_turn:
        return "two-done"
    return "police-here" if g.figures[seat] == g.police else ""


def at_first_glance(g: City, here: int) -> list[int]:
    """The Justice actions that something here may call for; the others need no closer look."""
    found = [ATTACK, ARREST] if here in g.where or here in g.assassin_at else []
    if max(g.where) >= CUSTODY:
        found += [INTERCEPT, TURNING_IN]
    found += [SEARCH, BUY]
    if here in g.bomb_at:
        found.append(DEFUSE)
    if g.exposed:
        found.append(FIGHT_ANDROID)
    return found


def done_here(g: City, here: int, action: int) -> bool:
    """Not the same action twice on a location in one turn, except in Shadow Watch (R20, S11)."""
    if action * SLOTS + here not in g.done:
        return False
    return g.mode != SHADOW_WATCH or not g.box.watch_repeat


def locked(g: City, seat: int) -> bool:
    """After the second Justice action only Reinforce is left; not for androids, not in Shadow Watch (R19, R60, S11)."""
    if g.justice < g.box.justice_per_turn or g.is_android(seat):
        return False
    return g.mode != SHADOW_WATCH or g.box.watch_lock


def lacks(g: City, seat: int, here: int, action: int) -> str:
    """What a main action would need here (S6.5 to S6.8, S10.6, S10.7, R34)."""
    if action == ATTACK:
        return "" if here in g.assassin_at or criminal_at(g, here, False) else "nobody-to-attack"
    if action == ARREST:
        return "" if criminal_at(g, here, True) else "nobody-to-arrest"
    if action == INTERCEPT:
        return why_not_intercept(g, seat)
    if action == TURNING_IN:
        if CUSTODY + seat not in g.where:
            return "nobody-to-turn-in"
        return "" if here == HQ else "not-at-headquarters"
    if action == SEARCH:
        return why_not_search(g, here)
    if action == BUY:
        return why_not_purchase(g, seat, here)
    if action == DEFUSE:
        return "" if here in g.bomb_at else "no-bomb"
    if action == FIGHT_LOCATION:
        return "" if g.spaces(here) else "nothing-to-destroy"
    return why_not_fight(g, seat)


def criminal_at(g: City, here: int, defeated: bool) -> bool:
    if here in g.where:
        for k in range(CRIMINALS):
            if g.where[k] == here and g.defeated[k] == defeated:
                return True
    return False


def why_not_other(g: City, seat: int, action: int) -> str:
    if action == PATROLLING:
        return why_not_patrol(g, seat)
    if action == INVESTIGATE:
        return why_not_look(g, seat)
    if action == SCAN:
        return why_not_scan(g, seat)
    return why_not_reinforce(g, seat)


# ---------------------------------------------------------------- S6.9 reinforce


def why_not_reinforce(g: City, seat: int) -> str:
    if g.is_android(seat):
        return "androids-do-not"
    if g.credits[seat] < g.box.reinforce_credits:
        return "no-credits"
    if not g.reserve[seat]:
        return "no-informant"
    return "" if g.free_space(g.figures[seat]) else "no-space"


def reinforce(g: City, seat: int) -> None:
    """Two credits put an informant on the topmost empty space; the turn ends (S6.9)."""
    here = g.figures[seat]
    pay_credits(g, seat, g.box.reinforce_credits)
    g.reserve[seat] -= 1
    if g.tops[here] == NOTHING:
        g.tops[here] = seat
    else:
        g.bottoms[here] = seat
    g.tell(say.REINFORCED, seat, g.tiles[here])


# ---------------------------------------------------------------- S10.3 scan


def why_not_scan(g: City, seat: int) -> str:
    if g.mode != ANDROID_MODE:
        return "android-mode-only"
    if g.is_android(seat):
        return "androids-do-not"
    if g.boards[seat][EVIDENCE] < g.box.scan_evidence:
        return "no-evidence"
    return "" if scannable(g, seat) else "nobody-to-scan"


def scannable(g: City, seat: int) -> list[int]:
    """Others who would have to reveal a token, here or with an own informant (S10.3, R62)."""
    found = []
    for other in range(g.seats):
        if other != seat and g.must_reveal(other) and g.in_reach(seat, g.figures[other]):
            found.append(other)
    return found


class ScanTargetChoice(OpenChoice[City]):
    """Four evidence make another agent reveal a token (S10.3)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return scannable(g, seat)

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        lose(g, seat, EVIDENCE, g.box.scan_evidence)
        g.tell(say.SCANNED, seat, option)
        g.then([AFTER_SCAN(seat, option)])
        force_reveal(g, option)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.AGAINST, [option])


class AfterScanStep(Step[City]):
    """If the scan has exposed an android, influence changes hands (S10.3). b: who was scanned."""

    def run(self, g: City, seat: int, b: int) -> None:
        if g.is_android(b):
            gain_influence(g, seat, 1)
            gain_influence(g, b, -1)


TURN: Final = TurnStep()
END_TURN: Final = EndTurnStep()
CHOOSE_ACTION: Final = ChooseActionChoice()
SCAN_TARGET: Final = ScanTargetChoice()
AFTER_SCAN: Final = AfterScanStep()

#: What an action begins with.
FIRST_STEP: Final[dict[int, Step[City]]] = {
    ATTACK: ATTACK_TARGET,
    ARREST: ARREST_TARGET,
    INTERCEPT: INTERCEPT_TARGET,
    TURNING_IN: TURN_IN,
    SEARCH: SEARCH_COLOURS,
    BUY: PURCHASE,
    DEFUSE: DEFUSE_BOMB,
    FIGHT_ANDROID: ATTACK_ANDROID_TARGET,
    FIGHT_AGENT: ATTACK_AGENT_TARGET,
    FIGHT_LOCATION: ATTACK_LOCATION,
    INVESTIGATE: INVESTIGATE_TARGET,
    SCAN: SCAN_TARGET,
}
#: How an action is called, by number.
PHRASES: Final[list[Phrase]] = [
    say.ATTACK,
    say.ARREST,
    say.INTERCEPT,
    say.TURN_IN,
    say.SEARCH,
    say.PURCHASE,
    say.DEFUSE,
    say.ATTACK_ANDROID,
    say.ATTACK_AGENT,
    say.ATTACK_LOCATION,
    say.PATROL,
    say.INVESTIGATE,
    say.SCAN,
    say.REINFORCE,
    say.END_TURN,
]

#: Clauses of refusals that have a ruling of their own; the others cite the action's chapter.
CLAUSES: Final[dict[str, str]] = {
    "two-done": "R19",
    "two-underground": "S10.6",
    "police-here": "R47",
    "done-here": "R20",
    "destroyed-here": "R57",
    "no-marker": "R18",
    "nobody-to-arrest": "R34",
    "nobody-to-intercept": "R34",
    "nobody-to-turn-in": "R34",
    "nothing-to-search": "R81",
    "nothing-for-sale": "R81",
    "clock-no-purchase": "S7.3",
    "track-full": "R9",
    "nobody-to-scan": "R62",
    "androids-do-not": "S10.6",
}
