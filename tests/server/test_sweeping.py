"""Old tables: what nobody needs any more is cleared away, what somebody played is kept."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

from click.testing import CliRunner

from tests.server.served import Person, Served, play_on, seated, serving, settings, started
from undercover.server.app import AS_BEFORE, RUBBISH
from undercover.server.command import serve

DAY = 24 * 3600.0


class Calendar:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


async def there(person: Person, table: str) -> bool:
    return (await person.http.get(f"/api/tables/{table}/values")).status_code == 200


async def later(served: Served, calendar: Calendar, days: float) -> None:
    calendar.now += days * DAY
    served.call(served.hall.go_round())


async def test_what_never_began_goes_after_a_day_and_what_was_played_stays(tmp_path: Path) -> None:
    calendar = Calendar()
    with serving(tmp_path / "undercover.db", settings(now=calendar, round=1e6)) as served:
        ana = await Person(served.address).named("Ana")
        bela = await Person(served.address).named("Béla")
        left, waiting, unfinished, finished = [await ana.opens() for _ in range(4)]
        await started(unfinished, ana, bela)
        await started(finished, ana, bela)
        await play_on(ana, bela)
        await bela.leave()
        await seated(waiting, ana)
        await later(served, calendar, 0.9)
        assert [await there(ana, table) for table in (left, waiting, unfinished, finished)] == [True] * 4
        await later(served, calendar, 0.2)
        assert [await there(ana, table) for table in (left, waiting, unfinished, finished)] == [False, True, True, True]
        await later(served, calendar, 88.5)
        assert [await there(ana, table) for table in (waiting, unfinished, finished)] == [True] * 3
        await later(served, calendar, 1)
        assert [await there(ana, table) for table in (waiting, unfinished, finished)] == [True, True, False]
        assert (await ana.record(finished)).status_code == 404


class Round:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.itself = self


async def test_rubbish_among_what_has_stayed_goes_with_the_sweep_and_not_between_two_choices(tmp_path: Path) -> None:
    calendar = Calendar()
    with serving(tmp_path / "undercover.db", settings(now=calendar, round=1e6)) as served:
        assert gc.get_threshold() == RUBBISH
        left = Round()
        gone = weakref.ref(left)
        gc.collect(1)
        del left
        gc.collect(1)
        assert gone() is not None, "it has stayed, and so is not looked at"
        await later(served, calendar, 0.01)
        assert gone() is not None
        await later(served, calendar, 1)
        assert gone() is None
    assert gc.get_threshold() == AS_BEFORE


async def test_how_long_games_are_kept_is_a_setting(tmp_path: Path) -> None:
    calendar = Calendar()
    with serving(tmp_path / "undercover.db", settings(now=calendar, round=1e6, finished_kept=2 * DAY)) as served:
        ana = await Person(served.address).named("Ana")
        bela = await Person(served.address).named("Béla")
        table = await ana.opens()
        await started(table, ana, bela)
        await play_on(ana, bela)
        await ana.leave()
        await bela.leave()
        await later(served, calendar, 1.9)
        assert await there(ana, table)
        await later(served, calendar, 0.2)
        assert not await there(ana, table)


def test_games_are_not_kept_for_less_than_a_day(tmp_path: Path) -> None:
    result = CliRunner().invoke(serve, ["--keep-days", "0", "--db", str(tmp_path / "x.db")])
    assert result.exit_code == 2
    assert "--keep-days" in result.output
