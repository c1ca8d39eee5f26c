"""The table of Rogue Agent: the city and everybody in it, and what can be read off it."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent.things import (
    ANDROID_MODE,
    ANDROID_SHIELD,
    ASSASSINS,
    BEFORE_PRECINCTS,
    BOMBS,
    CRIMINALS,
    HOSPITAL,
    HUMAN_SHIELD,
    NO_SHIELD,
    PISTOL,
    PISTOLS,
    SLOTS,
    SYNDICATES,
    WILD,
    Box,
    Tile,
)
from undercover.table.agenda import Table

NOTHING: Final = -1
EMPTY: Final = Box()
#: Where a criminal's city disc is: a slot, in the Data Stream, or CUSTODY + a seat.
IN_BAG: Final = -1
CUSTODY: Final = SLOTS
#: What has become of the present turn.
GOES_ON: Final = 0
AFTER_THIS: Final = 1
AT_ONCE: Final = 2


class City(Table):
    """Thirteen locations, their people and discs, and a board for every player.

    `tiles`, `unused`, `shuffled_back` and the lists inside `turned_in` and the three kinds of tokens are replaced,
    never changed in place, so that copies can share them.
    """

    __slots__ = (
        "active",
        "assassin_at",
        "attack_black",
        "attack_fewer_red",
        "attack_spared",
        "attack_tougher",
        "attacked",
        "bag",
        "boards",
        "bomb_at",
        "bottoms",
        "box",
        "card",
        "clock_by",
        "clock_seat",
        "clock_turns",
        "clock_word",
        "columns",
        "credits",
        "deck",
        "defeated",
        "destroyed",
        "done",
        "drawn",
        "easier",
        "ended",
        "entered",
        "event_dice",
        "exposed",
        "face_up",
        "figures",
        "gone_tokens",
        "hidden_tokens",
        "influence",
        "justice",
        "laid",
        "leader",
        "looked",
        "lost",
        "markers",
        "marks",
        "mode",
        "patrols",
        "police",
        "removed_down",
        "removed_laid",
        "removed_looked",
        "removed_up",
        "reserve",
        "revealed_now",
        "rolled",
        "round",
        "shown_tokens",
        "shuffled_back",
        "spare",
        "supply",
        "target",
        "tiles",
        "timers",
        "tokens_out",
        "top_this_round",
        "tops",
        "turned_in",
        "unused",
        "where",
    )

    def __init__(self) -> None:
        super().__init__()
        self.box = EMPTY
        self.mode = 0
        #: Shadow Watch: criminals to turn in, and whether the hard syndicate is left out.
        self.target = 0
        self.easier = False
        self.round = 0
        self.leader = 0
        self.active = NOTHING
        # The city, by slot: which tile, destroyed or not, whose informants are on the top and bottom spaces.
        self.tiles: list[int] = []
        self.destroyed: list[bool] = [False] * SLOTS
        self.tops: list[int] = [NOTHING] * SLOTS
        self.bottoms: list[int] = [NOTHING] * SLOTS
        self.police = 0
        # Discs: criminals by number, four bombs with their timers, four assassins; the Data Stream holds the rest.
        self.where: list[int] = [IN_BAG] * CRIMINALS
        self.defeated: list[bool] = [False] * CRIMINALS
        self.card: list[int] = [NOTHING] * CRIMINALS
        self.face_up: list[bool] = [False] * CRIMINALS
        #: Seats with an investigation marker on the criminal's card, and those that have looked at it, one bit each.
        self.marks: list[int] = [0] * CRIMINALS
        self.looked: list[int] = [0] * CRIMINALS
        #: How many cards had been shuffled back into the deck when the criminal's card was laid.
        self.laid: list[int] = [0] * CRIMINALS
        #: Criminals put on the top precinct in this round's Time phase: they walk the whole ring (R5).
        self.top_this_round = 0
        self.bomb_at: list[int] = [IN_BAG] * BOMBS
        self.timers: list[int] = [0] * BOMBS
        self.assassin_at: list[int] = [IN_BAG] * ASSASSINS
        self.bag: list[int] = []
        #: Shadow Watch: discs that enter the bag only when it runs short.
        self.spare: list[int] = []
        self.drawn: list[int] = []
        self.event_dice: list[int] = []
        # Criminal cards that are not linked to a disc.
        self.deck: list[int] = []
        #: Shadow Watch: cards that were left in the box, unseen.
        self.unused: list[int] = []
        self.removed_up: list[int] = []
        #: Cards everybody saw go back into the deck (S7.4): none of them is a face-down card laid before that.
        self.shuffled_back: list[int] = []
        #: Cards that left the game face down, with what was noted about each of them while it lay there.
        self.removed_down: list[int] = []
        self.removed_looked: list[int] = []
        self.removed_laid: list[int] = []
        self.turned_in: list[list[int]] = []
        #: Shadow Watch: criminals lost to police and bombs.
        self.lost = 0
        # Players, by seat.
        self.boards: list[list[int]] = []
        self.credits: list[int] = []
        self.supply = 0
        self.influence: list[int] = []
        self.figures: list[int] = []
        self.reserve: list[int] = []
        self.markers: list[int] = []
        self.hidden_tokens: list[list[int]] = []
        self.shown_tokens: list[list[int]] = []
        self.gone_tokens: list[list[int]] = []
        #: Seats that have turned a token up this round, one bit each (R55).
        self.revealed_now = 0
        self.exposed = 0
        #: The android limit is reached: no identity matters any more (S10.4).
        self.tokens_out = False
        # Clocks, one entry each: whom it slows, with which word, because of which criminal, for how many turns' ends.
        self.clock_seat: list[int] = []
        self.clock_word: list[int] = []
        self.clock_by: list[int] = []
        self.clock_turns: list[int] = []
        # The present turn (S6.2).
        self.patrols = 0
        self.justice = 0
        #: Justice and underground actions done this turn: action * SLOTS + slot.
        self.done: list[int] = []
        #: Whether the turn is over: no, after the running action (R61), or at once because of a knock-out.
        self.ended = GOES_ON
        #: Slots entered during the present Patrol, one bit each.
        self.entered = 0
        # The present attack (S6.5 A): on what, and what a reveal effect and ammo have changed about it.
        self.attacked = NOTHING
        self.attack_tougher = 0
        self.attack_fewer_red = 0
        self.attack_black = 0
        self.attack_spared = False
        # Dice on the table: those of a Search or a cut wire, and the columns of the bomb sheet.
        self.rolled: list[int] = []
        self.columns: list[list[int]] = []

    def copy(self) -> City:
        g = City.__new__(City)
        g.copy_agenda(self)
        g.box = self.box
        g.mode = self.mode
        g.target = self.target
        g.easier = self.easier
        g.round = self.round
        g.leader = self.leader
        g.active = self.active
        g.tiles = self.tiles
        g.destroyed = self.destroyed[:]
        g.tops = self.tops[:]
        g.bottoms = self.bottoms[:]
        g.police = self.police
        g.where = self.where[:]
        g.defeated = self.defeated[:]
        g.card = self.card[:]
        g.face_up = self.face_up[:]
        g.marks = self.marks[:]
        g.looked = self.looked[:]
        g.laid = self.laid[:]
        g.top_this_round = self.top_this_round
        g.bomb_at = self.bomb_at[:]
        g.timers = self.timers[:]
        g.assassin_at = self.assassin_at[:]
        g.bag = self.bag[:]
        g.spare = self.spare[:]
        g.drawn = self.drawn[:]
        g.event_dice = self.event_dice[:]
        g.deck = self.deck[:]
        g.unused = self.unused
        g.removed_up = self.removed_up[:]
        g.removed_down = self.removed_down[:]
        g.shuffled_back = self.shuffled_back
        g.removed_looked = self.removed_looked[:]
        g.removed_laid = self.removed_laid[:]
        g.turned_in = self.turned_in[:]
        g.lost = self.lost
        g.boards = [board[:] for board in self.boards]
        g.credits = self.credits[:]
        g.supply = self.supply
        g.influence = self.influence[:]
        g.figures = self.figures[:]
        g.reserve = self.reserve[:]
        g.markers = self.markers[:]
        g.hidden_tokens = self.hidden_tokens[:]
        g.shown_tokens = self.shown_tokens[:]
        g.gone_tokens = self.gone_tokens[:]
        g.revealed_now = self.revealed_now
        g.exposed = self.exposed
        g.tokens_out = self.tokens_out
        g.clock_seat = self.clock_seat[:]
        g.clock_word = self.clock_word[:]
        g.clock_by = self.clock_by[:]
        g.clock_turns = self.clock_turns[:]
        g.patrols = self.patrols
        g.justice = self.justice
        g.done = self.done[:]
        g.ended = self.ended
        g.entered = self.entered
        g.attacked = self.attacked
        g.attack_tougher = self.attack_tougher
        g.attack_fewer_red = self.attack_fewer_red
        g.attack_black = self.attack_black
        g.attack_spared = self.attack_spared
        g.rolled = self.rolled[:]
        g.columns = [column[:] for column in self.columns]
        return g

    # -- places

    def tile(self, slot: int) -> Tile:
        return self.box.tiles[self.tiles[slot]]

    def precinct(self, number: int) -> int:
        """The slot of the precinct with this number."""
        return self.tiles.index(BEFORE_PRECINCTS + number)

    def hospital(self) -> int:
        return self.tiles.index(HOSPITAL)

    def is_android(self, seat: int) -> bool:
        return self.exposed >> seat & 1 == 1

    def safe(self, seat: int, slot: int) -> bool:
        """The tile carries the shield of the player's kind; a destroyed one carries none (R56)."""
        shield = self.box.tiles[self.tiles[slot]].shield
        if shield == NO_SHIELD or self.destroyed[slot]:
            return False
        return shield == (ANDROID_SHIELD if self.is_android(seat) else HUMAN_SHIELD)

    def spaces(self, slot: int) -> int:
        return 0 if self.destroyed[slot] else self.tile(slot).spaces

    def own_informants(self, seat: int, slot: int) -> int:
        return (1 if self.tops[slot] == seat else 0) + (1 if self.bottoms[slot] == seat else 0)

    def in_reach(self, seat: int, slot: int) -> bool:
        """Where a player can look: the own location, and those with an own informant (S6.4, S10.3)."""
        return self.figures[seat] == slot or self.own_informants(seat, slot) > 0

    def informants_on_map(self, seat: int) -> int:
        return self.tops.count(seat) + self.bottoms.count(seat)

    def free_space(self, slot: int) -> bool:
        spaces = self.spaces(slot)
        return (spaces > 0 and self.tops[slot] == NOTHING) or (spaces > 1 and self.bottoms[slot] == NOTHING)

    def clockwise(self) -> list[int]:
        """All seats, starting with the operations leader."""
        return [(self.leader + n) % self.seats for n in range(self.seats)]

    # -- discs

    def rampant_at(self, slot: int) -> list[int]:
        return [k for k in range(CRIMINALS) if self.where[k] == slot and not self.defeated[k]]

    def defeated_at(self, slot: int) -> list[int]:
        return [k for k in range(CRIMINALS) if self.where[k] == slot and self.defeated[k]]

    def custody(self, seat: int) -> list[int]:
        return [k for k in range(CRIMINALS) if self.where[k] == CUSTODY + seat]

    def bombs_at(self, slot: int) -> list[int]:
        return [bomb for bomb in range(BOMBS) if self.bomb_at[bomb] == slot]

    def assassins_at(self, slot: int) -> list[int]:
        return [n for n in range(ASSASSINS) if self.assassin_at[n] == slot]

    # -- players

    def has(self, seat: int, upgrade: int) -> bool:
        return self.boards[seat][self.box.upgrade_track[upgrade]] >= self.box.upgrade_at[upgrade]

    def pistols(self, seat: int) -> int:
        return sum([1 for n in range(PISTOLS) if self.has(seat, PISTOL + n)])

    def slowed(self, seat: int, word: int) -> bool:
        """Whether a clock with this word runs for the player (S7.3)."""
        clocks = range(len(self.clock_seat))
        return any(self.clock_seat[n] == seat and self.clock_word[n] == word for n in clocks) if clocks else False

    def must_reveal(self, seat: int) -> bool:
        """Whether a forcing event makes this player turn a token up (S10.2)."""
        if self.mode != ANDROID_MODE or self.tokens_out or self.is_android(seat):
            return False
        return not self.revealed_now >> seat & 1 and len(self.hidden_tokens[seat]) > 0

    # -- the end (S13)

    def points(self, seat: int) -> int:
        informants = self.informants_on_map(seat) * self.box.informant_points
        return self.influence[seat] + informants + self.syndicate_points(seat)

    def syndicate_points(self, seat: int) -> int:
        """Per group; wild cards join the largest one (R51, R52)."""
        groups = [0] * SYNDICATES
        for card in self.turned_in[seat]:
            groups[self.box.criminals[card].syndicate] += 1
        wild = groups[WILD]
        groups[WILD] = 0
        groups[groups.index(max(groups))] += wild
        return sum([self.group_points(size) for size in groups])

    def group_points(self, size: int) -> int:
        table = self.box.syndicate_bonus
        if size < len(table):
            return table[size]
        return table[-1] + (size - len(table) + 1) * self.box.bonus_after
