"""Whole positions as readable JSON, and back: for tests, puzzles, bug reports and hashes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from undercover.table.agenda import PLAYING, UNANSWERED, Table, frame_name
from undercover.table.dice import STATES, Dice, Stream
from undercover.table.options import id_of
from undercover.table.papers import plainly
from undercover.table.parts import BadPosition, Part
from undercover.table.rows import row_of
from undercover.table.story import ARGUMENT

if TYPE_CHECKING:
    from undercover.table.game import Game

#: The second argument of a frame has this many bits.
LONG = 41
#: The parts every table has.
KERNEL = ("agenda", "sealed", "dice", "revealed", "reason", "winners")


class Dump(msgspec.Struct):
    """A dumped position."""

    game: str
    rules_version: str
    options: dict[str, str | int | bool]
    seats: int
    position: dict[str, Any]


def write(game: Game[Any], g: Table) -> dict[str, Any]:
    """The whole position, hidden things and all."""
    return {
        "agenda": [frame_name(frame) for frame in reversed(list(g.agenda))],
        "sealed": [None if answer == UNANSWERED else id_of(answer, g, game.fields) for answer in g.sealed],
        "dice": thrown(g.dice),
        "revealed": g.revealed,
        "reason": None if g.reason < 0 else game.reasons[g.reason],
        "winners": [seat for seat in range(g.seats) if g.winners >> seat & 1],
        **{part.name: part.write(g) for part in game.parts},
    }


def read(game: Game[Any], dump: Mapping[str, Any], data: str | None) -> tuple[Table, dict[str, str | int | bool]]:
    """A table with this position on it, and its options."""
    if not isinstance(dump, Mapping):
        raise BadPosition("a dump is a JSON object")
    try:
        paper = msgspec.convert(dict(dump), Dump)
    except msgspec.ValidationError as problem:
        raise BadPosition(f"this is no dumped position: {plainly(problem)}") from None
    if paper.game != game.slug:
        raise BadPosition(f"this is a position of {paper.game!r}, not of {game.slug!r}")
    if paper.rules_version not in game.versions:
        raise BadPosition(f"rules version {paper.rules_version} is not played here, but {', '.join(game.versions)}")
    settled = game.settle_options(paper.seats, paper.options)
    g = game.bare(paper.seats, settled, game.box(data))
    g.edition = int(paper.rules_version)
    try:
        _lay(game, g, paper.position)
    except (IndexError, KeyError) as problem:
        raise BadPosition(f"the parts of the position do not fit together: {problem}") from None
    if not len(g.agenda) and g.reason == PLAYING:
        raise BadPosition("nothing is on the agenda, but the game is not over")
    return g, settled


def _lay(game: Game[Any], g: Table, position: dict[str, Any]) -> None:
    """Lay a position out on a bare table."""
    known = {*KERNEL, *(part.name for part in game.parts)}
    missing, extra = sorted(known - position.keys()), sorted(position.keys() - known)
    if missing or extra:
        raise BadPosition(f"a position of {game.title} {f'lacks {missing}' if missing else f'has no {extra}'}")
    for part in game.parts:
        part.read(g, position)
    g.dice = dice_of(position["dice"])
    Part("revealed").read(g, position)
    Part("reason", 0, game.reasons, -1).read(g, position)
    winners = set(Part("winners", 1).of(position))
    if not winners <= set(range(g.seats)):
        raise BadPosition(f"winners are seats from 0 to {g.seats - 1}, not {position['winners']}")
    g.winners = sum(1 << seat for seat in winners)
    if not isinstance(position["agenda"], list):
        raise BadPosition(f"agenda must be a list, not {position['agenda']!r}")
    g.agenda = row_of([frame(game, text) for text in reversed(position["agenda"])])
    wrong = game.census(g).wrong()
    if wrong:
        raise BadPosition("; ".join(wrong))
    _seal(game, g, position["sealed"])


def thrown(dice: Dice) -> int | str:
    """Dice on paper: the seed of a stream and how much of it has been drawn; or the state of small dice."""
    return f"{dice.seed}:{dice.state}" if isinstance(dice, Stream) else dice.state


def dice_of(paper: object) -> Dice:
    if isinstance(paper, str):
        seed, _, drawn = paper.rpartition(":")
        if seed and drawn.isdecimal():
            return Stream(seed, int(drawn))
    elif isinstance(paper, int) and not isinstance(paper, bool) and 0 < paper <= STATES:
        return Dice(paper)
    raise BadPosition(
        f"dice must be a number from 1 to {STATES}, or a seed and how much was drawn ('7:12'), not {paper!r}"
    )


def _seal(game: Game[Any], g: Table, answers: object) -> None:
    """Answers are written as the ids of options, which depend on everything else that lies there."""
    if not isinstance(answers, list) or len(answers) not in (0, g.seats):
        raise BadPosition(f"sealed must list the answers of {g.seats} seats, or nothing, not {answers!r}")
    found = []
    for seat, answer in enumerate(answers):
        options = [] if answer is None else list(g.top().options(g, seat, g.second()))
        ids = [id_of(option, g, game.fields) for option in options]
        if answer is not None and answer not in ids:
            raise BadPosition(f"sealed[{seat}]: {answer!r} is not offered; offered are {', '.join(ids)}")
        found.append(UNANSWERED if answer is None else options[ids.index(answer)])
    g.sealed = row_of(found)


def frame(game: Game[Any], text: str) -> int:
    """recruit(1, 0) -> the frame."""
    found = re.fullmatch(r"(\w+)\((\d+)(?:, (\d+))?\)", text) if isinstance(text, str) else None
    steps = game.steps
    if not found or found[1] not in steps or int(found[2]) > ARGUMENT or int(found[3] or 0) >> LONG:
        raise BadPosition(f"no step {text!r} on the agenda of {game.title}; known are {', '.join(sorted(steps))}")
    return steps[found[1]].of(int(found[2]), int(found[3] or 0))
