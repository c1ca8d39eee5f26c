"""What a game brings to the table: its rules as an agenda, what each seat sees, its names and options."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING, Any

from undercover.table.agenda import FIRST, PLAYING, STEPS, Step, Table, frame_name
from undercover.table.dice import STATES, Dice, seeded
from undercover.table.live import Live
from undercover.table.match import Match
from undercover.table.parts import BadPosition, Part
from undercover.table.story import Names

if TYPE_CHECKING:
    from undercover.table.census import Census

Setting = str | int | bool


@dataclass(frozen=True)
class OptionSpec:
    """An option of a game that is settled before the first card: what may be chosen, and at which tables.

    `meaning` is the message id of its explanation; each choice has its own, `<meaning>-<choice>`. `only` names choices
    for fewer numbers of seats than the option itself, `bots_only` those for tables at which no person sits.
    """

    choices: tuple[Setting, ...]
    default: Setting
    meaning: str
    seats: tuple[int, ...]
    only: Mapping[Setting, tuple[int, ...]] = field(default_factory=dict)
    bots_only: tuple[Setting, ...] = ()

    @property
    def for_people(self) -> tuple[Setting, ...]:
        return tuple(choice for choice in self.choices if choice not in self.bots_only)

    def seats_for(self, choice: Setting) -> tuple[int, ...]:
        return self.only.get(choice, self.seats)


@dataclass(frozen=True)
class Outcome:
    """How it ended. `reason` is a message id; a smaller place is better, equal places share."""

    winners: frozenset[int]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str


class Game(Live):
    """One of the games on the shelf. A game's folder ends in an instance of a subclass of this."""

    slug: str
    title: str
    rules_version: str
    seats: tuple[int, ...]
    #: How long a match takes at a table, from and to.
    minutes: tuple[int, int]
    options: Mapping[str, OptionSpec]
    #: How numbers in phrases are written (`story.Names`).
    names: Names
    #: Fields whose names are another field's: {"up": "agent"} lets `$up` be spoken of as an agent. `seat` is a player.
    families: Mapping[str, str] = {}
    #: The attributes of the table, for dumps.
    parts: Sequence[Part]
    #: Message ids of the ways a game ends, in the order of the numbers given to `Table.finish`.
    reasons: Sequence[str]
    #: No match can have more decisions than this; the kit stops a longer one.
    longest: int
    #: The package whose steps may stand on this game's agenda.
    home: str

    # -- for a game to fill in

    def open_box(self, text: str) -> Any:
        """Component data (TOML) as the rules want it; BadData, naming the entry, if it does not fit."""
        raise NotImplementedError  # abstract

    def lay(self, seats: int, options: Mapping[str, Setting], box: Any, dice: Dice) -> Table:
        """Set the table up: everything in its place, the first frame on the agenda."""
        raise NotImplementedError  # abstract

    def bare(self, seats: int, options: Mapping[str, Setting], box: Any) -> Table:
        """A table of these options on which nothing lies yet, for a dump to be read into."""
        raise NotImplementedError  # abstract

    def seen(self, g: Any, seat: int | None) -> dict[str, Any]:
        """What this seat may know (None: a spectator). Nothing else leaves the engine towards a player."""
        raise NotImplementedError  # abstract

    def imagine(self, g: Any, seat: int | None, dice: Dice) -> Table:
        """A table on which everything the seat cannot know has been dealt afresh."""
        raise NotImplementedError  # abstract

    def hidden(self, g: Any, seat: int | None) -> dict[str, list[int]]:
        """Every zone the seat cannot see, by name, as the numbers lying there: what `imagine` must deal afresh."""
        raise NotImplementedError  # abstract

    def census(self, g: Any) -> Census:
        """Count every piece, wherever it lies, against what is in the box."""
        raise NotImplementedError  # abstract

    def hints(self, match: Match, seat: int | None) -> dict[str, Any]:
        """What a person would work out at the table (what an option is worth, what comes next), for boards to show.

        It rests on what the seat may know and on nothing else. It is not part of `seen`, because it takes time.
        """
        return {}

    def scores(self, g: Any) -> tuple[int, ...]:
        return tuple(g.winners >> seat & 1 for seat in range(g.seats))

    # -- what everybody uses

    def start(
        self,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, Setting] | None = None,
        data: str | None = None,
    ) -> Match:
        """A new match. `data` is the text of a data file to play with instead of the game's own."""
        seats = self.seats[0] if seats is None else seats
        settled = self.settle_options(seats, options or {})
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise ValueError(f"a seed is a whole number, not {seed!r}")
        table = self.lay(seats, settled, self.box(data), seeded(seed))
        return Match(self, table, settled, data, seed=seed)

    @cached_property
    def data(self) -> str:
        """The text of the game's own data file."""
        return resources.files(self.home).joinpath("data.toml").read_text(encoding="utf-8")

    def box(self, data: str | None) -> Any:
        return self._own_box if data is None else self.open_box(data)

    @cached_property
    def _own_box(self) -> Any:
        return self.open_box(self.data)

    def settle_options(self, seats: int, options: Mapping[str, Setting]) -> dict[str, Setting]:
        """All options with their values; ValueError, saying what is allowed, if one is unknown or out of place."""
        if isinstance(seats, bool) or seats not in self.seats:
            raise ValueError(f"{self.title} is for {_either(self.seats)} seats, not {seats!r}")
        unknown = [name for name in options if name not in self.options]
        if unknown:
            raise ValueError(f"{self.title} has no option {unknown[0]!r}; it has {', '.join(self.options) or 'none'}")
        settled: dict[str, Setting] = {}
        for name, spec in self.options.items():
            value = options.get(name, spec.default)
            if type(value) is not type(spec.default) or value not in spec.choices:
                raise ValueError(f"option {name!r} is {_either(spec.choices)}, not {value!r}")
            if value != spec.default and seats not in spec.seats_for(value):
                raise ValueError(f"option {name}={value} is for {_either(spec.seats_for(value))} seats, not {seats}")
            settled[name] = value
        return settled

    def outcome(self, g: Table) -> Outcome:
        scores = self.scores(g)
        winners = frozenset(seat for seat in range(g.seats) if g.winners >> seat & 1)
        standing = [(seat in winners, scores[seat]) for seat in range(g.seats)]
        places = tuple(1 + sum(other > own for other in standing) for own in standing)
        return Outcome(winners, scores, places, self.reasons[g.reason])

    # -- positions

    def write(self, g: Table) -> dict[str, Any]:
        """The whole position, hidden things and all."""
        return {
            "agenda": [frame_name(frame) for frame in reversed(g.agenda)],
            "sealed": list(g.sealed),
            "dice": g.dice.state,
            "revealed": g.revealed,
            "reason": None if g.reason < 0 else self.reasons[g.reason],
            "winners": [seat for seat in range(g.seats) if g.winners >> seat & 1],
            **{part.name: part.write(g) for part in self.parts},
        }

    def load(self, dump: Mapping[str, Any], data: str | None = None) -> Match:
        """Read a dumped position back; BadPosition, naming the place, if it cannot be one."""
        if not isinstance(dump, Mapping):
            raise BadPosition("a dump is a JSON object")
        for key, kind in (("game", str), ("rules_version", str), ("seats", int), ("options", dict), ("position", dict)):
            if not isinstance(dump.get(key), kind):
                raise BadPosition(f"a dump needs {key!r}, a {kind.__name__}")
        if dump["game"] != self.slug:
            raise BadPosition(f"this is a position of {dump['game']!r}, not of {self.slug!r}")
        if dump["rules_version"] != self.rules_version:
            raise BadPosition(f"rules version {dump['rules_version']} is not this one, {self.rules_version}")
        settled = self.settle_options(dump["seats"], dump["options"])
        g = self.bare(dump["seats"], settled, self.box(data))
        try:
            self.read(g, dump["position"])
            match = Match(self, g, settled, data, origin=deepcopy(dict(dump)))
        except (IndexError, KeyError) as problem:
            raise BadPosition(f"the parts of the position do not fit together: {problem}") from None
        if not g.agenda and g.reason == PLAYING:
            raise BadPosition("nothing is on the agenda, but the game is not over")
        return match

    def read(self, g: Table, position: dict[str, Any]) -> None:
        """Lay a position out on a bare table."""
        known = {"agenda", "sealed", "dice", "revealed", "reason", "winners", *(part.name for part in self.parts)}
        missing, extra = sorted(known - position.keys()), sorted(position.keys() - known)
        if missing or extra:
            raise BadPosition(f"a position of {self.title} {f'lacks {missing}' if missing else f'has no {extra}'}")
        for part in self.parts:
            part.read(g, position)
        state = position["dice"]
        if not isinstance(state, int) or not 0 < state <= STATES:
            raise BadPosition(f"dice must be a number from 1 to {STATES}, not {state!r}")
        g.dice = Dice(state)
        Part("sealed", 1).read(g, position)
        Part("revealed").read(g, position)
        Part("reason", 0, self.reasons, -1).read(g, position)
        winners = set(Part("winners", 1).of(position))
        if not winners <= set(range(g.seats)):
            raise BadPosition(f"winners are seats from 0 to {g.seats - 1}, not {position['winners']}")
        g.winners = sum(1 << seat for seat in winners)
        if not isinstance(position["agenda"], list):
            raise BadPosition(f"agenda must be a list, not {position['agenda']!r}")
        g.agenda = [self.frame(text) for text in reversed(position["agenda"])]
        wrong = self.census(g).wrong()
        if wrong:
            raise BadPosition("; ".join(wrong))

    def frame(self, text: str) -> int:
        """recruit(1, 0) -> the frame."""
        match = re.fullmatch(r"(\w+)\((\d+)(?:, (\d+))?\)", text) if isinstance(text, str) else None
        steps = {step.name: step for step in self.steps()}
        if not match or match[1] not in steps or int(match[2]) > FIRST or int(match[3] or 0) >> 32:
            raise BadPosition(f"no step {text!r} on the agenda of {self.title}; known are {', '.join(sorted(steps))}")
        return steps[match[1]](int(match[2]), int(match[3] or 0))

    def steps(self) -> list[Step[Any]]:
        return [step for step in STEPS if step.home.startswith(self.home + ".")]


def _either(choices: Sequence[Setting]) -> str:
    texts = [str(choice) for choice in choices]
    return texts[0] if len(texts) == 1 else ", ".join(texts[:-1]) + " or " + texts[-1]
