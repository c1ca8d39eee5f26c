"""What is good at Agent Avenue, judged from what one seat sees. The unit is one space of lead.

Everything public is laid out on a table of its own, so that the rules themselves say how far an agent moves whom and
who would win. What is hidden is weighed by the agents that are still unseen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import exp
from typing import Any, NamedTuple

from undercover.games.agent_avenue.game import GAME
from undercover.games.agent_avenue.rules import join_row, move
from undercover.games.agent_avenue.table import NOTHING, Avenue
from undercover.games.agent_avenue.things import AGENT_IDS, CARD_IDS, SENTINEL, SIDE_IDS, SURVEILLANCE_TRUCK
from undercover.table.options import Option

# The weights were found by letting variants play each other and the random bot.

#: A game won. More than any lead, but not so much that a remote chance of it outweighs everything else.
WIN = 20.0
#: How much the agents still to come count against the spaces already gained.
PROMISE = 1.5
#: A lead grows heavier as it nears the catch.
NEAR = 0.12
#: A visit to the black market.
MARKET = 1.5
#: A swap used up.
SWAP = 0.4
#: How far apart two choices must be for an opponent to see clearly which is better.
DOUBT = 4.0
#: How far the two cards of an offer must suit the one who made it before they are suspected more than any others.
TRUST = 10.0

Names = tuple[int, ...]
Unseen = tuple[int, ...]
Weights = tuple[float, ...]


class Position(NamedTuple):
    """What everybody sees, from one side, and the agents that side has not seen yet: how many of each name."""

    side: int
    active: int
    seats: int
    mode: str
    steps: Names
    rows: tuple[Names, Names]
    ongoing: tuple[Names, Names]
    supply: Names
    unseen: Unseen


def value(seen: dict[str, Any], option: Option) -> float:
    """What this option is worth to the seat that sees this."""
    judge = Judge(seen)
    return VALUES[option.kind](judge, option)


class Judge:
    """One seat's view, read with an eye to its chances."""

    def __init__(self, seen: dict[str, Any]) -> None:
        player = seen["players"][seen["seat"]]
        self.seat: int = seen["seat"]
        self.hand = [AGENT_IDS.index(name) for name in player["hand"]]
        self.up = NOTHING if seen["offer"]["up"] is None else AGENT_IDS.index(seen["offer"]["up"])
        self.decision: str = seen["decision"]
        self.position = position_of(seen, player)
        #: What the others cannot place: they do not know this hand.
        self.secret = tuple(count + self.hand.count(agent) for agent, count in enumerate(self.position.unseen))
        self.sizes = [each["hand_size"] for each in seen["players"]]

    # -- the offer (4.2, 4.3)

    def offer(self, up: int, down: int) -> float:
        """What laying these two is worth, when the other side may take either and sees only one."""
        taken = takes_up(self.position, self.secret, up)
        return taken * recruited(self.position, down, up) + (1 - taken) * recruited(self.position, up, down)

    def best_offer(self, hand: list[int]) -> float:
        names = set(hand)
        if len(names) == 1:
            return self.offer(hand[0], hand[0])
        return max(self.offer(up, down) for up in names for down in names if up != down)

    def lay_up(self, up: int) -> float:
        """The partner will add a card nobody knows yet."""
        return mean(another(self.position.unseen, up), lambda down: self.offer(up, down))

    def best_up(self, hand: list[int]) -> float:
        return max(self.lay_up(agent) for agent in set(hand))

    def best_down(self, hand: list[int]) -> float:
        names = {agent for agent in hand if agent != self.up} or set(hand)
        return max(self.offer(self.up, agent) for agent in names)

    def swap(self, agent: int) -> float:
        """The best that can be laid after drawing any of the unseen agents, less the swap."""
        best = {"offer": self.best_offer, "face_down": self.best_down}.get(self.decision, self.best_up)
        rest = self.hand[:]
        rest.remove(agent)
        return mean(self.position.unseen, lambda drawn: best([*rest, drawn])) - SWAP

    def first(self, seat: int) -> float:
        """Whether the own hand is better at opening an offer or at completing one."""
        if seat == self.seat:
            return self.best_up(self.hand)
        return mean(
            self.position.unseen, lambda up: max(self.offer(up, down) for down in set(self.hand) - {up} or {up})
        )

    # -- the choice (4.5)

    def take(self, which: str) -> float:
        guesses = suspected(self.position, self.up)
        if which == "face_up":
            return mean(guesses, lambda down: recruited(self.position, self.up, down))
        return mean(guesses, lambda down: recruited(self.position, down, self.up))

    # -- the black market (4.7)

    def market(self, card: str, taker: int) -> float:
        number = CARD_IDS.index(card)
        if not GAME.box(None).instant[number]:
            return standing(with_card(self.position, number))
        return self.instant(card, taker)

    def instant(self, card: str, taker: int) -> float:
        position = self.position
        row = position.rows[position.side]
        if card == "surveillance_truck":
            return moved(position, GAME.box(None).amount[SURVEILLANCE_TRUCK])
        if card == "smoke_screen":
            return mean(position.unseen, self.recruit)
        if card == "mind_control":
            return self.best(self.abduct, names_of(position.rows[1 - position.side]))
        if card == "spycation":
            return self.best(self.call_back, names_of(row))
        if taker != self.seat:
            return self.for_partner(card)
        if card == "outpost":
            return self.best(self.recruit, [SENTINEL] if SENTINEL in self.hand else [])
        if card == "secret_recruit":
            return self.best(self.recruit, [agent for agent in set(self.hand) if not row[agent]])
        return self.best(self.recruit, [agent for agent in set(self.hand) if self.hand.count(agent) > 1])

    def for_partner(self, card: str) -> float:
        """A card for a hand one does not see: it works about as often as it would for a hand dealt from the unseen."""
        position = self.position
        row = position.rows[position.side]
        fits = [agent == SENTINEL if card == "outpost" else not row[agent] for agent in range(len(AGENT_IDS))]
        fitting = tuple(count if fit else 0 for count, fit in zip(position.unseen, fits))
        if not sum(fitting):
            return standing(position)
        holds = 1 - (1 - sum(fitting) / sum(position.unseen)) ** 3
        return holds * mean(fitting, self.recruit) + (1 - holds) * standing(position)

    def best(self, worth: Callable[[int], float], agents: list[int]) -> float:
        """The best of what can be done; a card that can do nothing leaves everything as it is."""
        return max((worth(agent) for agent in agents), default=standing(self.position))

    def recruit(self, agent: int) -> float:
        return recruited(self.position, agent, NOTHING)

    def keep(self) -> float:
        return standing(self.position)

    def abduct(self, agent: int) -> float:
        return standing(without(self.position, 1 - self.position.side, agent))

    def call_back(self, agent: int) -> float:
        rest = without(self.position, self.position.side, agent)
        return max(standing(rest), recruited(rest, agent, NOTHING))


def agent_of(option: Option) -> int:
    return AGENT_IDS.index(str(option.named["agent"]))


#: Every kind of option of `phrases.py`, and its value.
VALUES: dict[str, Callable[[Judge, Option], float]] = {
    "offer": lambda judge, option: judge.offer(*(AGENT_IDS.index(str(name)) for name in option.targets)),
    "swap": lambda judge, option: judge.swap(agent_of(option)),
    "done": lambda judge, option: judge.best_up(judge.hand),
    "first": lambda judge, option: judge.first(int(str(option.named["seat"]))),
    "up": lambda judge, option: judge.lay_up(agent_of(option)),
    "down": lambda judge, option: judge.offer(judge.up, agent_of(option)),
    "take": lambda judge, option: judge.take(str(option.named["which"])),
    "market": lambda judge, option: judge.market(str(option.named["card"]), judge.seat),
    "market_for": lambda judge, option: judge.market(str(option.named["card"]), int(str(option.named["seat"]))),
    "mind_control": lambda judge, option: judge.abduct(agent_of(option)),
    "spycation": lambda judge, option: judge.call_back(agent_of(option)),
    "recruit": lambda judge, option: judge.recruit(agent_of(option)),
    "keep": lambda judge, option: judge.keep(),
    "secret_recruit": lambda judge, option: judge.recruit(agent_of(option)),
    "double_trouble": lambda judge, option: judge.recruit(agent_of(option)),
}


# ---------------------------------------------------------------- positions


def position_of(seen: dict[str, Any], player: dict[str, Any]) -> Position:
    sides = seen["sides"]
    rows = [tuple(side["row"].get(name, 0) for name in AGENT_IDS) for side in sides]
    mine = [*player["hand"], *player["swapped"], seen["offer"]["up"], seen["offer"]["down"]]
    unseen = tuple(
        GAME.box(None).agents.count(agent) - rows[0][agent] - rows[1][agent] - mine.count(name)
        for agent, name in enumerate(AGENT_IDS)
    )
    return Position(
        SIDE_IDS.index(player["side"]),
        SIDE_IDS.index(seen["active"]),
        len(seen["players"]),
        seen["options"]["mode"],
        tuple(side["steps"] for side in sides),
        (rows[0], rows[1]),
        (cards(sides[0]["ongoing"]), cards(sides[1]["ongoing"])),
        cards(seen["market"]["supply"]) if seen["market"] else (),
        unseen,
    )


def cards(names: list[str]) -> Names:
    return tuple(CARD_IDS.index(name) for name in names)


def table_of(position: Position) -> Avenue:
    """The public part of the table, under the hands of the rules."""
    g = GAME.bare(position.seats, {"mode": position.mode, "pair": "green"}, GAME.box(None))
    g.active = position.active
    g.steps = list(position.steps)
    g.rows = [list(row) for row in position.rows]
    g.ongoing = [list(ongoing) for ongoing in position.ongoing]
    g.supply = list(position.supply)
    return g


def without(position: Position, side: int, agent: int) -> Position:
    rows = [list(row) for row in position.rows]
    rows[side][agent] -= 1
    return position._replace(rows=(tuple(rows[0]), tuple(rows[1])))


def with_card(position: Position, card: int) -> Position:
    ongoing = list(position.ongoing)
    ongoing[position.side] = (*ongoing[position.side], card)
    return position._replace(ongoing=(ongoing[0], ongoing[1]))


# ---------------------------------------------------------------- values


@lru_cache(maxsize=1024)
def recruited(position: Position, mine: int, theirs: int) -> float:
    """The position after both sides have recruited and moved, or one of them (NOTHING: the other)."""
    g = table_of(position)
    side = position.side
    claims = 0
    for who, agent, sign in ((side, mine, 1), (1 - side, theirs, -1)):
        if agent != NOTHING:
            join_row(g, who, agent)
            claims += sign * move(g, who, g.paces(who, agent))
    return judged(g, position, claims)


def moved(position: Position, paces: int) -> float:
    g = table_of(position)
    claim = move(g, position.side, paces)
    return judged(g, position, int(claim))


@lru_cache(maxsize=1024)
def standing(position: Position) -> float:
    return judged(table_of(position), position, 0)


def judged(g: Avenue, position: Position, claims: int) -> float:
    """What a table is worth to a side: won, lost, or the lead and what the rows promise."""
    side = position.side
    for winner in (g.active, 1 - g.active):
        if g.good(winner) != NOTHING:
            return WIN if winner == side else -WIN
    lead = g.lead(side)
    promises = [promise(tuple(g.rows[who]), tuple(g.ongoing[who]), position.unseen) for who in (side, 1 - side)]
    visits = MARKET * claims if g.supply else 0.0
    return lead + NEAR * lead * abs(lead) + PROMISE * (promises[0] - promises[1]) + visits


@lru_cache(maxsize=4096)
def promise(row: Names, ongoing: Names, unseen: Unseen) -> float:
    """What the next agent would do for this row, on average."""
    g = Avenue()
    g.box = GAME.box(None)
    g.ongoing = [list(ongoing), []]
    return mean(unseen, lambda agent: worth(g, row, agent, unseen))


def worth(g: Avenue, row: Names, agent: int, unseen: Unseen) -> float:
    """What one more agent would do for a row: its move, or the end of the game; and then the one after it."""
    g.rows = [list(row), [0] * len(row)]
    total, weight = 0.0, 1.0
    for _ in range(2):
        g.rows[0][agent] += 1
        if g.wins(0) != NOTHING:
            return total + weight * WIN
        if g.fails(0):
            return total - weight * WIN
        total += weight * g.paces(0, agent)
        weight *= unseen[agent] / sum(unseen)
    return total


@lru_cache(maxsize=1024)
def takes_up(position: Position, secret: Unseen, up: int) -> float:
    """How likely the other side takes this face-up card, guessing at the face-down one as well as it can."""
    guesses = another(secret, up)
    taken = mean(guesses, lambda down: recruited(position, down, up))
    left = mean(guesses, lambda down: recruited(position, up, down))
    return 1 / (1 + exp((taken - left) / DOUBT))


@lru_cache(maxsize=64)
def suspected(position: Position, up: int) -> Weights:
    """What may lie face down beside this card: the more likely, the less either choice would please this side."""
    return tuple(
        count * exp(-(recruited(position, up, down) + recruited(position, down, up)) / 2 / TRUST) if count else 0
        for down, count in enumerate(another(position.unseen, up))
    )


# ---------------------------------------------------------------- weighing what is hidden


def mean(weights: Weights, worth: Callable[[int], float]) -> float:
    """The mean over the agents that may come, by their weights."""
    total = sum(weights)
    if not total:
        return 0.0
    return sum(count * worth(agent) for agent, count in enumerate(weights) if count) / total


def another(unseen: Unseen, name: int) -> Unseen:
    """The unseen agents of any other name, as the two cards of an offer differ whenever they can."""
    others = tuple(0 if agent == name else count for agent, count in enumerate(unseen))
    return others if sum(others) else unseen


def names_of(row: Names) -> list[int]:
    return [agent for agent, count in enumerate(row) if count]
