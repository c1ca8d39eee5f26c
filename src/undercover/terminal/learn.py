"""`undercover learn`: the guided first game of a game, at this keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console

from undercover.table.game import Game
from undercover.table.lesson import LESSON, lesson_of
from undercover.terminal import saves
from undercover.terminal.asked import FILE, GAME, LANG, plainly
from undercover.terminal.play import players
from undercover.terminal.saves import Seating
from undercover.terminal.sitting import Sitting


@click.command()
@GAME
@click.option("--save", type=FILE, metavar="FILE", help="Keep the match in this file.")
@LANG
def learn(rules: Game[Any], save: Path | None, lang: str) -> None:
    """Learn a game by playing it: a short first game in which everything is explained as it comes."""
    with plainly():
        lesson = lesson_of(rules)
        if lesson is None:
            raise LookupError(f"{rules.title} has no first game; play it: undercover play {rules.slug}")
        if save is not None and save.exists():
            raise ValueError(f"{save} is there already; go on with it by: undercover resume {save}")
        seating = Seating([lesson.seat], [], lesson.bot, lang, LESSON)
        seating.players = players(seating, rules, lesson.seats)
        match = lesson.opening(rules)
        file = save or saves.new_file(rules.slug)
        saves.write(file, match, seating)
    Sitting(match, seating, file, Console(highlight=False)).play()
