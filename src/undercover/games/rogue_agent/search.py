"""Search (S6.6): choose colours, roll, roll again, and make the best of what lies there."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent import things
from undercover.games.rogue_agent.acts import count_of, each_once, gain, lose, move_credits, roll, shelter, tell_dice
from undercover.games.rogue_agent.harm import hurt
from undercover.games.rogue_agent.standing import Standing
from undercover.games.rogue_agent.table import City
from undercover.games.rogue_agent.things import BOOST, BOOSTED, COLOUR, COLOURS, EXPLOSION, SYMBOLS, UNROLLED
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.native import Row, append, count, fill, i64, index, pop, remove, room, sort, vec
from undercover.table.story import Bar, first


def why_not_search(g: City, slot: i64) -> str:
    if g.destroyed[slot]:
        return "destroyed-here"
    return "" if len(g.tile(slot).search_dice) > 0 else "nothing-to-search"


# ---------------------------------------------------------------- 1. the dice


class SearchColoursChoice(OpenChoice[City]):
    """A colour for each white icon; never more than three dice of one colour (S6.6 1, R30)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        return vec[i64]([say.SEARCH_WITH.of(colours) for colours in ways(g, g.figures[seat])])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        here = g.figures[seat]
        g.rolled = g.tile(here).search_dice[index(ways(g, here), first(option))][:]
        g.tell(say.SEARCHED, seat, g.tiles[here])
        g.then(SEARCH_REROLL.of(seat), PROTECT.of(seat), SEARCH_RESOLVE.of(seat))
        if g.has(seat, things.SCOUTING):
            g.then(SEARCH_REROLL.of(seat))
        g.then(ROLL_SEARCH.of(seat))
        if g.slowed(seat, things.CLOCK_SEARCH_MINUS):
            g.then(LEAVE_OUT.of(seat))

    def barred(self, g: City, seat: i64, b: i64) -> list[Bar]:
        icons = len(g.tile(g.figures[seat]).search_colours[0])
        if icons == 0:
            return []
        alike = [say.SEARCH_WITH.of(say.pack(fill(colour, icons), say.COLOUR_BITS)) for colour in range(COLOURS)]
        offered = self.options(g, seat, b)
        return [Bar(option, "too-many-of-a-colour", "R30") for option in alike if option not in offered]


def ways(g: City, here: i64) -> Row:
    """The ways to search here, each as the colours it takes, packed."""
    return vec[i64]([say.pack(colours, say.COLOUR_BITS) for colours in g.tile(here).search_colours])


class LeaveOutChoice(OpenChoice[City]):
    """A clock takes one die out of every Search; at least one is rolled (S7.3)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        if len(g.rolled) < 2:
            return vec[i64]()
        return vec[i64]([say.LEAVE_OUT.of(colour) for colour in range(COLOURS) if UNROLLED + colour in g.rolled])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        g.rolled = remove(g.rolled, UNROLLED + first(option))


class RollSearchStep(Step[City]):
    """The dice of the Search are rolled (S6.6 1)."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        rolled = room()
        for colour in range(COLOURS):
            rolled = roll(g, rolled, colour, count(g.rolled, UNROLLED + colour))
        sort(rolled)
        g.rolled = rolled
        tell_dice(g, say.ROLLED, seat, rolled)


class SearchRerollChoice(Choice[City]):
    """Any subset of the dice is rolled again (S6.6 2)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        # The dice lie sorted: of equal ones the first are taken, so that no choice comes up twice.
        dice = g.rolled
        again: i64 = 0
        for n in range(i64(1), len(dice)):
            if dice[n] == dice[n - 1]:
                again |= 1 << n
        found = append(room(), say.KEEP.of())
        for chosen in range(i64(1), i64(1) << len(dice)):
            if chosen & again & ~(chosen << 1) == 0:
                found = append(found, say.REROLL.of(chosen))
        return found

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        if say.KEEP.names(option):
            return
        chosen, dice = first(option), g.rolled
        for n in range(len(dice)):
            if chosen >> n & 1:
                dice[n] = g.box.faces[dice[n] // COLOUR][g.dice.below(6)]
        sort(dice)
        tell_dice(g, say.REROLLED, seat, dice)


# ---------------------------------------------------------------- 3. what they give


class ProtectStep(Step[City]):
    """A safe place ignores explosions; elsewhere informants and armor each stop one, by themselves (S6.6 3, R16)."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        here = g.figures[seat]
        if g.safe(seat, here):
            protect(g, seat, len(g.rolled))
        else:
            protect(g, seat, shelter(g, seat, here) + (i64(1) if g.has(seat, things.ARMOR) else i64(0)))


def protect(g: City, seat: i64, cover: i64) -> None:
    """So many explosions do nothing, as far as there are any."""
    cover = min(cover, count_of(g.rolled, EXPLOSION))
    for _each in range(cover):
        take_die(g, EXPLOSION)
    if cover > 0:
        g.tell(say.PROTECTED, seat, cover)


class SearchResolveChoice(OpenChoice[City], Standing):
    """The dice are resolved one by one in the player's order; a knock-out loses the rest (S6.6 3, R32, R33)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        found = room()
        if len(g.rolled) == 0:
            return found
        faces = each_once(vec[i64]([face_of(die) for die in g.rolled]))
        danger, boost, plain = EXPLOSION in faces, BOOST in faces, False
        for face in faces:
            if face > BOOST:
                found = append(found, say.USE.of(face))
                plain = plain or face < COLOUR
        if not danger and not (boost and plain):
            return found[:1] if len(found) > 0 else vec[i64]([say.WASTE.of()])
        if danger:
            if g.board(seat, things.AMMO) > 0:
                found = append(found, say.SHOOT.of())
            found = append(found, say.SUFFER.of())
        return with_boosts(found, faces, danger) if boost else found

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        g.then(SEARCH_RESOLVE.of(seat))
        if say.USE.names(option):
            take_die(g, first(option))
            use(g, seat, first(option))
        elif say.BOOST_DIE.names(option):
            boost_die(g, first(option))
        elif say.WASTE.names(option):
            take_die(g, BOOST)
        else:
            take_die(g, EXPLOSION)
            if say.SHOOT.names(option):
                lose(g, seat, things.AMMO, 1)
            else:
                hurt(g, seat, 1)

    def default(self, g: City, seat: i64, b: i64) -> i64:
        """A boost against an explosion, then ammo; the rest in the order it lies there."""
        options = self.options(g, seat, b)
        for wanted in (say.BOOST_DIE.of(EXPLOSION), say.SHOOT.of()):
            if wanted in options:
                return wanted
        for option in options:
            if say.BOOST_DIE.names(option):
                return option
        return options[0]


def with_boosts(found: Row, faces: Row, danger: bool) -> Row:
    """A boost cancels an explosion or doubles a die that has none yet; or it is wasted (R32)."""
    if danger:
        found = append(found, say.BOOST_DIE.of(EXPLOSION))
    for face in faces:
        if BOOST < face < COLOUR:
            found = append(found, say.BOOST_DIE.of(face))
    return append(found, say.WASTE.of())


def face_of(die: i64) -> i64:
    """What a die shows, whatever its colour."""
    return die % COLOUR + COLOUR if die >= BOOSTED else die % COLOUR


def take_die(g: City, face: i64) -> i64:
    """Take away one die that shows this; returns it."""
    for n in range(len(g.rolled)):
        if face_of(g.rolled[n]) == face:
            g.rolled, die = pop(g.rolled, n)
            return die
    raise ValueError(face)


def boost_die(g: City, face: i64) -> None:
    """It cancels an explosion, or doubles the benefit of one other die (R32)."""
    take_die(g, BOOST)
    die = take_die(g, face)
    if face != EXPLOSION:
        g.rolled = append(g.rolled, die + BOOSTED)


def times(face: i64) -> i64:
    """How often a face gives its symbol: once, twice, and a boosted one twice as often (R32)."""
    found: i64 = 2 if face % COLOUR >= SYMBOLS else 1
    return 2 * found if face >= COLOUR else found


def use(g: City, seat: i64, face: i64) -> None:
    """A die gives what it shows. Armor reached by it stops an explosion that is still unresolved (S6.6 3)."""
    armored = g.has(seat, things.ARMOR)
    give(g, seat, face)
    if g.has(seat, things.ARMOR) and not armored:
        protect(g, seat, 1)


def give(g: City, seat: i64, face: i64) -> None:
    """What a die gives: steps on a track, stamina or credits (S6.6 3)."""
    symbol = face % SYMBOLS
    if symbol == things.HEAL:
        gain(g, seat, things.STAMINA, times(face))
    elif symbol == things.CREDIT:
        move_credits(g, seat, times(face) * g.box.credits_per_credit_symbol)
    else:
        gain(g, seat, symbol - things.SYMBOL_TO_TRACK, times(face))


SEARCH_COLOURS: Final = SearchColoursChoice()
LEAVE_OUT: Final = LeaveOutChoice()
ROLL_SEARCH: Final = RollSearchStep()
SEARCH_REROLL: Final = SearchRerollChoice()
PROTECT: Final = ProtectStep()
SEARCH_RESOLVE: Final = SearchResolveChoice()
