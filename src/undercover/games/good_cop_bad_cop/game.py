"""Good Cop Bad Cop on the shelf: options (9.3), and where the parts of the game are found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercover.games.good_cop_bad_cop import chatter, orders
from undercover.games.good_cop_bad_cop import seen as sight
from undercover.games.good_cop_bad_cop.claims import read_out
from undercover.games.good_cop_bad_cop.data import open_box
from undercover.games.good_cop_bad_cop.deal import set_up
from undercover.games.good_cop_bad_cop.phrases import NAMES
from undercover.games.good_cop_bad_cop.table import NOTHING, REASONS, Precinct
from undercover.games.good_cop_bad_cop.things import FACE_IDS, Box, House
from undercover.table.census import Census
from undercover.table.dice import Dice
from undercover.table.game import Game, OptionSpec, Setting
from undercover.table.match import Match
from undercover.table.parts import BadPosition, Part

PLAYERS = (4, 5, 6, 7, 8)
SEATS = tuple(f"seat_{seat}" for seat in range(PLAYERS[-1]))
#: A seat is there at tables that have more seats than its number.
SEATED: dict[Setting, tuple[int, ...]] = {
    name: tuple(count for count in PLAYERS if count > seat) for seat, name in enumerate(SEATS)
}


class Bits(Part):
    """A part whose ints are sets of seats or places: written as the list of them."""

    def _write(self, value: Any, depth: int) -> Any:
        if depth:
            return super()._write(value, depth)
        return [bit for bit in range(value.bit_length()) if value >> bit & 1]

    def _read(self, value: Any, depth: int, where: str) -> Any:
        if depth:
            return super()._read(value, depth, where)
        if not isinstance(value, list) or not all(isinstance(bit, int) and 0 <= bit < 62 for bit in value):
            raise BadPosition(f"{where} must be a list of seats or places, not {value!r}")
        return sum(1 << bit for bit in set(value))


class GoodCopBadCop(Game):
    slug = "good_cop_bad_cop"
    title = "Good Cop Bad Cop"
    rules_version = "1"
    seats = PLAYERS
    minutes = (10, 20)
    options = {
        "talk": OptionSpec(("off", "structured", "free"), "free", "setting-talk", PLAYERS),
        "claims_per_turn": OptionSpec((0, 1, 2, 3), 1, "setting-claims_per_turn", PLAYERS),
        "eliminated_may_talk": OptionSpec((True, False), True, "setting-eliminated_may_talk", PLAYERS),
        "reaction_mode": OptionSpec(("full", "brisk"), "full", "setting-reaction_mode", PLAYERS),
        "reaction_polling": OptionSpec(
            ("sealed", "sequential"), "sealed", "setting-reaction_polling", PLAYERS, bots_only=("sequential",)
        ),
        "first_player": OptionSpec(("random", "seat_0", "last_shot"), "random", "setting-first_player", PLAYERS),
        "last_shot": OptionSpec(("nobody", *SEATS), "nobody", "setting-last_shot", PLAYERS, SEATED),
        "max_turns": OptionSpec((0, 20, 40, 80, 160, 320), 0, "setting-max_turns", PLAYERS),
    }
    names = NAMES
    families = {
        "other": "seat",
        "target": "seat",
        "other_slot": "slot",
        "first": "slot",
        "second": "slot",
        "third": "slot",
        "suspect": "kind",
        "leader": "kind",
    }
    reasons = [f"end-{reason}" for reason in REASONS]
    auto_pass = orders.AUTO_PASS
    longest = 50_000
    home = "undercover.games.good_cop_bad_cop"
    parts = [
        Part("cards", 1, FACE_IDS, NOTHING),
        Bits("down"),
        Bits("known", 1),
        Part("since", 1),
        Part("facts_of", 1),
        Bits("facts_at", 1),
        Part("facts_are", 1),
        Part("tokens", 1),
        Part("next_token"),
        Bits("fresh"),
        Part("removed", 1, FACE_IDS),
        Part("hands", 1, none=NOTHING),
        Part("drawn", none=NOTHING),
        Part("drawn_by", none=NOTHING),
        Part("deck", 1),
        Part("playing", none=NOTHING),
        Part("planted", none=NOTHING),
        Part("aims", 1, none=NOTHING),
        Bits("wounded"),
        Bits("out"),
        Part("active"),
        Part("turn"),
        Part("direction"),
        Part("acted", flag=True),
        Part("no_pickup", flag=True),
        Part("coffee", none=NOTHING),
        Part("smoke", flag=True),
        Part("last_play", none=NOTHING),
        Part("last_play_by", none=NOTHING),
        Part("last_shot", none=NOTHING),
        Part("era"),
        Part("claims", 1),
        Part("polled"),
    ]

    def open_box(self, text: str) -> Box:
        return open_box(text)

    def bare(self, seats: int, options: Mapping[str, Setting], box: Box) -> Precinct:
        g = Precinct()
        g.box = box
        g.seats = seats
        g.house = house(options)
        return g

    def lay(self, seats: int, options: Mapping[str, Setting], box: Box, dice: Dice) -> Precinct:
        g = self.bare(seats, options, box)
        g.dice = dice
        set_up(g, first_player(options))
        return g

    def seen(self, g: Any, seat: int | None) -> dict[str, Any]:
        return sight.seen(g, seat)

    def imagine(self, g: Any, seat: int | None, dice: Dice) -> Precinct:
        return sight.imagine(g, seat, dice)

    def hidden(self, g: Any, seat: int | None) -> dict[str, list[int]]:
        return sight.hidden(g, seat)

    def census(self, g: Any) -> Census:
        return sight.census(g)

    def hints(self, match: Match, seat: int | None) -> dict[str, Any]:
        return {"claims": read_out(match), "orders": orders.orders(match, seat)}

    # -- at a live table

    def in_force(self, match: Match, seat: int, desk: Mapping[str, Any]) -> dict[str, Any]:
        return orders.in_force(match, seat, desk)

    def standing(self, match: Match, seat: int, desk: Mapping[str, Any]) -> str | None:
        return orders.standing(match, seat, desk)

    def predictions(self, match: Match, seat: int) -> tuple[str, ...]:
        return orders.predictions(match, seat)

    def may_talk(self, match: Match, seat: int) -> bool:
        return chatter.may_talk(match, seat)

    def claim(self, match: Match, seat: int, text: str) -> tuple[dict[str, Any], dict[str, Any]]:
        return chatter.claim(match, seat, text)

    def overheard(self, match: Match) -> dict[str, Any]:
        return chatter.overheard(match)

    def talking_turn(self, match: Match) -> int:
        return chatter.talking_turn(match)

    def floor(self, match: Match, seat: int) -> Match | None:
        return chatter.floor(match, seat)


def house(options: Mapping[str, Setting]) -> House:
    settled = House()
    settled.brisk = options["reaction_mode"] == "brisk"
    settled.sequential = options["reaction_polling"] == "sequential"
    settled.claims = int(options["claims_per_turn"]) if options["talk"] == "structured" else 0
    settled.eliminated_may_talk = bool(options["eliminated_may_talk"])
    settled.max_turns = int(options["max_turns"])
    return settled


def first_player(options: Mapping[str, Setting]) -> int:
    """NOTHING stands for anybody, also if nobody was shot in the game before (R7)."""
    first = options["first_player"]
    name = options["last_shot"] if first == "last_shot" else first
    return SEATS.index(str(name)) if name in SEATS else NOTHING


GAME = GoodCopBadCop()
