"""A server in a process of its own, which can be killed and started again. Its bots do not pause to think, and its dice
are loaded: the same people who do the same see the same cards and the same bots every time."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SOON = 30.0


class Served:
    """A server on a database file, always on the same port."""

    def __init__(self, database: Path, python: str = sys.executable) -> None:
        self.database = database
        self.port = _free_port()
        self._python = python
        self._log = database.with_suffix(".log")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [self._python, "-m", "tests.browser.served", str(self.database), str(self.port)],
                cwd=ROOT,
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + SOON
        while not self._answers():
            assert self._process.poll() is None, self._log.read_text()
            assert time.monotonic() < deadline, self._log.read_text()
            time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would: without a word."""
        assert self._process
        self._process.kill()
        self._process.wait(SOON)

    def stop(self) -> None:
        assert self._process
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(SOON)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _load_the_dice() -> None:
    """Every deal is sealed with the same secret, and a bot in the same position throws the same dice."""
    from random import Random
    from types import SimpleNamespace

    from undercover import Match
    from undercover.server import bots_at_work, opening, setup
    from undercover.table.seal import DIGITS

    choose = bots_at_work.BotsAtWork.choose

    async def foreseeably(bots: bots_at_work.BotsAtWork, level: str, match: Match, seat: int) -> str:
        dice = Random(f"{match.hash()} {seat}")  # they are asked for before anybody else has a say
        vars(bots_at_work)["secrets"] = SimpleNamespace(randbits=dice.getrandbits)
        return await choose(bots, level, match, seat)

    setattr(bots_at_work.BotsAtWork, "choose", foreseeably)  # noqa: B010
    for module in (opening, setup):
        vars(module)["new_secret"] = lambda: "7" * DIGITS


def _take_away_the_hourglass() -> None:
    """Whoever reacts may take as long as a busy machine needs."""
    from undercover.server import opening
    from undercover.server.setup import Setup

    set_up = opening._setup

    def unhurried(*given: Any) -> Setup:
        found = set_up(*given)
        found.reaction = 0
        return found

    vars(opening)["_setup"] = unhurried


def _serve(database: str, port: int) -> None:
    import asyncio

    from tests.server.served import settings
    from undercover.server import database as storage
    from undercover.server.app import Server, make_app

    _load_the_dice()
    _take_away_the_hourglass()
    asyncio.run(storage.prepare(storage.address(database)))
    listening = socket.create_server(("127.0.0.1", port))
    quick = settings(grace=1.0, study=1.0)
    Server(make_app(database, quick), quick).run(sockets=[listening])


if __name__ == "__main__":
    _serve(sys.argv[1], int(sys.argv[2]))
