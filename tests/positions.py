"""What the readable positions of all games have in common: piles written as words, moves, refusals, what was heard."""

from __future__ import annotations

from typing import Any

import pytest

from undercover import IllegalChoice, Match
from undercover.table.options import Why


def names(pile: str) -> list[str]:
    """ "sentinel*2 mole" -> sentinel, sentinel, mole."""
    found: list[str] = []
    for word in pile.split():
        name, _, times = word.partition("*")
        found += [name] * int(times or 1)
    return found


class Rest:
    """The cards of the box that have no place yet."""

    def __init__(self, cards: list[str]) -> None:
        self.cards = cards

    def take(self, pile: str) -> list[str]:
        taken = names(pile)
        for name in taken:
            assert name in self.cards, f"the box has no more {name}"
            self.cards.remove(name)
        return taken

    def deal(self, count: int) -> list[str]:
        return [self.cards.pop() for _ in range(count)]


def changed(m: Match, **parts: Any) -> Match:
    """The same position with some of its parts replaced."""
    dump = m.dump()
    assert parts.keys() <= dump["position"].keys(), parts.keys() - dump["position"].keys()
    dump["position"] |= parts
    return m.game.load(dump)


def play(m: Match, *moves: str) -> None:
    """Each move is a seat and an option: "0 shoot:2"."""
    for move in moves:
        seat, option = move.split()
        m.play(int(seat), option)


def refusal(m: Match, seat: int, option: str) -> Why | None:
    """Why the choice is refused, and nothing has changed by it."""
    before = m.hash()
    with pytest.raises(IllegalChoice) as caught:
        m.play(seat, option)
    assert m.hash() == before
    return caught.value.reason


def refused(m: Match, seat: int, option: str, reason: str | None = None) -> None:
    """The choice is refused for this reason, and nothing has changed."""
    why = refusal(m, seat, option)
    assert (why.message if why else None) == reason


def happened(m: Match, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of a kind that a seat has heard (None: a spectator), without when and why."""
    heard = [event for event in m.story(seat) if event["type"] == kind]
    return [{name: event[name] for name in event if name not in ("type", "at", "clause")} for event in heard]


def decision(m: Match, seat: int | None = None) -> str | None:
    """What is being decided, as a seat sees it."""
    found: str | None = m.seen(seat)["decision"]
    return found


def result(m: Match) -> tuple[set[int], str] | None:
    """Who has won and why, or None while the game goes on."""
    return None if m.outcome is None else (set(m.outcome.winners), m.outcome.reason)
