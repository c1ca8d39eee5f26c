"""Good Cop Bad Cop on the shelf: options (9.3), how a position is written, and where the parts are found."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import ValidationError, convert, to_builtins

from undercover.games.good_cop_bad_cop import census, data, hints, imagine, judge, observe, seen, setup, worth
from undercover.games.good_cop_bad_cop.belief import believe
from undercover.games.good_cop_bad_cop.chatter import Radio
from undercover.games.good_cop_bad_cop.claims import BadClaim, ledger, note_of
from undercover.games.good_cop_bad_cop.phrases import FIELDS
from undercover.games.good_cop_bad_cop.table import NOTHING, REASONS, Precinct
from undercover.games.good_cop_bad_cop.things import FACE_IDS
from undercover.games.good_cop_bad_cop.views import Claim
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
        if value is None:
            return NOTHING
        if not isinstance(value, str) or value not in _options():
            raise BadPosition(f"{where} must be a way to play a card, not {value!r}")
        return _options()[value]


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
        Part("removed", 1, FACE_IDS),
        *Part.each("next_token turn era polled"),
        Part("active", seat=True),
        Part("direction", least=-1, below=2),
        *Part.each("since facts_of facts_are tokens deck", 1),
        *Part.each("drawn playing", none=NOTHING),
        *Part.each("drawn_by planted coffee last_play_by last_shot", none=NOTHING, seat=True),
        Part("hands", 1, none=NOTHING),
        Part("aims", 1, none=NOTHING, seat=True),
        *Part.each("acted no_pickup smoke", flag=True),
        *Bits.each("down fresh wounded out"),
        *Bits.each("known facts_at", 1),
        Played("last_play"),
        Claims("claims"),
    ],
    open_box=data.open_box,
    bare=setup.bare,
    set_up=setup.set_up,
    view=seen.view,
    turned=seen.turned,
    imagine=imagine.imagine,
    hidden=imagine.hidden,
    census=census.census,
    hints=hints.hints,
    judge=judge.judge,
    belief=believe,
    observe=observe.observe,
    worth=worth.worth,
    clock=worth.clock,
    live=Radio(),
)
