"""Who may know what at Rogue Agent (S12)."""

from __future__ import annotations

from msgspec.structs import replace

from undercover.games.rogue_agent import things
from undercover.games.rogue_agent.bomb import CUT_AGAIN, PLACE_DIE, SHEET_IDS
from undercover.games.rogue_agent.imagine import has_looked
from undercover.games.rogue_agent.patrol import ENTERED, NEXT_LOCATION
from undercover.games.rogue_agent.phrases import COLUMN_IDS
from undercover.games.rogue_agent.table import CUSTODY, NOTHING, City
from undercover.games.rogue_agent.things import CRIMINALS, EFFECT_IDS, SLOTS, Tile
from undercover.games.rogue_agent.turn import MAIN_ACTIONS
from undercover.games.rogue_agent.views import Clock, Criminal, Done, Location, Lost, Player, Seen, Turn
from undercover.table.native import Row, count, i64, sort, vec
from undercover.table.story import NUMBER, SECOND

#: What is left of a tile that has been destroyed (R56).
NO_TILE = Tile()


def view(g: City, seat: i64) -> Seen:
    watch = g.mode == things.SHADOW_WATCH
    return Seen(
        things.MODE_IDS[g.mode],
        g.round,
        g.box.rounds[g.mode],
        g.leader,
        None if g.active == NOTHING else g.active,
        _turn(g),
        things.SLOT_IDS[g.police],
        [_location(g, slot) for slot in range(SLOTS)],
        _criminals(g, seat),
        _players(g, seat),
        g.box.tracks,
        g.supply,
        {things.DISC_IDS[disc]: count(g.bag, disc) for disc in range(things.DISCS) if disc in g.bag},
        _discs(g.spare),
        _discs(g.drawn),
        [die for die in g.event_dice],
        len(g.deck),
        _cards(g.removed_up),
        len(g.removed_down),
        _known_removed(g, seat),
        Lost(g.lost, g.box.lost_criminals_limit) if watch else None,
        g.target if watch else None,
        g.tokens_out,
        [things.DIE_IDS[die] for die in g.rolled],
        _defusing(g),
        {COLUMN_IDS[n]: [SHEET_IDS[die] for die in g.columns[n]] for n in range(len(g.columns))},
    )


def turned(g: City, seat: i64, seen: Seen) -> Seen:
    """Only criminals, agents and the cards one has looked at differ between seats."""
    criminals, players = _criminals(g, seat), _players(g, seat)
    return replace(seen, criminals=criminals, players=players, removed_known=_known_removed(g, seat))


def _criminals(g: City, seat: i64) -> list[Criminal]:
    return [_criminal(g, k, seat) for k in range(CRIMINALS)]


def _players(g: City, seat: i64) -> list[Player]:
    return [_player(g, player, player == seat) for player in range(g.seats)]


def _discs(discs: Row) -> list[str]:
    return [things.DISC_IDS[disc] for disc in discs]


def _cards(cards: Row) -> list[str]:
    return [things.CARD_IDS[card] for card in cards]


def _known_removed(g: City, seat: i64) -> list[str]:
    """Cards that left the game face down after this seat had looked at them (R79)."""
    looked = g.removed_looked
    return sorted([things.CARD_IDS[g.removed_down[n]] for n in range(len(looked)) if _under_marker(g, looked[n], seat)])


def _under_marker(g: City, looked: i64, seat: i64) -> bool:
    """Whoever has a marker on a card may look at it again; androids have none any more (S6.4, S10.4, S12)."""
    return has_looked(looked, seat) and not g.is_android(seat)


def _defusing(g: City) -> int | None:
    """The timer of the bomb on the sheet."""
    if len(g.agenda) == 0:
        return None
    step = g.agenda[-1] & NUMBER
    return g.timers[g.second()] if step == PLACE_DIE.number or step == CUT_AGAIN.number else None


def _turn(g: City) -> Turn:
    return Turn(
        g.patrols,
        g.justice,
        [Done(MAIN_ACTIONS[each // SLOTS].id, things.SLOT_IDS[each % SLOTS]) for each in g.done],
        _entered(g),
    )


def _entered(g: City) -> list[str]:
    """Where the Patrol that goes on has been."""
    for frame in g.agenda:
        if frame & NUMBER == NEXT_LOCATION.number:
            entered = (frame >> SECOND) // ENTERED
            return [things.SLOT_IDS[slot] for slot in range(SLOTS) if entered >> slot & 1]
    return []


def _location(g: City, slot: i64) -> Location:
    tile = NO_TILE if g.destroyed[slot] else g.tile(slot)
    informants: list[int | None] = []
    if tile.spaces > 0:
        informants.append(_owner(g.tops[slot]))
    if tile.spaces > 1:
        informants.append(_owner(g.bottoms[slot]))
    return Location(
        things.SLOT_IDS[slot],
        things.TILE_IDS[g.tiles[slot]],
        g.destroyed[slot] != 0,
        things.SHIELD_IDS[tile.shield],
        tile.gangsters,
        tile.search,
        tile.goods,
        informants,
        _timers(g, slot) if slot in g.bomb_at else [],
        count(g.assassin_at, slot),
    )


def _owner(seat: i64) -> int | None:
    return None if seat == NOTHING else seat


def _timers(g: City, slot: i64) -> list[int]:
    timers = vec[i64]([g.timers[bomb] for bomb in g.bombs_at(slot)])
    sort(timers)
    return [timer for timer in timers]


def _criminal(g: City, k: i64, seat: i64) -> Criminal:
    where = g.where[k]
    if g.card[k] == NOTHING or not (g.face_up[k] or _under_marker(g, g.looked[k], seat)):
        card = health = reward = syndicate = None
    else:
        known = g.box.criminals[g.card[k]]
        card, syndicate = things.CARD_IDS[g.card[k]], things.SYNDICATE_IDS[known.syndicate]
        health, reward = known.health, known.reward
    return Criminal(
        things.CRIMINAL_IDS[k],
        things.SLOT_IDS[where] if 0 <= where < SLOTS else None,
        where - CUSTODY if where >= CUSTODY else None,
        g.defeated[k] != 0,
        g.top_this_round >> k & 1 == 1,
        g.face_up[k] != 0,
        [other for other in range(g.seats) if g.marks[k] >> other & 1] if g.marks[k] else [],
        card,
        health,
        reward,
        syndicate,
    )


def _player(g: City, player: i64, own: bool) -> Player:
    return Player(
        player,
        things.SLOT_IDS[g.figures[player]],
        {things.TRACK_IDS[track]: g.board(player, track) for track in range(things.TRACKS)},
        g.credits[player],
        g.influence[player],
        g.reserve[player],
        g.markers[player],
        _cards(g.turned_in[player]),
        g.points(player),
        g.is_android(player),
        len(g.hidden_tokens[player]),
        _tokens(g.hidden_tokens[player]) if own else None,
        _tokens(g.gone_tokens[player]) if own else None,
        [things.TOKEN_IDS[token] for token in g.shown_tokens[player]],
        g.revealed_now >> player & 1 == 1,
        [_clock(g, n) for n in range(len(g.clock_seat)) if g.clock_seat[n] == player],
    )


def _tokens(hidden: Row) -> list[str]:
    """In an order that tells nothing."""
    tokens = hidden[:]
    sort(tokens)
    return [things.TOKEN_IDS[token] for token in tokens]


def _clock(g: City, n: i64) -> Clock:
    return Clock(EFFECT_IDS[g.clock_word[n]], things.CRIMINAL_IDS[g.clock_by[n]], g.clock_turns[n])
