"""What a seat sees of Rogue Agent, as numbers (S12). Seats, slots and criminals keep their names, as in the options.

Of criminals that were turned in only the syndicates are counted, and of clocks only how long each effect lasts.
"""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import things
from undercover.games.rogue_agent.bomb import CUT_AGAIN, PLACE_DIE, SHEET_IDS
from undercover.games.rogue_agent.imagine import has_looked
from undercover.games.rogue_agent.patrol import ENTERED, NEXT_LOCATION
from undercover.games.rogue_agent.phrases import COLUMN_IDS
from undercover.games.rogue_agent.table import CUSTODY, NOTHING, City
from undercover.games.rogue_agent.things import CRIMINALS, SLOTS, TRACKS
from undercover.games.rogue_agent.turn import MAIN_ACTIONS
from undercover.table.agenda import SPECTATOR
from undercover.table.native import append, fill, i64, vec
from undercover.table.pen import Pen
from undercover.table.story import NUMBER, SECOND

ACTION_IDS: Final = [phrase.id for phrase in MAIN_ACTIONS]
#: What a timer or a die can show.
SIX_IDS: Final = [str(n) for n in range(7)]
CLOCK_IDS: Final = things.EFFECT_IDS[23:]
#: How many places of a criminal are flags and figures.
FIGURES: Final[i64] = 5
#: More than there are of anything.
MOST: Final[i64] = 1000


def observe(g: City, seat: i64, pen: Pen) -> None:
    pen.tally("round", g.round, 10)
    pen.seat("leader", g.leader, g.seats)
    pen.seat("active", g.active, g.seats)
    _turn(g, pen)
    _city(g, pen)
    for k in range(CRIMINALS):
        pen.enter("criminals", k)
        _criminal(g, k, seat, pen)
        pen.leave()
    for player in range(g.seats):
        pen.enter("players", player)
        _player(g, player, pen)
        pen.leave()
    own = seat != SPECTATOR
    pen.many("tokens", g.hidden_tokens[seat] if own else vec[i64](), things.TOKEN_IDS, MOST)
    pen.many("tokens_gone", g.gone_tokens[seat] if own else vec[i64](), things.TOKEN_IDS, MOST)
    _piles(g, seat, pen)
    _dice(g, pen)


def _turn(g: City, pen: Pen) -> None:
    pen.tally("patrols", g.patrols, 3)
    pen.tally("justice", g.justice, 3)
    if len(g.done) > 0 or not pen.skips(len(ACTION_IDS) + SLOTS):
        pen.many("done.actions", vec[i64]([each // SLOTS for each in g.done]), ACTION_IDS, MOST)
        pen.many("done.slots", vec[i64]([each % SLOTS for each in g.done]), things.SLOT_IDS, MOST)
    entered: i64 = 0
    for frame in g.agenda:
        if frame & NUMBER == NEXT_LOCATION.number:
            entered = (frame >> SECOND) // ENTERED
            break
    pen.marks("entered", entered, things.SLOT_IDS)


def _city(g: City, pen: Pen) -> None:
    pen.one("police", g.police, things.SLOT_IDS)
    bombs = fill(0, SLOTS)
    for bomb in range(things.BOMBS):
        if g.bomb_at[bomb] != NOTHING:
            bombs[g.bomb_at[bomb]] += i64(1) << 4 * g.timers[bomb]
    assassins = fill(0, SLOTS)
    for assassin in range(things.ASSASSINS):
        if g.assassin_at[assassin] != NOTHING:
            assassins[g.assassin_at[assassin]] += 1
    for slot in range(SLOTS):
        pen.enter("city", slot)
        pen.one("tile", g.tiles[slot], things.TILE_IDS)
        pen.flag("destroyed", g.destroyed[slot] != 0)
        pen.seat("top_informant", g.tops[slot], g.seats)
        pen.seat("bottom_informant", g.bottoms[slot], g.seats)
        pen.packed("bombs", bombs[slot], 4, SIX_IDS)
        pen.number("assassins", assassins[slot], things.ASSASSINS)
        pen.leave()


def _criminal(g: City, k: i64, seat: i64, pen: Pen) -> None:
    where = g.where[k]
    if where == NOTHING and pen.skips(SLOTS + 2 * g.seats + len(things.CARD_IDS) + things.SYNDICATES + FIGURES):
        return
    pen.one("slot", where if where < SLOTS else NOTHING, things.SLOT_IDS)
    pen.seat("custody", where - CUSTODY if where >= CUSTODY else NOTHING, g.seats)
    pen.flag("defeated", g.defeated[k] != 0)
    pen.flag("new_on_top", g.top_this_round >> k & 1 == 1)
    pen.flag("face_up", g.face_up[k] != 0)
    pen.seats("markers", g.marks[k], g.seats)
    card, syndicate, health, reward = NOTHING, NOTHING, i64(0), i64(0)
    if g.card[k] != NOTHING and (g.face_up[k] != 0 or _under_marker(g, g.looked[k], seat)):
        card = g.card[k]
        known = g.box.criminals[card]
        syndicate, health, reward = known.syndicate, known.health, known.reward
    pen.one("card", card, things.CARD_IDS)
    pen.one("syndicate", syndicate, things.SYNDICATE_IDS)
    pen.tally("health", health, 5)
    pen.tally("reward", reward, 5)


def _under_marker(g: City, looked: i64, seat: i64) -> bool:
    return has_looked(looked, seat) and not g.is_android(seat)


def _player(g: City, player: i64, pen: Pen) -> None:
    pen.one("slot", g.figures[player], things.SLOT_IDS)
    pen.counts("board", g.boards, TRACKS * player, things.TRACK_IDS, MOST)
    pen.tally("credits", g.credits[player], 10)
    pen.signed("influence", g.influence[player], 10)
    pen.tally("informants", g.reserve[player], 5)
    pen.tally("markers", g.markers[player], 5)
    _turned_in(g, player, pen)
    pen.signed("points", g.points(player), 20)
    pen.flag("android", g.is_android(player))
    pen.tally("tokens_hidden", len(g.hidden_tokens[player]), 3)
    pen.many("tokens_shown", g.shown_tokens[player], things.TOKEN_IDS, MOST)
    pen.flag("revealed_this_round", g.revealed_now >> player & 1 == 1)
    if len(g.clock_seat) == 0 and pen.skips(len(CLOCK_IDS)):
        return
    clocks = fill(0, len(CLOCK_IDS))
    for n in range(i64(len(g.clock_seat))):
        if g.clock_seat[n] == player:
            clocks[g.clock_word[n] - things.CLOCK_SLOW] += g.clock_turns[n]
    pen.counts("clocks", clocks, 0, CLOCK_IDS, MOST)


def _turned_in(g: City, player: i64, pen: Pen) -> None:
    cards = g.turned_in[player]
    if len(cards) == 0 and pen.skips(things.SYNDICATES):
        return
    syndicates = fill(0, things.SYNDICATES)
    for card in cards:
        syndicates[g.box.criminals[card].syndicate] += 1
    pen.counts("turned_in", syndicates, 0, things.SYNDICATE_IDS, MOST)


def _piles(g: City, seat: i64, pen: Pen) -> None:
    pen.tally("supply", g.supply, 30)
    pen.many("data_stream", g.bag, things.DISC_IDS, MOST)
    pen.many("spare_discs", g.spare, things.DISC_IDS, MOST)
    pen.many("drawn", g.drawn, things.DISC_IDS, MOST)
    pen.many("event_dice", g.event_dice, SIX_IDS, MOST)
    pen.tally("deck", len(g.deck), 40)
    pen.many("removed", g.removed_up, things.CARD_IDS, 1)
    pen.tally("removed_unseen", len(g.removed_down), 10)
    known = vec[i64]()
    for n in range(i64(len(g.removed_looked))):
        if _under_marker(g, g.removed_looked[n], seat):
            known = append(known, g.removed_down[n])
    pen.many("removed_known", known, things.CARD_IDS, 1)
    if g.mode == things.SHADOW_WATCH:
        pen.tally("lost", g.lost, 5)
        pen.tally("turn_in_target", g.target, 10)
    pen.flag("tokens_out", g.tokens_out)


def _dice(g: City, pen: Pen) -> None:
    """The dice on the table, and the bomb sheet, column by column from the top."""
    pen.many("dice", g.rolled, things.DIE_IDS, MOST)
    timer = NOTHING
    if len(g.agenda) > 0:
        step = g.agenda[-1] & NUMBER
        if step == PLACE_DIE.number or step == CUT_AGAIN.number:
            timer = g.timers[g.second()]
    pen.one("defusing", timer, SIX_IDS)
    used: i64 = len(g.columns)
    if used == 0 and pen.skips(len(COLUMN_IDS) * len(SHEET_IDS) * g.box.sheet_rows):
        return
    for n in range(i64(len(COLUMN_IDS))):
        pen.enter("sheet")
        pen.enter(COLUMN_IDS[n])
        for row in range(g.box.sheet_rows):
            pen.enter("row", row)
            pen.one("die", g.columns[n][row] if n < used and row < len(g.columns[n]) else NOTHING, SHEET_IDS)
            pen.leave()
        pen.leave()
        pen.leave()
