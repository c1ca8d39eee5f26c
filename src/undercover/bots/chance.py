"""The bot that thinks nothing: every option is as good as any other."""

from __future__ import annotations

from undercover.table.chair import Chair


class RandomBot:
    def choose(self, chair: Chair) -> int:
        return chair.options[chair.dice.below(len(chair.options))]
