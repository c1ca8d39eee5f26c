"""What a game brings to the table: its rules as an agenda, what each seat sees, its names and options."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import KW_ONLY, dataclass, field
from functools import cached_property
from importlib import import_module, resources
from typing import Any, Generic, TypeVar

from msgspec import Struct, to_builtins

from undercover.table import positions
from undercover.table.actions import Actions
from undercover.table.agenda import STEPS, Step, Table
from undercover.table.beliefs import Insight, Past
from undercover.table.census import Census
from undercover.table.dice import Dice
from undercover.table.fields import Fields, size_of
from undercover.table.live import Live
from undercover.table.match import Match, deal
from undercover.table.parts import BadPosition, Part
from undercover.table.pen import Pen
from undercover.table.scene import Scene
from undercover.table.story import Event, Phrase

#: The seed of a deal that nobody can guess: 128 bits or more.
SECRET = re.compile("[0-9a-f]{32,128}")
Setting = str | int | bool
Settings = Mapping[str, Setting]
T = TypeVar("T", bound=Table)


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
    #: Any other whole number up to this one will do, too.
    up_to: int = -1
    #: What research plays with, for each seat, where the default might never come to an end.
    research: int | None = None

    def allows(self, value: object) -> bool:
        if type(value) is not type(self.default):
            return False
        return value in self.choices or (type(value) is int and 0 <= value <= self.up_to)

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


def winner_takes_it(g: Table) -> list[int]:
    """Scores of a game without points."""
    return [g.winners >> seat & 1 for seat in range(g.seats)]


def no_hints(_match: Match, _seat: int | None) -> Struct | None:
    return None


@dataclass(frozen=True, eq=False)
class Game(Generic[T]):
    """One of the games on the shelf. A game's folder ends in one of these."""

    slug: str
    title: str
    _: KW_ONLY
    #: The version of the rules, a number that grows with every correction, and how many older ones are still played:
    #: records and open matches stay under the rules they were begun with.
    rules_version: str
    older: int = 0
    seats: tuple[int, ...]
    #: How long a match takes at a table, from and to.
    minutes: tuple[int, int]
    #: Whether all seats win or lose together, against the game.
    together: bool = False
    options: Mapping[str, OptionSpec]
    #: How numbers in phrases are written, and how many there are of each. `seat` is a player.
    fields: Fields
    #: Fields whose names are another field's: {"up": "agent"} lets `$up` be spoken of as an agent.
    families: Mapping[str, str] = field(default_factory=dict)
    #: The attributes of the table, for dumps.
    parts: Sequence[Part]
    #: Attributes of the table that follow from seats, options and box and are in no dump.
    given: Sequence[str] = ("box",)
    #: Message ids of the ways a game ends, in the order of the numbers given to `Table.finish`.
    reasons: Sequence[str]
    #: No match can have more decisions than this; the kit stops a longer one.
    longest: int
    #: The package whose steps may stand on this game's agenda.
    home: str

    #: Component data (TOML) as the rules want it; BadData, naming the entry, if it does not fit.
    open_box: Callable[[str], Any]
    #: A table of these options on which nothing lies yet.
    bare: Callable[[int, Settings, Any], T]
    #: Set a bare table up with its dice: everything in its place, the first frame on the agenda.
    set_up: Callable[[T], None]
    #: What a seat may know (SPECTATOR: somebody who watches). Nothing else leaves the engine towards a player.
    view: Callable[[T, int], Struct]
    #: The same for another seat, from what one sees of that table: only what differs between seats is looked at again.
    #: A game in which most is open saves most of the work for everybody after the first.
    turned: Callable[[T, int, Any], Struct] | None = None
    #: A table on which everything the seat cannot know has been dealt afresh.
    imagine: Callable[[T, int, Dice], T]
    #: Every zone the seat cannot see, by name, as the numbers lying there: what `imagine` must deal afresh.
    hidden: Callable[[T, int], dict[str, list[int]]]
    #: Count every piece, wherever it lies, against what is in the box.
    census: Callable[[T], Census]
    scores: Callable[[T], list[int]] = winner_takes_it
    #: What a person would work out at the table (what an option is worth, what comes next), for boards to show. It
    #: rests on what the seat may know and on nothing else. It is not part of `seen`, because it takes time.
    hints: Callable[[Match, int | None], Struct | None] = no_hints
    #: Whether hints rest on what everybody sees, and so are the same for every seat.
    hints_alike: bool = False
    #: What each of these options of a seat is worth to it, on a table that it imagines; without it there is no greedy
    #: bot. The unit is the game's own affair.
    judge: Callable[[T, int, list[int]], list[float]] | None = None
    #: How each seat stands on this table, from 0 (lost) to 1 (won); for searches that stop before the end. It looks at
    #: the whole table, so it is asked about imagined ones.
    worth: Callable[[T], list[float]] | None = None
    #: What counts the turns or rounds of the game. What positions are worth can be compared at the same point of it,
    #: and hardly in the middle of an action: a search plays on until the clock has moved.
    clock: Callable[[T], int] | None = None
    #: What a seat that imagines this table may make of what was done so far (`beliefs.py`); without it all worlds a
    #: seat can imagine are equally likely to it.
    belief: Callable[[T, int, Past], Insight | None] | None = None
    #: Where in its views things lie hidden whose odds are worth telling, and how those are named: {"players.hand":
    #: "agent"}. Numbers of rows are left out; the last part is what the thing is, or the row that it is in.
    odds: Mapping[str, str] = field(default_factory=dict)
    #: What a seat sees, as numbers that a pen writes one after another: always the same ones in the same order. It says
    #: what `view` says; without it the game has no vector for programs that learn.
    observe: Callable[[T, int, Pen], None] | None = None
    #: How the table is drawn for a seat, from what it sees, where the game has no board of its own; it becomes the
    #: entry `scene` of what is seen. Without it there is only the list of options.
    scene: Callable[[Any, int], Scene] | None = None
    #: Reactions in advance and talk, for live tables.
    live: Live = field(default_factory=Live)

    # -- starting

    def start(
        self,
        seats: int | None = None,
        seed: int | str = 0,
        options: Settings | None = None,
        data: str | None = None,
        rules: str | None = None,
    ) -> Match:
        """A new match. `data` is the text of a data file to play with instead of the game's own, `rules` an older
        version of the rules to play under."""
        match = self.dealt(self.seats[0] if seats is None else seats, seed, options, data, rules)
        match.table.settle()
        return match

    def dealt(
        self, seats: int, seed: int | str, options: Settings | None, data: str | None, rules: str | None = None
    ) -> Match:
        """A match set up for whoever wants to hear what happens before the first choice."""
        if type(seed) is not int and not (isinstance(seed, str) and SECRET.fullmatch(seed)):
            raise ValueError(f"a seed is a whole number, not {seed!r}; or a secret of at least 32 hexadecimal digits")
        usual = self._usual.get(seats) if not options and data is None and rules is None else None
        if usual is None:
            settled = self.settle_options(seats, options or {})
            table: Table = self.bare(seats, settled, self.box(data))
            table.edition = self.edition(rules)
        else:
            settled, bare = usual
            table = bare.copy()
        return deal(self, table, settled, data, seed)

    @property
    def versions(self) -> tuple[str, ...]:
        """The versions of the rules that can be played, the present one first."""
        now = int(self.rules_version)
        return tuple(str(version) for version in range(now, now - self.older - 1, -1))

    def edition(self, rules: str | None) -> int:
        """The number of a version of the rules; ValueError, saying which there are, if it is not played any more."""
        if rules is not None and rules not in self.versions:
            raise ValueError(
                f"{self.title} is played by version {_either(self.versions)} of its rules, not by {rules!r}"
            )
        return int(self.rules_version if rules is None else rules)

    @cached_property
    def _usual(self) -> dict[int, tuple[dict[str, Setting], T]]:
        """The usual options and a bare table of the game's own box, to be copied: searches start thousands."""
        found = {}
        for seats in self.seats:
            settled = self.settle_options(seats, {})
            table = self.bare(seats, settled, self.box(None))
            table.edition = self.edition(None)
            found[seats] = settled, table
        return found

    @cached_property
    def data(self) -> str:
        """The text of the game's own data file."""
        return resources.files(self.home).joinpath("data.toml").read_text(encoding="utf-8")

    def box(self, data: str | None) -> Any:
        return self._own_box if data is None else self.open_box(data)

    @cached_property
    def _own_box(self) -> Any:
        return self.open_box(self.data)

    def settle_options(self, seats: int, options: Settings, people: bool = False) -> dict[str, Setting]:
        """All options with their values; ValueError, saying what is allowed, if one is unknown or out of place, or not
        for a table at which people sit."""
        if isinstance(seats, bool) or seats not in self.seats:
            raise ValueError(f"{self.title} is for {_either(self.seats)} seats, not {seats!r}")
        unknown = [name for name in options if name not in self.options]
        if unknown:
            raise ValueError(f"{self.title} has no option {unknown[0]!r}; it has {', '.join(self.options) or 'none'}")
        settled: dict[str, Setting] = {}
        for name, spec in self.options.items():
            value = options.get(name, spec.default)
            if not spec.allows(value):
                other = f", or any number up to {spec.up_to}" if spec.up_to >= 0 else ""
                raise ValueError(f"option {name!r} is {_either(spec.choices)}{other}, not {value!r}")
            if people and value in spec.bots_only:
                raise ValueError(f"option {name}={value} is for tables of bots only")
            if value != spec.default and seats not in spec.seats_for(value):
                raise ValueError(f"option {name}={value} is for {_either(spec.seats_for(value))} seats, not {seats}")
            settled[name] = value
        return settled

    def for_research(self, seats: int, options: Settings) -> dict[str, Setting]:
        """These options, and for the others what research plays with."""
        limits = {name: seats * spec.research for name, spec in self.options.items() if spec.research is not None}
        return {**limits, **options}

    def load(self, dump: Mapping[str, Any], data: str | None = None) -> Match:
        """Read a dumped position back; BadPosition, naming the place, if it cannot be one."""
        match = self.opened(dump, data)
        try:
            match.table.settle()
            for seat in range(match.seats):
                match.view(seat)
                match.choices(seat)
        except (IndexError, KeyError) as problem:
            raise BadPosition(f"the parts of the position do not fit together: {problem}") from None
        return match

    def opened(self, dump: Mapping[str, Any], data: str | None) -> Match:
        """A match in a dumped position, for whoever wants to hear what happens before the first choice."""
        table, settled = positions.read(self, dump, data)
        match = Match(self, table, settled, data)
        match.origin = deepcopy(dict(dump))
        return match

    # -- what is seen, said and done

    def written(self, view: Struct, seat: int) -> dict[str, Any]:
        """What a seat sees, as JSON, with the scene that is made of it where the game has one."""
        found: dict[str, Any] = to_builtins(view)
        if self.scene is not None:
            found["scene"] = to_builtins(self.scene(view, seat))
        return found

    @cached_property
    def actions(self) -> Actions:
        """Every option this game can ever offer, numbered."""
        phrases = [word for word in self._said if isinstance(word, Phrase)]
        sizes = [phrase.ranges(self.size) for phrase in phrases]
        return Actions(phrases, sizes)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """Every kind of event this game can tell of."""
        return tuple(word for word in self._said if isinstance(word, Event) and not isinstance(word, Phrase))

    @property
    def _said(self) -> list[object]:
        """The vocabulary, in the order in which the game names it."""
        return list(vars(import_module(f"{self.home}.phrases")).values())

    def size(self, name: str) -> int:
        """How many numbers a field has."""
        if name not in self.fields and name != "seat":
            raise LookupError(f"{self.title} does not say how many numbers the field {name!r} has")
        return size_of(self.fields.get(name, max(self.seats)))

    @cached_property
    def steps(self) -> dict[str, Step[Any]]:
        """The steps that may stand on this game's agenda, by name."""
        return {step.name: step for step in STEPS.row if step.home.startswith(self.home + ".")}

    def outcome(self, g: T) -> Outcome:
        scores = self.scores(g)
        winners = frozenset(seat for seat in range(g.seats) if g.winners >> seat & 1)
        standing = [(seat in winners, scores[seat]) for seat in range(g.seats)]
        places = tuple(1 + sum(other > own for other in standing) for own in standing)
        return Outcome(winners, tuple(scores), places, self.reasons[g.reason])


def _either(choices: Sequence[Setting]) -> str:
    texts = [str(choice) for choice in choices]
    return texts[0] if len(texts) == 1 else ", ".join(texts[:-1]) + " or " + texts[-1]
