"""`undercover resume`: a saved match goes on exactly where it stood."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from undercover import bots
from undercover.table.match import Match
from undercover.terminal import saves
from undercover.terminal.asked import FILE, own_language, plainly
from undercover.terminal.play import players
from undercover.terminal.saves import Seating
from undercover.terminal.sitting import Sitting


@click.command()
@click.argument("file", type=FILE, required=False)
def resume(file: Path | None) -> None:
    """Go on with the match of FILE, or with the one played last."""
    with plainly():
        file = file or saves.latest()
        match, seating = saves.read(file)
        seating = seating or _alone(match)
        if match.outcome is not None:
            raise ValueError(f"the match in {file} is over; look at it again with: undercover replay {file}")
        sitting = Sitting(match, seating, file, Console(highlight=False))
    sitting.news = sitting.screen.words.say("term-resumed", {"file": str(file)})
    sitting.play()


def _alone(match: Match) -> Seating:
    """A record that came from elsewhere says nothing of who plays on: one person, in the seat that is asked."""
    seating = Seating(list(match.waiting[:1]), [], bots.usual(match.game), own_language())
    seating.players = players(seating, match.game, match.seats)
    return seating
