"""What a seat sees of Good Cop Bad Cop, as numbers (9.1). Seats keep their names: options speak of them.

Of talk only the last claim of each seat is here, and of what is known about several cards together only how often each
kind is among them; what was said before is for whoever listens.
"""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop.memory import COUNT, COUNT_BITS
from undercover.games.good_cop_bad_cop.phrases import CLAIM_IDS, REQUEST, WINDOW_IDS, Play
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.talk import NOTED, sort_of
from undercover.games.good_cop_bad_cop.things import FACE_IDS, KIND_IDS, KINDS, ROW, TEAM_IDS
from undercover.games.good_cop_bad_cop.turn import ACTION_IDS, EQUIP, INVESTIGATE, REACT_DECLARE
from undercover.games.good_cop_bad_cop.windows import REACT_END, REACT_INVESTIGATE
from undercover.table.agenda import PLAYING, SPECTATOR
from undercover.table.native import append, i64, vec
from undercover.table.pen import Pen
from undercover.table.story import NUMBER, first, phrase_of, second

#: No card has more targets.
TARGET_IDS: Final = ["first", "second", "third", "fourth"]


def observe(g: Precinct, seat: i64, pen: Pen) -> None:
    observer = g.seats if seat == SPECTATOR else seat
    pen.tally("turn", g.turn, 40)
    pen.seat("active", g.active, g.seats)
    pen.flag("counterclockwise", g.direction < 0)
    pen.flag("acted", g.acted)
    pen.flag("no_pickup", g.no_pickup)
    pen.seat("coffee", g.coffee, g.seats)
    pen.flag("smoke", g.smoke)
    pen.number("guns", g.free_guns(), g.box.guns[g.seats])
    pen.seats("wounded", g.wounded, g.seats)
    pen.seats("out", g.out, g.seats)
    pen.seat("planted", g.planted, g.seats)
    _window(g, pen)
    pen.one("playing", NOTHING if g.playing == NOTHING else g.cards[g.playing], FACE_IDS)
    about = _about(g, observer)
    for player in range(g.seats):
        pen.enter("players", player)
        _player(g, player, observer, about, pen)
        pen.leave()
    pen.tally("deck", len(g.deck), 10)
    _aside(g, observer, pen)
    _last(g, pen)


def _open(g: Precinct, place: i64, observer: i64) -> bool:
    return g.known[place] >> observer & 1 != 0 or g.reason != PLAYING


def _face(g: Precinct, place: i64, observer: i64) -> i64:
    return g.cards[place] if place != NOTHING and _open(g, place, observer) else NOTHING


def _window(g: Precinct, pen: Pen) -> None:
    """What was declared, and when it may be answered."""
    action, seat, slot, window = NOTHING, NOTHING, NOTHING, NOTHING
    if len(g.agenda) > 0:
        top = g.agenda[-1] & NUMBER
        if top == REACT_DECLARE.number:
            window = 0
            action = g.first()
            if action == INVESTIGATE:
                seat, slot = g.second() // ROW, g.second() % ROW
            elif action != EQUIP:
                seat = g.second()
        elif top == REACT_INVESTIGATE.number:
            window = 1
        elif top == REACT_END.number:
            window = 2
    pen.one("window", window, WINDOW_IDS)
    pen.one("declared.action", action, ACTION_IDS)
    pen.seat("declared.seat", seat, g.seats)
    pen.seat("declared.slot", slot, ROW)


def _player(g: Precinct, player: i64, observer: i64, about: i64, pen: Pen) -> None:
    pen.seat("aim", g.aims[player], g.seats)
    hand, drawn = g.hands[player], NOTHING
    if g.drawn_by == player:
        drawn = g.drawn
    pen.flag("holds", hand != NOTHING)
    pen.one("hand", _face(g, hand, observer), FACE_IDS)
    pen.flag("has_drawn", drawn != NOTHING)
    pen.one("drawn", _face(g, drawn, observer), FACE_IDS)
    all_known = True
    start = ROW * player
    for place in range(start, start + ROW):
        pen.enter("row", place - start)
        there = g.cards[place] != NOTHING
        known = there and _open(g, place, observer)
        all_known = all_known and (known or not there)
        _card(g, place, known, observer, pen)
        if about >> place & 1 != 0 or not pen.skips(KINDS):
            _among(g, place, observer, pen)
        pen.leave()
    pen.one("team", g.team(player) if all_known else NOTHING, TEAM_IDS)


def _card(g: Precinct, place: i64, known: bool, observer: i64, pen: Pen) -> None:
    there = g.cards[place] != NOTHING
    down = g.down >> place & 1 != 0
    pen.flag("there", there)
    pen.flag("face_up", there and not down)
    pen.one("kind", g.cards[place] if known else NOTHING, KIND_IDS)
    since: i64 = 0
    if known and down and observer < g.seats and place // ROW != observer and g.known[place] >> observer & 1 != 0:
        since = g.since[ROW * g.seats * observer + place]
    pen.tally("since", since, 40)
    pen.flag("fresh", g.fresh >> place & 1 != 0)
    seers: i64 = 0
    if down:
        owner: i64 = place // ROW
        seers = g.known[place] & ~(i64(1) << owner)
    pen.seats("seen_by", seers, g.seats)


def _about(g: Precinct, observer: i64) -> i64:
    """The places in rows which the observer knows facts about, one bit each."""
    found: i64 = 0
    for n in range(i64(len(g.facts_of))):
        if _counts(g, n, observer):
            found |= g.facts_at[n]
    return found


def _counts(g: Precinct, n: i64, observer: i64) -> bool:
    """Whether a fact is the observer's, and about rows only."""
    return g.facts_of[n] == observer and g.facts_at[n] >> ROW * g.seats == 0


def _among(g: Precinct, place: i64, observer: i64, pen: Pen) -> None:
    """How often each kind is among cards one of which lies here, over all the facts the observer knows."""
    counted = vec[i64]([0, 0, 0, 0])
    for n in range(i64(len(g.facts_of))):
        if _counts(g, n, observer) and g.facts_at[n] >> place & 1 != 0:
            for kind in range(KINDS):
                counted[kind] += g.facts_are[n] >> COUNT_BITS * kind & COUNT
    pen.counts("among", counted, 0, KIND_IDS, 1000)


def _aside(g: Precinct, observer: i64, pen: Pen) -> None:
    """Cards that were burned, as far as they are known, and those that left the game openly."""
    burned = vec[i64]()
    for place in range(ROW * g.seats, g.first_equipment()):
        if _open(g, place, observer):
            burned = append(burned, g.cards[place])
    pen.many("burned", burned, KIND_IDS, 1000)
    pen.many("removed", g.removed, KIND_IDS, 1000)


def _last(g: Precinct, pen: Pen) -> None:
    """The last equipment card with its targets (each + 1; 0 is none), the last shot, and everybody's last claim."""
    pen.seat("last_play.seat", g.last_play_by, g.seats)
    if g.last_play != NOTHING or not pen.skips(len(FACE_IDS) + len(TARGET_IDS)):
        _last_play(g, pen)
    pen.seat("last_shot", g.last_shot, g.seats)
    if g.house.claims > 0:
        for player in range(g.seats):
            pen.enter("claims", player)
            _claim(g, player, pen)
            pen.leave()


def _last_play(g: Precinct, pen: Pen) -> None:
    card, targets = NOTHING, vec[i64]([0, 0, 0, 0])
    if g.last_play != NOTHING:
        played = phrase_of(g.last_play)
        if isinstance(played, Play):
            card = played.face
            aimed = played.targets(g.last_play)
            for n in range(len(aimed)):
                targets[n] = aimed[n] + 1
        else:
            card = first(g.last_play)
    pen.one("last_play.card", card, FACE_IDS)
    pen.counts("last_play.targets", targets, 0, TARGET_IDS, 20)


def _claim(g: Precinct, player: i64, pen: Pen) -> None:
    at: i64 = len(g.claims) - NOTED
    while at >= 0 and g.claims[at + 1] != player:
        at -= NOTED
    if at < 0:
        pen.one("sort", NOTHING, CLAIM_IDS)
        pen.tally("turn", 0, 40)
        pen.tally("first", 0, 10)
        pen.tally("second", 0, 10)
        return
    claim = g.claims[at + 2]
    sort = sort_of(claim)
    pen.one("sort", REQUEST if sort > REQUEST else sort, CLAIM_IDS)
    pen.tally("turn", g.claims[at], 40)
    pen.tally("first", first(claim), 10)
    pen.tally("second", second(claim), 10)
