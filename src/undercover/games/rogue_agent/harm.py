"""Losing stamina, being knocked out, and bombs going off (S9.1 to S9.3)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.common import (
    clear_assassins,
    gain_influence,
    lose,
    remove_bottom,
    remove_top,
    return_bomb,
    return_criminal,
)
from undercover.games.rogue_agent.identity import force_reveal
from undercover.games.rogue_agent.table import AT_ONCE, IN_BAG, City
from undercover.games.rogue_agent.things import CRIMINALS, STAMINA
from undercover.table.agenda import Step


def hurt(g: City, seat: int, count: int) -> bool:
    """Lose stamina, the losses of one source as one sum; True if that knocks the player out (S9.1, R85)."""
    if count <= 0:
        return False
    lose(g, seat, STAMINA, count)
    if g.boards[seat][STAMINA]:
        return False
    knock_out(g, seat)
    return True


def knock_out(g: City, seat: int) -> None:
    """Influence, custody, Hospital, heart; then the identity reveal; in one's own turn the turn ends (S9.2, R74)."""
    gain_influence(g, seat, -1)
    for k in g.custody(seat):
        return_criminal(g, k)
    g.figures[seat] = g.hospital()
    g.boards[seat][STAMINA] = g.box.heart
    g.tell(say.KNOCKED_OUT, seat, g.tiles[g.figures[seat]])
    if seat == g.active:
        g.ended = AT_ONCE
    force_reveal(g, seat)


class ExplodeStep(Step[City]):
    """A bomb explodes: informants and discs on its location go, then everybody near is hit, clockwise (S9.3, R42)."""

    def run(self, g: City, bomb: int, b: int) -> None:
        here = g.bomb_at[bomb]
        if here == IN_BAG:
            return
        g.tell(say.EXPLODED, g.tiles[here])
        remove_bottom(g, here)
        remove_top(g, here)
        for k in range(CRIMINALS):
            if g.where[k] == here:
                lose_criminal(g, k)
        clear_assassins(g, here)
        g.then([*blast(g, here), SPENT(bomb), CHAIN(here)])


def lose_criminal(g: City, k: int) -> None:
    """By a bomb or, in Shadow Watch, by the police: there such losses are counted (S11)."""
    g.lost += 1
    return_criminal(g, k)


def blast(g: City, here: int) -> list[int]:
    """Who is hit and how hard, from the positions as they are now; a safe tile protects (R42, R44, R72)."""
    hits = []
    for seat in g.clockwise():
        place = g.figures[seat]
        if place == here:
            force = g.box.bomb_here
        elif place in g.box.adjacent[here]:
            force = g.box.bomb_adjacent
        else:
            continue
        if not g.safe(seat, place):
            hits.append(HIT(seat, force))
    return hits


class HitStep(Step[City]):
    """A player in the blast loses the criminals in custody and stamina (S9.3 4). b: how much."""

    def run(self, g: City, seat: int, b: int) -> None:
        for k in g.custody(seat):
            lose_criminal(g, k)
        hurt(g, seat, b)


class SpentStep(Step[City]):
    """The disc of an exploded bomb goes to the Data Stream (S9.3 5)."""

    def run(self, g: City, bomb: int, b: int) -> None:
        return_bomb(g, bomb)


class ChainStep(Step[City]):
    """Another bomb on the same location explodes too, each once (S9.3 6, R43)."""

    def run(self, g: City, slot: int, b: int) -> None:
        others = g.bombs_at(slot)
        if others:
            g.then([EXPLODE(others[0])])


EXPLODE: Final = ExplodeStep()
HIT: Final = HitStep()
SPENT: Final = SpentStep()
CHAIN: Final = ChainStep()
