"""The search: certain things are seen, the same view leads to the same choice, and thinking can be stopped."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from tests.agent_avenue.positions import position
from tests.bots.conftest import HASTY
from tests.plugged import EXAMPLE
from undercover import Game, Match, bots, game
from undercover.bots.likely import FEW, Likely
from undercover.bots.outlook import LOST, OPEN, WON, outlook
from undercover.bots.plans import Plan
from undercover.bots.playout import Playout
from undercover.bots.search import Search, SearchBot
from undercover.bots.tree import Forest, Node, softmax
from undercover.table.dice import quick, seeded
from undercover.table.registry import games
from undercover.table.rows import row_of

EVERY_GAME = pytest.mark.parametrize("rules", games().values(), ids=lambda rules: rules.slug)


def choice(level: str, match: Match, seat: int, roll: int) -> int:
    return bots.level(level, match.game).choose(match.chair(seat, seeded(roll)))


def positions(rules: Game[Any], seats: int, every: int, most: int) -> list[Match]:
    """Positions of a random game, some choices apart."""
    dice, match = seeded(seats), rules.start(seats, 5)
    found: list[Match] = []
    while match.waiting and len(found) < most:
        if len(match.history) % every == every - 1:
            found.append(match.copy())
        seat = match.waiting[-1]
        legal = match.legal(seat)
        match.step(seat, legal[dice.below(len(legal))])
    return found


@EVERY_GAME
@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_bot_chooses_alike_in_twin_worlds(rules: Game[Any], level: str) -> None:
    """Two worlds that differ only in what the seat cannot know: the same view, the same dice, the same choice."""
    different = 0
    for seats in {rules.seats[0], rules.seats[-1]}:
        for match in positions(rules, seats, 9, 6):
            seat = match.waiting[-1]
            twin = match.imagine(seat, len(match.history))
            different += twin.hash() != match.hash()
            assert choice(level, match, seat, 3) == choice(level, twin, seat, 3)
    assert different, "the worlds were never different"


@EVERY_GAME
def test_the_same_dice_lead_to_the_same_choice(rules: Game[Any]) -> None:
    for match in positions(rules, rules.seats[0], 6, 3):
        seat = match.waiting[0]
        assert len({choice("hard", match, seat, 8) for _ in range(2)}) == 1


def test_there_are_levels_for_every_game() -> None:
    for rules in games().values():
        assert bots.levels(rules) == ("random", "easy", "normal", "greedy", "hard", "expert")
        assert bots.usual(rules) == "normal"


# ---------------------------------------------------------------- what is certain


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_an_offer_that_wins_either_way_is_made(level: str) -> None:
    """Green has two Codebreakers and needs 2 more spaces: a Codebreaker wins, and so does a Daredevil (4.9)."""
    m = position(hands=["codebreaker daredevil mole saboteur"], rows=["codebreaker*2", ""], green=12, blue=0)
    chosen = m.choices(0)[m.legal(0).index(choice(level, m, 0, 1))].id
    assert chosen in ("offer:codebreaker,daredevil", "offer:daredevil,codebreaker")


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_what_certainly_loses_is_not_chosen(level: str) -> None:
    """Blue would have its third Codebreaker (4.9)."""
    m = position(hands=["daredevil enforcer saboteur*2"], rows=["", "daredevil*2"])
    m.play(0, "offer:daredevil,enforcer")
    assert m.choices(1)[m.legal(1).index(choice(level, m, 1, 1))].id == "take:face_down"


def test_an_outlook_is_what_happens_whatever_anybody_does() -> None:
    m = position(hands=["codebreaker daredevil mole saboteur"], rows=["codebreaker*2", ""], green=12, blue=0)
    m.play(0, "offer:codebreaker,daredevil")
    assert outlook(m.table, 0, 1) == WON
    assert outlook(m.table, 1, 1) == LOST
    assert outlook(m.table, 0, 0) == OPEN


@EVERY_GAME
def test_no_certain_win_is_missed_and_no_certain_loss_chosen(rules: Game[Any]) -> None:
    """Near the end of random games, where much is certain: what the true table says of the choice is never the
    opposite of what it says of another one, when every world agrees."""
    for seed in range(4):
        match = rules.start(rules.seats[0], seed)
        match.playout(seeded(seed))
        for back in (1, 2, 3):
            near = match.again(max(0, len(match.history) - back))
            seat = near.waiting[0]
            search = Search(near.chair(seat, seeded(2)), HASTY)
            fate = search.fates[near.legal(seat).index(SearchBot(HASTY).choose(near.chair(seat, seeded(2))))]
            assert fate == max(search.fates)


# ---------------------------------------------------------------- thinking


def thinking(plan: Plan) -> Search:
    match = game("agent_avenue").start(2, 3)
    return Search(match.chair(match.waiting[0], seeded(1)), plan)


def test_thinking_can_be_stopped_between_any_two_worlds() -> None:
    search = thinking(HASTY._replace(worlds=1000))
    search.think()
    assert not search.done()
    assert search.best().option


def test_thinking_ends_with_its_time() -> None:
    match = game("agent_avenue").start(2, 3)
    chair = match.chair(match.waiting[0], seeded(1), deadline=0.0)
    assert Search(chair, HASTY._replace(worlds=1000)).done()
    assert SearchBot(HASTY._replace(worlds=1000)).choose(chair) in chair.options


def test_few_worlds_are_weighed_when_there_is_no_time() -> None:
    match = game("agent_avenue").start(2, 3)
    match.step(match.waiting[0], match.legal(match.waiting[0])[0])
    chair = match.chair(match.waiting[0], seeded(1), deadline=0.0)
    likely = Likely(chair, 10_000, wary=False)
    likely.judge(chair.options)
    assert len(likely) == FEW


def test_every_option_in_the_race_is_tried_in_every_world() -> None:
    search = thinking(HASTY)
    search.think()
    search.think()
    assert [len(candidate.values) for candidate in search.race.left] == [2, 2, 2]


def test_after_a_quarter_and_half_of_the_worlds_the_worse_half_leaves() -> None:
    search = thinking(HASTY._replace(worlds=8, breadth=6))
    entered = len(search.race.left)
    assert entered == 6
    for left in (6, 4, 4, 3):
        search.think()
        assert len(search.race.left) <= left
    assert len(search.tried()) == entered


@pytest.mark.parametrize(("seats", "worlds"), [(1, 6), (2, 2)])
def test_whoever_plays_alone_thinks_for_everybody(seats: int, worlds: int) -> None:
    rules = game("death_angel")
    chair = rules.start(seats, 3).chair(0, seeded(1))
    assert Search(chair, Plan(worlds=2, alone=3)).plan.worlds == worlds


def test_what_others_have_sealed_is_taken_to_be_what_they_would_choose() -> None:
    """Orders at Death Angel are given in secret: whoever orders last reckons with sensible ones."""
    rules = game("death_angel")
    assert rules.judge is not None
    match = rules.start(2, 1)
    while len(match.waiting) < 2:
        match.step(match.waiting[0], match.legal(match.waiting[0])[0])
    options = match.legal(0)
    judged = rules.judge(match.table, 0, options)
    match.step(0, options[judged.index(min(judged))])
    table = match.imagine(1, 7).table
    Playout(rules, HASTY._replace(heat=1e-6)).seal(table, 1, quick(5))
    assert judged[options.index(table.sealed[0])] == pytest.approx(max(judged))


def test_judgement_is_overruled_by_more_than_noise_only() -> None:
    search = thinking(HASTY)
    liked, other = search.race.left[:2]
    search.race.left = [liked, other]
    for value in (0.9, 0.1, 0.8, 0.2):
        liked.learn(value)
        other.learn(0.55)
    assert search.best() is liked
    for _ in range(40):
        liked.learn(0.5)
        other.learn(0.55)
    assert search.best() is other


def test_whoever_is_clearly_behind_leaves_the_race() -> None:
    search = thinking(HASTY)
    good, bad = search.race.left[:2]
    search.race.left = [good, bad]
    for _ in range(30):
        good.learn(0.9)
        bad.learn(0.1)
    search.race.drop()
    assert search.race.left == [good]
    assert search.done()
    assert search.tried() == [good, bad]


def test_a_node_tries_what_judgement_likes_and_keeps_to_what_does_well() -> None:
    node = Node(1, row_of([7, 8, 9]), [0.1, 0.7, 0.2])
    assert node.select(1.0) == 1
    for _ in range(20):
        node.learn(1, 0.1)
        node.learn(2, 0.8)
    assert node.select(0.1) == 2


@EVERY_GAME
def test_worlds_that_look_alike_share_a_node(rules: Game[Any]) -> None:
    """Nobody in a tree is thought to know what they cannot; what they have chosen before and what everybody sees they
    do know."""
    forest, different, keys = Forest(rules), 0, set[bytes]()
    seats = rules.seats[-1]
    found = positions(rules, seats, 9, 6)
    for match in found:
        seat = match.waiting[-1]
        options, twin = match.table.legal(seat), match.imagine(seat, 4)
        different += twin.hash() != match.hash()
        key = forest.key(match.table, seat, 0, options)
        assert forest.key(twin.table, seat, 0, twin.table.legal(seat)) == key
        assert forest.key(match.table, seat, 1, options) != key
        keys.add(key)
    assert different, "the worlds were never different"
    assert len(keys) == len(found)


def test_what_is_judged_alike_is_equally_likely() -> None:
    assert softmax([2.0, 2.0], 1.0) == [0.5, 0.5]
    assert softmax([0.0, -1000.0], 1.0)[1] < 1e-9


def test_a_plug_in_without_any_plan_is_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    duel: Game[Any] = import_module("number_duel.game").GAME
    assert bots.levels(duel)[-1] == "expert"
    match = duel.start(2, 1)
    assert choice("hard", match, match.waiting[0], 1) in match.legal(match.waiting[0])
