"""The avenue in a terminal: the ring, both rows with their next numbers, offer, market and hand.

Solid signs are spies, hollow ones their homes: ● and ○ are green, ■ and □ are blue. A number in brackets is the next.
▒ is a card nobody here sees.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undercover.games.agent_avenue.table import NOTHING, Avenue
from undercover.games.agent_avenue.things import AGENT_IDS, CARD_IDS, SIDE_IDS, Box
from undercover.games.agent_avenue.views import Player, Seen, Side
from undercover.table.glance import Glance, Words
from undercover.table.rows import row_of, rows_of

SPY = {"green": "●", "blue": "■"}
HOME = {"green": "○", "blue": "□"}
COLOUR = {"green": "green", "blue": "bright_blue"}
MARKET, INSTANT, ONGOING, HIDDEN = "$", "⚡", "∞", "▒▒▒"
WIN, LOSE = "✓", "✗"

#: The ring as it lies on the table, by the numbers of the spaces; None is the block in the middle (2.1).
RING = ((2, 3, 4, 5), (1, None, None, 6), (0, None, None, 7), (13, None, None, 8), (12, 11, 10, 9))

LEGEND = {
    "○ □": "board-home",
    MARKET: "board-market-space",
    INSTANT: "kind-instant",
    ONGOING: "kind-ongoing",
    WIN: "board-win",
    LOSE: "board-lose",
}

#: Options with two targets that are shown as a grid: what stands at its lines and at its columns.
GRIDS = {"offer": ("board-face-up", "board-face-down")}


def draw(glance: Glance[Seen], words: Words, players: Sequence[str]) -> RenderableType:
    """Everything this seat sees, within 80 columns."""
    seen, box = glance.seen, glance.box
    left = Group(ring(seen, box), *distances(glance, words))
    table = Table.grid(padding=(0, 2))
    table.add_row(left, rows(seen, words, box))
    return Group(
        table, *people(seen, words, players), *market(seen, words, box), *offer(seen, words), *hand(glance, words)
    )


# ---------------------------------------------------------------- the ring


def ring(seen: Seen, box: Box) -> RenderableType:
    grid = Table.grid()
    for line in RING:
        grid.add_row(*(Text("       ") if space is None else place(space, seen, box) for space in line))
    return grid


def place(space: int, seen: Seen, box: Box) -> Text:
    """One space: its number, what it is, and who stands on it."""
    text = Text.assemble(("[", "dim"), (f"{space:>2}", "dim"))
    text.append_text(ground(space, seen, box))
    for side in seen.sides:
        here = side.space == space
        text.append(SPY[side.side] if here else " ", f"bold {COLOUR[side.side]}")
    return text.append("]", "dim")


def ground(space: int, seen: Seen, box: Box) -> Text:
    if space in box.homes:
        side = SIDE_IDS[list(box.homes).index(space)]
        return Text(HOME[side], COLOUR[side])
    if seen.market and space in box.market_spaces:
        return Text(MARKET, "yellow")
    return Text(" ")


def distances(glance: Glance[Seen], words: Words) -> list[Text]:
    lines = [
        Text.assemble(sign(side.side), " ", words.say("board-to-catch", {"count": side.to_catch}))
        for side in glance.seen.sides
        if not glance.over
    ]
    return [*lines, Text(f"{words.say('board-deck')}: {glance.seen.deck}", "dim")]


def sign(side: str) -> tuple[str, str]:
    return SPY[side], f"bold {COLOUR[side]}"


# ---------------------------------------------------------------- the rows


def rows(seen: Seen, words: Words, box: Box) -> RenderableType:
    """The recruits of both sides by name: how many, and the numbers of that name with the next one in brackets."""
    grid = Table.grid(padding=(0, 1))
    active = {side.side: (" ◀", "bold") if side.side == seen.active else "" for side in seen.sides}
    grid.add_row("", *(Text.assemble(sign(id), f" {words.say(f'side-{id}')}", mark) for id, mark in active.items()))
    for agent in AGENT_IDS:
        grid.add_row(Text(words.say(f"agent-{agent}")), *(recruits(agent, side, box) for side in seen.sides))
    return grid


def recruits(agent: str, side: Side, box: Box) -> Text:
    count = side.row.get(agent, 0)
    text = Text(f"{count} " if count else "  ", f"bold {COLOUR[side.side]}")
    shown = numbers(agent, side.ongoing, box)
    width = max(2, *(len(number) for number in shown))
    for n, number in enumerate(shown):
        coming = n == min(count, len(shown) - 1)
        text.append(f"[{number:>{width}}]" if coming else f" {number:>{width}} ", "bold" if coming else "dim")
    return text


def numbers(agent: str, ongoing: Sequence[str], box: Box) -> list[str]:
    """What the first, the second and every later agent of a name do for a side with these cards."""
    g = Avenue()
    g.box = box
    g.ongoing = rows_of([[CARD_IDS.index(card) for card in ongoing], []])
    g.rows = row_of([0, 0] * len(AGENT_IDS))
    g.steps = row_of([0, 0])
    number = AGENT_IDS.index(agent)
    found = []
    for _ in range(min(3, list(box.agents).count(number))):
        g.recruit(0, number, 1)
        found.append(WIN if g.wins(0) != NOTHING else LOSE if g.fails(0) else signed(g.paces(0, number)))
    return found


def signed(paces: int) -> str:
    return f"+{paces}" if paces > 0 else f"−{-paces}" if paces else "0"


# ---------------------------------------------------------------- people, market, offer, hand


def people(seen: Seen, words: Words, players: Sequence[str]) -> list[Text]:
    """Who plays for which side, and how much they hold: two players in one line, teams in a line each."""
    sides = [[person(seen.players[seat], words, players) for seat in side.seats] for side in seen.sides]
    lines = [[*sides[0], *sides[1]]] if len(players) == 2 else sides
    return [Text("   ").join(line) for line in lines]


def person(player: Player, words: Words, players: Sequence[str]) -> Text:
    swaps = words.say("board-swaps-left", {"count": player.swaps})
    text = Text.assemble(sign(player.side), f" {players[player.seat]} ")
    text.append(f"{HIDDEN[0] * player.hand_size} {swaps}", "dim")
    if player.known:
        known = ", ".join(words.say(f"agent-{agent}") for agent in player.known)
        text.append(f" ({words.say('board-known')}: {known})", "dim")
    return text


def market(seen: Seen, words: Words, box: Box) -> list[Text]:
    if seen.market is None:
        return []
    cards = [f"{words.say('card-' + card)} {kind(card, box)}" for card in seen.market.supply]
    supply = f"{words.say('board-supply')}: {', '.join(cards) or '–'}"
    lines = [Text.assemble((f"{MARKET} ", "yellow"), supply, (f"  {HIDDEN[0]}×{seen.market.deck}", "dim"))]
    for side in seen.sides:
        if side.ongoing:
            own = ", ".join(words.say(f"card-{card}") for card in side.ongoing)
            lines.append(Text.assemble(sign(side.side), f" {words.say('board-ongoing')}: {own}"))
    return lines


def kind(card: str, box: Box) -> str:
    return INSTANT if box.instant[CARD_IDS.index(card)] else ONGOING


def offer(seen: Seen, words: Words) -> list[Text]:
    up, down = seen.offer.up, seen.offer.down
    if up is None and down is None:
        return []
    text = Text(f"{words.say('board-offer')}: ")
    for label, card in (("board-face-up", up), ("board-face-down", down)):
        if card is not None:
            name = HIDDEN if card == "hidden" else words.say(f"agent-{card}")
            text.append(f"{words.say(label)} ").append(f" {name} ", "reverse").append("  ")
    return [text]


def hand(glance: Glance[Seen], words: Words) -> list[Text]:
    """The own hand, each agent with what it would do for the own side now."""
    if glance.seat is None:
        return []
    player = glance.seen.players[glance.seat]
    side = next(side for side in glance.seen.sides if side.side == player.side)
    text = Text(f"{words.say('board-hand')}: ", "bold")
    held = player.hand or []
    for agent in sorted(set(held), key=AGENT_IDS.index):
        shown = numbers(agent, side.ongoing, glance.box)
        coming = shown[min(side.row.get(agent, 0), len(shown) - 1)]
        copies = held.count(agent)
        times = f" ×{copies}" if copies > 1 else ""
        text.append(f" {words.say('agent-' + agent)}{times} ({coming}) ", "reverse").append(" ")
    return [text]
