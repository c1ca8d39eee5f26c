"""Whose turn it is to write to an SQLite file.

SQLite lets one process write at a time, and whoever comes meanwhile sleeps and tries again, each time a little longer:
where several are always at it, somebody may be unlucky for seconds. So they stand in line here first. It is a matter of
order only: that no two write at once SQLite sees to itself, and a process that dies leaves the line by dying.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

if sys.platform != "win32":  # there they do without a line
    import fcntl

#: Two bytes of the file that are locked: the pen is for whoever writes, the head of the line for whoever is next. So
#: one who has just written and wants to again comes after the one who has waited.
PEN, HEAD = 0, 1


class Turn:
    def __init__(self, file: str) -> None:
        self._file = f"{file}-turn"
        self._line: int | None = None

    async def come(self) -> None:
        """Until it is the turn of this process."""
        if self._lock(HEAD, wait=False) and self._lock(PEN, wait=False):
            self._free(HEAD)
            return
        waiting = asyncio.create_task(asyncio.to_thread(self._wait))
        try:
            await asyncio.shield(waiting)
        except asyncio.CancelledError:
            waiting.add_done_callback(lambda _: self.go())
            raise

    def go(self) -> None:
        """Whoever is next may write."""
        self._free(PEN)

    @contextmanager
    def taken(self) -> Iterator[None]:
        """The same in a thread that may wait."""
        self._wait()
        try:
            yield
        finally:
            self.go()

    def close(self) -> None:
        if self._line is not None:
            os.close(self._line)
            self._line = None

    def _wait(self) -> None:
        self._lock(HEAD, wait=True)
        self._lock(PEN, wait=True)
        self._free(HEAD)

    def _lock(self, place: int, wait: bool) -> bool:
        if sys.platform == "win32":
            return True
        try:
            fcntl.lockf(self._opened(), fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)
        except BlockingIOError:
            return False
        return True

    def _free(self, place: int) -> None:
        if sys.platform != "win32":
            fcntl.lockf(self._opened(), fcntl.LOCK_UN, 1, place)

    def _opened(self) -> int:
        if self._line is None:
            self._line = os.open(self._file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        return self._line
