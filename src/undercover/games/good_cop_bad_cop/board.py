"""The precinct in a terminal: everybody's row, gun and equipment, the middle, and what you know besides.

A name on a ground lies face-up; a name in brackets is known to you alone, with the turn in which you last saw it; ▒ is
hidden. ★ has the turn, → aims, ✚ is wounded, ⚑ has Planted Evidence, ✗ is eliminated, * has just been investigated.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undercover.games.good_cop_bad_cop.views import Card, Player, Seen
from undercover.table.glance import Glance, Words

ACTIVE, AIM, WOUND, PLANTED, OUT, FRESH, HIDDEN = "★", "→", "✚", "⚑", "✗", "*", "▒▒▒"
COLOUR = {"honest": "bright_blue", "crooked": "red", "agent": "bold bright_blue", "kingpin": "bold red"}


def draw(glance: Glance[Seen], words: Words, players: Sequence[str]) -> RenderableType:
    """Everything this seat sees, within 80 columns."""
    seen = glance.seen
    return Group(
        middle(seen, words),
        rows(glance, words, players),
        *pending(seen, words, players),
        *private(glance, words, players),
    )


def middle(seen: Seen, words: Words) -> Text:
    parts = [
        words.say("board-turn", {"turn": seen.turn}),
        "↻" if seen.direction == "clockwise" else "↺",
        words.say("board-guns", {"count": seen.guns}),
        words.say("board-wounds", {"count": seen.wounds}),
        words.say("board-deck", {"count": len(seen.deck)}),
    ]
    return Text("  ".join(parts), "dim")


# ---------------------------------------------------------------- the players


def rows(glance: Glance[Seen], words: Words, players: Sequence[str]) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    for player in glance.seen.players:
        cards = [card(each, words) for each in player.row]
        marks = Text(ACTIVE if player.seat == glance.seen.active else " ", "bold yellow")
        name = Text(players[player.seat], "bold" if player.seat == glance.seat else "")
        grid.add_row(marks, name, Text(" ").join(cards), state(player, words, players))
    return grid


def card(each: Card, words: Words) -> Text:
    fresh = FRESH if each.fresh else ""
    if each.kind is None:
        return Text(HIDDEN + fresh, "dim")
    name = words.say(f"kind-{each.kind}")
    if each.face_up:
        return Text(f" {name} ", f"{COLOUR[each.kind]} reverse")
    when = f" {each.since}" if each.since is not None else ""
    return Text(f"({name}{when}){fresh}", COLOUR[each.kind])


def state(player: Player, words: Words, players: Sequence[str]) -> Text:
    text = Text()
    if not player.living:
        text.append(f"{OUT} ", "red")
    if player.wounded:
        text.append(f"{WOUND} ", "red")
    if player.planted:
        text.append(f"{PLANTED} ", "yellow")
    if player.aim is not None:
        text.append(f"{AIM} {players[player.aim]} ", "bold")
    hand = [HIDDEN if name is None else words.say(f"equipment-{name}") for name in player.hand]
    return text.append(", ".join(hand), "green")


# ---------------------------------------------------------------- what is about to happen, and what you know besides


def pending(seen: Seen, words: Words, players: Sequence[str]) -> list[Text]:
    lines = []
    if seen.coffee is not None:
        lines.append(words.say("board-coffee", {"seat": seen.coffee}, players))
    if seen.smoke:
        lines.append(words.say("board-smoke"))
    if seen.no_pickup:
        lines.append(words.say("board-no-pickup"))
    return [Text(line, "yellow") for line in lines]


def private(glance: Glance[Seen], words: Words, players: Sequence[str]) -> list[Text]:
    if glance.seat is None:
        return []
    lines = [Text(words.say("board-your-team", {"team": glance.seen.players[glance.seat].team}))]
    for fact in glance.seen.facts:
        kinds = ", ".join(words.say(f"kind-{kind}") for kind in fact.cards)
        places = ", ".join(f"{players[place.seat]} {place.slot + 1}" for place in fact.among)
        lines.append(Text(words.say("board-among", {"places": places, "kinds": kinds}), "dim"))
    return lines
