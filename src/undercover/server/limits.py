"""How fast is too fast."""

from __future__ import annotations

from collections.abc import Callable

from undercover.server.refusals import Refusal
from undercover.server.settings import Rate

#: More keys than this, and those that have long been quiet are forgotten.
MANY = 10_000


class Bucket:
    """Tokens drip into a bucket; each thing done takes one out."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._tokens = float(rate.at_once)
        self._since = now()

    def take(self) -> bool:
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def full(self) -> bool:
        self._fill()
        return self._tokens >= self._rate.at_once

    def _fill(self) -> None:
        now = self._now()
        dripped = max(0.0, now - self._since) * self._rate.each_second
        self._tokens = min(float(self._rate.at_once), self._tokens + dripped)
        self._since = now


class Buckets:
    """A bucket for every guest or address."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> None:
        if len(self._buckets) > MANY:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        if not self._buckets.setdefault(key, Bucket(self._rate, self._now)).take():
            raise Refusal("refused-too-fast")
