"""The catalogues, read, and what a game can say: for the tests of the words."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module, resources
from pkgutil import iter_modules
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from undercover import Game
from undercover.table.agenda import Choice
from undercover.table.fields import AtTable, Named
from undercover.table.registry import games
from undercover.table.story import Event, Phrase
from undercover.words import LANGUAGES, catalogue, rule_id

PLAYERS = ("Ana", "Bence", "Łucja", "Ödön", "Zoë", "Jo", "Kim", "Lo", "Max", "Noé", "Pál", "Ruth")
CATALOGUES = ("common", *games())
every_catalogue = pytest.mark.parametrize("name", CATALOGUES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", games().values(), ids=games())


# ---------------------------------------------------------------- catalogues, read


@cache
def entries(language: str, name: str) -> tuple[Any, ...]:
    return tuple(FluentParser().parse(catalogue(language, name)).body)


@cache
def messages(language: str, name: str) -> Mapping[str, Message]:
    return {entry.id.name: entry for entry in entries(language, name) if isinstance(entry, Message)}


class Gathered(Visitor):
    """The variables and the plain text of a message or of one of its forms."""

    def __init__(self, message: Message | Attribute) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.text = ""
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.text += node.value + " "


def variables(language: str, name: str, id: str) -> set[str]:
    return Gathered(messages(language, name)[id]).variables


def attributes(message: Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


# ---------------------------------------------------------------- what a game can say


@cache
def modules(game: Game[Any]) -> tuple[Any, ...]:
    package = import_module(game.home)
    return tuple(import_module(f"{game.home}.{found.name}") for found in iter_modules(package.__path__))


def phrases(game: Game[Any]) -> Iterator[Event]:
    for module in modules(game):
        for value in vars(module).values():
            several = (
                value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else [value]
            )
            yield from (each for each in several if isinstance(each, Event))


def bars(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """Reason and clause of every `Bar(…, "reason", "clause")` written in the rules."""
    for module in modules(game):
        source = resources.files(game.home).joinpath(module.__name__.rpartition(".")[2] + ".py")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Bar":
                reason, clause = (arg.value if isinstance(arg, ast.Constant) else None for arg in node.args[1:3])
                if isinstance(reason, str) and isinstance(clause, str):
                    yield reason, clause


def decisions(game: Game[Any]) -> list[str]:
    return [step.name for step in game.steps.values() if isinstance(step, Choice)]


def family(game: Game[Any], field: str) -> str:
    return game.families.get(field, field)


def things(game: Game[Any]) -> dict[str, list[str]]:
    """The ids of the things of each family that the phrases can name."""
    found: dict[str, list[str]] = {}
    for field, ids in game.fields.items():
        if isinstance(ids, Sequence) and family(game, field) != "seat":
            found.setdefault(family(game, field), []).extend(f"{family(game, field)}-{id}" for id in ids if id)
    return found


def needed(game: Game[Any]) -> set[str]:
    """Every id that is sure to be asked for."""
    ids = {"game-title", "game-tagline", "game-about", *game.reasons}
    for spec in game.options.values():
        ids |= {spec.meaning, *(f"{spec.meaning}-{str(choice).lower()}" for choice in spec.choices)}
    for decision in decisions(game):
        ids |= {f"prompt-{decision}", f"asks-{decision}"}
    for named in things(game).values():
        ids |= set(named)
    for reason, clause in bars(game):
        ids |= {f"barred-{reason}", rule_id(clause)}
    return ids | {rule_id(phrase.clause) for phrase in phrases(game) if phrase.clause}


def samples(game: Game[Any], phrase: Event) -> Iterator[dict[str, Any]]:
    """Fields for the phrase in which each of its things comes up at least once."""
    known: dict[str, Sequence[Any]] = {field: range(3) for field in phrase.fields}
    kinds = phrase.kinds if isinstance(phrase, Phrase) else phrase.fields
    for field, kind in zip(phrase.fields, kinds):
        ids = game.fields.get(kind, ())
        if isinstance(ids, Named | AtTable):
            return
        known[field] = [id for id in ids if id] or known[field] if isinstance(ids, Sequence) else range(ids)
    for n in range(max((len(ids) for ids in known.values()), default=1)):
        yield {field: ids[n % len(ids)] for field, ids in known.items()}
