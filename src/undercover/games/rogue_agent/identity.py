"""Identity tokens: revealing one, and being exposed as an android (S10.1, S10.2, S10.4)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import acts
from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.standing import finish_action
from undercover.games.rogue_agent.table import City
from undercover.games.rogue_agent.things import ANDROID, CRIMINALS, HUMAN, SLOTS
from undercover.table.agenda import Choice
from undercover.table.native import Row, count, i64, remove, vec
from undercover.table.rows import with_number, with_row
from undercover.table.sets import how_many
from undercover.table.story import first

#: So many android tokens face up expose their owner (S10.1).
EXPOSING: Final[i64] = 2


def force_reveal(g: City, seat: i64) -> None:
    """A forcing event; the last hidden token is turned up without asking (S10.2)."""
    if not g.must_reveal(seat):
        return
    if len(g.hidden_tokens[seat]) > 1:
        g.then(REVEAL_IDENTITY.of(seat))
    else:
        show_token(g, seat, g.hidden_tokens[seat][0])


class RevealIdentityChoice(Choice[City]):
    """Which hidden token to turn up; asked even if they are alike, so that the question tells nothing (S10.2)."""

    def options(self, g: City, seat: i64, b: i64) -> Row:
        hidden = g.hidden_tokens[seat]
        return vec[i64]([say.SHOW_TOKEN.of(token) for token in range(HUMAN, ANDROID + 1) if token in hidden])

    def choose(self, g: City, seat: i64, b: i64, option: i64) -> None:
        show_token(g, seat, first(option))


def show_token(g: City, seat: i64, token: i64) -> None:
    """One token a round at most; the second android token exposes (S10.1, S10.2, R55)."""
    g.hidden_tokens = with_row(g.hidden_tokens, seat, remove(g.hidden_tokens[seat][:], token))
    g.shown_tokens = with_row(g.shown_tokens, seat, acts.and_one(g.shown_tokens[seat], token))
    g.revealed_now |= 1 << seat
    g.revealed += 1
    g.tell(say.TOKEN_SHOWN, seat, token)
    if count(g.shown_tokens[seat], ANDROID) == EXPOSING:
        expose(g, seat)


def expose(g: City, seat: i64) -> None:
    """Custody, informants, markers and clocks go; with two Justice actions done the turn ends (S10.4, R61)."""
    g.exposed |= 1 << seat
    g.tell(say.EXPOSED, seat)
    for k in g.custody(seat):
        acts.return_criminal(g, k)
    dismiss_informants(g, seat)
    g.markers = with_number(g.markers, seat, 0)
    g.marks = vec[i64]([g.marks[k] & ~(1 << seat) for k in range(CRIMINALS)])
    acts.stop_clocks(g, g.clock_seat, seat)
    if seat == g.active and g.justice >= g.box.justice_per_turn:
        finish_action(g)
    if how_many(g.exposed) >= g.box.android_cap[g.seats]:
        put_tokens_out(g)


def dismiss_informants(g: City, seat: i64) -> None:
    """All informants of a player, on the map and in reserve, leave the game."""
    for slot in range(SLOTS):
        if g.bottoms[slot] == seat:
            acts.remove_informant(g, slot, say.BOTTOM_SPACE)
        if g.tops[slot] == seat:
            acts.remove_informant(g, slot, say.TOP_SPACE)
    g.reserve = with_number(g.reserve, seat, 0)


def put_tokens_out(g: City) -> None:
    """The android limit is reached: all tokens leave the game unseen, nothing forces anybody any more (S10.4)."""
    g.tokens_out = True
    g.gone_tokens = g.hidden_tokens
    for seat in range(g.seats):
        g.hidden_tokens = with_row(g.hidden_tokens, seat, vec[i64]())
    g.tell(say.TOKENS_OUT)


REVEAL_IDENTITY: Final = RevealIdentityChoice()
