"""The table drawn in a terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from undercover import Match
from undercover.games.the_agents.board import draw
from undercover.table.dice import seeded
from undercover.table.glance import glance
from undercover.words import LANGUAGES, Words

from .positions import GAME, play, position

PLAYERS = ("Ana", "Bence", "Łucja", "Ödön", "Zoë")


def drawn(m: Match, seat: int | None, language: str = "en", width: int = 140) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(draw(glance(m, seat), Words(language, GAME), PLAYERS))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


def words_of(text: str, holding: str) -> list[str]:
    """The line that holds this, word by word, without the frame."""
    line = next(line for line in text.splitlines() if holding in line)
    return line.replace("│", " ").split()


def test_a_row_is_seen_from_the_own_side() -> None:
    """The neighbour's end is far, the own end near; the other owner sees everything turned round."""
    m = position(rows={"A": "hacker_2>1 assassin_1>1 medic_1>0"})
    mine, theirs = drawn(m, 0), drawn(m, 1)
    assert words_of(mine, "A1") == ["A1", "A2", "A3"]
    assert words_of(theirs, "A1") == ["A3", "A2", "A1"]
    assert words_of(mine, "Hacker") == ["Hacker", "II", "Assassin", "I", "●", "●"]
    assert words_of(mine, "Medic") == ["○", "○", "▼1", "●", "○", "Medic", "I"]
    assert words_of(theirs, "Medic") == ["Medic", "I", "○", "●", "▲1", "○", "○"]


def test_the_dead_have_no_name() -> None:
    m = position(rows={"A": "hacker_2>x"}, hands=["medic_1"])
    assert "Hacker" not in drawn(m, 0)
    assert "A1 dead" in drawn(m, 0)


def test_own_cards_and_what_is_being_resolved() -> None:
    m = position(hands=["mercenary assassin_2", "gunner"], missions=["man_down"])
    assert "Your agents: Assassin II ○●, Mercenary (2)" in drawn(m, 0)
    assert "Your missions: Man Down" in drawn(m, 0)
    assert "Gunner" not in drawn(m, 0)
    assert "Your agents" not in drawn(m, None)
    play(m, "0 free:mercenary,1,1")
    assert "On the table: Mercenary, performed by Bence, points for Ana" in drawn(m, None)


def test_what_one_looks_at_is_shown_to_that_one_only() -> None:
    m = position(hands=["interrogator", "medic_1 gunner"])
    play(m, "0 free:interrogator,1,0")
    assert "You are looking at these cards: Medic I ●●, Gunner (3)" in drawn(m, 0)
    assert "looking" not in drawn(m, None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_moment_can_be_drawn(seats: int, language: str) -> None:
    """In every language, for whoever decides and for spectators, within 80 columns."""
    m = GAME.start(seats, 3)
    dice = seeded(3)
    while m.waiting:
        for seat in (m.waiting[0], None):
            text = drawn(m, seat, language, 80)
            assert max(len(line) for line in text.splitlines()) <= 80
        for _ in range(20):
            if m.waiting:
                legal = m.legal(m.waiting[0])
                m.step(m.waiting[0], legal[dice.below(len(legal))])
