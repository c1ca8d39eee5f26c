"""The bot that looks one step ahead: it takes what the game's own evaluation (`games/<slug>/bots.py`) values most."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from undercover.bots.bot import NoEvaluation
from undercover.table.dice import Dice
from undercover.table.options import Option

#: What an option is worth to the seat that sees this; more is better. The unit is the game's own affair.
Evaluation = Callable[[dict[str, Any], Option], float]

#: Values closer than this are equal, and chance decides.
CLOSE = 1e-9


class GreedyBot:
    def choose(self, seen: dict[str, Any], options: tuple[Option, ...], dice: Dice) -> Option:
        value = evaluation(seen["game"])
        values = [value(seen, option) for option in options]
        top = max(values)
        best = [option for option, worth in zip(options, values) if top - worth <= CLOSE]
        return best[dice.below(len(best))]


def has_evaluation(slug: str) -> bool:
    return find_spec(f"undercover.games.{slug}.bots") is not None


@cache
def evaluation(slug: str) -> Evaluation:
    if not has_evaluation(slug):
        raise NoEvaluation(f"the game {slug!r} has no bots.py, so no greedy bot can play it")
    found: Evaluation = import_module(f"undercover.games.{slug}.bots").value
    return found
