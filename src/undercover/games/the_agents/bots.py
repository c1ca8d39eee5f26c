"""What is good at The Agents, judged from what one seat sees. The unit is one point held.

What everybody sees is laid out on a table of its own, so that the rules themselves say what a choice does and what a
row pays; whoever has to perform a command is taken to choose what is best for them. What is hidden has a flat worth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercover.games.the_agents.commands import command
from undercover.games.the_agents.free_agents import FREE_COMMANDS, steal
from undercover.games.the_agents.game import GAME
from undercover.games.the_agents.memory import forget_all, without
from undercover.games.the_agents.missions import arrows_of, attach, detach, move, reward, rewards_of
from undercover.games.the_agents.operations import agent_at, extract, kill, revive, swap, turn
from undercover.games.the_agents.resolution import play_faction
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import (
    AGENTS,
    CARD_IDS,
    DEAD,
    FACTION_IDS,
    FREE,
    MERCENARY,
    MISSIONS,
    PILE_IDS,
    STRATEGIST,
)
from undercover.table.options import Option

#: A game won.
WIN = 200.0
#: What the leader gains in a turn, about: so many turns are left. Nothing stays as it is for longer than PATIENCE.
PACE = 4.0
PATIENCE = 4.5
#: Somebody who wins with the next scoring unless it is spoiled.
THREAT = 10.0
#: What the first, the second, the third … agent in a hand is worth, and every further one.
HAND = [2.8, 2.2, 1.6, 1.0]
MORE = 0.2
#: A mission nobody knows, per turn; and how much one that could be attached counts against one that is.
MISSION = 1.2
POSSIBLE = 0.9
#: A bonus action, and taking one's pick instead of the top card.
ACTION = 1.6
PICK = 0.8
#: Worse than anything else: arranging missions to no avail.
IDLE = -1000.0


def value(seen: dict[str, Any], option: Option) -> float:
    """What this option is worth to the seat that sees this."""
    judge = Judge(seen)
    return VALUES[option.kind](judge, option)


# ---------------------------------------------------------------- the table as one seat sees it


def table_of(seen: dict[str, Any]) -> Factions:
    """What everybody sees, with the own cards; the others hold cards without a name, and all the dead are alike."""
    seats = len(seen["players"])
    g = GAME.bare(seats, seen["options"], GAME.box(None))
    g.active = seen["active"]
    g.points = [player["points"] for player in seen["players"]]
    g.hands = [[[0] * player[deck] for player in seen["players"]] for deck in ("agents", "missions")]
    me = seen["players"][seen["seat"]]
    g.hands[AGENTS][seen["seat"]] = [CARD_IDS.index(card["card"]) for card in me["hand"]]
    g.hands[MISSIONS][seen["seat"]] = [CARD_IDS.index(mission) for mission in me["missions_in_hand"]]
    g.rows = [[_laid(faction, agent) for agent in faction["row"]] for faction in seen["factions"]]
    g.posts = [[] for _ in range(2 * len(g.rows))]
    for number, faction in enumerate(seen["factions"]):
        for mission in faction["missions"]:
            g.posts[2 * number + g.side(mission["seat"], number)].append(CARD_IDS.index(mission["mission"]))
    forget_all(g)
    return g


def _laid(faction: dict[str, Any], agent: dict[str, Any]) -> int:
    if agent["card"] is None:
        return DEAD
    return 2 * CARD_IDS.index(agent["card"]) + int(faction["owners"].index(agent["facing"]))


def place_of(name: str) -> int:
    """A3 -> the place."""
    return FACTION_IDS.index(name[0]) << 3 | int(name[1:]) - 1


# ---------------------------------------------------------------- what a table is worth


def standing(g: Factions, seat: int) -> float:
    """A seat's own prospects against those of the others, above all of the best of them."""
    for winner in range(g.seats):
        if g.points[winner] >= g.box.target:
            return WIN if winner == seat else -WIN
    others = [prospects(g, other, seat) for other in range(g.seats) if other != seat]
    return prospects(g, seat, seat) - (max(others) + sum(others) / len(others)) / 2


def prospects(g: Factions, player: int, eyes: int) -> float:
    """Points held, points each turn for as long as that may last, and cards in hand, seen with the eyes of a seat."""
    now = arrows_of(g, player) + rewards_of(g, player)
    later = own_missions(g, player) if player == eyes else MISSION * len(g.hands[MISSIONS][player])
    total = g.points[player] + turns_left(g) * (now + later)
    total += sum(HAND[: len(g.hands[AGENTS][player])]) + MORE * max(0, len(g.hands[AGENTS][player]) - len(HAND))
    return total + (THREAT if g.points[player] + now >= g.box.target else 0.0)


def turns_left(g: Factions) -> float:
    """For how many turns it is worth looking ahead."""
    return min(PATIENCE, max(1.0, (g.box.target - max(g.points)) / PACE))


def own_missions(g: Factions, seat: int) -> float:
    """What the seat's missions could pay beyond what they do, each laid where it pays most while there is room."""
    room = {faction: g.box.missions_at_faction for faction in g.own[seat] if g.rows[faction]}
    ways = []
    for number, mission in enumerate(all_missions(g, seat)):
        ways += [(reward(g, seat, mission, faction), number, mission, faction) for faction in room]
    best, laid, taken = 0, set(), set()
    for pays, number, mission, faction in sorted(ways, reverse=True):
        if pays and room[faction] and number not in laid and (mission, faction) not in taken:
            best += pays
            room[faction] -= 1
            laid.add(number)
            taken.add((mission, faction))
    return POSSIBLE * max(0, best - rewards_of(g, seat))


def all_missions(g: Factions, seat: int) -> list[int]:
    return g.hands[MISSIONS][seat] + [mission for faction in g.own[seat] for mission in g.post(seat, faction)]


def resolved(g: Factions) -> Factions:
    """The table after everybody who has to decide something has chosen what is best for them."""
    g.settle()
    if not g.agenda:
        return g
    seat = g.first()
    ends = []
    for option in g.legal(seat):
        after = g.copy()
        after.take(seat, option)
        ends.append(resolved(after))
    return max(ends, key=lambda end: standing(end, seat))


# ---------------------------------------------------------------- judging options


class Judge:
    """One seat's view, laid out."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.seat: int = seen["seat"]
        self.seen = seen
        self.g = table_of(seen)

    def after(self, change: Callable[[Factions], None]) -> float:
        """What the table is worth once something has been changed, and what follows from it decided."""
        change(self.g)
        return standing(resolved(self.g), self.seat)

    def play(self, card: int, place: int, facing: int) -> float:
        side = self.g.owners[place >> 3].index(facing)
        return self.after(lambda g: play_faction(g, self.seat, card, place >> 3, place & 7, side))

    def borrow(self, place: int) -> float:
        source = self.seen["source"]
        chain = 1 << (agent_at(self.g, place_of(source)) >> 1) if source else 0
        return self.after(lambda g: g.then([command(g, self.seat, place, chain)]))

    def revive(self, place: int, facing: int) -> float:
        """Not knowing the halves, take the mean of a black and of a white agent."""
        side = self.g.owners[place >> 3].index(facing)
        before = self.g.rows[place >> 3]
        total = 0.0
        for colour in (0, 1):
            self.g.rows[place >> 3] = [*before[: place & 7], DEAD + colour, *before[(place & 7) + 1 :]]
            total += self.after(lambda g: revive(g, self.seat, place, side))
        return total / 2

    # -- missions

    def arranged(self, change: Callable[[Factions], None]) -> float:
        """Only an arrangement that pays more is worth the trouble."""
        before = rewards_of(self.g, self.seat)
        change(self.g)
        return standing(self.g, self.seat) if rewards_of(self.g, self.seat) > before else IDLE

    def exchange(self, mission: int, source: str) -> float:
        """Give up what a mission can pay for an unknown one."""
        g, seat = self.g, self.seat
        if source != "hand":
            detach(g, seat, mission, FACTION_IDS.index(source))
        g.hands[MISSIONS][seat] = without(g.hands[MISSIONS][seat], mission)
        return standing(g, seat) + MISSION * turns_left(g)

    # -- cards and free agents

    def buy(self, pile: int) -> float:
        self.g.points[self.seat] -= self.g.box.costs[pile]
        if pile >> 1 == AGENTS:
            self.take(0)
            return standing(self.g, self.seat)
        return standing(self.g, self.seat) + MISSION * turns_left(self.g)

    def take(self, card: int) -> None:
        self.g.hands[AGENTS][self.seat] = [*self.g.hands[AGENTS][self.seat], card]

    def free(self, card: int, other: int, performer: int) -> float:
        """The command for one of the two, the points for the other; a Strategist's points go with the mission."""
        g = self.g
        g.hands[AGENTS][self.seat] = without(g.hands[AGENTS][self.seat], card)
        token = other if performer == self.seat else self.seat
        if card == STRATEGIST:
            return self.strategist(performer)
        g.points[token] += g.box.points[card]
        sign = 1.0 if performer == self.seat else -1.0
        if CARD_IDS[card] in ("gunner", "undercover"):
            return self.after(lambda table: table.then([FREE_COMMANDS[card](performer)]))
        if card == MERCENARY:
            return standing(g, self.seat) + sign * ACTION
        drawn = 2 if CARD_IDS[card] == "recruiter" else 1
        g.hands[AGENTS][performer] = [*g.hands[AGENTS][performer], *[0] * drawn]
        return standing(g, self.seat) + sign * (PICK if drawn == 1 else 0.0)

    def strategist(self, performer: int) -> float:
        """The best one to rob, for the performer; or being the best one to be robbed."""
        g = self.g
        worth = standing(g, self.seat)
        victims = [seat for seat in range(g.seats) if seat != performer and all_missions(g, seat)]
        richest = max(victims, key=lambda seat: rewards_of(g, seat))
        gain = MISSION * turns_left(self.g) - (g.box.points[STRATEGIST] if richest != performer else 0)
        return worth + gain if performer == self.seat else worth - gain

    def steal(self, victim: int, mission: int, faction: int) -> float:
        self.g.points[victim] += self.g.box.points[STRATEGIST]
        return self.after(lambda g: steal(g, self.seat, victim, mission, faction))

    def steal_blindly(self, victim: int) -> float:
        self.g.points[victim] += self.g.box.points[STRATEGIST]
        self.g.hands[MISSIONS][victim] = self.g.hands[MISSIONS][victim][1:]
        return standing(self.g, self.seat) + MISSION * turns_left(self.g)

    def question(self, victim: int) -> float:
        self.g.hands[AGENTS][victim] = self.g.hands[AGENTS][victim][1:]
        self.take(0)
        return standing(self.g, self.seat)

    def wanted(self, card: int) -> float:
        """How much a card would help in hand: a faction agent by the best place for it, a free one a little more."""
        if card >= FREE:
            return standing(self.g, self.seat) + (ACTION if card == MERCENARY else PICK)
        self.take(card)
        best = IDLE
        for faction in self.g.own[self.seat]:
            if not self.g.full(faction):
                ends = (faction << 3, faction << 3 | len(self.g.rows[faction]))
                best = max(best, *(self._placed(card, end, side) for end in ends for side in (0, 1)))
        return best

    def _placed(self, card: int, place: int, side: int) -> float:
        after = self.g.copy()
        play_faction(after, self.seat, card, place >> 3, place & 7, side)
        return standing(after, self.seat)


def card_of(option: Option, field: str = "card") -> int:
    return CARD_IDS.index(str(option.named[field]))


def place(option: Option, field: str = "place") -> int:
    return place_of(str(option.named[field]))


def seat(option: Option, field: str) -> int:
    return int(str(option.named[field]))


def faction(option: Option) -> int:
    return FACTION_IDS.index(str(option.named["faction"]))


def on(change: Callable[[Factions, int, int], None]) -> Callable[[Judge, Option], float]:
    """An operation on one agent."""
    return lambda judge, option: judge.after(lambda g: change(g, judge.seat, place(option)))


def arranging(change: Callable[[Factions, int, int, int], None]) -> Callable[[Judge, Option], float]:
    return lambda judge, option: judge.arranged(
        lambda g: change(g, judge.seat, card_of(option, "mission"), faction(option))
    )


#: Every kind of option of `phrases.py` that is ever offered, and its value.
VALUES: dict[str, Callable[[Judge, Option], float]] = {
    "play": lambda judge, option: judge.play(card_of(option), place(option), seat(option, "facing")),
    "free": lambda judge, option: judge.free(card_of(option), seat(option, "other"), seat(option, "to")),
    "reactivate": lambda judge, option: judge.borrow(place(option)),
    "buy": lambda judge, option: judge.buy(PILE_IDS.index(str(option.named["pile"]))),
    "exchange": lambda judge, option: judge.exchange(card_of(option, "mission"), str(option.named["from"])),
    "emergency_draw": lambda judge, option: standing(judge.g, judge.seat) + HAND[0],
    "decline": lambda judge, option: standing(judge.g, judge.seat),
    "attach": arranging(attach),
    "detach": arranging(detach),
    "move": arranging(move),
    "end_turn": lambda judge, option: standing(judge.g, judge.seat),
    "kill": on(kill),
    "turn": on(turn),
    "extract": on(extract),
    "swap": lambda judge, option: judge.after(
        lambda g: swap(g, judge.seat, place(option), place(option, "partner_place"))
    ),
    "revive": lambda judge, option: judge.revive(place(option), seat(option, "facing")),
    "borrow": lambda judge, option: judge.borrow(place(option)),
    "steal": lambda judge, option: judge.steal(seat(option, "victim"), card_of(option, "mission"), faction(option)),
    "steal_blindly": lambda judge, option: judge.steal_blindly(seat(option, "victim")),
    "question": lambda judge, option: judge.question(seat(option, "victim")),
    "take": lambda judge, option: judge.wanted(card_of(option)),
}
