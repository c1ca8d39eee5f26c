"""Bots: which there are, that they see only their own seat's view, and that the better one is better."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.table.toy import TOY
from undercover import Match, bots, game
from undercover.arena import MatchUp, run, wilson
from undercover.table.dice import seeded

AVENUE = game("agent_avenue")
CONFIGURATIONS = [(2, "simple"), (2, "advanced"), (3, "advanced"), (4, "simple"), (4, "advanced")]


def test_an_unknown_level_names_the_levels() -> None:
    with pytest.raises(ValueError, match="no bot 'genius'; there are random, easy, normal, greedy, hard, expert"):
        bots.level("genius")


def test_a_game_without_a_judgement_has_random_bots_only() -> None:
    assert bots.levels(TOY) == ("random",)
    with pytest.raises(bots.NoJudgement, match="Toy has no 'greedy' bot yet; it has random"):
        bots.level("greedy", TOY)
    with pytest.raises(bots.NoJudgement, match="does not say what is good for whom"):
        bots.level("greedy").choose(TOY.start(2).chair(0, seeded(1)))


def test_levels_of_a_game_go_from_weak_to_strong() -> None:
    assert bots.levels(AVENUE) == ("random", "easy", "normal", "greedy", "hard", "expert")


def choice(level: str, match: Match, seat: int, roll: int) -> int:
    return bots.level(level).choose(match.chair(seat, seeded(roll)))


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize(("seats", "mode"), CONFIGURATIONS)
def test_a_bot_chooses_alike_in_twin_worlds(level: str, seats: int, mode: str) -> None:
    """Two worlds that differ only in what the seat cannot know: the same view, the same options, the same choice."""
    dice = seeded(seats)
    match = AVENUE.start(seats, 11, {"mode": mode})
    different = 0
    while match.waiting:
        seat = match.waiting[0]
        twin = match.imagine(seat, dice.below(1 << 30))
        different += twin.hash() != match.hash()
        roll = dice.below(1 << 30)
        assert choice(level, match, seat, roll) == choice(level, twin, seat, roll)
        legal = match.legal(seat)
        match.step(seat, legal[dice.below(len(legal))])
    assert different, "the worlds were never different"


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_bot_changes_nothing_at_the_table(level: str) -> None:
    match = AVENUE.start(4, 3, {"mode": "advanced"})
    while match.waiting:
        seat = match.waiting[0]
        before = match.hash()
        chosen = bots.level(level).choose(match.chair(seat, bots.luck(match)))
        assert match.hash() == before
        assert chosen in match.legal(seat)
        match.step(seat, chosen)


def test_a_chair_shows_what_the_seat_knows() -> None:
    match = AVENUE.start(2, 3)
    seat = match.waiting[0]
    chair = match.chair(seat, seeded(4))
    assert chair.seen == match.seen(seat)
    assert chair.options == match.legal(seat)
    assert chair.choices == match.choices(seat)
    assert chair.story == match.story(seat)
    for world in islice(chair.worlds(), 20):
        assert world.seen(seat) == match.seen(seat)
        assert world.legal(seat) == match.legal(seat)
    assert len({world.hash() for world in islice(chair.worlds(), 20)}) > 1


def test_luck_is_the_same_for_the_same_point_of_the_same_match() -> None:
    match = AVENUE.start(2, 5)
    first = bots.luck(match).seed
    assert bots.luck(match.again(0)).seed == first
    assert bots.luck(AVENUE.start(2, 6)).seed != first
    match.play(match.waiting[0], match.choices(match.waiting[0])[0])
    assert bots.luck(match).seed != first


def test_the_random_bot_takes_every_option_sometimes() -> None:
    match = AVENUE.start(2, 5)
    seat = match.waiting[0]
    dice = seeded(1)
    found = {bots.level("random").choose(match.chair(seat, dice)) for _ in range(300)}
    assert found == set(match.legal(seat))


@pytest.mark.parametrize(("seats", "mode"), CONFIGURATIONS)
def test_greedy_clearly_beats_random(seats: int, mode: str) -> None:
    tally = run(MatchUp("agent_avenue", seats, {"mode": mode}, ("greedy", "random"), 1), 60)
    assert sum(tally.wins) == tally.games == 60
    low, _ = wilson(tally.wins[0], tally.games)
    assert low > 0.65, tally.wins
