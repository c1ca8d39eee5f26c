"""Figures for Prometheus: how much there is to do here, and how long it takes.

The processes of a crew write theirs into one folder, and whichever is asked adds them up.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import TypeVar, cast

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

#: Seconds by which times are told apart.
TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
FORMAT = CONTENT_TYPE_LATEST
#: Names the folder of a crew, to processes that start after it was set.
SHARED = "PROMETHEUS_MULTIPROC_DIR"


T = TypeVar("T", Counter, Histogram)


class Timing:
    """How long something takes, whatever comes of it."""

    __slots__ = ("_began", "_times")

    def __init__(self, times: Histogram) -> None:
        self._times = times
        self._began = 0.0

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self._times.observe(time.perf_counter() - self._began)


class Metrics:
    """The figures of one process, and what is known of those of its crew."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._labelled: dict[tuple[Counter | Histogram, str], Counter | Histogram] = {}
        self.tables = self._gauge(
            "undercover_tables", "Tables that are awake, once for each process they are awake in."
        )
        self.sockets = self._gauge("undercover_sockets", "Open sockets.")
        self.bots = self._gauge("undercover_bots_busy", "Bots that think or wait for it.")
        self._choices = Counter(
            "undercover_choices", "Choices written down, take-backs included.", ["game"], registry=self._registry
        )
        self._times = Histogram(
            "undercover_seconds",
            "How long things take: an ask of a client by its kind, a read and a write of the database, a bot.",
            ["what"],
            buckets=TIMES,
            registry=self._registry,
        )

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(name, meaning, registry=self._registry, multiprocess_mode="livesum")

    def chose(self, game: str) -> None:
        self._of(self._choices, game).inc()

    def timing(self, what: str) -> Timing:
        return Timing(self._of(self._times, what))

    def _of(self, figure: T, label: str) -> T:
        """The one with this label: looking for it among all takes longer than counting."""
        key = figure, label
        found = self._labelled.get(key)
        if found is None:
            found = self._labelled[key] = figure.labels(label)
        return cast(T, found)

    def written(self) -> bytes:
        registry = self._registry
        if SHARED in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


@contextmanager
def together(wanted: bool) -> Iterator[None]:
    """Processes that start in the meantime add their figures up."""
    if not wanted:
        yield
        return
    with TemporaryDirectory(prefix="undercover-figures-", ignore_cleanup_errors=True) as folder:
        os.environ[SHARED] = folder
        try:
            yield
        finally:
            del os.environ[SHARED]


def gone(process: int | None) -> None:
    """What a process had open is open no more; what it has done counts on."""
    if SHARED in os.environ:
        mark_process_dead(process)  # type: ignore[no-untyped-call]
