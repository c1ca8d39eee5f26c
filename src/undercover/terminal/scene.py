"""A scene in a terminal: the table of a game that has not drawn it itself. The others opposite, oneself below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from undercover.table.options import Option
from undercover.table.scene import CHIPS
from undercover.words import Words

#: How cards look: face up, to be chosen now, and from behind.
FACE, LIT, BACK = "reverse", "bold black on cyan", "on grey50"
EMPTY = "–"


def draw_scene(
    seen: Mapping[str, Any], options: Sequence[Option], words: Words, players: Sequence[str]
) -> RenderableType:
    """Everybody's zones under their name; what can be chosen is lit. Chips are left to the list of options."""
    scene, own = seen["scene"], seen["seat"]
    named = {(field, value) for option in options for field, value in option.named.items() if not _many(value)}
    others = [seat for seat in range(len(players)) if seat != own]
    parts: list[RenderableType] = []
    for seat in [*others, None, *([] if own is None else [own])]:
        there = [zone for zone in scene["zones"] if zone.get("seat") == seat and zone.get("lies") != CHIPS]
        zones = [_zone(zone, named, words) for zone in there]
        counters = [_counter(counter, words) for counter in scene.get("counters", ()) if counter.get("seat") == seat]
        head = [] if seat is None else [Text(players[seat], "bold underline" if seat in seen["asked"] else "bold")]
        if zones or counters:
            top = Text("   ").join([*head, *counters])
            parts += [top] if top else []
            parts.append(Padding(Text("   ").join(zones), (0, 0, 0, 2)))
    return Group(*parts)


def _many(value: object) -> bool:
    return isinstance(value, list)


def _counter(counter: Mapping[str, Any], words: Words) -> Text:
    most = f"/{counter['most']}" if "most" in counter else ""
    return Text.assemble(f"{words.say('board-' + counter['name'])} ", (f"{counter['number']}{most}", "bold"))


def _zone(zone: Mapping[str, Any], named: set[tuple[str, Any]], words: Words) -> Text:
    cards = [_card(card, not zone.get("idle", False), named, words) for card in zone["cards"] if card.get("count", 1)]
    return Text.assemble((f"{words.say('board-' + zone['name'])} ", "dim"), Text(" ").join(cards or [Text(EMPTY)]))


def _card(card: Mapping[str, Any], live: bool, named: set[tuple[str, Any]], words: Words) -> Text:
    value, count = card.get("value"), card.get("count", 1)
    many = f"×{count}" if count > 1 else ""
    if value is None:
        return Text.assemble((" ? ", BACK), many)
    lit = live and not _many(value) and (card["of"], value) in named
    return Text.assemble((f" {words.called(card['of'], value)} ", LIT if lit else FACE), many)
