"""The bot that thinks nothing: every option is as good as any other."""

from __future__ import annotations

from typing import Any

from undercover.table.dice import Dice
from undercover.table.options import Option


class RandomBot:
    def choose(self, seen: dict[str, Any], options: tuple[Option, ...], dice: Dice) -> Option:
        return options[dice.below(len(options))]
