"""Counting the pieces of Rogue Agent (S17)."""

from __future__ import annotations

from undercover.games.rogue_agent import things
from undercover.games.rogue_agent.table import IN_BAG, NOTHING, City
from undercover.table.census import Census


def census(g: City) -> Census:
    """Discs, cards, credits, informants, markers and tokens are each in exactly one place."""
    count = Census()
    if not _right_lengths(g):
        count.demand(False, "a list has not one entry for each slot, criminal, bomb, assassin, player, clock or card")
        return count
    discs = [*g.bag, *g.spare, *g.drawn]
    discs += [k for k in range(things.CRIMINALS) if g.where[k] != IN_BAG]
    discs += [things.BOMB for slot in g.bomb_at if slot != IN_BAG]
    discs += [things.ASSASSIN for slot in g.assassin_at if slot != IN_BAG]
    count.count("discs", things.DISC_IDS, discs, g.box.bag)
    cards = [*g.deck, *g.unused, *g.removed_up, *g.removed_down, *(card for card in g.card if card != NOTHING)]
    cards += [card for pile in g.turned_in for card in pile]
    count.count("criminal cards", things.CARD_IDS, cards, g.box.cards(g.easier))
    for k in range(things.CRIMINALS):
        linked = (g.card[k] != NOTHING) == (g.where[k] != IN_BAG)
        count.demand(linked, f"{things.DISC_IDS[k]}: its card and its disc do not agree")
    count.demand(g.supply + sum(g.credits) == g.box.credits, f"credits must be {g.box.credits} in all")
    for seat in range(g.seats):
        _count_player(g, count, seat)
    if g.mode == things.ANDROID_MODE:
        tokens = [token for pile in [*g.hidden_tokens, *g.shown_tokens, *g.gone_tokens] for token in pile]
        count.count("identity tokens", things.TOKEN_IDS, tokens, g.box.tokens(g.seats))
    return count


def _right_lengths(g: City) -> bool:
    slots = {len(g.tiles), len(g.destroyed), len(g.tops), len(g.bottoms)}
    criminals = {len(g.where), len(g.card), len(g.defeated), len(g.face_up), len(g.marks), len(g.looked), len(g.laid)}
    players = {len(g.credits), len(g.influence), len(g.figures), len(g.reserve), len(g.markers), len(g.turned_in)}
    players |= {len(g.hidden_tokens), len(g.shown_tokens), len(g.gone_tokens), len(g.boards) // things.TRACKS}
    discs = (len(g.bomb_at), len(g.timers), len(g.assassin_at)) == (things.BOMBS, things.BOMBS, things.ASSASSINS)
    clocks = {len(g.clock_seat), len(g.clock_word), len(g.clock_by), len(g.clock_turns)}
    removed = {len(g.removed_down), len(g.removed_looked), len(g.removed_laid)}
    right = slots == {things.SLOTS} and criminals == {things.CRIMINALS} and players == {g.seats}
    return right and discs and len(clocks) == len(removed) == 1


def _count_player(g: City, count: Census, seat: int) -> None:
    informants = g.reserve[seat] + g.informants_on_map(seat)
    count.demand(informants <= g.box.informants, f"seat {seat} has more than {g.box.informants} informants")
    markers = g.markers[seat] + sum(mark >> seat & 1 for mark in g.marks)
    right = markers == (0 if g.is_android(seat) else g.box.markers)
    count.demand(right, f"seat {seat} has {markers} investigation markers")
    for track, id in enumerate(things.TRACK_IDS):
        value = g.board(seat, track)
        count.demand(0 <= value <= g.box.track_max[track], f"seat {seat}: {id} cannot be {value}")
