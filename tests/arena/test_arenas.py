"""Arenas: who meets whom, fair seats, the same result by any way, and what is counted."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import psutil  # type: ignore[import-untyped]
import pytest

from undercover.arena import Arena, wilson
from undercover.arena.crews import portions
from undercover.arena.ledger import BadLedger
from undercover.arena.match_up import MatchUp, Played
from undercover.arena.plot import plot
from undercover.bots import Bot, level
from undercover.table.game import Game

#: Seconds for a process to leave, also on a machine that does other things.
SOON = 60
PAIR = Arena("agent_avenue", 2, {"mode": "simple"}, ("greedy", "random"), 30, seed=3)


def arena(players: str, seats: int, games: int = 6, slug: str = "agent_avenue") -> Arena:
    return Arena(slug, seats, {}, tuple(players.split(",")), games)


# ---------------------------------------------------------------- who meets


@pytest.mark.parametrize(
    ("players", "seats", "tables"),
    [
        ("greedy,random", 2, ["greedy,random"]),
        ("greedy,random,greedy", 2, ["greedy,random"]),
        ("greedy,random,greedy", 3, ["greedy,random,greedy"]),
        ("greedy,random", 4, ["greedy,random"]),
        ("greedy", 2, ["greedy"]),
        ("greedy,greedy,greedy,random", 3, ["greedy,greedy,random"]),
    ],
)
def test_who_meets(players: str, seats: int, tables: list[str]) -> None:
    assert [",".join(match_up.bots) for match_up in arena(players, seats).match_ups] == tables


def test_all_pairings_of_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four players at two seats are six pairings."""
    monkeypatch.setattr("undercover.arena.match_up.level", lambda *_: None)
    tables = [match_up.bots for match_up in arena("a,b,c,d", 2).match_ups]
    assert tables == [("a", "b"), ("a", "c"), ("a", "d"), ("b", "c"), ("b", "d"), ("c", "d")]


def test_where_all_win_together_everybody_plays_alone() -> None:
    assert [match_up.bots for match_up in arena("greedy,random", 2, slug="death_angel").match_ups] == [
        ("greedy",),
        ("random",),
    ]


@pytest.mark.parametrize(("players", "seats"), [("greedy,random", 3), ("greedy,random,random,random", 4)])
def test_every_player_sits_equally_often_at_every_seat(players: str, seats: int) -> None:
    """Also when the number of games asked for is no number of whole rounds."""
    contest = arena(players, seats, games=7)
    (match_up,) = contest.match_ups
    sat = Counter(
        (match_up.bots[match_up.bot_at(seat, n)], seat) for n in contest.numbers(match_up) for seat in range(seats)
    )
    rounds = len(contest.numbers(match_up)) // len(match_up.bots)
    assert sat == {(name, seat): rounds * match_up.bots.count(name) for name, seat in sat}
    assert contest.total == 8


@pytest.mark.parametrize(
    ("players", "seats", "problem"),
    [("greedy,oracle", 2, "no bot 'oracle'"), ("greedy,random", 9, "Agent Avenue is for 2, 3 or 4 seats")],
)
def test_an_arena_that_cannot_be(players: str, seats: int, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        assert arena(players, seats).match_ups


# ---------------------------------------------------------------- the same result by any way


def test_processes_make_no_difference() -> None:
    alone = PAIR.play()
    assert PAIR.play(jobs=2) == alone
    assert PAIR.report(PAIR.play(jobs=2)) == PAIR.report(alone)
    assert replace(PAIR, seed=4).play() != alone


def test_ray_makes_no_difference() -> None:
    pytest.importorskip("ray", reason="pip install 'undercover[ray]'")
    assert PAIR.play(jobs=2, runner="ray") == PAIR.play()


def test_without_ray_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LookupError, match="pip install 'undercover\\[ray\\]'"):
        PAIR.play(runner="ray")


def test_a_portion_that_takes_long_is_handed_in_piece_by_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = PAIR.play()
    monkeypatch.setattr("undercover.arena.crews.BREATH", -1.0)
    assert portions(PAIR.match_ups[0], range(20))[0].play() == whole[0][:1]
    assert PAIR.play() == whole


def test_every_seat_of_every_game_has_a_bot_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that remembers is no other bot for what was played before."""
    made: list[str] = []

    def counted(name: str, rules: Game[Any]) -> Bot:
        made.append(name)
        return level(name, rules)

    match_up = PAIR.match_ups[0]
    monkeypatch.setattr("undercover.arena.match_up.level", counted)
    match_up.play(0, 3)
    assert len(made) == 3 * match_up.seats


class Killed(BaseException):
    """As if the process were gone."""


def dying(after: int) -> Callable[[int], None]:
    left = [after + 1]

    def progress(_: int) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise Killed

    return progress


def test_after_a_kill_it_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written is not played again, half a line is forgotten, and the result is the same."""
    file = tmp_path / "games.jsonl"
    with pytest.raises(Killed):
        PAIR.play(file=file, progress=dying(after=11))
    lines = file.read_text().splitlines()
    assert len(lines) == 1 + 12
    file.write_text("\n".join(lines[:-1]) + "\n" + lines[-1][:4])
    again: list[int] = []
    real = MatchUp.game

    def counted(match_up: MatchUp, n: int) -> Played:
        again.append(n)
        return real(match_up, n)

    monkeypatch.setattr(MatchUp, "game", counted)
    told: list[int] = []
    assert PAIR.play(file=file, progress=told.append) == PAIR.play()
    assert again[:19] == [*range(11, 30)]
    assert told == [11] + [1] * 19
    assert len(file.read_text().splitlines()) == 1 + 30


def test_its_processes_go_with_it() -> None:
    """Whoever plays in a process of an arena that was killed is handed nothing more: it must not stay."""
    command = [sys.executable, "-c", "from undercover.terminal.command import main; main()", "arena", "agent_avenue"]
    going_on = subprocess.Popen([*command, "--players", "normal,easy", "--games", "1000000", "--jobs", "2"])
    begun = psutil.Process(going_on.pid)
    while len(begun.children()) < 2:
        assert going_on.poll() is None
    children = begun.children()
    going_on.kill()
    going_on.wait()
    gone, left = psutil.wait_procs(children, timeout=SOON)
    assert not left
    assert len(gone) == len(children)


def test_a_finished_arena_can_be_made_longer(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    PAIR.play(file=file)
    longer = replace(PAIR, games=34)
    assert longer.play(file=file) == longer.play()


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("half a line", "holds no games of an arena"),
        ("[1, 2]\n", "holds no games of an arena"),
        ('{"arena": {"game": "agent_avenue"}}\n[1]\n', "holds no games of an arena"),
        ('{"arena": {"game": "death_angel"}}\n', "is of another arena: game was death_angel, not agent_avenue"),
    ],
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: str, problem: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(content)
    with pytest.raises(BadLedger, match=problem):
        PAIR.play(file=file)
    assert file.read_text() == content


# ---------------------------------------------------------------- what is counted


def test_seats_are_counted_and_a_game_is_one_observation() -> None:
    """Two partners who win together are two seats won, but no more certain than one."""
    team = arena("greedy,random", 4, games=2)
    report = team.report([[Played(0, (0, 1), 10, "end"), Played(1, (0, 1), 20, "end")]])
    one, other = report["players"]
    assert (one["name"], one["games"], one["wins"], one["rate"]) == ("greedy", 4, 2, 0.5)
    assert (other["games"], other["wins"]) == (4, 2)
    assert (one["low"], one["high"]) == tuple(round(bound, 4) for bound in wilson(1, 2))
    assert one["rating"] == other["rating"] == 1500
    assert report["seat_wins"] == [2, 2, 0, 0]
    assert report["ends"] == {"end": 2}
    assert report["length"] == {"mean": 15.0, "min": 10, "max": 20}
    assert report["tables"] == [
        {"players": ["greedy", "random"], "games": 2, "seats": [4, 4], "seat_wins": [2, 2]},
    ]


def test_where_all_win_together_tables_are_counted() -> None:
    contest = arena("greedy,random", 3, games=4, slug="death_angel")
    won, lost = (0, 1, 2), tuple[int, ...]()
    report = contest.report(
        [[Played(n, won if n else lost, 5, "end") for n in range(4)], [Played(n, lost, 5, "end") for n in range(4)]]
    )
    greedy, random = report["players"]
    assert (greedy["games"], greedy["wins"], greedy["rate"]) == (4, 3, 0.75)
    assert (random["games"], random["wins"], random["rate"]) == (4, 0, 0.0)
    assert greedy["rating"] > 1500 > random["rating"]


def test_somebody_with_several_places_is_one_player() -> None:
    """One against three, once in every seating: the rate of the three is that of a seat."""
    contest = Arena("the_agents", 4, {}, ("greedy", "random", "random", "random"), 4)
    first = [next(seat for seat in range(4) if contest.match_ups[0].bot_at(seat, n) == 0) for n in range(4)]
    report = contest.report([[Played(n, (first[n],), 9, "end") if n else Played(n, (3,), 9, "end") for n in range(4)]])
    one, three = report["players"]
    assert (one["games"], one["wins"]) == (4, 3)
    assert (three["games"], three["wins"]) == (12, 1)
    assert one["rating"] > three["rating"]


def test_the_plot_is_a_picture_of_it() -> None:
    picture = plot(PAIR.report(PAIR.play()))
    assert picture.startswith("<svg ")
    assert picture.index(">greedy<") < picture.index(">random<")
    assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
