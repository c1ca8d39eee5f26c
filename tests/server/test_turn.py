"""Processes that write to one SQLite file stand in line."""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from undercover.server.turn import Turn

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there they do without a line")


def another(file: str, line: Connection) -> None:
    """Take the pen, say so, and keep it until told otherwise."""
    with Turn(file).taken():
        line.send("mine")
        line.recv()


async def test_whoever_comes_waits_until_the_other_has_gone(tmp_path: Path) -> None:
    ours, theirs = multiprocessing.Pipe()
    file, turn = str(tmp_path / "undercover.db"), Turn(str(tmp_path / "undercover.db"))
    process = multiprocessing.get_context("spawn").Process(target=another, args=(file, theirs))
    process.start()
    assert await asyncio.to_thread(ours.recv) == "mine"
    coming = asyncio.create_task(turn.come())
    await asyncio.sleep(0.05)
    assert not coming.done()
    ours.send("go")
    await coming
    turn.go()
    turn.close()
    process.join()


async def test_whoever_dies_is_not_waited_for(tmp_path: Path) -> None:
    ours, theirs = multiprocessing.Pipe()
    file, turn = str(tmp_path / "undercover.db"), Turn(str(tmp_path / "undercover.db"))
    process = multiprocessing.get_context("spawn").Process(target=another, args=(file, theirs))
    process.start()
    assert await asyncio.to_thread(ours.recv) == "mine"
    process.kill()
    await turn.come()
    turn.go()
    turn.close()
    process.join()
