"""How often whoever knows that the other one chooses anyhow wins at Agent Avenue: what luck leaves to be won.

    python bench/informed.py [--games 1000] [--worlds 100] [--jobs J]

Nobody is told at a table how others choose. This one is: in the worlds it tries its options in the other one chooses
as it does, at random, and all of them are played to the end.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

from undercover import Game, game
from undercover.arena import wilson
from undercover.arena.match_up import APART, play_out
from undercover.bots import Bot, level
from undercover.bots.parent import go_with_the_parent
from undercover.bots.plans import plan_for
from undercover.bots.search import SearchBot
from undercover.table.agenda import Table
from undercover.table.chair import Chair
from undercover.table.dice import seeded

SLUG = "agent_avenue"
SEATS = 2


class Informed:
    """Searches in worlds where every other seat chooses at random."""

    def __init__(self, worlds: int) -> None:
        self.bot = SearchBot(plan_for(SLUG)._replace(worlds=worlds, breadth=99, reach=99.0))

    def choose(self, chair: Chair) -> int:
        chair.game = told(chair.game, chair.seat)
        return self.bot.choose(chair)


def told(rules: Game[Any], me: int) -> Game[Any]:
    """The game to somebody who knows that no choice of others means anything."""
    judge = rules.judge
    assert judge is not None

    def seen(table: Table, seat: int, options: list[int]) -> list[float]:
        return judge(table, seat, options) if seat == me else [0.0] * len(options)

    return replace(rules, judge=seen, belief=None, worth=None)


def won(worlds: int, number: int) -> bool:
    """The n-th game, of the same deals in the same seatings as an arena's."""
    me, rules = number % SEATS, game(SLUG)
    match = rules.start(SEATS, number // SEATS, rules.for_research(SEATS, {}))
    bots: list[Bot] = [Informed(worlds) if seat == me else level("random", rules) for seat in range(SEATS)]
    play_out(match, bots, seeded(number ^ APART))
    return match.outcome is not None and me in match.outcome.winners


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    wins = played = 0
    with ProcessPoolExecutor(args.jobs, initializer=go_with_the_parent) as pool:
        for one in pool.map(partial(won, args.worlds), range(args.games)):
            wins, played = wins + one, played + 1
            if played % 100 == 0 or played == args.games:
                low, high = wilson(wins, played)
                print(f"{played} games: won {wins / played:.1%} ({low:.1%} – {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
