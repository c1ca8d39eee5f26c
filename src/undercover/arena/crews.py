"""Playing the games of match-ups: in this process, in several of this machine, or wherever Ray has some."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import get_context
from typing import Any, NamedTuple, Protocol

from undercover.arena.match_up import MatchUp, Played, Tally
from undercover.bots.parent import go_with_the_parent

#: Games handed to a process at a time: enough to be worth the way.
PORTION = 20
#: Bots that think play fewer: after so many seconds a process hands in what it has, and the rest is handed out again.
BREATH = 5.0


class Portion(NamedTuple):
    """Some games of a match-up, by their numbers."""

    match_up: MatchUp
    numbers: tuple[int, ...]

    def play(self) -> list[Played]:
        """The first of these games, and as many of the others as there is time for."""
        late = time.monotonic() + BREATH
        played = [self.match_up.game(self.numbers[0])]
        for n in self.numbers[1:]:
            if time.monotonic() > late:
                break
            played.append(self.match_up.game(n))
        return played


class Crew(Protocol):
    """Processes that play portions."""

    def begin(self, portion: Portion) -> Any:
        """Somebody plays it; what comes back stands for it until it is done."""

    def first_done(self, begun: Collection[Any]) -> tuple[Any, list[Played]]:
        """One of those that are done, and what was played."""


class Alone:
    """This process, which plays whatever it is asked for."""

    def begin(self, portion: Portion) -> Callable[[], list[Played]]:
        return portion.play

    def first_done(self, begun: Collection[Callable[[], list[Played]]]) -> tuple[Any, list[Played]]:
        play = next(iter(begun))
        return play, play()


class Processes:
    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool

    def begin(self, portion: Portion) -> Future[list[Played]]:
        return self._pool.submit(portion.play)

    def first_done(self, begun: Collection[Future[list[Played]]]) -> tuple[Future[list[Played]], list[Played]]:
        done = next(iter(wait_for(begun, return_when=FIRST_COMPLETED).done))
        return done, done.result()


class Machines:
    """The processes of a Ray cluster: the one of RAY_ADDRESS, or one begun on this machine."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._play = ray.remote(Portion.play)

    def begin(self, portion: Portion) -> Any:
        return self._play.remote(portion)

    def first_done(self, begun: Collection[Any]) -> tuple[Any, list[Played]]:
        done = self._ray.wait(list(begun), num_returns=1)[0][0]
        return done, self._ray.get(done)


@contextmanager
def local(jobs: int) -> Iterator[Crew]:
    if jobs == 1:
        yield Alone()
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=go_with_the_parent) as pool:
        try:
            yield Processes(pool)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def on_ray(jobs: int) -> Iterator[Crew]:
    try:
        import ray  # type: ignore[import-not-found, unused-ignore]
    except ModuleNotFoundError:
        raise LookupError("Ray is not installed here: pip install 'undercover[ray]'") from None
    begun = not ray.is_initialized()
    if begun:
        # A cluster to join has the processors it has.
        own = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": jobs, "include_dashboard": False}
        ray.init(log_to_driver=False, logging_level="ERROR", **own)
    try:
        yield Machines(ray)
    finally:
        if begun:
            ray.shutdown()


RUNNERS: dict[str, Callable[[int], AbstractContextManager[Crew]]] = {"local": local, "ray": on_ray}


def play_all(portions: Iterable[Portion], jobs: int = 1, runner: str = "local") -> Iterator[tuple[MatchUp, Played]]:
    """Every game of the portions, as they are finished. What a game is depends on its number alone."""
    waiting = deque(portions)
    begun: dict[Any, Portion] = {}
    with RUNNERS[runner](jobs) as crew:
        while waiting or begun:
            # One more for each, so that nobody waits for work.
            while waiting and len(begun) < 2 * jobs:
                portion = waiting.popleft()
                begun[crew.begin(portion)] = portion
            done, played = crew.first_done(begun)
            match_up, numbers = begun.pop(done)
            if left := numbers[len(played) :]:
                waiting.append(Portion(match_up, left))
            yield from ((match_up, game) for game in played)


def portions(match_up: MatchUp, numbers: Iterable[int]) -> list[Portion]:
    wanted = tuple(numbers)
    return [Portion(match_up, wanted[first : first + PORTION]) for first in range(0, len(wanted), PORTION)]


def run(match_up: MatchUp, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play so many games of one match-up. The processes make no difference."""
    played = []
    for _, game in play_all(portions(match_up, range(games)), jobs):
        played.append(game)
        if progress:
            progress(1)
    return match_up.tally(played)
