"""`undercover replay`: a match again, step by step, or its record verified."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from undercover.table.match import Match
from undercover.terminal import saves
from undercover.terminal.asked import FILE, LANG, plainly
from undercover.terminal.play import players
from undercover.terminal.saves import Seating
from undercover.terminal.screen import Screen
from undercover.words import Words

FORWARD, BACK, STORY, QUIT = ("", "n"), ("p", "b"), "l", "q"


@click.command()
@click.argument("file", type=FILE)
@click.option("--verify", is_flag=True, help="Only say whether the record holds, or what is wrong with it.")
@click.option("--seat", type=int, help="See what this seat saw (default: what everybody saw).")
@click.option(
    "--data", type=FILE, metavar="FILE", help="The component values it was played with, if others than usual."
)
@LANG
def replay(file: Path, verify: bool, seat: int | None, data: Path | None, lang: str) -> None:
    """Look at the match of FILE again: Enter goes on, p goes back, a number jumps there."""
    with plainly():
        match, seating = saves.read(file, None if data is None else data.read_text(encoding="utf-8"))
        match.seen(seat)
    names = seating.players if seating else players(Seating([], [], "", lang), match.game, match.seats)
    screen = Screen(Console(highlight=False), Words(lang, match.game), names)
    if verify:
        screen.say("term-record-holds", count=len(match.history), hash=match.hash())
        return
    try:
        step_through(screen, match, seat)
    except (EOFError, KeyboardInterrupt):
        screen.console.print()


def step_through(screen: Screen, match: Match, seat: int | None) -> None:
    last = len(match.history)
    at = 0
    while True:
        show(screen, match.again(at), seat, at, last)
        text = screen.ask("› ").lower()
        if text == QUIT:
            return
        if text in FORWARD:
            at = min(at + 1, last)
        elif text in BACK:
            at = max(at - 1, 0)
        elif text == STORY:
            screen.whole_story(match.again(at), seat)
            screen.pause()
        elif text.isdecimal() and int(text) <= last:
            at = int(text)


def show(screen: Screen, match: Match, seat: int | None, at: int, last: int) -> None:
    """The table after so many choices, and who is asked next."""
    screen.clear()
    words = screen.words
    below = [screen.outcome(match, seat)] if match.outcome else []
    for asked in match.waiting:
        sentence = words.say(f"asks-{match.seen(None)['decision']}", {"seat": asked}, screen.players)
        below.append(Text(f"▶ {sentence}", "bold"))
    step = words.say("ui-step-of", {"step": at, "steps": last})
    below.append(Text(f"{step} · {words.say('term-replay-keys')}", "dim"))
    screen.table(match, seat, below)
