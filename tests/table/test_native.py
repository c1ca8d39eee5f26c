"""Rows of numbers mean the same, whichever engine they belong to."""

from undercover.table.native import append, i64, vec


def test_a_row_with_room_holds_what_is_in_it() -> None:
    row = vec[i64]([3, 1], capacity=8)
    assert len(row) == 2
    assert list(append(row, 2)) == [3, 1, 2]
