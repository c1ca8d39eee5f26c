"""How the two teams stand at Good Cop Bad Cop: leaders, wounds, guns and aims, equipment, and who knows whom."""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import AGENT, BLACKMAIL, CROOKED, FACE_IDS, FACES, HONEST, KINGPIN, ROW
from undercover.games.good_cop_bad_cop.turn import REACT_DECLARE, SHOOT
from undercover.table.agenda import PLAYING
from undercover.table.native import Floats, Row, append, extend, fill, i64, vec
from undercover.table.net import Net, decided, stand
from undercover.table.story import NUMBER

FEATURES: Final = [
    # the table
    "seats", "turns", "limit", "free_guns",
    # the team
    "members", "living", "outnumbers", "wounded", "strikes", "shown", "acts",
    # guns
    "armed", "aims_leader", "aims_others", "aims_friends", "leader_aimed_at", "soonest", "now", "declared_on_leader",
    "declared_on_other", "declared_on_own_leader", "declared_on_own", "double", "leader_armed",
    # who knows whom
    "know_leader", "leader_known", "know_sides", "sides_known", "gunmen_know",
    # equipment
    "equipped", *FACE_IDS[4:],
]  # fmt: skip
NETS: Final = [Net(__package__, "teams", FEATURES)]


def worth(g: Precinct) -> list[float]:
    """The chance of every seat's team."""
    return decided(g) if g.reason != PLAYING else stand(net(g), rows(g), sides(g))


def clock(g: Precinct) -> i64:
    """How many turns have begun or are over: the point at which positions can be compared."""
    return g.turn


def net(_g: Precinct) -> Net:
    return NETS[0]


def sides(g: Precinct) -> Row:
    return vec[i64]([g.team(seat) for seat in range(g.seats)])


def rows(g: Precinct) -> list[Floats]:
    teams = sides(g)
    leaders = vec[i64]([leader(g, AGENT), leader(g, KINGPIN)])
    found: list[Floats] = []
    for team in range(CROOKED + 1):
        row = table(g)
        row = people(g, team, teams, leaders, row)
        row = guns(g, team, teams, leaders, row)
        row = knowledge(g, team, teams, leaders, row)
        found.append(equipment(g, team, teams, row))
    return found


def leader(g: Precinct, kind: i64) -> i64:
    """Who holds this leader card."""
    for place in range(ROW * g.seats):
        if g.cards[place] == kind:
            return place // ROW
    return NOTHING


def table(g: Precinct) -> Floats:
    limit = float(g.turn) / float(g.house.max_turns) if g.house.max_turns > 0 else 0.0
    return vec[float]([
        float(g.seats) / 8.0, float(min(g.turn, 8 * g.seats)) / float(8 * g.seats), limit, float(g.free_guns()) / 4.0,
    ])  # fmt: skip


def people(g: Precinct, team: i64, teams: Row, leaders: Row, row: Floats) -> Floats:
    members: i64 = 0
    living: i64 = 0
    others: i64 = 0
    for seat in range(g.seats):
        if teams[seat] == team:
            members += 1
        if g.living(seat):
            if teams[seat] == team:
                living += 1
            else:
                others += 1
    own, theirs = leaders[team], leaders[1 - team]
    return extend(row, vec[float]([
        float(members) / 4.0, float(living) / 4.0, float(living - others) / 4.0,
        hurt(g, own), hurt(g, theirs), open_leader(g, own, team),
        1.0 if teams[g.active] == team and not g.acted else 0.0,
    ]))  # fmt: skip


def hurt(g: Precinct, seat: i64) -> float:
    return 1.0 if seat != NOTHING and g.wounded >> seat & 1 != 0 else 0.0


def card_of_leader(g: Precinct, seat: i64, team: i64) -> i64:
    """The place of the leader card in the row of its holder."""
    kind = AGENT if team == HONEST else KINGPIN
    for place in range(ROW * seat, ROW * seat + ROW):
        if g.cards[place] == kind:
            return place
    return NOTHING


def open_leader(g: Precinct, seat: i64, team: i64) -> float:
    if seat == NOTHING:
        return 0.0
    return 1.0 if g.down >> card_of_leader(g, seat, team) & 1 == 0 else 0.0


# ---------------------------------------------------------------- guns


def guns(g: Precinct, team: i64, teams: Row, leaders: Row, row: Floats) -> Floats:
    own, theirs = leaders[team], leaders[1 - team]
    armed, on_leader, on_others, on_friends, threatened, soonest = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for seat in range(g.seats):
        aim = g.aims[seat]
        if aim == NOTHING or not g.living(seat):
            continue
        if teams[seat] == team:
            armed += 1.0
            if aim == theirs:
                on_leader += 1.0
                soonest = max(soonest, 1.0 - float(turns_until(g, seat)) / float(g.seats))
            elif teams[aim] == team:
                on_friends += 1.0
            elif g.living(aim):
                on_others += 1.0
        elif aim == own:
            threatened += 1.0
    ready = teams[g.active] == team and not g.acted and theirs != NOTHING and g.aims[g.active] == theirs
    row = extend(row, vec[float]([
        armed / 2.0, on_leader, on_others, on_friends, threatened, soonest, 1.0 if ready else 0.0,
    ]))  # fmt: skip
    row = declared(g, team, teams, leaders, row)
    return extend(row, vec[float]([
        on_leader * hurt(g, theirs), 1.0 if own != NOTHING and g.armed(own) else 0.0,
    ]))  # fmt: skip


def turns_until(g: Precinct, seat: i64) -> i64:
    """How many others have their turn before this seat has its next one."""
    if seat == g.active and not g.acted:
        return 0
    found: i64 = 1
    following = g.after(g.active)
    while following != seat and found < g.seats:
        if g.living(following):
            found += 1
        following = g.after(following)
    return found


def declared(g: Precinct, team: i64, teams: Row, leaders: Row, row: Floats) -> Floats:
    """A shot that can still be answered: at the other leader or anybody of that team, at the own one."""
    on_leader, on_other, on_own_leader, on_own = 0.0, 0.0, 0.0, 0.0
    if len(g.agenda) > 0 and g.agenda[-1] & NUMBER == REACT_DECLARE.number and g.first() == SHOOT:
        target = g.second()
        if target == leaders[1 - team]:
            on_leader = 1.0
        elif target == leaders[team]:
            on_own_leader = 1.0
        elif teams[target] == team:
            on_own = 1.0
        else:
            on_other = 1.0
    return extend(row, vec[float]([on_leader, on_other, on_own_leader, on_own]))


# ---------------------------------------------------------------- knowledge


def knowledge(g: Precinct, team: i64, teams: Row, leaders: Row, row: Floats) -> Floats:
    """How many of the team know the other leader, how many of the others know theirs, and how many cards of the other
    side each has seen."""
    know, known = knowing(g, team, teams, leaders[1 - team], 1 - team), knowing(g, 1 - team, teams, leaders[team], team)
    gunmen = 0.0
    place = card_of_leader(g, leaders[1 - team], 1 - team) if leaders[1 - team] != NOTHING else NOTHING
    for seat in range(g.seats):
        if place != NOTHING and teams[seat] == team and g.living(seat) and g.armed(seat):
            gunmen += float(g.known[place] >> seat & 1)
    return extend(row, vec[float]([know / 2.0, known / 2.0, seen(g, team, teams), seen(g, 1 - team, teams), gunmen]))


def knowing(g: Precinct, team: i64, teams: Row, holder: i64, side: i64) -> float:
    """How many living members of a team know the leader card of a side."""
    if holder == NOTHING:
        return 0.0
    place = card_of_leader(g, holder, side)
    found: i64 = 0
    for seat in range(g.seats):
        if teams[seat] == team and g.living(seat) and seat != holder:
            found += g.known[place] >> seat & 1
    return float(found)


def seen(g: Precinct, team: i64, teams: Row) -> float:
    """The share of all other living players' cards that the living members of a team know."""
    found: i64 = 0
    cards: i64 = 0
    for seat in range(g.seats):
        if teams[seat] != team or not g.living(seat):
            continue
        for place in range(ROW * g.seats):
            other = place // ROW
            if other != seat and g.cards[place] != NOTHING and g.living(other):
                cards += 1
                found += g.known[place] >> seat & 1
    return float(found) / float(cards) if cards > 0 else 0.0


def equipment(g: Precinct, team: i64, teams: Row, row: Floats) -> Floats:
    held = fill(0, FACES)
    equipped: i64 = 0
    for seat in range(g.seats):
        card = g.equipment(seat)
        if teams[seat] == team and card != NOTHING:
            held[card] += 1
            equipped += 1
    row = append(row, float(equipped) / 4.0)
    for face in range(BLACKMAIL, FACES):
        row = append(row, float(held[face]))
    return row
