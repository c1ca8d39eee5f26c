"""`undercover analyse`: how everybody stood at every step of a match, and where it turned."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import track
from rich.text import Text

from undercover.bots.analysis import Step, turning_points
from undercover.bots.analysis import analyse as steps_of
from undercover.table.match import Match
from undercover.terminal import saves
from undercover.terminal.asked import FILE, LANG, plainly
from undercover.terminal.play import players
from undercover.terminal.saves import Seating
from undercover.words import Words

BARS = "▁▂▃▄▅▆▇█"
#: The picture is at most so wide.
WIDTH = 60


@click.command()
@click.argument("file", type=FILE)
@click.option("--worlds", type=click.IntRange(1), default=16, show_default=True, help="How many worlds for each step.")
@click.option("--json", "as_json", is_flag=True, help="Print the numbers.")
@click.option(
    "--data", type=FILE, metavar="FILE", help="The component values it was played with, if others than usual."
)
@LANG
def analyse(file: Path, worlds: int, as_json: bool, data: Path | None, lang: str) -> None:
    """Say of the match of FILE who stood how at every step, by what they knew, and where it turned."""
    with plainly():
        match, seating = saves.read(file, None if data is None else data.read_text(encoding="utf-8"))
    names = seating.players if seating else players(Seating([], [], "", lang), match.game, match.seats)
    many = len(list(match.history)) + 1
    steps = list(track(steps_of(match, worlds), "", many, console=Console(stderr=True), transient=True))
    if as_json:
        click.echo(json.dumps(report(match, steps), indent=2))
    else:
        show(Console(highlight=False), Words(lang, match.game), names, match, steps)


def report(match: Match, steps: list[Step]) -> dict[str, Any]:
    """The analysis as plain numbers."""
    return {
        "game": match.game.slug,
        "seats": match.seats,
        "steps": [
            {
                "step": step.at,
                "chances": [[round(each.chance, 4), round(each.error, 4)] for each in step.chances],
                "choice": None if step.choice is None else {**step.choice._asdict(), "slip": step.choice.slip},
            }
            for step in steps
        ],
        "turning_points": turning_points(steps),
    }


def show(console: Console, words: Words, names: list[str], match: Match, steps: list[Step]) -> None:
    console.print(Text(words.say("term-standing"), "bold"))
    longest = max(len(name) for name in names)
    for seat, name in enumerate(names):
        chances = [step.chances[seat].chance for step in steps]
        console.print(f"{name:>{longest}} {curve(chances)} {chances[-1]:4.0%}")
    turns = turning_points(steps)
    console.print(Text(words.say("term-turning-points" if turns else "term-no-turning-point"), "bold"))
    for at in turns:
        told(console, words, names, match.again(at - 1), steps[at - 1], steps[at])


def curve(chances: list[float]) -> str:
    """The chances as a row of bars, several steps to a bar where there are many."""
    many = min(WIDTH, len(chances))
    picked = [chances[n * (len(chances) - 1) // max(1, many - 1)] for n in range(many)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in picked)


def told(console: Console, words: Words, names: list[str], match: Match, before: Step, after: Step) -> None:
    """One turning point: what was chosen, how everybody stood before and after, and what would have been better."""
    moved = [
        f"{name} {one.chance:.0%} → {other.chance:.0%}"
        for name, one, other in zip(names, before.chances, after.chances)
        if abs(other.chance - one.chance) > 0.005
    ]
    console.print(f"{words.say('term-at-step', {'step': after.at})}: {', '.join(moved)}")
    choice = before.choice
    if choice is None:
        return
    said = {option.id: words.option(option, names) for option in match.choices(choice.seat)}
    console.print(f"  {names[choice.seat]}: {said[choice.option]}")
    if choice.slip:
        fields = {
            "player": names[choice.seat],
            "best": said[choice.best],
            "chance": str(round(100 * choice.best_chance)),
            "taken": str(round(100 * choice.chance)),
        }
        console.print("  " + words.say("term-slip", fields))
