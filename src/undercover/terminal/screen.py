"""What a person sees: the board, what happened, what is asked, and the options with their numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from types import MappingProxyType
from typing import Any, Protocol

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from undercover.table.glance import Glance, glance
from undercover.table.match import Match
from undercover.table.options import Barred, Option
from undercover.terminal.scene import draw_scene
from undercover.words import Words

#: From this width on the story stands beside the board instead of below it.
WIDE = 120
#: Lines of the story: at least, before the screen is called small, and beside the board.
ONE, FEW, MANY = 1, 2, 14
FREE, TAKEN = "·", "✗"


class Draw(Protocol):
    """`draw` of a game's `board.py`: its table as one seat sees it.

    A board may also have `GRIDS`: kinds of options with two targets that are shown as a grid, each with the message
    ids of what stands at its lines and at its columns; a `LEGEND`: its signs, and the message ids that name them; and
    `brief`: an option, by kind and targets, told in a sign or two where the screen is small, or nothing.
    """

    def __call__(self, glance: Glance[Any], words: Words, players: Sequence[str]) -> RenderableType: ...


class Screen:
    """One language at one table."""

    def __init__(self, console: Console, words: Words, players: Sequence[str]) -> None:
        self.console = console
        self.words = words
        self.players = players

    def read_by(self, match: Match, seat: int | None) -> Words:
        """The words, said to whoever sits there."""
        return self.words.read_by(seat, match.seen(seat).get("players", ()))

    def clear(self) -> None:
        """Nothing of what was shown can be scrolled back to."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def say(self, id: str, **fields: Any) -> None:
        self.console.print(self.words.say(id, fields, self.players), markup=False, highlight=False)

    def ask(self, question: str) -> str:
        """A line typed at the keyboard."""
        return self.console.input(Text(question, "bold"), markup=False).strip()

    def pause(self) -> None:
        self.ask(self.words.say("term-press-enter") + " ")

    # -- the table

    def table(
        self,
        match: Match,
        seat: int | None,
        below: Sequence[RenderableType],
        spare: str = "",
        brief: Sequence[RenderableType] = (),
    ) -> None:
        """The table as this seat sees it, as much of the story as there is room for, and what is asked.

        `spare` is what one can do without where the screen is small, and `brief` is what is asked in fewer words.
        """
        board, asked = self.board(match, seat), Group(*below)
        last = [Text(spare, "dim")] if spare else []
        if self.console.width >= WIDE:
            grid = Table.grid(padding=(0, 3))
            grid.add_row(board, self.story(match, seat, MANY))
            self.console.print(Group(grid, Text(), asked, *last))
            return
        last_told = max(ONE, self.height(self.story(match, seat, ONE)))
        if brief and self.height(board) + self.height(asked) + last_told >= self.console.height:
            asked = Group(*brief)
            board = self.board(match, seat, self.console.height - self.height(asked) - last_told - 1)
        room = self.console.height - self.height(board) - self.height(asked) - 1
        if room - max(FEW, last_told) < self.height(Group(*last)):
            last = []
        story = self.story(match, seat, max(ONE, room - self.height(Group(*last))))
        # The last thing told is left out only if everything else has room without it.
        told = [] if brief and 0 <= room < self.height(story) else [story]
        self.console.print(Group(board, *told, asked, *last))

    def board(self, match: Match, seat: int | None, lines: int | None = None) -> RenderableType:
        seen, words = match.seen(seat), self.read_by(match, seat)
        draw: Draw | None = drawing(match.game.home, "draw")
        if draw is None and "scene" in seen:
            return draw_scene(seen, () if seat is None else match.choices(seat), words, self.players)
        if draw is None:
            return plain(seen)
        return draw(glance(match, seat, lines), words, self.players)

    def story(self, match: Match, seat: int | None, lines: int) -> RenderableType:
        """The last of what happened, as many lines of it as fit."""
        words = self.read_by(match, seat)
        told = [Text(f"· {words.event(event, self.players)}", "dim") for event in match.story(seat)[-lines:]]
        while len(told) > 1 and self.height(Group(*told)) > lines:
            told.pop(0)
        return Group(*told)

    def height(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what, pad=False))

    # -- what is asked

    def prompt(self, match: Match, seat: int, named: bool) -> RenderableType:
        """The question in one sentence, to the one who decides."""
        question = self.words.prompt(match.seen(seat), (option.kind for option in match.choices(seat)))
        return Text.assemble(
            ("▶ ", "bold cyan"), (f"{self.players[seat]}: " if named else "", "bold cyan"), (question, "bold")
        )

    def taught(self, id: str) -> RenderableType:
        """What is said to somebody who learns."""
        return Text.assemble(("✎ ", "bold green"), (self.words.say(id), "green"))

    def options(self, match: Match, seat: int, brief: bool = False) -> RenderableType:
        """Every option with its number, one kind after the other; what is barred, with the reason or only by name."""
        options, barred, words = match.choices(seat), match.barred(seat), self.read_by(match, seat)
        grids = drawing(match.game.home, "GRIDS") or {}
        parts: list[RenderableType] = []
        signs = self.signs(match, seat) if brief else {}
        # In brief, kinds that are no grids stand beside each other, and so do signs.
        lists = {o.kind: "#" if o.id in signs else "" for o in options if brief and o.kind not in grids}
        for kind, group in groupby(
            enumerate(options, 1), lambda numbered: lists.get(numbered[1].kind, numbered[1].kind)
        ):
            numbered = list(group)
            if kind in grids and len(numbered) > 2:
                parts.append(self.grid(numbered, [bar for bar in barred if bar.kind == kind], grids[kind]))
            else:
                parts.append(self.listed(numbered, len(str(len(options))), words, signs))
        if signs:
            return Group(*parts)
        return Group(*parts, *(self.barred(barred, words) if brief else self.refusals(barred, words)))

    def barred(self, barred: Sequence[Barred], words: Words) -> list[Text]:
        """What cannot be chosen now, on one line."""
        names = " / ".join(words.option(bar, self.players) for bar in barred)
        return [Text(f"✗ {names}", "dim", no_wrap=True, overflow="ellipsis")] if barred else []

    def signs(self, match: Match, seat: int) -> dict[str, str]:
        """Options that the board can tell in a sign or two."""
        brief, seen = drawing(match.game.home, "brief"), match.view(seat)
        told = {o.id: brief(o.kind, o.targets, seen) for o in match.choices(seat)} if brief else {}
        return {id: signs for id, signs in told.items() if signs}

    def listed(
        self,
        numbered: Sequence[tuple[int, Option]],
        width: int,
        words: Words,
        signs: Mapping[str, str] = MappingProxyType({}),
    ) -> RenderableType:
        lines = [
            Text.assemble((f"{n:>{width}} ", "bold yellow"), signs.get(option.id) or words.option(option, self.players))
            for n, option in numbered
        ]
        return Columns(lines, padding=(0, 2), column_first=True)

    def grid(
        self, numbered: Sequence[tuple[int, Option]], barred: Sequence[Barred], titles: tuple[str, str]
    ) -> RenderableType:
        """Options with two targets: the first target names the line, the second one the column."""
        cells = {option.targets: Text(str(n), "bold yellow") for n, option in numbered}
        cells |= {bar.targets: Text(TAKEN, "dim") for bar in barred}
        fields = numbered[0][1].fields
        targets = {second for _, second in cells}
        firsts = list(dict.fromkeys(first for first, _ in cells))
        seconds = [name for name in dict.fromkeys([*firsts, *(second for _, second in cells)]) if name in targets]
        down, across = (self.words.say(title) for title in titles)
        table = Table.grid(padding=(0, 2))
        table.add_row(Text(f"{down} ↓  {across} →", "dim"), *(self.name(fields[1], second) for second in seconds))
        for first in firsts:
            row = [cells.get((first, second), Text(FREE, "dim")) for second in seconds]
            table.add_row(self.name(fields[0], first), *row)
        return table

    def name(self, field: str, value: Any) -> str:
        """A target as it is called."""
        return self.words.say(f"{self.words.families.get(field, field)}-{value}")

    def refusals(self, barred: Sequence[Barred], words: Words) -> list[Text]:
        """What cannot be chosen now, a line for each reason."""
        reasons: dict[str, list[str]] = {}
        for bar in barred:
            reason = f"{words.why(bar, self.players)} [{bar.reason.clause}]"
            reasons.setdefault(reason, []).append(words.option(bar, self.players))
        return [Text(f"✗ {' / '.join(names)}: {reason}", "dim") for reason, names in reasons.items()]

    # -- rules

    def why(self, option: Option) -> None:
        """What an option does, and the clause it stands on."""
        self.console.print(Text(self.words.option(option, self.players), "bold"))
        self.console.print(Text(self.words.why(option, self.players)))
        self.clause(option.why.clause)

    def clause(self, clause: str) -> None:
        known = {name.lower(): name for name in self.words.clauses}
        name = known.get(clause.lower())
        if name is None:
            self.say("term-no-clause", clause=clause, clauses=", ".join(self.words.clauses))
            return
        title = self.words.heading(name)
        self.console.print(Text(f"{name} {title}".strip(), "bold cyan"))
        self.console.print(Padding(Text(self.words.rule(name)), (0, 0, 0, 2)))

    def contents(self, home: str) -> None:
        """How to play here, the signs of the board, and the chapters of the rules."""
        self.say("term-help")
        signs = drawing(home, "LEGEND") or {}
        self.console.print(Text("   ".join(f"{sign} {self.words.say(id)}" for sign, id in signs.items())))
        self.say("term-help-rules")
        titles = [Text(f"{name} {self.words.heading(name)}") for name in self.words.clauses if self.words.heading(name)]
        self.console.print(Columns(titles, padding=(0, 2), column_first=True))

    def whole_story(self, match: Match, seat: int | None) -> None:
        words = self.read_by(match, seat)
        for event in match.story(seat):
            self.console.print(Text(f"{event['at']:>4} {words.event(event, self.players)}"))

    # -- the end

    def outcome(self, match: Match, seat: int | None) -> RenderableType:
        outcome = match.outcome
        assert outcome is not None
        names = ", ".join(self.players[seat] for seat in sorted(outcome.winners))
        ids = ("ui-no-winner", "ui-winner", "ui-winners")
        winners = self.words.say(ids[min(2, len(outcome.winners))], {"names": names})
        ending = self.read_by(match, seat).ending(match.seen(seat)["over"], self.players)
        lines = [Text(f"★ {winners}", "bold green"), Text(ending)]
        if len(set(outcome.scores)) > 2:
            scores = ", ".join(f"{self.players[seat]} {score}" for seat, score in enumerate(outcome.scores))
            lines.append(Text(f"{self.words.say('ui-score')}: {scores}"))
        return Group(*lines)


@cache
def drawing(home: str, part: str) -> Any:
    """A part of the `board.py` in a game's home (see `Draw`); None if the game has not drawn its table itself."""
    if find_spec(f"{home}.board") is None:
        return None
    return getattr(import_module(f"{home}.board"), part, None)


def plain(seen: dict[str, Any]) -> RenderableType:
    """Any table, in the names of its parts: for a game that has not drawn its own yet."""
    return _branch(Tree(str(seen["game"])), {key: part for key, part in seen.items() if key not in ("game", "options")})


def _branch(tree: Tree, part: Any) -> Tree:
    pairs = part.items() if isinstance(part, dict) else enumerate(part)
    for name, value in pairs:
        if isinstance(value, dict | list) and any(isinstance(each, dict | list) for each in _values(value)):
            _branch(tree.add(Text(str(name), "bold")), value)
        else:
            tree.add(Text.assemble((f"{name}: ", "bold"), _short(value)))
    return tree


def _values(part: Any) -> Any:
    return part.values() if isinstance(part, dict) else part


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_short(each)}" for name, each in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(str(each) for each in value) or "–"
    return "–" if value is None else str(value)
