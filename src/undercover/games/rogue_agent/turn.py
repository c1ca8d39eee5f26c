"""A turn and what can be done in it (S6.2, S6.9, S10.3, S10.6). The actions themselves have files of their own."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import acts, android
from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.attack import ATTACK_TARGET
from undercover.games.rogue_agent.bomb import DEFUSE_BOMB
from undercover.games.rogue_agent.custody import ARREST_TARGET, INTERCEPT_TARGET, TURN_IN, why_not_intercept
from undercover.games.rogue_agent.identity import force_reveal
from undercover.games.rogue_agent.patrol import INVESTIGATE_TARGET, start_patrol, why_not_look, why_not_patrol
from undercover.games.rogue_agent.purchase import PURCHASE, why_not_purchase
from undercover.games.rogue_agent.search import SEARCH_COLOURS, why_not_search
from undercover.games.rogue_agent.standing import NextAction
from undercover.games.rogue_agent.table import CUSTODY, NOTHING, City
from undercover.games.rogue_agent.things import ANDROID_MODE, EVIDENCE, HQ, SHADOW_WATCH, SLOTS
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.native import Row, append, i64, index, room, vec
from undercover.table.rows import with_number
from undercover.table.story import Bar, Phrase, first

# The Justice and underground actions, by number.
ATTACK: Final[i64] = 0
ARREST: Final[i64] = 1
INTERCEPT: Final[i64] = 2
TURNING_IN: Final[i64] = 3
SEARCH: Final[i64] = 4
BUY: Final[i64] = 5
DEFUSE: Final[i64] = 6
FIGHT_ANDROID: Final[i64] = 7
FIGHT_AGENT: Final[i64] = 8
FIGHT_LOCATION: Final[i64] = 9

JUSTICE: Final[Row] = vec[i64]([ATTACK, ARREST, INTERCEPT, TURNING_IN, SEARCH, BUY, DEFUSE, FIGHT_ANDROID])
UNDERGROUND: Final[Row] = vec[i64]([SEARCH, BUY, FIGHT_AGENT, FIGHT_LOCATION])
#: How they are called and what they begin with, by number.
MAIN: Final[list[tuple[Phrase, Step[City]]]] = [
    (say.ATTACK, ATTACK_TARGET),
    (say.ARREST, ARREST_TARGET),
    (say.INTERCEPT, INTERCEPT_TARGET),
    (say.TURN_IN, TURN_IN),
    (say.SEARCH, SEARCH_COLOURS),
    (say.PURCHASE, PURCHASE),
    (say.DEFUSE, DEFUSE_BOMB),
    (say.ATTACK_ANDROID, android.ATTACK_ANDROID_TARGET),
    (say.ATTACK_AGENT, android.ATTACK_AGENT_TARGET),
    (say.ATTACK_LOCATION, android.ATTACK_LOCATION),
]
MAIN_ACTIONS: Final[list[Phrase]] = [phrase for phrase, _ in MAIN]
MAIN_OPTIONS: Final[Row] = vec[i64]([phrase.of() for phrase in MAIN_ACTIONS])


class TurnStep(Step[City]):
    """A free sequence of actions, each completed before the next (S6.2)."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        g.active = seat
        g.tell(say.TURN_BEGAN, seat)
        g.then(CHOOSE_ACTION.of(seat), END_TURN.of(seat))


class EndTurnStep(Step[City]):
    """The turn is over; the player's clocks run down (S7.3)."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        acts.run_clocks_down(g, seat)
        g.active = NOTHING
        g.patrols = 0
        g.justice = 0
        g.done = vec[i64]()
        g.tell(say.TURN_ENDED, seat)


class ChooseActionChoice(Choice[City], NextAction):
    """The next action, until the turn ends (S6.2, S10.6)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        found = room()
        if why_no_main(g, seat) == "":
            here = g.figures[seat]
            for action in UNDERGROUND if g.is_android(seat) else at_first_glance(g, here):
                if lacks(g, seat, here, action) == "" and not done_here(g, here, action):
                    found = append(found, MAIN_OPTIONS[action])
        if not locked(g, seat):
            if why_not_patrol(g, seat) == "":
                found = append(found, say.PATROL.of())
            if why_not_look(g, seat) == "":
                found = append(found, say.INVESTIGATE.of())
            if g.mode == ANDROID_MODE and why_not_scan(g, seat) == "":
                found = append(found, say.SCAN.of())
        if why_not_reinforce(g, seat) == "":
            found = append(found, say.REINFORCE.of())
        return append(found, say.END_TURN.of())

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        if say.END_TURN.names(option):
            return
        if say.REINFORCE.names(option):
            reinforce(g, seat)
            return
        g.then(CHOOSE_ACTION.of(seat))
        if say.PATROL.names(option):
            start_patrol(g, seat)
        elif say.INVESTIGATE.names(option):
            g.then(INVESTIGATE_TARGET.of(seat))
        elif say.SCAN.names(option):
            g.then(SCAN_TARGET.of(seat))
        else:
            action = index(MAIN_OPTIONS, option)
            g.justice += 1
            g.done = acts.and_one(g.done, action * SLOTS + g.figures[seat])
            g.then(MAIN[action][1].of(seat))

    def barred(self, g: City, seat: i64, b: i64) -> list[Bar]:
        actions = UNDERGROUND if g.is_android(seat) else JUSTICE
        if g.mode != ANDROID_MODE:
            actions = JUSTICE[:-1]
        reasons = [(MAIN_ACTIONS[action], why_not(g, seat, action)) for action in actions] + why_not_others(g, seat)
        barred = [(phrase, reason) for phrase, reason in reasons if reason != ""]
        return [Bar(phrase.of(), reason, CLAUSES.get(reason, phrase.clause)) for phrase, reason in barred]


# ---------------------------------------------------------------- S6.2 when an action is not to be had


def why_not(g: City, seat: i64, action: i64) -> str:
    """The reason a main action is not to be had now, or nothing."""
    here = g.figures[seat]
    return why_no_main(g, seat) or ("done-here" if done_here(g, here, action) else lacks(g, seat, here, action))


def why_no_main(g: City, seat: i64) -> str:
    """Two main actions in a turn; no Justice where the police is, which does not stop an android (R19, R47)."""
    if g.is_android(seat):
        return "two-underground" if g.justice >= g.box.underground_per_turn else ""
    if g.justice >= g.box.justice_per_turn:
        return "two-done"
    return "police-here" if g.figures[seat] == g.police else ""


def why_not_others(g: City, seat: i64) -> list[tuple[Phrase, str]]:
    """The actions that are no main actions, each with the reason it is not to be had now, or nothing."""
    over = "two-done" if locked(g, seat) else ""
    return [
        (say.PATROL, over or why_not_patrol(g, seat)),
        (say.INVESTIGATE, over or why_not_look(g, seat)),
        *([(say.SCAN, over or why_not_scan(g, seat))] if g.mode == ANDROID_MODE else []),
        (say.REINFORCE, why_not_reinforce(g, seat)),
    ]


def at_first_glance(g: City, here: i64) -> Row:
    """The Justice actions that something here may call for; the others need no closer look."""
    found = room()
    if here in g.where or here in g.assassin_at:
        found = append(append(found, ATTACK), ARREST)
    for where in g.where:
        if where >= CUSTODY:
            found = append(append(found, INTERCEPT), TURNING_IN)
            break
    found = append(append(found, SEARCH), BUY)
    if here in g.bomb_at:
        found = append(found, DEFUSE)
    return append(found, FIGHT_ANDROID) if g.exposed else found


def done_here(g: City, here: i64, action: i64) -> bool:
    """Not the same action twice on a location in one turn, except in Shadow Watch (R20, S11)."""
    if action * SLOTS + here not in g.done:
        return False
    return g.mode != SHADOW_WATCH or not g.box.repeat_justice_allowed


def locked(g: City, seat: i64) -> bool:
    """After the second Justice action only Reinforce is left; not for androids, not in Shadow Watch (R19, R60, S11)."""
    if g.justice < g.box.justice_per_turn or g.is_android(seat):
        return False
    return g.mode != SHADOW_WATCH or not g.box.no_second_justice_lock


def lacks(g: City, seat: i64, here: i64, action: i64) -> str:
    """What a main action would need here (S6.5 to S6.8, S10.6, S10.7, R34)."""
    if action == SEARCH:
        return why_not_search(g, here)
    if action == BUY:
        return why_not_purchase(g, seat, here)
    if action == ATTACK:
        return "" if here in g.assassin_at or g.criminal_at(here, 0) else "nobody-to-attack"
    if action == ARREST:
        return "" if g.criminal_at(here, 1) else "nobody-to-arrest"
    if action == INTERCEPT:
        return why_not_intercept(g, seat)
    if action == TURNING_IN:
        if CUSTODY + seat not in g.where:
            return "nobody-to-turn-in"
        return "" if here == HQ else "not-at-headquarters"
    if action == DEFUSE:
        return "" if here in g.bomb_at else "no-bomb"
    if action == FIGHT_LOCATION:
        return "" if g.spaces(here) > 0 else "nothing-to-destroy"
    return android.why_not_fight(g, seat)


# ---------------------------------------------------------------- S6.9 reinforce


def why_not_reinforce(g: City, seat: i64) -> str:
    if g.is_android(seat):
        return "androids-do-not"
    if g.credits[seat] < g.box.reinforce_credits:
        return "no-credits"
    if g.reserve[seat] == 0:
        return "no-informant"
    here = g.figures[seat]
    return "" if g.informants_at(here) < g.spaces(here) else "no-space"


def reinforce(g: City, seat: i64) -> None:
    """Two credits put an informant on the topmost empty space; the turn ends (S6.9)."""
    here = g.figures[seat]
    acts.move_credits(g, seat, -g.box.reinforce_credits)
    g.reserve = with_number(g.reserve, seat, g.reserve[seat] - 1)
    if g.tops[here] == NOTHING:
        g.tops = with_number(g.tops, here, seat)
    else:
        g.bottoms = with_number(g.bottoms, here, seat)
    g.tell(say.REINFORCED, seat, g.tiles[here])


# ---------------------------------------------------------------- S10.3 scan


def why_not_scan(g: City, seat: i64) -> str:
    if g.mode != ANDROID_MODE:
        return "android-mode-only"
    if g.is_android(seat):
        return "androids-do-not"
    if g.board(seat, EVIDENCE) < g.box.scan_evidence:
        return "no-evidence"
    return "" if len(scannable(g, seat)) > 0 else "nobody-to-scan"


def scannable(g: City, seat: i64) -> Row:
    """Others who would have to reveal a token, here or with an own informant (S10.3, R62)."""
    others = vec[i64]([other for other in range(g.seats) if other != seat and g.must_reveal(other)])
    return vec[i64]([other for other in others if g.in_reach(seat, g.figures[other])])


class ScanTargetChoice(OpenChoice[City]):
    """Four evidence make another agent reveal a token (S10.3)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        return vec[i64]([say.AGAINST.of(other) for other in scannable(g, seat)])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        scanned = first(option)
        acts.lose(g, seat, EVIDENCE, g.box.scan_evidence)
        g.tell(say.SCANNED, seat, scanned)
        g.then(AFTER_SCAN.of(seat, scanned))
        force_reveal(g, scanned)


class AfterScanStep(Step[City]):
    """If the scan has exposed an android, influence changes hands (S10.3). b: who was scanned."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        if g.is_android(b):
            acts.gain_influence(g, seat, 1)
            acts.gain_influence(g, b, -1)


TURN: Final = TurnStep()
END_TURN: Final = EndTurnStep()
CHOOSE_ACTION: Final = ChooseActionChoice(late=-1)
SCAN_TARGET: Final = ScanTargetChoice()
AFTER_SCAN: Final = AfterScanStep()

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
