"""A match: a game being played. Its truth is the record: game, options, seats, seed and the choices made."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from undercover.table import papers, positions
from undercover.table.agenda import NO_MOMENTS, PLAYING, SILENCE, SPECTATOR, UNANSWERED, Table
from undercover.table.beliefs import Deed
from undercover.table.chair import Chair
from undercover.table.dice import Dice, quick, seeded
from undercover.table.differences import NOTHING_COMPARED, Compared, difference, of_views
from undercover.table.fields import Value, written
from undercover.table.moments import Moment
from undercover.table.native import Row, append, as_list, i64, vec
from undercover.table.options import Advice, Barred, IllegalChoice, Option, barred_of, id_of, option_of
from undercover.table.story import EVERYBODY, NUMBER, Said

if TYPE_CHECKING:
    from undercover.table.game import Game, Outcome

T = TypeVar("T", bound=Table)
#: A choice in the history is one int: the seat in the lowest bits, the option above.
SEAT_BITS: Final[i64] = 4
SEATS: Final[i64] = 1 << 4
SEAT: Final[i64] = (1 << 4) - 1
NOBODY: Final[i64] = -1
#: Seeds of imagined worlds use so many bits.
LONG: Final = (1 << 62) - 1
#: Keeps the dice of an imagined world's future apart from those it was dealt with.
FUTURE: Final = 0x5DEECE66D
#: How many worlds are dealt before the search for one is given up.
MANY: Final = 1000
#: Who is asked for advice. Bots stand above the table: they are called by name, and only when somebody asks.
ADVISERS: Final = "undercover.bots"
#: What seats see, by seat. A match at which nobody has looked shares this one; nothing is ever written into it.
Sights = dict[int, msgspec.Struct]
NO_SIGHTS: Final[Sights] = {}


class NoWorld(LookupError):
    """No world could be found that fits what a seat knows: the game's `imagine` and its rules disagree."""


class Statement(NamedTuple):
    """A claim made beside the rules: after how many choices, by whom, in the game's words; the game keeps the note."""

    at: int
    seat: int
    claim: str
    note: dict[str, Any]


def any_kind(options: Row, dice: Dice) -> i64:
    """One of the options, each kind of them as likely as any other: a card is not likelier to be played because there
    are many ways to play it."""
    kinds = vec[i64]()
    for option in options:
        if option & NUMBER not in kinds:
            kinds = append(kinds, option & NUMBER)
    kind = kinds[dice.below(len(kinds))]
    alike = vec[i64]([option for option in options if option & NUMBER == kind])
    return alike[dice.below(len(alike))]


@mypyc_attr(acyclic=True)
class Match:
    """The one door to a game for people, bots, server and research."""

    def __init__(self, game: Game[Any], table: Table, options: Mapping[str, Any], data: str | None) -> None:
        self.game = game
        self.table = table
        self.options = options
        #: The text of another data file than the game's own, if it is played with one.
        self.data = data
        #: What it was dealt from: a number, or a secret of hexadecimal digits.
        self.seed: int | str | None = None
        #: The dumped position it started from, if it was not dealt from a seed.
        self.origin: dict[str, Any] | None = None
        self.history: Row = vec[i64]()
        #: What was claimed in free talk; whoever runs the table keeps it here. It changes nothing.
        self.said: tuple[Statement, ...] = ()
        #: How many of the last choices their seat may take back.
        self.free: i64 = 0
        #: The match this one was imagined in, and how many choices that had seen.
        self._dreamt_in: Match | None = None
        self._dreamt_at: i64 = 0
        #: Everything said so far; None when some of it was not listened to.
        self._told: list[Said] | None = None
        #: What the last choice led to: what was said, and the table before the choice, at each thing said, and after.
        self._news: list[Said] = SILENCE
        self._looks: list[Table] = NO_MOMENTS
        #: What `legal` last told, and whom; a step that follows need not ask again.
        self._offer: Row = vec[i64]()
        self._offered_to: i64 = NOBODY
        #: What seats were seen to see now, and before the last choice: nobody need look twice.
        self._sights: Sights = NO_SIGHTS
        self._former: Sights = NO_SIGHTS
        #: What was first seen of each look, whoever saw it.
        self._glances: Sights = NO_SIGHTS
        #: What of those was compared.
        self._compared: Compared = NOTHING_COMPARED

    @property
    def known(self) -> bool:
        """Whether it is known how this position came about; an imagined match has no past."""
        return self.seed is not None or self.origin is not None

    @property
    def rules_version(self) -> str:
        """The version of the rules it is played under."""
        return str(self.table.edition)

    def table_of(self, kind: type[T]) -> T:
        """The table, for whoever knows which game it is."""
        assert isinstance(self.table, kind)
        return self.table

    # -- who decides what

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must choose now; empty when it is over."""
        table = self.table
        if len(table.offered) > 0:
            return (table.first(),)
        return tuple([seat for seat in table.waiting()])

    @property
    def reaction(self) -> bool:
        """Whether a round of reactions is open."""
        return len(self.table.agenda) > 0 and self.table.top().reaction()

    def legal(self, seat: i64) -> list[int]:
        """The fast door: the options of a waiting seat as plain ints."""
        table = self.table
        if not table.waits_for(seat):
            raise self._not_asked(seat)
        self._offer = table.legal(seat)
        self._offered_to = seat
        return as_list(self._offer)

    def step(self, seat: i64, number: i64) -> None:
        """The fast door: carry out an option given as an int, without events."""
        if self._offered_to != seat:
            self.legal(seat)
        if number not in self._offer:
            raise IllegalChoice(f"{number} is not an option of seat {seat}; it has {list(self._offer)}")
        self._told = None
        self._take(seat, number)

    def _take(self, seat: i64, option: i64) -> None:
        """Carry out an offered option, and see whether it could be taken back."""
        table = self.table
        revealed, luck, sealed = table.revealed, table.dice.state, len(table.sealed)
        self._offered_to = NOBODY
        table.take(seat, option)
        if sealed > 0 or table.revealed != revealed or table.dice.state != luck or table.reason != PLAYING:
            self.free = 0
        elif self.free > 0 and self.history[-1] & SEAT == seat:
            self.free += 1
        else:
            self.free = 1
        self.history = append(self.history, SEATS * option + seat)
        self._sights = NO_SIGHTS

    def playout(self, dice: Dice) -> int:
        """Play on at random to the end, as fast as it goes; returns the number of decisions made."""
        table, history = self.table, self.history
        before = len(history)
        while len(table.agenda) > 0:
            seat = table.next_seat()
            options = table.legal(seat)
            option = options[dice.below(len(options))]
            table.take(seat, option)
            history = append(history, SEATS * option + seat)
        self.history = history
        self.free = 0
        self._offered_to = NOBODY
        self._told = None
        self._sights = NO_SIGHTS
        return len(history) - before

    def choices(self, seat: int) -> tuple[Option, ...]:
        """The options of a seat, in words' ids; empty if it is not asked now."""
        table = self.table
        if not table.waits_for(seat):
            return ()
        return tuple([option_of(number, table, self.game.fields) for number in table.legal(seat)])

    def barred(self, seat: int) -> tuple[Barred, ...]:
        """What a person in this seat would look for but may not choose now."""
        table = self.table
        if not table.waits_for(seat):
            return ()
        bars = table.top().barred(table, seat, table.second())
        return tuple([barred_of(bar, table, self.game.fields) for bar in bars])

    def play(self, seat: int, option: Option | str) -> list[dict[str, Any]]:
        """Choose. Returns what this seat may know of what happened; IllegalChoice changes nothing."""
        wanted = option.id if isinstance(option, Option) else option
        self.carry_out(seat, self.number(seat, wanted))
        return self.news(seat)

    def carry_out(self, seat: int, number: int) -> None:
        """One choice, given as an int, with somebody listening: `news` and `moments` tell what came of it."""
        told, table = self._told, self.table
        if len(self.history) == 0 and self.known:
            told = self._tell_all()
        start, former = table.copy(), self._sights
        table.listen(True)
        try:
            self.step(seat, number)
        finally:
            news, looks = table.hush()
        self._news, self._looks, self._former = news, [start, *looks, table.copy()], former
        self._glances, self._compared = NO_SIGHTS, NOTHING_COMPARED
        self._note(news, told)

    def _note(self, news: list[Said], told: list[Said] | None) -> None:
        for said in news:
            said.at = len(self.history)
        if told is not None:
            told += news
            self._told = told

    def default(self, seat: int) -> Option:
        """What is chosen for a seat that has run out of time."""
        table = self.table
        if not table.waits_for(seat):
            raise self._not_asked(seat)
        return option_of(table.top().default(table, seat, table.second()), table, self.game.fields)

    def number(self, seat: int, wanted: str) -> int:
        """The option with this id, as an int; IllegalChoice, with the reason, if it is not offered."""
        table, fields = self.table, self.game.fields
        numbers = self.legal(seat)
        ids = [id_of(number, table, fields) for number in numbers]
        if wanted in ids:
            return numbers[ids.index(wanted)]
        for bar in self.barred(seat):
            if bar.id == wanted:
                raise IllegalChoice(
                    f"{wanted!r} is not allowed: {bar.reason.message} ({bar.reason.clause})", bar.reason
                )
        raise IllegalChoice(f"{wanted!r} is not offered to seat {seat}; offered: {', '.join(ids[:40])}")

    def _not_asked(self, seat: int) -> IllegalChoice:
        if self.table.reason != PLAYING:
            return IllegalChoice("the game is over")
        asked = ", ".join([str(other) for other in self.table.asked()])
        return IllegalChoice(f"seat {seat} has nothing to decide now; asked: {asked}")

    # -- what is known

    def view(self, seat: int | None) -> msgspec.Struct:
        """What a seat may know of the table, as the game's own structure; None is a spectator."""
        return self._sight(self._eye(seat))

    def _sight(self, eye: i64) -> msgspec.Struct:
        """Nobody need look twice between two choices, and what another sees of the table is made use of."""
        found = self._sights.get(eye)
        if found is not None:
            return found
        turned = self.game.turned
        if turned is not None and self._sights:
            found = turned(self.table, eye, next(iter(self._sights.values())))
        else:
            found = self.game.view(self.table, eye)
        if self._sights is NO_SIGHTS:
            self._sights = {}
        self._sights[eye] = found
        return found

    def _eye(self, seat: int | None) -> i64:
        if seat is None:
            return SPECTATOR
        if not 0 <= seat < self.table.seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.table.seats - 1}")
        return seat

    def seen(self, seat: int | None) -> dict[str, Any]:
        """All a seat may know, as JSON."""
        table, eye = self.table, self._eye(seat)
        shown = self.game.written(self._sight(eye), eye)
        asked = [other for other in table.asked()]
        decision: str | None = None
        if asked:
            top = table.top()
            decision = top.name if seat in asked else top.shown(table, asked[0], table.second())
        outcome = self.outcome
        return {
            "game": self.game.slug,
            "seat": seat,
            "options": dict(self.options),
            "asked": asked,
            "decision": decision,
            "over": None
            if outcome is None
            else {
                "winners": sorted(outcome.winners),
                "scores": list(outcome.scores),
                "places": list(outcome.places),
                "reason": outcome.reason,
            },
            **shown,
            **self.game.live.overheard(self),
        }

    def hints(self, seat: int | None) -> dict[str, Any]:
        """What a person in this seat would work out from what it sees, as JSON; it takes time."""
        found = self.game.hints(self, seat)
        return {} if found is None else msgspec.to_builtins(found)

    def moments(self, seat: int | None) -> list[Moment]:
        """What this seat saw after each thing it was told of the last choice, as differences from the view before it.

        What happened unheard belongs to the next thing that was heard; the last moment may be without events.
        """
        changes = self.changes(seat, seat)
        found = [Moment([event], change) for event, change in zip(self.news(seat), changes)]
        if changes and changes[-1] is not None:
            found.append(Moment([], changes[-1]))
        return found

    def changes(self, seat: int | None, listener: int | None) -> list[Any]:
        """What changed for a seat with each thing a listener was told of the last choice, and after all of it."""
        if not self._looks:
            return []
        eye = self._eye(seat)
        heard = [n + 1 for n, said in enumerate(self._news) if said.to == EVERYBODY or said.to == listener]
        first = self._former.get(eye) or self._glance(0, eye)
        last = self._sights.get(eye) or self._glance(len(self._looks) - 1, eye)
        sights: list[Any] = [first, *[self._glance(n, eye) for n in heard], last]
        steps = range(len(sights) - 1)
        if self.game.scene is not None:
            sights = [self.game.written(sight, eye) for sight in sights]
            return [difference(sights[n], sights[n + 1]) for n in steps]
        if self._compared is NOTHING_COMPARED:
            self._compared = {}
        return [of_views(sights[n], sights[n + 1], self._compared) for n in steps]

    def _glance(self, look: int, eye: int) -> msgspec.Struct:
        """What an eye saw of a look; what another saw of it before is made use of, where the game knows how."""
        known, turned = self._glances.get(look), self.game.turned
        found: msgspec.Struct
        if known is not None and turned is not None:
            found = turned(self._looks[look], eye, known)
            return found
        found = self.game.view(self._looks[look], eye)
        if self._glances is NO_SIGHTS:
            self._glances = {}
        self._glances[look] = found
        return found

    def rest(self) -> None:
        """Everybody has been told of the last choice: what was looked at for that is not kept any longer."""
        self._former, self._glances, self._compared = NO_SIGHTS, NO_SIGHTS, NOTHING_COMPARED

    def looked(self, seat: int | None) -> dict[str, Any]:
        """What this seat saw of the table before the last choice."""
        eye = self._eye(seat)
        return self.game.written(self.game.view(self._looks[0] if self._looks else self.table, eye), eye)

    def news(self, seat: int | None) -> list[dict[str, Any]]:
        """What this seat was told of the last choice."""
        return self._heard(self._news, seat)

    def dispatches(self) -> list[tuple[int, dict[str, Any]]]:
        """What was said of the last choice, each with the seat it was said to, or EVERYBODY."""
        return [(said.to, self._event(said)) for said in self._news]

    def story(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events this seat may know, from the start, or from the choice of this number on."""
        self._eye(seat)
        told = self._tell_all()
        first = len(told)
        while first > 0 and told[first - 1].at >= since:
            first -= 1
        return self._heard(told[first:], seat)

    def told(self, seat: int | None) -> list[Said]:
        """The same as `story`, in numbers."""
        return [said for said in self._tell_all() if said.to == EVERYBODY or said.to == seat]

    def _tell_all(self) -> list[Said]:
        """Everything that was said so far; what was played through the fast door is told by playing it again."""
        if self._told is None:
            self._told = self.again(len(self.history))._told
        return self._told or []

    def _heard(self, news: list[Said], seat: int | None) -> list[dict[str, Any]]:
        return [self._event(said) for said in news if said.to == EVERYBODY or said.to == seat]

    def _event(self, said: Said) -> dict[str, Any]:
        event: dict[str, Value] = {"type": said.word.id, "at": said.at, "clause": said.word.clause}
        event.update(written(said, self.game.fields))
        return event

    @property
    def outcome(self) -> Outcome | None:
        return None if self.table.reason == PLAYING else self.game.outcome(self.table)

    # -- other tables

    def copy(self) -> Match:
        """An independent match in the same position."""
        twin = Match(self.game, self.table.copy(), self.options, self.data)
        twin.seed = self.seed
        twin.origin = self.origin
        twin.history = self.history[:]
        twin.said = self.said
        twin.free = self.free
        return twin

    def imagine(self, seat: int | None, seed: int) -> Match:
        """A match this seat could believe in: what it cannot know is dealt afresh, and the dice to come are new."""
        seed &= LONG
        dice, eye = quick(seed), self._eye(seat)
        for _ in range(MANY):
            table: Table = self.game.imagine(self.table, eye, dice)
            if table.holds():
                break
        else:
            raise NoWorld(f"{self.game.title}: no world fits what seat {seat} knows")
        if len(table.sealed) > 0:
            self._seal_afresh(table, eye, dice)
        table.dice = quick(seed ^ FUTURE)
        twin = Match(self.game, table, self.options, self.data)
        twin._dreamt_in, twin._dreamt_at = self, len(self.history)
        if self.said:
            twin.said = self.said
            self.game.live.recall(twin)
        return twin

    def _seal_afresh(self, table: Table, seat: i64, dice: Dice) -> None:
        """What others have sealed is as unknown as their cards."""
        for other in range(table.seats):
            if other != seat and table.sealed[other] != UNANSWERED:
                options = table.top().options(table, other, table.second())
                table.sealed[other] = any_kind(options, dice)

    def chair(self, seat: int, luck: Dice, deadline: float | None = None) -> Chair:
        """One seat's side of the match, for a bot: what it may know and nothing else."""
        return Chair(self, seat, luck, deadline)

    def advice(self, seat: int, deadline: float | None = None) -> list[Advice]:
        """What a bot in that chair thinks of the seat's options, the best first; empty if it is not asked."""
        found: list[Advice] = import_module(ADVISERS).advice(self, seat, deadline)
        return found

    def again(self, upto: int) -> Match:
        """The same match from the start, with its story, as it was after so many choices; the last one is watched."""
        match = self._opening()
        table = match.table
        table.listen(False)
        table.settle()
        told, _ = table.hush()
        for n in range(upto):
            choice, last = self.history[n], n == upto - 1
            start = table.copy() if last else table
            table.listen(last)
            match._take(choice & SEAT, choice >> SEAT_BITS)
            news, looks = table.hush()
            match._note(news, told)
            if last:
                match._news, match._looks = news, [start, *looks, table.copy()]
        match._told = told
        match.said = tuple([said for said in self.said if said.at <= upto])
        return match

    def deeds(self) -> list[Deed]:
        """Every choice so far. To whoever imagines a match its past looks like that of the match it is imagined in."""
        if self._dreamt_in is not None:
            return self._dreamt_in.deeds()[: self._dreamt_at]
        if not self.known:
            return []
        table, found = self._opening().table, list[Deed]()
        table.settle()
        for choice in self.history:
            found.append(Deed(table.copy(), choice & SEAT, choice >> SEAT_BITS))
            table.take(choice & SEAT, choice >> SEAT_BITS)
        return found

    def _opening(self) -> Match:
        """The match before anything has happened that comes before the first choice."""
        if self.origin is not None:
            return self.game.opened(self.origin, self.data)
        if self.seed is not None:
            return self.game.dealt(self.seats, self.seed, self.options, self.data, self.rules_version)
        raise ValueError("an imagined match has no past: nothing says how it came about")

    def may_undo(self, seat: int) -> bool:
        """Whether this seat made the last choice, and nothing hidden or random has come up since."""
        return self.free > 0 and self.history[-1] & SEAT == seat

    def undo(self, seat: int) -> None:
        """Take this seat's last choice back."""
        if not self.may_undo(seat):
            raise IllegalChoice("there is nothing to take back: something was revealed, or somebody else has acted")
        self.rewind(len(self.history) - 1)

    def rewind(self, upto: int) -> None:
        """Go back to where the match stood after so many choices."""
        if not 0 <= upto <= len(self.history):
            raise ValueError(f"the match has {len(self.history)} choices; {upto} is not among them")
        earlier = self.again(upto)
        self.table, self.history, self.free, self._told = earlier.table, earlier.history, earlier.free, earlier._told
        self._news, self._looks = SILENCE, NO_MOMENTS
        self._offered_to = NOBODY
        self._sights, self._former, self._glances = NO_SIGHTS, NO_SIGHTS, NO_SIGHTS

    # -- on paper

    def record(self) -> dict[str, Any]:
        """All it takes to play this match again, on any machine; `hash` seals where it stands."""
        return papers.record(self)

    def dump(self) -> dict[str, Any]:
        """The whole position as readable JSON, hidden cards included: for tests, puzzles and bug reports."""
        return {
            "game": self.game.slug,
            "rules_version": self.rules_version,
            "options": dict(self.options),
            "seats": self.seats,
            "position": positions.write(self.game, self.table),
        }

    def hash(self) -> str:
        """A short digest of the whole position, equal on every machine."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:16]


def deal(game: Game[Any], table: Table, options: Mapping[str, Any], data: str | None, seed: int | str) -> Match:
    """A match at a bare table of these options, which is set up with the dice of the seed."""
    table.dice = seeded(seed)
    game.set_up(table)
    match = Match(game, table, options, data)
    match.seed = seed
    return match
