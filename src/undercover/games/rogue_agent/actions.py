"""A turn and what an agent can do in it (S6.2 to S6.9, S10.3)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.android import ATTACK_AGENT, ATTACK_ANDROID, ATTACK_LOCATION, foes
from undercover.games.rogue_agent.attack import ATTACK_TARGET, shelter
from undercover.games.rogue_agent.bomb import DEFUSE_BOMB
from undercover.games.rogue_agent.common import (
    count_of,
    force_reveal,
    free_disc,
    gain_influence,
    hurt,
    lose,
    pay_credits,
    roll,
    stop_clock,
    take_credits,
)
from undercover.games.rogue_agent.search import PURCHASE, SEARCH_COLOURS, can_search, on_sale
from undercover.games.rogue_agent.table import CUSTODY, GOES_ON, NOTHING, City
from undercover.games.rogue_agent.things import (
    AMMO,
    CAR,
    CLOCK_SLOW,
    CRIMINALS,
    ENGINE,
    EVIDENCE,
    FUEL,
    GREEN,
    HQ,
    SHADOW_WATCH,
    SHIELD,
    SLOTS,
)
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.story import Bar, Phrase, Said

# The actions of a turn, by number. The Justice and underground actions come first.
ATTACK: Final = 0
ARREST: Final = 1
INTERCEPT: Final = 2
TURN_IN: Final = 3
SEARCH: Final = 4
BUY: Final = 5
DEFUSE: Final = 6
FIGHT_ANDROID: Final = 7
FIGHT_AGENT: Final = 8
FIGHT_LOCATION: Final = 9
MAIN_ACTIONS: Final = 10
PATROL: Final = 10
INVESTIGATE: Final = 11
SCAN: Final = 12
REINFORCE: Final = 13
END: Final = 14

AGENT_JUSTICE: Final = [ATTACK, ARREST, INTERCEPT, TURN_IN, SEARCH, BUY, DEFUSE, FIGHT_ANDROID]
UNDERGROUND: Final = [SEARCH, BUY, FIGHT_AGENT, FIGHT_LOCATION]

#: Answers to a Patrol step besides the thirteen slots.
STOP: Final = 20
LOOK: Final = 21


# ---------------------------------------------------------------- S6.2 the turn


class TurnStep(Step[City]):
    """A free sequence of actions (S6.2)."""

    def run(self, g: City, seat: int, b: int) -> None:
        g.active = seat
        g.patrols = 0
        g.justice = 0
        g.done = []
        g.ended = GOES_ON
        g.tell(say.TURN_BEGAN, seat)
        g.then([CHOOSE_ACTION(seat), END_TURN(seat)])


class EndTurnStep(Step[City]):
    """The turn is over; clocks run down (S7.3)."""

    def run(self, g: City, seat: int, b: int) -> None:
        for n in range(len(g.clock_seat) - 1, -1, -1):
            if g.clock_seat[n] == seat:
                g.clock_turns[n] -= 1
                if g.clock_turns[n] == 0:
                    stop_clock(g, n)
        g.tell(say.TURN_ENDED, seat)
        g.active = NOTHING


class ChooseActionChoice(Choice[City]):
    """The next action, until the turn ends (S6.2, S10.6, R19, R60)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        if g.ended != GOES_ON:
            return []
        if g.is_android(seat):
            return android_actions(g, seat)
        found = [action for action in AGENT_JUSTICE if why_not(g, seat, action) == ""]
        found += [action for action in (PATROL, INVESTIGATE, SCAN, REINFORCE) if why_not(g, seat, action) == ""]
        found.append(END)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        if option == END:
            return
        if option < MAIN_ACTIONS:
            g.justice += 1
            g.done.append(option * SLOTS + g.figures[seat])
        if option == PATROL:
            begin_patrol(g, seat)
            return
        if option == REINFORCE:
            reinforce(g, seat)
            return
        g.then([FIRST_STEP[option](seat), CHOOSE_ACTION(seat)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(PHRASES[option], [])

    def barred(self, g: City, seat: int, b: int) -> list[Bar]:
        actions = UNDERGROUND if g.is_android(seat) else [*AGENT_JUSTICE, INVESTIGATE, REINFORCE]
        if not g.android_mode():
            actions = [action for action in actions if action != FIGHT_ANDROID]
        elif not g.is_android(seat):
            actions = [*actions, SCAN]
        found = []
        for action in [*actions, PATROL]:
            reason = why_not(g, seat, action)
            if reason:
                found.append(Bar(Said(PHRASES[action], []), reason, CLAUSES.get(reason, PHRASES[action].clause)))
        return found

    def default(self, g: City, seat: int, b: int) -> int:
        return END


def android_actions(g: City, seat: int) -> list[int]:
    found = [action for action in UNDERGROUND if why_not(g, seat, action) == ""]
    if why_not(g, seat, PATROL) == "":
        found.append(PATROL)
    found.append(END)
    return found


def why_not(g: City, seat: int, action: int) -> str:
    """The reason an action is not to be had now, or nothing."""
    android = g.is_android(seat)
    if action < MAIN_ACTIONS:
        if g.justice >= (g.box.underground_per_turn if android else g.box.justice_per_turn):
            return "two-done"
        if not android and g.figures[seat] == g.police:
            return "police-here"
        if g.mode != SHADOW_WATCH and action * SLOTS + g.figures[seat] in g.done:
            return "done-here"
        return nothing_to_do(g, seat, action)
    locked = not android and g.mode != SHADOW_WATCH and g.justice >= g.box.justice_per_turn
    if locked and action != REINFORCE:
        return "two-done"
    if action == PATROL:
        return "no-fuel" if g.patrols and g.boards[seat][FUEL] < g.box.extra_patrol_fuel else ""
    if action == INVESTIGATE:
        return why_not_investigate(g, seat)
    if action == SCAN:
        return why_not_scan(g, seat)
    return why_not_reinforce(g, seat)


def nothing_to_do(g: City, seat: int, action: int) -> str:
    """Whether a main action lacks what it needs here (S6.5 to S6.8, S10.6, S10.7, R34)."""
    here = g.figures[seat]
    if action == ATTACK:
        return "" if g.rampant_at(here) or g.assassins_at(here) else "nobody-to-attack"
    if action == ARREST:
        return "" if g.defeated_at(here) else "nobody-to-arrest"
    if action == INTERCEPT:
        return why_not_intercept(g, seat)
    if action == TURN_IN:
        return "" if here == HQ and g.custody(seat) else "nobody-to-turn-in"
    if action == SEARCH:
        return "" if can_search(g, here) else "nothing-to-search"
    if action == BUY:
        return "" if on_sale(g, seat) else "nothing-to-buy"
    if action == DEFUSE:
        return "" if g.bombs_at(here) else "no-bomb"
    if action == FIGHT_LOCATION:
        return "" if g.spaces(here) else "nothing-to-destroy"
    return "" if foes(g, seat) else "nobody-to-attack"


# ---------------------------------------------------------------- S6.3 patrol


def reach(g: City, seat: int) -> int:
    steps = g.box.patrol_distance + (g.box.engine_bonus if g.has(seat, ENGINE) else 0)
    return max(1, steps - 1) if g.slowed(seat, CLOCK_SLOW) else steps


def begin_patrol(g: City, seat: int) -> None:
    """The first Patrol of a turn is free, every further one costs fuel (S6.3)."""
    if g.patrols:
        lose(g, seat, FUEL, g.box.extra_patrol_fuel)
        g.tell(say.PATROL_PAID, seat, g.box.extra_patrol_fuel)
    g.patrols += 1
    g.entered = 0
    g.then([PATROL_STEP(seat, reach(g, seat)), CHOOSE_ACTION(seat)])


class PatrolStepChoice(OpenChoice[City]):
    """The next location, not entered before in this Patrol; or stop, or Investigate, after a step (S6.3, R12, R17).

    b: steps left.
    """

    def options(self, g: City, seat: int, b: int) -> list[int]:
        if g.ended != GOES_ON or b == 0:
            return []
        found = [slot for slot in g.box.adjacent[g.figures[seat]] if not g.entered >> slot & 1]
        if g.entered:
            found.append(STOP)
            if not g.is_android(seat) and why_not_investigate(g, seat) == "":
                found.append(LOOK)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        if option == STOP:
            return
        if option == LOOK:
            g.then([INVESTIGATE_TARGET(seat), PATROL_STEP(seat, b)])
            return
        g.figures[seat] = option
        g.entered |= 1 << option
        g.tell(say.PATROLLED, seat, option)
        g.then([ENTER(seat), PATROL_STEP(seat, b - 1)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        if option == STOP:
            return Said(say.STOP_PATROL, [])
        if option == LOOK:
            return Said(say.INVESTIGATE, [])
        return Said(say.STEP_TO, [option])


class EnterStep(Step[City]):
    """Gangsters wait in precincts without police; a destroyed tile hurts an agent (S6.3, S10.5, R14, R16)."""

    def run(self, g: City, seat: int, b: int) -> None:
        here = g.figures[seat]
        if g.destroyed[here]:
            if not g.is_android(seat):
                hurt(g, seat, g.box.destroyed_entry)
            return
        gangsters = g.tile(here).gangsters
        if not gangsters or here == g.police:
            return
        left = gangsters - (1 if g.has(seat, SHIELD) else 0) - shelter(g, seat, here)
        if left > 0:
            g.tell(say.GANGSTERS, seat, left)
            g.then([GANGSTER_AMMO(seat, left)])


class GangsterAmmoChoice(OpenChoice[City]):
    """Ammo stops gangsters, one each; the rest cost stamina (S6.3). b: gangsters left."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return list(range(1 + min(b, g.boards[seat][AMMO])))

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        lose(g, seat, AMMO, option)
        hurt(g, seat, b - option)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.SPEND_AMMO, [option])


# ---------------------------------------------------------------- S6.4 investigate


def unseen_cards(g: City, seat: int) -> list[int]:
    """Face-down cards without an own marker whose disc stands here or with an own informant (S6.4)."""
    found = []
    for k in range(CRIMINALS):
        slot = g.where[k]
        unseen = NOTHING < slot < SLOTS and not g.face_up[k] and not g.marks[k] >> seat & 1
        if unseen and (slot == g.figures[seat] or g.own_informants(seat, slot)):
            found.append(k)
    return found


def why_not_investigate(g: City, seat: int) -> str:
    if g.destroyed[g.figures[seat]]:
        return "destroyed-here"
    if g.boards[seat][EVIDENCE] < g.box.investigate_evidence:
        return "no-evidence"
    if g.markers[seat] == 0:
        return "no-marker"
    return "" if unseen_cards(g, seat) else "nobody-to-investigate"


class InvestigateTargetChoice(OpenChoice[City]):
    """The player alone looks at a criminal's card and leaves a marker on it (S6.4, R18)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return unseen_cards(g, seat)

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        lose(g, seat, EVIDENCE, g.box.investigate_evidence)
        g.markers[seat] -= 1
        g.marks[option] |= 1 << seat
        g.revealed += 1
        g.tell(say.LOOKED, seat, option)
        g.whisper(seat, say.LOOKED_AT_CARD, option, g.card[option])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.LOOK_AT, [option])


# ---------------------------------------------------------------- S6.5 arrest, intercept, turn in


class ArrestChoice(OpenChoice[City]):
    """A defeated criminal here goes into custody (S6.5 B)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return g.defeated_at(g.figures[seat])

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.where[option] = CUSTODY + seat
        g.tell(say.ARRESTED, seat, option)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.TAKE_IN, [option])


def holders(g: City, seat: int) -> list[int]:
    """Other agents here with somebody in custody (S6.5 C)."""
    here = g.figures[seat]
    return [other for other in range(g.seats) if other != seat and g.figures[other] == here and g.custody(other)]


def why_not_intercept(g: City, seat: int) -> str:
    if not holders(g, seat):
        return "nobody-to-intercept"
    if g.safe(seat, g.figures[seat]):
        return "safe-here"
    return "" if g.boards[seat][FUEL] else "no-fuel"


class InterceptChoice(OpenChoice[City]):
    """Whose criminals (S6.5 C)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return holders(g, seat)

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.then([INTERCEPT_FUEL(seat, option)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.AGAINST, [option])


class InterceptFuelChoice(OpenChoice[City]):
    """One to three fuel for as many green dice (S6.5 C 2). b: against whom."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return list(range(1, 1 + min(g.box.max_green_dice, g.boards[seat][FUEL])))

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        lose(g, seat, FUEL, option)
        g.then([INTERCEPT_DEFENCE(b, seat * 8 + option)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.SPEND_FUEL, [option])


class InterceptDefenceChoice(OpenChoice[City]):
    """The other agent may spend fuel for the green dice left (S6.5 C 3). b: attacker * 8 + attacker's dice."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        left = g.box.dice_of_a_colour - b % 8
        return list(range(1 + min(left, g.boards[seat][FUEL])))

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        lose(g, seat, FUEL, option)
        attacker = b // 8
        mine = roll(g, GREEN, b % 8)
        theirs = roll(g, GREEN, option)
        g.tell(say.ROLLED, attacker, say.pack(mine), 0)
        g.tell(say.ROLLED, seat, say.pack(theirs), 0)
        net = count_of(mine, CAR) - count_of(theirs, CAR)
        g.tell(say.CARS, attacker, max(0, net))
        g.then([INTERCEPT_TAKE(attacker, seat) for _ in range(min(net, len(g.custody(seat))))])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.DEFEND, [option])


class InterceptTakeChoice(OpenChoice[City]):
    """One criminal of the attacker's choice changes custody for each car (S6.5 C 5). b: from whom."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return g.custody(b)

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.where[option] = CUSTODY + seat
        g.tell(say.INTERCEPTED, seat, option)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.SNATCH, [option])


class TurnInStep(Step[City]):
    """All criminals in custody at once, for their rewards; their cards count at the end (S6.5 D, R29)."""

    def run(self, g: City, seat: int, b: int) -> None:
        reward = 0
        for k in g.custody(seat):
            card = g.card[k]
            reward += g.box.criminals[card].reward
            g.tell(say.TURNED_IN, seat, k, card)
            g.turned_in[seat] = [*g.turned_in[seat], card]
            free_disc(g, k)
        take_credits(g, seat, reward)


# ---------------------------------------------------------------- S6.9 reinforce, S10.3 scan


def why_not_reinforce(g: City, seat: int) -> str:
    if g.credits[seat] < g.box.reinforce_credits:
        return "no-credits"
    if g.reserve[seat] == 0:
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
        g.bottom[here] = seat
    g.tell(say.REINFORCED, seat, here)


def scannable(g: City, seat: int) -> list[int]:
    """Others who would have to reveal a token, here or with an own informant (S10.3, R62)."""
    found = []
    for other in range(g.seats):
        place = g.figures[other]
        near = place == g.figures[seat] or g.own_informants(seat, place) > 0
        if other != seat and near and g.must_reveal(other):
            found.append(other)
    return found


def why_not_scan(g: City, seat: int) -> str:
    if not g.android_mode():
        return "other-mode"
    if g.boards[seat][EVIDENCE] < g.box.scan_evidence:
        return "no-evidence"
    return "" if scannable(g, seat) else "nobody-to-scan"


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
PATROL_STEP: Final = PatrolStepChoice()
ENTER: Final = EnterStep()
GANGSTER_AMMO: Final = GangsterAmmoChoice()
INVESTIGATE_TARGET: Final = InvestigateTargetChoice()
ARREST_TARGET: Final = ArrestChoice()
INTERCEPT_TARGET: Final = InterceptChoice()
INTERCEPT_FUEL: Final = InterceptFuelChoice()
INTERCEPT_DEFENCE: Final = InterceptDefenceChoice()
INTERCEPT_TAKE: Final = InterceptTakeChoice()
TURN_IN_ALL: Final = TurnInStep()
SCAN_TARGET: Final = ScanTargetChoice()
AFTER_SCAN: Final = AfterScanStep()

#: What an action begins with.
FIRST_STEP: Final[dict[int, Step[City]]] = {
    ATTACK: ATTACK_TARGET,
    ARREST: ARREST_TARGET,
    INTERCEPT: INTERCEPT_TARGET,
    TURN_IN: TURN_IN_ALL,
    SEARCH: SEARCH_COLOURS,
    BUY: PURCHASE,
    DEFUSE: DEFUSE_BOMB,
    FIGHT_ANDROID: ATTACK_ANDROID,
    FIGHT_AGENT: ATTACK_AGENT,
    FIGHT_LOCATION: ATTACK_LOCATION,
    INVESTIGATE: INVESTIGATE_TARGET,
    SCAN: SCAN_TARGET,
}

PHRASES: Final[dict[int, Phrase]] = {
    ATTACK: say.ATTACK,
    ARREST: say.ARREST,
    INTERCEPT: say.INTERCEPT,
    TURN_IN: say.TURN_IN,
    SEARCH: say.SEARCH,
    BUY: say.PURCHASE,
    DEFUSE: say.DEFUSE,
    FIGHT_ANDROID: say.ATTACK_ANDROID,
    FIGHT_AGENT: say.ATTACK_AGENT,
    FIGHT_LOCATION: say.ATTACK_LOCATION,
    PATROL: say.PATROL,
    INVESTIGATE: say.INVESTIGATE,
    SCAN: say.SCAN,
    REINFORCE: say.REINFORCE,
    END: say.END_TURN,
}

#: Clauses of refusals that have a ruling of their own.
CLAUSES: Final[dict[str, str]] = {
    "two-done": "R19",
    "police-here": "R47",
    "done-here": "R20",
    "destroyed-here": "R57",
    "no-marker": "R18",
    "nobody-to-arrest": "R34",
    "nobody-to-turn-in": "R34",
    "nobody-to-intercept": "R34",
    "nothing-to-buy": "R34",
    "nothing-to-search": "R81",
    "nobody-to-scan": "R62",
}
