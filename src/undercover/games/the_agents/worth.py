"""How each player stands at The Agents: points, what the next scoring brings, and who gets there first."""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents.cards import held, size
from undercover.games.the_agents.judge import own_missions
from undercover.games.the_agents.missions import arrows_of, facing, fallen, rewards_of
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import AGENTS, FREE, FREE_AGENT_IDS, GUNNER, INTERROGATOR, MISSIONS
from undercover.table.agenda import PLAYING
from undercover.table.native import Floats, Row, append, extend, i64, vec
from undercover.table.net import Net, decided, stand

#: A race longer than this many scorings is not looked at more closely.
LONG: Final = 10.0
FEATURES: Final = [
    # the table
    "three", "four", "five", "equal_turns", "last_round", "turns",
    # the turn
    "active", "wait", "actions", "scorings_left",
    # points
    "points", "to_go", "lead", "arrows", "rewards", "possible", "income", "race", "race_lead", "wins_next", "held_off",
    "lead_in_income",
    # cards
    "agents", "no_agents", "missions", "attached", "faction_agents", *FREE_AGENT_IDS,
    # rows
    "room", "commands", "against", "fallen",
]  # fmt: skip
NETS: Final = [Net(__package__, "factions", FEATURES)]


def worth(g: Factions) -> list[float]:
    """The chance of every seat to win."""
    return decided(g) if g.reason != PLAYING else stand(net(g), rows(g), sides(g))


def clock(g: Factions) -> i64:
    """How many turns have begun or are over: the point at which positions can be compared."""
    return g.turns


def net(_g: Factions) -> Net:
    return NETS[0]


def sides(g: Factions) -> Row:
    return vec[i64]([seat for seat in range(g.seats)])


def rows(g: Factions) -> list[Floats]:
    income = vec[i64]()
    races = vec[float]()
    for seat in range(g.seats):
        now = arrows_of(g, seat) + rewards_of(g, seat)
        income = append(income, now)
        races = append(races, race(g, seat, now))
    found: list[Floats] = []
    for seat in range(g.seats):
        row = table(g)
        row = this_turn(g, seat, row)
        row = standing(g, seat, income, races, row)
        row = cards(g, seat, row)
        found.append(lines(g, seat, row))
    return found


def wait(g: Factions, seat: i64) -> i64:
    """How many others score before the seat does."""
    return (seat - g.active + g.seats) % g.seats


def race(g: Factions, seat: i64, income: i64) -> float:
    """In how many turns of the table the seat would reach the target if nothing changed."""
    missing = float(max(g.box.target - g.points[seat], 1))
    scorings = missing / float(income) if income > 0 else LONG
    whole = float(i64(scorings))
    if whole < scorings:
        whole += 1.0
    return min(whole - 1.0 + float(wait(g, seat)) / float(g.seats), LONG)


def table(g: Factions) -> Floats:
    return vec[float]([
        1.0 if g.seats == 3 else 0.0, 1.0 if g.seats == 4 else 0.0, 1.0 if g.seats == 5 else 0.0,
        1.0 if g.equal_turns else 0.0, 1.0 if g.last_round else 0.0, float(g.turns) / float(g.seats) / 10.0,
    ])  # fmt: skip


def this_turn(g: Factions, seat: i64, row: Floats) -> Floats:
    active = g.active == seat
    left: i64 = 1
    if g.last_round and (seat - g.first_seat + g.seats) % g.seats < (g.active - g.first_seat + g.seats) % g.seats:
        left = 0
    return extend(row, vec[float]([
        1.0 if active else 0.0, float(wait(g, seat)) / float(g.seats), float(g.actions) if active else 0.0, float(left),
    ]))  # fmt: skip


def standing(g: Factions, seat: i64, income: Row, races: Floats, row: Floats) -> Floats:
    """Points and income, beside the best of the others."""
    target = float(g.box.target)
    most, most_income, soonest, held_off = -1.0, -1.0, LONG, 0.0
    for other in range(g.seats):
        if other != seat:
            most = max(most, float(g.points[other]))
            most_income = max(most_income, float(income[other]))
            soonest = min(soonest, races[other])
            if g.points[other] + income[other] >= g.box.target:
                held_off += 1.0 if wait(g, other) < wait(g, seat) else 0.5
    points, now = float(g.points[seat]), float(income[seat])
    arrows = float(arrows_of(g, seat))
    return extend(row, vec[float]([
        points / target, (target - points) / target, (points - most) / 10.0, arrows / 5.0, (now - arrows) / 5.0,
        own_missions(g, seat) / 5.0, now / 5.0, races[seat] / 5.0, (soonest - races[seat]) / 5.0,
        1.0 if points + now >= target else 0.0, held_off, (now - most_income) / 5.0,
    ]))  # fmt: skip


def cards(g: Factions, seat: i64, row: Floats) -> Floats:
    agents = g.hand(AGENTS, seat)
    count = size(AGENTS, agents)
    free: i64 = 0
    for card in range(GUNNER, INTERROGATOR + 1):
        free += held(agents, card)
    attached = size(MISSIONS, g.post(seat, g.own[2 * seat])) + size(MISSIONS, g.post(seat, g.own[2 * seat + 1]))
    row = extend(row, vec[float]([
        float(count) / 3.0, 1.0 if count == 0 else 0.0, float(size(MISSIONS, g.hand(MISSIONS, seat))) / 3.0,
        float(attached) / 2.0, float(count - free) / 3.0,
    ]))  # fmt: skip
    for card in range(FREE, INTERROGATOR + 1):
        row = append(row, float(held(agents, card)))
    return row


def lines(g: Factions, seat: i64, row: Floats) -> Floats:
    """The seat's two rows: free slots, commands for it and for its neighbours, the dead."""
    free, own, against, dead = 0.0, 0.0, 0.0, 0.0
    for n in range(2):
        faction = g.own[2 * seat + n]
        side = g.side(seat, faction)
        free += float(g.box.size[g.seats] - g.length(faction))
        own += float(facing(g, faction, side))
        against += float(facing(g, faction, 1 - side))
        dead += float(fallen(g, faction))
    return extend(row, vec[float]([free / 10.0, own / 5.0, against / 5.0, dead / 3.0]))
