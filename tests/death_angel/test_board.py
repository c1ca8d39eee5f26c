"""The table in a terminal: what is there can be read off it, in every language."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from undercover import Match
from undercover.games.death_angel.board import LEGEND, draw
from undercover.table.glance import glance
from undercover.words import LANGUAGES, Words

from .positions import GAME, play, position

PLAYERS = ["Ana", "Bence", "Łucja", "Ödön", "Zoë", "Jo"]


def shown(m: Match, seat: int | None = 0, language: str = "en") -> list[str]:
    console = Console(file=StringIO(), width=80, highlight=False)
    console.print(draw(glance(m, seat), Words(language, GAME), PLAYERS[: m.seats]))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def test_a_row_shows_facing_tokens_swarms_and_terrain() -> None:
    """Bars for the colour, signs for the symbols, the chance to survive, the arrow of the facing."""
    lines = shown(position("head*2 tail dark_corner | leon < 2 |", "| goriel > | claw door", door=5))
    top = next(line for line in lines if "Brother Leon" in line)
    assert "▮▮▮ Dark Corner  ◉2§ 70%" in top
    assert "◀ Brother Leon³●●" in top
    bottom = next(line for line in lines if "Brother Goriel" in line)
    assert " ".join(bottom.split()) == "2 Brother Goriel² ▶ Ψ 67% ▮▮ Door●5"


def test_a_power_field_and_a_group_that_is_done() -> None:
    """A protected swarm has its sign instead of odds; a group that has attacked stands apart."""
    column = ["head | goriel < |", "| scipio < |", "claw | leon < 1 |", "tail power_field | omnio < |"]
    text = "\n".join(shown(position(*column, phase="swarms", rolls=[0, 5])))
    assert "·◉" in text
    assert "Ψ 89%" in text
    assert "§⌂" in text


def test_an_instinct_is_shown_to_its_drawer_alone() -> None:
    """The others read that somebody reads."""
    m = position("| goriel < |", "| leon < |", phase="event", seats=2, owners="yellow / red", events="second_wind")
    assert any("Second Wind ▮▮+3 ▮▮▮▮+3 ∿ moves on" in line for line in shown(m, 0))
    assert any("Ana is reading an Event alone." in line for line in shown(m, 1))
    assert not any("Second Wind" in line for line in shown(m, 1))


def test_cards_are_lit_and_barred() -> None:
    """The card played is lit, that of the round before crossed out; a sealed choice is marked."""
    m = position("| goriel < |", "| leon < |", seats=2, owners="yellow / red", previous="reorganize")
    play(m, "0 play:heroic_charge")
    yellow = next(line for line in shown(m, 0) if line.startswith("Yellow"))
    assert "✗Reorganize" in yellow
    assert "▸Heroic Charge" in yellow
    hidden = next(line for line in shown(m, 1) if line.startswith("Yellow"))
    assert "▸" not in hidden
    assert "✓" in hidden


def test_effects_and_the_eliminated() -> None:
    """What lasts this round, and teams that are gone."""
    m = position("| goriel < |", "| leon < |", lasting="second_wind", on=4, slain="scipio calistarius")
    lines = shown(m)
    assert "Second Wind (this round): Brother Leon" in lines
    assert any(line.startswith("Grey Ana") and line.endswith("eliminated") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_fits_in_every_language(language: str, seats: int) -> None:
    """From the first choice on, within 80 columns, one line for each marine."""
    m = GAME.start(seats, 3)
    assert shown(m, 0, language)
    while m.seen(None)["decision"] == "take_team":
        m.play(m.waiting[0], m.choices(m.waiting[0])[0])
    lines = shown(m, 0, language)
    assert all(len(line) <= 80 for line in lines)
    assert len(lines) <= len(m.seen(None)["formation"]) + len(m.seen(None)["teams"]) + 6


def test_the_legend_names_every_sign() -> None:
    """A sign of the board has a name in the words."""
    words = Words("en", GAME)
    assert all(words.has(id) for id in LEGEND.values())


def test_teams_are_told_apart_without_colours() -> None:
    """Each is chosen by what it is good at, and says where its marines stand; a card is named with its team."""
    words, m = Words("en", GAME), GAME.start(1, 3)
    assert words.option(m.choices(0)[0], PLAYERS) == f"Green: {words.say('team-green-text')}"
    while m.seen(None)["decision"] == "take_team":
        m.play(0, m.choices(0)[0])
    assert words.option(m.choices(0)[0], PLAYERS) == "Green: Block, Yellow: Defensive Stance, Red: Overwatch"
    column = [row["team"] for row in m.seen(0)["formation"]]
    first, second = (place for place, team in enumerate(column, 1) if team == "green")
    assert any(line.startswith(f"Green {first}, {second} Ana") for line in shown(m))
