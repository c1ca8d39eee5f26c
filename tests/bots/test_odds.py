"""What a seat has to reckon with, told from what it knows and nothing else."""

from __future__ import annotations

import pytest

from undercover import game
from undercover.bots.odds import odds
from undercover.table.dice import seeded
from undercover.table.registry import slugs


@pytest.mark.parametrize("slug", [slug for slug in slugs() if game(slug).odds])
def test_shares_are_shares_and_tell_nothing_the_seat_does_not_know(slug: str) -> None:
    """The same view has the same odds, whatever really lies there."""
    match, dice = game(slug).start(max(game(slug).seats[0], 3 if 3 in game(slug).seats else 0), 5), seeded(2)
    for _ in range(12):
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.step(seat, legal[dice.below(len(legal))])
    for seat in range(match.seats):
        found = odds(match, seat)
        for each in found:
            assert all(0 < share <= 1 for share in each.shares.values())
            assert sum(each.shares.values()) >= 1 - 1e-9
            assert list(each.shares.values()) == sorted(each.shares.values(), reverse=True)


def test_an_offer_face_down_is_unknown_to_the_other_player_alone() -> None:
    match = game("agent_avenue").start(2, 7)
    chooser = match.waiting[0]
    match.step(chooser, match.legal(chooser)[0])
    down = [[each for each in odds(match, seat) if each.place.path == ("offer", "down")] for seat in range(2)]
    assert [len(found) for found in (down[chooser], down[1 - chooser])] == [0, 1]
    other = down[1 - chooser][0]
    assert sum(other.shares.values()) == pytest.approx(1.0)
    assert other.truth == [match.seen(chooser)["offer"]["down"]]


def test_good_cop_bad_cop_reckons_with_each_card_of_others() -> None:
    match = game("good_cop_bad_cop").start(4, 1)
    found = [each for each in odds(match, 0) if each.place.family == "kind"]
    assert {tuple(each.place.numbers) for each in found} >= {(seat, slot) for seat in (1, 2, 3) for slot in range(3)}
    assert all(sum(each.shares.values()) == pytest.approx(1.0) for each in found)
