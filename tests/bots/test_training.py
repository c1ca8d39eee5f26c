"""How weights are learned: the same games from the same seed, and weights that mean the same in the engine."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")

from training.learn import fit, log_loss, sets  # noqa: E402
from training.play import Course  # noqa: E402

from undercover.games.agent_avenue.worth import FEATURES  # noqa: E402
from undercover.table.net import Net, floats, shares  # noqa: E402


def test_the_same_seed_gives_the_same_positions() -> None:
    one, again = (Course("agent_avenue", 4).play(2)["sides"] for _ in range(2))
    assert len(one.rows) > 3
    assert all((mine == theirs).all() for mine, theirs in zip(one.rows, again.rows))
    assert all((mine == theirs).all() for mine, theirs in zip(one.got, again.got))


def test_where_bots_think_what_is_asked_about_is_kept() -> None:
    """A game to learn from that is played by search: the same from the same seed, and not the one greedy bots play."""
    one, again, greedy = (Course("agent_avenue", 4, thinking).play(2)["sides"] for thinking in (1, 1, 0))
    assert all((mine == theirs).all() for mine, theirs in zip(one.rows, again.rows, strict=True))
    assert one.when != greedy.when
    assert len(one.rows) > len(greedy.rows)


def test_exported_weights_expect_what_the_learner_expects() -> None:
    """Positions of a few games learned by heart: better than knowing nothing, and the same through the engine's net."""
    school, _ = sets(Course("agent_avenue", 4).some(1, 8)["sides"])
    learner = fit(school, school, units=4, rounds=30, seed=1)
    expected = learner.expected(learner.scaled(school.rows), school.there)[0]
    assert log_loss(expected, school) < np.log(2)
    net = Net("nowhere", "by heart", FEATURES)
    net.take(learner.exported(FEATURES))
    for rows, wanted in list(zip(school.rows, expected))[:20]:
        assert list(shares(floats([net.value(floats(list(row))) for row in rows]))) == pytest.approx(wanted, abs=1e-3)
