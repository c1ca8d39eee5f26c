"""A match on paper: what a record holds."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

import msgspec

from undercover.table.data import digest
from undercover.table.options import id_of

if TYPE_CHECKING:
    from undercover.table.match import Match

FORMAT = 1


class Record(msgspec.Struct, omit_defaults=True, kw_only=True):
    """All it takes to play a match again: a seed or a position to start from, and the choices by seat and id."""

    format: int
    game: str
    rules_version: str
    #: The digest of the component values it was played with.
    data: str
    options: dict[str, str | int | bool]
    seats: int
    seed: int | str | None = None
    position: dict[str, Any] | None = None
    #: Free claims: after how many choices, by whom, in which words.
    claims: list[tuple[int, int, str]] = []
    choices: list[tuple[int, str]]
    hash: str


def plainly(problem: msgspec.ValidationError) -> str:
    """What msgspec has to say, with the names of things in quotes."""
    text = str(problem).replace("Object missing required field", "lacks").replace("`$.", "'").replace("`", "'")
    return text[0].lower() + text[1:]


def record(match: Match) -> dict[str, Any]:
    """The record of a match, as JSON."""
    from undercover.table.match import SEAT, SEAT_BITS  # here, because a match imports this module

    game = match.game
    again = match.again(0)
    choices: list[tuple[int, str]] = []
    for choice in match.history:
        seat, option = choice & SEAT, choice >> SEAT_BITS
        choices.append((seat, id_of(option, again.table, game.fields)))
        again.step(seat, option)
    paper = Record(
        format=FORMAT,
        game=game.slug,
        rules_version=match.rules_version,
        data=digest(game.data if match.data is None else match.data),
        options=dict(match.options),
        seats=match.seats,
        seed=match.seed if match.origin is None else None,
        position=deepcopy(match.origin),
        claims=[(said.at, said.seat, said.claim) for said in match.said],
        choices=choices,
        hash=match.hash(),
    )
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(paper))
    return found
