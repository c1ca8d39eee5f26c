"""Many tables at once are the same matches as one table after another."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy")

from tests.research.games import Options, usual  # noqa: E402
from undercover import Game, IllegalChoice  # noqa: E402
from undercover.research import Tables, Workers  # noqa: E402
from undercover.research.encoding import rewards  # noqa: E402


@pytest.mark.parametrize(("game", "seats", "options"), usual())
def test_tables_are_single_matches(game: Game[Any], seats: int, options: Options) -> None:
    """Seats, observations, legal actions, rewards, ends, restarts and seeds."""
    tables = Tables(game, 3, seats, 11, options)
    coded, generator = tables.encoding, np.random.default_rng(4)
    matches = [game.start(seats, 11 + i, coded.options) for i in range(3)]
    for _ in range(60):
        for i, match in enumerate(matches):
            assert tables.seats[i] == match.waiting[0]
            assert (tables.observations[i] == coded.vector(match, match.waiting[0])).all()
            assert (tables.mask[i] == coded.mask(match, match.waiting[0])).all()
        actions = tables.at_random(generator)
        tables.step(actions)
        for i, match in enumerate(matches):
            seat = match.waiting[0]
            match.step(seat, coded.option(match, seat, int(actions[i])))
            assert tables.ended[i] == (not match.waiting)
            assert (tables.rewards[i] == rewards(match.table)).all()
            if not match.waiting:
                matches[i] = game.start(seats, int(tables.seeds[i]), coded.options)


def test_matches_follow_each_other_with_seeds_of_their_own() -> None:
    tables, generator = Tables("agent_avenue", 4, 2, 100), np.random.default_rng(1)
    dealt = set(tables.seeds)
    ended = 0
    while ended < 6:
        tables.step(tables.at_random(generator))
        ended += int(tables.ended.sum())
        dealt |= set(tables.seeds)
        assert (tables.rewards[tables.ended].sum(axis=1) == 0).all()
        assert not tables.rewards[~tables.ended].any()
    assert len(dealt) == 4 + ended
    assert all((seed - 100) % 4 in range(4) for seed in dealt)


def test_a_snapshot_can_be_gone_back_to() -> None:
    tables, generator = Tables("good_cop_bad_cop", 3, 4, 0, memory=4), np.random.default_rng(1)
    for _ in range(9):
        tables.step(tables.at_random(generator))
    snapshot, then = tables.snapshot(), tables.observations
    actions = []
    for _ in range(30):
        actions.append(tables.at_random(generator))
        tables.step(actions[-1])
    end = tables.observations
    for _ in range(2):
        tables.restore(snapshot)
        assert (tables.observations == then).all()
        for chosen in actions:
            tables.step(chosen)
        assert (tables.observations == end).all()


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    tables = Tables("agent_avenue", 3)
    before = tables.observations
    actions = tables.at_random(np.random.default_rng(1))
    actions[2] = np.flatnonzero(~tables.mask[2])[0]
    with pytest.raises(IllegalChoice, match="table 2"):
        tables.step(actions)
    with pytest.raises(IllegalChoice, match="3 tables"):
        tables.step(actions[:2])
    tables.restore(tables.snapshot())
    assert (tables.observations == before).all()


def test_what_was_given_stays_as_it_is() -> None:
    tables, generator = Tables("agent_avenue", 2), np.random.default_rng(1)
    kept, copied = tables.observations, tables.observations.copy()
    for _ in range(3):
        tables.step(tables.at_random(generator))
    assert (kept == copied).all()


def test_tables_remember_what_their_seats_heard() -> None:
    """With a memory the vector is that of the single match, too."""
    tables, generator = Tables("agent_avenue", 1, 2, 8, memory=5), np.random.default_rng(3)
    match = tables.game.start(2, 8)
    while match.waiting:
        seat = match.waiting[0]
        assert (tables.observations[0] == tables.encoding.vector(match, seat)).all()
        action = tables.at_random(generator)
        match.step(seat, tables.encoding.option(match, seat, int(action[0])))
        tables.step(action)


def test_workers_play_the_same_matches() -> None:
    """Seven tables on two processes are seven tables on one."""
    tables, generator = Tables("agent_avenue", 7, 2, 3), np.random.default_rng(2)
    with Workers("agent_avenue", 7, 2, 3, workers=2) as workers:
        for _ in range(40):
            for name in ("seats", "observations", "starts", "numbers", "ended", "rewards", "seeds"):
                assert (getattr(workers, name) == getattr(tables, name)).all(), name
            actions = workers.at_random(generator)
            workers.step(actions)
            tables.step(actions)
        with pytest.raises(IllegalChoice, match="table 5"):
            workers.step(np.where(np.arange(7) == 5, -1, workers.at_random(generator)))
        with pytest.raises(IllegalChoice, match="7 tables"):
            workers.step(actions[:3])
