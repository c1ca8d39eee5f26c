"""Clocks: how much time each seat has left. It follows from the times of the choices, so none of it is stored."""

from __future__ import annotations

from collections.abc import Sequence

from undercover.server.setup import NO_CLOCK, REALTIME, RELAXED, Setup
from undercover.server.wire import Clock

#: What the host may settle: least and most minutes, and what is proposed.
MINUTES = {NO_CLOCK: (0, 0, 0), REALTIME: (1, 180, 10), RELAXED: (5, 30 * 24 * 60, 2 * 24 * 60)}
MOST_INCREMENT = 600
#: Seconds to react, unless the host settles others; 0 is as long as one likes, else there is a least and a most.
REACTION = {NO_CLOCK: 10, REALTIME: 10, RELAXED: 0}
LEAST_REACTION, MOST_REACTION = 5, 600


class Clocks:
    def __init__(self, setup: Setup, outages: Sequence[tuple[float, float]]) -> None:
        self.ticking = setup.clock != NO_CLOCK
        self._each_time = setup.clock == RELAXED
        self._allowance = setup.minutes * 60
        self._increment = 0.0 if self._each_time else setup.increment
        self._outages = _merged(outages)
        self._left = [self._allowance] * len(setup.seats)
        #: A forked match has choices from before: they cost nothing.
        self._started = setup.started or 0.0
        self._since = self._started
        #: The clocks at the last moment everybody knows of.
        self._known = self._left[:]
        self._known_since = self._since

    def run(self, waiting: Sequence[int], now: float) -> None:
        """Time has passed for those who had to decide."""
        for seat in waiting:
            self._left[seat] -= self._elapsed(self._since, now)
        self._since = max(self._since, now)

    def chose(self, seat: int) -> None:
        if self._since > self._started:
            self._left[seat] = self._allowance if self._each_time else max(self._left[seat], 0.0) + self._increment

    def took_back(self, seat: int) -> None:
        """The choice does not count, so it is not paid for; time that has passed has passed."""
        self._left[seat] = self._allowance if self._each_time else self._left[seat] - self._increment

    def everybody_knows(self) -> None:
        self._known = self._left[:]
        self._known_since = self._since

    def deadline(self, seat: int) -> float:
        """When a seat that has to decide runs out of time, if it does not decide before."""
        return self._later(self._since, self._left[seat])

    def after_last_news(self, seconds: float) -> float:
        """So long after the last moment everybody knows of."""
        return self._later(self._known_since, seconds)

    def _later(self, since: float, seconds: float) -> float:
        """The end of a time that begins then; while no server runs it stands still."""
        time = since + seconds
        for began, ended in self._outages:
            if since < ended and began < time:
                time += ended - max(began, since)
        return time

    def shown(self, viewer: int | None, asked: Sequence[int], waiting: Sequence[int], now: float) -> Clock:
        """The clocks as one seat may see them: who has answered a sealed choice cannot be read off them."""
        left = [self._others(seat, asked, now) for seat in range(len(self._left))]
        running = list(asked)
        if viewer is not None:
            left[viewer] = self._left[viewer] - (self._elapsed(self._since, now) if viewer in waiting else 0.0)
            running = [seat for seat in asked if seat != viewer or seat in waiting]
        return Clock([round(max(seconds, 0.0), 1) for seconds in left], running, self._increment)

    def _others(self, seat: int, asked: Sequence[int], now: float) -> float:
        return self._known[seat] - (self._elapsed(self._known_since, now) if seat in asked else 0.0)

    def _elapsed(self, since: float, now: float) -> float:
        """Seconds between the two, without those during which no server ran."""
        lost = sum(max(0.0, min(now, ended) - max(since, began)) for began, ended in self._outages)
        return max(0.0, now - since - lost)


def _merged(outages: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """In their order, and no moment twice: two processes may have slept through the same night."""
    merged: list[tuple[float, float]] = []
    for began, ended in sorted(outages):
        if merged and began <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(merged[-1][1], ended)
        else:
            merged.append((began, ended))
    return merged
