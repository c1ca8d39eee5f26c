"""Whether this machine has slept, or this process was stopped: time in which nobody could do anything is nobody's."""

from __future__ import annotations

import time

from undercover.server.logs import note
from undercover.server.settings import Settings
from undercover.server.store import Store

#: Seconds between two looks at the clock.
BEAT = 1.0


class Awake:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        #: When the clock on the wall was last looked at: a clock that was set forward is as good as a sleep.
        self._last = time.time()
        #: How often it has slept.
        self.naps = 0

    async def check(self) -> None:
        """Look at the clock before anything is done that depends on it."""
        before, self._last = self._last, time.time()
        gap = self._last - before
        if gap > self._settings.slept:
            self.naps += 1
            now = self._settings.now()
            await self._store.slept(now - gap, now)
            note("slept", seconds=round(gap, 1))
