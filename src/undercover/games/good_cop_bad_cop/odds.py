"""What a seat may believe about the others, weighed from what it sees: its own memory, the cards that are still unseen,
facts about rows picked up, and, with some caution, what the others claim."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from undercover.games.good_cop_bad_cop.game import GAME
from undercover.games.good_cop_bad_cop.things import AGENT, CROOKED, FACE_IDS, HONEST, KINDS, KINGPIN, TEAM_IDS

KIND_IDS = FACE_IDS[:KINDS]
#: How much likelier a card is what somebody says it is, at most: if the speaker is sure to be on one's own team.
TRUST = 3.0


class Belief(NamedTuple):
    """How likely somebody is Honest, holds the Agent, holds the Kingpin."""

    honest: float
    agent: float
    kingpin: float

    def on(self, team: int) -> float:
        return self.honest if team == HONEST else 1 - self.honest

    def leads(self, team: int) -> float:
        return self.agent if team == HONEST else self.kingpin


Row = tuple[int, ...]
#: By token: the kind somebody says the card is, and how much likelier that makes it.
Hearsay = dict[int, tuple[int, float]]


def beliefs(seen: dict[str, Any]) -> list[Belief]:
    """One for each player. First without what they claim; then claims count as much as their speakers are trusted."""
    first = [belief(seen, player, {}) for player in seen["players"]]
    if seen["seat"] is None or not seen["claims"]:
        return first
    heard = hearsay(seen, first)
    return [belief(seen, player, heard) for player in seen["players"]]


def hearsay(seen: dict[str, Any], trusted: list[Belief]) -> Hearsay:
    """What others say of cards, with the trust in them; the last word about a card counts."""
    mine = TEAM_IDS.index(seen["players"][seen["seat"]]["team"])
    heard: Hearsay = {}
    for note in seen["claims"]:
        kind, _, about = note["claim"].partition(":")
        if kind in ("saw_card", "own_card") and note["token"] is not None and note["speaker"] != seen["seat"]:
            trust = trusted[note["speaker"]].on(mine)
            heard[note["token"]] = KIND_IDS.index(about.split(",")[-1]), 1 + (TRUST - 1) * trust * trust
    return heard


def unseen(seen: dict[str, Any]) -> list[int]:
    """How many cards of each kind this seat has not seen."""
    seats = len(seen["players"])
    ordinary = GAME.box(None).ordinary[seats]
    left = [ordinary.count(HONEST), ordinary.count(CROOKED), 1, 1]
    known = [card["kind"] for player in seen["players"] for card in player["row"]] + seen["removed"] + seen["burned"]
    for kind in known:
        if kind is not None:
            left[KIND_IDS.index(kind)] -= 1
    return left


def belief(seen: dict[str, Any], player: dict[str, Any], heard: Hearsay) -> Belief:
    total = honest = agent = kingpin = 0.0
    known, elsewhere = facts(seen, player)
    left = [count - elsewhere.count(kind) for kind, count in enumerate(unseen(seen))]
    for row, weight in possible_rows(player["row"], left, heard):
        if not fits(player, row, known):
            continue
        total += weight
        honest += weight * (team_of(row, player["planted"]) == HONEST)
        agent += weight * (AGENT in row)
        kingpin += weight * (KINGPIN in row)
    return Belief(honest / total, agent / total, kingpin / total) if total else Belief(0.5, 0.0, 0.0)


def possible_rows(cards: list[dict[str, Any]], left: list[int], heard: Hearsay) -> Iterator[tuple[Row, float]]:
    """Every row these cards could be, with its weight: cards are drawn one after the other from the unseen ones."""
    if not cards:
        yield (), 1.0
        return
    first, rest = cards[0], cards[1:]
    if first["kind"] is not None:
        for row, weight in possible_rows(rest, left, heard):
            yield (KIND_IDS.index(first["kind"]), *row), weight
        return
    said, likelier = heard.get(first["token"], (HONEST, 1.0))
    for kind in range(KINDS):
        if left[kind] > 0:
            weight = left[kind] * (likelier if kind == said else 1.0)
            less = [count - (kind == other) for other, count in enumerate(left)]
            for row, more in possible_rows(rest, less, heard):
                yield (kind, *row), weight * more


def facts(seen: dict[str, Any], player: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Kinds that are somewhere in this row, and kinds that are somewhere else, by facts that leave no doubt of it."""
    here: list[int] = []
    elsewhere: list[int] = []
    for fact in seen["facts"]:
        owners = {place["seat"] for place in fact["among"] if place["slot"] is not None}
        if owners:
            kinds = [KIND_IDS.index(kind) for kind in fact["cards"]]
            here += kinds if owners == {player["seat"]} else []
            elsewhere += kinds if player["seat"] not in owners else []
    return here, elsewhere


def fits(player: dict[str, Any], row: Row, known: list[int]) -> bool:
    """Nobody holds both leaders, a wounded player holds one, and what was in the row is in it."""
    leaders = (AGENT in row) + (KINGPIN in row)
    if leaders > 1 or (player["wounded"] and not leaders):
        return False
    hidden = [kind for kind, card in zip(row, player["row"]) if card["kind"] is None]
    return all(hidden.count(kind) >= known.count(kind) for kind in known)


def team_of(row: Row, planted: bool) -> int:
    if AGENT in row:
        return HONEST
    if KINGPIN in row:
        return CROOKED
    crooked = row.count(CROOKED) > row.count(HONEST)
    return CROOKED if crooked != planted else HONEST
