"""Readable positions of The Agents: name what matters, and the rest of the box is laid out around it.

A pile is written as cards with blanks between them, the top one first; `*2` means two of them. A row is written in slot
order, each card with the seat its command faces, "hacker_2>1 jack_1>0", or with a cross if it is dead, "medic_1>x".
`jack_1` is short for `jack_of_all_trades_1`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from undercover import Match, game
from undercover.games.the_agents.table import seating
from undercover.games.the_agents.things import AGENTS, CARD_IDS, FACTION_IDS, MISSIONS

from .. import positions
from ..positions import happened as happened
from ..positions import result as result

GAME = game("the_agents")


def full(text: str) -> str:
    return re.sub(r"\bjack_([12])", r"jack_of_all_trades_\1", text)


def short(text: str) -> str:
    return text.replace("jack_of_all_trades", "jack")


def cards(pile: str) -> list[str]:
    return positions.names(full(pile))


class Rest(positions.Rest):
    """The cards of a deck that have no place yet."""

    def __init__(self, deck: int) -> None:
        super().__init__([CARD_IDS[card] for card in GAME.box(None).decks[deck]])

    def take(self, pile: str) -> list[str]:
        return super().take(full(pile))

    def lay(self, row: str, owners: Sequence[int]) -> list[str]:
        laid = []
        for word in row.split():
            card, _, facing = word.partition(">")
            laid.append(f"{self.take(card)[0]}:{'dead' if facing == 'x' else 'ab'[owners.index(int(facing))]}")
        return laid

    def stock(self, hands: list[list[str]], top: str, pile: str | None, keeper: int) -> list[str]:
        """The draw pile; if it is named as a whole, the keeper holds the cards that are left over."""
        drawn = self.take(top if pile is None else pile)
        if pile is None:
            return self.cards + drawn[::-1]
        hands[keeper] = hands[keeper] + self.cards
        return drawn[::-1]


def position(
    seats: int = 2,
    *,
    active: int = 0,
    first: int = 0,
    actions: int = 2,
    equal_turns: bool = False,
    rows: Mapping[str, str] | None = None,
    hands: Sequence[str] = (),
    missions: Sequence[str] = (),
    posts: Mapping[str, str] | None = None,
    points: Sequence[int] = (),
    top: str = "",
    pile: str | None = None,
    retired: str = "",
    mission_top: str = "",
    mission_pile: str | None = None,
    mission_retired: str = "",
    keeper: int = 1,
    **parts: Any,
) -> Match:
    """The active player on turn. Hands that are not named are empty; `top` lies on the draw pile, the rest below it. A
    `pile` is the whole draw pile: the keeper holds the rest. A post is a faction and a seat: {"A1": "man_down"}."""
    dump = GAME.start(seats, 0, {"equal_turns": equal_turns}).dump()
    owners, _ = seating(seats)
    agents, tasks = Rest(AGENTS), Rest(MISSIONS)
    laid = [agents.lay((rows or {}).get(FACTION_IDS[n], ""), owners[n]) for n in range(len(owners))]
    posted = [
        tasks.take((posts or {}).get(f"{FACTION_IDS[n]}{owner}", "")) for n in range(len(owners)) for owner in owners[n]
    ]
    held = [agents.take(hands[seat] if seat < len(hands) else "") for seat in range(seats)]
    held_missions = [tasks.take(missions[seat] if seat < len(missions) else "") for seat in range(seats)]
    gone, done = agents.take(retired), tasks.take(mission_retired)
    piles = [agents.stock(held, top, pile, keeper), tasks.stock(held_missions, mission_top, mission_pile, keeper)]
    dump["position"] |= {
        "agenda": [f"act({active})", f"score({active})"],
        "active": active,
        "first_seat": first,
        "actions": actions,
        "rows": laid,
        "posts": [sorted(post, key=CARD_IDS.index) for post in posted],
        "hands": [[sorted(hand, key=CARD_IDS.index) for hand in deck] for deck in (held, held_missions)],
        "points": [points[seat] if seat < len(points) else 5 for seat in range(seats)],
        "piles": piles,
        "retired": [gone[::-1], done[::-1]],
        **parts,
    }
    return GAME.load(dump)


# ---------------------------------------------------------------- playing


def play(m: Match, *moves: str) -> None:
    """Each move is a seat and an option: "0 play:marksman_1,A1,1"."""
    positions.play(m, *[full(move) for move in moves])


def refused(m: Match, seat: int, option: str, reason: str | None = None) -> None:
    positions.refused(m, seat, full(option), reason)


# ---------------------------------------------------------------- looking


def ids(m: Match, seat: int, kind: str = "") -> list[str]:
    """The options of a seat, or those of one kind."""
    return [short(option.id) for option in m.choices(seat) if not kind or option.kind == kind]


def faction(m: Match, name: str) -> dict[str, Any]:
    found: dict[str, Any] = m.seen(None)["factions"][FACTION_IDS.index(name)]
    return found


def row(m: Match, name: str) -> str:
    """The row as it lies there; of a dead agent only the cross can be seen."""
    laid = faction(m, name)["row"]
    return " ".join(short(f"{agent['card']}>{agent['facing']}") if agent["card"] else "x" for agent in laid)


def arrows(m: Match, name: str) -> list[int]:
    """What the row pays its two owners."""
    found: list[int] = faction(m, name)["points"]
    return found


def player(m: Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = m.seen(seat)["players"][seat]
    return found


def hand(m: Match, seat: int) -> str:
    return " ".join(short(card["card"]) for card in player(m, seat)["hand"])


def missions(m: Match, seat: int) -> str:
    return " ".join(player(m, seat)["missions_in_hand"])


def attached(m: Match, name: str) -> list[tuple[int, str]]:
    return [(mission["seat"], mission["mission"]) for mission in faction(m, name)["missions"]]


def points(m: Match) -> list[int]:
    return [player["points"] for player in m.seen(None)["players"]]


def income(m: Match, seat: int) -> tuple[int, int]:
    """What a seat would score now, by arrows and by missions."""
    found = m.seen(None)["players"][seat]["income"]
    return found["arrows"], found["missions"]


def actions(m: Match) -> int:
    found: int = m.seen(None)["actions"]
    return found


def decision(m: Match) -> tuple[int, str] | None:
    """Who is asked, and what."""
    view = m.seen(None)
    return (view["asked"][0], view["decision"]) if view["asked"] else None


def final(m: Match) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and places at the end."""
    assert m.outcome is not None
    return m.outcome.scores, m.outcome.places
