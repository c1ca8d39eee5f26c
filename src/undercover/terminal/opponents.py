"""Who sits at the other side of the table: the bots of a game by name, style and measured strength."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from undercover.bots import for_people
from undercover.bots.ratings import ratings
from undercover.table.game import Game
from undercover.words import Words


def character(level: str, words: Words) -> str | None:
    """What a level is called in the game's world, if it has a name there."""
    name = f"bot-{level}-name"
    return words.say(name) if words.has(name) else None


def met(level: str, rules: Game[Any], words: Words) -> str:
    """Whom somebody sits down with, and how strong that is as far as it was measured."""
    bot, name = words.say(f"bot-{level}"), character(level, words)
    called = f"{name} ({bot})" if name else words.say("ui-bot-of-level", {"level": bot})
    return " · ".join(filter(None, [words.say("ui-you-will-meet", {"bot": called}), rating(level, rules, words)]))


def rating(level: str, rules: Game[Any], words: Words) -> str:
    """How strong a level was measured to be; empty if it was not."""
    found = ratings(rules)
    rated = found.levels.get(level) if found else None
    if rated is None:
        return ""
    return words.say("ui-bot-rating", {"rating": rated.rating, "doubt": rated.doubt})


def opponents(rules: Game[Any], words: Words) -> Table:
    """All levels people may play against."""
    table = Table(title=words.say("game-title"))
    table.add_column("--bots", style="bold")
    table.add_column(words.say("ui-bot"))
    for level in for_people(rules):
        style = next((id for id in (f"bot-{level}-style", f"bot-{level}-text") if words.has(id)), None)
        lines = [character(level, words), style and words.say(style), rating(level, rules, words)]
        table.add_row(level, "\n".join(filter(None, lines)))
    return table
