"""Search (S6.6): choose colours, roll, roll again, and make the best of what lies there."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.common import count_of, gain, lose, roll, shelter, take_credits, tell_dice
from undercover.games.rogue_agent.harm import hurt
from undercover.games.rogue_agent.table import AT_ONCE, City
from undercover.games.rogue_agent.things import (
    AMMO,
    ARMOR,
    BOOST,
    BOOSTED,
    CLOCK_SEARCH_MINUS,
    COLOUR,
    COLOURS,
    CREDIT,
    EXPLOSION,
    HEAL,
    SCOUTING,
    STAMINA,
    SYMBOL_TO_TRACK,
    SYMBOLS,
    UNROLLED,
)
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.story import Bar, Said

#: Answers to D:search_resolve: a face to use, one of these, or BOOST_ONTO + a face.
SUFFER: Final = 100
SHOOT: Final = 101
WASTE: Final = 102
BOOST_ONTO: Final = 200


def why_not_search(g: City, slot: int) -> str:
    if g.destroyed[slot]:
        return "destroyed-here"
    return "" if g.box.tiles[g.tiles[slot]].search_dice else "nothing-to-search"


# ---------------------------------------------------------------- 1. the dice


class SearchColoursChoice(OpenChoice[City]):
    """A colour for each white icon; never more than three dice of one colour (S6.6 1, R30)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return list(range(len(g.tile(g.figures[seat]).search_dice)))

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        here = g.figures[seat]
        g.tell(say.SEARCHED, seat, g.tiles[here])
        g.rolled = g.tile(here).search_dice[option][:]
        frames = [LEAVE_OUT(seat)] if g.slowed(seat, CLOCK_SEARCH_MINUS) else []
        frames += [ROLL_SEARCH(seat), SEARCH_REROLL(seat)]
        if g.has(seat, SCOUTING):
            frames.append(SEARCH_REROLL(seat))
        g.then([*frames, PROTECT(seat), SEARCH_RESOLVE(seat)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.SEARCH_WITH, [say.pack(g.tile(g.figures[seat]).search_colours[option])])

    def barred(self, g: City, seat: int, b: int) -> list[Bar]:
        tile = g.tile(g.figures[seat])
        if len(tile.search_colours[0]) == 0:
            return []
        alike = [[colour] * len(tile.search_colours[0]) for colour in range(COLOURS)]
        too_many = [colours for colours in alike if colours not in tile.search_colours]
        return [Bar(Said(say.SEARCH_WITH, [say.pack(colours)]), "too-many-of-a-colour", "R30") for colours in too_many]


class LeaveOutChoice(OpenChoice[City]):
    """A clock takes one die out of every Search; at least one is rolled (S7.3)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        if len(g.rolled) < 2:
            return []
        return [colour for colour in range(COLOURS) if UNROLLED + colour in g.rolled]

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.rolled.remove(UNROLLED + option)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.LEAVE_OUT, [option])


class RollSearchStep(Step[City]):
    """The dice of the Search are rolled (S6.6 1)."""

    def run(self, g: City, seat: int, b: int) -> None:
        rolled: list[int] = []
        for colour in range(COLOURS):
            rolled += roll(g, colour, g.rolled.count(UNROLLED + colour))
        rolled.sort()
        g.rolled = rolled
        tell_dice(g, say.ROLLED, seat, rolled)


class SearchRerollChoice(Choice[City]):
    """Any subset of the dice is rolled again (S6.6 2). An option has one bit for each die to be rolled again."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        # The dice lie sorted: of equal ones the first are taken, so that no choice comes up twice.
        dice = g.rolled
        again = 0
        for n in range(1, len(dice)):
            if dice[n] == dice[n - 1]:
                again |= 1 << n
        return [chosen for chosen in range(1 << len(dice)) if not chosen & again & ~(chosen << 1)]

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        if option == 0:
            return
        for n in range(len(g.rolled)):
            if option >> n & 1:
                g.rolled[n] = roll(g, g.rolled[n] // COLOUR, 1)[0]
        g.rolled.sort()
        tell_dice(g, say.REROLLED, seat, g.rolled)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        if option == 0:
            return Said(say.KEEP, [])
        return Said(say.REROLL, [say.pack([die for n, die in enumerate(g.rolled) if option >> n & 1])])


# ---------------------------------------------------------------- 3. what they give


class ProtectStep(Step[City]):
    """A safe place ignores explosions; elsewhere informants and armor each stop one, by themselves (S6.6 3, R16)."""

    def run(self, g: City, seat: int, b: int) -> None:
        explosions = count_of(g.rolled, EXPLOSION)
        if not explosions:
            return
        here = g.figures[seat]
        cover = explosions
        if not g.safe(seat, here):
            cover = min(explosions, shelter(g, seat, here) + (1 if g.has(seat, ARMOR) else 0))
        for _ in range(cover):
            take_die(g, EXPLOSION)
        if cover:
            g.tell(say.PROTECTED, seat, cover)


class SearchResolveChoice(OpenChoice[City]):
    """The dice are resolved one by one in the player's order; a knock-out loses the rest (S6.6 3, R32, R33)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        if g.ended == AT_ONCE or not g.rolled:
            return []
        faces = faces_of(g.rolled)
        gifts = [face for face in faces if face > BOOST]
        plain = [face for face in gifts if face < COLOUR]
        if EXPLOSION not in faces and not (BOOST in faces and plain):
            return gifts[:1] or [WASTE]
        found = gifts
        if EXPLOSION in faces:
            found += [SHOOT, SUFFER] if g.boards[seat][AMMO] else [SUFFER]
        if BOOST in faces:
            targets = [EXPLOSION, *plain] if EXPLOSION in faces else plain
            found += [BOOST_ONTO + face for face in targets]
            found.append(WASTE)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        if option >= BOOST_ONTO:
            boost(g, option - BOOST_ONTO)
        elif option == WASTE:
            take_die(g, BOOST)
        elif option == SHOOT:
            take_die(g, EXPLOSION)
            lose(g, seat, AMMO, 1)
        elif option == SUFFER:
            take_die(g, EXPLOSION)
            hurt(g, seat, 1)
        else:
            take_die(g, option)
            give(g, seat, option)
        g.then([SEARCH_RESOLVE(seat)])

    def lapse(self, g: City, seat: int, b: int) -> None:
        g.rolled = []

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        if option >= BOOST_ONTO:
            return Said(say.BOOST_DIE, [option - BOOST_ONTO])
        if option == WASTE:
            return Said(say.WASTE, [])
        if option == SHOOT:
            return Said(say.SHOOT, [])
        if option == SUFFER:
            return Said(say.SUFFER, [])
        return Said(say.USE, [option])

    def default(self, g: City, seat: int, b: int) -> int:
        """A boost against an explosion, then ammo; the rest in the order it lies there."""
        options = self.options(g, seat, b)
        for wanted in (BOOST_ONTO + EXPLOSION, SHOOT):
            if wanted in options:
                return wanted
        boosts = [option for option in options if option >= BOOST_ONTO]
        return boosts[0] if boosts else options[0]


def face_of(die: int) -> int:
    """What a die shows, whatever its colour."""
    return die % COLOUR + (COLOUR if die >= BOOSTED else 0)


def faces_of(dice: list[int]) -> list[int]:
    """What the dice show, each face once."""
    found: list[int] = []
    for die in dice:
        face = face_of(die)
        if face not in found:
            found.append(face)
    return found


def take_die(g: City, face: int) -> int:
    """Take away one die that shows this; returns it."""
    for n, die in enumerate(g.rolled):
        if face_of(die) == face:
            return g.rolled.pop(n)
    raise ValueError(face)


def boost(g: City, face: int) -> None:
    """It cancels an explosion, or doubles the benefit of one other die (R32)."""
    take_die(g, BOOST)
    die = take_die(g, face)
    if face != EXPLOSION:
        g.rolled.append(die + BOOSTED)


def give(g: City, seat: int, face: int) -> None:
    """What a die gives: steps on a track, stamina or credits; a boosted one gives twice as much (S6.6 3, R32)."""
    symbol = face % SYMBOLS
    count = (2 if face % COLOUR >= SYMBOLS else 1) * (2 if face >= COLOUR else 1)
    if symbol == HEAL:
        gain(g, seat, STAMINA, count)
    elif symbol == CREDIT:
        take_credits(g, seat, count * g.box.credits_per_symbol)
    else:
        gain(g, seat, symbol - SYMBOL_TO_TRACK, count)


SEARCH_COLOURS: Final = SearchColoursChoice()
LEAVE_OUT: Final = LeaveOutChoice()
ROLL_SEARCH: Final = RollSearchStep()
SEARCH_REROLL: Final = SearchRerollChoice()
PROTECT: Final = ProtectStep()
SEARCH_RESOLVE: Final = SearchResolveChoice()
