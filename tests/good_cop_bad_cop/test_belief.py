"""What a seat believes of the others by what they have done and said, and that it uses nothing else."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from math import exp

import pytest

from undercover import Match
from undercover.bots.odds import odds
from undercover.bots.plans import plan_for
from undercover.bots.search import SearchBot
from undercover.games.good_cop_bad_cop import GAME
from undercover.games.good_cop_bad_cop.table import Precinct
from undercover.games.good_cop_bad_cop.things import AGENT, CROOKED, HONEST, KINGPIN
from undercover.table.dice import Dice, seeded

from .positions import play, position, table

MANY = 400
TALK = {"talk": "structured"}


def chance(m: Match, seat: int, holds: Callable[[Precinct], bool]) -> float:
    """How likely something is to a seat."""
    chair = m.chair(seat, seeded(1))
    belief = chair.belief
    assert belief is not None
    worlds = [table(world) for world in islice(chair.worlds(), MANY)]
    weights = [exp(belief.weight(world)) for world in worlds]
    return sum(weight for world, weight in zip(worlds, weights) if holds(world)) / sum(weights)


def allies(one: int, other: int) -> Callable[[Precinct], bool]:
    return lambda world: world.team(one) == world.team(other)


# ---------------------------------------------------------------- deeds


def aimed(target: int) -> Match:
    """Seat 1, gun in hand, has looked at a card of seat 2 and then chosen its aim."""
    m = position(6, rows=["HHC", "HCC", "CCH", "HCH"], aims={1: 4}, active=1)
    play(m, "1 investigate:2,0", f"1 aim:{target}")
    return m


def test_who_looks_and_aims_elsewhere_has_seen_a_friend() -> None:
    """Seat 0 knows neither row."""
    at_ease = chance(position(6, rows=["HHC", "HCC", "CCH", "HCH"]), 0, allies(1, 2))
    spared, threatened = chance(aimed(3), 0, allies(1, 2)), chance(aimed(2), 0, allies(1, 2))
    assert threatened < at_ease - 0.1
    assert spared > at_ease + 0.05


def test_somebody_who_shoots_an_open_enemy_is_a_friend() -> None:
    """Everybody sees a Crooked row; seat 0 is Honest (7.1)."""
    m = position(6, rows=["HHC", "HHC", "cck"], aims={1: 2}, active=1)
    before = chance(m, 0, allies(0, 1))
    play(m, "1 shoot:2")
    assert chance(m, 0, allies(0, 1)) > before + 0.1


def test_a_replay_tells_the_odds_of_cards_by_what_was_done() -> None:
    """Whoever shoots at an open enemy of the Honest has rather Honest cards."""
    m = position(6, rows=["HHC", "HHC", "cck"], aims={1: 2}, active=1)
    before = honest(m, 1)
    play(m, "1 shoot:2")
    assert honest(m, 1) > before + 0.05


def honest(m: Match, player: int) -> float:
    """How likely a card of a player is Honest, as a replay tells it to seat 0."""
    rows = [each for each in odds(m, 0) if each.place.family == "kind" and each.place.numbers[0] == player]
    return sum(each.shares.get("honest", 0.0) for each in rows) / len(rows)


def test_a_seat_learns_nothing_from_its_own_deeds() -> None:
    m = position(6, rows=["HHC", "HHC", "cck"], aims={1: 2}, active=1)
    play(m, "1 shoot:2")
    assert chance(m, 1, allies(3, 4)) == pytest.approx(
        chance(position(6, rows=["HHC", "HHC", "cck"]), 1, allies(3, 4)), abs=0.08
    )


def test_odd_play_breaks_nothing() -> None:
    """Somebody shoots an open leader of their own team: unlikely, but nobody's side becomes impossible."""
    m = position(6, rows=["HHC", "AHC", "hhh"], aims={1: 2}, active=1)
    play(m, "1 shoot:2")
    assert 0.02 < chance(m, 0, lambda world: world.team(1) == HONEST) < 0.98


def test_cards_are_followed_through_a_flashbang() -> None:
    """A row that was picked up since is laid back for what was done before (R46, R62)."""
    m = position(6, rows=["HHC", "HCC", "CCH"], hands={2: "flashbang"}, aims={1: 4}, active=1)
    play(m, "1 investigate:2,0", "2 pass", "2 pass", "1 aim:2", "2 play:flashbang,2,0,1")
    assert 0.0 < chance(m, 0, allies(1, 2)) < 0.5


# ---------------------------------------------------------------- words


def claiming(claim: str) -> Match:
    """Seat 1 has looked at a card of seat 2, and speaks of it at the beginning of the next turn."""
    m = about_to_speak()
    play(m, "1 claim:saw_card", "1 about_card:2,0", f"1 {claim}")
    return m


def about_to_speak() -> Match:
    m = position(6, rows=["HHC", "HHC", "KCC"], active=1, options=TALK)
    while m.waiting[0] != 1 or not m.choices(1)[0].id.startswith("investigate"):
        m.play(m.waiting[0], "silent")
    play(m, "1 investigate:2,0")
    while m.waiting[0] != 1:
        m.play(m.waiting[0], "silent")
    return m


def spoken(m: Match, seat: int, roll: int) -> str:
    """What a thinking bot claims, step by step."""
    m, bot = m.copy(), SearchBot(plan_for(GAME.slug)._replace(pool=5))
    while True:
        option = bot.choose(m.chair(seat, seeded(roll)))
        said = m.choices(seat)[m.legal(seat).index(option)].id
        m.play(seat, said)
        if not said.startswith(("claim", "about")):
            return said


def test_what_a_bot_says_of_itself_does_not_give_it_away() -> None:
    rows = ["AHC", "CCK", "HHC", "CCH"]
    for seat in range(4):
        m = position(6, rows=rows, active=seat, options={**TALK, "claims_per_turn": 2})
        assert spoken(m, seat, 1) == "own_leader:none"
        play(m, f"{seat} claim:own_leader", f"{seat} own_leader:none")
        assert spoken(m, seat, 1) == "own_team:honest"


def test_what_a_bot_says_of_others_is_at_times_a_lie() -> None:
    m = about_to_speak()
    assert {spoken(m, 1, roll) for roll in range(20)} == {"saw_card:2,0,kingpin", "saw_card:2,0,honest"}


def test_a_claim_makes_a_card_likelier() -> None:
    kingpin = [
        chance(claiming(f"saw_card:2,0,{kind}"), 0, lambda world: world.cards[6] == KINGPIN)
        for kind in ("kingpin", "honest")
    ]
    assert kingpin[0] > 1.5 * kingpin[1] > 0.0


def test_who_claims_what_one_knows_to_be_false_is_no_friend() -> None:
    """Seat 0 has seen the card, too."""

    def told(kind: str) -> float:
        m = claiming(f"saw_card:2,0,{kind}")
        seen = m.dump()
        seen["position"]["known"][6].append(0)
        return chance(GAME.load(seen), 0, allies(0, 1))

    assert told("kingpin") > told("honest")


# ---------------------------------------------------------------- nothing but what the seat knows


def alike(one: Match, other: Match, seat: int, dice: Dice) -> tuple[Match, Match]:
    """Some choice after which the seat still cannot tell the two apart."""
    chooser = one.waiting[0]
    both = [option for option in one.legal(chooser) if option in other.legal(chooser)]
    while True:
        option = both.pop(dice.below(len(both)))
        after, twin = one.copy(), other.copy()
        after.step(chooser, option)
        twin.step(chooser, option)
        if after.seen(seat) == twin.seen(seat) and after.waiting == twin.waiting:
            return after, twin


def weights(m: Match) -> list[float]:
    """What seat 0 makes of some worlds."""
    chair = m.chair(0, seeded(7))
    assert chair.belief is not None
    return [chair.belief.weight(world.table) for world in islice(chair.worlds(), 5)]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_bot_chooses_alike_in_twin_matches_with_a_past(seed: int) -> None:
    """Two matches that looked the same to seat 0 from the beginning: they differ in what the others hold and have
    looked at, and so in why they did what they did."""
    bot, dice = SearchBot(plan_for(GAME.slug)._replace(pool=20)), seeded(seed)
    one = GAME.start(6, seed, {"max_turns": 240})
    other = GAME.load(one.imagine(0, seed).dump())
    compared = 0
    while one.waiting and compared < 12:
        if 0 in one.waiting:
            assert weights(one) == weights(other)
            assert bot.choose(one.chair(0, seeded(7))) == bot.choose(other.chair(0, seeded(7)))
            compared += 1
        one, other = alike(one, other, 0, dice)
    assert compared
    assert one.hash() != other.hash()


def test_a_leader_everybody_sees_stays_one() -> None:
    m = position(6, rows=["HHC", "aHC", "kHC"], aims={2: 1}, active=2)
    play(m, "2 shoot:1")
    assert chance(m, 0, lambda world: world.has(1, AGENT) and world.team(2) == CROOKED) == 1.0
