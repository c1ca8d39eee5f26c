"""The formation as somebody thinking about it sees it: what would be, if.

The measure is marines: how many of them, in expectation, live through the next attack of the swarms, with small change
for targets in reach, tokens kept and Genestealers left. Every change gives a new preview.
"""

from __future__ import annotations

from functools import cache, cached_property
from itertools import combinations
from typing import Any

from undercover.games.death_angel.things import BARS, SIDE_IDS

FACES = range(6)
SKULLS = frozenset({1, 2, 3})
#: Small change, in marines.
TARGET = 0.06
TOKEN = 0.05
GUARD = 0.02
CARD = 0.05
#: At the objectives every card that must go is worth more.
CARD_AT = {"genestealer_lair": 0.05, "launch_control_room": 0.05, "toxin_pumping_station": 0.12}
LORD = 0.4
#: The round after this one counts as well, but less.
LATER = 0.4
NEVER: frozenset[int] = frozenset()
#: The last of a team takes its cards with him.
LAST_OF_TEAM = 0.3
#: How likely an attack kills.
HIT = 0.5
#: What activating is worth by itself: by terrain and, for the Control Panel, by location.
TERRAIN = {"door": 0.15, "artefact": 0.5, "spore_chimney": 0.2}
PANEL = {
    "maintenance_tunnels": 0.15,
    "cryo_control": 0.2,
    "apothecarion": 0.2,
    "core_cogitator": 0.2,
    "launch_control_room": 3.0,
    "toxin_pumping_station": 2.0,
}


class Preview:
    """A formation to weigh. Slots are 2 * position + side."""

    marines: list[str]
    team: dict[str, str]
    range: dict[str, int]
    facing: dict[str, int]
    tokens: dict[str, int]
    #: Cards that can attack, and Brood Lords among them, by slot. Expected kills leave fractions of a card.
    swarms: list[float]
    lords: list[float]
    terrain: list[list[dict[str, Any]]]
    #: Faces that save a marine whatever attacks him.
    saves: dict[str, frozenset[int]]
    location: str
    #: Cards that hold still this round but will be back.
    spared: float

    def __init__(self, seen: dict[str, Any]) -> None:
        rows = seen["formation"]
        slots = [row[side] for row in rows for side in SIDE_IDS]
        self.marines = [row["marine"] for row in rows]
        self.team = {row["marine"]: row["team"] for row in rows}
        self.range = {row["marine"]: row["range"] for row in rows}
        self.facing = {row["marine"]: SIDE_IDS.index(row["facing"]) for row in rows}
        self.tokens = {row["marine"]: row["tokens"] for row in rows}
        self.swarms = [0.0 if slot["power_field"] else float(len(slot["swarm"])) for slot in slots]
        self.lords = [float(sum(card.startswith("brood") for card in slot["swarm"])) for slot in slots]
        self.terrain = [slot["terrain"] for slot in slots]
        self.saves = saving_faces({team["played"] for team in seen["teams"]}, seen["effects"])
        self.location = seen["location"]["id"]
        self.spared = 0.0

    def but(self, **changes: Any) -> Preview:
        other = Preview.__new__(Preview)
        other.__dict__.update({key: value for key, value in self.__dict__.items() if key != "score"} | changes)
        return other

    # -- how it stands

    @cached_property
    def score(self) -> float:
        total = -CARD_AT.get(self.location, CARD) * (sum(self.swarms) + self.spared)
        total -= LORD * sum(swarm for swarm, lords in zip(self.swarms, self.lords) if lords)
        for position, marine in enumerate(self.marines):
            total += self.worth(marine) * (self.survives(position) + LATER * self.lasts(position))
            total += TARGET * bool(self.targets(marine)) + TOKEN * self.tokens[marine]
            total += GUARD * self.guards(position)
        return total

    def guards(self, position: int) -> float:
        """How much is to be expected in front of this marine rather than behind him, by the bars on the terrain."""
        front = 2 * position + self.facing[self.marines[position]]
        bars = [sum(BARS[card["colour"]] for card in self.terrain[slot]) for slot in (front, front ^ 1)]
        return bars[0] - bars[1]

    def gain(self, other: Preview) -> float:
        return other.score - self.score

    def survives(self, position: int) -> float:
        """The chance of the marine in this position to live through the attacks from both sides."""
        marine = self.marines[position]
        saves = self.saves.get(marine, frozenset())
        chance = 1.0
        for slot in (2 * position, 2 * position + 1):
            if self.swarms[slot]:
                rolls = 1 + self.tokens[marine] if self.facing[marine] == slot % 2 else 1
                chance *= defence(self.swarms[slot] + self.lords[slot], saves, rolls)
        return chance

    def lasts(self, position: int) -> float:
        """The chance to live through the same swarms once more, when tokens are spent and cards have changed."""
        here = 2 * position
        return defence(self.swarms[here] + self.lords[here], NEVER, 1) * defence(
            self.swarms[here + 1] + self.lords[here + 1], NEVER, 1
        )

    def worth(self, marine: str) -> float:
        alone = [self.team[other] for other in self.marines].count(self.team[marine]) == 1
        return 1 + LAST_OF_TEAM * alone

    def targets(self, marine: str) -> list[int]:
        here, reach, side = self.marines.index(marine), self.range[marine], self.facing[marine]
        slots = range(2 * max(0, here - reach) + side, min(2 * (here + reach + 1), len(self.swarms)), 2)
        return [slot for slot in slots if self.swarms[slot]]

    def enemies(self) -> list[int]:
        return [slot for slot, swarm in enumerate(self.swarms) if swarm]

    def around(self, position: int, reach: int = 1) -> list[int]:
        """The slots of a position and of its neighbours."""
        return list(range(2 * max(position - reach, 0), min(2 * (position + reach + 1), len(self.swarms))))

    def own(self, team: str) -> list[str]:
        return [marine for marine in self.marines if self.team[marine] == team]

    # -- what would be, if

    def without(self, slot: int, cards: float = 1.0) -> Preview:
        left = max(0.0, self.swarms[slot] - cards)
        return self.but(
            swarms=replaced(self.swarms, slot, left), lords=replaced(self.lords, slot, min(self.lords[slot], left))
        )

    def cleared(self, position: int) -> Preview:
        return self.without(2 * position, self.swarms[2 * position]).without(
            2 * position + 1, self.swarms[2 * position + 1]
        )

    def spawned(self, slot: int, cards: int) -> Preview:
        return self.but(swarms=replaced(self.swarms, slot, self.swarms[slot] + cards))

    def sent(self, slot: int, to: int) -> Preview:
        """A swarm goes from one slot to another."""
        swarms = replaced(replaced(self.swarms, to, self.swarms[to] + self.swarms[slot]), slot, 0)
        lords = replaced(replaced(self.lords, to, self.lords[to] + self.lords[slot]), slot, 0)
        return self if slot == to else self.but(swarms=swarms, lords=lords)

    def gathered(self, position: int) -> Preview:
        """Every swarm comes to one position."""
        found = self
        for slot in self.enemies():
            found = found.sent(slot, 2 * position + slot % 2)
        return found

    def turned(self, *marines: str) -> Preview:
        return self.but(facing=self.facing | {marine: 1 - self.facing[marine] for marine in marines})

    def swapped(self, marine: str, other: str) -> Preview:
        swap = {marine: other, other: marine}
        return self.but(marines=[swap.get(each, each) for each in self.marines])

    def given(self, marine: str, tokens: int = 1) -> Preview:
        return self.but(tokens=self.tokens | {marine: self.tokens[marine] + tokens})

    def saved_by(self, marine: str, faces: frozenset[int]) -> Preview:
        return self.but(saves=self.saves | {marine: faces | self.saves.get(marine, frozenset())})

    # -- what can be made of it

    def kill_gain(self, slot: int, cards: float = 1.0) -> float:
        return self.gain(self.without(slot, cards))

    def best_kill(self, slots: list[int], cards: float = 1.0) -> float:
        return max([0.0, *(self.kill_gain(slot, cards) for slot in slots if self.swarms[slot])])

    def attacked(self, marine: str, kills: float = HIT) -> Preview:
        """The marine attacks his best target, for so many kills in expectation."""
        return self.best([self.without(slot, kills) for slot in self.targets(marine)])

    def supported(self) -> Preview:
        """A token where it helps most."""
        return self.best([self.given(marine) for marine in self.marines])

    def charged(self) -> Preview:
        """Three kills around Claudio."""
        found = self
        for _ in range(3):
            slots = self.around(self.marines.index("brother_claudio"))
            found = found.best([found.without(slot) for slot in slots if found.swarms[slot]])
        return found

    def shifted(self, slot: int) -> Preview:
        """The best place for a swarm among those Strategize can send it to."""
        return self.best([self.sent(slot, to) for to in self.around(slot // 2)])

    def faced(self, team: str) -> Preview:
        """The team's marines turned as is best, counting what they can then activate."""
        own = self.own(team)
        ways = [turning for count in range(len(own) + 1) for turning in combinations(own, count)]
        return max((self.turned(*turning) for turning in ways), key=lambda found: found.promise(team))

    def moved(self, team: str, anywhere: bool) -> Preview:
        """The best after one swap, or none."""
        found = [self.faced(team)]
        for marine in self.own(team):
            here = self.marines.index(marine)
            for there, partner in enumerate(self.marines):
                if there != here and (anywhere or abs(there - here) == 1):
                    found.append(self.swapped(marine, partner).faced(team))
        return max(found, key=lambda each: each.promise(team))

    def best(self, others: list[Preview]) -> Preview:
        return max([self, *others], key=lambda each: each.score)

    def promise(self, team: str) -> float:
        return self.score + self.activations(team)

    def activations(self, team: str) -> float:
        """What the team's marines could activate as they stand."""
        found = 0.0
        for position, marine in enumerate(self.marines):
            if self.team[marine] == team:
                front = self.terrain[2 * position + self.facing[marine]]
                found += max([0.0, *(self.activation(position, card["id"]) for card in front if can_activate(card))])
        return found

    def activation(self, position: int, terrain: str) -> float:
        marine = self.marines[position]
        if terrain == "promethium_tank":
            return self.gain(self.cleared(position)) - self.worth(marine) / len(FACES)
        if terrain != "control_panel":
            return TERRAIN.get(terrain, 0.0)
        if self.location == "generatorium":
            return HIT * (4 * self.best_kill(self.enemies()) - self.worth(marine))
        if self.location == "teleportarium":
            bare = sum(self.worth(other) for other in self.marines if not self.tokens[other])
            return CARD * sum(self.swarms) - bare / len(FACES)
        return PANEL.get(self.location, 0.0)


def defence(enemies: float, saves: frozenset[int], rolls: int) -> float:
    """The chance to live through one attack; between whole numbers of enemies it is in between."""
    whole = int(enemies)
    return holds(whole, saves, rolls) + (enemies - whole) * (
        holds(whole + 1, saves, rolls) - holds(whole, saves, rolls)
    )


@cache
def holds(enemies: int, saves: frozenset[int], rolls: int) -> float:
    if enemies == 0:
        return 1.0
    good = sum(face > enemies or face in saves for face in FACES) / len(FACES)
    return float(1 - (1 - good) ** rolls)


def can_activate(terrain: dict[str, Any]) -> bool:
    return bool(terrain["activatable"] and not terrain["activated"])


def replaced(counts: list[float], place: int, count: float) -> list[float]:
    return [*counts[:place], count, *counts[place + 1 :]]


def saving_faces(played: set[str | None], effects: list[dict[str, Any]]) -> dict[str, frozenset[int]]:
    """Block, Counter Attack and Second Wind."""
    saves: dict[str, frozenset[int]] = {}
    if "block" in played:
        saves["sergeant_gideon"] = SKULLS
    if "counter_attack" in played:
        saves["sergeant_lorenzo"] = SKULLS
    for effect in effects:
        if effect["event"] == "second_wind" and effect["when"] == "now":
            saves[effect["on"]] = saves.get(effect["on"], frozenset()) | {0}
    return saves
