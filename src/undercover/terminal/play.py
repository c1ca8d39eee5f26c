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
from undercover.terminal.opponents import character, met
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
    seating.players = players(seating, rules, seats, names)
    if save is not None and save.exists():
        raise click.UsageError(f"{save} is there already; go on with it by: undercover resume {save}")
    with plainly():
        bots.level(seating.bots, rules)
        values = None if data is None else data.read_text(encoding="utf-8")
        match = rules.start(seats, secrets.randbits(32) if seed is None else seed, settled, values)
        file = save or saves.new_file(rules.slug)
        saves.write(file, match, seating)
    table = Sitting(match, seating, file, Console(highlight=False))
    if len(sitting) < seats:
        table.news = met(seating.bots, rules, Words(lang, rules))
    table.play()


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


def players(seating: Seating, rules: Game[Any], seats: int, names: tuple[str, ...] = ()) -> list[str]:
    """The names of all seats; whoever gave none is called by their number, and bots by what they are in the game."""
    if len(names) > len(seating.people):
        raise click.UsageError(f"{len(names)} names for {len(seating.people)} people; add people with --people")
    given = dict(zip(seating.people, names))
    words = Words(seating.language, rules)
    bot, alone = character(seating.bots, words), seats - len(seating.people) == 1

    def called(seat: int) -> str:
        if seat in seating.people:
            return given.get(seat) or words.say("term-person", {"number": seat + 1})
        if bot is None:
            return words.say("term-bot", {"number": seat + 1})
        return bot if alone else f"{bot} {seat + 1}"

    return [called(seat) for seat in range(seats)]
