"""`undercover games`: the shelf."""

from __future__ import annotations

from typing import Any

import click
from rich.console import Console
from rich.table import Table

from undercover.table.game import Game
from undercover.table.registry import games as shelf
from undercover.terminal.asked import LANG, as_typed
from undercover.words import Words


@click.command()
@LANG
def games(lang: str) -> None:
    """The games on the shelf, with their seats and options."""
    words = Words(lang)
    table = Table(title=words.say("ui-shelf"), expand=False)
    table.add_column("GAME", style="bold")
    for heading in ("ui-seats", "ui-options"):
        table.add_column(words.say(heading))
    for slug, rules in shelf().items():
        table.add_row(slug, _seats(rules), _options(rules, Words(lang, rules)))
    Console().print(table)


def _seats(rules: Game[Any]) -> str:
    return ", ".join(str(number) for number in rules.seats)


def _options(rules: Game[Any], words: Words) -> str:
    """The title, and each option as it is typed, with its meaning."""
    options = [f"{as_typed(name, spec)}  {words.say(spec.meaning)}" for name, spec in rules.options.items()]
    return "\n".join([words.say("game-title"), *options])
