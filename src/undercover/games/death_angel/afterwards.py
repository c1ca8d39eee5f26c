"""What Action cards do after their action, and Overwatch (9.1)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel import things
from undercover.games.death_angel.acts import discard_blip, renew_events, roll, shuffle_in, spend_token
from undercover.games.death_angel.attacks import aimed, barred_attacks, strike, unless_empty, unused, used
from undercover.games.death_angel.swarm import NORMALS, SHIELD, normals, one, size, without
from undercover.games.death_angel.table import Hulk
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.native import Row, append, extend, i64, vec
from undercover.table.story import Bar, first, third

# ---------------------------------------------------------------- Support cards


class StrategizeChoice(Choice[Hulk]):
    """Strategize: one swarm may be moved a step, across, or both (9.1, D5, R27)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        slots = vec[i64]([say.at(say.STRATEGIZE, slot) for slot in g.occupied()])
        return unless_empty(say.NO_STRATEGIZE, slots)

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.STRATEGIZE.names(option):
            g.then(STRATEGIZE_TO.of(seat, say.place_of(option)))


class StrategizeToChoice(OpenChoice[Hulk]):
    """Strategize: where to; never off the end, never the same slot (9.1, D5, R27)."""

    def options(self, g: Hulk, seat: i64, slot: i64) -> Row:
        near = vec[i64]([to for to in range(len(g.swarms)) if to != slot and -1 <= to // 2 - slot // 2 <= 1])
        return vec[i64]([say.at(say.STRATEGIZE_TO, to) for to in near])

    def choose(self, g: Hulk, seat: i64, slot: i64, option: i64) -> None:
        to = say.place_of(option)
        g.swarms[to] += g.swarms[slot]
        g.swarms[slot] = 0
        g.tell(say.STRATEGIZED, to // 2 + 1, to & 1)


class PowerFieldChoice(Choice[Hulk]):
    """Power Field: a swarm that can neither attack nor be slain this round (9.1, D6, R23)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        slots = vec[i64]([say.at(say.POWER_FIELD, slot) for slot in g.occupied()])
        return unless_empty(say.NO_POWER_FIELD, slots)

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.POWER_FIELD.names(option):
            slot = say.place_of(option)
            g.swarms[slot] |= SHIELD
            g.tell(say.SHIELDED, slot // 2 + 1, slot & 1)


# ---------------------------------------------------------------- Move + Activate cards, after the action


class StealthTacticsChoice(Choice[Hulk]):
    """Stealth Tactics: the top card of a blip pile may be discarded (9.1, D11)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        if not g.in_force(things.STEALTH_TACTICS):
            return vec[i64]()
        return unless_empty(say.NO_STEALTH, vec[i64]([say.STEALTH.of(side) for side in g.full_piles()]))

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.STEALTH.names(option):
            discard_blip(g, first(option))
            g.then(STEALTH_AGAIN.of(seat, 1 - first(option)))


class StealthAgainChoice(Choice[Hulk]):
    """Stealth Tactics: a token of any marine the player controls buys the top card of the other pile (D11, R28)."""

    def options(self, g: Hulk, seat: i64, side: i64) -> Row:
        if len(g.blips[side]) == 0:
            return vec[i64]()
        able = vec[i64]([marine for marine in g.marines if g.tokens[marine] > 0 and g.controller(marine) == seat])
        return unless_empty(say.NO_STEALTH, vec[i64]([say.STEALTH_PAY.of(marine) for marine in able]))

    def choose(self, g: Hulk, seat: i64, side: i64, option: i64) -> None:
        if say.STEALTH_PAY.names(option):
            spend_token(g, first(option))
            discard_blip(g, side)


class ForwardScoutingChoice(Choice[Hulk]):
    """Forward Scouting: the player may look at the top Event (9.1, D12)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        if not g.in_force(things.FORWARD_SCOUTING) or len(g.events) + len(g.event_discard) == 0:
            return vec[i64]()
        return vec[i64]([say.NO_SCOUT.of(), say.SCOUT.of()])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.NO_SCOUT.names(option):
            return
        renew_events(g)
        top: i64 = len(g.events) - 1
        if top not in g.scouted:
            g.scouted = append(g.scouted[:], top)
        g.revealed += 1
        g.then(PUT_BACK.of(seat))
        g.tell(say.SCOUTED, seat)
        g.whisper(seat, say.SCOUTED_EVENT, g.events[top])


class PutBackChoice(Choice[Hulk]):
    """Forward Scouting: that Event goes back on top or to the bottom, and everybody sees where to (9.1, D12)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return vec[i64]([say.SCOUT_TOP.of(), say.SCOUT_BOTTOM.of()])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.SCOUT_TOP.names(option):
            g.tell(say.PUT_ON_TOP, seat)
            return
        last: i64 = len(g.events) - 1
        g.events = extend(vec[i64]([g.events[last]]), g.events[:last])
        below = vec[i64]([place + 1 for place in g.scouted if place < last])
        g.scouted = extend(vec[i64]([0]), below)
        g.tell(say.PUT_AT_BOTTOM, seat)


class IntimidationChoice(Choice[Hulk]):
    """Intimidation: the player may roll to drive Genestealers off into the smallest pile (9.1, D13, R25)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        if len(g.intimidable(things.BLUE)) == 0:
            return vec[i64]()
        return vec[i64]([say.NO_INTIMIDATE.of(), say.INTIMIDATE.of()])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.INTIMIDATE.names(option):
            g.then(INTIMIDATE.of(seat, roll(g)), DRIVE_OFF.of(seat))


class IntimidateStep(Step[Hulk]):
    """So many cards engaged with blue marines, or all if there are no more (9.1, R25)."""

    def run(self, g: Hulk, seat: i64, left: i64) -> None:
        slots = g.intimidable(things.BLUE)
        if sum(size(g.swarms[slot] & NORMALS) for slot in slots) > left:
            if left > 0:
                g.then(PICK.of(seat), INTIMIDATE.of(seat, left - 1))
            return
        for slot in slots:
            while g.swarms[slot] & NORMALS:
                carry(g, slot, normals(g.swarms[slot])[0])


def carry(g: Hulk, slot: i64, kind: i64) -> None:
    """Out of the swarm, on the way to a pile: never nowhere, so nothing is tested in between (R73)."""
    g.swarms[slot] = without(g.swarms[slot], kind)
    g.carried += one(kind)


class PickChoice(OpenChoice[Hulk]):
    """Intimidation: which card, on either side of a blue marine; Power Field does not protect (D13, R23)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        slots = g.intimidable(things.BLUE)
        return vec[i64]([say.at(say.PICK, slot, kind) for slot in slots for kind in normals(g.swarms[slot])])

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        carry(g, say.place_of(option), third(option))


class DriveOffChoice(OpenChoice[Hulk]):
    """Intimidation: into the smallest pile, or either of two equal ones (D35, R26)."""

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return vec[i64]([say.PILE.of(side) for side in g.smallest_piles()]) if g.carried else vec[i64]()

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        carried = g.carried
        g.carried = 0
        shuffle_in(g, first(option), carried)


class PaidVolley(Choice[Hulk]):
    """Each marine of a team may spend a token lying on him for one attack; more tokens may reroll (9.1)."""

    def marines(self, g: Hulk, b: i64) -> Row:
        return vec[i64]([marine for marine in unused(g, b) if g.tokens[marine] > 0])

    def options(self, g: Hulk, seat: i64, b: i64) -> Row:
        return aimed(g, self.marines(g, b), say.PAY_ATTACK)

    def choose(self, g: Hulk, seat: i64, b: i64, option: i64) -> None:
        if say.PAY_ATTACK.names(option):
            spend_token(g, first(option))
            g.then(strike(option), self.of(seat, used(b, first(option))))

    def barred(self, g: Hulk, seat: i64, b: i64) -> list[Bar]:
        return barred_attacks(g, self.marines(g, b), say.PAY_ATTACK)


class RunAndGunChoice(PaidVolley):
    """Run and Gun: green marines, after their action (9.1, D14)."""


class OverwatchChoice(PaidVolley):
    """Overwatch: red marines, at the end of the Event Phase (9.1, D34)."""


STRATEGIZE_TO: Final = StrategizeToChoice()
STEALTH_AGAIN: Final = StealthAgainChoice()
PUT_BACK: Final = PutBackChoice()
INTIMIDATE: Final = IntimidateStep()
PICK: Final = PickChoice()
DRIVE_OFF: Final = DriveOffChoice()
OVERWATCHING: Final = OverwatchChoice()

#: What comes after the action, by card; the frames take seat and team.
AFTERWARDS: Final[dict[int, Step[Hulk]]] = {
    things.STRATEGIZE: StrategizeChoice(),
    things.POWER_FIELD: PowerFieldChoice(),
    things.STEALTH_TACTICS: StealthTacticsChoice(),
    things.FORWARD_SCOUTING: ForwardScoutingChoice(),
    things.INTIMIDATION: IntimidationChoice(),
    things.RUN_AND_GUN: RunAndGunChoice(),
}
