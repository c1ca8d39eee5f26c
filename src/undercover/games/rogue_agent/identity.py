"""Identity tokens: revealing one, and being exposed as an android (S10.1, S10.2, S10.4)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.common import remove_bottom, remove_top, return_criminal, stop_clock
from undercover.games.rogue_agent.table import AFTER_THIS, GOES_ON, City
from undercover.games.rogue_agent.things import ANDROID, CRIMINALS, HUMAN, SLOTS
from undercover.table.agenda import Choice
from undercover.table.story import Said

#: So many android tokens face up expose their owner (S10.1).
EXPOSING: Final = 2


def force_reveal(g: City, seat: int) -> None:
    """A forcing event; the last hidden token is turned up without asking (S10.2)."""
    if not g.must_reveal(seat):
        return
    if len(g.hidden_tokens[seat]) > 1:
        g.then([REVEAL_IDENTITY(seat)])
    else:
        show_token(g, seat, g.hidden_tokens[seat][0])


class RevealIdentityChoice(Choice[City]):
    """Which hidden token to turn up; asked even if they are alike, so that the question tells nothing (S10.2)."""

    def options(self, g: City, seat: int, b: int) -> list[int]:
        return [token for token in (HUMAN, ANDROID) if token in g.hidden_tokens[seat]]

    def choose(self, g: City, seat: int, b: int, option: int) -> None:
        show_token(g, seat, option)

    def say(self, g: City, seat: int, b: int, option: int) -> Said:
        return Said(say.SHOW_TOKEN, [option])


def show_token(g: City, seat: int, token: int) -> None:
    """One token a round at most; the second android token exposes (S10.1, S10.2, R55)."""
    hidden = g.hidden_tokens[seat][:]
    hidden.remove(token)
    g.hidden_tokens[seat] = hidden
    g.shown_tokens[seat] = [*g.shown_tokens[seat], token]
    g.revealed_now |= 1 << seat
    g.revealed += 1
    g.tell(say.TOKEN_SHOWN, seat, token)
    if g.shown_tokens[seat].count(ANDROID) == EXPOSING:
        expose(g, seat)


def expose(g: City, seat: int) -> None:
    """Custody, informants, markers and clocks go; with two Justice actions done the turn ends (S10.4, R61)."""
    g.exposed |= 1 << seat
    g.tell(say.EXPOSED, seat)
    for k in g.custody(seat):
        return_criminal(g, k)
    dismiss_informants(g, seat)
    g.markers[seat] = 0
    for k in range(CRIMINALS):
        g.marks[k] &= ~(1 << seat)
    for n in range(len(g.clock_seat) - 1, -1, -1):
        if g.clock_seat[n] == seat:
            stop_clock(g, n)
    if seat == g.active and g.justice >= g.box.justice_per_turn and g.ended == GOES_ON:
        g.ended = AFTER_THIS
    if sum([g.exposed >> other & 1 for other in range(g.seats)]) >= g.box.android_cap[g.seats]:
        put_tokens_out(g)


def dismiss_informants(g: City, seat: int) -> None:
    """All informants of a player, on the map and in reserve, leave the game."""
    for slot in range(SLOTS):
        if g.bottoms[slot] == seat:
            remove_bottom(g, slot)
        if g.tops[slot] == seat:
            remove_top(g, slot)
    g.reserve[seat] = 0


def put_tokens_out(g: City) -> None:
    """The android limit is reached: all tokens leave the game unseen, nothing forces anybody any more (S10.4)."""
    g.tokens_out = True
    g.tell(say.TOKENS_OUT)
    for seat in range(g.seats):
        g.gone_tokens[seat] = g.hidden_tokens[seat]
        g.hidden_tokens[seat] = []


REVEAL_IDENTITY: Final = RevealIdentityChoice()
