"""Search and Purchase (S6.6, S6.7)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.attack import shelter
from undercover.games.rogue_agent.common import (
    gain,
    gain_influence,
    hurt,
    lose,
    pay_credits,
    roll,
    symbol_of,
    take_credits,
)
from undercover.games.rogue_agent.table import AT_ONCE, City
from undercover.games.rogue_agent.things import (
    AMMO,
    ARMOR,
    BOOST,
    CLOCK_NO_PURCHASE,
    CLOCK_SEARCH_MINUS,
    COLOUR,
    COLOURS,
    CREDIT,
    DOUBLED,
    EVIDENCE,
    EXPLOSION,
    FACE,
    HEAL,
    INFLUENCE,
    PAY_CREDITS,
    SCOUTING,
    STAMINA,
    WHITE,
)
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.story import Said

#: Symbols of dice are numbered like the tracks they move, two further.
SYMBOL_TO_TRACK: Final = 2
#: Answers to D:search_resolve: a face to use, or one of these (a boost onto a face is BOOST_ONTO + the face).
SUFFER: Final = 3000
SHOOT: Final = 3001
WASTE: Final = 3002
BOOST_ONTO: Final = 4096
STOP: Final = 99


def can_search(g: City, slot: int) -> bool:
    return not g.destroyed[slot] and len(g.tile(slot).search_colours) > 0


# ---------------------------------------------------------------- S6.6 the dice


class SearchColoursChoice(OpenChoice[City]):
    """A colour for each white icon; never more than three dice of one colour (S6.6, R30)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        tile = g.tile(g.figures[seat])
        white = tile.search_colours.count(WHITE)
        return [
            choice for choice in range(COLOURS**white) if max(dice_by_colour(g, seat, choice)) <= g.box.dice_of_a_colour
        ]

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        counts = dice_by_colour(g, seat, option)
        g.rolled = [colour * COLOUR for colour in range(COLOURS) for _ in range(counts[colour])]
        rerolls = 2 if g.has(seat, SCOUTING) else 1
        frames = [LEAVE_OUT(seat)] if g.slowed(seat, CLOCK_SEARCH_MINUS) else []
        g.then([*frames, ROLL_SEARCH(seat), *[REROLL(seat) for _ in range(rerolls)], PROTECT(seat), RESOLVE(seat)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        white = g.tile(g.figures[seat]).search_colours.count(WHITE)
        return Said(say.SEARCH_WITH, [say.pack([option // COLOURS**n % COLOURS for n in range(white)])])


def dice_by_colour(g: City, seat: int, choice: int) -> list[int]:
    tile = g.tile(g.figures[seat])
    counts = [0] * COLOURS
    for colour, dice in zip(tile.search_colours, tile.search_dice):
        if colour == WHITE:
            counts[choice % COLOURS] += dice
            choice //= COLOURS
        else:
            counts[colour] += dice
    return counts


class LeaveOutChoice(OpenChoice[City]):
    """A clock takes one die out of every Search; at least one is rolled (S7.3)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        if len(g.rolled) < 2:
            return []
        return [colour for colour in range(COLOURS) if colour * COLOUR in g.rolled]

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        g.rolled.remove(option * COLOUR)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.LEAVE_OUT, [option])


class RollSearchStep(Step[City]):
    """The dice of the Search are rolled (S6.6)."""

    def run(self, g: City, seat: int, b: int) -> None:
        rolled: list[int] = []
        for die in g.rolled:
            rolled += roll(g, die // COLOUR, 1)
        g.rolled = rolled
        g.tell(say.ROLLED, seat, say.pack(rolled), 0)


class RerollChoice(Choice[City]):
    """Any subset of the dice is rolled again (S6.6). An option has one bit for each die rolled again."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        found: list[int] = []
        seen: list[list[int]] = []
        for chosen in range(1 << len(g.rolled)):
            dice = [die for n, die in enumerate(g.rolled) if chosen >> n & 1]
            dice.sort()
            if dice not in seen:
                seen.append(dice)
                found.append(chosen)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        if option == 0:
            return
        for n, die in enumerate(g.rolled):
            if option >> n & 1:
                g.rolled[n] = roll(g, die // COLOUR, 1)[0]
        g.tell(say.REROLLED, seat, say.pack(g.rolled))

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        if option == 0:
            return Said(say.KEEP_ALL, [])
        return Said(say.REROLL, [say.pack([die for n, die in enumerate(g.rolled) if option >> n & 1])])


# ---------------------------------------------------------------- S6.6 what they give


class ProtectStep(Step[City]):
    """A safe place ignores explosions; elsewhere informants and armor each stop one, by themselves (S6.6, R16, R31)."""

    def run(self, g: City, seat: int, b: int) -> None:
        here = g.figures[seat]
        cover = len(g.rolled)
        if not g.safe(seat, here):
            cover = shelter(g, seat, here) + (1 if g.has(seat, ARMOR) else 0)
        left: list[int] = []
        for die in g.rolled:
            if symbol_of(die) == EXPLOSION and cover:
                cover -= 1
            else:
                left.append(die)
        g.rolled = left


class ResolveChoice(OpenChoice[City]):
    """The dice are resolved one by one in the player's order; a knock-out loses the rest (S6.6, R32, R33)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        if g.ended == AT_ONCE:
            return []
        faces = distinct([say.face_of(die) for die in g.rolled])
        if not any(face % FACE in (EXPLOSION, BOOST) for face in faces):
            return [] if not faces else faces[:1]
        found = [face for face in faces if face % FACE not in (EXPLOSION, BOOST)]
        if any(face % FACE == EXPLOSION for face in faces):
            found += [SHOOT, SUFFER] if g.boards[seat][AMMO] else [SUFFER]
        if any(face % FACE == BOOST for face in faces):
            found += [BOOST_ONTO + face for face in faces if face % FACE != BOOST and face < DOUBLED]
            found.append(WASTE)
        return found

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        if option >= BOOST_ONTO:
            boost(g, option - BOOST_ONTO)
        elif option == WASTE:
            take_die(g, BOOST)
        elif option in (SUFFER, SHOOT):
            take_die(g, EXPLOSION)
            if option == SHOOT:
                lose(g, seat, AMMO, 1)
            else:
                hurt(g, seat, 1)
        else:
            take_face(g, option)
            give(g, seat, option)
        g.then([RESOLVE(seat)])

    def lapse(self, g: City, seat: int, b: int) -> None:
        g.rolled = []

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        if option >= BOOST_ONTO:
            return Said(say.BOOST_DIE, [option - BOOST_ONTO])
        if option == WASTE:
            return Said(say.WASTE_BOOST, [])
        if option == SHOOT:
            return Said(say.SHOOT_DIE, [])
        if option == SUFFER:
            return Said(say.SUFFER, [])
        return Said(say.USE_DIE, [option])


def distinct(faces: list[int]) -> list[int]:
    found: list[int] = []
    for face in faces:
        if face not in found:
            found.append(face)
    return found


def take_die(g: City, symbol: int) -> None:
    for die in g.rolled:
        if symbol_of(die) == symbol:
            g.rolled.remove(die)
            return


def take_face(g: City, face: int) -> int:
    """One die that shows this; returns its colour."""
    for die in g.rolled:
        if say.face_of(die) == face:
            g.rolled.remove(die)
            return (die - face) // COLOUR
    raise ValueError(face)


def boost(g: City, face: int) -> None:
    """It cancels an explosion, or doubles the benefit of one other die (R32)."""
    take_die(g, BOOST)
    colour = take_face(g, face)
    if face % FACE != EXPLOSION:
        g.rolled.append(DOUBLED + colour * COLOUR + face % FACE + face // FACE * 2 * FACE)


def give(g: City, seat: int, face: int) -> None:
    """What a die gives: steps on a track, stamina or credits (S6.6)."""
    symbol, count = face % FACE, face % DOUBLED // FACE
    if symbol == HEAL:
        gain(g, seat, STAMINA, count)
    elif symbol == CREDIT:
        take_credits(g, seat, count * g.box.credits_per_symbol)
    else:
        gain(g, seat, symbol - SYMBOL_TO_TRACK, count)


# ---------------------------------------------------------------- S6.7 purchase


def affordable(g: City, seat: int, n: int) -> bool:
    """The price can be paid, and the goods are of some use (R9, R10, R34)."""
    tile = g.tile(g.figures[seat])
    purse = g.credits[seat] if tile.currencies[n] == PAY_CREDITS else g.boards[seat][EVIDENCE]
    if purse < tile.prices[n]:
        return False
    item = tile.items[n]
    return item == INFLUENCE or g.boards[seat][item] < g.box.track_max[item]


def on_sale(g: City, seat: int) -> list[int]:
    here = g.figures[seat]
    if g.destroyed[here] or g.slowed(seat, CLOCK_NO_PURCHASE):
        return []
    return [n for n in range(len(g.tile(here).items)) if affordable(g, seat, n)]


class PurchaseChoice(OpenChoice[City]):
    """Pay the price once for one unit, as often as liked, all within one Justice action (S6.7). b: bought already."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        goods = on_sale(g, seat) if g.ended != AT_ONCE else []
        return [*goods, STOP] if b and goods else goods

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        if option == STOP:
            return
        tile = g.tile(g.figures[seat])
        if tile.currencies[option] == PAY_CREDITS:
            pay_credits(g, seat, tile.prices[option])
        else:
            lose(g, seat, EVIDENCE, tile.prices[option])
        item = tile.items[option]
        g.tell(say.BOUGHT, seat, item, tile.amounts[option])
        if item == INFLUENCE:
            gain_influence(g, seat, tile.amounts[option])
        else:
            gain(g, seat, item, tile.amounts[option])
        g.then([PURCHASE(seat, 1)])

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        if option == STOP:
            return Said(say.STOP_BUYING, [])
        return Said(say.BUY, [g.tile(g.figures[seat]).items[option]])


SEARCH_COLOURS: Final = SearchColoursChoice()
LEAVE_OUT: Final = LeaveOutChoice()
ROLL_SEARCH: Final = RollSearchStep()
REROLL: Final = RerollChoice()
PROTECT: Final = ProtectStep()
RESOLVE: Final = ResolveChoice()
PURCHASE: Final = PurchaseChoice()
