"""Everything people can be told has words, in every language, and the languages agree with each other.

A game is tested by being on the shelf: what it can say is read off its phrases, steps, options and names, and off
random games in which everything that happens is said aloud.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import Junk, Message

from tests.catalogues import (
    PLAYERS,
    Gathered,
    attributes,
    entries,
    every_catalogue,
    every_game,
    every_language,
    messages,
    needed,
    phrases,
    samples,
    things,
    variables,
)
from undercover import Barred, Game, Match, Option
from undercover.table.dice import seeded
from undercover.table.kit import configurations
from undercover.words import LANGUAGES, Words

ROOT = Path(__file__).parents[1]
#: Random games are played in about this many configurations of a game, spread evenly.
CONFIGURATIONS = 24

#: Texts of more than one word that are the same in English and in another language, and should be.
ALIKE = {"game-title", "ui-bot-of-level"}
#: English words that are no words of Hungarian or Polish.
ENGLISH = re.compile(r"\b(the|and|your|you|with|from|this|of|are|card)\b", re.IGNORECASE)


# ---------------------------------------------------------------- the catalogues themselves


@every_language
@every_catalogue
def test_a_catalogue_is_well_formed(name: str, language: str) -> None:
    junk = [entry.content for entry in entries(language, name) if isinstance(entry, Junk)]
    assert not junk, "not Fluent"
    ids = [entry.id.name for entry in entries(language, name) if isinstance(entry, Message)]
    assert not {id for id in ids if ids.count(id) > 1}, "said twice"
    empty = [id for id, message in messages(language, name).items() if not message.value]
    assert not empty, "without words"
    if name != "common":
        assert not ids & messages(language, "common").keys(), "common words said again"


@every_catalogue
def test_the_languages_have_the_same_messages(name: str) -> None:
    english = messages("en", name)
    for language in LANGUAGES:
        other = messages(language, name)
        assert not english.keys() ^ other.keys(), f"only in one of en and {language}"
        for id in english:
            assert variables("en", name, id) == variables(language, name, id), (
                f"{language}: {id} speaks of other things"
            )
            titled = "title" in attributes(english[id])
            assert titled == ("title" in attributes(other[id])), f"{language}: {id} has a heading in one language only"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@every_catalogue
def test_no_english_is_left_in_another_language(name: str, language: str) -> None:
    english = {id: Gathered(message).text for id, message in messages("en", name).items()}
    for id, message in messages(language, name).items():
        text = Gathered(message).text
        same = text == english.get(id)
        assert not same or id in ALIKE or not re.search(r"\w\W+\w", text), f"{language}: {id} is not translated: {text}"
        assert not ENGLISH.search(text) or id == "game-title", f"{language}: {id} has English in it: {text}"


def test_every_language_has_its_folder() -> None:
    folders = {path.parent.name for path in (ROOT / "src/undercover/words").glob("*/common.ftl")}
    assert folders == set(LANGUAGES)


# ---------------------------------------------------------------- the words of a game


@every_language
@every_game
def test_everything_a_game_needs_has_words(game: Game[Any], language: str) -> None:
    assert not sorted(needed(game) - messages(language, game.slug).keys()), "no words for"


@every_language
@every_game
def test_every_phrase_is_an_event_or_an_option(game: Game[Any], language: str) -> None:
    words = Words(language, game)
    for phrase in phrases(game):
        event, option, why = f"event-{phrase.id}", f"option-{phrase.id}", f"why-{phrase.id}"
        assert words.has(event) or words.has(option), f"neither {event} nor {option}"
        assert words.has(option) == words.has(why), f"{option} and {why} belong together"
    ids = {phrase.id for phrase in phrases(game)}
    for id in messages(language, game.slug):
        kind, _, said = id.partition("-")
        assert kind not in ("event", "option", "why") or said in ids, f"nothing says {id}"
        assert kind != "end" or id in game.reasons, f"nothing ends like {id}"


@every_language
@every_game
def test_every_phrase_can_be_said_of_everything(game: Game[Any], language: str) -> None:
    """An id may be an event's and an option's, with different fields; random games tell those apart."""
    words = Words(language, game)
    shared = [phrase.id for phrase in set(phrases(game))]
    for phrase in phrases(game):
        for id in (f"event-{phrase.id}", f"option-{phrase.id}", f"why-{phrase.id}"):
            if words.has(id) and (
                shared.count(phrase.id) == 1 or variables(language, game.slug, id) <= {*phrase.fields}
            ):
                for fields in samples(game, phrase):
                    assert words.say(id, fields, PLAYERS).strip()


@every_language
@every_game
def test_only_what_is_given_is_spoken_of(game: Game[Any], language: str) -> None:
    """A setting, a name or a rule is given no fields; whoever waits for somebody, the seat; who decides, the numbers
    they see, the turn's too; an ending, who has won with how much, and who has not; half a choice, what the option
    says."""
    seen = game.start(game.seats[0], 1).seen(0)
    turn = seen.get("turn")
    told = {**turn, **seen} if isinstance(turn, dict) else seen
    numbers = {name for name, value in told.items() if isinstance(value, int)}
    ending = {"names", "rivals", "score"}
    given = {
        "asks": {"seat"},
        "prompt": numbers,
        "end": ending,
        "half": None,
        "event": None,
        "option": None,
        "why": None,
        "barred": None,
        "board": None,
    }
    for id in messages(language, game.slug):
        allowed = given.get(id.partition("-")[0], set())
        assert allowed is None or variables(language, game.slug, id) <= allowed, f"{id} is not given that"


@every_language
@every_game
def test_names_of_one_kind_have_the_same_forms_and_texts(game: Game[Any], language: str) -> None:
    said = messages(language, game.slug)
    for kind, ids in things(game).items():
        forms = {id: attributes(said[id]) for id in ids}
        assert len({frozenset(form) for form in forms.values()}) <= 1, f"{kind}: {forms}"
        explained = {id for id in ids if f"{id}-text" in said}
        assert explained in (set(), set(ids)), f"{kind}: no text for {set(ids) - explained}"


# ---------------------------------------------------------------- random games, told aloud


def tell(words: Words, match: Match) -> None:
    """Say everything that can be read at the table at this moment."""
    asked = list(match.table.asked())
    for seat in (*range(match.seats), None):
        decision = match.seen(seat)["decision"]
        if seat in asked:
            words.prompt(match.seen(seat), (option.kind for option in match.choices(seat)))
        elif asked:
            words.say(f"asks-{decision}", {"seat": asked if len(asked) > 1 else asked[0]}, PLAYERS)
    for seat in match.waiting:
        offers: list[Option | Barred] = [*match.choices(seat), *match.barred(seat)]
        for option in offers:
            assert words.option(option, PLAYERS, seat).strip()
            assert words.why(option, PLAYERS, seat).strip()
            clause = (option.why if isinstance(option, Option) else option.reason).clause
            assert clause in words.clauses, f"no rule {clause}"


@every_game
def test_random_games_can_be_told_in_every_language(game: Game[Any]) -> None:
    spoken = [Words(language, game) for language in LANGUAGES]
    tables = list(configurations(game))
    for seed, (seats, options) in enumerate(tables[:: 1 + len(tables) // (CONFIGURATIONS + 1)]):
        dice = seeded(seed)
        match = game.start(seats, seed, options)
        while match.waiting:
            tell(spoken[len(match.history) % len(spoken)], match)  # now in one language, now in another
            seat = match.waiting[0]
            choices = match.choices(seat)
            match.play(seat, choices[dice.below(len(choices))])
        assert match.outcome
        for words in spoken:
            for view in (*range(seats), None):
                seen = match.seen(view)
                assert words.read_by(view, seen.get("players", ())).ending(seen["over"], PLAYERS).strip()
                assert all(words.event(event, PLAYERS, view).strip() for event in match.story(view))


# ---------------------------------------------------------------- what the doors say


#: An id of the common catalogue that stands as a whole text in a source, and one of a board that is said there.
COMMON_ID = re.compile(r"""["'`]((?:ui|refused|bye|term|bot)-[a-z-]*[a-z])["'`]""")
BOARD_ID = re.compile(r"""\b(?:say|t)\(\s*["'`](board-[a-z_-]*[a-z])["'`]""")


def mentioned(folder: str, ids: re.Pattern[str]) -> set[str]:
    sources = [path for path in (ROOT / folder).rglob("*") if path.suffix in (".py", ".ts", ".svelte")]
    return {id for path in sources for id in ids.findall(path.read_text("utf-8"))}


def test_what_server_terminal_and_browser_say_has_words() -> None:
    said = mentioned("src/undercover", COMMON_ID) | mentioned("web/src", COMMON_ID)
    assert said, "nobody says anything?"
    assert not sorted(said - messages("en", "common").keys()), "no words for"


@every_game
def test_what_a_board_says_has_words(game: Game[Any]) -> None:
    said = mentioned(f"src/undercover/games/{game.slug}", BOARD_ID) | mentioned(f"web/src/games/{game.slug}", BOARD_ID)
    assert not sorted(said - messages("en", game.slug).keys()), "no words for"


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Every `Refusal("refused-…", field=…)` of the server with the fields it gives."""
    for path in (ROOT / "src/undercover/server").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant):
                    yield str(first.value), {keyword.arg for keyword in node.keywords if keyword.arg}


def test_a_refusal_is_given_what_it_speaks_of() -> None:
    for id, fields in refusals():
        assert variables("en", "common", id) <= fields, f"{id} is given {fields or 'nothing'}"
