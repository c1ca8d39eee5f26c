"""Words: everything people read, in their language, from Fluent catalogues that the browser shares.

A game has its catalogues in its own folder, `words/<language>.ftl`; `<language>/common.ftl` here is spoken together
with them. What a catalogue lacks is said in English, with a warning. The message ids follow from the rules:

    event-<type>  option-<kind>  why-<kind>  barred-<reason>  prompt-<decision>  asks-<decision>  end-<reason>
    prompt-<decision>-<kind of an option that there is>
    setting-<option>  setting-<option>-<choice>  <family>-<id>  <family>-<id>-text  rule-<clause, with - for .>
    lesson-<page>  coach-<page>  picture-<step>  piece-<kind of things>

The frame's own begin with ui-, bot-, refused-, bye- and term- (in common), and board- (in a game); see `docs/words.md`.

A field that holds a thing is spoken by a function, both here and in the browser: NAME($agent) says its name as it
stands on the card, NAME($agent, case: "acc") one of the name's attributes (the forms a language needs in running text),
TEXT($card) what it does. A list of things is one text of ids joined by commas; NAME says them all. A field that holds a
seat is the player's name already. SIGNED($paces) writes +2 or −1. In a selector a thing is its whole id: [side-green].

What is systematic in a language is done by a function, not by hand: THE(…) puts the Hungarian article before whatever
it is given (a name, a number, a letter), CAP(…) begins a sentence with it: CAP(THE(NAME($side, case: "nom"))).

Who reads of themselves reads "you": .you-seat is what a message says to the one whose seat is $seat, .you-victim to the
victim, .you-seat-facing to whoever is both; .you-side to everybody on that side. A side of one is called by its
player's name: .one-side says it with that player in $seat. How a match ended is said from the reader's side: .won and
.lost.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache
from importlib import resources
from typing import Any
from warnings import warn

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message, Resource

from undercover.table import registry
from undercover.table.game import Game
from undercover.table.options import Barred, Option

LANGUAGES = ("en", "hu", "pl")
ENGLISH = LANGUAGES[0]
#: Where the catalogues are that all games share.
COMMON = __name__
COMMA = ", "
#: What a Hungarian reads with a vowel first, and says "az" to: a word; a number read egy, öt or ezer; a letter by its
#: name (ef, el, em); the numerals I. and V., but not II. and IV. Quotation marks are not heard.
OPEN = re.compile(
    r"[„”»(]*(?:(?![IVX]{2,}\.)[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]|1(?:\d{3})*(?!\d)|5|[FLMNRSXY](?![\w.])|V\.)"
)


class UnknownLanguage(ValueError):
    """A language there are no catalogues for."""


class MissingWords(UserWarning):
    """A message that a catalogue lacks, or that does not speak of what it is given. Something is said all the same."""


class Words:
    """One language at one game (None: at no table yet)."""

    def __init__(self, language: str, game: Game[Any] | None = None) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.families: Mapping[str, str] = game.families if game else {}
        functions: dict[str, Any] = {
            "NAME": self._name,
            "TEXT": self._text,
            "SIGNED": _signed,
            "THE": the,
            "CAP": _cap,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        homes = (COMMON, game.home) if game else (COMMON,)
        for each in dict.fromkeys((language, ENGLISH)):
            for home in homes:
                # What has been said in the language itself stays.
                self._bundle.add_resource(_resource(each, home))
        for home in homes:
            _check(language, home)
        #: The clauses the game's catalogue explains, in reading order.
        self.clauses = tuple(clause for home in homes for clause in _clauses(language, home))
        #: Who reads, and what everybody at the table is (`seen["players"]`): their sides, their teams.
        self._you: int | None = None
        self._people: Sequence[Mapping[str, Any]] = ()

    def read_by(self, you: int | None, people: Sequence[Mapping[str, Any]] = ()) -> Words:
        """The same words, said to whoever sits there; `people` are the players as that seat sees them."""
        words = copy(self)
        words._you, words._people = you, people
        return words

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(
        self, id: str, fields: Mapping[str, Any] | None = None, players: Sequence[str] = (), you: int | None = None
    ) -> str:
        """The message with its fields; `players` are the names of the seats, `you` is the seat of whoever reads it."""
        if not self.has(id):
            warn(f"{self.language}: there are no words for {id!r}", MissingWords, stacklevel=2)
            return id
        reader = self if you is None else self.read_by(you, self._people)
        form, fields = reader._told(self._bundle.get_message(id), fields or {})
        return self._said(id, form, fields, players)

    def ending(self, over: Mapping[str, Any], players: Sequence[str]) -> str:
        """Why it is over, as whoever reads it may take it: `over` is that of what is seen."""
        id, winners = over["reason"], over["winners"]
        names = [players[seat] for seat in winners]
        rivals = [name for seat, name in enumerate(players) if seat not in winners]
        best = max((over["scores"][seat] for seat in winners), default=0)
        fields = {"names": COMMA.join(names), "rivals": COMMA.join(rivals), "score": best}
        mine = "" if self._you is None else "won" if self._you in winners else "lost"
        return self._said(id, mine if mine in self._bundle.get_message(id).attributes else "", fields, players)

    def _said(self, id: str, form: str, fields: Mapping[str, Any], players: Sequence[str]) -> str:
        """One form of a message; the message itself has no name."""
        spoken = {field: self._spoken(field, value, players) for field, value in fields.items()}
        message = self._bundle.get_message(id)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            warn(f"{self.language}: {id!r} has attributes only", MissingWords, stacklevel=2)
            return id
        text, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            warn(f"{self.language}: {id!r}: {errors[0]}", MissingWords, stacklevel=2)
        return str(text)

    def event(self, event: Mapping[str, Any], players: Sequence[str], you: int | None = None) -> str:
        return self.say(f"event-{event['type']}", event, players, you)

    def option(self, option: Option | Barred, players: Sequence[str], you: int | None = None) -> str:
        return self.say(f"option-{option.kind}", option.named, players, you)

    def why(self, option: Option | Barred, players: Sequence[str], you: int | None = None) -> str:
        why = option.why if isinstance(option, Option) else option.reason
        return self.say(why.message, option.named, players, you)

    def prompt(self, seen: Mapping[str, Any], kinds: Iterable[str] = ()) -> str:
        """What is asked, to whoever decides; it may name numbers they see, the turn's too: { $actions }.

        There may be words for the case that there is an option of one of these kinds.
        """
        turn = seen.get("turn")
        told = {**turn, **seen} if isinstance(turn, Mapping) else seen
        id = f"prompt-{seen['decision']}"
        id = next(filter(self.has, (f"{id}-{kind}" for kind in kinds)), id)
        return self.say(id, {name: n for name, n in told.items() if isinstance(n, int)})

    def called(self, field: str, value: Any) -> str:
        """The name of a thing; what has none is called by its number."""
        id = f"{self.families.get(field, field)}-{value}"
        return self.say(id) if self.has(id) else str(value)

    def rule(self, clause: str) -> str:
        return self.say(rule_id(clause))

    def heading(self, clause: str) -> str:
        """The title of a chapter of the rules; rulings have none."""
        title = self._bundle.get_message(rule_id(clause)).attributes.get("title")
        return str(self._bundle.format_pattern(title)[0]) if title else ""

    def _spoken(self, field: str, value: Any, players: Sequence[str]) -> Any:
        """A thing becomes the id of its name, a seat the name of its player; numbers and other texts stay."""
        family = self.families.get(field, field)
        if isinstance(value, list):
            return COMMA.join(str(self._spoken(field, each, players)) for each in value)
        if family == "seat" and isinstance(value, int) and value < len(players):
            return players[value]
        if isinstance(value, str) and self.has(f"{family}-{value}"):
            return f"{family}-{value}"
        return fluent_number(value, useGrouping=False) if isinstance(value, int) else value

    def _told(self, message: Any, fields: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
        """What everybody reads; or the form that calls the reader "you" in most of the fields that are theirs; or the
        one for somebody who does it to themselves; or the one that calls a side by the name of its only player."""
        mine = {field for field, value in fields.items() if self._is_mine(field, value)}
        forms = [
            form for form in message.attributes if {*form.split("-")} - {"you"} <= mine and form.startswith("you-")
        ]
        if forms:
            return max(forms, key=len), fields
        for form in message.attributes:
            if form.startswith("self-") and fields.get(form.removeprefix("self-"), ()) == fields.get("seat"):
                return form, fields
            field = form.removeprefix("one-")
            found = [seat for seat, each in enumerate(self._people) if each.get(field) == fields.get(field, ())]
            if field != form and len(found) == 1:
                return form, {**fields, "seat": found[0]}
        return "", fields

    def _is_mine(self, field: str, value: Any) -> bool:
        if self._you is None:
            return False
        if self.families.get(field, field) == "seat":
            return bool(value == self._you)
        return self._you < len(self._people) and self._people[self._you].get(field, ()) == value

    def _name(self, things: str, case: str = "") -> str:
        return COMMA.join(self._one_name(thing, str(case)) for thing in str(things).split(COMMA) if thing)

    def _one_name(self, thing: str, case: str) -> str:
        message = self._bundle.get_message(thing)
        pattern = message.attributes[case] if case else message.value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern)[0])

    def _text(self, thing: str) -> str:
        return self.say(f"{thing}-text")


def rule_id(clause: str) -> str:
    """4.2 -> rule-4-2"""
    return "rule-" + clause.replace(".", "-")


def _signed(number: Any) -> str:
    """+2, −1, 0: with a true minus sign."""
    value = int(number)
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


def the(text: Any) -> str:
    """The Hungarian article: az őrszem, a 2. kerület, az 5. kerület, a II. csali, az A osztag."""
    return f"az {text}" if OPEN.match(str(text)) else f"a {text}"


def _cap(text: Any) -> str:
    """As it begins a sentence."""
    return str(text)[:1].upper() + str(text)[1:]


@cache
def _resource(language: str, home: str) -> Resource:
    return FluentResource(_text(language, home))


def _ids(language: str, home: str) -> list[str]:
    return [entry.id.name for entry in _resource(language, home).body if isinstance(entry, Message)]


@cache
def _clauses(language: str, home: str) -> tuple[str, ...]:
    ids = dict.fromkeys([*_ids(language, home), *_ids(ENGLISH, home)])
    return tuple(id.removeprefix("rule-").replace("-", ".") for id in ids if id.startswith("rule-"))


@cache
def _check(language: str, home: str) -> None:
    """Say once what a catalogue lacks."""
    own = {*_ids(language, home)}
    lacking = [id for id in _ids(ENGLISH, home) if id not in own]
    if lacking:
        some = ", ".join(lacking[:5]) + (f" and {len(lacking) - 5} more" if len(lacking) > 5 else "")
        warn(f"{home}: in {language!r} there are no words for {some}", MissingWords, stacklevel=4)


def catalogue(language: str, name: str) -> str:
    """The text of a catalogue file: `common`, or a game's."""
    return _text(language, COMMON if name == "common" else registry.game(name).home)


def over_english(language: str, name: str) -> str:
    """The same with English for what it lacks: of two messages with one id the last counts."""
    return catalogue(language, name) if language == ENGLISH else catalogue(ENGLISH, name) + catalogue(language, name)


def _text(language: str, home: str) -> str:
    folder = resources.files(home)
    file = folder / language / "common.ftl" if home == COMMON else folder / "words" / f"{language}.ftl"
    return file.read_bytes().decode(errors="replace") if file.is_file() else ""
