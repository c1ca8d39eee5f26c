"""How the words are spoken: what is systematic in a language is done by a function, and whoever reads is "you"."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.catalogues import (
    PLAYERS,
    Gathered,
    attributes,
    every_catalogue,
    every_game,
    every_language,
    family,
    messages,
    phrases,
    samples,
)
from undercover import Game
from undercover.table.registry import game
from undercover.words import LANGUAGES, MissingWords, UnknownLanguage, Words, catalogue, the

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


# ---------------------------------------------------------------- who "you" is


#: Forms of a message for some of those who read it.
TO_SOMEBODY = re.compile(r"you-|self-|one-|won$|lost$")
#: Events whose $seat is never the one they are told to.
OF_OTHERS = {"event-saw"}


@every_language
@every_game
def test_who_reads_of_themselves_reads_you(game: Game[Any], language: str) -> None:
    """Every event of a player has a form for that player, the same ones in every language, without the name."""
    words = Words(language, game)
    for phrase in phrases(game):
        id = f"event-{phrase.id}"
        if not words.has(id) or id in OF_OTHERS or "seat" not in phrase.fields:
            continue
        assert "you-seat" in attributes(messages(language, game.slug)[id]), f"{id} has no .you-seat"
        for form in attributes(messages(language, game.slug)[id]) - {"you-side"}:
            mine = [] if form.startswith("self-") else form.split("-")[1:]
            for fields in samples(game, phrase):
                seats = {field: 0 if field in mine else 1 for field in phrase.fields if family(game, field) == "seat"}
                said = words.say(id, {**fields, **seats}, PLAYERS, you=0)
                assert "Ana" not in said, f"{id} .{form}: {said}"


@every_game
def test_the_languages_say_you_in_the_same_places(game: Game[Any]) -> None:
    for id, message in messages("en", game.slug).items():
        forms = {form for form in attributes(message) if TO_SOMEBODY.match(form)}
        for language in LANGUAGES:
            told = {form for form in attributes(messages(language, game.slug)[id]) if TO_SOMEBODY.match(form)}
            assert told == forms, f"{language}: {id}"


def test_a_side_is_you_or_the_name_of_its_only_player() -> None:
    avenue = game("agent_avenue")
    for seats, told in ((2, ["You win!", "Bence wins!"]), (4, ["You win!", "Blue wins!"])):
        words = Words("en", avenue).read_by(0, avenue.start(seats, 1).seen(0)["players"])
        assert [words.say("event-won", {"side": side}, PLAYERS) for side in ("green", "blue")] == told


def test_who_does_something_to_themselves_is_named_once() -> None:
    words = Words("pl", game("the_agents"))
    played = {"type": "played", "seat": 1, "card": "medic_1", "place": "A2"}
    told = [words.event({**played, "facing": facing}, PLAYERS, 0) for facing in range(3)]
    ways = ("twoją stronę", "swoją stronę", "stronę gracza Łucja")
    assert told == [f"Bence wykłada medyka I na A2, rozkaz w {way}." for way in ways]


def test_an_ending_is_told_from_the_side_of_the_reader() -> None:
    words = Words("en", game("the_agents"))
    over = {"winners": [1], "scores": [38, 41, 12], "reason": "end-reached"}
    assert [words.read_by(seat).ending(over, PLAYERS[:3]) for seat in (1, 0, None)] == [
        "You have reached the goal with 41 points.",
        "Bence reached the goal with 41 points.",
        "The goal is reached: Bence with 41 points.",
    ]


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
    ("you", "said"),
    [
        (None, "Ana plays the Medic I to A2, facing Bence."),
        (0, "You play the Medic I to A2, facing Bence."),
        (1, "Ana plays the Medic I to A2, facing you."),
        (2, "Ana plays the Medic I to A2, facing Bence."),
    ],
)
def test_you_are_whoever_reads(you: int | None, said: str) -> None:
    words = Words("en", game("the_agents"))
    played = {"type": "played", "seat": 0, "card": "medic_1", "place": "A2", "facing": 1}
    assert words.event(played, PLAYERS, you) == said
    if you == 0:
        assert words.event({**played, "facing": 0}, PLAYERS, you) == "You play the Medic I to A2, facing you."


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
