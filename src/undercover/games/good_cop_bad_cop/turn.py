"""The turn (4): talk, action, reactions to its declaration, execution, aim, end."""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop import things
from undercover.games.good_cop_bad_cop.acts import KEEP, TURN_UP, draw, investigate
from undercover.games.good_cop_bad_cop.equipment import barred_play, play, show_card, take_effect, with_plays
from undercover.games.good_cop_bad_cop.shots import shoot
from undercover.games.good_cop_bad_cop.table import FULL_ROW, NOTHING, TURN_LIMIT, Precinct
from undercover.games.good_cop_bad_cop.talk import talks
from undercover.games.good_cop_bad_cop.things import ROW
from undercover.games.good_cop_bad_cop.windows import REACT_END, REACT_INVESTIGATE, Window
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.native import Row, append, i64, room, vec
from undercover.table.story import NUMBER, Bar, first
from undercover.table.things import ids

#: The four actions, as the first argument of a declaration; the second is a place, a seat or nothing.
INVESTIGATE: Final[i64] = 0
EQUIP: Final[i64] = 1
ARM: Final[i64] = 2
SHOOT: Final[i64] = 3
ACTION_IDS: Final = ids(globals(), "INVESTIGATE", "SHOOT")
DECLARED: Final = [say.DECLARED_INVESTIGATE, say.DECLARED_EQUIP, say.DECLARED_ARM, say.DECLARED_SHOOT]

#: Second argument of ACT and AIM: whether the step before was a window after an investigation (4.6).
CALM: Final[i64] = 1


class TurnStep(Step[Precinct]):
    """A turn begins: talk if it is structured, then the action (4)."""

    def run(self, g: Precinct, seat: i64, b: i64) -> None:
        g.turn += 1
        g.active = seat
        g.acted = False
        g.no_pickup = False
        g.tell(say.TURN_BEGAN, seat, g.turn)
        g.then(ACT.of(seat), END_TURN.of(seat))
        if g.house.claims > 0:
            g.then_all(talks(g))


# ---------------------------------------------------------------- 4.2 the action


class ActChoice(Choice[Precinct]):
    """Play equipment as often as you like, then declare one of the four actions; there is no passing (4.2, D2, R11).

    An active player who has been eliminated has no action any more (R55).
    """

    def options(self, g: Precinct, seat: i64, b: i64) -> Row:
        found = room()
        if g.acted:
            return found
        hidden = g.down & ~(FULL_ROW << ROW * seat)
        for place in range(ROW * g.seats):
            if hidden >> place & 1 != 0:
                found = append(found, say.INVESTIGATE.of(place))
        found = append(found, say.EQUIP.of())
        aim = g.aims[seat]
        if aim == NOTHING:
            if not g.no_pickup and g.free_guns() > 0:
                for other in g.others(seat):
                    found = append(found, say.ARM.of(other))
        elif g.living(aim):
            found = append(found, say.SHOOT.of(aim))
        return with_plays(found, g, seat, things.ACTION)

    def choose(self, g: Precinct, seat: i64, b: i64, option: i64) -> None:
        action = action_of(option)
        if action != NOTHING:
            declare(g, seat, action, first(option))
            return
        face = g.equipment(seat)
        if face == things.TASER:
            g.then(AIM.of(seat))
        else:
            act_again(g, seat, face)
        play(g, seat, option)

    def lapse(self, g: Precinct, seat: i64, b: i64) -> None:
        g.then(AIM.of(seat, b))

    def barred(self, g: Precinct, seat: i64, b: i64) -> list[Bar]:
        return barred_guns(g, seat) + barred_play(g, seat, things.ACTION)

    def default(self, g: Precinct, seat: i64, b: i64) -> i64:
        """The next player in turn order who has a face-down card, lowest slot, is investigated; else Equip (R58)."""
        for other in g.round_from(seat):
            if other != seat and g.hides(other):
                return say.INVESTIGATE.of(g.face_down(other)[0])
        return say.EQUIP.of()


def action_of(option: i64) -> i64:
    """Which of the four actions an option declares: their phrases are numbered alike. NOTHING if it plays a card."""
    action = (option & NUMBER) - say.INVESTIGATE.number
    return action if INVESTIGATE <= action <= SHOOT else NOTHING


def barred_guns(g: Precinct, seat: i64) -> list[Bar]:
    """Why one cannot arm, and why one cannot shoot."""
    aim = g.aims[seat]
    if aim != NOTHING:
        armed = Bar(say.ARM_NOW.of(), "already-armed", "4.2")
        return [armed] if g.living(aim) else [armed, Bar(say.SHOOT.of(aim), "target-eliminated", "R18")]
    shot = Bar(say.SHOOT_NOW.of(), "no-gun", "4.2")
    if g.no_pickup:
        return [Bar(say.ARM_NOW.of(), "no-pickup", "R38"), shot]
    return [shot] if g.free_guns() > 0 else [Bar(say.ARM_NOW.of(), "no-gun-left", "4.2"), shot]


def act_again(g: Precinct, seat: i64, face: i64) -> None:
    """After a card the active player has the floor again; a card that investigates is followed by a window (4.2)."""
    if face in (things.WIRETAP, things.METAL_DETECTOR):
        g.then(REACT_INVESTIGATE.of(), ACT.of(seat, CALM))
    else:
        g.then(ACT.of(seat))


# ---------------------------------------------------------------- 4.3 reactions to the declaration


def declare(g: Precinct, seat: i64, action: i64, target: i64) -> None:
    """The action is announced with its target; declaring spends nothing and moves nothing (4.2, R15). A brisk table
    lets people answer only Shoot and Arm (9.3)."""
    if action == INVESTIGATE:
        g.tell(say.DECLARED_INVESTIGATE, seat, target // ROW, target % ROW)
    else:
        g.tell(DECLARED[action], seat, target)
    if g.house.brisk and (action in (INVESTIGATE, EQUIP)):
        execute(g, seat, action, target)
    else:
        g.then(REACT_DECLARE.of(action, target))


class ReactDeclareChoice(Window):
    """Everybody but the active player may answer a declared action. If nobody does, it is carried out; a card played
    makes it void and the active player chooses again. Restraining Order carries the shot out itself (4.3, R31, R32)."""

    def seats(self, g: Precinct, action: i64, target: i64) -> Row:
        return vec[i64]([seat for seat in g.holders() if seat != g.active], capacity=g.seats)

    def moment(self, g: Precinct) -> i64:
        return things.SHOOT_DECLARED if g.first() == SHOOT else self.when

    def resolve(self, g: Precinct, seat: i64, option: i64) -> None:
        face = g.equipment(seat)
        if face == things.RESTRAINING_ORDER:
            g.then(AIM.of(g.active))
            play(g, seat, option)
            return
        act_again(g, g.active, face)
        show_card(g, seat, option)
        g.tell(say.DECLARATION_VOID, g.active)
        take_effect(g, seat, option)

    def close(self, g: Precinct, action: i64, target: i64, asked: bool) -> None:
        if asked:
            g.tell(say.WINDOW_CLOSED, say.DECLARE)
        execute(g, g.active, action, target)


# ---------------------------------------------------------------- 4.4 execution


def execute(g: Precinct, seat: i64, action: i64, target: i64) -> None:
    """The declared action is carried out (4.4)."""
    g.acted = True
    if action == INVESTIGATE:
        g.then(REACT_INVESTIGATE.of(), AIM.of(seat, CALM))
        investigate(g, seat, target)
    elif action == EQUIP:
        g.then(TURN_UP.of(seat), KEEP.of(seat), AIM.of(seat))
        draw(g, seat)
    elif action == ARM:
        g.then(TURN_UP.of(seat), AIM.of(seat))
        g.aims[seat] = target
        g.tell(say.ARMED, seat, target)
    else:
        g.then(AIM.of(seat))
        shoot(g, seat, target)


# ---------------------------------------------------------------- 4.5 aim, 4.6 the last window


class AimChoice(OpenChoice[Precinct]):
    """Whoever holds a gun may play equipment, and then aims at any other living player; keeping a living target is
    allowed (4.5, D6, R16). A play is followed by no window of its own, and by another aim (R27).

    Without this step, and right after a window in which everybody passed, there is no further window (4.6).
    """

    def silent(self, g: Precinct, seat: i64, b: i64) -> bool:
        """A single target needs no asking, but nobody can tell what cannot be played (R27)."""
        return g.hands[seat] == NOTHING

    def options(self, g: Precinct, seat: i64, b: i64) -> Row:
        if not g.armed(seat):
            return vec[i64]()
        return with_plays(vec[i64]([say.AIM.of(other) for other in g.others(seat)]), g, seat, things.AIMING)

    def choose(self, g: Precinct, seat: i64, b: i64, option: i64) -> None:
        if not say.AIM.names(option):
            g.then(AIM.of(seat))
            play(g, seat, option)
            return
        g.aims[seat] = first(option)
        g.tell(say.AIMED, seat, first(option))
        g.then(REACT_END.of())

    def lapse(self, g: Precinct, seat: i64, b: i64) -> None:
        if b != CALM:
            g.then(REACT_END.of())

    def barred(self, g: Precinct, seat: i64, b: i64) -> list[Bar]:
        aim = g.aims[seat]
        gone = [] if g.living(aim) else [Bar(say.AIM.of(aim), "target-eliminated", "R16")]
        return gone + barred_play(g, seat, things.AIMING)

    def default(self, g: Precinct, seat: i64, b: i64) -> i64:
        """The present target if it is living, else the next living player in turn order (R58)."""
        target = g.aims[seat] if g.living(g.aims[seat]) else g.after(seat)
        while not g.living(target):
            target = g.after(target)
        return say.AIM.of(target)


# ---------------------------------------------------------------- 4.7 the end of the turn


class EndTurnStep(Step[Precinct]):
    """A Smoke Grenade turns the direction; Coffee names the next player, else it is the neighbour; eliminated players
    are passed over (4.7, R51, R52). A table with a limit of turns stops here (8, R57)."""

    def run(self, g: Precinct, seat: i64, b: i64) -> None:
        if g.turn == g.house.max_turns:
            g.tell(say.STOPPED, g.turn)
            g.finish(0, TURN_LIMIT)
            return
        turned = g.smoke
        if turned:
            g.direction = -g.direction
        following = g.after(seat) if g.coffee == NOTHING else g.coffee
        while not g.living(following):
            following = g.after(following)
        g.coffee = NOTHING
        g.smoke = False
        g.no_pickup = False
        if turned:
            g.tell(say.DIRECTION_CHANGED, 0 if g.direction > 0 else 1)
        g.then(TURN.of(following))


TURN: Final = TurnStep()
ACT: Final = ActChoice()
REACT_DECLARE: Final = ReactDeclareChoice(things.DECLARED, say.DECLARE)
AIM: Final = AimChoice()
END_TURN: Final = EndTurnStep()
