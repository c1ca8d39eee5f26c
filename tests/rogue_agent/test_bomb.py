"""Defusing a bomb (S8) and appendix A of the rulebook."""

from __future__ import annotations

import pytest

from undercover import Match
from undercover.games.rogue_agent.bomb import PLACE_DIE, has_line
from undercover.games.rogue_agent.phrases import DIE_PLACED
from undercover.table.rows import rows_of

from .positions import (
    Script,
    board,
    bombs,
    decision,
    happened,
    ids,
    in_bag,
    me,
    not_offered,
    play,
    position,
    refused,
    roll,
)

#: Nine dice of which none must be placed.
NOTHING = "rammo rammo rammo gcar gcar gcar kheal kheal kheal"


def sheet(m: Match) -> str:
    """A=EX B=E: the columns, top to bottom."""
    columns: dict[str, list[str]] = m.seen(None)["sheet"]
    short = {"explosion": "E", "boost": "X"}
    return " ".join(f"{name}={''.join(short[die.split('-')[1]] for die in dice)}" for name, dice in columns.items())


def ends(m: Match, timer: int) -> set[tuple[str, int]]:
    """All end positions of the dice still to be placed, with the timer then; colours make no difference here."""
    found = set()
    for option in m.legal(0):
        after = m.copy()
        after.table.listen(False)
        after.step(0, option)
        story, _ = after.table.hush()
        columns = [list(column) for column in m.table.columns]  # type: ignore[attr-defined]
        left = timer
        for said in story:
            if said.word is DIE_PLACED:
                colour, symbol, column = said.numbers[:3]
                if column == len(columns):
                    columns.append([])
                    left -= column > 0
                columns[column].append(2 * colour + symbol)
        if after.table.top() is PLACE_DIE:
            found |= ends(after, left)
        else:
            found.add(
                (
                    " ".join(
                        f"{'ABCDEFG'[n]}={''.join('EX'[die % 2] for die in dice)}" for n, dice in enumerate(columns)
                    ),
                    left,
                )
            )
    return found


def defuse(timer: int = 4, results: str = NOTHING) -> Match:
    m = position(at=["r8"], bombs=[("r8", timer)])
    roll(m, results, "defuse")
    return m


# ---------------------------------------------------------------- appendix A

#: First cut: E on red and black, X on black; second: X on red, E on green; third: X on green and red.
FIRST = "rE rammo rammo gcar gcar gcar kE kX kheal"
SECOND = "rX rammo gE gcar gcar kheal"
THIRD = "rX gX gcar kheal"


def first_cut() -> Match:
    return defuse(4, FIRST)


def second_cut() -> Match:
    m = first_cut()
    play(m, "place:black,boost,A", "new_column:black,explosion,B")
    assert sheet(m) == "A=X B=EE", "the last die has one place only"
    roll(m, SECOND, "cut")
    return m


def third_cut() -> Match:
    m = second_cut()
    play(m, "place:red,boost,B")
    assert sheet(m) == "A=X B=EEX C=E"
    roll(m, THIRD, "cut")
    return m


def test_appendix_a_first_cut() -> None:
    """rogue_agent:W4 E, E, X with timer 4: three end positions, and what is illegal."""
    m = first_cut()
    assert ends(m, 4) == {("A=EEX", 4), ("A=EX B=E", 3), ("A=X B=EE", 3)}
    play(m, "place:black,boost,A")
    refused(m, "place:red,explosion,A", "under-a-boost", "S8.2")
    m = first_cut()
    play(m, "place:red,explosion,A")
    refused(m, "new_column:black,explosion,B", "column-open", "R37")
    refused(m, "new_column:black,boost,B", "column-open", "R37")
    m = first_cut()
    play(m, "place:black,boost,A", "new_column:red,explosion,B")
    assert sheet(m) == "A=X B=EE"
    assert bombs(m) == [("r8", 3)]


def test_appendix_a_second_cut() -> None:
    """rogue_agent:W5 six dice, X and E with timer 3: three end positions."""
    m = second_cut()
    assert ends(m, 3) == {("A=XX B=EEE", 3), ("A=X B=EEX C=E", 2), ("A=X B=EEEX", 3)}
    refused(m, "place:green,explosion,A", "under-a-boost")
    refused(m, "new_column:green,explosion,C", "column-open")
    play(m, "place:red,boost,B")
    assert (sheet(m), bombs(m)) == ("A=X B=EEX C=E", [("r8", 2)])


def test_appendix_a_third_cut() -> None:
    """rogue_agent:W6 four dice, X and X with timer 2: six end positions; the diagonal defuses without a check."""
    m = third_cut()
    assert ends(m, 2) == {
        ("A=XXX B=EEX C=E", 2),
        ("A=XX B=EEXX C=E", 2),
        ("A=XX B=EEX C=EX", 2),
        ("A=X B=EEXX C=EX", 2),
        ("A=X B=EEX C=EXX", 2),
        ("A=X B=EEX C=EX D=X", 1),
    }
    play(m, "place:green,boost,C", "new_column:red,boost,D")
    assert (bombs(m), in_bag(m, "bomb"), me(m)["influence"]) == ([], 4, 1)
    assert happened(m, "circuit") == []
    assert happened(m, "defused") == [{"seat": 0, "tile": "precinct_1"}]
    assert (m.seen(None)["sheet"], m.seen(None)["dice"]) == ({}, [])


def test_appendix_a_the_other_line() -> None:
    """rogue_agent:W6 the vertical line in column A leaves the bottom of C as a circuit die."""
    m = third_cut()
    roll(m, "gcar gX", "place:red,boost,A", "place:green,boost,A")
    assert [event["dice"] for event in happened(m, "circuit")] == [["green-car"], ["green-boost"]]
    assert (bombs(m), me(m)["influence"]) == ([], 1)


# ---------------------------------------------------------------- S8.1 the sheet


def test_four_rows() -> None:
    """rogue_agent:R35 a column is full with four dice: four explosions close it like a boost does."""
    m = defuse(4, "rE rE rE gE gcar gcar kE kheal kheal")
    play(m, "place:red,explosion,A", "place:red,explosion,A", "place:red,explosion,A", "place:green,explosion,A")
    assert sheet(m) == "A=EEEE B=E"
    assert bombs(m) == [("r8", 3)]
    refused_full = defuse(4, "rE rE rE gE gcar gcar kE kX kheal")
    for _ in range(3):
        play(refused_full, "place:red,explosion,A")
    play(refused_full, "place:green,explosion,A")
    refused(refused_full, "place:black,boost,A", "column-full", "S8.2")


def test_columns_are_started_from_left_to_right() -> None:
    """rogue_agent:R36 the leftmost empty column is the only new one."""
    m = defuse(6, "rX rX rX gX gX gX kX kX kheal")
    play(m, "place:red,boost,A")
    assert {option.split(",")[-1] for option in ids(m)} == {"A", "B"}
    play(m, "new_column:red,boost,B")
    assert {option.split(",")[-1] for option in ids(m)} == {"A", "B", "C"}
    not_offered(m, "new_column:red,boost,D")


def test_six_columns_never_run_out() -> None:
    """rogue_agent:R36 a seventh column is legal, and always takes the timer to 0."""
    m = defuse(6, "rX rX rX gX gX gX kX kheal kheal")
    play(m, "place:red,boost,A", "new_column:red,boost,B", "new_column:red,boost,C", "new_column:green,boost,D")
    play(m, "new_column:green,boost,E", "new_column:green,boost,F")
    assert bombs(m) == [("r8", 1)]
    play(m, "new_column:black,boost,G")
    assert bombs(m) == []
    assert happened(m, "exploded") == [{"tile": "precinct_1"}]


@pytest.mark.parametrize(
    ("moves", "allowed"),
    [
        (["place:red,boost,A"], True),
        (["place:red,explosion,A"], False),
        (["place:red,explosion,A", "place:red,boost,A"], True),
    ],
)
def test_when_a_column_may_be_started(moves: list[str], allowed: bool) -> None:
    """rogue_agent:R37 every started column must end in X or be four E's; a full EEEX ends in X."""
    m = defuse(4, "rE rX rammo gX gE gcar kX kheal kheal")
    play(m, *moves)
    assert ("new_column:green,boost,B" in ids(m)) == allowed
    m = defuse(4, "rE rE rE gX gX gcar kX kheal kheal")
    play(m, *["place:red,explosion,A"] * 3, "place:green,boost,A")
    assert "new_column:green,boost,B" in ids(m)


def test_the_first_column_is_free() -> None:
    """Starting any column but the first lowers the timer by 1, at once (S8.2 2)."""
    m = defuse(3, "rX rX rammo gX gcar gcar kheal kheal kheal")
    play(m, "place:red,boost,A")
    assert bombs(m) == [("r8", 3)]
    play(m, "new_column:red,boost,B")
    assert bombs(m) == [("r8", 2)]


# ---------------------------------------------------------------- S8.2 cutting wires


def test_which_bomb() -> None:
    """One of several bombs here, told by their timers (S8.2)."""
    m = position(at=["r8"], bombs=[("r8", 5), ("r8", 2), ("r8", 5), ("r9", 3)])
    play(m, "defuse")
    assert ids(m) == ["bomb:5", "bomb:2"]
    assert m.seen(None)["defusing"] is None
    roll(m, "rX rX rammo gcar gcar gcar kheal kheal kheal", "bomb:2")
    assert {m.seen(seat)["defusing"] for seat in (0, 1, None)} == {2}


def test_only_dice_off_the_sheet_are_rolled_again() -> None:
    """Dice that show neither explosion nor boost stay available (S8.2 1)."""
    m = defuse(4, "rX rammo rammo gcar gcar gcar kheal kheal kheal")
    assert sheet(m) == "A=X"
    roll(m, "rammo rammo gcar gcar gcar kheal kheal kheal", "cut")
    assert decision(m) == "cut_again"


def test_all_dice_are_placed_in_any_order() -> None:
    """rogue_agent:R39 one at a time, all of them, even when a line is there already; timers fall meanwhile."""
    m = defuse(2, "rX rX rX gE gcar gcar kheal kheal kheal")
    assert ids(m) == ["place:red,boost,A", "place:green,explosion,A"]
    play(m, "place:red,boost,A", "place:red,boost,A")
    refused(m, "place:green,explosion,A", "under-a-boost")
    roll(m, "gX", "place:red,boost,A")
    assert happened(m, "die_placed")[-1] == {"colour": "green", "symbol": "explosion", "column": "B"}
    assert [event["timer"] for event in happened(m, "timer")] == [1]
    assert me(m)["influence"] == 1


def test_line_and_timer_zero() -> None:
    """rogue_agent:R38 the bomb explodes although a line is complete."""
    m = defuse(1, "rX rX rX gE gcar gcar kheal kheal kheal")
    play(m, "place:red,boost,A", "place:red,boost,A", "place:red,boost,A")
    assert happened(m, "exploded") == [{"tile": "precinct_1"}]
    assert (me(m)["influence"], board(m, "stamina")) == (0, 4)


def test_an_explosion_takes_the_dice_from_sheet_and_table() -> None:
    """rogue_agent:R38 dice that were still to be placed go back to the supply with the others."""
    m = defuse(1, "rX rX rX gE gE gcar kheal kheal kheal")
    play(m, "place:red,boost,A", "new_column:red,boost,B")
    assert happened(m, "exploded") == [{"tile": "precinct_1"}]
    assert (m.seen(None)["dice"], m.seen(None)["sheet"]) == ([], {})


@pytest.mark.parametrize(
    ("columns", "line"),
    [
        ("XXX", True),
        ("EXXX", True),
        ("X X X", True),
        ("EX EX EX", True),
        ("X EX EEX", True),
        ("EEX EX X", True),
        ("X X", False),
        ("XX XX", False),
        ("X E X", False),
        ("X EE X", False),
        ("EX EX X", False),
        ("X EEX X", False),
        ("EEEX EX X", False),
    ],
)
def test_lines(columns: str, line: bool) -> None:
    """Three X's in adjacent cells: vertical, horizontal or diagonal, either way (S8.2 3)."""
    assert has_line(rows_of([["EX".index(die) for die in column] for column in columns.split()]), 3) == line


def test_a_line_ends_the_cutting() -> None:
    """Three X's in a row, and no circuit die: defused (S8.2 3, S8.3)."""
    m = defuse(4, "rX rX rX gcar gcar gcar kheal kheal kheal")
    assert sheet(m) == "A=X", "the first of equal dice has one place only"
    play(m, "new_column:red,boost,B", "new_column:red,boost,C")
    assert (bombs(m), me(m)["influence"]) == ([], 1)


def test_stop_without_a_line() -> None:
    """rogue_agent:R40 after a passed check the bomb stays with the timer as it is now."""
    m = defuse(4, "rX rX rammo gcar gcar gcar kheal kheal kheal")
    play(m, "new_column:red,boost,B")
    assert ids(m) == ["cut", "let_be"]
    play(m, "let_be")
    assert (bombs(m), me(m)["influence"]) == ([("r8", 3)], 0)
    assert m.seen(None)["sheet"] == {}
    assert decision(m) == "choose_action"


def test_the_default_is_to_stop() -> None:
    """Somebody who runs out of time cuts no further wire."""
    assert defuse().default(0).id == "let_be"


def test_no_dice_left() -> None:
    """With all nine dice on the sheet the check follows by itself (S8.2 3)."""
    m = position(at=["r8"], bombs=[("r8", 6)])
    m.table.dice = Script(("rE rE rE gE gE gE kE kE kE" + " rX gX kX" * 9).split())
    play(m, "defuse")
    while decision(m) == "place_die":
        play(m, ids(m)[0])
    assert len(happened(m, "die_placed")) == 9
    assert [len(event["dice"]) for event in happened(m, "circuit")] == [3]
    assert decision(m) == "choose_action"


def test_a_line_with_the_last_dice() -> None:
    """All nine dice on the sheet and three X's in a line: it counts as a line (S8.2 3)."""
    m = defuse(6, "rE rE rE gX gX gX kX kX kX")
    play(m, *["place:red,explosion,A"] * 3, "place:green,boost,A", "new_column:green,boost,B", "place:green,boost,B")
    play(m, "place:black,boost,B")
    while decision(m) == "place_die":
        play(m, ids(m)[0])
    assert len(happened(m, "die_placed")) == 9
    assert (bombs(m), me(m)["influence"]) == ([], 1)


# ---------------------------------------------------------------- S8.3 the check, S8.4 the outcome


def test_the_check_rolls_until_something_happens() -> None:
    """rogue_agent:R41 neither symbol: again; a boost without explosion: restored."""
    m = defuse(4, "rE rammo rammo gcar gcar gcar kheal kheal kheal")
    roll(m, "rammo rweapon rX", "let_be")
    assert [event["dice"] for event in happened(m, "circuit")] == [["red-ammo-2"], ["red-weapon"], ["red-boost"]]
    assert bombs(m) == [("r8", 4)]


def test_one_explosion_fails_the_check() -> None:
    """rogue_agent:R41 though another circuit die shows a boost."""
    m = defuse(4, "rE rE rE gE gcar gcar kE kheal kheal")
    play(m, *["place:red,explosion,A"] * 3, "place:green,explosion,A")
    assert sheet(m) == "A=EEEE B=E"
    roll(m, "gX kE", "let_be")
    assert happened(m, "exploded") == [{"tile": "precinct_1"}]


def test_a_failed_defusal_ends_the_action_only() -> None:
    """rogue_agent:R45 the turn goes on if the player was not knocked out; nothing is gained."""
    m = defuse(4, "rE rammo rammo gcar gcar gcar kheal kheal kheal")
    roll(m, "rE", "let_be")
    assert (board(m, "stamina"), me(m)["influence"], bombs(m)) == (4, 0, [])
    assert decision(m) == "choose_action"
    assert "patrol" in ids(m)


def test_knocked_out_by_the_own_bomb() -> None:
    """rogue_agent:R45 then the turn is over."""
    m = position(
        at=["r8"], bombs=[("r8", 4)], boards={0: {"stamina": 4}}, agenda=["choose_action(0)", "end_turn(0)", "turn(1)"]
    )
    roll(m, "rE rammo rammo gcar gcar gcar kheal kheal kheal", "defuse")
    roll(m, "rE", "let_be")
    assert (m.waiting, me(m)["slot"]) == ((1,), "r11")
    assert m.seen(None)["sheet"] == {}
