"""What several commands ask on the command line, read with suspicion."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from undercover.table.game import Game, OptionSpec, Setting
from undercover.table.registry import game, slugs
from undercover.words import LANGUAGES


@contextmanager
def plainly() -> Iterator[None]:
    """Whatever is refused in here was bad input: it is said in one line, without a traceback."""
    try:
        yield
    except OSError as problem:
        raise click.UsageError(f"{problem.filename}: {problem.strerror}") from None
    except (ValueError, LookupError) as problem:
        raise click.UsageError(str(problem)) from None


class GameName(click.ParamType[Game[Any]]):
    """A game by its slug; hyphens will do."""

    name = "game"

    def get_missing_message(self, param: click.Parameter, ctx: click.Context | None) -> str:
        return f"The games are {', '.join(slugs())}."

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game[Any]:
        with plainly():
            return value if isinstance(value, Game) else game(str(value).replace("-", "_"))


class Language(click.Choice[str]):
    def __init__(self) -> None:
        super().__init__(LANGUAGES)


def own_language() -> str:
    """The language this terminal is set to, if it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(name):
            return setting[:2] if setting[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


GAME = click.argument("rules", metavar="GAME", type=GameName())
LANG = click.option("--lang", type=Language(), default=own_language, help="Language (default: the terminal's).")
OPTION = click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
SEATS = click.option("--seats", type=int, help="Number of seats (default: the fewest).")
FILE = click.Path(dir_okay=False, path_type=Path)


def settings(
    rules: Game[Any], seats: int, options: tuple[str, ...], people: bool = False, research: bool = False
) -> Mapping[str, Setting]:
    """The options of a game as they were typed: mode=advanced. For people, or for research."""
    chosen: dict[str, Setting] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise click.UsageError(f"--option takes NAME=VALUE, not {text!r}; {rules.title} has {_offered(rules)}")
        chosen[name] = _typed(rules.options.get(name), value)
    with plainly():
        return rules.settle_options(seats, rules.for_research(seats, chosen) if research else chosen, people)


def _typed(spec: OptionSpec | None, value: str) -> Setting:
    """What was typed as the game wants it; the game refuses what it does not know."""
    known = spec.choices if spec else ()
    number = int(value) if spec and spec.up_to >= 0 and value.isdecimal() else value
    return next((choice for choice in known if str(choice).lower() == value.lower()), number)


def _offered(rules: Game[Any]) -> str:
    return ", ".join(as_typed(name, spec) for name, spec in rules.options.items()) or "none"


def as_typed(name: str, spec: OptionSpec) -> str:
    """An option as it is typed, its default first: mode=simple|advanced"""
    choices = [spec.default, *(choice for choice in spec.choices if choice != spec.default)]
    return f"{name}={'|'.join(str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in choices)}"
