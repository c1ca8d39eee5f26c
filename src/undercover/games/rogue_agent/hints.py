"""What a person would work out at the table, for boards to show: the coming City phase, the odds of an attack."""

from __future__ import annotations

from undercover.games.rogue_agent.attack import (
    A_PLAYER,
    THE_ASSASSINS,
    THE_LOCATION,
    ammo_limit,
    black_dice,
    green_dice,
    health_of,
    red_dice,
)
from undercover.games.rogue_agent.odds import at_least
from undercover.games.rogue_agent.phrases import EXPLODED, KNOCKED_OUT
from undercover.games.rogue_agent.preview import city_phase, play_city
from undercover.games.rogue_agent.table import IN_BAG, NOTHING, City
from undercover.games.rogue_agent.things import ASSASSINS, BOMBS, CRIMINAL_IDS, CRIMINALS, SLOT_IDS, SLOTS, STAMINA
from undercover.games.rogue_agent.views import CityPhase, Hints, Prowl, Tick, Walk
from undercover.table.match import Match


def hints(match: Match, _seat: int | None) -> Hints:
    g = match.table
    assert isinstance(g, City)
    if g.active == NOTHING:
        return Hints()
    return Hints(city_preview(g), attack_chances(g) if g.attacked not in (NOTHING, A_PLAYER) else None)


# ---------------------------------------------------------------- the City phase


def city_preview(before: City) -> CityPhase:
    after = city_phase(before)
    after.listen(False)
    play_city(after)
    story, _ = after.hush()
    blasts = [said.numbers[0] for said in story if said.word is EXPLODED]
    knocked_out = {said.numbers[0] for said in story if said.word is KNOCKED_OUT}
    return CityPhase(
        SLOT_IDS[after.police],
        [
            Walk(CRIMINAL_IDS[k], SLOT_IDS[before.where[k]], _slot(after.where[k]))
            for k in range(CRIMINALS)
            if 0 <= before.where[k] < SLOTS and not before.defeated[k]
        ],
        [
            Prowl(SLOT_IDS[before.assassin_at[n]], _slot(after.assassin_at[n]))
            for n in range(ASSASSINS)
            if before.assassin_at[n] != IN_BAG
        ],
        [
            Tick(SLOT_IDS[before.bomb_at[bomb]], before.timers[bomb], _timer(after, bomb))
            for bomb in range(BOMBS)
            if before.bomb_at[bomb] != IN_BAG
        ],
        [SLOT_IDS[slot] for slot in range(SLOTS) if before.tiles[slot] in blasts],
        [before.informants_on_map(seat) - after.informants_on_map(seat) for seat in range(before.seats)],
        [_stamina_lost(before, after, seat, seat in knocked_out) for seat in range(before.seats)],
        sorted(knocked_out),
    )


def _slot(where: int) -> str | None:
    return None if where == IN_BAG else SLOT_IDS[where]


def _timer(after: City, bomb: int) -> int | None:
    return None if after.bomb_at[bomb] == IN_BAG else after.timers[bomb]


def _stamina_lost(before: City, after: City, seat: int, knocked_out: bool) -> int:
    return before.board(seat, STAMINA) - (0 if knocked_out else after.board(seat, STAMINA))


# ---------------------------------------------------------------- the attack


def attack_chances(g: City) -> list[float]:
    """How likely the attack under way succeeds with no ammo, with one, with two … (S6.5 A, S10.6 D)."""
    seat, wanted = g.active, hits_wanted(g)
    dice = red_dice(g), green_dice(g, seat)
    blacks = range(black_dice(g, seat), black_dice(g, seat) + ammo_limit(g, seat) + 1)
    return [at_least(g.box, wanted, *dice, black) for black in blacks]


def hits_wanted(g: City) -> int:
    """An assassin, the location behind its informants, or a criminal, whose card has been turned up by now."""
    if g.attacked == THE_ASSASSINS:
        return g.box.assassin_hits
    if g.attacked == THE_LOCATION:
        here = g.figures[g.active]
        return g.box.location_hits + sum(owner != NOTHING for owner in (g.tops[here], g.bottoms[here]))
    return health_of(g, g.attacked)
