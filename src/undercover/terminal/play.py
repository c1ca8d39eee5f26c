"""`undercover play`: a new match at this keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from undercover import bots
from undercover.table.game import Game
from undercover.table.lesson import COACH
from undercover.terminal import saves
from undercover.terminal.asked import FILE, GAME, LANG, OPTION, SEATS, plainly, settings
from undercover.terminal.saves import Seating
from undercover.terminal.sitting import Sitting
from undercover.words import Words


@click.command()
@GAME
@SEATS
@click.option(
    "--people", default="1", metavar="N or SEATS", help="How many people, or their seats: 0,2 (just one: 1,)."
)
@click.option("--name", "names", multiple=True, metavar="NAME", help="A person's name, in the order of their seats.")
@click.option("--bots", "level", metavar="LEVEL", help="Level of the bots in the other seats (default: normal).")
@click.option("--seed", type=int, help="The deal: the same number, the same cards.")
@OPTION
@click.option("--data", type=FILE, metavar="FILE", help="Play with the component values of this file.")
@click.option("--save", type=FILE, metavar="FILE", help="Keep the match in this file.")
@click.option("--coach", is_flag=True, help="With a coach, who speaks up the first time something matters.")
@LANG
def play(
    rules: Game[Any],
    seats: int | None,
    people: str,
    names: tuple[str, ...],
    level: str | None,
    seed: int | None,
    options: tuple[str, ...],
    data: Path | None,
    save: Path | None,
    coach: bool,
    lang: str,
) -> None:
    """Play at this keyboard, against bots or with each other."""
    seats = rules.seats[0] if seats is None else seats
    sitting = seats_of(people, seats)
    settled = settings(rules, seats, options, people=bool(sitting))
    seating = Seating(sitting, [], level or bots.usual(rules), lang, COACH if coach else "")
    seating.players = players(seating, seats, names)
    if save is not None and save.exists():
        raise click.UsageError(f"{save} is there already; go on with it by: undercover resume {save}")
    with plainly():
        bots.level(seating.bots, rules)
        values = None if data is None else data.read_text(encoding="utf-8")
        match = rules.start(seats, secrets.randbits(32) if seed is None else seed, settled, values)
        file = save or saves.new_file(rules.slug)
        saves.write(file, match, seating)
    Sitting(match, seating, file, Console(highlight=False)).play()


def seats_of(people: str, seats: int) -> list[int]:
    """2 -> the first two seats; 0,2 -> these seats."""
    wanted = [part.strip() for part in people.split(",") if part.strip()]
    if not all(part.isdecimal() for part in wanted) or not people.strip():
        raise click.UsageError(f"--people takes a number of people or their seats (0,2), not {people!r}")
    numbers = [int(part) for part in wanted]
    found = numbers if "," in people else list(range(numbers[0]))
    if any(seat >= seats for seat in found) or len(set(found)) != len(found):
        raise click.UsageError(f"--people {people}: the seats are 0 to {seats - 1}, each taken once")
    return sorted(found)


def players(seating: Seating, seats: int, names: tuple[str, ...]) -> list[str]:
    """The names of all seats; whoever gave none is called by their number."""
    if len(names) > len(seating.people):
        raise click.UsageError(f"{len(names)} names for {len(seating.people)} people; add people with --people")
    words = Words(seating.language)
    given = dict(zip(seating.people, names))
    return [
        given.get(seat) or words.say("term-person" if seat in seating.people else "term-bot", {"number": seat + 1})
        for seat in range(seats)
    ]
