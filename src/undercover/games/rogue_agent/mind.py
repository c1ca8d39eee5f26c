"""What a place, an action or a die is worth at Rogue Agent to one seat, on a table that it imagines.

The rules say what is possible where and what the City phase would bring; what dice may do is weighed by their chances.
Cards the seat has not seen count as the usual ones. The unit is one point at the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercover.games.rogue_agent import things, turn
from undercover.games.rogue_agent.android import foes
from undercover.games.rogue_agent.attack import (
    A_PLAYER,
    THE_ASSASSINS,
    THE_LOCATION,
    black_dice,
    green_dice,
    red_dice,
)
from undercover.games.rogue_agent.city import city_phase, play_city
from undercover.games.rogue_agent.imagine import unknown_card
from undercover.games.rogue_agent.odds import at_least, expected_hits
from undercover.games.rogue_agent.patrol import gangsters_left
from undercover.games.rogue_agent.search import times
from undercover.games.rogue_agent.table import City
from undercover.games.rogue_agent.things import AMMO, FUEL, SLOTS, STAMINA
from undercover.games.rogue_agent.wires import Wires
from undercover.table.native import append, i64

#: What things are worth on the way to points.
CREDIT: Final = 0.3
AMMO_WORTH: Final = 0.08
FUEL_WORTH: Final = 0.05
EVIDENCE_WORTH: Final = 0.13
STEP: Final = 0.16
#: A criminal in custody or beaten: points for its syndicate and its reward, if it gets to Headquarters.
CAPTIVE: Final = 1.5
BEATEN: Final = 0.8
#: What a failed attack or an unknown card costs on average.
RETALIATION: Final = 0.35
SURPRISE: Final = 0.15
#: An informant on the map, which may die before the end.
INFORMANT: Final = 0.8
#: The chance to defuse a bomb by its timer (`training/wires.py`).
DEFUSE: Final = [0.0, 0.07, 0.42, 0.67, 0.69, 0.67, 0.68]
#: The usual health of a criminal nobody knows.
SOME_HEALTH: Final[i64] = 2
#: What a die of each colour (white: any) brings in a Search, its explosions apart, and how often it explodes.
FIND: Final = [0.12, 0.14, 0.32, 0.32]
BLAST: Final = [0.35, 0.1, 0.1, 0.1]
#: What symbols are worth: explosion and boost, then those of tracks, heal and credit.
GIFT: Final = [0.0, 0.2, FUEL_WORTH, AMMO_WORTH, EVIDENCE_WORTH, STEP, STEP, STEP, 0.1, 2 * CREDIT]
#: More than any loss.
TOO_MUCH: Final = 9.0
#: Worth that has not been worked out yet.
UNKNOWN: Final = -1000.0


class Mind:
    """A table, weighed for one seat."""

    def __init__(self, g: City, seat: i64) -> None:
        self.g = g
        self.seat: i64 = seat
        self.left: i64 = g.box.rounds[g.mode] - g.round + 1
        #: What it is worth to end a Patrol on each location.
        self.places = [UNKNOWN] * SLOTS
        self.wires: Wires | None = None

    def board(self, track: i64) -> i64:
        return self.g.board(self.seat, track)

    def here(self) -> i64:
        return self.g.figures[self.seat]

    def held(self) -> float:
        """How many criminals are in custody."""
        return float(len(self.g.custody(self.seat)))

    # -- losses

    def harm(self, stamina: i64) -> float:
        """What losing so much stamina costs; at the skull influence and custody go too."""
        if stamina <= 0:
            return 0.0
        left = self.board(STAMINA) - stamina
        if left <= 0:
            return 1.2 + CAPTIVE * self.held()
        return float(stamina) * (0.08 if left > 4 else 0.16 if left > 2 else 0.3)

    def explosion(self) -> float:
        """What an explosion in a Search costs."""
        if self.g.safe(self.seat, self.here()):
            return 0.0
        return min(AMMO_WORTH if self.board(AMMO) > 0 else TOO_MUCH, self.harm(1))

    # -- bombs

    def wiring(self) -> Wires:
        """What was found out about the dice that were rolled."""
        if self.wires is None:
            self.wires = Wires(self.g)
        return self.wires

    def defused(self, chance: float) -> float:
        """What such a chance to defuse the bomb here is worth."""
        return chance + self.blown_up(1 - chance)

    def blown_up(self, risk: float) -> float:
        return -0.2 * risk * self.harm(self.g.box.bomb_damage_here)

    def night(self) -> float:
        """What the City phase would cost here."""
        after = city_phase(self.g)
        play_city(after)
        moved = after.figures[self.seat] != self.here()
        return self.harm(self.board(STAMINA) if moved else self.board(STAMINA) - after.board(self.seat, STAMINA))

    # -- what can be done in a place

    def place(self, slot: i64) -> float:
        """What is to be had on a location, less what the night costs there."""
        if self.places[slot] == UNKNOWN:
            here = self.here()
            self.g.figures[self.seat] = slot
            self.places[slot] = self.prospects() - self.night()
            self.g.figures[self.seat] = here
        return self.places[slot]

    def prospects(self) -> float:
        """The best main actions that are left here, an informant, and the way of captives to Headquarters."""
        g, android = self.g, self.g.is_android(self.seat)
        limit = (g.box.underground_per_turn if android else g.box.justice_per_turn) - g.justice
        worth = [self.action(action) for action in (turn.UNDERGROUND if android else turn.JUSTICE)]
        worth.sort(reverse=True)
        found = self.reinforce() - 0.1 * self.held() * float(distance(g, self.here(), things.HQ))
        for each in worth[: max(0, limit)]:
            found += max(0.0, each)
        return found

    def action(self, action: i64) -> float:
        """A main action where the figure stands; nothing if it is not to be had."""
        if turn.why_not(self.g, self.seat, action) != "":
            return 0.0
        return ACTIONS[action](self)

    def reinforce(self) -> float:
        return INFORMANT if turn.why_not_reinforce(self.g, self.seat) == "" else 0.0

    def hits(self, wanted: i64, black: i64, target: i64) -> float:
        """The chance of so many hits in an attack, with some black dice and those that need no ammo."""
        black = min(black + black_dice(self.g, self.seat, target), self.g.box.max_black_dice)
        return at_least(self.g.box, wanted, red_dice(self.g), green_dice(self.g, self.seat), black)

    def assault(self, k: i64) -> float:
        """A criminal: influence, and somebody to arrest; or its retaliation."""
        known = not unknown_card(self.g, k, self.seat)
        health = self.g.box.criminals[self.g.card[k]].health if known else SOME_HEALTH
        chance = self.hits(health, min(2, self.board(AMMO)), k)
        return chance * (1 + BEATEN) - (1 - chance) * RETALIATION - (0.0 if known else SURPRISE)

    def duel(self) -> float:
        chance = self.hits(self.g.box.assassin_hits_needed, min(1, self.board(AMMO)), THE_ASSASSINS)
        blow = self.g.box.assassin_damage - self.g.own_informants(self.seat, self.here())
        return chance - (1 - chance) * (0.0 if self.g.safe(self.seat, self.here()) else self.harm(blow))

    def strike_back(self, foe: i64) -> float:
        """Somebody of the other kind: a knock-out is a point, a wound next to nothing."""
        black = min(self.board(AMMO), self.g.box.max_black_dice)
        wounds = expected_hits(self.g.box, red_dice(self.g), green_dice(self.g, self.seat), black)
        return self.hits(self.g.board(foe, STAMINA), black, A_PLAYER) + 0.05 * wounds - 0.2

    # -- on Patrol

    def way(self, slot: i64, steps: i64, entered: i64) -> float:
        """The best that can be reached over this location."""
        entered |= 1 << slot
        best = self.place(slot)
        if steps > 0:
            for near in self.g.box.adjacent[slot]:
                if entered >> near & 1 == 0:
                    best = max(best, self.way(near, steps - 1, entered))
        return best - self.toll(slot)

    def toll(self, slot: i64) -> float:
        """What it costs to enter."""
        if self.g.destroyed[slot]:
            return 0.0 if self.g.is_android(self.seat) else self.harm(self.g.box.destroyed_entry_damage)
        left = max(0, gangsters_left(self.g, self.seat, slot))
        shot = min(left, self.board(AMMO))
        return float(shot) * AMMO_WORTH + self.harm(left - shot)

    # -- dice

    def face(self, face: i64) -> float:
        """What a face gives."""
        if face % things.SYMBOLS == things.HEAL and self.board(STAMINA) == self.g.box.track_max[STAMINA]:
            return 0.0
        return GIFT[face % things.SYMBOLS] * float(times(face))

    def die(self, die: i64) -> float:
        """What a rolled die is worth as it lies."""
        return -self.explosion() if die % things.COLOUR == things.EXPLOSION else self.face(die % things.COLOUR)


def distance(g: City, start: i64, end: i64) -> i64:
    """Steps from one location to another."""
    reached: i64 = 1 << start
    steps: i64 = 0
    while reached >> end & 1 == 0:
        further = reached
        for slot in range(SLOTS):
            if reached >> slot & 1:
                for near in g.box.adjacent[slot]:
                    further |= 1 << near
        reached = further
        steps += 1
    return steps


# ---------------------------------------------------------------- main actions


def attack(mind: Mind) -> float:
    here = mind.here()
    best = mind.duel() if here in mind.g.assassin_at else -TOO_MUCH
    for k in mind.g.criminals_at(here, 0):
        best = max(best, mind.assault(k))
    return best


def arrest(mind: Mind) -> float:
    return CAPTIVE if mind.left > 1 or distance(mind.g, mind.here(), things.HQ) <= 2 else 0.2


def intercept(mind: Mind) -> float:
    return 0.5 * float(min(2, mind.board(FUEL))) if mind.board(FUEL) > 1 else 0.2


def turn_in(mind: Mind) -> float:
    g = mind.g
    cards, reward = g.turned_in[mind.seat][:], i64(0)
    for k in g.custody(mind.seat):
        cards = append(cards, g.card[k])
        reward += g.box.criminals[g.card[k]].reward
    gained = g.syndicate_points(cards) - g.syndicate_points(g.turned_in[mind.seat])
    return float(gained) + CREDIT * float(min(g.supply, reward))


def search(mind: Mind) -> float:
    tile, found = mind.g.tile(mind.here()), 0.0
    for n in range(len(tile.icon_dice)):
        colour = tile.icon_colours[n]
        found += float(tile.icon_dice[n]) * (FIND[colour] - BLAST[colour] * mind.explosion())
    return found


def purchase(mind: Mind) -> float:
    """Influence for evidence; steps and resources only with credits to spare."""
    if things.INFLUENCE in mind.g.tile(mind.here()).items:
        return 1 - 2 * EVIDENCE_WORTH
    return spare_credits(mind)


def spare_credits(mind: Mind) -> float:
    return 0.1 if mind.g.credits[mind.seat] > 2 * max(1, mind.left) else -0.1


def longest_timer(mind: Mind) -> i64:
    timer: i64 = 0
    for bomb in mind.g.bombs_at(mind.here()):
        timer = max(timer, mind.g.timers[bomb])
    return timer


def defuse(mind: Mind) -> float:
    return mind.defused(DEFUSE[min(longest_timer(mind), 6)])


def fight(mind: Mind) -> float:
    best = -TOO_MUCH
    for foe in foes(mind.g, mind.seat):
        best = max(best, mind.strike_back(foe))
    return best


def raze(mind: Mind) -> float:
    g, here = mind.g, mind.here()
    cover = g.informants_at(here)
    chance = mind.hits(g.box.location_hits_needed + cover, min(2, mind.board(AMMO)), THE_LOCATION)
    blast = mind.harm(g.box.bomb_damage_here) if here in g.bomb_at else 0.0
    return chance * (1 - blast) + 0.2 * float(cover)


#: By the number of the action.
ACTIONS: Final[list[Callable[[Mind], float]]] = [
    attack,
    arrest,
    intercept,
    turn_in,
    search,
    purchase,
    defuse,
    fight,
    fight,
    raze,
]
