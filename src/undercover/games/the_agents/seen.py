"""Who may know what at The Agents (12)."""

from __future__ import annotations

from msgspec.structs import replace

from undercover.games.the_agents import things
from undercover.games.the_agents.cards import gathered, listed, size
from undercover.games.the_agents.commands import PLACE, is_command
from undercover.games.the_agents.free_agents import INTERROGATE, TRACK
from undercover.games.the_agents.missions import arrows_of, reward, rewards_of
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import AGENTS, ARROW, ARROW_BITS, DEAD, MISSIONS, SLOTS
from undercover.games.the_agents.views import Arrow, Between, Card, Faction, Income, Laid, Piles, Player, Posted, Seen
from undercover.table.native import Row, i64
from undercover.table.story import NUMBER


def view(g: Factions, seat: i64) -> Seen:
    return Seen(
        g.turns + 1,
        g.first_seat,
        g.active,
        g.actions,
        g.box.operations - g.operations,
        g.box.target,
        g.last_round,
        [_faction(g, faction) for faction in range(g.factions())],
        [_player(g, player, player == seat) for player in range(g.seats)],
        _piles(g, AGENTS),
        _piles(g, MISSIONS),
        [Between(_card(g, g.between[n]), g.performers[n], g.tokens[n]) for n in range(len(g.between))],
        _source(g),
        _looking(g, seat),
    )


def turned(g: Factions, seat: i64, seen: Seen) -> Seen:
    """Only hands, and cards somebody looks at to take one, differ between seats."""
    players = [_turned(g, player, player == seat, seen.players[player]) for player in range(g.seats)]
    return replace(seen, players=players, looking=_looking(g, seat))


def cards(row: Row) -> list[str]:
    return [things.CARD_IDS[card] for card in row]


def _faction(g: Factions, faction: i64) -> Faction:
    arrows = g.arrows(faction)
    missions = []
    for owner in g.owners[2 * faction : 2 * faction + 2]:
        for mission in listed(MISSIONS, g.post(owner, faction)):
            missions.append(Posted(owner, things.CARD_IDS[mission], reward(g, owner, mission, faction)))
    return Faction(
        things.FACTION_IDS[faction],
        [g.owner(faction, 0), g.owner(faction, 1)],
        g.box.size[g.seats],
        [_laid(g, faction, slot) for slot in range(g.length(faction))],
        _arrows(g, faction),
        [arrows & ARROW, arrows >> ARROW_BITS & ARROW],
        missions,
    )


def _laid(g: Factions, faction: i64, slot: i64) -> Laid:
    place = SLOTS * faction + slot
    agent = g.rows[place]
    if agent >= DEAD:
        return Laid(things.PLACE_IDS[place], None, None, None, None, None)
    card, facing = agent >> 1, agent & 1
    left, right = things.COLOUR_IDS[g.box.left[card]], things.COLOUR_IDS[g.box.right[card]]
    return Laid(
        things.PLACE_IDS[place],
        things.CARD_IDS[card],
        things.AGENT_IDS[card >> 1],
        g.owner(faction, facing),
        left if facing == 1 else right,
        right if facing == 1 else left,
    )


def _arrows(g: Factions, faction: i64) -> list[Arrow]:
    found = []
    for place in range(SLOTS * faction, SLOTS * faction + SLOTS - 1):
        low, high = g.rows[place], g.rows[place + 1]
        if low < DEAD and high < DEAD and low & 1 == high & 1:
            owner = 1 - (low & 1)
            points = g.box.join[DEAD * low + high] >> ARROW_BITS * owner & ARROW
            found.append(Arrow([things.PLACE_IDS[place], things.PLACE_IDS[place + 1]], g.owner(faction, owner), points))
    return found


def _turned(g: Factions, player: i64, own: bool, seen: Player) -> Player:
    return replace(seen, hand=_hand(g, player) if own else None, missions_in_hand=_missions(g, player) if own else None)


def _hand(g: Factions, player: i64) -> list[Card]:
    return [_card(g, card) for card in listed(AGENTS, g.hand(AGENTS, player))]


def _missions(g: Factions, player: i64) -> list[str]:
    return cards(listed(MISSIONS, g.hand(MISSIONS, player)))


def _player(g: Factions, player: i64, own: bool) -> Player:
    return Player(
        player,
        g.points[player],
        [things.FACTION_IDS[g.own[2 * player]], things.FACTION_IDS[g.own[2 * player + 1]]],
        size(AGENTS, g.hand(AGENTS, player)),
        size(MISSIONS, g.hand(MISSIONS, player)),
        _hand(g, player) if own else None,
        _missions(g, player) if own else None,
        g.drained >> player & 1 == 1,
        income(g, player),
    )


def _card(g: Factions, card: i64) -> Card:
    if card < things.FREE:
        halves = [things.COLOUR_IDS[g.box.left[card]], things.COLOUR_IDS[g.box.right[card]]]
        return Card(things.CARD_IDS[card], things.AGENT_IDS[card >> 1], halves, None)
    return Card(things.CARD_IDS[card], things.FREE_AGENT_IDS[card - things.FREE], None, g.box.points[card])


def _piles(g: Factions, deck: i64) -> Piles:
    retired = cards(g.retired[deck])
    return Piles(len(g.piles[deck]), retired, retired[-1] if retired else None)


def _source(g: Factions) -> str | None:
    if len(g.agenda) > 0 and is_command(g.agenda[-1] & NUMBER):
        return things.PLACE_IDS[g.second() & PLACE]
    return None


def _looking(g: Factions, seat: i64) -> list[Card] | None:
    if len(g.agenda) == 0 or seat != g.first():
        return None
    top = g.agenda[-1] & NUMBER
    if top == TRACK.number:
        return [_card(g, card) for card in listed(AGENTS, gathered(g.piles[AGENTS]))]
    if top == INTERROGATE.number:
        return [_card(g, card) for card in listed(AGENTS, g.hand(AGENTS, g.second()))]
    return None


def income(g: Factions, seat: i64) -> Income:
    arrows, missions = arrows_of(g, seat), rewards_of(g, seat)
    return Income(arrows, missions, arrows + missions)
