"""The precinct drawn in a terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from undercover import Match
from undercover.games.good_cop_bad_cop import GAME
from undercover.games.good_cop_bad_cop.board import draw
from undercover.table.dice import seeded
from undercover.table.glance import glance
from undercover.words import LANGUAGES, Words

from .positions import play, position

PLAYERS = ("Ana", "Bence", "Łucja", "Ödön", "Zoë", "Jo", "Kim", "Maximilian")


def drawn(m: Match, seat: int | None, language: str = "en") -> list[str]:
    console = Console(file=StringIO(), width=80, highlight=False)
    console.print(draw(glance(m, seat), Words(language, GAME), PLAYERS[: m.seats]))
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def line_of(lines: list[str], name: str) -> str:
    return next(line for line in lines if name in line.split()[:2])


def test_a_player_sees_the_own_cards_and_what_lies_face_up() -> None:
    m = position(rows=["AhC", "KHC"], hands={0: "coffee", 1: "taser"}, aims={1: 0})
    lines = drawn(m, 0)
    assert line_of(lines, "Ana").split() == ["★", "Ana", "(Agent)", "Honest", "(Crooked)", "Coffee"]
    assert line_of(lines, "Bence").split() == ["Bence", "▒▒▒", "▒▒▒", "▒▒▒", "→", "Ana", "▒▒▒"]
    assert lines[-1] == "You are on this team: Honest"


def test_what_was_seen_is_marked_with_its_turn() -> None:
    m = position(turn=6)
    play(m, "0 investigate:1,0")
    assert "(Kingpin 7)" in line_of(drawn(m, 0), "Bence")
    assert "Kingpin" not in "".join(drawn(m, None))


def test_states_of_players() -> None:
    m = position(rows=["ahc", "KHC", "hch"], wounded=[0], out=[2], planted=1, hands={3: "smoke_grenade"}, active=3)
    play(m, "3 play:smoke_grenade")
    lines = drawn(m, None)
    assert "✚" in line_of(lines, "Ana")
    assert "⚑" in line_of(lines, "Bence")
    assert "✗" in line_of(lines, "Łucja")
    assert "Smoke Grenade: the direction will turn" in lines


def test_facts_about_a_row_are_told() -> None:
    m = position(rows=["AHC", "cHH", "KHC"], hands={1: "flashbang"})
    play(m, "0 equip", "1 play:flashbang,2,0,1")
    assert drawn(m, 0)[-1] == "Among the cards Bence 1, Bence 2, Bence 3: Crooked"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_into_80_columns(language: str) -> None:
    m = GAME.start(8, 3)
    m.playout(seeded(4))
    m.rewind(len(m.history) // 2)
    for seat in (0, None):
        lines = drawn(m, seat, language)
        assert len(lines) <= 14
        assert all(any(name in line for line in lines) for name in PLAYERS)
