"""What a seat had to reckon with: in how many of the worlds it can believe in each hidden thing is what. Where what the
others have done tells of what they hide, it is weighed as the bots weigh it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from time import monotonic
from typing import Any, NamedTuple

from undercover.bots.likely import Likely
from undercover.table.agenda import Table
from undercover.table.dice import seeded
from undercover.table.game import Game
from undercover.table.match import Match

#: So many worlds are looked at; where some are likelier than others they are drawn from so many. Fewer, where somebody
#: waits: half of that time is for weighing them.
WORLDS, POOL = 100, 600
#: What stands in a view for something that is not seen.
UNKNOWN = (None, "hidden")


class Place(NamedTuple):
    """Somewhere in what a seat sees: the way there, whose it is, which of a row it is, and how things are named."""

    path: tuple[str | int, ...]
    #: The rest of the way, where the seat does not see any further.
    rest: tuple[str, ...]
    family: str

    @property
    def numbers(self) -> list[int]:
        return [step for step in self.path if isinstance(step, int)]


class Odds(NamedTuple):
    """The share of the worlds in which each thing lies at a place, the likeliest first; and what did lie there."""

    place: Place
    shares: dict[str, float]
    truth: list[str]


def odds(match: Match, seat: int, deadline: float | None = None) -> list[Odds]:
    """Everything hidden from a seat that its game can tell the odds of (`Game.odds`)."""
    places, dice = list(_hidden(match, seat)), seeded(f"odds/{seat}/{len(match.history)}")
    weighed = None if deadline is None else (monotonic() + deadline) / 2
    likely = Likely(match.chair(seat, dice, weighed), POOL, wary=True)
    counts: list[Counter[str]] = [Counter() for _ in places]
    worlds = 0
    while places and worlds < WORLDS and not (worlds and deadline is not None and monotonic() > deadline):
        open_table = Open(match.game, likely.draw())
        for place, count in zip(places, counts):
            count.update(set(open_table.things(place)))
        worlds += 1
    truth = Open(match.game, match.table)
    return [
        Odds(place, {thing: many / worlds for thing, many in count.most_common()}, truth.things(place))
        for place, count in zip(places, counts)
        if count
    ]


def _hidden(match: Match, seat: int) -> Iterator[Place]:
    """The places that a seat sees nothing of, or not all."""
    for pattern, family in match.game.odds.items():
        yield from _found(match.seen(seat), (), tuple(pattern.split(".")), family)


def _found(seen: Any, path: tuple[str | int, ...], rest: tuple[str, ...], family: str) -> Iterator[Place]:
    if seen in UNKNOWN or (not rest and isinstance(seen, list) and any(each in UNKNOWN for each in seen)):
        yield Place(path, rest, family)
    elif isinstance(seen, list) and rest:
        for number, each in enumerate(seen):
            yield from _found(each, (*path, number), rest, family)
    elif rest:
        yield from _found(seen[rest[0]], (*path, rest[0]), rest[1:], family)


class Open:
    """A table with all cards open: what one seat does not see, another does."""

    def __init__(self, game: Game[Any], table: Table) -> None:
        self._game, self._table = game, table
        self._seen: dict[int, Any] = {}

    def things(self, place: Place) -> list[str]:
        """What lies at a place. Whoever it belongs to is asked first."""
        owner = place.numbers[:1] if place.path[:1] == ("players",) else []
        for seat in [*owner, *(seat for seat in range(self._table.seats) if seat not in owner)]:
            found = _things(self._at(seat, place.path), place.rest)
            if found:
                return found
        return []

    def _at(self, seat: int, path: tuple[str | int, ...]) -> Any:
        if seat not in self._seen:
            self._seen[seat] = self._game.written(self._game.view(self._table, seat), seat)
        seen = self._seen[seat]
        for step in path:
            seen = seen[step]
        return seen


def _things(seen: Any, rest: tuple[str, ...]) -> list[str]:
    """The things of a part of a view; none if some of them are not seen."""
    if isinstance(seen, list):
        found = [_things(each, rest) for each in seen]
        return [thing for each in found for thing in each] if all(found) else []
    if isinstance(seen, dict):
        return _things(seen[rest[0]], rest[1:])
    return [] if seen in UNKNOWN else [str(seen)]
