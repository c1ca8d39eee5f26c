"""What the chooser makes of a face-down card: what would whoever laid it have laid there?"""

from __future__ import annotations

from itertools import islice
from math import exp

from undercover import Match
from undercover.bots.plans import Plan
from undercover.bots.search import SearchBot
from undercover.games.agent_avenue.table import Avenue
from undercover.games.agent_avenue.things import DAREDEVIL
from undercover.table.dice import seeded

from .positions import position

MANY = 100


def offered(down: str) -> Match:
    """Blue has two Daredevils: a third one loses (4.9). It is offered a Mole, and something."""
    m = position(hands=["daredevil enforcer mole saboteur"], rows=["", "daredevil*2"])
    m.play(0, f"offer:mole,{down}")
    return m


def weighed(m: Match, seat: int) -> list[tuple[Avenue, float]]:
    chair = m.chair(seat, seeded(3))
    belief = chair.belief
    assert belief is not None
    found = []
    for world in islice(chair.worlds(), MANY):
        assert isinstance(world.table, Avenue)
        found.append((world.table, exp(belief.weight(world.table))))
    return found


def test_a_trap_is_suspected() -> None:
    """Who has a Daredevil lays it beside a card that nobody likes; so it lies there far more often than a blind draw
    would put it there."""
    worlds = weighed(offered("saboteur"), 1)
    blind = sum(world.down == DAREDEVIL for world, _ in worlds) / MANY
    suspected = sum(weight for world, weight in worlds if world.down == DAREDEVIL) / sum(w for _, w in worlds)
    assert suspected > 3 * blind > 0.0


def test_nothing_is_impossible() -> None:
    assert min(weight for _, weight in weighed(offered("saboteur"), 1)) > 0.0


def test_who_made_the_offer_has_nothing_to_suspect() -> None:
    m = position(hands=["daredevil enforcer mole saboteur"], rows=["", "daredevil*2"])
    assert m.chair(0, seeded(3)).belief is None


def test_the_face_down_card_itself_is_not_looked_at() -> None:
    """Two offers that look the same to the chooser are the same to it."""
    one, other = offered("saboteur"), offered("daredevil")
    assert one.seen(1) == other.seen(1)
    assert [weight for _, weight in weighed(one, 1)] == [weight for _, weight in weighed(other, 1)]
    bot = SearchBot(Plan(worlds=1, pool=20))
    assert bot.choose(one.chair(1, seeded(5))) == bot.choose(other.chair(1, seeded(5)))
