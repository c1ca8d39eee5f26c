"""What a seat sees of Death Angel, as numbers (10), but for the odds it could work out from that."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import things
from undercover.games.death_angel.afterwards import STRATEGIZE_TO
from undercover.games.death_angel.attacks import REROLL, fighter, fought
from undercover.games.death_angel.phrases import hand_of
from undercover.games.death_angel.rounds import RESOLVE
from undercover.games.death_angel.seen import knows_event, old_pool
from undercover.games.death_angel.swarm import BITS, CARDS, SHIELD, one, swarm_of
from undercover.games.death_angel.swarms import BOUGHT, DEFEND
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import LEFT, NOTHING, RIGHT, TEAMS
from undercover.table.agenda import SPECTATOR, UNANSWERED
from undercover.table.native import Row, append, fill, i64, vec
from undercover.table.pen import Pen
from undercover.table.story import ARGUMENT, NUMBER, NUMBER_BITS, first

#: Positions are counted from 1.
POSITION_IDS: Final = [str(position + 1) for position in range(12)]

#: How many places a position takes without its slots, and a slot.
POSITION: Final[i64] = 14
SLOT: Final[i64] = 21


def observe(g: Hulk, seat: i64, pen: Pen) -> None:
    pen.tally("round", g.round, 20)
    pen.one("resolving", _resolving(g), things.ACTION_IDS)
    pen.seat("current", g.current, g.seats)
    pen.one("location", g.location, things.LOCATION_IDS)
    pen.tally("locations_ahead", len(g.locations), 4)
    pen.tally("launch_tokens", g.launch_tokens, 4)
    _formation(g, pen)
    _piles(g, pen)
    _fight(g, pen)
    _events(g, seat, pen)
    _teams(g, seat, pen)


def _resolving(g: Hulk) -> i64:
    """The Action card being carried out."""
    number = RESOLVE.number
    for frame in g.agenda:
        if frame & NUMBER == number:
            return (frame >> NUMBER_BITS & ARGUMENT) - 1
    return NOTHING


def _formation(g: Hulk, pen: Pen) -> None:
    positions = 2 * g.seats * g.box.teams_each[g.seats]
    terrain = fill(0, 2 * positions)
    for card in range(things.TERRAINS):
        slot = g.terrain[card]
        if slot != NOTHING:
            terrain[slot] |= i64(1) << card
    marines = g.marines
    filled: i64 = len(marines)
    for position in range(positions):
        if position >= filled and pen.skips(POSITION + 2 * SLOT):
            continue
        pen.enter("formation", position)
        marine = marines[position] if position < filled else NOTHING
        pen.one("marine", marine, things.MARINE_IDS)
        pen.flag("faces_right", marine != NOTHING and g.facing[marine] == RIGHT)
        pen.tally("tokens", i64(0) if marine == NOTHING else g.tokens[marine], 3)
        for side in range(i64(2)):
            slot = 2 * position + side
            pen.enter("left" if side == LEFT else "right")
            _slot(g, slot, slot < len(g.swarms), terrain[slot], pen)
            pen.leave()
        pen.leave()
    pen.marks("activated", g.activated, things.TERRAIN_IDS)
    pen.tally("door_tokens", g.door_tokens, 4)
    pen.one("capped", g.capped, things.TERRAIN_IDS)


def _slot(g: Hulk, slot: i64, there: bool, terrain: i64, pen: Pen) -> None:
    swarm, spent = i64(0), i64(0)
    if there:
        swarm, spent = g.swarms[slot], g.spent[slot]
    if swarm == 0 and spent == 0 and terrain == 0 and pen.skips(SLOT):
        return
    pen.packed("swarm", swarm & CARDS, BITS, things.CARD_IDS)
    pen.packed("done", spent & CARDS, BITS, things.CARD_IDS)
    pen.flag("power_field", swarm >= SHIELD or spent >= SHIELD)
    pen.marks("terrain", terrain, things.TERRAIN_IDS)


def _piles(g: Hulk, pen: Pen) -> None:
    old = old_pool(g)
    pen.tally("deck", len(g.deck), 30)
    pen.packed("discard", swarm_of(g.discard), BITS, things.CARD_IDS)
    new = swarm_of(g.deck) + swarm_of(g.blips[LEFT]) + swarm_of(g.blips[RIGHT]) - old
    pen.packed("unseen.deck", new, BITS, things.CARD_IDS)
    pen.packed("unseen.older", old, BITS, things.CARD_IDS)
    for side in range(i64(2)):
        pen.enter("blips")
        pen.enter(things.SIDE_IDS[side])
        pen.tally("count", len(g.blips[side]), 10)
        pen.packed("known", g.sure[side], BITS, things.CARD_IDS)
        turned: i64 = 0
        for card in g.turned:
            if card >> 3 == side:
                turned += one(card & 7)
        pen.packed("turned", turned, BITS, things.CARD_IDS)
        pen.leave()
        pen.leave()
    pen.packed("carried", g.carried, BITS, things.CARD_IDS)
    pen.packed("lords_slain", g.lords_slain, BITS, things.CARD_IDS)
    pen.tally("kills", g.kills, 30)
    pen.tally("supply", g.supply, 10)
    pen.seat("artefact", g.holder, g.seats)


def _fight(g: Hulk, pen: Pen) -> None:
    """The die, and whom or what the decision is about."""
    pen.flag("die", g.die != NOTHING)
    pen.tally("die.number", i64(0) if g.die == NOTHING else g.box.number[g.die], 5)
    pen.flag("die.skull", g.die != NOTHING and g.box.skull[g.die] > 0)
    marine, slot = NOTHING, NOTHING
    if len(g.agenda) > 0:
        top = g.agenda[-1] & NUMBER
        if top == REROLL.number:
            marine, slot = fighter(g.second()), fought(g.second())
        elif top == DEFEND.number:
            slot = g.second() % BOUGHT
            marine = g.marines[slot // 2]
        elif top == STRATEGIZE_TO.number:
            slot = g.second()
    pen.one("about.marine", marine, things.MARINE_IDS)
    pen.one("about.position", NOTHING if slot == NOTHING else slot // 2, POSITION_IDS)
    pen.flag("about.right", slot != NOTHING and slot & 1 == RIGHT)


def _events(g: Hulk, seat: i64, pen: Pen) -> None:
    pen.flag("event", g.event != NOTHING)
    pen.flag("event.shown", g.event != NOTHING and g.event_open)
    pen.one("event.id", g.event if g.event != NOTHING and knows_event(g, seat) else NOTHING, things.EVENT_IDS)
    pen.tally("events.deck", len(g.events), 30)
    pen.many("events.discard", g.event_discard, things.EVENT_IDS, 30)
    known, top = vec[i64](), NOTHING
    if len(g.scouted) > 0 and seat == g.owner[things.PURPLE]:
        for place in g.scouted:
            known = append(known, g.events[place])
            if place == len(g.events) - 1:
                top = g.events[place]
    pen.many("events.scouted", known, things.EVENT_IDS, 30)
    pen.one("events.next", top, things.EVENT_IDS)
    _effect(pen, "lasting", g.lasting, g.lasting_on)
    _effect(pen, "foreseen", g.foreseen, g.foreseen_on)


def _effect(pen: Pen, name: str, event: i64, on: i64) -> None:
    """What an Event does this round or will do next round, and to whom."""
    if event == NOTHING and pen.skips(len(things.EVENT_IDS) + len(things.MARINE_IDS) + len(things.TEAM_IDS)):
        return
    pen.enter(name)
    pen.one("event", event, things.EVENT_IDS)
    pen.one("marine", on if event == things.SECOND_WIND else NOTHING, things.MARINE_IDS)
    pen.one("team", on if event == things.GUN_JAM else NOTHING, things.TEAM_IDS)
    pen.leave()


def _teams(g: Hulk, seat: i64, pen: Pen) -> None:
    chosen, ready = i64(0), i64(0)
    for team in range(TEAMS):
        if g.owner[team] == seat and seat != SPECTATOR:
            chosen |= _chosen(g, team)
    for player in range(g.seats):
        if player < len(g.sealed) and g.sealed[player] != UNANSWERED:
            ready |= _bit(player)
    for team in range(TEAMS):
        pen.enter("teams")
        pen.seat(things.TEAM_IDS[team], g.owner[team], g.seats)
        pen.leave()
    pen.marks("chosen", chosen, things.ACTION_IDS)
    pen.marks("played", _bits(g.played), things.ACTION_IDS)
    pen.marks("previous", _bits(g.previous), things.ACTION_IDS)
    pen.marks("slain", _bits(g.slain), things.MARINE_IDS)
    pen.seats("ready", ready, g.seats)


def _bit(number: i64) -> i64:
    return i64(0) if number == NOTHING else i64(1) << number


def _bits(numbers: Row) -> i64:
    found: i64 = 0
    for number in numbers:
        found |= _bit(number)
    return found


def _chosen(g: Hulk, team: i64) -> i64:
    """The card its player has chosen for this team, or sealed in an answer."""
    seat = g.owner[team]
    if g.chosen[team] == NOTHING and seat < len(g.sealed) and g.sealed[seat] != UNANSWERED:
        answer: Row = hand_of(g, first(g.sealed[seat]))
        for action in answer:
            if g.box.action_team[action] == team:
                return _bit(action)
    return _bit(g.chosen[team])
