"""The chances a player would work out at the table, and that they come true."""

from __future__ import annotations

import pytest

from undercover.games.death_angel.odds import kill, percent, survive
from undercover.games.death_angel.things import MARINE_IDS
from undercover.games.death_angel.views import Promises

from .positions import SHORT, position, rows


@pytest.mark.parametrize(("size", "chance"), [(1, 4 / 6), (2, 3 / 6), (4, 1 / 6), (5, 0.0), (9, 0.0)])
def test_a_defence_alone(size: int, chance: float) -> None:
    """The number must be higher than the size of the swarm (7.2)."""
    m = position(f"head*{size} | goriel < |")
    assert survive(m.table, 0, 0) == pytest.approx(chance)  # type: ignore[arg-type]
    assert m.seen(None)["formation"][0]["left"]["survives"] == percent(chance)


def test_tokens_count_in_front_only() -> None:
    """Two tokens are three rolls against a swarm in front, one against a swarm behind (7.2)."""
    m = position("head*2 | goriel < 2 | tail*2")
    row = m.seen(None)["formation"][0]
    assert row["left"]["survives"] == row["right"]["survives"] == 50
    assert row["left"]["survives_with_tokens"] == percent(1 - 0.5**3)
    assert row["right"]["survives_with_tokens"] == 50


@pytest.mark.parametrize(
    ("marine", "played", "lasting", "on", "chance"),
    [
        ("gideon", "block", "", None, 3 / 6),
        ("lorenzo", "", "", None, 0.0),
        ("goriel", "", "second_wind", 3, 1 / 6),
        ("claudio", "defensive_stance", "", None, 0.0),
    ],
)
def test_cards_and_effects_count(marine: str, played: str, lasting: str, on: int | None, chance: float) -> None:
    """Block, Second Wind; Defensive Stance needs a token (7.2)."""
    m = position(f"head*6 | {marine} < |", played=played, lasting=lasting, on=on)
    assert survive(m.table, 0, 0) == pytest.approx(chance)  # type: ignore[arg-type]


def test_a_bought_face_under_defensive_stance() -> None:
    """With a token the yellow marine needs anything but a 0 (9.1)."""
    m = position("head*6 | claudio < 1 |", played="defensive_stance")
    assert survive(m.table, 0, 1) == pytest.approx(5 / 6)  # type: ignore[arg-type]


def test_counter_attack_goes_on_against_what_is_left() -> None:
    """Lorenzo against two: a skull or a 3 or more; after a skull one is left, and so on (7.2)."""
    m = position("head*2 | lorenzo < |", played="counter_attack")
    alone = 5 / 6  # 1, 2 and 3 counter and end it, 4 and 5 are higher than 1
    assert survive(m.table, 0, 0) == pytest.approx((2 + 3 * alone) / 6)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("marine", "played", "tokens", "chance"),
    [
        ("goriel", "", 0, 1 / 2),
        ("goriel", "", 1, 3 / 4),
        ("noctis", "dead_aim", 0, 4 / 6),
        ("zael", "flamer_attack", 0, 5 / 6),
    ],
)
def test_an_attack(marine: str, played: str, tokens: int, chance: float) -> None:
    """A skull, or what the card makes of the face (7.1)."""
    m = position(f"head*2 | {marine} < {tokens} |", played=played)
    assert kill(m.table, MARINE_IDS.index(SHORT[marine]), tokens) == pytest.approx(chance)  # type: ignore[arg-type]
    assert m.seen(None)["formation"][0]["kills_with_tokens"] == percent(chance)


def test_a_new_roll_is_worth_what_it_promises() -> None:
    """Defending with two tokens: a bought roll and one more; from behind no token helps (7.2)."""
    m = position("head*2 | goriel < 2 |", "| leon < |", phase="swarms")
    assert m.game.hints(m, 0) == Promises(reroll=percent(1 - 0.5**2))
    yellow = position("head*6 | claudio < 1 |", "| leon < |", phase="swarms", played="defensive_stance")
    assert yellow.game.hints(yellow, 0) == Promises(reroll=percent(5 / 6))
    behind = position("head*2 | goriel > 1 |", "| leon < |", phase="swarms")
    assert behind.game.hints(behind, 0) == Promises()


def test_nothing_is_certain_that_is_not() -> None:
    """Rounding never says 0 or 100 for what may go the other way."""
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_the_odds_come_true() -> None:
    """Six hundred attacks of two Genestealers: half of them kill."""
    dead = sum(
        len(rows(position("head*2 | goriel < |", "| leon < |", phase="swarms", dice=seed * 7919 + 1))) == 1
        for seed in range(1, 601)
    )
    assert 250 < dead < 350
