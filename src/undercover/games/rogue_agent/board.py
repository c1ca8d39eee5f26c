"""The city in a terminal: thirteen locations, the players' boards, criminals, dice and bomb sheet, and what is coming.

Solid signs are figures, hollow ones informants: ● ○ the first seat, ■ □ the second, ▲ △ the third, ◆ ◇ the fourth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import SQUARE
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from undercover.games.rogue_agent.views import Criminal, Hints, Location, Player, Seen
from undercover.table.glance import Glance, Words

FIGURES, INFORMANTS, COLOURS = "●■▲◆", "○□△◇", ("yellow", "magenta", "white", "green")
LEADER, POLICE, BOMB, ASSASSIN, GANGSTER, DESTROYED, DEFEATED = "♛", "⛊", "✹", "†", "☠", "▒", "×"
STAMINA, CREDITS, INFLUENCE, POINTS = "♥", "$", "★", "Σ"
SIGNS = {"stamina": STAMINA, "fuel": "≋", "ammo": "⁍", "evidence": "✎", "car": "⇒", "weapon": "⌖", "agent": "☺"}
LOST = "↗"
#: Of dice that may be rolled again or laid.
LETTERS = "abcdefghijkl"
#: What stands before a column when a die is laid there.
NEW = {"place": "", "new_column": "+"}
SHEET = {"explosion": "E", "boost": "X"}
#: The city as it lies on the table, by slots; the two corners are for what belongs to nobody (S4.1).
CITY = (
    ("", "r11", "r0", "r1", ""),
    ("r9", "r10", "hq", "r2", "r3"),
    ("r8", "r7", "r6", "r5", "r4"),
)
WIDTH, COLUMNS = 14, 80

LEGEND = {
    LEADER: "board-leader",
    POLICE: "board-police",
    BOMB: "disc-bomb",
    ASSASSIN: "disc-assassin",
    DEFEATED: "board-defeated",
    GANGSTER: "board-gangster",
    DESTROYED: "board-destroyed",
    LOST: "board-lost-sign",
    POINTS: "board-points",
    INFLUENCE: "board-influence",
    CREDITS: "board-credits",
    **{sign: f"track-{track}" for track, sign in SIGNS.items()},
}


def draw(glance: Glance[Seen], words: Words, players: Sequence[str]) -> RenderableType:
    """What this seat sees, within 80 columns, and within as many lines as there is room for: the map stays."""
    board = Board(glance, words, players)
    needed, more = [*board.persons(), *board.dice(), *board.sheet()], [*board.things(), *board.criminals()]
    parts = [board.city(), *needed, *more, *board.preview()]
    lines = glance.lines
    if lines is None or height(parts) <= lines:
        return Group(*parts)
    city = board.city(close=height([board.city(), *needed]) > lines)
    while more and height([city, *needed, *more]) > lines:
        more.pop()
    return Group(city, *needed, *more)


def brief(kind: str, targets: Sequence[Any], seen: Seen) -> str:
    """Dice that are rolled again or laid, by their letters; and the column, which a plus begins."""
    if kind == "reroll":
        return lettered(targets[0], seen)
    if kind in NEW:
        colour, symbol, column = targets
        return f"{lettered([f'{colour}-{symbol}'], seen)}→{NEW[kind]}{column}"
    return ""


def lettered(dice: Sequence[str], seen: Seen) -> str:
    free = list(zip(LETTERS, seen.dice))
    picked = []
    for die in dice:
        picked.append(next(each for each in free if each[1] == die))
        free.remove(picked[-1])
    return "".join(letter for letter, _ in picked)


def height(parts: Sequence[RenderableType]) -> int:
    return len(Console(width=COLUMNS).render_lines(Group(*parts), pad=False))


class Board:
    def __init__(self, glance: Glance[Seen], words: Words, players: Sequence[str]) -> None:
        self.seen = glance.seen
        self.hints: Hints = glance.hints
        self.words = words
        self.names = players
        #: Where the screen is small, dice that may be rolled again or laid have letters.
        self.lettered = glance.lines is not None and glance.decision in ("search_reroll", "place_die")
        self.places = {place.slot: place for place in glance.seen.city}

    def say(self, id: str, **fields: object) -> str:
        return self.words.say(id, fields, self.names)

    # -- the city

    def city(self, close: bool = False) -> RenderableType:
        """The map; close together there is no line between its rows."""
        table = Table(box=SQUARE, show_header=False, show_lines=not close, padding=0)
        for _ in range(5):
            table.add_column(width=WIDTH, no_wrap=True, overflow="ellipsis")
        corners = [self.times(), self.piles()]
        for line in CITY:
            table.add_row(*(self.location(slot) if slot else corners.pop(0) for slot in line))
        return table

    def times(self) -> RenderableType:
        """Which round it is, who leads, and how many criminals are lost."""
        leader = self.seen.leader
        return Group(
            Text(self.say("board-round", round=self.seen.round, rounds=self.seen.rounds), "bold"),
            Text.assemble(f"{LEADER} ", sign(leader), f" {self.names[leader]}"),
            *self.lost(),
        )

    def lost(self) -> list[Text]:
        lost = self.seen.lost
        return [] if lost is None else [Text(f"{LOST} {lost.count}/{lost.limit}", "dim")]

    def piles(self) -> RenderableType:
        stream = self.seen.data_stream
        criminals = sum(count for id, count in stream.items() if id.startswith("criminal"))
        inside = f"{BOMB}{stream.get('bomb', 0)} {ASSASSIN}{stream.get('assassin', 0)} c{criminals}"
        return Group(
            Text(self.say("board-data-stream"), "dim"),
            Text(inside, "dim"),
            Text(f"{CREDITS}{self.seen.supply}  ▒×{self.seen.deck}", "dim"),
        )

    def location(self, slot: str) -> RenderableType:
        place = self.places[slot]
        name = Text(self.say(f"tile-{place.tile}"), "dim" if place.destroyed else "bold")
        if place.destroyed:
            name = Text(f"{DESTROYED} ").append_text(name)
        return Group(name, self.standing(slot, place), self.lying(slot, place))

    def standing(self, slot: str, place: Location) -> Text:
        """Gangsters, police, figures and informants."""
        text = Text(GANGSTER * place.gangsters, "dim")
        if self.seen.police == slot:
            text.append(POLICE, "bold bright_blue")
        text.append(" ")
        for player in self.seen.players:
            if player.slot == slot:
                text.append(*sign(player.seat))
        text.append(" ")
        for owner in place.informants:
            if owner is not None:
                text.append(INFORMANTS[owner], COLOURS[owner])
        return text

    def lying(self, slot: str, place: Location) -> Text:
        """Discs: criminals by their numbers, assassins, bombs with their timers."""
        here = [criminal for criminal in self.seen.criminals if criminal.slot == slot]
        discs = [(number(criminal), "dim" if criminal.defeated else "bold red") for criminal in here]
        discs += [(ASSASSIN, "bold red")] * place.assassins
        discs += [(f"{BOMB}{timer}", "bold yellow") for timer in place.bombs]
        return Text(" ").join(Text(*disc) for disc in discs)

    # -- players and criminals

    def persons(self) -> list[RenderableType]:
        return [self.person(player) for player in self.seen.players]

    def things(self) -> list[RenderableType]:
        """What they have besides, where it is anything."""
        return [line for player in self.seen.players for line in self.belongings(player)]

    def person(self, player: Player) -> Text:
        seat = player.seat
        text = Text.assemble(sign(seat), (f" {self.names[seat]}", "bold"))
        text.append(" ◀" if self.seen.active == seat else "", "bold cyan")
        text.append(f"  {POINTS}{player.points} {INFLUENCE}{player.influence} {CREDITS}{player.credits} ")
        text.append(" ".join(f"{SIGNS[track]}{player.board[track]}" for track in SIGNS))
        return text.append(f"  {INFORMANTS[seat]}×{player.informants}", COLOURS[seat])

    def belongings(self, player: Player) -> list[Text]:
        """Custody, turned-in criminals, clocks and identity, where there are any."""
        held = [number(each) for each in self.seen.criminals if each.custody == player.seat]
        parts = [f"{self.say('board-custody')}: {', '.join(held)}"] if held else []
        if player.turned_in:
            names = ", ".join(self.say(f"card-{card}") for card in player.turned_in)
            parts.append(f"{self.say('board-turned-in')}: {names}")
        if player.clocks:
            words = ", ".join(self.say(f"effect-{clock.effect}") for clock in player.clocks)
            parts.append(f"{self.say('board-clocks')}: {words}")
        if player.android:
            parts.append(self.say("board-android"))
        elif player.tokens_hidden or player.tokens_shown:
            parts.append(f"{self.say('board-tokens')}: {self.tokens(player)}")
        return [Text.assemble(sign(player.seat), (" " + "; ".join(parts), "dim"))] if parts else []

    def tokens(self, player: Player) -> str:
        hidden: list[str | None] = list(player.tokens or ()) or [None] * player.tokens_hidden
        names = ["▒" if token is None else f"({self.say('token-' + token)})" for token in hidden]
        return " ".join([*names, *(self.say(f"token-{token}") for token in player.tokens_shown)])

    def criminals(self) -> list[Text]:
        """Criminals whose cards this seat knows."""
        return [self.criminal(each) for each in self.seen.criminals if each.card is not None]

    def criminal(self, each: Criminal) -> Text:
        worth = f"{self.say('board-health', count=each.health)}, {self.say('board-reward', count=each.reward)}"
        name = f"{number(each)} {self.say(f'card-{each.card}')}"
        return Text(f"{name} ({self.say(f'syndicate-{each.syndicate}')}, {worth})")

    # -- dice, bomb sheet, what is coming

    def dice(self) -> list[Text]:
        if not self.seen.dice:
            return []
        names = [self.die(die) for die in self.seen.dice]
        shown = [f"{letter} {name}" for letter, name in zip(LETTERS, names)] if self.lettered else names
        return [Text(f"{self.say('board-dice')}: {', '.join(shown)}", "bold")]

    def die(self, die: str) -> str:
        colour, _, face = die.partition("-")
        return f"{self.say('colour-' + colour)} {self.say('face-' + face)}" if face else self.say(f"colour-{colour}")

    def sheet(self) -> list[RenderableType]:
        """The columns of the bomb sheet from the top; a small letter is the colour of the die."""
        columns = self.seen.sheet
        if not columns:
            return []
        grid = Table.grid(padding=(0, 2))
        grid.add_row(Text(self.say("board-sheet"), "bold"), *(Text(name, "dim") for name in columns))
        for row in range(max(len(dice) for dice in columns.values())):
            grid.add_row("", *(cell(dice[row]) if row < len(dice) else Text("·", "dim") for dice in columns.values()))
        return [grid]

    def preview(self) -> list[Text]:
        """Where the discs will go in the City phase, and who will be hurt."""
        coming = self.hints.city
        if coming is None:
            return []
        parts = [f"c{each.criminal[-1]} → {self.there(each.end)}" for each in coming.criminals]
        parts += [f"{ASSASSIN} {self.there(each.start)} → {self.there(each.end)}" for each in coming.assassins]
        parts += [f"{POLICE} → {self.there(coming.police)}"]
        parts += [f"{BOMB} {self.there(slot)}!" for slot in coming.explosions]
        for seat, lost in enumerate(coming.stamina_lost):
            if lost:
                parts.append(self.say("board-preview-stamina", seat=seat, change=-lost))
        return [Text(f"{self.say('board-preview')}: {', '.join(parts)}", "dim")]

    def there(self, slot: str | None) -> str:
        return self.say("board-preview-left") if slot is None else self.say(f"tile-{self.places[slot].tile}")


def sign(seat: int) -> tuple[str, str]:
    return FIGURES[seat], f"bold {COLOURS[seat]}"


def number(criminal: Criminal) -> str:
    """c3, and c3× once defeated."""
    return f"c{criminal.criminal[-1]}{DEFEATED if criminal.defeated else ''}"


def cell(die: str) -> Text:
    colour, symbol = die.split("-")
    return Text(f"{SHEET[symbol]}{colour[0]}", "bold red" if symbol == "explosion" else "bold cyan")
