"""Figures for Prometheus: how much there is to do here, and how long it takes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

#: Seconds by which times are told apart.
TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
FORMAT = CONTENT_TYPE_LATEST


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.tables = Gauge("undercover_tables", "Tables that are awake in this process.", registry=self._registry)
        self.sockets = Gauge("undercover_sockets", "Open sockets.", registry=self._registry)
        self.bots = Gauge("undercover_bots_busy", "Bots that think or wait for it.", registry=self._registry)
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

    def chose(self, game: str) -> None:
        self._choices.labels(game).inc()

    @contextmanager
    def timing(self, what: str) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self._times.labels(what).observe(time.perf_counter() - began)

    def written(self) -> bytes:
        return generate_latest(self._registry)
