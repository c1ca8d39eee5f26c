"""What the screen shows: Agent Avenue's board, any other board, and how much room it takes."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console, Group

from tests.agent_avenue.positions import position
from tests.the_agents.positions import position as factions
from undercover import Match, bots, game
from undercover.terminal.screen import Screen, drawing, plain
from undercover.words import LANGUAGES, Words

PLAYERS = ("Ana", "Bence", "Łucja", "Ödön")


def screen(match: Match, lang: str = "en", width: int = 80, height: int = 24, tty: bool = False) -> Screen:
    console = Console(file=StringIO(), width=width, height=height, force_terminal=tty, highlight=False)
    return Screen(console, Words(lang, match.game), PLAYERS[: match.seats])


def shown(match: Match, seat: int | None, lang: str = "en", width: int = 80) -> str:
    """What a seat sees of the board, as text."""
    drawn = screen(match, lang, width)
    drawn.console.print(drawn.board(match, seat))
    return written(drawn)


def written(drawn: Screen) -> str:
    assert isinstance(drawn.console.file, StringIO)
    return drawn.console.file.getvalue()


# ---------------------------------------------------------------- Agent Avenue's board


def test_the_ring_shows_homes_and_spies() -> None:
    """Solid signs are the spies, hollow ones the homes; the ring runs clockwise from the left."""
    lines = shown(position(green=12, blue=0), None).splitlines()
    assert lines[0].startswith("[ 2   ][ 3   ][ 4   ][ 5   ]")
    assert lines[2].startswith("[ 0○ ■]              [ 7□  ]")
    assert lines[4].startswith("[12 ● ][11   ][10   ][ 9   ]")
    assert "● 2 spaces to the catch" in lines[5]
    assert "■ 12 spaces to the catch" in lines[6]


def test_corners_are_markets_in_the_advanced_mode_only() -> None:
    assert "[ 5$  ]" in shown(position("advanced"), None)
    assert "$" not in shown(position("simple"), None)


def row_of(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if f" {name} " in line).split(name)[1].strip()


def test_rows_show_how_many_and_the_next_number_in_brackets() -> None:
    """Two Codebreakers and two Daredevils: the third wins, the third loses."""
    text = shown(position(rows=["double_agent codebreaker*2 enforcer*3", "daredevil*2 mole"]), None)
    assert row_of(text, "Double Agent").split("  ") == ["1", "−1 [+6] −1", "", "[−1] +6", "−1"]
    assert row_of(text, "Codebreaker").startswith("2   0   0 [ ✓]")
    assert row_of(text, "Enforcer").startswith("3  +1  +2 [+3]")
    assert row_of(text, "Daredevil").endswith("2  +2  +3 [ ✗]")
    assert row_of(text, "Mole").endswith("1 [−3]")


def test_ongoing_cards_change_the_numbers() -> None:
    cards = ["watchtower leader_of_the_pack", "distraction_device"]
    text = shown(position("advanced", rows=["enforcer", "saboteur"], ongoing=cards), None)
    assert row_of(text, "Enforcer").startswith("1  +3 [+4] +5")
    assert row_of(text, "Daredevil").startswith("[+2] +3   ✓")
    assert row_of(text, "Saboteur").endswith("1  +1 [+1] +2")
    assert "● Ongoing cards: Watchtower, Leader of the Pack" in text


def test_the_active_side_is_marked() -> None:
    assert "● Green ◀" in shown(position(active="green"), None)
    assert "■ Blue ◀" in shown(position(active="blue"), None)


def test_hand_and_face_down_card_are_for_their_owner() -> None:
    m = position(hands=["mole sentinel*3", "enforcer*4"], top="saboteur*2")
    m.play(0, "offer:mole,sentinel")
    own, other, nobody = shown(m, 0), shown(m, 1), shown(m, None)
    assert "Face up  Mole   Face down  Sentinel" in own
    for text in (other, nobody):
        assert "Face up  Mole   Face down  ▒▒▒" in text
    assert "Your hand:  Enforcer ×4 (+1)" in other
    assert "Sentinel ×2 (0)" in own
    assert "Your hand" not in nobody


def test_the_market_shows_supply_and_kinds() -> None:
    text = shown(position("advanced", supply="outpost masterplan spycation"), None)
    assert "$ Supply: Outpost ⚡, Masterplan ∞, Spycation ⚡  ▒×12" in text


# ---------------------------------------------------------------- options


def test_offers_are_a_grid_of_numbers() -> None:
    m = position(hands=["mole sentinel*2 enforcer"])
    drawn = screen(m)
    drawn.console.print(drawn.options(m, 0))
    text = written(drawn).splitlines()
    lines = [line.split() for line in text]
    assert lines[0] == ["Face", "up", "↓", "Face", "down", "→", "Enforcer", "Sentinel", "Mole"]
    assert lines[1] == ["Enforcer", "·", "1", "2"]
    assert lines[2] == ["Sentinel", "3", "✗", "4"]
    assert lines[3] == ["Mole", "5", "6", "·"]
    ids = [option.id for option in m.choices(0)]
    assert ids[3 - 1] == "offer:sentinel,enforcer"
    assert ids[6 - 1] == "offer:mole,sentinel"
    assert text[4].rstrip() == "7 Swap the Enforcer  8 Swap the Sentinel  9 Swap the Mole"


def test_barred_options_share_a_line_for_each_reason() -> None:
    """agent_avenue:R12 with an empty deck nothing can be swapped."""
    m = position(hands=["mole sentinel", "enforcer*2"], deck="", swaps=[1, 1])
    drawn = screen(m)
    drawn.console.print(drawn.options(m, 0))
    text = " ".join(written(drawn).split())
    assert (
        "✗ Swap the Sentinel / Swap the Mole: The agent deck is empty, so nothing can be swapped any more. [R12]"
        in text
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_when_no_action_is_left_and_when_none_must_be_taken(lang: str) -> None:
    """The Agents: with actions left, a turn can be ended only where none of them must be taken."""
    tables = [factions(points=[1]), factions(points=[0]), factions(actions=0)]
    questions = []
    for match in tables:
        drawn = screen(match, lang)
        drawn.console.print(drawn.prompt(match, 0, named=False))
        questions.append(" ".join(written(drawn).split()))
    assert len(set(questions)) == 3
    assert "2" in questions[0]
    assert not any(digit in question for question in questions[1:] for digit in "012")


# ---------------------------------------------------------------- room


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_of_a_simple_game_fits_on_a_small_screen(lang: str) -> None:
    """80 by 24: everything that is printed, and the line that is typed."""
    match = game("agent_avenue").start(2, 5, {"mode": "simple"})
    while match.waiting:
        seat = match.waiting[0]
        drawn = screen(match, lang)
        asked = [drawn.prompt(match, seat, named=False), drawn.options(match, seat)]
        drawn.table(match, seat, asked, drawn.words.say("term-keys"))
        lines = written(drawn).splitlines()
        assert len(lines) < 24, "\n".join(lines)
        assert max(map(len, lines)) <= 80
        match.step(seat, bots.level("greedy").choose(match.chair(seat, bots.luck(match))))


def test_a_wide_screen_has_the_story_beside_the_board() -> None:
    match = position(hands=["mole sentinel*3"])
    match.play(0, "offer:mole,sentinel")
    narrow, wide = screen(match), screen(match, width=140)
    for drawn in (narrow, wide):
        drawn.table(match, 1, [])
    assert "Codebreaker" in next(line for line in written(wide).splitlines() if "draws 2 cards" in line)
    assert "Codebreaker" not in next(line for line in written(narrow).splitlines() if "draws 2 cards" in line)


def test_a_high_screen_tells_more_of_the_story() -> None:
    match = game("agent_avenue").start(2, 5)
    for _ in range(6):
        seat = match.waiting[0]
        match.play(seat, match.choices(seat)[0])
    low, high = screen(match), screen(match, height=60)
    for drawn in (low, high):
        drawn.table(match, None, [])
    assert len(written(low).splitlines()) <= 24 < len(written(high).splitlines())


def test_what_happened_last_is_told_where_the_screen_is_too_small_anyway() -> None:
    """80 by 24, and The Agents: two rows of agents and a long list; leaving the story out would make no room."""
    match = game("the_agents").start(2, 5)
    match.play(match.waiting[0], match.choices(match.waiting[0])[0])
    seat = match.waiting[0]
    drawn = screen(match)
    asked = [drawn.prompt(match, seat, named=False), drawn.options(match, seat)]
    drawn.table(match, seat, asked, brief=asked)
    lines = written(drawn).splitlines()
    assert len(lines) > 24
    assert any(line.startswith("· ") for line in lines), "\n".join(lines)


def test_clearing_leaves_nothing_to_scroll_back_to() -> None:
    match = position()
    terminal, file = screen(match, tty=True), screen(match)
    terminal.clear()
    file.clear()
    assert written(terminal) == "\x1b[H\x1b[2J\x1b[3J"
    assert written(file) == ""


# ---------------------------------------------------------------- a game without a board


def test_a_game_without_a_board_is_shown_by_the_names_of_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, Any] = {
        "game": "rocks",
        "seat": 1,
        "options": {},
        "hand": ["flint", "slate"],
        "piles": [{"rocks": 3, "top": None}, {"rocks": 0, "top": "chalk"}],
        "empty": [],
    }
    console = Console(file=StringIO(), width=80)
    console.print(Group(plain(seen)))
    assert isinstance(console.file, StringIO)
    lines = [line.strip("│├└─ ") for line in console.file.getvalue().splitlines()]
    assert lines == [
        "rocks", "seat: 1", "hand: flint, slate", "piles", "0: rocks 3, top –", "1: rocks 0, top chalk", "empty: –",
    ]  # fmt: skip
    match = position()
    monkeypatch.setattr("undercover.terminal.screen.drawing", lambda slug, part: None)
    assert "agent_avenue" in shown(match, 0)
    assert "hand: " in shown(match, 0)


def test_a_board_that_is_not_there() -> None:
    assert drawing("undercover.games.agent_avenue", "draw") is not None
    assert drawing("undercover.games.agent_avenue", "NOTHING_LIKE_IT") is None
