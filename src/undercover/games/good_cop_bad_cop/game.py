"""Good Cop Bad Cop on the shelf: options (9.3), how a position is written, and where the parts are found."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import ValidationError, convert, to_builtins

from undercover.games.good_cop_bad_cop.belief import believe
from undercover.games.good_cop_bad_cop.census import census
from undercover.games.good_cop_bad_cop.chatter import Radio
from undercover.games.good_cop_bad_cop.claims import BadClaim, ledger, note_of
from undercover.games.good_cop_bad_cop.data import open_box
from undercover.games.good_cop_bad_cop.hints import hints
from undercover.games.good_cop_bad_cop.imagine import hidden, imagine
from undercover.games.good_cop_bad_cop.judge import judge
from undercover.games.good_cop_bad_cop.observe import observe
from undercover.games.good_cop_bad_cop.phrases import FIELDS
from undercover.games.good_cop_bad_cop.seen import turned, view
from undercover.games.good_cop_bad_cop.setup import bare, set_up
from undercover.games.good_cop_bad_cop.table import NOTHING, REASONS, Precinct
from undercover.games.good_cop_bad_cop.things import FACE_IDS
from undercover.games.good_cop_bad_cop.views import Claim
from undercover.games.good_cop_bad_cop.worth import clock, worth
from undercover.table.game import Game, OptionSpec, Setting
from undercover.table.options import id_of
from undercover.table.parts import BadPosition, Part
from undercover.table.rows import row_of

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


class Played(Part):
    """The last equipment card that was played: written as the option everybody saw."""

    def _write(self, value: Any, depth: int) -> Any:
        return None if value == NOTHING else id_of(value, None, FIELDS)

    def _read(self, value: Any, depth: int, where: str) -> Any:
        if value is not None and value not in _options():
            raise BadPosition(f"{where} must be a way to play a card, not {value!r}")
        return NOTHING if value is None else _options()[value]


@cache
def _options() -> dict[str, int]:
    """Every way to play a card, by its id."""
    actions = (GAME.actions.option(number) for number in range(len(GAME.actions)))
    named = {id_of(option, None, FIELDS): option for option in actions}
    return {id: option for id, option in named.items() if id.startswith("play")}


class Claims(Part):
    """What has been claimed: written as the ledger everybody reads."""

    def write(self, table: object) -> Any:
        assert isinstance(table, Precinct)
        return to_builtins(ledger(table.claims))

    def read(self, table: object, position: dict[str, Any]) -> None:
        assert isinstance(table, Precinct)
        try:
            entries = convert(position[self.name], list[Claim])
            noted = [note_of(table, entry) for entry in entries]
        except (ValidationError, BadClaim) as problem:
            raise BadPosition(f"{self.name}: {problem}") from None
        table.claims = row_of([number for note in noted for number in note])


GAME: Final = Game[Precinct](
    "good_cop_bad_cop",
    "Good Cop Bad Cop",
    rules_version="1",
    seats=PLAYERS,
    minutes=(10, 20),
    options={
        "talk": OptionSpec(("off", "structured", "free"), "free", "setting-talk", PLAYERS),
        "claims_per_turn": OptionSpec((0, 1, 2, 3), 1, "setting-claims_per_turn", PLAYERS),
        "eliminated_may_talk": OptionSpec((True, False), True, "setting-eliminated_may_talk", PLAYERS),
        "reaction_mode": OptionSpec(("full", "brisk"), "full", "setting-reaction_mode", PLAYERS),
        "reaction_polling": OptionSpec(
            ("sealed", "sequential"), "sealed", "setting-reaction_polling", PLAYERS, bots_only=("sequential",)
        ),
        "first_player": OptionSpec(("random", "seat_0", "last_shot"), "random", "setting-first_player", PLAYERS),
        "last_shot": OptionSpec(("nobody", *SEATS), "nobody", "setting-last_shot", PLAYERS, SEATED),
        "max_turns": OptionSpec((0, 20, 40, 80, 160, 320), 0, "setting-max_turns", PLAYERS, up_to=10_000, research=40),
    },
    fields=FIELDS,
    odds={"players.row.kind": "kind", "players.hand": "equipment"},
    families={
        "other": "seat",
        "target": "seat",
        "other_slot": "slot",
        "first": "slot",
        "second": "slot",
        "third": "slot",
        "suspect": "kind",
        "leader": "kind",
    },
    reasons=[f"end-{reason.replace('_', '-')}" for reason in REASONS],
    longest=50_000,
    home=__package__,
    given=("box", "house"),
    parts=[
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
        Played("last_play"),
        Part("last_play_by", none=NOTHING),
        Part("last_shot", none=NOTHING),
        Part("era"),
        Claims("claims"),
        Part("polled"),
    ],
    open_box=open_box,
    bare=bare,
    set_up=set_up,
    view=view,
    turned=turned,
    imagine=imagine,
    hidden=hidden,
    census=census,
    hints=hints,
    judge=judge,
    belief=believe,
    observe=observe,
    worth=worth,
    clock=clock,
    live=Radio(),
)
