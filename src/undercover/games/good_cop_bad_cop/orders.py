"""What a seat may settle before it is asked in a window (5.5): when to pass, and its card against a declared Shoot.

Everything here rests on what that seat sees. An order is an answer like any other: it is sealed, and it counts only if
it is legal when it is given.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercover.games.good_cop_bad_cop import things
from undercover.games.good_cop_bad_cop.equipment import with_plays
from undercover.games.good_cop_bad_cop.phrases import FIELDS
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.views import Order
from undercover.table.match import Match
from undercover.table.options import option_of
from undercover.table.rows import row_of

OFF: Final = "off"
ALWAYS: Final = "always"
UNTIL_TURN: Final = "until_turn"
UNLESS_SHOOT: Final = "unless_shoot"
UNLESS_NAMED: Final = "unless_named"
AUTO_PASS: Final = (ALWAYS, UNTIL_TURN, UNLESS_SHOOT, UNLESS_NAMED)
#: What the eliminated may predict: a team, or somebody who holds both leaders.
PREDICTIONS: Final = (*things.TEAM_IDS, "alone")


def in_force(match: Match, seat: int, desk: Mapping[str, Any]) -> dict[str, Any]:
    """Auto-pass until the own turn ends with it; an order ends when the card leaves the hand, also if it comes back."""
    kept = dict(desk)
    if desk["auto_pass"] != UNTIL_TURN and not desk["orders"]:
        return kept
    news = [event for event in match.story(seat) if event["at"] > desk["at"]]
    turns = [event for event in news if event["type"] == "turn_began" and event["seat"] == seat]
    if desk["auto_pass"] == UNTIL_TURN and turns:
        kept["auto_pass"] = OFF
    card = _card_to_play(match.table_of(Precinct), seat)
    came = [event["equipment"] for event in news if event["type"] in ("drew_equipment", "bag_held")]
    kept["orders"] = [order for order in desk["orders"] if _plays(order["option"]) == card and card not in came]
    return kept


def standing(match: Match, seat: int, desk: Mapping[str, Any]) -> str | None:
    """An order comes before passing: whoever has said what to do against a shot wants it done."""
    declared = match.seen(seat)["declared"]
    shot = declared is not None and declared["action"] == "shoot"
    legal = [option.id for option in match.choices(seat)]
    for order in desk["orders"]:
        if shot and order["seat"] == declared["seat"] and order["option"] in legal:
            return str(order["option"])
    named = declared is not None and declared["seat"] == seat
    passes = {
        OFF: False,
        ALWAYS: True,
        UNTIL_TURN: True,
        UNLESS_SHOOT: not shot,
        UNLESS_NAMED: not named,
    }
    return "pass" if passes[desk["auto_pass"]] else None


def orders(match: Match, seat: int | None) -> list[Order]:
    """The ways to play the card in hand if a Shoot were declared as things stand, for orders to choose from."""
    g = match.table_of(Precinct)
    if seat is None or match.outcome or _card_to_play(g, seat) is None:
        return []
    found = [option_of(option, g, FIELDS) for option in with_plays(row_of([]), g, seat, things.SHOOT_DECLARED)]
    return [Order(option.id, option.kind, option.named) for option in found]


def predictions(match: Match, seat: int) -> tuple[str, ...]:
    return () if match.outcome or match.table_of(Precinct).living(seat) else PREDICTIONS


def _plays(option: str) -> str | None:
    """The card an option plays: play:k9_unit,3."""
    kind, _, fields = option.partition(":")
    return fields.split(",")[0] if kind in ("play", "play_card") else None


def _card_to_play(g: Precinct, seat: int) -> str | None:
    """The card in hand, if a Shoot of somebody else can ever be answered with it."""
    face = g.equipment(seat)
    never = face == NOTHING or g.box.timing[face] in (things.OWN_ACTION, things.OWN_TURN, things.AFTER_INVESTIGATE)
    return None if never else things.FACE_IDS[face]
