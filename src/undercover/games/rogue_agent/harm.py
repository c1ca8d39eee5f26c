"""Losing stamina, being knocked out, and bombs going off (S9.1 to S9.3)."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import acts
from undercover.games.rogue_agent import phrases as say
from undercover.games.rogue_agent.identity import force_reveal
from undercover.games.rogue_agent.standing import fall
from undercover.games.rogue_agent.table import IN_BAG, City
from undercover.games.rogue_agent.things import CRIMINALS, HOSPITAL, STAMINA
from undercover.table.agenda import Step
from undercover.table.native import Row, append, i64, index, vec


def hurt(g: City, seat: i64, count: i64) -> bool:
    """Lose stamina, the losses of one source as one sum; True if that knocks the player out (S9.1, R85)."""
    if count <= 0:
        return False
    acts.lose(g, seat, STAMINA, count)
    if g.board(seat, STAMINA) > 0:
        return False
    knock_out(g, seat)
    return True


def knock_out(g: City, seat: i64) -> None:
    """Influence, custody, Hospital, heart; then the identity reveal; in one's own turn the turn ends (S9.2, R74)."""
    acts.gain_influence(g, seat, -1)
    for k in g.custody(seat):
        acts.return_criminal(g, k)
    g.figures[seat] = index(g.tiles, HOSPITAL)
    g.move_marker(seat, STAMINA, g.box.heart)
    g.tell(say.KNOCKED_OUT, seat, g.tiles[g.figures[seat]])
    if seat == g.active:
        fall(g)
    force_reveal(g, seat)


class ExplodeStep(Step[City]):
    """A bomb explodes: informants and discs on its location go, then everybody near is hit, clockwise (S9.3, R42)."""

    def run(self, g: City, bomb: i64, b: i64) -> None:
        here = g.bomb_at[bomb]
        if here == IN_BAG:
            return
        g.tell(say.EXPLODED, g.tiles[here])
        acts.remove_informant(g, here, say.BOTTOM_SPACE)
        acts.remove_informant(g, here, say.TOP_SPACE)
        for k in range(CRIMINALS):
            if g.where[k] == here:
                lose_criminal(g, k)
        acts.clear_assassins(g, here)
        g.then_all(append(append(blast(g, here), SPENT.of(bomb)), CHAIN.of(here)))


def explosions(bombs: Row) -> Row:
    """These bombs explode one after another."""
    return vec[i64]([EXPLODE.of(bomb) for bomb in bombs])


def lose_criminal(g: City, k: i64) -> None:
    """By a bomb or, in Shadow Watch, by the police: there such losses are counted (S11)."""
    g.lost += 1
    acts.return_criminal(g, k)


def blast(g: City, here: i64) -> Row:
    """Who is hit and how hard, from the positions as they are now; a safe tile protects (R42, R44, R72)."""
    hits = vec[i64]()
    for seat in g.clockwise():
        place = g.figures[seat]
        if (place == here or place in g.box.adjacent[here]) and not g.safe(seat, place):
            force = g.box.bomb_damage_here if place == here else g.box.bomb_damage_adjacent
            hits = append(hits, HIT.of(seat, force))
    return hits


class HitStep(Step[City]):
    """A player in the blast loses the criminals in custody and stamina (S9.3 4). b: how much."""

    def run(self, g: City, seat: i64, b: i64) -> None:
        for k in g.custody(seat):
            lose_criminal(g, k)
        hurt(g, seat, b)


class SpentStep(Step[City]):
    """The disc of an exploded bomb goes to the Data Stream (S9.3 5)."""

    def run(self, g: City, bomb: i64, b: i64) -> None:
        acts.return_bomb(g, bomb)


class ChainStep(Step[City]):
    """Another bomb on the same location explodes too, each once (S9.3 6, R43)."""

    def run(self, g: City, slot: i64, b: i64) -> None:
        if slot in g.bomb_at:
            g.then(EXPLODE.of(index(g.bomb_at, slot)))


EXPLODE: Final = ExplodeStep()
HIT: Final = HitStep()
SPENT: Final = SpentStep()
CHAIN: Final = ChainStep()
