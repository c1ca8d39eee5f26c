"""Readable positions of Agent Avenue: name what matters, and the rest of the box is laid out around it.

A pile is written as names with blanks between them: "sentinel*3 mole". The first card of a deck is its top one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercover import Match, game
from undercover.games.agent_avenue.things import AGENT_IDS, CARD_IDS

from ..positions import Rest
from ..positions import changed as changed
from ..positions import decision as decision
from ..positions import happened as happened
from ..positions import names as names
from ..positions import play as play
from ..positions import refused as refused
from ..positions import result as result

GAME = game("agent_avenue")
GREEN, BLUE = 0, 1
HAND = 4
SUPPLY = 3


def position(
    mode: str = "simple",
    seats: int = 2,
    *,
    active: str = "green",
    turn: int = 0,
    pair: str = "green",
    hands: Sequence[str] = (),
    rows: Sequence[str] = ("", ""),
    green: int = 0,
    blue: int = 7,
    top: str = "",
    deck: str | None = None,
    swaps: Sequence[int] | None = None,
    supply: str | None = None,
    market_top: str = "",
    market_deck: str | None = None,
    ongoing: Sequence[str] = ("", ""),
) -> Match:
    """The beginning of a turn. Hands that are not named get four of the rest; `top` lies on the deck, and the rest
    below it. A `deck` is the whole deck: the rest has then been swapped out (or, of the market, discarded)."""
    start = GAME.start(seats, 0, {"mode": mode, "pair": pair})
    dump = start.dump()
    laid: dict[str, Any] = dump["position"]
    laid |= {"active": active, "turn": turn, "agenda": [f"turn({BLUE if active == 'blue' else GREEN})"]}
    laid["steps"] = _steps(green, blue)
    if swaps is not None:
        laid["swaps"] = list(swaps)
    laid |= _agents(seats, hands, rows, top, deck)
    if mode == "advanced":
        laid |= _market(supply, market_top, market_deck, ongoing)
    return GAME.load(dump)


def _steps(green: int, blue: int) -> list[int]:
    """Between turns two spaces determine the lead (2.1)."""
    lead = (green - blue + 7 + 6) % 14 - 6
    return [green, green - lead]


def _agents(seats: int, hands: Sequence[str], rows: Sequence[str], top: str, deck: str | None) -> dict[str, Any]:
    box = list(GAME.box(None).agents)
    often = max(box.count(agent) for agent in box)
    rest = Rest([id for copy in range(often) for n, id in enumerate(AGENT_IDS) if box.count(n) > copy])
    named = [rest.take(hand) for hand in hands]
    laid_rows = [rest.take(row) for row in rows]
    drawn = rest.take(top if deck is None else deck)
    dealt = named + [rest.deal(HAND) for _ in range(seats - len(named))]
    gone = [] if deck is None else rest.deal(len(rest.cards))
    return {
        "hands": dealt,
        "rows": [{name: row.count(name) for name in row} for row in laid_rows],
        "deck": rest.cards + drawn[::-1],
        "swapped": [gone[seat::seats] for seat in range(seats)],
    }


def _market(supply: str | None, top: str, deck: str | None, ongoing: Sequence[str]) -> dict[str, Any]:
    rest = Rest(list(CARD_IDS))
    owned = [rest.take(cards) for cards in ongoing]
    named = None if supply is None else rest.take(supply)
    drawn = rest.take(top if deck is None else deck)
    shown = rest.deal(SUPPLY) if named is None else named
    gone = [] if deck is None else rest.deal(len(rest.cards))
    return {"ongoing": owned, "supply": shown, "market_deck": rest.cards + drawn[::-1], "discard": gone}


# ---------------------------------------------------------------- playing


def offer(m: Match, up: str, down: str, take: str) -> None:
    """The play step of a one-player side and the other side's answer."""
    m.play(m.waiting[0], f"offer:{up},{down}")
    m.play(m.waiting[0], f"take:{take}")


# ---------------------------------------------------------------- looking


def ids(m: Match, seat: int) -> list[str]:
    return [option.id for option in m.choices(seat)]


def side(m: Match, number: int) -> dict[str, Any]:
    found: dict[str, Any] = m.seen(None)["sides"][number]
    return found


def spaces(m: Match) -> tuple[int, int]:
    return side(m, GREEN)["space"], side(m, BLUE)["space"]


def lead(m: Match) -> int:
    return int(side(m, GREEN)["steps"]) - int(side(m, BLUE)["steps"])


def row(m: Match, number: int) -> dict[str, int]:
    found: dict[str, int] = side(m, number)["row"]
    return found


def hand(m: Match, seat: int) -> list[str]:
    return sorted(m.seen(seat)["players"][seat]["hand"])


def market(m: Match) -> dict[str, Any]:
    found: dict[str, Any] = m.seen(None)["market"]
    return found
