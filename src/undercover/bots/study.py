"""A match looked at little by little: coarsely first, then closer where it turned, as long as somebody asks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from time import monotonic, process_time

from msgspec import Struct, field

from undercover.bots.analysis import TURN, Analyst, Chance, Choice, chance_of, moved
from undercover.table.match import SEAT, SEAT_BITS, Match

#: So many steps are looked at first, evenly spread; at most so many in all.
FIRST = 17
MOST = 64
STRIDES = (16, 8, 4, 2, 1)
#: So many worlds are looked at a time, and so many in all for each step: everywhere so many, then everywhere so many.
FEW = 4
LEVELS = (4, 8, 16, 32)
#: With fewer worlds than this, what looks like a turn is mostly noise; and it has to look like one with so many times
#: as many worlds as everything else.
CLEAR = 8
SURER = 4
#: Seconds of a processor's time for one match; what is told of its turning points comes on top.
BUDGET = 30.0
#: Where no choice by itself moved anybody far, those are told that moved somebody most, so many of them, if by so much;
#: where even that is too few, choices from all over the match.
LEAST = 3
FAINT = 0.04
#: So many turning points are told, and so many worlds are tried to say what would have been better, in so many seconds
#: give or take a few worlds.
TURNS = 5
TRIED = 16
TRYING = 2.0


class Point(Struct):
    """One step: what the worlds looked at came to for each seat, as sums. Where all win together there is one seat."""

    at: int
    totals: list[float]
    squares: list[float]
    worlds: int = 0

    @property
    def chances(self) -> list[Chance]:
        if not self.worlds:
            return []
        return [chance_of(self.worlds, *sums) for sums in zip(self.totals, self.squares)]


class Study(Struct):
    """What is known so far."""

    points: list[Point]
    #: The steps that choices between several options led to.
    real: list[int] = []
    #: What was chosen where it turned, by the step it led to; none where there was nothing to choose.
    choices: dict[int, Choice | None] = field(default_factory=dict)
    #: Seconds of a processor's time.
    spent: float = 0.0
    done: bool = False

    def told(self) -> list[int]:
        """The steps to tell of: those that turned it, and others where these are too few."""
        return sorted([*self.turns(), *self.quiet()])

    def quiet(self) -> list[int]:
        """Steps from all over the match that moved nobody clearly, as many as turning points are missing."""
        turns = self.turns()
        others, missing = [at for at in self.real if at not in turns], LEAST - len(turns)
        return (
            others
            if len(others) <= missing
            else [others[(2 * n + 1) * len(others) // (2 * missing)] for n in range(missing)]
        )

    def turns(self) -> list[int]:
        """The steps that turned it, at most a handful, in their order: where a single choice moved somebody most."""
        steep = sorted((change, after.at) for change, before, after in self._steep() if after.at - before.at == 1)
        steep.reverse()
        clear = sum(change > TURN for change, _ in steep)
        return sorted(at for _, at in steep[: min(TURNS, max(LEAST, clear))])

    def thin(self, worlds: int, turns: list[int] | None = None) -> Point | None:
        """A step that was looked at in fewer worlds: any, or one before or after these turns. It begins with the ends
        of the match, then the middle, and so on."""
        ends = None if turns is None else {*turns, *(at - 1 for at in turns)}
        spread = (one for stride in STRIDES for one in (*self.points[::stride], self.points[-1]))
        return next((one for one in spread if one.worlds < worlds and (ends is None or one.at in ends)), None)

    def gap(self) -> int | None:
        """A step to look at between two that are clearly different; a little will do as long as few turns are known."""
        if len(self.points) >= MOST:
            return None
        least = TURN if len(self.turns()) >= LEAST else FAINT
        wide = [(change, before, after) for change, before, after in self._steep() if after.at - before.at > 1]
        change, before, after = max(wide, key=lambda found: found[0], default=(0.0, None, None))
        return (before.at + after.at) // 2 if before and after and change > least else None

    def _steep(self) -> Iterator[tuple[float, Point, Point]]:
        for before, after in pairwise(self.points):
            change = moved(before.chances, after.chances)
            if change > FAINT:
                yield change, before, after


def begun(match: Match) -> Study:
    """Nothing is known yet."""
    last = len(match.history)
    many = min(FIRST, last + 1)
    study = Study([], _real(match))
    for at in sorted({n * last // max(1, many - 1) for n in range(many)}):
        _add(study, match, at)
    return study


def _real(match: Match) -> list[int]:
    now, found = match.again(0), []
    for at, made in enumerate(match.history, 1):
        seat = made & SEAT
        if len(now.legal(seat)) > 1:
            found.append(at)
        now.step(seat, made >> SEAT_BITS)
    return found


def _add(study: Study, match: Match, at: int) -> None:
    eyes = 1 if match.game.together else match.seats
    study.points.append(Point(at, [0.0] * eyes, [0.0] * eyes))
    study.points.sort(key=lambda point: point.at)


class Student:
    """Looks at one match, and keeps where it stood."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._few, self._many = Analyst(match, FEW), Analyst(match, TRIED)
        self._past: dict[int, Match] = {}

    def go_on(self, study: Study, seconds: float, budget: float = BUDGET) -> Study:
        """Look once more, and on for about so long; no closer than a processor can in so many seconds in all."""
        until = monotonic() + seconds
        while not study.done:
            began = process_time()
            self._next(study, budget)
            study.spent += process_time() - began
            if monotonic() > until:
                break
        return study

    def _next(self, study: Study, budget: float) -> None:
        if study.spent < budget and self._look(study):
            return
        if self._look_at_the_quiet(study):
            return
        turn = next((at for at in study.told() if at not in study.choices), None)
        if turn is None:
            study.done = True
        else:
            study.choices[turn] = self._chosen(turn)

    def _look(self, study: Study) -> bool:
        """One more look somewhere; False if everything has been looked at enough."""
        for level in LEVELS:
            thin = study.thin(level)
            if thin is None and level >= CLEAR:
                between = study.gap()
                if between is not None:
                    _add(study, self.match, between)
                    return True
                thin = study.thin(level * SURER, study.turns())
            if thin is not None:
                self._closer(thin)
                return True
        return False

    def _look_at_the_quiet(self, study: Study) -> bool:
        """A look before or after a choice that is told though it turned nothing; False if they have been looked at."""
        ends = {step for at in study.quiet() for step in (at - 1, at)}
        for at in sorted(ends - {point.at for point in study.points}):
            _add(study, self.match, at)
        thin = next((point for point in study.points if point.at in ends and point.worlds < CLEAR), None)
        if thin is not None:
            self._closer(thin)
        return thin is not None

    def _closer(self, point: Point) -> None:
        past = self.at(point.at)
        for seat in range(len(point.totals)):
            outcome = past.outcome
            values = [float(seat in outcome.winners)] * FEW if outcome else self._few.values(past, seat, point.worlds)
            point.totals[seat] += sum(values)
            point.squares[seat] += sum(value * value for value in values)
        point.worlds += FEW

    def _chosen(self, turn: int) -> Choice | None:
        before, made = self.at(turn - 1), self.match.history[turn - 1]
        seat, option = made & SEAT, made >> SEAT_BITS
        if len(before.legal(seat)) == 1 or before.game.judge is None:
            return None
        return self._many.choice(before, seat, option, monotonic() + TRYING)

    def at(self, step: int) -> Match:
        """The match after so many choices."""
        if step not in self._past:
            self._past[step] = self.match.again(step)
        return self._past[step]
