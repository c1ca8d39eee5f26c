"""Everything people can be told has words, in every language, and the languages agree with each other.

A game is tested by being on the shelf: what it can say is read off its phrases, steps, options and names, and off
random games in which everything that happens is said aloud.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Junk, Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from undercover import Barred, Game, Match, Option
from undercover.table.agenda import Choice
from undercover.table.dice import seeded
from undercover.table.kit import configurations
from undercover.table.registry import game, games
from undercover.table.story import Phrase
from undercover.words import LANGUAGES, MissingWords, UnknownLanguage, Words, catalogue, rule_id, the

ROOT = Path(__file__).parents[1]
PLAYERS = ("Ana", "Bence", "Łucja", "Ödön", "Zoë", "Jo", "Kim", "Lo", "Max", "Noé", "Pál", "Ruth")
#: Random games are played in about this many configurations of a game, spread evenly.
CONFIGURATIONS = 24

#: Texts of more than one word that are the same in English and in another language, and should be.
ALIKE = {"game-title", "ui-bot-of-level"}
#: English words that are no words of Hungarian or Polish.
ENGLISH = re.compile(r"\b(the|and|your|you|with|from|this|of|are|card)\b", re.IGNORECASE)

CATALOGUES = ("common", *games())
every_catalogue = pytest.mark.parametrize("name", CATALOGUES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", games().values(), ids=games())


# ---------------------------------------------------------------- catalogues, read


@cache
def entries(language: str, name: str) -> tuple[Any, ...]:
    return tuple(FluentParser().parse(catalogue(language, name)).body)


@cache
def messages(language: str, name: str) -> Mapping[str, Message]:
    return {entry.id.name: entry for entry in entries(language, name) if isinstance(entry, Message)}


class Gathered(Visitor):
    """The variables and the plain text of a message or of one of its forms."""

    def __init__(self, message: Message | Attribute) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.text = ""
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.text += node.value + " "


def variables(language: str, name: str, id: str) -> set[str]:
    return Gathered(messages(language, name)[id]).variables


def attributes(message: Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


# ---------------------------------------------------------------- what a game can say


@cache
def modules(game: Game) -> tuple[Any, ...]:
    package = import_module(game.home)
    return tuple(import_module(f"{game.home}.{found.name}") for found in iter_modules(package.__path__))


def phrases(game: Game) -> Iterator[Phrase]:
    for module in modules(game):
        for value in vars(module).values():
            several = (
                value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else [value]
            )
            yield from (each for each in several if isinstance(each, Phrase))


def bars(game: Game) -> Iterator[tuple[str, str]]:
    """Reason and clause of every `Bar(…, "reason", "clause")` written in the rules."""
    for module in modules(game):
        source = resources.files(game.home).joinpath(module.__name__.rpartition(".")[2] + ".py")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Bar":
                reason, clause = (arg.value if isinstance(arg, ast.Constant) else None for arg in node.args[1:3])
                if isinstance(reason, str) and isinstance(clause, str):
                    yield reason, clause


def decisions(game: Game) -> list[str]:
    return [step.name for step in game.steps() if isinstance(step, Choice)]


def family(game: Game, field: str) -> str:
    return game.families.get(field, field)


def things(game: Game) -> dict[str, list[str]]:
    """The ids of the things of each family that the phrases can name."""
    found: dict[str, list[str]] = {}
    for field, ids in game.names.items():
        if not callable(ids) and family(game, field) != "seat":
            found.setdefault(family(game, field), []).extend(f"{family(game, field)}-{id}" for id in ids if id)
    return found


def needed(game: Game) -> set[str]:
    """Every id that is sure to be asked for."""
    ids = {"game-title", "game-tagline", "game-about", *game.reasons}
    for spec in game.options.values():
        ids |= {spec.meaning, *(f"{spec.meaning}-{str(choice).lower()}" for choice in spec.choices)}
    for decision in decisions(game):
        ids |= {f"prompt-{decision}", f"asks-{decision}"}
    for named in things(game).values():
        ids |= set(named)
    for reason, clause in bars(game):
        ids |= {f"barred-{reason}", rule_id(clause)}
    return ids | {rule_id(phrase.clause) for phrase in phrases(game) if phrase.clause}


def samples(game: Game, phrase: Phrase) -> Iterator[dict[str, Any]]:
    """Fields for the phrase in which each of its things comes up at least once."""
    known: dict[str, Sequence[Any]] = {field: range(3) for field in phrase.fields}
    for field in phrase.fields:
        ids = game.names.get(field, ())
        if callable(ids):
            return
        known[field] = [id for id in ids if id] or known[field]
    for n in range(max((len(ids) for ids in known.values()), default=1)):
        yield {field: ids[n % len(ids)] for field, ids in known.items()}


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


# ---------------------------------------------------------------- what is systematic is not done by hand


#: A Hungarian article in front of something that is put in: THE knows better.
BY_HAND = re.compile(r"(?:^|[\s„(])(?:[Aa]|[Aa]z|[Aa]\(z\)) \{", re.MULTILINE)
#: A Polish name that dangles behind a colon or a comma instead of "gracza", "graczowi", "graczem".
DANGLING = re.compile(r"(?:cel|właściciel|gracza|graczowi|graczem): \{ \$")


@every_catalogue
def test_hungarian_articles_are_put_by_the_function(name: str) -> None:
    assert not BY_HAND.findall(catalogue("hu", name))
    for id, message in messages("hu", name).items():
        for form in message.attributes:
            said = Gathered(form).text
            assert form.id.name == "title" or not re.match(r"(?:az?|egy) ", said), f"{id} has its article already"


@every_catalogue
def test_polish_names_of_players_stand_behind_a_noun(name: str) -> None:
    assert not DANGLING.findall(catalogue("pl", name))
    assert ".”" not in catalogue("pl", name), "the full stop follows the quotation mark"


#: What a player without a name is not called.
SEATS = {"en": r"[Ss]eat (?:\d|\{ \$)", "hu": r"(?:\d|\$\w+ \})\. hely\b", "pl": r"[Mm]iejsc[ea] (?:\d|\{ \$)"}


@every_language
@every_catalogue
def test_nobody_is_called_by_a_seat(name: str, language: str) -> None:
    told = re.findall(rf"^(\S+) = .*\b{SEATS[language]}", catalogue(language, name), re.MULTILINE)
    assert not {*told} - {"board-fact-deck"}, "that is a player"


def test_every_language_has_its_folder() -> None:
    folders = {path.parent.name for path in (ROOT / "src/undercover/words").glob("*/common.ftl")}
    assert folders == set(LANGUAGES)


# ---------------------------------------------------------------- the words of a game


@every_language
@every_game
def test_everything_a_game_needs_has_words(game: Game, language: str) -> None:
    assert not sorted(needed(game) - messages(language, game.slug).keys()), "no words for"


@every_language
@every_game
def test_every_phrase_is_an_event_or_an_option(game: Game, language: str) -> None:
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
def test_every_phrase_can_be_said_of_everything(game: Game, language: str) -> None:
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
def test_only_what_is_given_is_spoken_of(game: Game, language: str) -> None:
    """A prompt, an ending, a setting, a name or a rule is given no fields; whoever waits for somebody, the seat."""
    given = {"asks": {"seat"}, "event": None, "option": None, "why": None, "barred": None, "board": None}
    for id in messages(language, game.slug):
        allowed = given.get(id.partition("-")[0], set())
        assert allowed is None or variables(language, game.slug, id) <= allowed, f"{id} is not given that"


@every_language
@every_game
def test_names_of_one_kind_have_the_same_forms_and_texts(game: Game, language: str) -> None:
    said = messages(language, game.slug)
    for kind, ids in things(game).items():
        forms = {id: attributes(said[id]) for id in ids}
        assert len({frozenset(form) for form in forms.values()}) <= 1, f"{kind}: {forms}"
        explained = {id for id in ids if f"{id}-text" in said}
        assert explained in (set(), set(ids)), f"{kind}: no text for {set(ids) - explained}"


# ---------------------------------------------------------------- random games, told aloud


def tell(words: Words, match: Match) -> None:
    """Say everything that can be read at the table at this moment."""
    asked = match.table.asked()
    for seat in (*range(match.seats), None):
        decision = match.seen(seat)["decision"]
        if seat in asked:
            words.say(f"prompt-{decision}")
        elif asked:
            words.say(f"asks-{decision}", {"seat": asked if len(asked) > 1 else asked[0]}, PLAYERS)
    for seat in match.waiting:
        offers: list[Option | Barred] = [*match.choices(seat), *match.barred(seat)]
        for option in offers:
            assert words.option(option, PLAYERS).strip()
            assert words.why(option, PLAYERS).strip()
            clause = (option.why if isinstance(option, Option) else option.reason).clause
            assert clause in words.clauses, f"no rule {clause}"


@every_game
def test_random_games_can_be_told_in_every_language(game: Game) -> None:
    spoken = [Words(language, game) for language in LANGUAGES]
    tables = list(configurations(game))
    for seed, (seats, options) in enumerate(tables[:: 1 + len(tables) // (CONFIGURATIONS + 1)]):
        dice = seeded(seed)
        match = game.start(seats, seed, options)
        while match.waiting:
            for words in spoken:
                tell(words, match)
            seat = match.waiting[0]
            choices = match.choices(seat)
            match.play(seat, choices[dice.below(len(choices))])
        assert match.outcome
        for words in spoken:
            assert words.say(match.outcome.reason).strip()
            for view in (*range(seats), None):
                assert all(words.event(event, PLAYERS).strip() for event in match.story(view))


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
def test_what_a_board_says_has_words(game: Game) -> None:
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


# ---------------------------------------------------------------- the voice


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownLanguage, match="there is no language 'tlh'; there are en, hu, pl"):
        Words("tlh")


def test_missing_words_are_an_error_that_names_them() -> None:
    words = Words("hu", game("agent_avenue"))
    with pytest.raises(MissingWords, match="hu: there are no words for 'event-nonsense'"):
        words.say("event-nonsense")
    with pytest.raises(MissingWords, match="event-drew"):
        words.say("event-drew", {"seat": 0}, PLAYERS)


def test_names_are_inflected_and_take_their_article() -> None:
    laid = {"type": "laid_up", "seat": 1, "agent": "enforcer"}
    told = [Words(language, game("agent_avenue")).event(laid, PLAYERS) for language in LANGUAGES]
    assert told == [
        "Bence plays an Enforcer face up.",
        "Bence kijátszik egy végrehajtót képpel felfelé.",
        "Bence zagrywa odkrytą kartę: egzekutorka.",
    ]
    keep = [Words(language, game("agent_avenue")).say("option-keep", {"agent": "sentinel"}) for language in LANGUAGES]
    assert keep == ["Keep the Sentinel in hand", "Kézben tartom az őrszemet", "Zachowaj na ręce wartownika"]


@pytest.mark.parametrize(
    ("article", "said"),
    [
        (
            "az",
            "őrszem, Újonc, 1. kerület, 5. lap, 51, 500, 1000, 1500, A osztag, F oszlop, I. csali, V. hely, „Egyezés”",
        ),
        (
            "a",
            "besúgó, Kávé, 2. kerület, 10. lap, 15, 100, 10000, B osztag, V oszlop, II. csali, IV. hely, X. hely, −5",
        ),
    ],
)
def test_the_hungarian_article_goes_by_the_sound(article: str, said: str) -> None:
    assert [the(text) for text in said.split(", ")] == [f"{article} {text}" for text in said.split(", ")]


def test_functions_nest() -> None:
    """An article in front of an inflected name, and a sentence that begins with it."""
    avenue, agents = Words("hu", game("agent_avenue")), Words("hu", game("the_agents"))
    assert avenue.say("event-won", {"side": "green"}) == "A zöld kém győz!"
    returned = agents.say("event-returned", {"faction": "A", "mission": "reinforcements", "seat": 1}, PLAYERS)
    assert returned == "Kiürült az A osztag: az „Erősítés” küldetés visszakerül Bence kezébe."
    assert Words("pl", game("death_angel")).say("option-pile", {"pile": "left"}) == "Lewy stos sygnałów"


@pytest.mark.parametrize(
    ("count", "polish"),
    [
        (1, "Ana dobiera 1 kartę."),
        (3, "Ana dobiera 3 karty."),
        (5, "Ana dobiera 5 kart."),
        (1000, "Ana dobiera 1000 kart."),
    ],
)
def test_polish_counts_in_three_ways_and_no_number_is_grouped(count: int, polish: str) -> None:
    assert Words("pl", game("agent_avenue")).say("event-drew", {"seat": 0, "count": count}, PLAYERS) == polish


def test_a_list_of_things_is_named_one_by_one() -> None:
    words = Words("hu", game("agent_avenue"))
    assert words.say("event-drew_agent", {"agent": ["mole", "sentinel"]}) == "Húzol egy besúgót, őrszemet."


def test_a_move_back_has_a_true_minus_sign() -> None:
    moved = {"side": "blue", "paces": -3, "space": 4}
    assert Words("en", game("agent_avenue")).say("event-moved", moved) == "The blue spy moves −3."


def test_the_rules_are_read_in_order_with_their_headings() -> None:
    words = Words("pl", game("agent_avenue"))
    assert words.clauses[:4] == ("1", "2", "2.1", "2.2")
    assert words.heading("4.7") == "Czarny rynek"
    assert words.heading("R12") == ""
    assert words.rule("R39").startswith("Przywódczyni stada")
    with pytest.raises(MissingWords):
        words.rule("R999")
