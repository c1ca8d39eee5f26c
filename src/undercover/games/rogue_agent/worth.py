"""How each player stands at Rogue Agent: everybody for himself, in every mode."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import things
from undercover.games.rogue_agent.bomb import ACROSS, CUT_AGAIN, PLACE_DIE, boosts_in_line, has_line, open_ends
from undercover.games.rogue_agent.table import CUSTODY, City
from undercover.games.rogue_agent.things import ANDROID_MODE, BOMBS, CRIMINALS, SHADOW_WATCH, SLOTS, STAMINA
from undercover.games.rogue_agent.turn import TURN
from undercover.table.agenda import PLAYING
from undercover.table.native import Floats, Row, append, extend, i64, vec
from undercover.table.net import Net, decided, stand
from undercover.table.story import ARGUMENT, NUMBER, NUMBER_BITS

FEATURES: Final = [
    # the table
    "android_mode", "watch_mode", "three", "four", "done", "rounds_left", "lost",
    # the turn
    "active", "to_come", "actions_left", "patrols", "dice", "defusing", "line", "pairs", "loose", "timer",
    # points
    "points", "lead", "lead_late", "influence", "informants", "syndicates", "cards", "to_go",
    # in custody
    "held", "held_points", "held_reward", "held_way", "held_late",
    # the board
    *things.TRACK_IDS, "credits", "weak", "upgrades", "clocks",
    # around
    "here", "near", "further", "beaten_here", "beaten_near", "bomb_here", "ticking_here", "ticking_near",
    "assassin_here", "assassin_near", "informants_ticking", "safe",
    # identity
    "exposed", "hidden_androids", "hidden_tokens", "tokens_out",
]  # fmt: skip
NETS: Final = [Net(__package__, "agents", FEATURES)]


def worth(g: City) -> list[float]:
    """The chance of every seat to have most at the end."""
    return decided(g) if g.reason != PLAYING else stand(net(g), rows(g), sides(g))


def clock(g: City) -> i64:
    """How many rounds have begun or are over: the point at which positions can be compared."""
    return g.round


def net(_g: City) -> Net:
    return NETS[0]


def sides(g: City) -> Row:
    return vec[i64]([seat for seat in range(g.seats)])


def rows(g: City) -> list[Floats]:
    points = vec[i64]([g.points(seat) for seat in range(g.seats)])
    found: list[Floats] = []
    for seat in range(g.seats):
        row = table(g)
        row = this_turn(g, seat, row)
        row = standing(g, seat, points, row)
        row = captives(g, seat, row)
        row = board(g, seat, row)
        row = around(g, seat, row)
        found.append(identity(g, seat, row))
    return found


def done(g: City) -> float:
    """The share of the rounds that is over."""
    return float(g.round) / float(g.box.rounds[g.mode])


def left(g: City) -> i64:
    """Rounds after this one."""
    return g.box.rounds[g.mode] - g.round


def table(g: City) -> Floats:
    watch = g.mode == SHADOW_WATCH
    return vec[float]([
        1.0 if g.mode == ANDROID_MODE else 0.0, 1.0 if watch else 0.0,
        1.0 if g.seats == 3 else 0.0, 1.0 if g.seats == 4 else 0.0,
        done(g), float(left(g)) / 10.0, float(g.lost) / float(max(g.box.lost_criminals_limit, 1)) if watch else 0.0,
    ])  # fmt: skip


def this_turn(g: City, seat: i64, row: Floats) -> Floats:
    """Whether the player is about to act, what is left of the turn, and how the bomb in his hands looks."""
    active = g.active == seat
    to_come = False
    for frame in g.agenda:
        if frame & NUMBER == TURN.number and frame >> NUMBER_BITS & ARGUMENT == seat:
            to_come = True
    row = append(append(row, 1.0 if active else 0.0), 1.0 if to_come else 0.0)
    if not active:
        return extend(row, vec[float]([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]))
    limit = g.box.underground_per_turn if g.is_android(seat) else g.box.justice_per_turn
    row = append(append(row, float(limit - g.justice)), float(g.patrols))
    return sheet(g, append(row, float(len(g.rolled)) / 6.0))


def sheet(g: City, row: Floats) -> Floats:
    number = g.agenda[-1] & NUMBER if len(g.agenda) > 0 else i64(-1)
    if number != PLACE_DIE.number and number != CUT_AGAIN.number:
        return extend(row, vec[float]([0.0, 0.0, 0.0, 0.0, 0.0]))
    pairs: i64 = 0
    for x in range(i64(len(g.columns))):
        for y in range(i64(len(g.columns[x]))):
            for way in range(i64(len(ACROSS))):
                if boosts_in_line(g.columns, x, y, way) > 1:
                    pairs += 1
    line = has_line(g.columns, g.box.line)
    timer = g.timers[g.second()]
    return extend(row, vec[float]([
        1.0, 1.0 if line else 0.0, float(min(pairs, 4)) / 2.0, float(len(open_ends(g.columns))) / 2.0,
        float(timer) / 3.0,
    ]))  # fmt: skip


def standing(g: City, seat: i64, points: Row, row: Floats) -> Floats:
    """Points, and how far they are ahead of the best of the others."""
    best: i64 = -100
    for other in range(g.seats):
        if other != seat and points[other] > best:
            best = points[other]
    lead = float(points[seat] - best) / 5.0
    cards: i64 = len(g.turned_in[seat])
    to_go = float(g.target - cards) / 3.0 if g.mode == SHADOW_WATCH else 0.0
    return extend(row, vec[float]([
        float(points[seat]) / 10.0, lead, lead * done(g), float(g.influence[seat]) / 5.0,
        float(g.informants_on_map(seat)) / 3.0, float(g.syndicate_points(g.turned_in[seat])) / 5.0,
        float(cards) / 3.0, to_go,
    ]))  # fmt: skip


def captives(g: City, seat: i64, row: Floats) -> Floats:
    """What the criminals in custody would bring at Headquarters, and how far it is."""
    held: i64 = 0
    reward: i64 = 0
    cards = g.turned_in[seat][:]
    for k in range(CRIMINALS):
        if g.where[k] == CUSTODY + seat:
            held += 1
            reward += g.box.criminals[g.card[k]].reward
            cards = append(cards, g.card[k])
    if held == 0:
        return extend(row, vec[float]([0.0, 0.0, 0.0, 0.0, 0.0]))
    gain = float(g.syndicate_points(cards) - g.syndicate_points(g.turned_in[seat]))
    way = float(distance(g, g.figures[seat], things.HQ))
    return extend(row, vec[float]([
        float(held), gain / 5.0, float(reward) / 5.0, way / 3.0, gain * done(g) / 5.0,
    ]))  # fmt: skip


def within(g: City, reached: i64) -> i64:
    """These locations and those next to them, one bit each."""
    further = reached
    for slot in range(SLOTS):
        if reached >> slot & 1:
            for near in g.box.adjacent[slot]:
                further |= 1 << near
    return further


def distance(g: City, start: i64, end: i64) -> i64:
    reached: i64 = 1 << start
    steps: i64 = 0
    while reached >> end & 1 == 0 and steps < SLOTS:
        reached = within(g, reached)
        steps += 1
    return steps


def board(g: City, seat: i64, row: Floats) -> Floats:
    for track in range(things.TRACKS):
        row = append(row, float(g.board(seat, track)) / float(g.box.track_max[track]))
    upgrades: i64 = 0
    for upgrade in range(things.ARMOR + 1):
        if g.has(seat, upgrade):
            upgrades += 1
    clocks: i64 = 0
    for slowed in g.clock_seat:
        if slowed == seat:
            clocks += 1
    return extend(row, vec[float]([
        float(g.credits[seat]) / 10.0, 1.0 if g.board(seat, STAMINA) <= 2 else 0.0, float(upgrades) / 3.0,
        float(clocks),
    ]))  # fmt: skip


def around(g: City, seat: i64, row: Floats) -> Floats:
    """Criminals in reach, and what threatens the player and the own informants."""
    here: i64 = 1 << g.figures[seat]
    near = within(g, here)
    further = within(g, near)
    rampant_here, rampant_near, rampant_far, beaten_here, beaten_near = 0.0, 0.0, 0.0, 0.0, 0.0
    for k in range(CRIMINALS):
        slot = g.where[k]
        if 0 <= slot < SLOTS:
            if g.defeated[k]:
                beaten_here += float(here >> slot & 1)
                beaten_near += float(near >> slot & 1)
            else:
                rampant_here += float(here >> slot & 1)
                rampant_near += float(near >> slot & 1)
                rampant_far += float(further >> slot & 1)
    bomb_here, ticking_here, ticking_near, mourned = 0.0, 0.0, 0.0, 0.0
    for bomb in range(BOMBS):
        slot = g.bomb_at[bomb]
        if slot >= 0:
            soon = 1.0 / float(max(g.timers[bomb], 1))
            bomb_here += float(here >> slot & 1)
            ticking_here += soon * float(here >> slot & 1)
            ticking_near += soon * float((near & ~here) >> slot & 1)
            mourned += soon * float(g.own_informants(seat, slot))
    assassin_here, assassin_near = 0.0, 0.0
    for n in range(things.ASSASSINS):
        slot = g.assassin_at[n]
        if slot >= 0:
            assassin_here += float(here >> slot & 1)
            assassin_near += float((near & ~here) >> slot & 1)
    return extend(row, vec[float]([
        rampant_here, rampant_near, rampant_far, beaten_here, beaten_near, bomb_here, ticking_here, ticking_near,
        assassin_here, assassin_near, mourned, 1.0 if g.safe(seat, g.figures[seat]) else 0.0,
    ]))  # fmt: skip


def identity(g: City, seat: i64, row: Floats) -> Floats:
    if g.mode != ANDROID_MODE:
        return extend(row, vec[float]([0.0, 0.0, 0.0, 0.0]))
    androids: i64 = 0
    for token in g.hidden_tokens[seat]:
        if token == things.ANDROID:
            androids += 1
    return extend(row, vec[float]([
        1.0 if g.is_android(seat) else 0.0, float(androids), float(len(g.hidden_tokens[seat])) / 3.0,
        1.0 if g.tokens_out else 0.0,
    ]))  # fmt: skip
