"""Saved matches: a record with a note on who sits where. Anything that reads records reads a save."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from undercover.table.match import Match
from undercover.table.records import BadRecord, replay


class Seating(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays at this keyboard: the seats of people, the names of all, the level of the bots, the language."""

    people: list[int]
    players: list[str]
    bots: str
    language: str
    #: Whether the person is taught, and how (`undercover.table.lesson.WAYS`).
    taught: str = ""


def new_file(slug: str) -> Path:
    """A place for a new match in the person's own data folder."""
    folder = _folder()
    stem = f"{slug}-{datetime.now():%Y%m%d-%H%M%S}"
    names = (f"{stem}.json" if n == 1 else f"{stem}-{n}.json" for n in range(1, 1000))
    return next(folder / name for name in names if not (folder / name).exists())


def latest() -> Path:
    """The match that was played last and is not over."""
    files = sorted(_folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files:
        if read(file)[0].outcome is None:
            return file
    raise FileNotFoundError(
        2, "no unfinished match is saved there; begin one with: undercover play GAME", str(_folder())
    )


def how_to_resume(file: Path) -> str:
    """The command that goes on with this match; the one played last needs no name."""
    return "undercover resume" if file.parent == _folder() else f"undercover resume {file}"


def write(file: Path, match: Match, seating: Seating) -> None:
    """Keep the match. Whatever happens meanwhile, the file holds either what it held before or all of this."""
    record = {**match.record(), "terminal": msgspec.to_builtins(seating)}
    if match.data is not None:
        record["values"] = match.data
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    with draft.open("w", encoding="utf-8") as text:
        json.dump(record, text, ensure_ascii=False, indent=1)
        text.flush()
        os.fsync(text.fileno())
    draft.replace(file)


def read(file: Path, data: str | None = None) -> tuple[Match, Seating | None]:
    """The match of a file, where it stands, and who sits there, if the file says so."""
    record = record_in(file)
    try:
        match = replay(record, data=values_in(record) if data is None else data)
        return match, _seating(record["terminal"], match) if "terminal" in record else None
    except ValueError as problem:
        raise BadRecord(f"{file}: {problem}") from None


def record_in(file: Path) -> dict[str, Any]:
    try:
        record = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as problem:
        raise BadRecord(f"{file} holds no record, or only a piece of one: {problem}") from None
    if not isinstance(record, dict):
        raise BadRecord(f"{file}: a record is a JSON object")
    return record


def values_in(record: dict[str, Any]) -> str | None:
    values = record.get("values")
    if values is not None and not isinstance(values, str):
        raise BadRecord("'values' must be the text of a data file")
    return values


def _seating(note: object, match: Match) -> Seating:
    try:
        seating = msgspec.convert(note, Seating)
    except msgspec.ValidationError as problem:
        raise BadRecord(f"the note on who sits where does not fit: {problem}") from None
    if len(seating.players) != match.seats or not set(seating.people) <= set(range(match.seats)):
        raise BadRecord(f"the note on who sits where is not for {match.seats} seats")
    return seating


def _folder() -> Path:
    return user_data_path("undercover", appauthor=False) / "matches"
