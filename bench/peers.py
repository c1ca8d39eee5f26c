"""How fast we are beside others, in the same run with the same loop: random legal decisions, driven from Python.

    python bench/peers.py [--seconds S] [--markdown]

Nothing is installed; what is not there is left out. Every figure is the best of several slices, in time of this
process, as the machine is not ours alone. Ratios are to Agent Avenue through `legal` and `step`.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

import undercover
from undercover.table.dice import quick
from undercover.terminal.command import engine

#: Plays some random matches; returns how many decisions were made.
Work = Callable[[], int]
SLICES = 5
#: Tables side by side in bulk.
TABLES = 128


def rate(work: Work, seconds: float) -> float:
    """Decisions a second of this process, the best of a few slices."""
    best = 0.0
    for _ in range(SLICES):
        start, made = time.process_time(), 0
        while time.process_time() - start < seconds / SLICES:
            made += work()
        best = max(best, made / (time.process_time() - start))
    return best


def ours() -> Iterator[tuple[str, Work]]:
    for slug, rules in undercover.games().items():
        yield f"Undercover · {slug}", one_match(rules)
    try:
        import numpy as np

        from undercover.research import Tables
    except ImportError:
        return
    for slug in undercover.games():
        tables, generator = Tables(slug, TABLES), np.random.default_rng(1)

        def step(tables: Tables = tables, generator: np.random.Generator = generator) -> int:
            tables.step(tables.at_random(generator))
            return int(tables.mask.shape[0])

        yield f"Undercover · {slug}, in bulk with observations and masks", step


def one_match(rules: Any) -> Work:
    dice, seeds = quick(1), iter(range(10**9))
    seats = rules.seats[0]
    options = rules.for_research(seats, {})

    def play() -> int:
        match, made = rules.start(seats, next(seeds), options), 0
        while waiting := match.waiting:
            legal = match.legal(waiting[0])
            match.step(waiting[0], legal[dice.below(len(legal))])
            made += 1
        return made

    return play


def openspiel() -> Iterator[tuple[str, Work]]:
    import pyspiel
    from open_spiel.python import games  # noqa: F401

    for name in ("kuhn_poker", "leduc_poker", "liars_dice", "hanabi", "gin_rummy", "python_kuhn_poker"):
        if name in pyspiel.registered_names():
            sort = "Python" if name.startswith("python_") else "C++"
            yield f"OpenSpiel ({sort}) · {name}", spiel_match(pyspiel.load_game(name))


def spiel_match(rules: Any) -> Work:
    def play() -> int:
        state, made = rules.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                made += 1
        return made

    return play


def rlcard() -> Iterator[tuple[str, Work]]:
    import rlcard

    for name in ("leduc-holdem", "limit-holdem", "uno", "gin-rummy"):
        yield f"RLCard · {name}", card_match(rlcard.make(name))


def card_match(env: Any) -> Work:
    def play() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            made += 1
        return made

    return play


def pettingzoo() -> Iterator[tuple[str, Work]]:
    from undercover.research.pettingzoo import env

    yield "PettingZoo · our Agent Avenue", zoo_match(env("agent_avenue"))
    from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4

    for module in (leduc_holdem_v4, texas_holdem_v4):
        yield f"PettingZoo · {module.__name__.rpartition('.')[2]}", zoo_match(module.env())


def zoo_match(env: Any) -> Work:
    def play() -> int:
        env.reset()
        made = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            over = ended or cut
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            made += not over
        return made

    return play


def found(peers: Callable[[], Iterator[tuple[str, Work]]]) -> Iterator[tuple[str, Work]]:
    try:
        yield from peers()
    except ImportError as missing:
        print(f"left out: {missing}", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--markdown", action="store_true")
    args = parser.parse_args()
    warnings.simplefilter("ignore")
    random.seed(1)
    works = [work for peers in (ours, openspiel, pettingzoo, rlcard) for work in found(peers)]
    rates = {name: rate(work, args.seconds) for name, work in works}
    base = rates["Undercover · agent_avenue"]
    rows = [(name, f"{figure:,.0f}", f"{figure / base:.3g}") for name, figure in rates.items()]
    if args.markdown:
        print(f"| {engine()} engine | decisions/s | ratio |\n|---|---:|---:|")
        print("\n".join(f"| {name} | {figure} | {ratio} |" for name, figure, ratio in rows))
        return
    grid = Grid("", "decisions/s", "ratio", title=f"Random decisions driven from Python, {engine()} engine")
    for row in rows:
        grid.add_row(*row)
    Console(width=120).print(grid)


if __name__ == "__main__":
    main()
