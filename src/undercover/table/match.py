"""A match: a game being played. Its truth is the record: game, options, seats, seed and the choices made."""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from undercover.table.agenda import EVERYBODY, PLAYING, UNANSWERED, Table
from undercover.table.data import digest
from undercover.table.dice import Dice, seeded
from undercover.table.options import Barred, IllegalChoice, Option, barred_of, option_of
from undercover.table.story import Said, Value, written

if TYPE_CHECKING:
    from undercover.table.game import Game, Outcome

#: A choice in the history is one int: the seat in the lowest bits, the option above.
SEAT_BITS: Final = 4
SEAT: Final = (1 << SEAT_BITS) - 1
NOBODY: Final = -1
FORMAT: Final = 1
#: How many worlds are dealt before an implausible one is accepted.
MANY: Final = 1000


class Statement(NamedTuple):
    """A claim made beside the rules: after how many choices, by whom, in the game's words; the game keeps the note."""

    at: int
    seat: int
    claim: str
    note: dict[str, Any]


class Match:
    """The one door to a game for people, bots, server and research."""

    def __init__(
        self,
        game: Game,
        table: Table,
        options: Mapping[str, Any],
        data: str | None = None,
        seed: int | None = None,
        origin: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.table = table
        self.options = options
        #: The text of another data file than the game's own, if it is played with one.
        self.data = data
        self.seed = seed
        #: The dumped position it started from, if it was not dealt from a seed.
        self.origin = origin
        self.history: list[int] = []
        #: What was claimed in free talk; whoever runs the table keeps it here. It changes nothing.
        self.said: tuple[Statement, ...] = ()
        #: How many of the last choices their seat may take back.
        self.free = 0
        #: Everything said so far; None when some of it was not listened to.
        self._told: list[Said] | None = None
        self._offered: list[int] = []
        self._offered_to = NOBODY
        if self.known:
            self._told = self._listen_to_settling()

    @property
    def known(self) -> bool:
        """Whether it is known how this position came about; an imagined match has no past."""
        return self.seed is not None or self.origin is not None

    # -- who decides what

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must choose now; empty when it is over."""
        return tuple(self.table.waiting())

    @property
    def reaction(self) -> bool:
        """Whether a round of reactions is open."""
        return bool(self.table.agenda) and self.table.top().reaction()

    def legal(self, seat: int) -> list[int]:
        """The fast door: the options of a waiting seat as plain ints."""
        if not self.table.waits_for(seat):
            raise self._not_asked(seat)
        self._offered = self.table.legal(seat)
        self._offered_to = seat
        return self._offered

    def step(self, seat: int, number: int) -> None:
        """The fast door: carry out an option given as an int, without events."""
        if self._offered_to != seat:
            self.legal(seat)
        if number not in self._offered:
            raise IllegalChoice(f"{number} is not an option of seat {seat}; it has {self._offered}")
        self._offered_to = NOBODY
        self._told = None
        table = self.table
        revealed, luck, sealed = table.revealed, table.dice.state, table.sealed
        table.take(seat, number)
        if sealed or table.revealed != revealed or table.dice.state != luck or table.reason != PLAYING:
            self.free = 0
        elif self.free and self.history[-1] & SEAT == seat:
            self.free += 1
        else:
            self.free = 1
        self.history.append(number << SEAT_BITS | seat)

    def playout(self, dice: Dice) -> int:
        """Play on at random to the end, as fast as it goes; returns the number of decisions made."""
        table, before = self.table, len(self.history)
        while table.agenda:
            seat = table.waiting()[0]
            options = table.legal(seat)
            self.step(seat, options[dice.below(len(options))])
        return len(self.history) - before

    def choices(self, seat: int) -> tuple[Option, ...]:
        """The options of a seat, in words' ids; empty if it is not asked now."""
        if not self.table.waits_for(seat):
            return ()
        return tuple(self._option(seat, number) for number in self.table.legal(seat))

    def barred(self, seat: int) -> tuple[Barred, ...]:
        """What a person in this seat would look for but may not choose now."""
        table = self.table
        if not table.waits_for(seat):
            return ()
        bars = table.top().barred(table, seat, table.second())
        return tuple(barred_of(bar, self.game.names) for bar in bars)

    def play(self, seat: int, option: Option | str) -> list[dict[str, Any]]:
        """Choose. Returns what this seat may know of what happened; IllegalChoice changes nothing."""
        wanted = option.id if isinstance(option, Option) else option
        return self._heard(self._play(seat, self._number(seat, wanted)), seat)

    def _play(self, seat: int, number: int) -> list[Said]:
        """One choice with somebody listening; what was said."""
        told, table = self._told, self.table
        table.listening = True
        try:
            self.step(seat, number)
        finally:
            table.listening = False
            news, table.story = table.story, []
        for said in news:
            said.at = len(self.history)
        if told is not None:
            told += news
            self._told = told
        return news

    def _listen_to_settling(self) -> list[Said]:
        table = self.table
        table.listening = True
        table.settle()
        table.listening = False
        told, table.story = table.story, []
        return told

    def default(self, seat: int) -> Option:
        """What is chosen for a seat that has run out of time."""
        if not self.table.waits_for(seat):
            raise self._not_asked(seat)
        table = self.table
        return self._option(seat, table.top().default(table, seat, table.second()))

    def _option(self, seat: int, number: int) -> Option:
        table = self.table
        return option_of(table.top().say(table, seat, table.second(), number), self.game.names)

    def _number(self, seat: int, wanted: str) -> int:
        """The option with this id, as an int; IllegalChoice, with the reason, if it is not offered."""
        if not self.table.waits_for(seat):
            raise self._not_asked(seat)
        numbers = self.table.legal(seat)
        for number in numbers:
            if self._option(seat, number).id == wanted:
                return number
        for bar in self.barred(seat):
            if bar.id == wanted:
                raise IllegalChoice(
                    f"{wanted!r} is not allowed: {bar.reason.message} ({bar.reason.clause})", bar.reason
                )
        offered = ", ".join(self._option(seat, number).id for number in numbers[:40])
        raise IllegalChoice(f"{wanted!r} is not offered to seat {seat}; offered: {offered}")

    def _not_asked(self, seat: int) -> IllegalChoice:
        if self.table.reason != PLAYING:
            return IllegalChoice("the game is over")
        asked = ", ".join(str(other) for other in self.table.asked())
        return IllegalChoice(f"seat {seat} has nothing to decide now; asked: {asked}")

    # -- what is known

    def seen(self, seat: int | None) -> dict[str, Any]:
        """All a seat may know, as JSON; None is a spectator."""
        if seat is not None and not 0 <= seat < self.table.seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.table.seats - 1}")
        table = self.table
        asked = table.asked()
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
            **self.game.seen(table, seat),
            **self.game.overheard(self),
        }

    def story(self, seat: int | None) -> list[dict[str, Any]]:
        """The events this seat may know, from the start."""
        return self._heard(self._tell_all(), seat)

    def _tell_all(self) -> list[Said]:
        """Everything that was said so far; what was played through the fast door is told by playing it again."""
        if self._told is None:
            self._told = self.again(len(self.history))._told
        return self._told or []

    def _heard(self, news: list[Said], seat: int | None) -> list[dict[str, Any]]:
        return [self._event(said) for said in news if said.to == EVERYBODY or said.to == seat]

    def _event(self, said: Said) -> dict[str, Any]:
        event: dict[str, Value] = {"type": said.phrase.id, "at": said.at, "clause": said.phrase.clause}
        event.update(written(said, self.game.names))
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
        dice = seeded(seed)
        for _ in range(MANY):
            table = self.game.imagine(self.table, seat, dice)
            if self._plausible(table):
                break
        self._seal_afresh(table, seat, dice)
        table.dice = seeded(~seed)
        table.settle()
        twin = Match(self.game, table, self.options, self.data)
        twin.said = self.said
        return twin

    def _seal_afresh(self, table: Table, seat: int | None, dice: Dice) -> None:
        """What others have sealed is as unknown as their cards."""
        for other, answer in enumerate(table.sealed):
            if other != seat and answer != UNANSWERED:
                options = table.top().options(table, other, table.second())
                table.sealed[other] = options[dice.below(len(options))]

    def _plausible(self, table: Table) -> bool:
        """Whoever is asked has something to choose from: everybody can see that."""
        return all(table.top().options(table, asked, table.second()) for asked in table.asked())

    def again(self, upto: int) -> Match:
        """The same match from the start, with its story, as it was after so many choices."""
        if self.origin is not None:
            match = self.game.load(self.origin, self.data)
        elif self.seed is not None:
            match = self.game.start(self.seats, self.seed, self.options, self.data)
        else:
            raise ValueError("an imagined match has no past: nothing says how it came about")
        for choice in self.history[:upto]:
            match._play(choice & SEAT, choice >> SEAT_BITS)
        match.said = tuple(said for said in self.said if said.at <= upto)
        return match

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
        self._offered_to = NOBODY

    # -- on paper

    def record(self) -> dict[str, Any]:
        """All it takes to play this match again, on any machine; `hash` seals where it stands."""
        match = self.again(0)
        choices: list[list[int | str]] = []
        for choice in self.history:
            seat = choice & SEAT
            choices.append([seat, match._option(seat, choice >> SEAT_BITS).id])
            match.step(seat, choice >> SEAT_BITS)
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.slug,
            "rules_version": self.game.rules_version,
            "data": digest(self.game.data if self.data is None else self.data),
            "options": dict(self.options),
            "seats": self.seats,
        }
        if self.origin is None:
            record["seed"] = self.seed
        else:
            record["position"] = deepcopy(self.origin)
        if self.said:
            record["claims"] = [[said.at, said.seat, said.claim] for said in self.said]
        return {**record, "choices": choices, "hash": self.hash()}

    def dump(self) -> dict[str, Any]:
        """The whole position as readable JSON, hidden cards included: for tests, puzzles and bug reports."""
        return {
            "game": self.game.slug,
            "rules_version": self.game.rules_version,
            "options": dict(self.options),
            "seats": self.seats,
            "position": self.game.write(self.table),
        }

    def hash(self) -> str:
        """A short digest of the whole position, equal on every machine."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:16]
