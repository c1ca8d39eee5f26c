"""The table of Death Angel, and what can be read off it."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel.swarm import NORMALS, SHIELD
from undercover.games.death_angel.things import ATTACK, GUN_JAM, LEFT, NOTHING, RIGHT, Box
from undercover.table.agenda import Table

EMPTY: Final = Box()


class Hulk(Table):
    """The formation with swarms and terrain on both sides, the piles, and what the teams have chosen.

    Position p (0 at the top) has the slots 2 p on the left and 2 p + 1 on the right. A swarm is one int (`swarm.py`).
    The lists `owner`, `slain`, `scouted`, `locations`, `chosen`, `played` and `previous` change seldom: they are
    replaced, never changed in place, so that copies can share them.
    """

    __slots__ = (
        "activated",
        "among",
        "blips",
        "box",
        "cap",
        "capped",
        "carried",
        "chosen",
        "current",
        "deck",
        "die",
        "discard",
        "door_tokens",
        "event",
        "event_discard",
        "event_open",
        "event_seen",
        "events",
        "facing",
        "foreseen",
        "foreseen_on",
        "holder",
        "kills",
        "lasting",
        "lasting_on",
        "launch_tokens",
        "led",
        "location",
        "locations",
        "lords_slain",
        "marines",
        "old",
        "owner",
        "played",
        "previous",
        "round",
        "scouted",
        "slain",
        "spent",
        "supply",
        "sure",
        "swarms",
        "terrain",
        "tokens",
        "turned",
    )

    def __init__(self) -> None:
        super().__init__()
        self.box = EMPTY
        self.round = 0
        #: The seat of each team, or NOTHING if nobody took it.
        self.owner: list[int] = []
        self.current = 0
        #: The marines from the top; facing and tokens are listed by marine.
        self.marines: list[int] = []
        self.facing: list[int] = []
        self.tokens: list[int] = []
        self.slain: list[int] = []
        #: By slot. While swarms attack, those that are done lie apart in `spent`.
        self.swarms: list[int] = []
        self.spent: list[int] = []
        #: Cards on their way out of the formation into a blip pile.
        self.carried = 0
        #: By terrain: its slot, or NOTHING if it lies aside.
        self.terrain: list[int] = []
        #: The terrain activated this round, one bit each.
        self.activated = 0
        self.supply = 0
        self.door_tokens = 0
        self.launch_tokens = 0
        #: The seat that has the Artefact in hand.
        self.holder = NOTHING
        #: The Genestealers, top card last.
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.blips: list[list[int]] = [[], []]
        #: What everybody knows about the blip piles: so many cards at the bottom are older than the deck, and these
        #: cards lie among so many at the bottom because they were shuffled in openly.
        self.old: list[int] = [0, 0]
        self.sure: list[int] = [0, 0]
        self.among: list[int] = [0, 0]
        #: The blips turned up since the actions were chosen, in order, as 8 * side + kind.
        self.turned: list[int] = []
        self.lords_slain = 0
        self.kills = 0
        #: The Events, top card last; `scouted` are the places in the deck that the purple player has looked at.
        self.events: list[int] = []
        self.scouted: list[int] = []
        self.event_discard: list[int] = []
        self.event = NOTHING
        #: Whether the Event has been shown, and which seats have looked at it anyway, one bit each.
        self.event_open = False
        self.event_seen = 0
        #: The Event whose effect is for the next round, and the one of the last round, with the marine or team meant.
        self.foreseen = NOTHING
        self.foreseen_on = NOTHING
        self.lasting = NOTHING
        self.lasting_on = NOTHING
        #: The terrain the Core Cogitator watches, and how many cards may still spawn on it.
        self.capped = NOTHING
        self.cap = 0
        #: Lead by Example has been used this round.
        self.led = False
        #: The Locations to come, top card last.
        self.locations: list[int] = []
        self.location = 0
        #: By team: the card chosen and not yet shown, the card shown, the card of the round before.
        self.chosen: list[int] = []
        self.played: list[int] = []
        self.previous: list[int] = []
        #: The face the die shows.
        self.die = NOTHING

    def copy(self) -> Hulk:
        g = Hulk.__new__(Hulk)
        g.copy_agenda(self)
        g.box = self.box
        g.round = self.round
        g.owner = self.owner
        g.current = self.current
        g.marines = self.marines[:]
        g.facing = self.facing[:]
        g.tokens = self.tokens[:]
        g.slain = self.slain
        g.swarms = self.swarms[:]
        g.spent = self.spent[:]
        g.carried = self.carried
        g.terrain = self.terrain[:]
        g.activated = self.activated
        g.supply = self.supply
        g.door_tokens = self.door_tokens
        g.launch_tokens = self.launch_tokens
        g.holder = self.holder
        g.deck = self.deck[:]
        g.discard = self.discard[:]
        g.blips = [self.blips[0][:], self.blips[1][:]]
        g.old = self.old[:]
        g.sure = self.sure[:]
        g.among = self.among[:]
        g.turned = self.turned[:]
        g.lords_slain = self.lords_slain
        g.kills = self.kills
        g.events = self.events[:]
        g.scouted = self.scouted
        g.event_discard = self.event_discard[:]
        g.event = self.event
        g.event_open = self.event_open
        g.event_seen = self.event_seen
        g.foreseen = self.foreseen
        g.foreseen_on = self.foreseen_on
        g.lasting = self.lasting
        g.lasting_on = self.lasting_on
        g.capped = self.capped
        g.cap = self.cap
        g.led = self.led
        g.locations = self.locations
        g.location = self.location
        g.chosen = self.chosen
        g.played = self.played
        g.previous = self.previous
        g.die = self.die
        return g

    # -- teams and players (3, 4.6)

    def controller(self, marine: int) -> int:
        return self.owner[marine // 2]

    def alive(self, team: int) -> bool:
        return 2 * team in self.marines or 2 * team + 1 in self.marines

    def team_marines(self, team: int) -> list[int]:
        """The living marines of a team."""
        return [marine for marine in (2 * team, 2 * team + 1) if marine in self.marines]

    def teams(self, seat: int) -> list[int]:
        """The living teams of a seat."""
        return [team for team, owner in enumerate(self.owner) if owner == seat and self.alive(team)]

    def in_force(self, action: int) -> bool:
        """The card lies open in front of its team this round (R16)."""
        return self.played[self.box.action_team[action]] == action

    def open_cards(self) -> list[int]:
        """The cards lying open, in the order of their numbers."""
        return sorted([action for action in self.played if action != NOTHING])

    def choosable(self, team: int) -> list[int]:
        """The cards a team may choose: not the one of the round before, no Attack when jammed (6.1)."""
        previous = self.previous[team]
        cards = [action for action in self.box.hands[team] if action != previous]
        return cards if self.lasting != GUN_JAM else [action for action in cards if not self.jams(action)]

    def jams(self, action: int) -> bool:
        """Gun Jam keeps this card out of the choice."""
        box = self.box
        if self.lasting != GUN_JAM:
            return False
        return self.lasting_on == box.action_team[action] and box.action_sort[action] == ATTACK

    # -- the formation (4)

    def front(self, position: int) -> int:
        """The slot in front of the marine in this position."""
        return 2 * position + self.facing[self.marines[position]]

    def behind(self, position: int) -> int:
        return 2 * position + 1 - self.facing[self.marines[position]]

    def engaged(self, position: int) -> bool:
        return self.swarms[2 * position] > 0 or self.swarms[2 * position + 1] > 0

    def targets(self, marine: int) -> list[int]:
        """The slots of the swarms he may attack: on the side he faces, in range, not under Power Field (7.1)."""
        position = self.marines.index(marine)
        reach = self.box.range[marine]
        first = position - reach if position > reach else 0
        last = position + reach
        side = self.facing[marine]
        swarms = self.swarms
        found = []
        for slot in range(2 * first + side, min(2 * last + 2, len(swarms)), 2):
            if 0 < swarms[slot] < SHIELD:
                found.append(slot)
        return found

    def occupied(self) -> list[int]:
        """The slots with a swarm."""
        return [slot for slot, swarm in enumerate(self.swarms) if swarm]

    def intimidable(self, team: int) -> list[int]:
        """The slots beside the team's marines that hold a normal Genestealer."""
        slots = []
        for position, marine in enumerate(self.marines):
            if marine // 2 == team:
                slots += [slot for slot in (2 * position, 2 * position + 1) if self.swarms[slot] & NORMALS]
        return slots

    def terrain_in(self, slot: int) -> list[int]:
        return [terrain for terrain, place in enumerate(self.terrain) if place == slot]

    def coloured(self, colour: int) -> list[int]:
        """The terrain of a colour in the formation, from the top, left before right (R76)."""
        there = [terrain for terrain in self.box.coloured[colour] if self.terrain[terrain] != NOTHING]
        return [terrain for _, terrain in sorted([(self.terrain[terrain], terrain) for terrain in there])]

    def holds_artefact(self, marine: int) -> bool:
        """His controller has the Artefact in hand (R22)."""
        return self.holder != NOTHING and self.holder == self.controller(marine)

    # -- the piles (7.10)

    def smallest_piles(self) -> list[int]:
        """The smaller blip pile, or both when they are alike (R26)."""
        left, right = len(self.blips[LEFT]), len(self.blips[RIGHT])
        if left == right:
            return [LEFT, RIGHT]
        return [LEFT] if left < right else [RIGHT]

    def full_piles(self) -> list[int]:
        return [side for side in (LEFT, RIGHT) if self.blips[side]]


REASONS: Final = ["launched", "lords-slain", "cleared", "lost"]
LAUNCHED: Final = 0
LORDS_SLAIN: Final = 1
CLEARED: Final = 2
ALL_DEAD: Final = 3
