"""The turn (4): talk, action, reactions to its declaration, execution, aim, end."""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.acts import KEEP, TURN_UP, draw, investigate
from undercover.games.good_cop_bad_cop.equipment import CODE, CODE_BITS, barred_play, play, plays, say_play
from undercover.games.good_cop_bad_cop.memory import places_in
from undercover.games.good_cop_bad_cop.shots import shoot
from undercover.games.good_cop_bad_cop.table import FULL_ROW, NOTHING, TURN_LIMIT, Precinct
from undercover.games.good_cop_bad_cop.talk import talks
from undercover.games.good_cop_bad_cop.things import (
    ACTION,
    DECLARED,
    METAL_DETECTOR,
    RESTRAINING_ORDER,
    ROW,
    SHOOT_DECLARED,
    TASER,
    WIRETAP,
)
from undercover.games.good_cop_bad_cop.windows import REACT_END, REACT_INVESTIGATE, Window
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.story import Bar, Said

#: The codes of the four actions; their argument is a place or a seat.
INVESTIGATE: Final = 21
EQUIP: Final = 22
ARM: Final = 23
SHOOT: Final = 24

#: Second argument of ACT and AIM: whether the step before was a window after an investigation (4.6).
CALM: Final = 1


class TurnStep(Step[Precinct]):
    """A turn begins: talk if it is structured, then the action (4)."""

    def run(self, g: Precinct, seat: int, b: int) -> None:
        g.turn += 1
        g.active = seat
        g.acted = False
        g.no_pickup = False
        g.tell(say.TURN_BEGAN, seat, g.turn)
        g.then([*talks(g), ACT(seat), END_TURN(seat)])


# ---------------------------------------------------------------- 4.2 the action


class ActChoice(Choice[Precinct]):
    """Play equipment as often as you like, then declare one of the four actions; there is no passing (4.2, D2, R11).

    An active player who has been eliminated has no action any more (R55).
    """

    def options(self, g: Precinct, seat: int, b: int) -> list[int]:
        if g.acted:
            return []
        hidden = g.down & ~(FULL_ROW << ROW * seat)
        options = [INVESTIGATE | place << CODE_BITS for place in places_in(hidden)]
        options.append(EQUIP)
        aim = g.aims[seat]
        if aim == NOTHING:
            if not g.no_pickup and g.free_guns():
                options += [ARM | other << CODE_BITS for other in g.others(seat)]
        elif g.living(aim):
            options.append(SHOOT | aim << CODE_BITS)
        return options + plays(g, seat, ACTION)

    def choose(self, g: Precinct, seat: int, b: int, option: int) -> None:
        code = option & CODE
        if code >= INVESTIGATE:
            declare(g, seat, option)
            return
        if code == TASER:
            g.then([AIM(seat)])
        else:
            act_again(g, seat, code)
        play(g, seat, option)

    def lapse(self, g: Precinct, seat: int, b: int) -> None:
        g.then([AIM(seat, b)])

    def say(self, g: Precinct, seat: int, b: int, option: int) -> Said:
        code, argument = option & CODE, option >> CODE_BITS
        if code == INVESTIGATE:
            return Said(say.INVESTIGATE, [argument // ROW, argument % ROW])
        if code == EQUIP:
            return Said(say.EQUIP, [])
        if code in (ARM, SHOOT):
            return Said(say.ARM if code == ARM else say.SHOOT, [argument])
        return say_play(g, seat, option)

    def barred(self, g: Precinct, seat: int, b: int) -> list[Bar]:
        return barred_guns(g, seat) + barred_play(g, seat, ACTION)

    def default(self, g: Precinct, seat: int, b: int) -> int:
        """The next player in turn order who has a face-down card, lowest slot, is investigated; else Equip (R58)."""
        hidden = [place for other in g.round_from(seat) if other != seat for place in g.face_down(other)]
        return INVESTIGATE | hidden[0] << CODE_BITS if hidden else EQUIP


def barred_guns(g: Precinct, seat: int) -> list[Bar]:
    """Why one cannot arm, and why one cannot shoot."""
    aim = g.aims[seat]
    if aim != NOTHING:
        armed = Bar(Said(say.ARM_NOW, []), "already-armed", "4.2")
        return [armed] if g.living(aim) else [armed, Bar(Said(say.SHOOT, [aim]), "target-eliminated", "R18")]
    shot = Bar(Said(say.SHOOT_NOW, []), "no-gun", "4.2")
    if g.no_pickup:
        return [Bar(Said(say.ARM_NOW, []), "no-pickup", "R38"), shot]
    return [shot] if g.free_guns() else [Bar(Said(say.ARM_NOW, []), "no-gun-left", "4.2"), shot]


def act_again(g: Precinct, seat: int, face: int) -> None:
    """After a card the active player has the floor again; a card that investigates is followed by a window (4.2)."""
    if face in (WIRETAP, METAL_DETECTOR):
        g.then([REACT_INVESTIGATE(), ACT(seat, CALM)])
    else:
        g.then([ACT(seat)])


# ---------------------------------------------------------------- 4.3 reactions to the declaration


def declare(g: Precinct, seat: int, action: int) -> None:
    """The action is announced with its target; declaring spends nothing and moves nothing (4.2, R15). A brisk table
    lets people answer only Shoot and Arm (9.3)."""
    code, argument = action & CODE, action >> CODE_BITS
    if code == INVESTIGATE:
        g.tell(say.DECLARED_INVESTIGATE, seat, argument // ROW, argument % ROW)
    elif code == EQUIP:
        g.tell(say.DECLARED_EQUIP, seat)
    elif code == ARM:
        g.tell(say.DECLARED_ARM, seat, argument)
    else:
        g.tell(say.DECLARED_SHOOT, seat, argument)
    if g.house.brisk and (code in (INVESTIGATE, EQUIP)):
        execute(g, seat, action)
    else:
        g.then([REACT_DECLARE(0, action)])


class ReactDeclareChoice(Window):
    """Everybody but the active player may answer a declared action. If nobody does, it is carried out; a card played
    makes it void and the active player chooses again. Restraining Order carries the shot out itself (4.3, R31, R32)."""

    def called(self, g: Precinct) -> list[int]:
        return [seat for seat in g.holders() if seat != g.active]

    def moment(self, action: int) -> int:
        return SHOOT_DECLARED if action & CODE == SHOOT else DECLARED

    def opened(self, g: Precinct, action: int) -> None:
        g.tell(say.WINDOW_OPENED, say.AFTER_DECLARATION)

    def resolve(self, g: Precinct, action: int, seat: int, option: int) -> None:
        face = option & CODE
        if face == RESTRAINING_ORDER:
            g.then([AIM(g.active)])
            play(g, seat, option)
            return
        act_again(g, g.active, face)
        play(g, seat, option)
        g.tell(say.DECLARATION_VOID, g.active)

    def close(self, g: Precinct, action: int, asked: bool) -> None:
        if asked:
            g.tell(say.WINDOW_CLOSED, say.AFTER_DECLARATION)
        execute(g, g.active, action)


# ---------------------------------------------------------------- 4.4 execution


def execute(g: Precinct, seat: int, action: int) -> None:
    """The declared action is carried out (4.4)."""
    code, argument = action & CODE, action >> CODE_BITS
    g.acted = True
    if code == INVESTIGATE:
        g.then([REACT_INVESTIGATE(), AIM(seat, CALM)])
        investigate(g, seat, argument)
    elif code == EQUIP:
        g.then([TURN_UP(seat), KEEP(seat), AIM(seat)])
        draw(g, seat)
    elif code == ARM:
        g.then([TURN_UP(seat), AIM(seat)])
        g.aims[seat] = argument
        g.tell(say.ARMED, seat, argument)
    else:
        g.then([AIM(seat)])
        shoot(g, seat, argument)


# ---------------------------------------------------------------- 4.5 aim, 4.6 the last window


class AimChoice(OpenChoice[Precinct]):
    """Whoever holds a gun aims it at any other living player; keeping a living target is allowed (4.5, D6, R16).

    Without this step, and right after a window in which everybody passed, there is no further window (4.6).
    """

    def options(self, g: Precinct, seat: int, b: int) -> list[int]:
        return g.others(seat) if g.armed(seat) else []

    def choose(self, g: Precinct, seat: int, b: int, target: int) -> None:
        g.aims[seat] = target
        g.tell(say.AIMED, seat, target)
        g.then([REACT_END()])

    def lapse(self, g: Precinct, seat: int, b: int) -> None:
        if b != CALM:
            g.then([REACT_END()])

    def say(self, g: Precinct, seat: int, b: int, target: int) -> Said:
        return Said(say.AIM, [target])

    def barred(self, g: Precinct, seat: int, b: int) -> list[Bar]:
        aim = g.aims[seat]
        return [] if g.living(aim) else [Bar(Said(say.AIM, [aim]), "target-eliminated", "R16")]

    def default(self, g: Precinct, seat: int, b: int) -> int:
        """The present target if it is living, else the next living player in turn order (R58)."""
        if g.living(g.aims[seat]):
            return g.aims[seat]
        found = [other for other in g.round_from(seat) if g.living(other)]
        return found[0]


# ---------------------------------------------------------------- 4.7 the end of the turn


class EndTurnStep(Step[Precinct]):
    """A Smoke Grenade turns the direction; Coffee names the next player, else it is the neighbour; eliminated players
    are passed over (4.7, R51, R52). A table with a limit of turns stops here (8, R57)."""

    def run(self, g: Precinct, seat: int, b: int) -> None:
        if g.turn == g.house.max_turns:
            g.tell(say.STOPPED, g.turn)
            g.finish(0, TURN_LIMIT)
            return
        if g.smoke:
            g.direction = -g.direction
            g.tell(say.DIRECTION_CHANGED, 0 if g.direction > 0 else 1)
        following = (seat + g.direction) % g.seats if g.coffee == NOTHING else g.coffee
        while not g.living(following):
            following = (following + g.direction) % g.seats
        g.coffee = NOTHING
        g.smoke = False
        g.no_pickup = False
        g.then([TURN(following)])


TURN: Final = TurnStep()
ACT: Final = ActChoice()
REACT_DECLARE: Final = ReactDeclareChoice()
AIM: Final = AimChoice()
END_TURN: Final = EndTurnStep()
