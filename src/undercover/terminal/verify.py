"""`undercover verify`: whether a match was dealt and played as its record says."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from undercover.table.seal import verify as checked
from undercover.terminal.asked import FILE, LANG, plainly
from undercover.terminal.saves import record_in, values_in
from undercover.words import Words


@click.command()
@click.argument("file", type=FILE)
@click.option(
    "--data", type=FILE, metavar="FILE", help="The component values it was played with, if others than usual."
)
@LANG
def verify(file: Path, data: Path | None, lang: str) -> None:
    """Check the record in FILE: the seal of its deal, and every choice; say in words what was checked."""
    with plainly():
        record = record_in(file)
        found = checked(record, values_in(record) if data is None else data.read_text(encoding="utf-8"))
    words, console = Words(lang), Console(highlight=False)
    for id, fields in found:
        sure = id not in ("verify-no-seal", "verify-not-over")
        console.print(Text.assemble(("✓ " if sure else "· ", "bold green" if sure else "dim"), words.say(id, fields)))
