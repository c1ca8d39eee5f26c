"""The Support and Move + Activate actions (6.2.1, 6.2.2)."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.attacks import END, unused, used
from undercover.games.death_angel.changes import place_token, turn
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.terrain import TERRAINS
from undercover.games.death_angel.things import REORGANIZE
from undercover.table.agenda import Choice, OpenChoice
from undercover.table.story import Bar, Said

# ---------------------------------------------------------------- tokens before and by an action


class EnterFormationChoice(Choice[Hulk]):
    """Enter Formation: before a Move + Activate card its player may place a token on any marine (6.2, D3)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        return [END, *[1 + marine for marine in g.marines]] if g.supply else []

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        if option != END:
            place_token(g, option - 1)

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        return Said(say.NO_TOKEN, []) if option == END else Said(say.TOKEN, [option - 1])

    def default(self, g: Hulk, seat: int, b: int) -> int:
        return 1 + g.marines[0]


class SupportChoice(OpenChoice[Hulk]):
    """A token on any marine; it must be placed if there is one (6.2.1, D4, R14)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        return g.marines[:] if g.supply else []

    def choose(self, g: Hulk, seat: int, b: int, marine: int) -> None:
        place_token(g, marine)

    def say(self, g: Hulk, seat: int, b: int, marine: int) -> Said:
        return Said(say.TOKEN, [marine])


# ---------------------------------------------------------------- Move + Activate, steps A to C


class MoveChoice(Choice[Hulk]):
    """Step A: the team's marines swap places with a neighbour, each at most once; Reorganize: with anybody (D7)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        marines = g.marines
        anywhere = g.in_force(REORGANIZE)
        found = []
        for marine in unused(g, b):
            position = marines.index(marine)
            for place, other in enumerate(marines):
                if place != position and (anywhere or -1 <= place - position <= 1):
                    found.append(1 + 16 * marine + other)
        return [END, *found] if found else []

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        if option == END:
            return
        marine, partner = (option - 1) // 16, (option - 1) % 16
        here, there = g.marines.index(marine), g.marines.index(partner)
        g.marines[here], g.marines[there] = partner, marine
        g.tell(say.SWAPPED, marine, partner)
        g.then([MOVE(seat, used(b, marine))])

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        if option == END:
            return Said(say.END_MOVES, [])
        return Said(say.SWAP, [(option - 1) // 16, (option - 1) % 16])


class FaceChoice(Choice[Hulk]):
    """Step B: any of the team's marines turn around (6.2.2, D8). An option is a bit for each marine who turns."""

    def options(self, g: Hulk, seat: int, team: int) -> list[int]:
        masks = [0]
        for marine in g.team_marines(team):
            masks += [mask | 1 << marine for mask in masks]
        return masks

    def choose(self, g: Hulk, seat: int, team: int, mask: int) -> None:
        for marine in g.team_marines(team):
            if mask >> marine & 1:
                turn(g, marine)

    def say(self, g: Hulk, seat: int, team: int, mask: int) -> Said:
        return Said(say.TURN, [mask]) if mask else Said(say.KEEP_FACING, [])


class ActivateChoice(Choice[Hulk]):
    """Step C: each marine may activate one terrain in front of him, each terrain once a round (6.2.2, D9, R50, R74)."""

    def options(self, g: Hulk, seat: int, b: int) -> list[int]:
        found = []
        for marine in unused(g, b):
            slot = g.front(g.marines.index(marine))
            for terrain, place in enumerate(g.terrain):
                if place == slot and g.box.activatable[terrain] and not g.activated >> terrain & 1:
                    found.append(1 + 16 * marine + terrain)
        return [END, *found] if found else []

    def choose(self, g: Hulk, seat: int, b: int, option: int) -> None:
        if option == END:
            return
        marine, terrain = (option - 1) // 16, (option - 1) % 16
        g.activated |= 1 << terrain
        g.tell(say.ACTIVATED, marine, terrain)
        g.then([TERRAINS[terrain](marine), ACTIVATE(seat, used(b, marine))])

    def say(self, g: Hulk, seat: int, b: int, option: int) -> Said:
        if option == END:
            return Said(say.END_ACTIVATIONS, [])
        return Said(say.ACTIVATE, [(option - 1) // 16, (option - 1) % 16])

    def barred(self, g: Hulk, seat: int, b: int) -> list[Bar]:
        bars = []
        for marine in g.team_marines(b & 15):
            position = g.marines.index(marine)
            for terrain, place in enumerate(g.terrain):
                if place // 2 != position:
                    continue
                said = Said(say.ACTIVATE, [marine, terrain])
                if not g.box.activatable[terrain]:
                    bars.append(Bar(said, "no-ability", "9.3"))
                elif place != g.front(position):
                    bars.append(Bar(said, "terrain-not-faced", "6.2.2"))
                elif g.activated >> terrain & 1:
                    bars.append(Bar(said, "activated-already", "R50"))
                elif marine not in unused(g, b):
                    bars.append(Bar(said, "one-each", "R50"))
        return bars


ENTER: Final = EnterFormationChoice()
SUPPORT: Final = SupportChoice()
MOVE: Final = MoveChoice()
FACE: Final = FaceChoice()
ACTIVATE: Final = ActivateChoice()
