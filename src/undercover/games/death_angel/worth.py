"""How the mission stands. Everybody wins or loses together, so there is one side and one number."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import things
from undercover.games.death_angel.attacks import REROLL, fighter, slays
from undercover.games.death_angel.events import DRAW_EVENT
from undercover.games.death_angel.odds import at_a_glance, saving_faces
from undercover.games.death_angel.rounds import CHOOSE_ACTIONS, RESOLVE, REVEAL
from undercover.games.death_angel.swarm import SHIELD, lords, size
from undercover.games.death_angel.swarms import BOUGHT, DEFEND, SWARMS, endures
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import LEFT, MARINES, NOTHING, RIGHT, TEAMS, TERRAINS
from undercover.table.agenda import PLAYING
from undercover.table.native import Floats, Row, append, extend, fill, i64, vec
from undercover.table.net import Net, decided, stand
from undercover.table.story import ARGUMENT, NUMBER, NUMBER_BITS

#: Objectives, in the order of their features.
OBJECTIVES: Final = vec[i64]([things.GENESTEALER_LAIR, things.LAUNCH_CONTROL_ROOM, things.TOXIN_PUMPING_STATION])
FEATURES: Final = [
    # the squad
    "mustering", "squad", "minor", "major", "alive", "living", "teams", "one", "two",
    # the way
    "ahead", "arrived", "smaller_pile", "larger_pile", "to_lair", "to_launch", "to_toxin",
    "at_lair", "at_launch", "at_toxin", "lords_left", "lord_guards", "lords_aimed_at",
    "launch_tokens", "panel_faced", "panel_ready", "panel_tokens", "cards_to_go", "cards_to_go_each",
    # the enemy
    "cards", "cards_each", "largest", "behind", "shielded", "dying", "dying_each", "dying_later", "doomed",
    "out_of_reach",
    # means
    "tokens", "tokens_engaged", "supply", "aiming", "guard", "bars", "door_tokens", "artefact",
    # the round
    "choosing", "unrevealed", "assault_to_come", "event_to_come", "no_support", "no_move", "no_attack",
    "struck", "striking", "supports", "shots", "blanks", "panel_play", *things.ACTION_IDS,
    # who
    *things.MARINE_IDS,
]  # fmt: skip
NETS: Final = [Net(__package__, "mission", FEATURES)]


def worth(g: Hulk) -> list[float]:
    """The chance of the mission, for every seat alike."""
    return decided(g) if g.reason != PLAYING else stand(net(g), rows(g), sides(g))


def clock(g: Hulk) -> i64:
    """How many rounds have begun or are over: the point at which positions can be compared."""
    return g.round


def net(_g: Hulk) -> Net:
    return NETS[0]


def sides(g: Hulk) -> Row:
    return fill(0, g.seats)


def rows(g: Hulk) -> list[Floats]:
    row = squad(g)
    row = way(g, row)
    row = enemy(g, row)
    row = means(g, row)
    row = this_round(g, row)
    mustering = g.round == 0 and len(g.marines) == 0
    for marine in range(MARINES):
        here = g.owner[marine // 2] != NOTHING if mustering else marine in g.marines
        row = append(row, 1.0 if here else 0.0)
    return [row]


def squad(g: Hulk) -> Floats:
    taken: i64 = 0
    teams: i64 = 0
    for team in range(TEAMS):
        if g.owner[team] != NOTHING:
            taken += 1
            if g.alive(team):
                teams += 1
    living: i64 = len(g.marines)
    mustering = g.round == 0 and living == 0
    full = float(2 * g.seats * g.box.teams_each[g.seats])
    spawn = g.box.spawn[g.seats]
    return vec[float]([
        1.0 if mustering else 0.0, full / 12.0, float(spawn[0]), float(spawn[1]),
        1.0 if mustering else float(living) / full, float(living) / 12.0,
        1.0 if mustering else 2.0 * float(teams) / full,
        1.0 if living == 1 else 0.0, 1.0 if living == 2 else 0.0,
    ])  # fmt: skip


# ---------------------------------------------------------------- the way


def way(g: Hulk, row: Floats) -> Floats:
    """How far it still is, and at the final Location how much is done of what is to be done there."""
    left: i64 = len(g.blips[LEFT])
    right: i64 = len(g.blips[RIGHT])
    smaller, larger = float(min(left, right)), float(max(left, right))
    ahead: i64 = len(g.locations)
    final = g.locations[0] if ahead > 0 else g.location
    row = extend(row, vec[float]([float(ahead), 1.0 if ahead == 0 else 0.0, smaller / 8.0, larger / 8.0]))
    for place in OBJECTIVES:
        row = append(row, 1.0 if final == place else 0.0)
    for place in OBJECTIVES:
        row = append(row, 1.0 if g.location == place else 0.0)
    row = lair(g, row)
    row = panel(g, row)
    to_go = float(left + right + beside(g)) if g.location == things.TOXIN_PUMPING_STATION else 0.0
    row = append(row, to_go / 16.0)
    return append(row, to_go / float(max(len(g.marines), 1)) / 4.0)


def beside(g: Hulk) -> i64:
    """All cards in the formation."""
    found: i64 = 0
    for slot in range(len(g.swarms)):
        found += size(g.swarms[slot]) + size(g.spent[slot])
    return found


def lair(g: Hulk, row: Floats) -> Floats:
    """Brood Lords left, the cards that shield them, and how many marines have them in their sights."""
    if g.location != things.GENESTEALER_LAIR:
        return extend(row, vec[float]([0.0, 0.0, 0.0]))
    guards: i64 = 0
    aimed: i64 = 0
    for slot in range(len(g.swarms)):
        swarm = g.swarms[slot] + g.spent[slot]
        lead = lords(swarm)
        if lead > 0:
            guards += size(swarm) - lead
            for position in range(len(g.marines)):
                if sees(g, position, slot):
                    aimed += 1
    left = 2 - lords(g.lords_slain)
    return extend(row, vec[float]([float(left), float(guards) / 4.0, float(aimed) / 4.0]))


def panel(g: Hulk, row: Floats) -> Floats:
    """Who stands before the Control Panel of an objective, and whether he may act there next."""
    tokens = float(g.launch_tokens) if g.location == things.LAUNCH_CONTROL_ROOM else 0.0
    slot = g.terrain[things.CONTROL_PANEL]
    faced, ready, held = 0.0, 0.0, 0.0
    if slot != NOTHING and (g.location == things.LAUNCH_CONTROL_ROOM or g.location == things.TOXIN_PUMPING_STATION):
        marine = g.marines[slot // 2]
        faced = 1.0 if g.facing[marine] == slot & 1 else 0.0
        ready = 1.0 if last(g)[marine // 2] != g.box.hands[marine // 2][things.MOVE_ACTIVATE] else 0.0
        held = float(g.tokens[marine])
    return extend(row, vec[float]([tokens / 3.0, faced, ready, held]))


# ---------------------------------------------------------------- the enemy


def enemy(g: Hulk, row: Floats) -> Floats:
    saves = saving_faces(g)
    total, largest, behind, shielded = 0.0, 0.0, 0.0, 0.0
    dying, later, doomed = 0.0, 0.0, 0.0
    for position in range(len(g.marines)):
        marine = g.marines[position]
        lives, lasts = 1.0, 1.0
        for slot in range(2 * position, 2 * position + 2):
            swarm, spent = g.swarms[slot], g.spent[slot]
            if swarm == 0 and spent == 0:
                continue
            cards = float(size(swarm) + size(spent))
            total += cards
            largest = max(largest, cards)
            lasts *= at_a_glance(g.box, cards + float(lords(swarm) + lords(spent)), 0, 1)
            faced = g.facing[marine] == slot & 1
            if not faced:
                behind += cards
            if swarm >= SHIELD:
                shielded += cards
            elif swarm > 0:
                rolls = 1 + g.tokens[marine] if faced else i64(1)
                lives *= at_a_glance(g.box, float(size(swarm) + lords(swarm)), saves[marine], rolls)
        dying += 1.0 - lives
        later += 1.0 - lasts
        if lasts < 0.2:
            doomed += 1.0
    each = float(max(len(g.marines), 1))
    return extend(row, vec[float]([
        total / 10.0, total / each, largest / 5.0, behind / 5.0, shielded / 5.0,
        dying, dying / each, later, doomed, out_of_reach(g) / 5.0,
    ]))  # fmt: skip


def out_of_reach(g: Hulk) -> float:
    """Cards no marine could shoot at as they stand."""
    found: i64 = 0
    for slot in range(len(g.swarms)):
        cards = size(g.swarms[slot]) + size(g.spent[slot])
        if cards > 0 and not in_sight(g, slot):
            found += cards
    return float(found)


def in_sight(g: Hulk, slot: i64) -> bool:
    for position in range(len(g.marines)):
        if sees(g, position, slot):
            return True
    return False


def sees(g: Hulk, position: i64, slot: i64) -> bool:
    """Whether the slot is on the side the marine in this position faces, and in his range."""
    marine = g.marines[position]
    away = position - slot // 2
    reach = g.box.range[marine]
    return g.facing[marine] == slot & 1 and -reach <= away <= reach


# ---------------------------------------------------------------- means


def means(g: Hulk, row: Floats) -> Floats:
    tokens: i64 = 0
    engaged: i64 = 0
    aiming: i64 = 0
    guard: i64 = 0
    bars: i64 = 0
    for marine in g.marines:
        tokens += g.tokens[marine]
    for position in range(len(g.marines)):
        marine = g.marines[position]
        front = 2 * position + g.facing[marine]
        if g.swarms[front] + g.spent[front] > 0:
            engaged += g.tokens[marine]
        if aims(g, position):
            aiming += 1
    for terrain in range(TERRAINS):
        slot = g.terrain[terrain]
        if slot != NOTHING:
            many = things.BARS[g.box.colour[terrain]]
            bars += many
            guard += many if g.front(slot // 2) == slot else -many
    each = float(max(len(g.marines), 1))
    return extend(row, vec[float]([
        float(tokens) / each, float(engaged) / 4.0, float(g.supply) / 12.0, float(aiming) / each,
        float(guard) / 10.0, float(bars) / 10.0, float(g.door_tokens) / 3.0, 1.0 if g.holder != NOTHING else 0.0,
    ]))  # fmt: skip


def aims(g: Hulk, position: i64) -> bool:
    """Whether the marine in this position has a target."""
    for slot in range(len(g.swarms)):
        if g.swarms[slot] + g.spent[slot] > 0 and sees(g, position, slot):
            return True
    return False


# ---------------------------------------------------------------- the round


def last(g: Hulk) -> Row:
    """By team the card it cannot choose the next time."""
    return g.previous if g.open_card(0) == NOTHING else g.played


def this_round(g: Hulk, row: Floats) -> Floats:
    """What is still to happen in this round, and which cards are out of the next choice."""
    choosing, unrevealed, assault, event = 0.0, 0.0, 0.0, 0.0
    start = NOTHING
    for frame in g.agenda:
        number = frame & NUMBER
        if number == CHOOSE_ACTIONS.number:
            choosing = 1.0
        elif number == REVEAL.number:
            unrevealed = 1.0
        elif number == SWARMS.number:
            assault = 1.0
        elif number == DRAW_EVENT.number:
            event = 1.0
        elif number == RESOLVE.number:
            start = frame >> NUMBER_BITS & ARGUMENT
    row = extend(row, vec[float]([choosing, unrevealed, assault, event]))
    coming, barred = fill(0, len(g.box.action_sort)), fill(0, 3)
    cards = g.chosen if unrevealed > 0.0 else g.played
    out = last(g)
    teams: i64 = 0
    for team in range(TEAMS):
        if g.owner[team] == NOTHING or not g.alive(team):
            continue
        teams += 1
        card = cards[team]
        if card != NOTHING and start != NOTHING and card >= start:
            coming[card] = 1
        if out[team] != NOTHING:
            barred[g.box.action_sort[out[team]]] += 1
    for sort in range(3):
        row = append(row, float(barred[sort]) / float(max(teams, 1)))
    row = plans(g, coming, roll(g, row))
    for card in coming:
        row = append(row, float(card))
    return row


def plans(g: Hulk, coming: Row, row: Floats) -> Floats:
    """What the cards still to come would do as everybody stands: tokens, shots with and without a target, the panel."""
    supports, shots, blanks, at_panel = 0.0, 0.0, 0.0, 0.0
    slot = g.terrain[things.CONTROL_PANEL]
    for position in range(len(g.marines)):
        marine = g.marines[position]
        hand = g.box.hands[marine // 2]
        if coming[hand[things.ATTACK]] > 0:
            if aims(g, position):
                shots += 1.0
            else:
                blanks += 1.0
        if coming[hand[things.MOVE_ACTIVATE]] > 0 and slot == 2 * position + g.facing[marine]:
            at_panel = 1.0
    for card in range(len(coming)):
        if coming[card] > 0 and g.box.action_sort[card] == things.SUPPORT:
            supports += 1.0
    return extend(row, vec[float]([supports / 2.0, shots / 2.0, blanks / 2.0, at_panel]))


def roll(g: Hulk, row: Floats) -> Floats:
    """The roll lying there, while somebody thinks about buying another: a marine as good as dead, or a kill."""
    struck, striking = 0.0, 0.0
    if len(g.agenda) > 0:
        number, fight = g.agenda[-1] & NUMBER, g.second()
        if number == DEFEND.number and not endures(g, fight % BOUGHT, g.die, fight >= BOUGHT):
            struck = 1.0
        if number == REROLL.number:
            striking = float(slays(g, fighter(fight), g.die))
    return extend(row, vec[float]([struck, striking]))
