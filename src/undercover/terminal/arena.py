"""`undercover arena`: who is how strong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from undercover.arena import RUNNERS, Arena
from undercover.arena.plot import plot as drawn
from undercover.bots import levels
from undercover.table.game import Game
from undercover.terminal.asked import FILE, GAME, LANG, OPTION, SEATS, plainly, settings
from undercover.terminal.simulate import GAMES, JOBS, JSON, below, watched
from undercover.words import Words


@click.command()
@GAME
@click.option("--players", "names", metavar="A,B,…", help="Who meets (default: every level there is for the game).")
@GAMES
@SEATS
@OPTION
@click.option("--seed", type=int, default=0, show_default=True, help="The first deal.")
@JOBS
@click.option(
    "--runner",
    type=click.Choice([*RUNNERS]),
    default="local",
    show_default=True,
    help="This machine, or a Ray cluster.",
)
@click.option("--resume", type=FILE, metavar="FILE", help="Write finished games there; those that are there count.")
@JSON
@click.option("--plot", type=FILE, metavar="FILE.svg", help="Draw the result.")
@LANG
def arena(
    rules: Game[Any],
    names: str | None,
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    seed: int,
    jobs: int,
    runner: str,
    resume: Path | None,
    as_json: bool,
    plot: Path | None,
    lang: str,
) -> None:
    """Let players meet, in every seating, and rate them.

    Every deal is played once in every seating, so that each player sits equally often at every seat. With more players
    than seats every choice of players that fills the table meets, each for --games games; with fewer, neighbours are
    one player. A player named twice has two places at the table.

    A seat of a game counts as a game: where seats win in teams, the rate is the share of a player's seats that won.
    Where everybody wins or loses together, each player has the tables to itself, all with the same deals: the rate is
    that of its tables, and the game is the opponent, rated 1500. Ratings are Bradley and Terry's, in the points known
    from chess, with 95 % intervals.

    Bots that think for a number of worlds, not for a time, give the same result for the same seed on any number of
    processes and machines, and also after a kill: --resume goes on where the file ends.
    """
    seats = rules.seats[0] if seats is None else seats
    settled = settings(rules, seats, options, research=True)
    players = levels(rules)[::-1] if names is None else tuple(name.strip() for name in names.split(","))
    with plainly():
        if plot is not None:
            plot.touch()  # better now than after hours
        contest = Arena(rules.slug, seats, settled, players, games, seed)
        with watched(contest.total, quiet=as_json) as progress:
            result = contest.report(contest.play(jobs, runner, resume, progress))
        if plot is not None:
            plot.write_text(drawn(result), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(result, indent=2))
    else:
        words = Words(lang, rules)
        Console(highlight=False).print(_table(result, words), *below(result, words), sep="\n")


def _table(result: dict[str, Any], words: Words) -> Table:
    table = Table(title=words.say("game-title"))
    table.add_column(words.say("ui-bot"), style="bold")
    for heading in ("term-played", "term-wins", "term-rate", "term-interval", "term-rating"):
        table.add_column(words.say(heading), justify="right")
    for score in sorted(result["players"], key=lambda score: -score["rating"]):
        rates = f"{score['rate']:.1%}", f"{score['low']:.1%} – {score['high']:.1%}"
        doubt = round((score["rating_high"] - score["rating_low"]) / 2)
        table.add_row(score["name"], str(score["games"]), str(score["wins"]), *rates, f"{score['rating']} ± {doubt}")
    return table
