"""Who may know what at Agent Avenue (6)."""

from __future__ import annotations

from msgspec.structs import replace

from undercover.games.agent_avenue.table import NOTHING, Avenue
from undercover.games.agent_avenue.things import AGENT_IDS, AGENTS, CARD_IDS, SIDE_IDS
from undercover.games.agent_avenue.views import Market, Offer, Player, Seen, Side
from undercover.table.native import Row, i64


def view(g: Avenue, seat: i64) -> Seen:
    return Seen(
        g.turn,
        SIDE_IDS[g.active],
        len(g.deck),
        _offer(g, seat),
        [_side(g, side) for side in range(2)],
        _players(g, seat),
        _market(g) if g.advanced else None,
    )


def turned(g: Avenue, seat: i64, seen: Seen) -> Seen:
    """Only the card lying face down and the hands differ between seats."""
    return replace(seen, offer=_offer(g, seat), players=_players(g, seat))


def _players(g: Avenue, seat: i64) -> list[Player]:
    return [_player(g, player, player == seat) for player in range(g.seats)]


def agents(row: Row) -> list[str]:
    return [AGENT_IDS[agent] for agent in row]


def cards(row: Row) -> list[str]:
    return [CARD_IDS[card] for card in row]


def _offer(g: Avenue, seat: i64) -> Offer:
    down = None
    if g.down != NOTHING:
        open_to_all = g.down_by == NOTHING
        down = AGENT_IDS[g.down] if open_to_all or g.down_by == seat else "hidden"
    return Offer(
        None if g.up == NOTHING else AGENT_IDS[g.up],
        down,
        None if g.down_by == NOTHING else g.down_by,
    )


def _side(g: Avenue, side: i64) -> Side:
    row = g.row(side)
    return Side(
        SIDE_IDS[side],
        [seat for seat in g.members[side]],
        g.speaker(side),
        g.steps[side],
        g.space(side),
        g.box.catch - g.lead(side),
        {AGENT_IDS[agent]: row[agent] for agent in range(AGENTS) if row[agent]},
        cards(g.ongoing[side]),
    )


def _player(g: Avenue, player: i64, own: bool) -> Player:
    return Player(
        player,
        SIDE_IDS[g.side_of(player)],
        len(g.hands[player]),
        agents(g.hands[player]) if own else None,
        g.swaps[player],
        agents(g.swapped[player]) if own else None,
        agents(g.known[player]),
    )


def _market(g: Avenue) -> Market:
    return Market(
        cards(g.supply),
        len(g.market_deck),
        cards(g.discard),
        None if g.taken == NOTHING else CARD_IDS[g.taken],
    )
