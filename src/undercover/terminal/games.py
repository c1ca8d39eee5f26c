"""`undercover games`: the shelf."""

from __future__ import annotations

from typing import Any

import click
from rich.console import Console
from rich.table import Table

from undercover.table.game import Game
from undercover.table.registry import games as shelf
from undercover.terminal.asked import LANG, GameName, as_typed
from undercover.terminal.opponents import opponents
from undercover.words import Words


@click.command()
@click.argument("rules", metavar="[GAME]", type=GameName(), required=False)
@LANG
def games(rules: Game[Any] | None, lang: str) -> None:
    """The games on the shelf, with their seats and options; of one GAME also its bots and how strong they are."""
    wanted = shelf() if rules is None else {rules.slug: rules}
    words = Words(lang)
    table = Table(title=words.say("ui-shelf"), expand=False)
    table.add_column("GAME", style="bold")
    for heading in ("ui-seats", "ui-options"):
        table.add_column(words.say(heading))
    for slug, game in wanted.items():
        table.add_row(slug, _seats(game), _options(game, Words(lang, game)))
    Console().print(table)
    if rules is not None:
        Console().print(opponents(rules, Words(lang, rules)))


def _seats(rules: Game[Any]) -> str:
    return ", ".join(str(number) for number in rules.seats)


def _options(rules: Game[Any], words: Words) -> str:
    """The title, and each option as it is typed, with its meaning."""
    options = [f"{as_typed(name, spec)}  {words.say(spec.meaning)}" for name, spec in rules.options.items()]
    return "\n".join([words.say("game-title"), *options])
