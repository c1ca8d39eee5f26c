"""The table of Death Angel, and what can be read off it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from undercover.games.death_angel.swarm import NORMALS, SHIELD
from undercover.games.death_angel.things import ATTACK, GUN_JAM, LEFT, NOTHING, RIGHT, Box
from undercover.table.agenda import Table
from undercover.table.native import COMPILED, Row, Rows, append, i64, index, room, sort, vec
from undercover.table.things import ids

EMPTY: Final = Box()


@mypyc_attr(acyclic=True)
class Hulk(Table):
    """The formation with swarms and terrain on both sides, the piles, and what the teams have chosen.

    Position p (0 at the top) has the slots 2 p on the left and 2 p + 1 on the right. A swarm is one int (`swarm.py`).
    All rows but `swarms`, `spent`, `discard` and `turned` are replaced, never changed in place, so that copies can
    share them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.box = EMPTY
        self.round: i64 = 0
        #: The seat of each team, or NOTHING if nobody took it.
        self.owner: Row = vec[i64]()
        self.current: i64 = 0
        #: The marines from the top; facing and tokens are listed by marine.
        self.marines: Row = vec[i64]()
        self.facing: Row = vec[i64]()
        self.tokens: Row = vec[i64]()
        self.slain: Row = vec[i64]()
        #: By slot. While swarms attack, those that are done lie apart in `spent`.
        self.swarms: Row = vec[i64]()
        self.spent: Row = vec[i64]()
        #: Cards on their way out of the formation into a blip pile.
        self.carried: i64 = 0
        #: By terrain: its slot, or NOTHING if it lies aside.
        self.terrain: Row = vec[i64]()
        #: The terrain activated this round, one bit each.
        self.activated: i64 = 0
        self.supply: i64 = 0
        self.door_tokens: i64 = 0
        self.launch_tokens: i64 = 0
        #: The seat that has the Artefact in hand.
        self.holder: i64 = NOTHING
        #: The Genestealers, top card last.
        self.deck: Row = vec[i64]()
        self.discard: Row = vec[i64]()
        self.blips: Rows = vec[vec[i64]]()
        #: What everybody knows about the blip piles: so many cards at the bottom are older than the deck, and these
        #: cards lie among so many at the bottom because they were shuffled in openly.
        self.old: Row = vec[i64]()
        self.sure: Row = vec[i64]()
        self.among: Row = vec[i64]()
        #: The blips turned up since the actions were chosen, in order, as 8 * side + kind.
        self.turned: Row = vec[i64]()
        self.lords_slain: i64 = 0
        self.kills: i64 = 0
        #: The Events, top card last; `scouted` are the places in the deck that the purple player has looked at.
        self.events: Row = vec[i64]()
        self.scouted: Row = vec[i64]()
        self.event_discard: Row = vec[i64]()
        self.event: i64 = NOTHING
        #: Whether the Event has been shown, and which seats have looked at it anyway, one bit each.
        self.event_open = False
        self.event_seen: i64 = 0
        #: The Event whose effect is for the next round, and the one of the last round, with the marine or team meant.
        self.foreseen: i64 = NOTHING
        self.foreseen_on: i64 = NOTHING
        self.lasting: i64 = NOTHING
        self.lasting_on: i64 = NOTHING
        #: The terrain the Core Cogitator watches, and how many cards may still spawn on it.
        self.capped: i64 = NOTHING
        self.cap: i64 = 0
        #: Lead by Example has been used this round.
        self.led = False
        #: Zael has attacked this round, so that Flamer Attack is used up.
        self.flamed = False
        #: The Locations to come, top card last.
        self.locations: Row = vec[i64]()
        self.location: i64 = 0
        #: By team: the card chosen and not yet shown, the card shown, the card of the round before.
        self.chosen: Row = vec[i64]()
        self.played: Row = vec[i64]()
        self.previous: Row = vec[i64]()
        #: The face the die shows.
        self.die: i64 = NOTHING

    def copy(self) -> Hulk:
        g = Hulk() if COMPILED else Hulk.__new__(Hulk)
        g.copy_agenda(self)
        g.box = self.box
        g.round = self.round
        g.owner = self.owner
        g.current = self.current
        g.marines = self.marines
        g.facing = self.facing
        g.tokens = self.tokens
        g.slain = self.slain
        g.swarms = self.swarms[:]
        g.spent = self.spent[:]
        g.carried = self.carried
        g.terrain = self.terrain
        g.activated = self.activated
        g.supply = self.supply
        g.door_tokens = self.door_tokens
        g.launch_tokens = self.launch_tokens
        g.holder = self.holder
        g.deck = self.deck
        g.discard = self.discard[:]
        g.blips = self.blips
        g.old = self.old
        g.sure = self.sure
        g.among = self.among
        g.turned = self.turned[:]
        g.lords_slain = self.lords_slain
        g.kills = self.kills
        g.events = self.events
        g.scouted = self.scouted
        g.event_discard = self.event_discard
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
        g.flamed = self.flamed
        g.locations = self.locations
        g.location = self.location
        g.chosen = self.chosen
        g.played = self.played
        g.previous = self.previous
        g.die = self.die
        return g

    # -- teams and players (3, 4.6)

    def controller(self, marine: i64) -> i64:
        return self.owner[marine // 2]

    def alive(self, team: i64) -> bool:
        for marine in self.marines:
            if marine // 2 == team:
                return True
        return False

    def team_marines(self, team: i64) -> Row:
        """The living marines of a team."""
        return vec[i64]([marine for marine in range(2 * team, 2 * team + 2) if marine in self.marines])

    def teams(self, seat: i64) -> Row:
        """The living teams of a seat."""
        found = room()
        for team in range(len(self.owner)):
            if self.owner[team] == seat and self.alive(team):
                found = append(found, team)
        return found

    def in_force(self, action: i64) -> bool:
        """The card lies open in front of its team this round (R16)."""
        return self.played[self.box.action_team[action]] == action

    def open_card(self, start: i64) -> i64:
        """The lowest card lying open that is no lower than this one."""
        found = NOTHING
        for action in self.played:
            if action >= start and (found == NOTHING or action < found):
                found = action
        return found

    def choosable(self, team: i64) -> Row:
        """The cards a team may choose: not the one of the round before, no Attack when jammed (6.1)."""
        found = room()
        for action in self.box.hands[team]:
            if action != self.previous[team] and not self.jams(action):
                found = append(found, action)
        return found

    def jams(self, action: i64) -> bool:
        """Gun Jam keeps this card out of the choice."""
        if self.lasting != GUN_JAM:
            return False
        return self.lasting_on == self.box.action_team[action] and self.box.action_sort[action] == ATTACK

    # -- the formation (4)

    def position(self, marine: i64) -> i64:
        return index(self.marines, marine)

    def front(self, position: i64) -> i64:
        """The slot in front of the marine in this position."""
        return 2 * position + self.facing[self.marines[position]]

    def behind(self, position: i64) -> i64:
        return 2 * position + 1 - self.facing[self.marines[position]]

    def engaged(self, position: i64) -> bool:
        return self.swarms[2 * position] > 0 or self.swarms[2 * position + 1] > 0

    def targets(self, marine: i64) -> Row:
        """The slots of the swarms he may attack: on the side he faces, in range, not under Power Field (7.1)."""
        position = self.position(marine)
        reach = self.box.range[marine]
        slot = self.facing[marine]
        if position > reach:
            slot += 2 * (position - reach)
        end: i64 = len(self.swarms)
        if 2 * (position + reach + 1) < end:
            end = 2 * (position + reach + 1)
        swarms = self.swarms
        found = room()
        while slot < end:
            if 0 < swarms[slot] < SHIELD:
                found = append(found, slot)
            slot += 2
        return found

    def occupied(self) -> Row:
        """The slots with a swarm."""
        return vec[i64]([slot for slot in range(len(self.swarms)) if self.swarms[slot]])

    def intimidable(self, team: i64) -> Row:
        """The slots beside the team's marines that hold a normal Genestealer."""
        found = vec[i64]()
        for slot in range(len(self.swarms)):
            if self.swarms[slot] & NORMALS and self.marines[slot // 2] // 2 == team:
                found = append(found, slot)
        return found

    def coloured(self, colour: i64) -> Row:
        """The terrain of a colour in the formation, from the top, left before right (R76)."""
        return self.from_the_top(self.box.coloured[colour])

    def from_the_top(self, terrain: Row) -> Row:
        """Those of these terrain cards that lie in the formation, in the order of their slots."""
        keys = vec[i64]([self.terrain[card] << 4 | card for card in terrain if self.terrain[card] != NOTHING])
        sort(keys)
        return vec[i64]([key & 15 for key in keys])

    def holds_artefact(self, marine: i64) -> bool:
        """His controller has the Artefact in hand (R22)."""
        return self.holder != NOTHING and self.holder == self.controller(marine)

    # -- the piles (7.10)

    def smallest_piles(self) -> Row:
        """The smaller blip pile, or both when they are alike (R26)."""
        left: i64 = len(self.blips[LEFT])
        right: i64 = len(self.blips[RIGHT])
        if left == right:
            return vec[i64]([LEFT, RIGHT])
        return vec[i64]([LEFT]) if left < right else vec[i64]([RIGHT])

    def full_piles(self) -> Row:
        return vec[i64]([side for side in range(2) if len(self.blips[side]) > 0])


LAUNCHED: Final[i64] = 0
LORDS_SLAIN: Final[i64] = 1
CLEARED: Final[i64] = 2
LOST: Final[i64] = 3
REASONS: Final = [reason.replace("_", "-") for reason in ids(globals(), "LAUNCHED", "LOST")]
