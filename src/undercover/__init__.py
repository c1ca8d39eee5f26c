"""Undercover: five tabletop games about agents, as a library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercover.table.dice import Dice
from undercover.table.game import Game, OptionSpec, Outcome
from undercover.table.match import Match
from undercover.table.options import Barred, IllegalChoice, Option
from undercover.table.parts import BadPosition
from undercover.table.records import BadRecord, replay
from undercover.table.registry import game

if TYPE_CHECKING:
    from undercover.table.registry import games
else:
    from undercover import games  # a package that can be called

__version__ = "1.0.0"

__all__ = [
    "BadPosition",
    "BadRecord",
    "Barred",
    "Dice",
    "Game",
    "IllegalChoice",
    "Match",
    "Option",
    "OptionSpec",
    "Outcome",
    "game",
    "games",
    "replay",
]
