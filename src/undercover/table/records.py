"""Records: a match on paper, read back with suspicion."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec

from undercover.table.data import digest
from undercover.table.match import Match
from undercover.table.options import IllegalChoice
from undercover.table.papers import FORMAT, Record, plainly
from undercover.table.parts import BadPosition
from undercover.table.registry import game


class BadRecord(ValueError):
    """A record that cannot be played again. The text says what is wrong and where."""


def replay(record: Mapping[str, Any] | str, upto: int | None = None, data: str | None = None) -> Match:
    """Play a record again, the first `upto` choices of it or all; a complete replay must end at the record's hash.

    The record may also be the JSON text of one, as it comes out of a file.
    A record of a match with another data file than the game's own needs the text of that file.
    """
    paper = _read(_parsed(record) if isinstance(record, str) else record)
    match = _opening(paper, data)
    if upto is not None and not 0 <= upto <= len(paper.choices):
        raise ValueError(f"the record has {len(paper.choices)} choices; upto={upto} is not among them")
    for n, (seat, wanted) in enumerate(paper.choices[:upto]):
        try:
            match.play(seat, wanted)
        except IllegalChoice as refused:
            raise BadRecord(f"choice {n + 1} of the record cannot be made: {refused}") from None
    if upto is None and match.hash() != paper.hash:
        raise BadRecord("the record does not end where it says: choices are missing or something was changed")
    return match


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadRecord(f"the record is not JSON, or only a piece of it: {problem}") from None


def _read(record: Mapping[str, Any]) -> Record:
    if not isinstance(record, Mapping):
        raise BadRecord("a record is a JSON object")
    if record.get("format") != FORMAT:
        raise BadRecord(f"this is no match record of format {FORMAT}")
    try:
        paper = msgspec.convert(dict(record), Record)
    except msgspec.ValidationError as problem:
        raise BadRecord(_said(problem, record)) from None
    if ("seed" in record) == ("position" in record):
        raise BadRecord("a record has either a seed or a position to start from")
    return paper


def _said(problem: msgspec.ValidationError, record: Mapping[str, Any]) -> str:
    found = re.search(r"\$\.choices\[(\d+)\]", str(problem))
    if found:
        n = int(found[1])
        return f"choice {n + 1} of the record must be [seat, option id], not {record['choices'][n]!r}"
    if "$.seed" in str(problem):
        return f"a seed is a whole number, not {record['seed']!r}"
    if "$.position" in str(problem):
        return f"the record does not open: {plainly(problem)}"
    return f"the record {plainly(problem)}"


def _opening(paper: Record, data: str | None) -> Match:
    try:
        rules = game(paper.game)
        if paper.rules_version not in rules.versions:
            raise BadRecord(
                f"the record was made with version {paper.rules_version} of the rules of {rules.title}; "
                f"here it is played by {', '.join(rules.versions)}, which may deal and decide differently"
            )
        if paper.data != digest(rules.data if data is None else data):
            raise BadRecord(
                f"the record was made with other component values of {rules.title} (digest {paper.data}); "
                "it can be played again with the data file it was made with"
            )
        if paper.seed is None:
            return rules.load(paper.position or {}, data)
        return rules.start(paper.seats, paper.seed, paper.options, data, paper.rules_version)
    except (LookupError, ValueError, BadPosition) as problem:
        if isinstance(problem, BadRecord):
            raise
        raise BadRecord(f"the record does not open: {problem}") from None
