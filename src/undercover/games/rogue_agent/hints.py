"""What a person would work out at the table, for boards to show: the coming City phase, the odds of an attack, and in
the end what everybody's score is made of."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import attack
from undercover.games.rogue_agent.city import city_phase, play_city
from undercover.games.rogue_agent.odds import at_least
from undercover.games.rogue_agent.phrases import EXPLODED, KNOCKED_OUT
from undercover.games.rogue_agent.table import IN_BAG, NOTHING, City
from undercover.games.rogue_agent.things import ASSASSINS, BOMBS, CRIMINAL_IDS, CRIMINALS, SLOT_IDS, SLOTS, STAMINA
from undercover.games.rogue_agent.views import CityPhase, Hints, Prowl, Tick, Walk
from undercover.table.match import Match
from undercover.table.story import NUMBER, SECOND


def hints(match: Match, _seat: int | None) -> Hints:
    g = match.table_of(City)
    if match.outcome:
        return Hints(tally=tally(match, g))
    return Hints() if g.active == NOTHING else Hints(city_preview(g), attack_chances(g))


# ---------------------------------------------------------------- the City phase


def city_preview(before: City) -> CityPhase:
    after = city_phase(before)
    after.listen(False)
    play_city(after)
    story, _ = after.hush()
    blasts = [said.numbers[0] for said in story if said.word is EXPLODED]
    knocked_out = {said.numbers[0] for said in story if said.word is KNOCKED_OUT}
    walking = [k for k in range(CRIMINALS) if 0 <= before.where[k] < SLOTS and not before.defeated[k]]
    prowling = [n for n in range(ASSASSINS) if before.assassin_at[n] != IN_BAG]
    ticking = [bomb for bomb in range(BOMBS) if before.bomb_at[bomb] != IN_BAG]
    seats = range(before.seats)
    return CityPhase(
        SLOT_IDS[after.police],
        [Walk(CRIMINAL_IDS[k], SLOT_IDS[before.where[k]], _slot(after.where[k])) for k in walking],
        [Prowl(SLOT_IDS[before.assassin_at[n]], _slot(after.assassin_at[n])) for n in prowling],
        [Tick(SLOT_IDS[before.bomb_at[bomb]], before.timers[bomb], _timer(after, bomb)) for bomb in ticking],
        [SLOT_IDS[slot] for slot in range(SLOTS) if before.tiles[slot] in blasts],
        [before.informants_on_map(seat) - after.informants_on_map(seat) for seat in seats],
        [before.board(seat, STAMINA) - (seat not in knocked_out) * after.board(seat, STAMINA) for seat in seats],
        sorted(knocked_out),
    )


def _slot(where: int) -> str | None:
    return None if where == IN_BAG else SLOT_IDS[where]


def _timer(after: City, bomb: int) -> int | None:
    return None if after.bomb_at[bomb] == IN_BAG else after.timers[bomb]


# ---------------------------------------------------------------- the attack


def attack_chances(g: City) -> list[float] | None:
    """How likely the attack under way succeeds with no ammo, with one, with two … (S6.5 A, S10.6 D)."""
    target = attacked(g)
    if target is None or target == attack.A_PLAYER:
        return None
    seat, wanted = g.active, attack.hits_wanted(g, g.active, target)
    dice, black = (attack.red_dice(g), attack.green_dice(g, seat)), attack.black_dice(g, seat, target)
    return [at_least(g.box, wanted, *dice, black + more) for more in range(attack.ammo_limit(g, seat, target) + 1)]


def attacked(g: City) -> int | None:
    """What the attack aims at for which ammo can still be spent; None also if it is no longer there (R75)."""
    found = [frame >> SECOND for frame in g.agenda if frame & NUMBER == attack.ATTACK_AMMO.number]
    return found[0] if found and attack.goes_on(g, g.active, found[0]) else None


# ---------------------------------------------------------------- the score

#: What is told before influence is gained, and what it is gained by.
SOURCES: Final = {
    "defeated": "criminals",
    "assassin_gone": "assassins",
    "defused": "bombs",
    "bought": "bought",
    "changed": "upgrades",
    "scanned": "androids",
    "fought": "androids",
    "destroyed": "androids",
}


def tally(match: Match, g: City) -> dict[str, list[int]]:
    """Influence by what it was gained by, as everybody was told, and what is counted in the end (S13)."""
    kinds = ("start", *dict.fromkeys(SOURCES.values()), "losses", "informants", "syndicates")
    found = {kind: [0] * g.seats for kind in kinds}
    by = "start"
    for event in match.story(None):
        if event["type"] == "influence":
            source = by if event["change"] > 0 else "losses"
            found[source][event["seat"]] += event["change"]
        elif event["type"] != "changed" or event["change"] > 0:
            by = SOURCES.get(event["type"], by)
    found["start"] = [g.box.influence_start] * g.seats
    for seat in range(g.seats):
        found["informants"][seat] = g.informants_on_map(seat) * g.box.informant_points
        found["syndicates"][seat] = g.syndicate_points(g.turned_in[seat])
    return {kind: points for kind, points in found.items() if any(points)}
