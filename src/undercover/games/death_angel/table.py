"""The table of Death Angel, and what can be read off it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from undercover.games.death_angel.swarm import NORMALS, SHIELD
from undercover.games.death_angel.things import ATTACK, GUN_JAM, LEFT, NOTHING, RIGHT, Box
from undercover.table.agenda import Table
from undercover.table.dice import Dice
from undercover.table.native import COMPILED, Row, Rows, append, i64, index, room, sort, vec
from undercover.table.rows import NO_ROWS
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
        self.blips: Rows = NO_ROWS
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
        g.box, g.round, g.die = self.box, self.round, self.die
        g.owner, g.current, g.holder = self.owner, self.current, self.holder
        g.marines, g.facing = self.marines, self.facing
        g.tokens, g.slain = self.tokens, self.slain
        g.swarms, g.spent, g.carried = self.swarms[:], self.spent[:], self.carried
        g.terrain, g.activated = self.terrain, self.activated
        g.supply, g.door_tokens, g.launch_tokens = self.supply, self.door_tokens, self.launch_tokens
        g.deck, g.discard, g.blips = self.deck, self.discard[:], self.blips
        g.old, g.sure, g.among = self.old, self.sure, self.among
        g.turned, g.lords_slain, g.kills = self.turned[:], self.lords_slain, self.kills
        g.events, g.scouted, g.event_discard = self.events, self.scouted, self.event_discard
        g.event, g.event_open, g.event_seen = self.event, self.event_open, self.event_seen
        g.foreseen, g.foreseen_on = self.foreseen, self.foreseen_on
        g.lasting, g.lasting_on = self.lasting, self.lasting_on
        g.capped, g.cap = self.capped, self.cap
        g.led, g.flamed = self.led, self.flamed
        g.locations, g.location = self.locations, self.location
        g.chosen, g.played, g.previous = self.chosen, self.played, self.previous
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
        return vec[i64]([team for team in range(len(self.owner)) if self.owner[team] == seat and self.alive(team)])

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
        barred = self.previous[team]
        return vec[i64]([action for action in self.box.hands[team] if action != barred and not self.jams(action)])

    def jams(self, action: i64) -> bool:
        """Gun Jam keeps this card out of the choice."""
        if self.lasting != GUN_JAM:
            return False
        return self.lasting_on == self.box.action_team[action] and self.box.action_sort[action] == ATTACK

    def turnings(self, team: i64) -> Row:
        """Which of the team's living marines can turn around, one bit each for its first and its second (6.2.2)."""
        alive: i64 = 0
        for marine in self.team_marines(team):
            alive |= 1 << marine % 2
        return vec[i64]([turning for turning in range(i64(1), i64(4)) if turning & alive == turning])

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
        slots = vec[i64]([slot for slot in self.occupied() if self.swarms[slot] & NORMALS])
        return vec[i64]([slot for slot in slots if self.marines[slot // 2] // 2 == team])

    def coloured(self, colour: i64) -> Row:
        """The terrain of a colour in the formation, from the top, left before right (R76)."""
        return self.from_the_top(self.box.coloured[colour])

    def from_the_top(self, terrain: Row) -> Row:
        """Those of these terrain cards that lie in the formation, in the order of their slots."""
        keys = vec[i64]([self.terrain[card] << 4 | card for card in terrain if self.terrain[card] != NOTHING])
        sort(keys)
        return vec[i64]([key & 15 for key in keys])

    def another(self, place: i64, dice: Dice) -> i64:
        """Any Location with the same back."""
        alike = self.box.alike[place]
        return alike[dice.below(len(alike))]

    # -- the piles (7.10)

    def smallest_piles(self) -> Row:
        """The smaller blip pile, or both when they are alike (R26)."""
        smallest = min(len(self.blips[LEFT]), len(self.blips[RIGHT]))
        return vec[i64]([side for side in range(2) if len(self.blips[side]) == smallest])

    def full_piles(self) -> Row:
        return vec[i64]([side for side in range(2) if len(self.blips[side]) > 0])


LAUNCHED: Final[i64] = 0
LORDS_SLAIN: Final[i64] = 1
CLEARED: Final[i64] = 2
LOST: Final[i64] = 3
REASONS: Final = [reason.replace("_", "-") for reason in ids(globals(), "LAUNCHED", "LOST")]
