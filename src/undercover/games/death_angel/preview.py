"""The formation as somebody thinking about it sees it: what would be, if.

The measure is marines: how many of them, in expectation, live through the next attack of the swarms, with small change
for targets in reach, tokens kept and Genestealers left. Every change gives a new preview.
"""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import things
from undercover.games.death_angel.odds import at_a_glance, saving_faces
from undercover.games.death_angel.swarm import SHIELD, lords, size
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import NOTHING
from undercover.table.native import Floats, Row, append, fill, i64, vec
from undercover.table.rows import with_number

# Small change, in marines.
TARGET: Final = 0.06
TOKEN: Final = 0.05
GUARD: Final = 0.02
CARD: Final = 0.05
#: At the Toxin Pumping Station every card must go.
CARD_TO_GO: Final = 0.12
LORD: Final = 0.4
#: The round after this one counts as well, but less.
LATER: Final = 0.4
#: The last of a team takes its cards with him.
LAST_OF_TEAM: Final = 0.3
#: How likely an attack kills.
HIT: Final = 0.5
#: The slots of the left side, one bit each.
ONE_SIDE: Final[i64] = 0x555555
#: What activating is worth by itself: by terrain and, for the Control Panel, by location.
TERRAIN: Final[dict[int, float]] = {things.DOOR: 0.15, things.ARTEFACT: 0.5, things.SPORE_CHIMNEY: 0.2}
PANEL: Final[dict[int, float]] = {
    things.MAINTENANCE_TUNNELS: 0.15,
    things.CRYO_CONTROL: 0.2,
    things.APOTHECARION: 0.2,
    things.CORE_COGITATOR: 0.2,
    things.LAUNCH_CONTROL_ROOM: 3.0,
    things.TOXIN_PUMPING_STATION: 2.0,
}


class Preview:
    """A formation to weigh. Slots are 2 * position + side. Nothing in it is changed in place."""

    def __init__(self, g: Hulk, swarms: Floats, lords: Floats, bars: Row, saves: Row, worths: Floats) -> None:
        self.g = g
        self.marines: Row = g.marines
        self.facing: Row = g.facing
        self.tokens: Row = g.tokens
        #: Cards that can attack, and Brood Lords among them, by slot. Expected kills leave fractions of a card.
        self.swarms: Floats = swarms
        self.lords: Floats = lords
        self.bars: Row = bars
        #: By marine the faces that save him whatever attacks him, one bit each.
        self.saves: Row = saves
        #: Cards that hold still this round but will be back.
        self.spared = 0.0
        #: What each position is worth, but for those of these bits, where something has changed.
        self._worths: Floats = worths
        self._changed: i64 = (1 << len(g.marines)) - 1
        self._weighed = False
        self._score = 0.0

    def but(self, changed: i64) -> Preview:
        """The same, to be changed once, at the positions of these bits."""
        other = Preview(self.g, self.swarms, self.lords, self.bars, self.saves, self._worths)
        other.marines = self.marines
        other.facing = self.facing
        other.tokens = self.tokens
        other.spared = self.spared
        other._changed = self._changed | changed
        return other

    # -- how it stands

    def score(self) -> float:
        if not self._weighed:
            self._score = self.weigh()
            self._weighed = True
        return self._score

    def weigh(self) -> float:
        cards, led = self.spared, 0.0
        enemies: i64 = 0
        for slot in range(i64(len(self.swarms))):
            if self.swarms[slot] > 0:
                cards += self.swarms[slot]
                enemies |= 1 << slot
                if self.lords[slot] > 0:
                    led += self.swarms[slot]
        total = -(CARD_TO_GO if self.g.location == things.TOXIN_PUMPING_STATION else CARD) * cards - LORD * led
        worths = self.worths()
        for position in range(i64(len(worths))):
            total += worths[position]
            if enemies & self.reached(position) != 0:
                total += TARGET
        return total

    def worths(self) -> Floats:
        """What each position is worth, but for a target in reach."""
        if self._changed != 0:
            found = self._worths[:]
            for position in range(i64(len(found))):
                if self._changed >> position & 1 != 0:
                    marine = self.marines[position]
                    lives = self.survives(position) + LATER * self.lasts(position)
                    kept = TOKEN * float(self.tokens[marine]) + GUARD * self.guards(position)
                    found[position] = self.worth(marine) * lives + kept
            self._worths, self._changed = found, 0
        return self._worths

    def guards(self, position: i64) -> float:
        """How much is to be expected in front of this marine rather than behind him, by the bars on the terrain."""
        front = 2 * position + self.facing[self.marines[position]]
        return float(self.bars[front] - self.bars[front ^ 1])

    def gain(self, other: Preview) -> float:
        return other.score() - self.score()

    def survives(self, position: i64) -> float:
        """The chance of the marine in this position to live through the attacks from both sides."""
        marine = self.marines[position]
        chance = 1.0
        for slot in range(2 * position, 2 * position + 2):
            if self.swarms[slot] > 0:
                rolls: i64 = 1
                if self.facing[marine] == slot & 1:
                    rolls += self.tokens[marine]
                chance *= at_a_glance(self.g.box, self.swarms[slot] + self.lords[slot], self.saves[marine], rolls)
        return chance

    def lasts(self, position: i64) -> float:
        """The chance to live through the same swarms once more, when tokens are spent and cards have changed."""
        chance = 1.0
        for slot in range(2 * position, 2 * position + 2):
            if self.swarms[slot] + self.lords[slot] > 0:
                chance *= at_a_glance(self.g.box, self.swarms[slot] + self.lords[slot], 0, 1)
        return chance

    def worth(self, marine: i64) -> float:
        return 1.0 if marine ^ 1 in self.marines else 1 + LAST_OF_TEAM

    def position(self, marine: i64) -> i64:
        for position in range(len(self.marines)):
            if self.marines[position] == marine:
                return position
        return NOTHING

    def standing(self, marine: i64) -> i64:
        """His position, as a bit; none, if he is not there."""
        position = self.position(marine)
        return 0 if position == NOTHING else 1 << position

    def targets(self, marine: i64) -> Row:
        near, side = self.around(self.position(marine), self.g.box.range[marine]), self.facing[marine]
        return vec[i64]([slot for slot in near if slot & 1 == side and self.swarms[slot] > 0])

    def reached(self, position: i64) -> i64:
        """The slots the marine in this position reaches, one bit each."""
        marine = self.marines[position]
        reach = self.g.box.range[marine]
        start, end = 2 * max(0, position - reach), 2 * (position + reach + 1)
        return (1 << end) - (1 << start) & ONE_SIDE << self.facing[marine]

    def enemies(self) -> Row:
        return vec[i64]([slot for slot in range(len(self.swarms)) if self.swarms[slot] > 0])

    def around(self, position: i64, reach: i64) -> Row:
        """The slots of a position and of its neighbours."""
        start, end = max(2 * (position - reach), 0), min(2 * (position + reach + 1), i64(len(self.swarms)))
        return vec[i64]([slot for slot in range(start, end)])

    def own(self, team: i64) -> Row:
        return vec[i64]([marine for marine in self.marines if marine // 2 == team])

    # -- what would be, if

    def without(self, slot: i64, cards: float) -> Preview:
        left = max(0.0, self.swarms[slot] - cards)
        other = self.but(at(slot))
        other.swarms = replaced(self.swarms, slot, left)
        other.lords = replaced(self.lords, slot, min(self.lords[slot], left))
        return other

    def cleared(self, position: i64) -> Preview:
        left, right = 2 * position, 2 * position + 1
        return self.without(left, self.swarms[left]).without(right, self.swarms[right])

    def spawned(self, slot: i64, cards: float) -> Preview:
        other = self.but(at(slot))
        other.swarms = replaced(self.swarms, slot, self.swarms[slot] + cards)
        return other

    def sent(self, slot: i64, to: i64) -> Preview:
        """A swarm goes from one slot to another."""
        if slot == to:
            return self
        other = self.but(at(slot) | at(to))
        other.swarms = replaced(replaced(self.swarms, to, self.swarms[to] + self.swarms[slot]), slot, 0.0)
        other.lords = replaced(replaced(self.lords, to, self.lords[to] + self.lords[slot]), slot, 0.0)
        return other

    def gathered(self, position: i64) -> Preview:
        """Every swarm comes to one position."""
        found = self
        for slot in self.enemies():
            found = found.sent(slot, 2 * position + slot % 2)
        return found

    def shielded(self, slot: i64) -> Preview:
        """A swarm that does nothing for a round is still there."""
        other = self.but(at(slot))
        other.swarms = replaced(self.swarms, slot, 0.0)
        other.spared = self.spared + self.swarms[slot]
        return other

    def turned(self, team: i64, turning: i64) -> Preview:
        """Marines of a team turn around, one bit for each."""
        other = self.but(self.standing(2 * team) | self.standing(2 * team + 1))
        other.facing = self.facing[:]
        for which in range(2):
            if turning >> which & 1:
                other.facing[2 * team + which] = 1 - other.facing[2 * team + which]
        return other

    def swapped(self, marine: i64, partner: i64) -> Preview:
        other = self.but(self.standing(marine) | self.standing(partner))
        other.marines = self.marines[:]
        other.marines[self.position(marine)] = partner
        other.marines[self.position(partner)] = marine
        return other

    def given(self, marine: i64, tokens: i64) -> Preview:
        other = self.but(self.standing(marine))
        other.tokens = with_number(self.tokens, marine, self.tokens[marine] + tokens)
        return other

    def saved_by(self, marine: i64, faces: i64) -> Preview:
        other = self.but(self.standing(marine))
        other.saves = with_number(self.saves, marine, self.saves[marine] | faces)
        return other

    # -- what can be made of it

    def kill_gain(self, slot: i64, cards: float) -> float:
        return self.gain(self.without(slot, cards))

    def best_kill(self, slots: Row, cards: float) -> float:
        found = 0.0
        for slot in slots:
            if self.swarms[slot] > 0:
                found = max(found, self.kill_gain(slot, cards))
        return found

    def or_better(self, others: list[Preview]) -> Preview:
        """The best of these; itself, if none of them is better."""
        found = self
        for other in others:
            if other.score() > found.score():
                found = other
        return found

    def attacked(self, marine: i64, kills: float) -> Preview:
        """The marine attacks his best target, for so many kills in expectation."""
        return self.or_better([self.without(slot, kills) for slot in self.targets(marine)])

    def supported(self) -> Preview:
        """A token where it helps most."""
        return self.or_better([self.given(marine, 1) for marine in self.marines])

    def charged(self) -> Preview:
        """Three kills around Claudio."""
        found = self
        for _ in range(3):
            around = self.around(self.position(things.BROTHER_CLAUDIO), 1)
            found = found.or_better([found.without(slot, 1.0) for slot in around if found.swarms[slot] > 0])
        return found

    def shifted(self, slot: i64) -> Preview:
        """The best place for a swarm among those Strategize can send it to."""
        return self.or_better([self.sent(slot, to) for to in self.around(slot // 2, 1)])

    def faced(self, team: i64) -> Preview:
        """The team's marines turned as is best, counting what they can then activate."""
        return self.most_promising([self.turned(team, turning) for turning in self.g.turnings(team)], team)

    def moved(self, team: i64, anywhere: bool) -> Preview:
        """The best after one swap, or none."""
        swapped = []
        for marine in self.own(team):
            here = self.position(marine)
            for there in range(len(self.marines)):
                if there != here and (anywhere or -1 <= there - here <= 1):
                    swapped.append(self.swapped(marine, self.marines[there]).faced(team))
        return self.faced(team).most_promising(swapped, team)

    def most_promising(self, others: list[Preview], team: i64) -> Preview:
        found, top = self, self.promise(team)
        for other in others:
            promise = other.promise(team)
            if promise > top:
                found, top = other, promise
        return found

    def promise(self, team: i64) -> float:
        return self.score() + self.activations(team)

    def activations(self, team: i64) -> float:
        """What the team's marines could activate as they stand."""
        found = 0.0
        for position in range(len(self.marines)):
            marine = self.marines[position]
            if marine // 2 == team:
                best = 0.0
                front = 2 * position + self.facing[marine]
                for terrain in range(things.TERRAINS):
                    can = self.g.box.activatable[terrain] > 0 and not self.g.activated >> terrain & 1
                    if can and self.g.terrain[terrain] == front:
                        best = max(best, self.activation(position, terrain))
                found += best
        return found

    def activation(self, position: i64, terrain: i64) -> float:
        marine = self.marines[position]
        faces = float(len(self.g.box.number))
        if terrain == things.PROMETHIUM_TANK:
            return self.gain(self.cleared(position)) - self.worth(marine) / faces
        if terrain != things.CONTROL_PANEL:
            return TERRAIN.get(terrain, 0.0)
        if self.g.location == things.GENERATORIUM:
            return HIT * (4 * self.best_kill(self.enemies(), 1.0) - self.worth(marine))
        if self.g.location == things.TELEPORTARIUM:
            cards, bare = 0.0, 0.0
            for swarm in self.swarms:
                cards += swarm
            for other in self.marines:
                if self.tokens[other] == 0:
                    bare += self.worth(other)
            return CARD * cards - bare / faces
        return PANEL.get(self.g.location, 0.0)


def preview(g: Hulk) -> Preview:
    """The formation as it stands."""
    swarms, led = vec[float](), vec[float]()
    for swarm in g.swarms:
        swarms = append(swarms, 0.0 if swarm >= SHIELD else float(size(swarm)))
        led = append(led, float(lords(swarm)))
    return Preview(g, swarms, led, bars(g), saving_faces(g), vec[float]([0.0 for _ in g.marines]))


def at(slot: i64) -> i64:
    """The position of a slot, as a bit."""
    return 1 << slot // 2


def replaced(counts: Floats, place: i64, count: float) -> Floats:
    found = counts[:]
    found[place] = count
    return found


def bars(g: Hulk) -> Row:
    found = fill(0, len(g.swarms))
    for terrain in range(things.TERRAINS):
        if g.terrain[terrain] != NOTHING:
            found[g.terrain[terrain]] += things.BARS[g.box.colour[terrain]]
    return found
