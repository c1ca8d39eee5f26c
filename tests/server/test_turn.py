"""Processes that write to one SQLite file stand in line."""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from undercover.server.turn import Turn

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there they do without a line")


def another(file: str, line: Connection) -> None:
    """Take the pen, say so, and keep it until told otherwise."""
    with Turn(file).taken():
        line.send("mine")
        line.recv()


@pytest.fixture
def rival(tmp_path: Path) -> Iterator[tuple[Turn, Connection, BaseProcess]]:
    """A turn at a file that another process has the pen of, and the line to that process."""
    file = str(tmp_path / "undercover.db")
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=another, args=(file, theirs))
    process.start()
    assert ours.recv() == "mine"
    turn = Turn(file)
    yield turn, ours, process
    turn.close()
    process.join()


async def test_whoever_comes_waits_until_the_other_has_gone(rival: tuple[Turn, Connection, BaseProcess]) -> None:
    turn, line, _ = rival
    coming = asyncio.create_task(turn.come())
    await asyncio.sleep(0.05)
    assert not coming.done()
    line.send("go")
    await coming
    turn.go()


async def test_whoever_dies_is_not_waited_for(rival: tuple[Turn, Connection, BaseProcess]) -> None:
    turn, _, process = rival
    process.kill()
    await turn.come()
    turn.go()
