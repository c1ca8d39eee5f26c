"""Counting the pieces of The Agents."""

from __future__ import annotations

from undercover.games.the_agents.cards import listed
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import AGENTS, CARD_IDS, DEAD, FACTION_IDS, FREE, MISSIONS, NOBODY, SLOTS
from undercover.table.census import Census


def census(g: Factions) -> Census:
    count = Census()
    _check_places(g, count)
    if count.wrong():
        return count
    agents = [*g.piles[AGENTS], *g.retired[AGENTS], *g.between]
    missions = [*g.piles[MISSIONS], *g.retired[MISSIONS]]
    for seat in range(g.seats):
        agents += listed(AGENTS, g.hand(AGENTS, seat))
        missions += listed(MISSIONS, g.hand(MISSIONS, seat))
    agents += [agent >> 1 if agent < DEAD else agent - DEAD for agent in g.rows if agent != NOBODY]
    for post in g.posts:
        missions += listed(MISSIONS, post)
    count.count("agents", CARD_IDS, agents, g.box.decks[AGENTS])
    count.count("missions", CARD_IDS, missions, g.box.decks[MISSIONS])
    _demand_rules(g, count)
    return count


def _check_places(g: Factions, count: Census) -> None:
    """Every seat, faction, deck and observer has its own."""
    seats, factions, observers = g.seats, g.factions(), g.seats + 1
    count.demand(len(g.points) == seats, f"points must have {seats} entries, one a seat")
    count.demand(len(g.rows) == SLOTS * factions, f"rows must have {factions} entries, one a faction")
    count.demand(len(g.posts) == 2 * factions, f"posts must have {2 * factions} entries, two a faction")
    count.demand(len(g.hands) == 2 * seats, f"hands must have {seats} entries a deck")
    count.demand(len(g.piles) == len(g.retired) == 2, "piles and retired must have two entries, one a deck")
    lying = len(g.between) == len(g.performers) == len(g.tokens)
    count.demand(lying, "between, performers and tokens must have an entry for each free agent")
    memory = len(g.known) == len(g.since) == len(g.doubts) == 2 * observers * seats
    count.demand(memory, f"known, since and doubts must have {observers * seats} entries a deck")
    count.demand(len(g.pools) == 2 * observers, f"pools must have {observers} entries a deck")


def _demand_rules(g: Factions, count: Census) -> None:
    """What holds at every moment of a game (13)."""
    for faction in range(g.factions()):
        name, size = FACTION_IDS[faction], g.length(faction)
        count.demand(size <= g.box.size[g.seats], f"faction {name} holds {size} agents")
        for side in range(2):
            post = list(listed(MISSIONS, g.posts[2 * faction + side]))
            count.demand(len(post) <= g.box.missions_at_faction, f"too many missions of one owner at faction {name}")
            count.demand(len(set(post)) == len(post), f"two missions alike of one owner at faction {name}")
            count.demand(size > 0 or not post, f"a mission lies at faction {name}, where there is no agent")
    for deck, what in ((AGENTS, "agents"), (MISSIONS, "missions")):
        renewed = len(g.piles[deck]) > 0 or len(g.retired[deck]) == 0
        count.demand(renewed, f"the draw pile of {what} should have been renewed")
    count.demand(all(card >= FREE for card in g.retired[AGENTS]), "a faction agent lies on the retired pile")
    count.demand(min(g.points) >= 0, "somebody has less than 0 points")
