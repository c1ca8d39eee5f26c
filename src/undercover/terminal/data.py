"""`undercover data`: what is in a box, and how sure that is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from undercover.table.data import digest, parse, reconstructed
from undercover.table.game import Game
from undercover.terminal.asked import FILE, GAME, LANG, plainly
from undercover.words import Words


@click.command()
@GAME
@click.option(
    "--export", type=FILE, metavar="FILE", help="Write the values to a new file, to be changed and played with."
)
@LANG
def data(rules: Game[Any], export: Path | None, lang: str) -> None:
    """The component values of a game, and which of them are reconstructed."""
    words = Words(lang, rules)
    if export is None:
        Console().print(_contents(rules, words))
        return
    with plainly(), export.open("x", encoding="utf-8") as file:
        file.write(rules.data)
    click.echo(
        words.say("term-exported", {"file": str(export), "command": f"undercover play {rules.slug} --data {export}"})
    )


def _contents(rules: Game[Any], words: Words) -> Table:
    doubtful = reconstructed(rules.data)
    table = Table(title=f"{words.say('game-title')} · {digest(rules.data)}")
    table.add_column(words.say("term-part"), style="bold")
    table.add_column(words.say("term-entries"), justify="right")
    table.add_column(words.say("ui-reconstructed"))
    for kind, entries in parse(rules.data).items():
        table.add_row(kind, str(_count(entries)), ", ".join(id for part, id in doubtful if part == kind))
    return table


def _count(entries: Any) -> int:
    return len(entries) if isinstance(entries, list) else 1
