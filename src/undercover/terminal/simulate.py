"""`undercover simulate`: bots against bots."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from undercover.arena import MatchUp, Tally, run, wilson
from undercover.bots import levels
from undercover.table.game import Game
from undercover.terminal.asked import GAME, LANG, OPTION, SEATS, plainly, settings
from undercover.words import Words

GAMES = click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
JOBS = click.option(
    "--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes to share the work."
)
JSON = click.option("--json", "as_json", is_flag=True, help="Only the numbers, as JSON.")
#: Who meets when nobody is named.
USUAL = ("greedy", "random")


@click.command()
@GAME
@GAMES
@SEATS
@click.option("--bots", "names", metavar="A,B", help="Who meets (default: greedy and random).")
@click.option(
    "--seed", type=int, default=0, show_default=True, help="The first deal; every deal is played in all seatings."
)
@JOBS
@OPTION
@JSON
@LANG
def simulate(
    rules: Game[Any],
    games: int,
    seats: int | None,
    names: str | None,
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> None:
    """Let bots play many games and count who wins."""
    seats = rules.seats[0] if seats is None else seats
    settled = settings(rules, seats, options, research=True)
    bots = (
        tuple(name for name in USUAL if name in levels(rules))[:seats]
        if names is None
        else tuple(name.strip() for name in names.split(","))
    )
    with plainly():
        match_up = MatchUp(rules.slug, seats, settled, bots, seed)
    began = time.perf_counter()
    with watched(games, quiet=as_json) as progress:
        tally = run(match_up, games, jobs, progress)
    result = report(match_up, tally, time.perf_counter() - began)
    if as_json:
        click.echo(json.dumps(result, indent=2))
    else:
        words = Words(lang, rules)
        Console(highlight=False).print(_table(result, words), *below(result, words), _speed(result, words), sep="\n")


@contextmanager
def watched(games: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar that is told how many games more are done."""
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=quiet,
    )
    with bar:
        task = bar.add_task("", total=games)
        yield lambda more: bar.advance(task, more)


def report(match_up: MatchUp, tally: Tally, seconds: float) -> dict[str, Any]:
    """The result as plain numbers. All but `speed` depends on nothing but the match-up and the number of games."""
    return {
        "game": match_up.slug,
        "seats": match_up.seats,
        "options": dict(match_up.options),
        "seed": match_up.seed,
        "games": tally.games,
        "bots": [_score(name, tally, bot) for bot, name in enumerate(match_up.bots)],
        "length": {"mean": round(tally.mean_length, 2), "min": tally.shortest, "max": tally.longest},
        "decisions": tally.decisions,
        "speed": {"seconds": round(seconds, 3), "decisions_per_second": round(tally.decisions / seconds)},
    }


def _score(name: str, tally: Tally, bot: int) -> dict[str, Any]:
    """Games won with any seat, and seats won: the same where nobody has a partner."""
    return {
        "bot": name,
        "wins": tally.wins[bot],
        **_rate("rate", "interval", tally.wins[bot], tally.games),
        "seats": tally.seats[bot],
        "seat_wins": tally.seat_wins[bot],
        **_rate("seat_rate", "seat_interval", tally.seat_wins[bot], tally.seats[bot]),
    }


def _rate(rate: str, interval: str, wins: int, of: int) -> dict[str, Any]:
    return {rate: round(wins / of, 4), interval: [round(bound, 4) for bound in wilson(wins, of)]}


def _table(result: dict[str, Any], words: Words) -> Table:
    table = Table(title=words.say("game-title"))
    table.add_column(words.say("ui-bot"), style="bold")
    for heading in ("term-wins", "term-rate", "term-seat-rate", "term-interval"):
        table.add_column(words.say(heading), justify="right")
    for score in result["bots"]:
        low, high = score["seat_interval"]
        rates = f"{score['rate']:.1%}", f"{score['seat_rate']:.1%}"
        table.add_row(score["bot"], str(score["wins"]), *rates, f"{low:.1%} – {high:.1%}")
    return table


def below(result: dict[str, Any], words: Words) -> list[str]:
    return [
        words.say("term-games", {"count": result["games"]}),
        words.say("term-length", {name: str(number) for name, number in result["length"].items()}),
    ]


def _speed(result: dict[str, Any], words: Words) -> str:
    return words.say("term-speed", {"count": result["speed"]["decisions_per_second"]})
