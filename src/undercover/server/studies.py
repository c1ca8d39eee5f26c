"""Studies: how everybody stood in a match that is over, looked at in a patient process as long as somebody asks."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from functools import lru_cache
from time import monotonic

from msgspec import Struct, convert, to_builtins
from sqlalchemy import delete, insert, select

import undercover
from undercover.bots.analysis import Choice
from undercover.bots.odds import Odds, odds
from undercover.bots.study import Student, Study, begun
from undercover.server import schema as db
from undercover.server.answers import Analysis, Better, HiddenThing, Likely, Reckoned, Standing, Turn
from undercover.server.database import Collision, Database
from undercover.server.refusals import Refusal
from undercover.server.views import option_of
from undercover.server.workers import TooMuch, Workers
from undercover.table.match import SEAT, SEAT_BITS, Match

#: Seconds of one look, after which whoever waits is told; no look may take longer than so many.
LOOK = 1.0
LONGEST = 60.0
#: So many may wait for each other.
WAITING = 16
#: The process lets everybody else go first.
PATIENCE = 10


class Kept(Struct):
    """What is told of a match, and how far it was looked at, unless nothing is left to look at."""

    analysis: Analysis
    study: Study | None


class Studies:
    def __init__(self, database: Database, budget: float) -> None:
        self._db = database
        self._budget = budget
        self._workers = Workers(1, patience=PATIENCE)
        #: Looks that are being taken: whoever asks in the meantime waits for the same one.
        self._looks: dict[str, asyncio.Task[Analysis]] = {}

    async def look(self, id: str, match: Match) -> Analysis:
        """One look more at the match of a table, unless it is known well; what is known then."""
        if id not in self._looks:
            self._looks[id] = asyncio.create_task(self._look(id, match))
            self._looks[id].add_done_callback(lambda _: self._looks.pop(id))
        return await asyncio.shield(self._looks[id])

    async def _look(self, id: str, match: Match) -> Analysis:
        kept = await self._read(id)
        if kept is not None and kept.study is None:
            return kept.analysis
        if self._workers.busy >= WAITING:
            raise Refusal("refused-too-fast")
        known, paper = kept and kept.study, json.dumps(match.record())
        try:
            kept = await self._workers.do(_go_on, paper, match.data, known, self._budget, seconds=LONGEST)
        except TooMuch:
            raise Refusal("refused-too-long-look") from None
        with suppress(Collision):  # the table was cleared away meanwhile
            await self._write(id, kept)
        return kept.analysis

    async def reckon(self, match: Match, upto: int, seat: int) -> Reckoned:
        """What a seat had to reckon with after so many choices."""
        if self._workers.busy >= WAITING:
            raise Refusal("refused-too-fast")
        paper = json.dumps(match.record())
        try:
            return await self._workers.do(_reckon, paper, match.data, upto, seat, seconds=LONGEST)
        except TooMuch:
            raise Refusal("refused-too-long-look") from None

    async def _read(self, id: str) -> Kept | None:
        async with self._db.reading() as read:
            found = await read.scalar(select(db.study.c.content).where(db.study.c.sitting == id))
        return None if found is None else convert(found, Kept, strict=False)

    async def _write(self, id: str, kept: Kept) -> None:
        async with self._db.writing() as write:
            await write.execute(delete(db.study).where(db.study.c.sitting == id))
            await write.execute(insert(db.study).values(sitting=id, content=to_builtins(kept, str_keys=True)))

    async def stop(self) -> None:
        await self._workers.stop()


# ---------------------------------------------------------------- in a process of its own


def _go_on(paper: str, data: str | None, known: Study | None, budget: float) -> Kept:
    student = _student(paper, data)
    study = student.go_on(known or begun(student.match), LOOK, budget)
    progress = 1.0 if study.done else min(0.99, study.spent / budget)
    return Kept(analysis_of(student, study, progress), None if study.done else study)


def _reckon(paper: str, data: str | None, upto: int, seat: int) -> Reckoned:
    past = _student(paper, data).at(upto)
    return Reckoned([_hidden(found) for found in odds(past, seat, monotonic() + LOOK)])


def _hidden(found: Odds) -> HiddenThing:
    owned = found.place.path[0] == "players"
    numbers = [*found.place.numbers, None, None]
    seat, slot = numbers[:2] if owned else (None, numbers[0])
    return HiddenThing(seat, slot, found.place.family, found.shares, found.truth)


@lru_cache(4)
def _student(paper: str, data: str | None) -> Student:
    """Whoever asks once asks again, and what was worked out about the match is still there."""
    return Student(undercover.replay(paper, data=data))


def analysis_of(student: Student, study: Study, progress: float) -> Analysis:
    looked = [point for point in study.points if point.worlds]
    standings = [Standing(point.at, [Likely(*each) for each in point.chances]) for point in looked]
    clear = study.turns()
    turns = [
        _turn(student, standings, at, study.choices[at], at in clear) for at in study.told() if at in study.choices
    ]
    return Analysis(progress, standings, turns)


def _turn(student: Student, standings: list[Standing], at: int, choice: Choice | None, clear: bool) -> Turn:
    before, after = (next(one.chances for one in standings if one.at == step) for step in (at - 1, at))
    made, past = student.match.history[at - 1], student.at(at - 1)
    seat, eyes = made & SEAT, range(len(before))
    moved = max(eyes, key=lambda eye: abs(after[eye].chance - before[eye].chance)) if clear else min(seat, eyes[-1])
    offers = {option.id: option_of(option) for option in past.choices(seat)}
    slip = choice if choice is not None and choice.slip else None
    return Turn(
        at=at,
        seat=seat,
        chosen=list(offers.values())[past.legal(seat).index(made >> SEAT_BITS)],
        moved=moved,
        before=before[moved].chance,
        after=after[moved].chance,
        clear=clear,
        better=None if slip is None else Better(offers[slip.best], slip.best_chance, slip.chance),
    )
