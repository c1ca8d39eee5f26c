"""The corridor in a terminal: the column of marines, swarms and terrain on both sides, piles, cards and the Event.

A marine looks where the arrow points. Bars before a terrain's name are those of its colour: the more, the more often
Genestealers come from there. The percentage beside a swarm is the chance to survive its attack, tokens spent well.
The small number behind a marine's name is his range; ★ marks the current player.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undercover.games.death_angel import views
from undercover.games.death_angel.things import BARS, COLOUR_IDS
from undercover.table.glance import Glance, Words

SIGNS = {
    "head": "◉",
    "tail": "§",
    "claw": "Ψ",
    "tongue": "∿",
    "brood_lord_head_tail": "♛◉§",
    "brood_lord_claw_tongue": "♛Ψ∿",
}
TOKEN, SKULL, SHIELD, DONE, MARK = "●", "☠", "⌂", "·", "✓"
LIT, BARRED = "▸", "✗"
#: So many tokens are drawn one by one.
FEW = 3
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
BAR = "▮"
STYLES = {"red": "red", "orange": "dark_orange", "yellow": "yellow", "green": "green"}
TEAMS = {
    "green": "green",
    "yellow": "yellow",
    "red": "red",
    "blue": "bright_blue",
    "grey": "grey70",
    "purple": "magenta",
}
FACING = {"left": ("◀ ", "  "), "right": ("  ", " ▶")}

#: The signs of the board, and the message ids that name them.
LEGEND = {
    **{sign: f"card-{card}" for card, sign in SIGNS.items() if len(sign) == 1},
    "♛": "board-brood-lord",
    TOKEN: "board-token",
    SHIELD: "board-power-field",
    DONE: "board-done",
}


def draw(glance: Glance[views.Seen], words: Words, players: Sequence[str]) -> RenderableType:
    """Everything this seat sees, within 80 columns."""
    seen = glance.seen
    return Group(
        head(seen, words),
        Text(words.say(f"location-{seen.location.id}-text"), "dim"),
        *([column(seen, words)] if seen.formation else []),
        piles(seen, words),
        *event(seen, words, players),
        *effects(seen, words),
        *(team(each, glance, words, players) for each in seen.teams),
    )


def head(seen: views.Seen, words: Words) -> Text:
    place = seen.location
    text = Text(f"{words.say('board-round', {'round': seen.round})} · ")
    text.append(words.say(f"location-{place.id}"), "bold")
    if place.objective:
        text.append(f" ({words.say('board-objective')})", "bold red")
    if place.ahead:
        text.append(f" · {words.say('board-ahead', {'tiers': ', '.join(place.ahead)})}", "dim")
    if place.tokens:
        text.append(f" · {words.say('board-launch-tokens', {'count': place.tokens})}", "bold")
    return text


# ---------------------------------------------------------------- the column


def column(seen: views.Seen, words: Words) -> Table:
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(justify="right", ratio=5)
    grid.add_column(justify="right", width=2)
    grid.add_column(justify="center", width=27)
    grid.add_column(justify="left", ratio=5)
    for position, row in enumerate(seen.formation, 1):
        left, right = slot(row.left, words), slot(row.right, words)
        left.reverse()
        grid.add_row(Text("  ").join(left), Text(str(position), "dim"), marine(row, words), Text("  ").join(right))
    return grid


def marine(row: views.Row, words: Words) -> Text:
    before, after = FACING[row.facing]
    name = words.say(f"marine-{row.marine}")
    text = Text.assemble(before, (name, f"bold {TEAMS[row.team]}"), str(row.range).translate(RAISED))
    return text.append(tokens(row.tokens), "bold").append(after)


def tokens(count: int) -> str:
    return TOKEN * count if count <= FEW else f"{TOKEN}{count}"


def slot(side: views.Slot, words: Words) -> list[Text]:
    """What lies on one side of a position, from the marine outwards."""
    found = []
    if side.swarm:
        found.append(swarm(side))
    if side.done:
        found.append(Text(DONE + cards(side.done), "dim"))
    return found + [terrain(card, words) for card in side.terrain]


def swarm(side: views.Slot) -> Text:
    text = Text(cards(side.swarm), "bold")
    if side.power_field:
        return text.append(SHIELD, "bold cyan")
    return text.append(f" {side.survives_with_tokens}%", "dim")


def cards(swarm: Sequence[str]) -> str:
    """Each sign once, with how many of it there are."""
    counts = {card: swarm.count(card) for card in SIGNS if card in swarm}
    return "".join(f"{SIGNS[card]}{count if count > 1 else ''}" for card, count in counts.items())


def terrain(card: views.Terrain, words: Words) -> Text:
    style = STYLES[card.colour]
    text = Text.assemble((bars(card.colour), style), " ", (words.say(f"terrain-{card.id}"), style))
    text.append(tokens(card.tokens), "bold")
    return text.append(MARK if card.activated else "", "dim")


def bars(colour: str) -> str:
    return BAR * BARS[COLOUR_IDS.index(colour)]


# ---------------------------------------------------------------- piles, the Event, effects


def piles(seen: views.Seen, words: Words) -> Text:
    left, right = seen.blips.left, seen.blips.right
    text = Text(f"{words.say('board-blips')} ", "bold").append(f"◄ {pile(left)}   {pile(right)} ►", "bold green")
    for id, count in (("board-supply", seen.supply), ("board-deck", seen.deck)):
        text.append(f"   {words.say(id, {'count': count})}")
    if seen.die:
        text.append(f"   {words.say('board-die', {'number': seen.die.number})}")
        text.append(SKULL if seen.die.skull else "")
    return text


def pile(blips: views.Pile) -> str:
    known = f" ({cards(blips.known)})" if blips.known else ""
    return f"{blips.count}{known}"


def event(seen: views.Seen, words: Words, players: Sequence[str]) -> list[Text]:
    """The card being resolved, and the one a scout knows to be on top."""
    lines = []
    if isinstance(seen.event, views.SecretEvent):
        lines.append(Text(words.say("board-event-hidden", {"seat": seen.current}, players), "italic"))
    elif seen.event:
        lines.append(face(f"{words.say('board-event')}: ", seen.event, words))
    top = [card for card in seen.events.scouted if card.place == 0]
    return lines + [face(f"{words.say('board-scouted')}: ", card, words) for card in top]


def face(label: str, card: views.DrawnEvent | views.ScoutedEvent, words: Words) -> Text:
    text = Text(label, "bold").append(words.say(f"incident-{card.id}"), "bold")
    for box in card.boxes:
        text.append(f" {bars(box.colour)}", STYLES[box.colour]).append(f"+{box.count}")
    if card.symbol:
        text.append(f" {SIGNS[card.symbol]} {words.say('board-move-' + card.movement)}")
    return text.append(f" · {words.say('incident-' + card.id + '-text')}", "dim")


def effects(seen: views.Seen, words: Words) -> list[Text]:
    lines = []
    for effect in seen.effects:
        when = words.say("board-this-round" if effect.when == "now" else "board-next-round")
        text = Text(f"{words.say('incident-' + effect.event)} ({when})", "bold")
        if effect.on:
            family = "marine" if effect.event == "second_wind" else "team"
            text.append(f": {words.say(f'{family}-' + effect.on)}")
        lines.append(text)
    return lines


def team(team: views.Team, glance: Glance[views.Seen], words: Words, players: Sequence[str]) -> Text:
    """Where a team stands, and its cards: the one on the table or chosen is lit, the one of the round before is crossed
    out."""
    seen = glance.seen
    text = Text(words.say(f"team-{team.team}"), f"bold {TEAMS[team.team]}")
    places = [str(place) for place, row in enumerate(seen.formation, 1) if row.team == team.team]
    text.append(f" {', '.join(places)}" if places else "").append(f" {players[team.seat]}", "default not bold")
    text.append(" ★ " if team.seat == seen.current else "   ")
    if seen.formation and not team.marines:
        return text.append(words.say("board-eliminated"), "dim")
    for action in team.hand:
        lit = action in (team.played, team.chosen)
        barred = not lit and action not in team.choosable
        sign = LIT if lit else BARRED if barred else " "
        text.append(f"{sign}{words.say('action-' + action)} ", "reverse" if lit else "dim" if barred else "")
    if glance.decision == "choose_actions" and seen.chosen[team.seat]:
        text.append(MARK, "bold green")
    return text
