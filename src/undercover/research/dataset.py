"""`undercover dataset`: matches of bots as records and arrays, for whoever learns from play.

A folder holds one file of records and one of arrays for every hundred matches, and a card that says what they are. What
is there already is not played again, so that a long run can be broken off and gone on with.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from undercover.bots import level, luck
from undercover.research.encoding import Encoding, rewards
from undercover.table.game import Game, Setting
from undercover.table.match import Match
from undercover.terminal.asked import GAME, OPTION, SEATS, plainly, settings

#: Matches in one file.
SHARD = 100
Arrays = dict[str, Any]

CARD = """# {title}: {games} matches of the level `{level}`

Written by `undercover dataset`. Match i was dealt from the seed {seed} + i, at {seats} seats, with the options
{options}; all seats were played by the bot `{level}`. Rules version {rules}, {size} numbers in an observation,
{actions} actions.

* `records-*.jsonl`: one record a line; `undercover replay` shows it, `undercover verify` checks it.
* `arrays-*.{ending}`: one row a decision: `match`, `seat`, `observation` (int16; `observation.txt` says what stands at
  each place), `legal` (the numbers of the actions that were offered), `action` (the one taken), `reward` (1 if the seat
  won in the end, -1 if not).
"""


class Dataset:
    """Matches of one level at one kind of table, in a folder."""

    def __init__(
        self,
        game: Game[Any],
        folder: Path,
        level: str,
        seats: int,
        options: dict[str, Setting],
        seed: int = 0,
        parquet: bool = False,
    ) -> None:
        self.coded = Encoding(game, seats, options)
        self.folder, self.level, self.seed = folder, level, seed
        self.ending = "parquet" if parquet else "npz"

    def write(self, games: int) -> Iterator[int]:
        """Play what is missing; how many matches have been added to the folder, as it goes on."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "observation.txt").write_text("\n".join(self.coded.describe()) + "\n", encoding="utf-8")
        for first in range(0, games, SHARD):
            count = min(SHARD, games - first)
            if not self.arrays(first, count).exists():
                self.write_shard(first, count)
            yield count
        self.write_card(games)

    def arrays(self, first: int, count: int) -> Path:
        return self.folder / f"arrays-{first:06}-{first + count - 1:06}.{self.ending}"

    def write_shard(self, first: int, count: int) -> None:
        """The arrays come last, whole or not at all: a shard with arrays is done."""
        records, rows = [], []
        for n in range(first, first + count):
            match = self.coded.game.start(self.coded.seats, self.seed + n, self.coded.options)
            rows += self.play(match, n)
            records.append(json.dumps(match.record()))
        place = self.arrays(first, count)
        (self.folder / f"records-{place.stem.removeprefix('arrays-')}.jsonl").write_text(
            "\n".join(records) + "\n", encoding="utf-8"
        )
        unfinished = place.with_suffix(".part")
        with unfinished.open("wb") as file:
            (write_parquet if self.ending == "parquet" else write_npz)(rows, file)
        unfinished.rename(place)

    def play(self, match: Match, n: int) -> list[Arrays]:
        """Let the bots play a match to its end; a row for every decision."""
        coded, bot = self.coded, level(self.level, self.coded.game)
        rows: list[Arrays] = []
        while match.waiting:
            seat = match.waiting[0]
            option = bot.choose(match.chair(seat, luck(match)))
            seen, legal = coded.vector(match, seat), coded.legal(match, seat)
            action = int(coded.actions.number(option))
            rows.append({"match": n, "seat": seat, "observation": seen, "legal": legal, "action": action})
            match.step(seat, option)
        won = rewards(match.table)
        return [{**row, "reward": won[row["seat"]]} for row in rows]

    def write_card(self, games: int) -> None:
        coded = self.coded
        text = CARD.format(
            title=coded.game.title,
            games=games,
            level=self.level,
            seed=self.seed,
            seats=coded.seats,
            options=json.dumps(coded.options),
            rules=coded.game.rules_version,
            size=coded.size,
            actions=len(coded.actions),
            ending=self.ending,
        )
        (self.folder / "README.md").write_text(text, encoding="utf-8")


def write_npz(rows: list[Arrays], file: Any) -> None:
    """Legal actions one row after another in `legal`; those of row i from `legal_starts[i]` on."""
    np.savez_compressed(
        file,
        match=np.array([row["match"] for row in rows], np.int32),
        seat=np.array([row["seat"] for row in rows], np.int8),
        observation=np.stack([row["observation"] for row in rows]),
        legal=np.concatenate([row["legal"] for row in rows]).astype(np.int16),
        legal_starts=np.cumsum([0, *(len(row["legal"]) for row in rows)]),
        action=np.array([row["action"] for row in rows], np.int16),
        reward=np.array([row["reward"] for row in rows], np.float32),
    )


def write_parquet(rows: list[Arrays], file: Any) -> None:
    import pyarrow as arrow
    from pyarrow import parquet

    columns = {
        "match": arrow.array([row["match"] for row in rows], arrow.int32()),
        "seat": arrow.array([row["seat"] for row in rows], arrow.int8()),
        "observation": arrow.array([row["observation"] for row in rows], arrow.list_(arrow.int16())),
        "legal": arrow.array([row["legal"] for row in rows], arrow.list_(arrow.int16())),
        "action": arrow.array([row["action"] for row in rows], arrow.int16()),
        "reward": arrow.array([row["reward"] for row in rows], arrow.float32()),
    }
    parquet.write_table(arrow.table(columns), file)


@click.command()
@GAME
@click.option("--level", "name", default="greedy", show_default=True, help="Which bot plays all seats.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many matches.")
@SEATS
@click.option("--seed", type=int, default=0, show_default=True, help="The seed of the first deal.")
@click.option("--into", type=click.Path(file_okay=False, path_type=Path), help="The folder (default: GAME-LEVEL).")
@click.option("--parquet", is_flag=True, help="Parquet instead of npz; needs pyarrow.")
@OPTION
def dataset(
    rules: Game[Any],
    name: str,
    games: int,
    seats: int | None,
    seed: int,
    into: Path | None,
    parquet: bool,
    options: tuple[str, ...],
) -> None:
    """Write matches of bots as records and arrays; what is there already is kept."""
    seats = rules.seats[0] if seats is None else seats
    settled = dict(settings(rules, seats, options, research=True))
    folder = Path(f"{rules.slug}-{name}") if into is None else into
    with plainly():
        level(name, rules)
        found = Dataset(rules, folder, name, seats, settled, seed, parquet)
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True))
    with bar:
        task = bar.add_task("", total=games)
        for count in found.write(games):
            bar.advance(task, count)
    click.echo(f"{folder}: {games} matches")
