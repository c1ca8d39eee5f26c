"""The house: what all tables of one process share."""

from __future__ import annotations

from dataclasses import dataclass

from undercover.server.awake import Awake
from undercover.server.bots_at_work import BotsAtWork
from undercover.server.limits import Buckets
from undercover.server.metrics import Metrics
from undercover.server.settings import Settings
from undercover.server.store import Store


@dataclass(frozen=True)
class House:
    settings: Settings
    store: Store
    bots: BotsAtWork
    chat_rate: Buckets
    claim_rate: Buckets
    report_rate: Buckets
    awake: Awake
    metrics: Metrics
    #: Whether other processes may be working on the same tables.
    shared: bool
