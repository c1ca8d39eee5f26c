"""Records: a match on paper, read back with suspicion."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from undercover.table.data import digest
from undercover.table.match import FORMAT, Match
from undercover.table.options import IllegalChoice
from undercover.table.parts import BadPosition
from undercover.table.registry import game

#: What a record must have, besides a seed or a position.
KINDS = {
    "game": str,
    "rules_version": str,
    "data": str,
    "options": dict,
    "seats": int,
    "choices": list,
    "hash": str,
}


class BadRecord(ValueError):
    """A record that cannot be played again. The text says what is wrong and where."""


def replay(record: Mapping[str, Any] | str, upto: int | None = None, data: str | None = None) -> Match:
    """Play a record again, the first `upto` choices of it or all; a complete replay must end at the record's hash.

    The record may also be the JSON text of one, as it comes out of a file.
    A record of a match with another data file than the game's own needs the text of that file.
    """
    record = _parsed(record) if isinstance(record, str) else record
    match = _opening(record, data)
    choices = record["choices"]
    if upto is not None and not 0 <= upto <= len(choices):
        raise ValueError(f"the record has {len(choices)} choices; upto={upto} is not among them")
    for n, choice in enumerate(choices[:upto]):
        seat, wanted = _choice(n, choice)
        try:
            match.play(seat, wanted)
        except IllegalChoice as refused:
            raise BadRecord(f"choice {n + 1} of the record cannot be made: {refused}") from None
    if upto is None and match.hash() != record["hash"]:
        raise BadRecord("the record does not end where it says: choices are missing or something was changed")
    return match


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadRecord(f"the record is not JSON, or only a piece of it: {problem}") from None


def _opening(record: Mapping[str, Any], data: str | None) -> Match:
    if not isinstance(record, Mapping):
        raise BadRecord("a record is a JSON object")
    if record.get("format") != FORMAT:
        raise BadRecord(f"this is no match record of format {FORMAT}")
    for key, kind in KINDS.items():
        if not isinstance(record.get(key), kind):
            raise BadRecord(f"the record lacks {key!r} (a {kind.__name__})")
    if ("seed" in record) == ("position" in record):
        raise BadRecord("a record has either a seed or a position to start from")
    try:
        rules = game(record["game"])
        if record["rules_version"] != rules.rules_version:
            raise BadRecord(
                f"the record was made with version {record['rules_version']} of the rules of {rules.title}; "
                f"this is version {rules.rules_version}, which may deal and decide differently"
            )
        if record["data"] != digest(rules.data if data is None else data):
            raise BadRecord(
                f"the record was made with other component values of {rules.title} (digest {record['data']}); "
                "it can be played again with the data file it was made with"
            )
        if "position" in record:
            return rules.load(record["position"], data)
        return rules.start(record["seats"], record["seed"], record["options"], data)
    except (LookupError, ValueError, BadPosition) as problem:
        if isinstance(problem, BadRecord):
            raise
        raise BadRecord(f"the record does not open: {problem}") from None


def _choice(n: int, choice: Any) -> tuple[int, str]:
    match choice:
        case [int(seat), str(wanted)]:
            return seat, wanted
    raise BadRecord(f"choice {n + 1} of the record must be [seat, option id], not {choice!r}")
