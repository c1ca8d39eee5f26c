"""What was measured of the bots: honest numbers for levels there are, and nothing where nobody has measured."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from undercover.bots import for_people, levels
from undercover.bots.ratings import FILE, Rated, ratings
from undercover.table.registry import SHELF, game
from undercover.words import LANGUAGES, Words

MEASURED = [slug for slug in SHELF if ratings(game(slug))]


@pytest.mark.parametrize("slug", MEASURED)
def test_ratings_are_of_levels_there_are_with_an_interval_around_them(slug: str) -> None:
    found = ratings(game(slug))
    assert found is not None
    assert found.seats in game(slug).seats
    assert set(found.levels) == set(levels(game(slug)))
    for rated in found.levels.values():
        assert rated.low < rated.rating < rated.high
        assert rated.games > 0


@pytest.mark.parametrize("slug", MEASURED)
def test_no_level_is_clearly_weaker_than_the_one_below(slug: str) -> None:
    found = ratings(game(slug))
    assert found is not None
    named = [found.levels[level] for level in for_people(game(slug))]
    assert all(lower.low < higher.high for lower, higher in pairwise(named))


def test_half_an_interval_is_rounded_up() -> None:
    """As the client does it."""
    assert [Rated(9, 1500, 1400, high).doubt for high in (1600, 1601, 1602)] == [100, 101, 101]


def test_a_game_without_a_file_has_no_ratings() -> None:
    elsewhere = replace(game("agent_avenue"), home="undercover.bots")
    assert not (Path(__file__).parents[2] / "src" / "undercover" / "bots" / FILE).exists()
    assert ratings(elsewhere) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_every_level_of_every_game_is_a_character_of_its_own(slug: str, language: str) -> None:
    words = Words(language, game(slug))
    names = [words.say(f"bot-{level}-name") for level in for_people(game(slug))]
    styles = [words.say(f"bot-{level}-style") for level in for_people(game(slug))]
    assert len(set(names)) == len(names) == 4
    assert len(set(styles)) == 4
