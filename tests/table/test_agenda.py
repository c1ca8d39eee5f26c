"""The agenda: what happens next, who is asked, how it ends."""

from __future__ import annotations

import pytest

from undercover import BadPosition
from undercover.table.agenda import UNANSWERED, frame_name, spell
from undercover.table.native import Row
from undercover.table.positions import frame as frame_of
from undercover.table.rows import row_of
from undercover.table.story import EVERYBODY, first

from .toy import LAPSED, NEST, NOTE, OPEN_PICK, PEEK, PICK, PICKED, ROLL, STOP, TOY, VOTE, Toy


def toy(frames: list[int], pile: list[int] | None = None) -> Toy:
    """Three seats, these frames on the agenda, everything settled that needs nobody."""
    g = Toy()
    g.seats = 3
    g.pile = row_of(pile or [])
    g.then_all(row_of(frames))
    g.settle()
    return g


def numbers(options: Row) -> list[int]:
    """What can be picked."""
    return [first(option) for option in options]


# ---------------------------------------------------------------- frames


def test_frames_happen_in_the_order_they_are_written() -> None:
    assert list(toy([NOTE.of(1), NOTE.of(2), NOTE.of(3)]).log) == [1, 2, 3]


def test_new_frames_come_before_those_already_there() -> None:
    assert list(toy([NEST.of(1), NEST.of(2), NOTE.of(9)]).log) == [1, 11, 12, 2, 21, 22, 9]


@pytest.mark.parametrize(("a", "b"), [(0, 0), (4_095, 0), (0, 2**41 - 1), (4_095, 2**41 - 1)])
def test_a_frame_carries_two_arguments(a: int, b: int) -> None:
    assert list(toy([NOTE.of(a, b)]).log) == [a + b]


def test_frames_have_names() -> None:
    """A dump shows the agenda so that one can read what is going to happen."""
    assert frame_name(PICK.of(2)) == "pick(2)"
    assert frame_name(NOTE.of(3, 40)) == "note(3, 40)"
    assert spell("TakeMarketCardChoice") == "take_market_card"
    for frame in (PICK.of(2), NOTE.of(3, 40), VOTE.of(0, 7)):
        assert frame_of(TOY, frame_name(frame)) == frame


# ---------------------------------------------------------------- choices


def test_a_choice_waits_for_its_seat() -> None:
    g = toy([PICK.of(1), NOTE.of(7)], [5, 3])
    assert list(g.waiting()) == [1]
    assert numbers(g.legal(1)) == [3, 5]
    assert list(g.log) == []
    g.take(1, PICKED.of(5))
    assert list(g.log) == [5, 7]
    assert list(g.waiting()) == []


def test_a_choice_is_asked_with_a_single_option() -> None:
    """What is asked must not depend on what a hand holds."""
    g = toy([PICK.of(1)], [5])
    assert list(g.waiting()) == [1]
    assert numbers(g.legal(1)) == [5]


def test_a_choice_without_options_lapses() -> None:
    g = toy([PICK.of(1), NOTE.of(7)])
    assert list(g.log) == [LAPSED, 7]
    assert list(g.waiting()) == []


@pytest.mark.parametrize(("pile", "log"), [([], [LAPSED, 7]), ([4], [4, 7])])
def test_an_open_choice_with_one_option_or_none_is_not_asked(pile: list[int], log: list[int]) -> None:
    g = toy([OPEN_PICK.of(1), NOTE.of(7)], pile)
    assert list(g.log) == log
    assert list(g.pile) == []


def test_an_open_choice_between_two_is_asked() -> None:
    g = toy([OPEN_PICK.of(1), NOTE.of(7)], [4, 6])
    assert list(g.waiting()) == [1]
    g.take(1, PICKED.of(4))
    assert list(g.log) == [4, 7]
    assert list(g.pile) == [6]


# ---------------------------------------------------------------- sealed choices


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 0, 2], [2, 0, 1]])
def test_sealed_answers_come_in_any_order_and_are_opened_together(order: list[int]) -> None:
    g = toy([VOTE.of(0, 0b111), NOTE.of(7)])
    answers = [1, 3, 4]
    for n, seat in enumerate(order):
        assert list(g.waiting()) == sorted(order[n:])
        assert list(g.log) == []
        g.take(seat, PICKED.of(answers[seat]))
    assert list(g.log) == [1, 3, 4, 7]
    assert list(g.sealed) == []


def test_every_seat_has_its_own_options() -> None:
    g = toy([VOTE.of(0, 0b111)])
    assert [numbers(g.legal(seat)) for seat in range(3)] == [[1, 2], [1, 2, 3], [1, 2, 3, 4]]


def test_only_the_seats_that_are_asked_answer() -> None:
    g = toy([VOTE.of(0, 0b101)])
    assert list(g.waiting()) == [0, 2]
    g.take(2, PICKED.of(4))
    g.take(0, PICKED.of(1))
    assert list(g.log) == [1, UNANSWERED, 4]


def test_a_sealed_choice_of_nobody_opens_at_once() -> None:
    g = toy([VOTE.of(0, 0), NOTE.of(7)])
    assert list(g.log) == [UNANSWERED, UNANSWERED, UNANSWERED, 7]
    assert list(g.waiting()) == []


def test_two_sealed_choices_in_a_row_start_empty() -> None:
    g = toy([VOTE.of(0, 0b1), VOTE.of(0, 0b11)])
    g.take(0, PICKED.of(1))
    assert list(g.waiting()) == [0, 1]


# ---------------------------------------------------------------- the end


def test_the_end_stops_everything_at_once() -> None:
    """In the middle of a resolution; frames added later and a second end do not count."""
    g = toy([NOTE.of(1), STOP.of(2), NOTE.of(3), PICK.of(0)], [4])
    assert list(g.log) == [1]
    assert list(g.agenda) == []
    assert (g.winners, g.reason) == (0b100, 0)
    assert list(g.waiting()) == []


def test_the_end_drops_a_sealed_choice() -> None:
    g = toy([VOTE.of(0, 0b111)])
    g.take(1, PICKED.of(2))
    g.finish(0b1, 0)
    assert list(g.sealed) == []
    assert list(g.waiting()) == []


# ---------------------------------------------------------------- saying things


def test_nothing_is_said_when_nobody_listens() -> None:
    assert toy([NOTE.of(1), PEEK.of(0)]).story == []


def test_a_whisper_is_for_one_seat() -> None:
    g = Toy()
    g.seats = 3
    g.listen(False)
    g.then(NOTE.of(1), PEEK.of(2))
    g.settle()
    assert [(said.word.id, said.numbers[0], said.to) for said in g.story] == [
        ("noted", 1, EVERYBODY),
        ("whispered", 7, 2),
    ]


# ---------------------------------------------------------------- copies


def test_a_copy_goes_its_own_way() -> None:
    """Agenda, dice, sealed answers and piles of a copy are its own."""
    g = toy([PICK.of(0), ROLL.of(), VOTE.of(0, 0b11), NOTE.of(9)], [4, 5])
    before = (g.agenda[:], g.dice.state, g.log[:], g.pile[:])
    copy = g.copy()
    copy.take(0, PICKED.of(4))
    copy.take(1, PICKED.of(2))
    assert (g.agenda, g.dice.state, g.log, g.pile) == before
    assert list(g.waiting()) == [0]
    g.take(0, PICKED.of(4))
    assert list(g.log) == list(copy.log)
    assert list(g.waiting()) == [0, 1]
    assert list(copy.waiting()) == [0]


def test_a_copy_seals_its_own_answers() -> None:
    g = toy([VOTE.of(0, 0b111)])
    g.take(1, PICKED.of(2))
    copy = g.copy()
    copy.take(0, PICKED.of(1))
    assert (list(copy.waiting()), list(g.waiting())) == ([2], [0, 2])


@pytest.mark.parametrize(
    "text", ["note(4096)", "note(1, 2199023255552)", "note(-1)", "note", "note(1", "turn(0)", "", 7]
)
def test_a_frame_that_cannot_be_is_refused(text: str) -> None:
    """Arguments too large, no arguments, a step of another game."""
    with pytest.raises(BadPosition, match="no step"):
        frame_of(TOY, text)
