"""What the operator of a server, or a test, may turn."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, so many at once."""

    each_second: float
    at_once: int


@dataclass(frozen=True)
class Limits:
    body: int = 256 * 1024
    message: int = 16 * 1024
    name: int = 24
    text: int = 500
    #: Chat lines a newcomer is shown.
    chat_lines: int = 100
    #: Tables a guest may have that are not over.
    tables: int = 40
    #: Sockets of one address, and messages waiting to be read by one socket.
    sockets: int = 400
    outbox: int = 200
    #: People without a name who watch one table.
    watchers: int = 500
    asks: Rate = Rate(10, 40)
    chat: Rate = Rate(0.5, 6)
    reports: Rate = Rate(0.02, 3)
    #: Claims of one seat, and of all in one match: every one is compared with every other.
    claims: Rate = Rate(0.2, 1)
    claims_in_all: int = 300
    #: Characters of private notes, marks on other players, standing orders.
    notes: int = 4000
    mark: int = 16
    orders: int = 8
    posts: Rate = Rate(0.5, 30)
    #: Records somebody brings along.
    uploads: Rate = Rate(0.05, 10)
    gets: Rate = Rate(20, 200)


@dataclass(frozen=True)
class Settings:
    limits: Limits = field(default_factory=Limits)
    now: Callable[[], float] = time.time
    #: A bot answers after so many seconds, drawn between these two, whatever it holds and however long it thinks.
    bot_pause: tuple[float, float] = (0.8, 1.6)
    #: A bot that thinks longer than its pause answers after so many pauses of this length.
    bot_beat: float = 1.0
    bot_processes: int = 1
    #: Seconds of a processor's time that it may take to look at one match again.
    study: float = 30.0
    #: Where talk is free, a bot says something so long after a turn has begun.
    bot_talk: tuple[float, float] = (1.0, 4.0)
    #: No round of reactions is over before so many seconds, drawn anew for each: that hides who answers by itself.
    reaction_pause: tuple[float, float] = (1.5, 3.0)
    #: Somebody who has gone is waited for so long before a bot may stand in, or somebody else be the host.
    grace: float = 60.0
    #: That people without a name come and go is told together, so many seconds later.
    gallery: float = 1.0
    #: How often a process says that it lives and looks after tables that nobody looks after.
    round: float = 5.0
    #: A table that another process should have looked after is taken over so much later.
    patience: float = 5.0
    #: A process that has not said so for so long does not live.
    lifeless: float = 20.0
    #: A table that never began, where nobody is and nothing has happened for so long, is cleared away.
    lobby_kept: float = 24 * 3600.0
    #: A match that is over is kept so long; one that is not over is never cleared away.
    finished_kept: float = 90 * 24 * 3600.0
    #: A guest who has no table and was not seen for so long is forgotten.
    guests_kept: float = 90 * 24 * 3600.0
    #: How often that is looked after.
    sweeping: float = 3600.0
    #: If nothing at all has happened for so many seconds, the machine has slept.
    slept: float = 5.0
    #: Addresses of proxies (or networks of them) that are believed when they say who somebody is.
    proxies: tuple[str, ...] = ()
    #: Whether `/metrics` answers.
    metrics: bool = False
    #: A table nobody is connected to is put back into the database after so many seconds.
    asleep: float = 300.0
