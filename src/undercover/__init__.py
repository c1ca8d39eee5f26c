"""Undercover: five tabletop games about agents, as a library."""

from __future__ import annotations

import undercover.games  # noqa: F401  # first: later it would take the place of the function of that name below
from undercover.table.dice import Dice
from undercover.table.game import Game, OptionSpec, Outcome
from undercover.table.match import Match
from undercover.table.options import Barred, IllegalChoice, Option
from undercover.table.parts import BadPosition
from undercover.table.records import BadRecord, replay
from undercover.table.registry import game, games

__version__ = "0.1.0"

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
