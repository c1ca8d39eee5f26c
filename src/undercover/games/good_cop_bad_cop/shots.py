"""Shots, wounds, elimination and the state checks (7), and how a game ends (8)."""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.acts import KEEP, draw, put_under, turn_up
from undercover.games.good_cop_bad_cop.table import AGENT_ELIMINATED, KINGPIN_ELIMINATED, NOTHING, SOLE_WINNER, Precinct
from undercover.games.good_cop_bad_cop.things import AGENT, CROOKED, HONEST, KINGPIN
from undercover.table.agenda import PLAYING, OpenChoice
from undercover.table.native import Row, i64, vec
from undercover.table.sets import set_of
from undercover.table.story import Bar, first


def shoot(g: Precinct, shooter: i64, target: i64) -> None:
    """All cards of the target turn up. A leader survives the first shot, wounded, and draws; anybody else is
    eliminated. Then the gun goes back to the middle, and surplus equipment under the deck (7.1, R19)."""
    g.last_shot = target
    g.acted = True
    g.tell(say.SHOT, shooter, target)
    for place in g.row(target):
        turn_up(g, place)
    if g.leads(target) and g.wounded >> target & 1 == 0:
        g.wounded |= 1 << target
        g.tell(say.WOUNDED, target)
        draw(g, target)
    else:
        eliminate(g, target)
    if g.reason == PLAYING:
        return_gun(g, shooter)
        g.then(KEEP.of(target))


def return_gun(g: Precinct, seat: i64) -> None:
    g.aims[seat] = NOTHING
    g.tell(say.GUN_RETURNED, seat)


def eliminate(g: Precinct, seat: i64) -> None:
    """Cards face-up, equipment under the deck, gun to the middle, wound to the supply. Guns aimed at the player stay
    so (7.2, R17). Whoever is eliminated in their own turn has no action any more, revived or not (R55). A leader's
    elimination is the other team's victory."""
    for place in g.row(seat):
        turn_up(g, place)
    g.out |= 1 << seat
    g.wounded &= ~(1 << seat)
    if seat == g.active:
        g.acted = True
    g.tell(say.ELIMINATED, seat)
    equipment = g.hands[seat]
    if equipment != NOTHING:
        g.hands[seat] = NOTHING
        put_under(g, equipment)
        g.tell(say.PUT_UNDER, seat)
    if g.armed(seat):
        return_gun(g, seat)
    if g.has(seat, KINGPIN):
        win(g, HONEST, KINGPIN_ELIMINATED)
    elif g.has(seat, AGENT):
        win(g, CROOKED, AGENT_ELIMINATED)


def win(g: Precinct, team: i64, reason: i64) -> None:
    """Everybody who is on the team at that moment wins, the eliminated included (8, R26)."""
    g.tell(say.TEAM_WON, team)
    g.finish(set_of(vec[i64]([seat for seat in range(g.seats) if g.team(seat) == team])), reason)


def check(g: Precinct) -> None:
    """After integrity cards have moved: whoever holds both leaders wins alone; then a wounded player without a leader
    card is eliminated, which ends nothing (7.4, R21 to R25)."""
    for seat in range(g.seats):
        if g.has(seat, AGENT) and g.has(seat, KINGPIN):
            g.tell(say.SOLE_WON, seat)
            g.finish(1 << seat, SOLE_WINNER)
            return
    for seat in range(g.seats):
        if g.wounded >> seat & 1 != 0 and not g.leads(seat):
            eliminate(g, seat)


class RetargetChoice(OpenChoice[Precinct]):
    """The shooter aims at another living player, neither themselves nor the old target, and shoots at once; nobody can
    answer (6 Restraining Order, D7, R34, R35)."""

    def options(self, g: Precinct, seat: i64, old: i64) -> Row:
        return vec[i64]([say.RETARGET.of(other) for other in g.others(seat) if other != old])

    def choose(self, g: Precinct, seat: i64, old: i64, option: i64) -> None:
        target = first(option)
        g.aims[seat] = target
        g.tell(say.REDIRECTED, seat, target)
        shoot(g, seat, target)

    def barred(self, g: Precinct, seat: i64, old: i64) -> list[Bar]:
        return [Bar(say.RETARGET.of(old), "old-target", "R35")]

    def default(self, g: Precinct, seat: i64, old: i64) -> i64:
        """The next living player in turn order who may be shot (R58)."""
        target = g.after(seat)
        while not g.living(target) or target == old:
            target = g.after(target)
        return say.RETARGET.of(target)


RETARGET: Final = RetargetChoice()
