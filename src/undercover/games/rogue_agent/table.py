"""The table of Rogue Agent: the city and everybody in it, and what can be read off it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from undercover.games.rogue_agent import things
from undercover.games.rogue_agent.things import CRIMINALS, SLOTS, TRACKS, Box, Tile
from undercover.table.agenda import Table
from undercover.table.native import COMPILED, Row, Rows, count, fill, i64, index, vec
from undercover.table.rows import NO_ROWS
from undercover.table.things import ids

NOTHING: Final[i64] = -1
EMPTY: Final = Box()
#: Where a criminal's city disc is: a slot, in the Data Stream, or CUSTODY + a seat.
IN_BAG: Final[i64] = -1
CUSTODY: Final[i64] = SLOTS


@mypyc_attr(acyclic=True)
class City(Table):
    """Thirteen locations, their people and discs, and a board for every player.

    What changes seldom is replaced (`with_number`, `and_one`, `with_row`), never changed in place, so that copies can
    share it: see `copy`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.box = EMPTY
        self.mode: i64 = 0
        #: Shadow Watch: criminals to turn in, and whether the hard syndicate is left out.
        self.target: i64 = 0
        self.easier = False
        #: The first leader, or NOTHING if the dice say it.
        self.begins: i64 = NOTHING
        self.round: i64 = 0
        self.leader: i64 = 0
        self.active: i64 = NOTHING
        # The city, by slot: which tile, destroyed or not, whose informants are on the top and bottom spaces.
        self.tiles: Row = vec[i64]()
        self.destroyed: Row = vec[i64]()
        self.tops: Row = vec[i64]()
        self.bottoms: Row = vec[i64]()
        self.police: i64 = 0
        # Discs: criminals by number, four bombs with their timers, four assassins; the Data Stream holds the rest.
        self.where: Row = vec[i64]()
        self.defeated: Row = vec[i64]()
        self.card: Row = vec[i64]()
        self.face_up: Row = vec[i64]()
        #: Seats with an investigation marker on the criminal's card, and those that have looked at it, one bit each.
        self.marks: Row = vec[i64]()
        self.looked: Row = vec[i64]()
        #: How many cards had been shuffled back into the deck when the criminal's card was laid.
        self.laid: Row = vec[i64]()
        #: Criminals put on the top precinct in this round's Time phase: they walk the whole ring (R5).
        self.top_this_round: i64 = 0
        self.bomb_at: Row = vec[i64]()
        self.timers: Row = vec[i64]()
        self.assassin_at: Row = vec[i64]()
        self.bag: Row = vec[i64]()
        #: Shadow Watch: discs that enter the bag only when it runs short.
        self.spare: Row = vec[i64]()
        self.drawn: Row = vec[i64]()
        self.event_dice: Row = vec[i64]()
        # Criminal cards that are not linked to a disc.
        self.deck: Row = vec[i64]()
        #: Shadow Watch: cards that were left in the box, unseen.
        self.unused: Row = vec[i64]()
        self.removed_up: Row = vec[i64]()
        #: Cards everybody saw go back into the deck (S7.4): none of them is a face-down card laid before that.
        self.shuffled_back: Row = vec[i64]()
        #: Cards that left the game face down, with what was noted about each of them while it lay there.
        self.removed_down: Row = vec[i64]()
        self.removed_looked: Row = vec[i64]()
        self.removed_laid: Row = vec[i64]()
        self.turned_in: Rows = NO_ROWS
        #: Shadow Watch: criminals lost to police and bombs.
        self.lost: i64 = 0
        # Players, by seat. The boards lie one after another, TRACKS numbers each (`board`).
        self.boards: Row = vec[i64]()
        self.credits: Row = vec[i64]()
        self.supply: i64 = 0
        self.influence: Row = vec[i64]()
        self.figures: Row = vec[i64]()
        self.reserve: Row = vec[i64]()
        self.markers: Row = vec[i64]()
        self.hidden_tokens: Rows = NO_ROWS
        self.shown_tokens: Rows = NO_ROWS
        self.gone_tokens: Rows = NO_ROWS
        #: Seats that have turned a token up this round, one bit each (R55).
        self.revealed_now: i64 = 0
        self.exposed: i64 = 0
        #: The android limit is reached: no identity matters any more (S10.4).
        self.tokens_out = False
        # Clocks, one entry each: whom it slows, with which word, because of which criminal, for how many turns' ends.
        self.clock_seat: Row = vec[i64]()
        self.clock_word: Row = vec[i64]()
        self.clock_by: Row = vec[i64]()
        self.clock_turns: Row = vec[i64]()
        # The present turn (S6.2).
        self.patrols: i64 = 0
        self.justice: i64 = 0
        #: Justice and underground actions done this turn: action * SLOTS + slot.
        self.done: Row = vec[i64]()
        # What a reveal effect and ammo have changed about the present attack (S6.5 A).
        self.attack_tougher: i64 = 0
        self.attack_fewer_red: i64 = 0
        self.attack_black: i64 = 0
        self.attack_spared = False
        # Dice on the table: those of a Search or a cut wire, and the columns of the bomb sheet.
        self.rolled: Row = vec[i64]()
        self.columns: Rows = NO_ROWS

    def copy(self) -> City:
        g = City() if COMPILED else City.__new__(City)
        g.copy_agenda(self)
        # What changes often, and in place.
        g.where, g.card = self.where[:], self.card[:]
        g.bomb_at, g.timers, g.assassin_at = self.bomb_at[:], self.timers[:], self.assassin_at[:]
        g.bag, g.deck = self.bag[:], self.deck[:]
        g.boards, g.credits, g.influence = self.boards[:], self.credits[:], self.influence[:]
        g.figures, g.rolled = self.figures[:], self.rolled[:]
        # What is shared.
        g.box, g.mode = self.box, self.mode
        g.target, g.easier, g.begins = self.target, self.easier, self.begins
        g.round, g.leader, g.active = self.round, self.leader, self.active
        g.tiles, g.destroyed, g.police = self.tiles, self.destroyed, self.police
        g.tops, g.bottoms = self.tops, self.bottoms
        g.defeated, g.face_up, g.top_this_round = self.defeated, self.face_up, self.top_this_round
        g.marks, g.looked, g.laid = self.marks, self.looked, self.laid
        g.spare, g.drawn, g.event_dice = self.spare, self.drawn, self.event_dice
        g.unused, g.removed_up, g.shuffled_back = self.unused, self.removed_up, self.shuffled_back
        g.removed_down, g.removed_looked, g.removed_laid = self.removed_down, self.removed_looked, self.removed_laid
        g.turned_in, g.lost, g.supply = self.turned_in, self.lost, self.supply
        g.reserve, g.markers = self.reserve, self.markers
        g.hidden_tokens, g.shown_tokens, g.gone_tokens = self.hidden_tokens, self.shown_tokens, self.gone_tokens
        g.revealed_now, g.exposed, g.tokens_out = self.revealed_now, self.exposed, self.tokens_out
        g.clock_seat, g.clock_word = self.clock_seat, self.clock_word
        g.clock_by, g.clock_turns = self.clock_by, self.clock_turns
        g.patrols, g.justice, g.done = self.patrols, self.justice, self.done
        g.attack_tougher, g.attack_fewer_red = self.attack_tougher, self.attack_fewer_red
        g.attack_black, g.attack_spared, g.columns = self.attack_black, self.attack_spared, self.columns
        return g

    # -- places

    def tile(self, slot: i64) -> Tile:
        return self.box.tiles[self.tiles[slot]]

    def precinct(self, number: i64) -> i64:
        """The slot of the precinct with this number."""
        return index(self.tiles, things.BEFORE_PRECINCTS + number)

    def is_android(self, seat: i64) -> bool:
        return self.exposed >> seat & 1 == 1

    def safe(self, seat: i64, slot: i64) -> bool:
        """The tile carries the shield of the player's kind; a destroyed one carries none (R56)."""
        shield = self.tile(slot).shield
        if shield == things.NO_SHIELD or self.destroyed[slot]:
            return False
        return shield == (things.ANDROID_SHIELD if self.is_android(seat) else things.HUMAN_SHIELD)

    def spaces(self, slot: i64) -> i64:
        return 0 if self.destroyed[slot] else self.tile(slot).spaces

    def own_informants(self, seat: i64, slot: i64) -> i64:
        return (self.tops[slot] == seat) + (self.bottoms[slot] == seat)

    def informants_at(self, slot: i64) -> i64:
        """Anybody's."""
        return 2 - self.own_informants(NOTHING, slot)

    def in_reach(self, seat: i64, slot: i64) -> bool:
        """Where a player can look: the own location, and those with an own informant (S6.4, S10.3)."""
        return self.figures[seat] == slot or self.tops[slot] == seat or self.bottoms[slot] == seat

    def informants_on_map(self, seat: i64) -> i64:
        return count(self.tops, seat) + count(self.bottoms, seat)

    def clockwise(self) -> Row:
        """All seats, starting with the operations leader."""
        return vec[i64]([(self.leader + n) % self.seats for n in range(self.seats)])

    # -- discs

    def criminals_at(self, slot: i64, defeated: i64) -> Row:
        return vec[i64]([k for k in range(CRIMINALS) if self.where[k] == slot and self.defeated[k] == defeated])

    def criminal_at(self, slot: i64, defeated: i64) -> bool:
        for k in range(CRIMINALS):
            if self.where[k] == slot and self.defeated[k] == defeated:
                return True
        return False

    def custody(self, seat: i64) -> Row:
        return vec[i64]([k for k in range(CRIMINALS) if self.where[k] == CUSTODY + seat])

    def bombs_at(self, slot: i64) -> Row:
        return vec[i64]([bomb for bomb in range(things.BOMBS) if self.bomb_at[bomb] == slot])

    def assassins_at(self, slot: i64) -> Row:
        return vec[i64]([n for n in range(things.ASSASSINS) if self.assassin_at[n] == slot])

    # -- players

    def board(self, seat: i64, track: i64) -> i64:
        return self.boards[TRACKS * seat + track]

    def move_marker(self, seat: i64, track: i64, value: i64) -> None:
        self.boards[TRACKS * seat + track] = value

    def has(self, seat: i64, upgrade: i64) -> bool:
        return self.board(seat, self.box.upgrade_track[upgrade]) >= self.box.upgrade_at[upgrade]

    def pistols(self, seat: i64) -> i64:
        return self.has(seat, things.PISTOL_1) + self.has(seat, things.PISTOL_2) + self.has(seat, things.PISTOL_3)

    def slowed(self, seat: i64, word: i64) -> bool:
        """Whether a clock with this word runs for the player (S7.3)."""
        for n in range(len(self.clock_seat)):
            if self.clock_seat[n] == seat and self.clock_word[n] == word:
                return True
        return False

    def must_reveal(self, seat: i64) -> bool:
        """Whether a forcing event makes this player turn a token up (S10.2)."""
        if self.mode != things.ANDROID_MODE or self.tokens_out or self.is_android(seat):
            return False
        return self.revealed_now >> seat & 1 == 0 and len(self.hidden_tokens[seat]) > 0

    # -- the end (S13)

    def points(self, seat: i64) -> i64:
        informants = self.informants_on_map(seat) * self.box.informant_points
        return self.influence[seat] + informants + self.syndicate_points(self.turned_in[seat])

    def syndicate_points(self, cards: Row) -> i64:
        """Per group; wild cards join the largest one (R51, R52)."""
        if len(cards) == 0:
            return 0
        groups = fill(0, things.SYNDICATES)
        for card in cards:
            groups[self.box.criminals[card].syndicate] += 1
        wild, largest = groups[things.WILD], i64(0)
        groups[things.WILD] = 0
        for syndicate in range(things.SYNDICATES):
            if groups[syndicate] > groups[largest]:
                largest = syndicate
        groups[largest] += wild
        points: i64 = 0
        for size in groups:
            points += self.group_points(size)
        return points

    def group_points(self, size: i64) -> i64:
        table = self.box.syndicate_bonus
        if size < len(table):
            return table[size]
        return table[-1] + (size - len(table) + 1) * self.box.bonus_after


ROUNDS: Final[i64] = 0
TURNED_IN: Final[i64] = 1
LOST: Final[i64] = 2
REASONS: Final = ids(globals(), "ROUNDS", "LOST")
