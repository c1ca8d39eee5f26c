"""What Action cards do after their action, and Overwatch (9.1)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.attacks import (
    END,
    aimed,
    barred_attacks,
    said_attack,
    said_card,
    strike,
    unused,
    used,
)
from undercover.games.death_angel.changes import discard_blip, renew_events, roll, shuffle_in, spend_token
from undercover.games.death_angel.swarm import NORMALS, ONE, SHIELD, normals, size, without
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import (
    BLUE,
    FORWARD_SCOUTING,
    INTIMIDATION,
    POWER_FIELD,
    RUN_AND_GUN,
    STEALTH_TACTICS,
    STRATEGIZE,
)
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.story import Bar, Said

YES: Final = 1
TOP: Final = 0
BOTTOM: Final = 1


# ---------------------------------------------------------------- Support cards


class StrategizeChoice(Choice[Hulk]):
    """Strategize: one swarm may be moved a step, across, or both (9.1, D5, R27)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        slots = g.occupied()
        return [END, *[1 + slot for slot in slots]] if slots else []

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        if option != END:
            g.then([STRATEGIZE_TO(seat, option - 1)])

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        if option == END:
            return Said(say.NO_STRATEGIZE, [])
        return Said(say.STRATEGIZE, [(option - 1) // 2 + 1, (option - 1) & 1])


class StrategizeToChoice(OpenChoice[Hulk]):
    """Strategize: where to; never off the end, never the same slot (9.1, D5, R27)."""

    def options(self, g: Hulk, seat: int, slot: int) -> list[int]:
        position = slot // 2
        first, last = max(position - 1, 0), min(position + 1, len(g.marines) - 1)
        return [to for to in range(2 * first, 2 * last + 2) if to != slot]

    def choose(self, g: Hulk, seat: int, slot: int, to: int) -> None:
        g.swarms[to] += g.swarms[slot]
        g.swarms[slot] = 0
        g.tell(say.STRATEGIZED, to // 2 + 1, to & 1)

    def say(self, g: Hulk, seat: int, slot: int, to: int) -> Said:
        return Said(say.STRATEGIZE_TO, [to // 2 + 1, to & 1])


class PowerFieldChoice(Choice[Hulk]):
    """Power Field: a swarm that can neither attack nor be slain this round (9.1, D6, R23)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        slots = g.occupied()
        return [END, *[1 + slot for slot in slots]] if slots else []

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        if option != END:
            g.swarms[option - 1] |= SHIELD
            g.tell(say.SHIELDED, (option - 1) // 2 + 1, (option - 1) & 1)

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        if option == END:
            return Said(say.NO_POWER_FIELD, [])
        return Said(say.POWER_FIELD, [(option - 1) // 2 + 1, (option - 1) & 1])


# ---------------------------------------------------------------- Move + Activate cards, after the action


class StealthTacticsChoice(Choice[Hulk]):
    """Stealth Tactics: the top card of a blip pile may be discarded (9.1, D11)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        piles = g.full_piles() if g.in_force(STEALTH_TACTICS) else []
        return [END, *[1 + side for side in piles]] if piles else []

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        if option != END:
            discard_blip(g, option - 1)
            g.then([STEALTH_AGAIN(seat, 2 - option)])

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        return Said(say.NO_STEALTH, []) if option == END else Said(say.STEALTH, [option - 1])


class StealthAgainChoice(Choice[Hulk]):
    """Stealth Tactics: a token of any marine the player controls buys the top card of the other pile (D11, R28)."""

    def options(self, g: Hulk, seat: int, side: int) -> list[int]:
        if not g.blips[side]:
            return []
        payers = [1 + marine for marine in g.marines if g.tokens[marine] and g.controller(marine) == seat]
        return [END, *payers] if payers else []

    def choose(self, g: Hulk, seat: int, side: int, option: int) -> None:
        if option != END:
            spend_token(g, option - 1)
            discard_blip(g, side)

    def say(self, g: Hulk, seat: int, side: int, option: int) -> Said:
        return Said(say.NO_STEALTH, []) if option == END else Said(say.STEALTH_PAY, [option - 1])


class ForwardScoutingChoice(Choice[Hulk]):
    """Forward Scouting: the player may look at the top Event (9.1, D12)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        if not g.in_force(FORWARD_SCOUTING) or not (g.events or g.event_discard):
            return []
        return [END, YES]

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        if option == END:
            return
        renew_events(g)
        top = len(g.events) - 1
        if top not in g.scouted:
            g.scouted = [*g.scouted, top]
        g.revealed += 1
        g.tell(say.SCOUTED, seat)
        g.whisper(seat, say.SCOUTED_EVENT, g.events[top])
        g.then([PUT_BACK(seat)])

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        return Said(say.NO_SCOUT if option == END else say.SCOUT, [])


class PutBackChoice(Choice[Hulk]):
    """Forward Scouting: that Event goes back on top or to the bottom, and everybody sees where to (9.1, D12)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        return [TOP, BOTTOM]

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        g.tell(say.PUT_ON_TOP if option == TOP else say.PUT_AT_BOTTOM, seat)
        if option == BOTTOM:
            g.events.insert(0, g.events.pop())
            g.scouted = [0, *[place + 1 for place in g.scouted if place + 1 < len(g.events)]]

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        return Said(say.SCOUT_TOP if option == TOP else say.SCOUT_BOTTOM, [])


class IntimidationChoice(Choice[Hulk]):
    """Intimidation: the player may roll to drive Genestealers off into the smallest pile (9.1, D13, R25)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        return [END, YES] if g.intimidable(BLUE) else []

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        if option != END:
            g.then([INTIMIDATE(seat, roll(g)), DRIVE_OFF(seat)])

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        return Said(say.NO_INTIMIDATE if option == END else say.INTIMIDATE, [])


class IntimidateStep(Step[Hulk]):
    """So many cards engaged with blue marines, or all if there are no more (9.1, R25)."""

    def run(self, g: Hulk, seat: int, left: int) -> None:
        slots = g.intimidable(BLUE)
        if sum([size(g.swarms[slot] & NORMALS) for slot in slots]) > left:
            if left:
                g.then([PICK(seat), INTIMIDATE(seat, left - 1)])
            return
        for slot in slots:
            while g.swarms[slot] & NORMALS:
                carry(g, slot, normals(g.swarms[slot])[0])


def carry(g: Hulk, slot: int, kind: int) -> None:
    """Out of the swarm, on the way to a pile: never nowhere, so nothing is tested in between (R73)."""
    g.swarms[slot] = without(g.swarms[slot], kind)
    g.carried += ONE[kind]


class PickChoice(OpenChoice[Hulk]):
    """Intimidation: which card, on either side of a blue marine; Power Field does not protect (D13, R23)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        found = []
        for slot in g.intimidable(BLUE):
            for kind in normals(g.swarms[slot]):
                found.append(8 * slot + kind)
        return found

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        carry(g, option // 8, option % 8)

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        return said_card(say.PICK, option // 8, option % 8)


class DriveOffChoice(OpenChoice[Hulk]):
    """Intimidation: into the smallest pile, or either of two equal ones (D35, R26)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        return g.smallest_piles() if g.carried else []

    def choose(self, g: Hulk, seat: int, b: int, side: int) -> None:
        shuffle_in(g, side, g.carried)
        g.carried = 0

    def say(self, g: Hulk, seat: int, b: int, side: int) -> Said:
        return Said(say.PILE, [side])


class PaidVolley(Choice[Hulk]):
    """Each marine of a team may spend a token lying on him for one attack; more tokens may reroll (9.1)."""

    def marines(self, g: Hulk, b: int) -> list[int]:
        return [marine for marine in unused(g, b) if g.tokens[marine]]

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        found = aimed(g, self.marines(g, b))
        return [END, *found] if found else []

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        if option == END:
            return
        marine = (option - 1) // 32
        spend_token(g, marine)
        g.then([strike(option), self(seat, used(b, marine))])

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        return said_attack(option, say.PAY_ATTACK)

    def barred(self, g: Hulk, seat: int, b: int) -> list[Bar]:
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
    STRATEGIZE: StrategizeChoice(),
    POWER_FIELD: PowerFieldChoice(),
    STEALTH_TACTICS: StealthTacticsChoice(),
    FORWARD_SCOUTING: ForwardScoutingChoice(),
    INTIMIDATION: IntimidationChoice(),
    RUN_AND_GUN: RunAndGunChoice(),
}
