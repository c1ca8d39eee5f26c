"""The board in a terminal: everything that matters is there, in every language, within 80 columns."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from undercover import Match, bots, game
from undercover.games.rogue_agent.board import LEGEND, draw
from undercover.table.dice import seeded
from undercover.table.glance import glance
from undercover.terminal.screen import Screen
from undercover.words import LANGUAGES, Words

from ..golden import check_golden
from .positions import GAME, play, position, roll

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Ana", "Bence", "Łucja", "Ödön")


def drawn(m: Match, seat: int | None = None, language: str = "en") -> str:
    console = Console(width=80, file=StringIO(), color_system=None)
    console.print(draw(glance(m, seat), Words(language, GAME), NAMES))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_the_city() -> None:
    """Locations in their rows, with figures, informants, police and discs."""
    m = position(
        at=["r8", "hq", "r3"],
        police="r10",
        criminals={3: "r8", 5: "r8 whisper -"},
        assassins=["r8"],
        bombs=[("r8", 4)],
        informants={"r8": [1, 0]},
    )
    lines = drawn(m).splitlines()
    row = next(n for n, line in enumerate(lines) if "Precinct 1" in line)
    assert "☠☠ ● □○" in lines[row + 1]
    assert "c3 c5× † ✹4" in lines[row + 2]
    row = next(n for n, line in enumerate(lines) if "Headquarters" in line)
    assert "⛊" in lines[row + 1]
    assert "■" in lines[row + 1]


def test_people() -> None:
    """Points, influence, credits and tracks; custody, criminals turned in, clocks."""
    m = position(custody={1: "1 nobody"}, turned_in={0: "whisper"}, influence={0: 3})
    text = drawn(m)
    assert "● Ana ◀  Σ4 ★3 $4 ♥8 ≋3 ⁍3 ✎3 ⇒0 ⌖0 ☺0  ○×7" in text
    assert "In custody: c1×" in text
    assert "Turned in: Whisper" in text
    assert "c1× Nobody (Freelancers, health 4, reward 5)" in text


def test_hidden_things_stay_hidden() -> None:
    """A face-down card and others' tokens are drawn for nobody who may not know them."""
    m = position("android", criminals={1: "r8 grandfather_coil"}, marks={1: [1]}, tokens=["AHH", "AHH", "AHH"])
    assert "Grandfather Coil" in drawn(m, 1)
    assert "Grandfather Coil" not in drawn(m, 0)
    assert drawn(m, 0).count("(Human)") == 2
    assert "(Human)" not in drawn(m, None)


def test_bomb_sheet_and_dice() -> None:
    """The dice still to be placed, and the columns so far."""
    m = position(at=["r8"], bombs=[("r8", 4)])
    roll(m, "rE rammo rammo gX gcar gcar kE kX kheal", "defuse")
    play(m, "place:black,boost,A")
    text = drawn(m, 0)
    assert "Dice: red explosion, green boost, black explosion" in text
    assert "Bomb sheet  A" in text
    assert "Xb" in text


def test_the_preview() -> None:
    """What the City phase would bring stands below the board."""
    m = position(at=["r0"], criminals={3: "r7"}, assassins=["r11"], police="r2")
    text = " ".join(drawn(m).split())
    assert "c3 → Precinct 1, † Hospital → Precinct 6, ⛊ → Precinct 5, Ana: −2 stamina" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_drawn(language: str) -> None:
    """Random games of all modes, nothing wider than the screen."""
    for seed, (mode, seats) in enumerate((("agent", 4), ("android", 4), ("shadow_watch", 3))):
        m = GAME.start(seats, seed, {"mode": mode})
        dice = seeded(seed)
        while m.waiting:
            seat = m.waiting[0]
            if dice.below(4) == 0:
                assert max(len(line) for line in drawn(m, seat, language).splitlines()) <= 80
            legal = m.legal(seat)
            m.step(seat, legal[dice.below(len(legal))])
        assert drawn(m, None, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_has_words(language: str) -> None:
    words = Words(language, GAME)
    assert all(words.say(id) for id in LEGEND.values())


# ---------------------------------------------------------------- a small screen


def crowded() -> Match:
    """Four agents, somebody in custody, bombs and an assassin: much to be told, and many actions barred."""
    return position(
        seats=4,
        at=["r8", "hq", "r3", "r3"],
        criminals={3: "r8", 5: "r8 whisper -"},
        assassins=["r8"],
        bombs=[("r8", 4), ("r2", 2)],
        custody={1: "1 nobody"},
        turned_in={0: "grandfather_coil"},
        informants={"r8": [1, 0]},
    )


def screen_of(m: Match, language: str) -> Screen:
    console = Console(width=80, height=24, file=StringIO(), color_system=None)
    return Screen(console, Words(language, GAME), NAMES[: m.seats])


def small(m: Match, language: str, seat: int = 0) -> list[str]:
    """All that is printed at 80 by 24, as one person sees it who is asked."""
    screen = screen_of(m, language)
    below, brief = ([screen.prompt(m, seat, False), screen.options(m, seat, short)] for short in (False, True))
    screen.table(m, seat, below, screen.words.say("term-keys"), brief)
    assert isinstance(screen.console.file, StringIO)
    return screen.console.file.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_screen_keeps_the_map(language: str) -> None:
    """80 by 24, with a line to type on: the map, all players, what is asked and what can be chosen."""
    lines = small(crowded(), language)
    check_golden(GOLDEN / f"screen-{language}.txt", "\n".join(line.rstrip() for line in lines) + "\n")
    assert len(lines) < 24
    assert max(map(len, lines)) <= 80


def asked(decision: str, dice: int) -> Match:
    """Somebody is asked this with so many dice, or more, before them."""
    bot = bots.level("random")
    for seed in range(100):
        m = game("rogue_agent").start(4, seed)
        while m.waiting:
            seen = m.seen(m.waiting[0])
            if seen["decision"] == decision and len(seen["dice"]) >= dice:
                return m
            m.carry_out(m.waiting[0], bot.choose(m.chair(m.waiting[0], bots.luck(m))))
    raise AssertionError("nobody rolls so many")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("decision", "dice", "told"), [("search_reroll", 4, "abcd"), ("place_die", 6, "→")], ids=["search", "defuse"]
)
def test_a_small_screen_keeps_the_map_above_many_dice(language: str, decision: str, dice: int, told: str) -> None:
    """Dice have letters there, and what is done with them is told by these."""
    m = asked(decision, dice)
    seat = m.waiting[0]
    lines = small(m, language, seat)
    assert lines[0].startswith("┌")
    assert len(lines) < 24, "\n".join(lines)
    assert any(line.startswith(Words(language, GAME).say("board-dice") + ": a ") for line in lines)
    last = m.choices(seat)[-1].id
    assert told in screen_of(m, language).signs(m, seat)[last]
