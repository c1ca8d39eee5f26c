"""Games to learn from: bots of varied strength at varied tables, and positions picked from them."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing import get_context
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from training.progress import PROGRESS
from undercover.bots.parent import go_with_the_parent
from undercover.bots.plans import plan_for
from undercover.bots.search import SearchBot
from undercover.table.agenda import Table
from undercover.table.dice import Dice, quick
from undercover.table.game import Setting
from undercover.table.match import Match
from undercover.table.registry import game

#: The options that change what is good, by game; the others stay as they usually are.
VARIED = {
    "rogue_agent": ("mode", "watch", "easier"),
    "the_agents": ("equal_turns",),
    "agent_avenue": ("mode", "pair"),
}
#: How many decisions lie between two positions that are kept.
STRIDE = {"agent_avenue": 2, "the_agents": 5, "death_angel": 7, "rogue_agent": 9, "good_cop_bad_cop": 12}
#: How often a bot takes any option instead of the best one, in percent: good games, and games with mistakes. What comes
#: of a mistake is always kept, or nothing would be learned about options that no bot ever takes. Where bots think, the
#: positions at which the clock has moved on are kept as well: those are asked about.
SLIPS = (0, 0, 2, 8)
#: In each game one kind of decision in so many is made carelessly, this often, in percent: rare kinds are learned too.
CARELESS = 6
BOLD = 30
#: How much a bot thinks in a game to learn from.
BRIEF: dict[str, Any] = {"worlds": 8, "breadth": 4}
#: Games handed to a process at a time.
PORTION = 20
#: Keeps the dice of bots apart from those of deals.
APART = 0x7EAC


@dataclass
class Lesson:
    """Positions for one network: features by position and side, what each side got, when, and in which game."""

    rows: list[NDArray[np.float32]] = field(default_factory=list)
    got: list[NDArray[np.float32]] = field(default_factory=list)
    when: list[float] = field(default_factory=list)
    match: list[int] = field(default_factory=list)
    table: list[str] = field(default_factory=list)

    def add(self, other: Lesson) -> None:
        self.rows += other.rows
        self.got += other.got
        self.when += other.when
        self.match += other.match
        self.table += other.table


@dataclass(frozen=True)
class Course:
    """What is played: deals are numbered from the seed on, so any of them can be looked at alone."""

    slug: str
    seed: int
    #: Every so many-th game is played by a bot that thinks a little, by the weights learned so far.
    thinking: int = 0

    def table(self, dice: Dice) -> tuple[int, dict[str, Setting]]:
        """A number of seats and options for it, each as likely as any other."""
        rules = game(self.slug)
        seats = rules.seats[dice.below(len(rules.seats))]
        settings: dict[str, Setting] = {}
        for name in VARIED.get(self.slug, ()):
            spec = rules.options[name]
            if seats in spec.seats:
                choices = [choice for choice in spec.choices if seats in spec.seats_for(choice)]
                settings[name] = choices[dice.below(len(choices))]
        return seats, rules.for_research(seats, settings)

    def play(self, number: int) -> dict[str, Lesson]:
        """One game."""
        dice = quick(self.seed * 1_000_003 + number ^ APART)
        seats, settings = self.table(dice)
        match = game(self.slug).start(seats, self.seed * 1_000_003 + number, settings)
        thinks = self.thinking > 0 and number % self.thinking == 0
        slips = [SLIPS[dice.below(len(SLIPS))] for _ in range(seats)]
        kept: list[tuple[int, str, NDArray[np.float32], list[int]]] = []
        module = features_of(self.slug)
        clock = match.game.clock or timeless
        quiet = getattr(module, "quiet", anything)
        until = dice.below(STRIDE[self.slug])
        while match.waiting:
            seat, time = match.waiting[0], clock(match.table)
            options = match.legal(seat)
            slip = dice.below(100) < (BOLD if stumbles(match, number) else slips[seat])
            if slip:
                match.step(seat, options[dice.below(len(options))])
            else:
                match.step(seat, self.thought(match, seat, dice) if thinks else choose(match, seat, options, dice))
            until -= 1
            asked = thinks and clock(match.table) != time
            if (slip or asked or until < 0) and match.waiting and quiet(match.table):
                until = STRIDE[self.slug]
                kept.append((len(match.history), *looked_at(module, match)))
        return self.labelled(match, number, kept, f"{seats} {'/'.join(str(value) for value in settings.values())}")

    def thought(self, match: Match, seat: int, dice: Dice) -> int:
        """What a little thinking finds."""
        return SearchBot(plan_for(self.slug)._replace(**BRIEF)).choose(match.chair(seat, dice))

    def labelled(self, match: Match, number: int, kept: list[Any], table: str) -> dict[str, Lesson]:
        found: dict[str, Lesson] = {}
        for at, name, rows, sides in kept:
            lesson = found.setdefault(name, Lesson())
            lesson.rows.append(rows)
            lesson.got.append(got(self.slug, match, len(rows), sides))
            lesson.when.append(at / len(match.history))
            lesson.match.append(number)
            lesson.table.append(table)
        return found

    def some(self, first: int, count: int) -> dict[str, Lesson]:
        found: dict[str, Lesson] = {}
        for number in range(first, first + count):
            for name, lesson in self.play(number).items():
                found.setdefault(name, Lesson()).add(lesson)
        return found


def anything(_table: Table) -> bool:
    """Every position can be learned from, where a game does not say otherwise."""
    return True


def timeless(_table: Table) -> int:
    """The time of a game without a clock."""
    return 0


def stumbles(match: Match, number: int) -> bool:
    """Whether the present kind of decision is made carelessly in this game."""
    return (match.table.top().number + number) % CARELESS == 0


def features_of(slug: str) -> ModuleType:
    return import_module(f"undercover.games.{slug}.worth")


def looked_at(module: ModuleType, match: Match) -> tuple[str, NDArray[np.float32], list[int]]:
    """The network for this table, the features of every side, and by seat its side."""
    rows = [list(row) for row in module.rows(match.table)]
    return module.net(match.table).name, np.array(rows, dtype=np.float32), list(module.sides(match.table))


def got(slug: str, match: Match, count: int, sides: list[int]) -> NDArray[np.float32]:
    """What each side got of the victory; where all win or lose together, how far they came counts as well."""
    outcome = match.outcome
    assert outcome is not None
    found = np.zeros(count, dtype=np.float32)
    for side in {sides[seat] for seat in outcome.winners}:
        found[side] = 1.0
    if count == 1:
        return PROGRESS[slug](match, float(found[0])) if slug in PROGRESS else found
    return found / found.sum() if found.any() else np.full(count, 1 / count, dtype=np.float32)


def choose(match: Match, seat: int, options: list[int], dice: Dice) -> int:
    """The option the game's judgement values most."""
    judge = match.game.judge
    assert judge is not None
    values = judge(match.table, seat, options)
    top = max(values)
    best = [option for option, value in zip(options, values) if top - value <= 1e-9]
    return best[dice.below(len(best))]


def played(course: Course, games: int, jobs: int) -> dict[str, Lesson]:
    """So many games, on so many processes; the same positions whatever the number of processes."""
    found: dict[str, Lesson] = {}
    firsts = range(0, games, PORTION)
    counts = [min(PORTION, games - first) for first in firsts]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=go_with_the_parent) as pool:
        for lessons in pool.map(course.some, firsts, counts):
            for name, lesson in lessons.items():
                found.setdefault(name, Lesson()).add(lesson)
    return found
