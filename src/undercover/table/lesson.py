"""First games: what is said to somebody who learns a game, and when. The words are the game's, the reading is ours.

A lesson is a file of the game's folder, `lesson.toml`: a deal, who answers what in the other seats, and steps. A step
waits for a decision of the person who learns; what that person then chooses is up to them, and the next step that fits
goes on from there. The same file holds what a coach says in any other match, the first time something matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct, field

from undercover.table.data import demand, read
from undercover.table.game import Game, Setting
from undercover.table.match import SEAT, SEAT_BITS, Match
from undercover.table.options import id_of, short

#: The two ways of being taught: the first game on its fixed deal, and any match with a coach.
LESSON: Final[Literal["lesson"]] = "lesson"
COACH: Final[Literal["coach"]] = "coach"
WAYS: Final = (LESSON, COACH)
ANYTHING: Final = "*"
NOT_IN_EVENTS: Final = ("type", "at", "clause")


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing at a time: its words (`lesson-<say>`, `coach-<say>`), and the places of the board they speak of.

    A place is what the board calls it, such as `hand:0:mole`; a star stands for anything.
    """

    say: str
    point: tuple[str, ...] = ()
    #: Only if all of this was told since the person's last choice: events written like options, with stars:
    #: `chose:1,face_up,*`.
    told: tuple[str, ...] = ()
    #: Only if this, with stars, can be chosen.
    offered: str = ""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    #: The decision it waits for, and an option (with stars) that must be offered.
    when: str
    pages: tuple[Page, ...]
    offered: str = ANYTHING
    #: What would be good to choose, with stars; the first that is offered is shown.
    do: tuple[str, ...] = ()
    #: Said at the person's next decision, or at the end: what has come of it.
    then: tuple[Page, ...] = ()
    #: Whether the table after this step is one of the pictures of how a turn goes; then `picture-<this>` are its words.
    picture: str = ""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    seed: int
    step: tuple[Step, ...]
    end: tuple[Page, ...]
    #: What a coach says, the first time it fits.
    coach: tuple[Step, ...] = ()
    #: Where the person sits.
    seat: int = 0
    options: dict[str, Setting] = field(default_factory=dict)
    #: What the others choose, one after the other, as long as it is offered; and the bot that goes on from there.
    answers: tuple[str, ...] = ()
    bot: str = "random"

    def opening(self, game: Game[Any]) -> Match:
        return game.start(self.seats, self.seed, self.options)

    def answer(self, match: Match, seat: int) -> str | None:
        """What one of the other seats that are asked chooses, if that was settled and can be chosen. They do not react
        to what others do."""
        if match.reaction:
            return match.default(seat).id
        others = [other for other in match.waiting if other != self.seat]
        turn = self._answered(match) + others.index(seat)
        return _wanted(_offered(match, seat), self.answers[turn : turn + 1])

    def _answered(self, match: Match) -> int:
        """How often the others have chosen, apart from reactions."""
        again, made = match.again(0), 0
        for choice in match.history:
            made += choice & SEAT != self.seat and not again.reaction
            again.step(choice & SEAT, choice >> SEAT_BITS)
        return made

    def pass_by(self, match: Match, seat: int) -> str | None:
        """What is chosen for whoever learns where nothing is taught and only a reaction is asked for."""
        if seat != self.seat or not match.reaction or seat not in match.waiting:
            return None
        walk = _Walk(self.step)
        walk.go(match, seat)
        return match.default(seat).id if walk.fitting(match, seat) is None else None


class Standing(NamedTuple):
    """Where somebody stands who is taught: what is said now, what would be good to choose, and how far they are."""

    pages: tuple[str, ...]
    points: tuple[tuple[str, ...], ...]
    do: str | None
    step: int
    of: int
    #: Nothing more is taught after this.
    over: bool


@cache
def lesson_of(game: Game[Any]) -> Lesson | None:
    """The lesson in a game's folder; BadData, naming the step, if it cannot be one."""
    file = resources.files(game.home).joinpath("lesson.toml")
    if not file.is_file():
        return None
    lesson = read(file.read_text(encoding="utf-8"), Lesson)
    game.settle_options(lesson.seats, lesson.options)
    demand("seat", 0 <= lesson.seat < lesson.seats, f"there is no seat {lesson.seat}")
    for number, step in enumerate((*lesson.step, *lesson.coach), 1):
        demand(f"step {number}", step.when in game.steps, f"there is no decision {step.when!r}")
    return lesson


def standing(match: Match, lesson: Lesson, way: str, seat: int) -> Standing | None:
    """What this seat is told where the match stands; None when it is not asked, or there is nothing to say."""
    ended = match.outcome is not None
    if not ended and seat not in match.waiting:
        return None
    steps = lesson.step if way == LESSON else lesson.coach
    walk = _Walk(steps)
    walk.go(match, seat)
    offered = [] if ended else _offered(match, seat)
    now = walk.fitting(match, seat)
    over = way == LESSON and (ended or walk.just_ended)
    told = [_spelled(event) for event in match.story(seat) if event["at"] >= walk.chosen_at]
    wanted = [*walk.then, *(lesson.end if over else () if now is None else steps[now].pages)]
    pages = [page for page in wanted if _fits(page, told, offered)]
    if not pages:
        return None
    do = None if now is None else _wanted(offered, steps[now].do)
    said = tuple(f"{way}-{page.say}" for page in pages)
    points = tuple(page.point for page in pages)
    return Standing(said, points, do, len(walk.used) + (now is not None), len(steps), over)


def pictures(game: Game[Any], lesson: Lesson) -> list[tuple[str, Match]]:
    """How a turn goes: the table after the steps that are pictures, played as the lesson wants it."""
    found: list[tuple[str, Match]] = []
    wanted = sum(bool(step.picture) for step in lesson.step)
    match = lesson.opening(game)
    while match.waiting and len(found) < wanted:
        if lesson.seat not in match.waiting:
            seat = match.waiting[0]
            match.play(seat, lesson.answer(match, seat) or match.default(seat))
            continue
        walk = _Walk(lesson.step)
        walk.go(match, lesson.seat)
        step = walk.fitting(match, lesson.seat)
        do = None if step is None else _wanted(_offered(match, lesson.seat), lesson.step[step].do)
        match.play(lesson.seat, do or match.default(lesson.seat))
        if step is not None and lesson.step[step].picture:
            found.append((lesson.step[step].picture, match.copy()))
    return found


class _Walk:
    """The steps a person has gone, found by playing the match again: whatever was taken back is forgotten."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.used: set[int] = set()
        #: What is said of the last choice.
        self.then: tuple[Page, ...] = ()
        #: After how many choices the person has chosen last; and whether the last step was that choice.
        self.chosen_at = 0
        self.just_ended = False

    def go(self, match: Match, seat: int) -> None:
        again = match.again(0)
        for number, choice in enumerate(match.history, 1):
            if choice & SEAT == seat:
                self._chose(again, seat, number)
            again.step(choice & SEAT, choice >> SEAT_BITS)

    def _chose(self, match: Match, seat: int, number: int) -> None:
        found = self.fitting(match, seat)
        if found is None and match.reaction:
            return  # passed by: what is to be said of the last choice is still to be said
        self.chosen_at, self.then = number, ()
        self.just_ended = found is not None and found == len(self.steps) - 1
        if found is not None:
            self.used.add(found)
            self.then = self.steps[found].then

    def fitting(self, match: Match, seat: int) -> int | None:
        """The first step that was not gone yet and is about the decision this seat has before it."""
        if seat not in match.waiting:
            return None
        decision, offered = match.table.top().name, _offered(match, seat)
        for number, step in enumerate(self.steps):
            if number in self.used or step.when != decision or not _wanted(offered, (step.offered,)):
                continue
            return None if number == len(self.steps) - 1 and self._something_is_left() else number
        return None

    def _something_is_left(self) -> bool:
        """Whether a step before the last one is sure to come."""
        return any(step.offered == ANYTHING and n not in self.used for n, step in enumerate(self.steps[:-1]))


def _offered(match: Match, seat: int) -> list[str]:
    return [id_of(option, match.table, match.game.fields) for option in match.legal(seat)]


def _wanted(offered: Sequence[str], patterns: Iterable[str]) -> str | None:
    """The option of the first of these patterns that is offered."""
    for pattern in patterns:
        for id in offered:
            if fnmatchcase(id, pattern):
                return id
    return None


def _fits(page: Page, told: Sequence[str], offered: Sequence[str]) -> bool:
    possible = not page.offered or _wanted(offered, (page.offered,)) is not None
    return possible and all(_wanted(told, (pattern,)) for pattern in page.told)


def _spelled(event: dict[str, Any]) -> str:
    """An event as an option is written: moved:green,2,2"""
    values = ",".join(short(value) for name, value in event.items() if name not in NOT_IN_EVENTS)
    return f"{event['type']}:{values}"
