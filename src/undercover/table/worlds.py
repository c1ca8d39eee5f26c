"""The part of the test-kit that looks at imagined worlds by the hundred: are they just those a seat must reckon with?

A world that a seat imagined some choices ago, and that has since looked and sounded to it just as the true one did, is
one the seat must reckon with now: a *survivor*. What `imagine` deals now must agree with the truth and the survivors.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from undercover.table.agenda import SPECTATOR
from undercover.table.dice import Dice, quick
from undercover.table.game import Game, Setting
from undercover.table.match import SEAT, SEAT_BITS, Match
from undercover.table.rows import row_of
from undercover.table.story import phrase_of

#: How many worlds are imagined at each position.
MANY = 300
#: So many survivors are enough to miss a face that is really possible in one world of twelve only by a bad accident.
ENOUGH = 90
OFTEN = 1 / 12

Faces = dict[str, Counter[int]]


def check_worlds(game: Game[Any], seats: int, options: dict[str, Setting], seed: int, positions: int = 3) -> None:
    """Play a random game; at a few positions of it compare what some seat imagines with what it must reckon with."""
    dice = quick(seed)
    match = game.start(seats, seed, options)
    match.playout(dice)
    for _ in range(positions):
        now = 1 + dice.below(len(match.history) - 1)
        back = min(now, 1 + dice.below(3))
        seat = dice.below(seats + 1)
        check_position(match, now - back, now, None if seat == seats else seat, dice)


def check_position(match: Match, before: int, now: int, seat: int | None, dice: Dice) -> None:
    earlier, present = match.again(before), match.again(now)
    where = f"{match.game.title}, seat {seat}, after {now} choices"
    truth = faces(present, [present], seat)
    imagined = faces(present, [present.imagine(seat, dice.below(1 << 30)) for _ in range(MANY)], seat)
    for zone, found in truth.items():
        missing = found.keys() - imagined[zone].keys()
        assert not missing, f"{where}: the true world is not imagined; {zone} never has {sorted(missing)}"
    alive = survivors(match, earlier, now, seat, dice)
    if len(alive) < ENOUGH:
        return
    reckoned = faces(present, alive, seat)
    for zone, found in imagined.items():
        for face in found.keys() | reckoned[zone].keys():
            possible = found[face] < OFTEN * MANY or reckoned[zone][face] > 0
            assert possible, f"{where}: {zone} is imagined to have {face}, which cannot have led here"
            certain = reckoned[zone][face] == len(alive)
            kept = not certain or MANY - found[face] < OFTEN * MANY
            assert kept, f"{where}: {zone} is imagined without {face}, which must be there"


def faces(match: Match, worlds: list[Match], seat: int | None) -> Faces:
    """In how many worlds each face lies in each zone that is hidden from the seat."""
    eye = SPECTATOR if seat is None else seat
    found: Faces = {zone: Counter() for zone in match.game.hidden(match.table, eye)}
    for world in worlds:
        for zone, numbers in world.game.hidden(world.table, eye).items():
            found.setdefault(zone, Counter()).update(set(numbers))
    return found


def survivors(match: Match, earlier: Match, now: int, seat: int | None, dice: Dice) -> list[Match]:
    """Worlds imagined earlier that the seat cannot tell from the true one now."""
    alive = [earlier.imagine(seat, dice.below(1 << 30)) for _ in range(MANY)]
    true = earlier.copy()
    for choice in list(match.history)[len(earlier.history) : now]:
        chooser, option = choice & SEAT, choice >> SEAT_BITS
        thrown = true.table.dice.copy()
        true.carry_out(chooser, option)
        after = [alike(world, chooser, option, seat, true, thrown, dice) for world in alive]
        alive = [world for world in after if world is not None]
    return alive


def alike(
    world: Match, chooser: int, option: int, seat: int | None, true: Match, thrown: Dice, dice: Dice
) -> Match | None:
    """The world after a choice that looks and sounds to the seat like the true one, the dice falling as they did. What
    others chose may be hidden from it: any option of theirs will do that nobody could tell from the one they took."""
    options = row_of([one for one in world.legal(chooser) if phrase_of(one) is phrase_of(option)])
    dice.shuffle(options)
    heard, seen = heard_by(true, seat), true.seen(seat)
    for one in [option] if chooser == seat else list(options):
        if one not in options:
            continue
        after = world.copy()
        after.table.dice = thrown.copy()
        after.carry_out(chooser, one)
        if heard_by(after, seat) == heard and after.seen(seat) == seen:
            return after
    return None


def heard_by(match: Match, seat: int | None) -> list[dict[str, Any]]:
    return [{**event, "at": 0} for event in match.news(seat)]
