"""Running a match-up on several processes of this machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from undercover.arena.match_up import MatchUp, Tally

#: Games handed to a process at a time: enough to be worth the way, few enough to see progress.
PORTION = 20


def run(match_up: MatchUp, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play so many games. What each game is depends on its number alone, so the processes make no difference."""
    total = Tally([0] * len(match_up.bots))
    for tally in _tallies(match_up, games, jobs):
        total.add(tally)
        if progress:
            progress(tally.games)
    return total


def _tallies(match_up: MatchUp, games: int, jobs: int) -> Iterator[Tally]:
    firsts = range(0, games, PORTION)
    counts = [min(PORTION, games - first) for first in firsts]
    if jobs == 1:
        yield from map(match_up.play, firsts, counts)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(match_up.play, firsts, counts)
