"""Who may know what at Good Cop Bad Cop (9.1)."""

from __future__ import annotations

from msgspec.structs import replace

from undercover.games.good_cop_bad_cop.claims import ledger
from undercover.games.good_cop_bad_cop.memory import faces_of
from undercover.games.good_cop_bad_cop.phrases import DIRECTION_IDS, WINDOW_IDS
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import FACE_IDS, ROW, TEAM_IDS
from undercover.games.good_cop_bad_cop.turn import ACTION_IDS, EQUIP, INVESTIGATE, REACT_DECLARE
from undercover.games.good_cop_bad_cop.views import Card, Declared, Fact, LastPlay, Player, Seen, Where
from undercover.games.good_cop_bad_cop.windows import REACT_END, REACT_INVESTIGATE
from undercover.table.agenda import PLAYING, SPECTATOR
from undercover.table.native import Row, i64
from undercover.table.sets import each
from undercover.table.story import NUMBER, phrase_of


def view(g: Precinct, seat: i64) -> Seen:
    observer = g.seats if seat == SPECTATOR else seat
    return Seen(
        g.turn,
        g.active,
        DIRECTION_IDS[0 if g.direction > 0 else 1],
        g.acted,
        g.no_pickup,
        _seat(g.coffee),
        g.smoke,
        g.free_guns(),
        g.box.wounds - int(g.wounded).bit_count(),
        _declared(g),
        _window(g),
        None if g.playing == NOTHING else FACE_IDS[g.cards[g.playing]],
        _players(g, observer),
        _deck(g),
        _burned(g, observer),
        [FACE_IDS[kind] for kind in g.removed],
        _facts(g, observer),
        ledger(g.claims) if len(g.claims) > 0 else [],
        _last_play(g),
        _seat(g.last_shot),
    )


def turned(g: Precinct, seat: i64, seen: Seen) -> Seen:
    """Only faces, and what one knows of faces, differ between seats."""
    observer = g.seats if seat == SPECTATOR else seat
    return replace(seen, players=_players(g, observer), burned=_burned(g, observer), facts=_facts(g, observer))


def _players(g: Precinct, observer: i64) -> list[Player]:
    return [_player(g, player, observer) for player in range(g.seats)]


def _burned(g: Precinct, observer: i64) -> list[str | None]:
    return [_face(g, place, observer) for place in range(ROW * g.seats, g.first_equipment())]


def _seat(seat: i64) -> int | None:
    return None if seat == NOTHING else seat


def _open(g: Precinct, place: i64, observer: i64) -> bool:
    """Whether the observer knows the face at a place; when it is over, everything is shown (8)."""
    return g.known[place] >> observer & 1 != 0 or g.reason != PLAYING


def _face(g: Precinct, place: i64, observer: i64) -> str | None:
    return FACE_IDS[g.cards[place]] if _open(g, place, observer) else None


def _deck(g: Precinct) -> list[str | None]:
    """From the top. Its order is never shown before the end, whatever has gone under it in the open (9.1)."""
    over = g.reason != PLAYING
    top: i64 = len(g.deck) - 1
    return [FACE_IDS[g.cards[g.deck[top - n]]] if over else None for n in range(len(g.deck))]


def _declared(g: Precinct) -> Declared | None:
    if len(g.agenda) == 0 or g.agenda[-1] & NUMBER != REACT_DECLARE.number:
        return None
    action, target = g.first(), g.second()
    if action == INVESTIGATE:
        return Declared(ACTION_IDS[action], target // ROW, target % ROW)
    return Declared(ACTION_IDS[action], None if action == EQUIP else target, None)


def _last_play(g: Precinct) -> LastPlay | None:
    """The order of a Flashbang is nobody's business."""
    if g.last_play == NOTHING:
        return None
    numbers = phrase_of(g.last_play).numbers(g.last_play)
    return LastPlay(g.last_play_by, FACE_IDS[numbers[0]], numbers[1:])


def _window(g: Precinct) -> str | None:
    if len(g.agenda) == 0:
        return None
    top = g.agenda[-1] & NUMBER
    if top == REACT_DECLARE.number:
        return WINDOW_IDS[0]
    if top == REACT_INVESTIGATE.number:
        return WINDOW_IDS[1]
    return WINDOW_IDS[2] if top == REACT_END.number else None


def _player(g: Precinct, player: i64, observer: i64) -> Player:
    hand: list[str | None] = []
    if g.hands[player] != NOTHING:
        hand.append(_face(g, g.hands[player], observer))
    if g.drawn_by == player:
        hand.append(_face(g, g.drawn, observer))
    row = g.row(player)
    all_known = True
    for place in row:
        all_known = all_known and _open(g, place, observer)
    return Player(
        player,
        g.living(player),
        g.wounded >> player & 1 != 0,
        g.planted == player,
        _seat(g.aims[player]),
        hand,
        TEAM_IDS[g.team(player)] if all_known else None,
        [_card(g, place, observer) for place in row],
    )


def _card(g: Precinct, place: i64, observer: i64) -> Card:
    owner = place // ROW
    face_down = g.down >> place & 1 != 0
    since: int | None = None
    seen_by: list[int] = []
    if face_down:
        known = g.known[place]
        if observer < g.seats and owner != observer and known >> observer & 1 != 0:
            since = g.since[ROW * g.seats * observer + place]
        seen_by = [seat for seat in range(g.seats) if known >> seat & 1 != 0 and seat != owner]
    return Card(
        place % ROW,
        g.tokens[place],
        not face_down,
        _face(g, place, observer),
        since,
        g.fresh >> place & 1 != 0,
        seen_by,
    )


def _facts(g: Precinct, observer: i64) -> list[Fact]:
    """Of cards in rows only: what equipment has gone where is for everybody to remember (9.1)."""
    return [
        Fact([Where(place // ROW, place % ROW) for place in each(g.facts_at[n])], _names(faces_of(g.facts_are[n])))
        for n in range(len(g.facts_of))
        if g.facts_of[n] == observer and g.facts_at[n] >> ROW * g.seats == 0
    ]


def _names(faces: Row) -> list[str]:
    return [FACE_IDS[face] for face in faces]
