"""Who sees what, and what everybody may remember (12)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from undercover import Match
from undercover.games.the_agents.cards import listed
from undercover.games.the_agents.hints import preview
from undercover.games.the_agents.things import AGENTS, CARD_IDS, FREE, MISSIONS
from undercover.games.the_agents.views import Income
from undercover.table.dice import seeded

from .positions import GAME, attached, final, hand, happened, ids, missions, play, position, row

WORLDS = 60


def imagined(m: Match, seat: int | None, deck: int, holder: int) -> list[Counter[str]]:
    """The hand of the holder in many worlds this seat could believe in."""
    worlds = [m.imagine(seat, seed).table for seed in range(WORLDS)]
    return [Counter(CARD_IDS[card] for card in listed(deck, world.hand(deck, holder))) for world in worlds]  # type: ignore[attr-defined]


def certain(m: Match, seat: int | None, deck: int, holder: int) -> str:
    """The cards that are in that hand in every such world."""
    hands = imagined(m, seat, deck, holder)
    common = hands[0]
    for each in hands:
        common = common & each
    return " ".join(sorted(common.elements()))


def piles(m: Match, seat: int | None, deck: int = AGENTS) -> set[str]:
    """The content of the draw pile in many worlds."""
    worlds = [m.imagine(seat, seed).table for seed in range(WORLDS)]
    return {" ".join(sorted(CARD_IDS[card] for card in world.piles[deck])) for world in worlds}  # type: ignore[attr-defined]


# ---------------------------------------------------------------- the view


def test_hands_are_secret_their_sizes_are_not() -> None:
    """Agents and missions in hand are the holder's secret; the numbers are public (12)."""
    m = position(hands=["medic_1 gunner", "hacker_1"], missions=["man_down", "bloodbath chosen_few"])
    for seat in (0, 1, None):
        view = m.seen(seat)["players"]
        assert [(player["agents"], player["missions"]) for player in view] == [(2, 1), (1, 2)]
        assert [player["hand"] is not None for player in view] == [seat == 0, seat == 1]
        assert [player["missions_in_hand"] is not None for player in view] == [seat == 0, seat == 1]


def test_dead_agents_are_not_named() -> None:
    """the_agents:R29 face down in every view and in every option, though the log told who died."""
    m = position(rows={"A": "marksman_1>0", "B": "medic_1>0 hacker_1>1"})
    play(m, "0 reactivate:A1,marksman_1", "0 kill:B1,medic_1")
    for seat in (0, 1, None):
        dead = m.seen(seat)["factions"][1]["row"][0]
        assert (dead["card"], dead["facing"], dead["low"], dead["high"]) == (None, None, None, None)
        assert "medic_1" not in str(m.seen(seat))
    assert happened(m, "killed") == [{"seat": 0, "card": "medic_1", "place": "B1"}]


def test_attached_missions_are_open() -> None:
    """the_agents:R31 everybody sees them, with their owner."""
    m = position(rows={"A": "medic_1>0"}, missions=["man_down"])
    play(m, "0 attach:man_down,A")
    for seat in (0, 1, None):
        assert m.seen(seat)["factions"][0]["missions"] == [{"seat": 0, "mission": "man_down", "worth": 0}]


def test_points_are_open() -> None:
    """the_agents:R32 every view shows what everybody holds, and what each would score now."""
    m = position(points=[7, 3], rows={"A": "hacker_2>1 activist_1>1"})
    for seat in (0, 1, None):
        assert [player["points"] for player in m.seen(seat)["players"]] == [7, 3]
        assert m.seen(seat)["players"][0]["income"] == {"arrows": 1, "missions": 0, "total": 1}


def test_the_view_does_not_repeat_what_was_seen() -> None:
    """the_agents:R50 extracted cards, missions taken back and dead agents are hidden again."""
    m = position(rows={"A": "abductor_1>0 medic_2>0", "B": "medic_1>0 hacker_1>x"}, posts={"A0": "man_down"})
    play(m, "0 detach:man_down,A", "0 reactivate:A1,abductor_1", "0 extract:B1,medic_1")
    assert (hand(m, 0), missions(m, 0)) == ("medic_1", "man_down")
    for word in ("medic_1", "man_down"):
        assert word not in str(m.seen(1))
        assert word not in str(m.seen(None))


def test_a_dead_agent_that_is_taken_is_shown_to_its_holder_only() -> None:
    """Extract: only the new holder sees it (12)."""
    m = position(rows={"A": "abductor_1>0", "B": "medic_1>x hacker_1>x"})
    play(m, "0 reactivate:A1,abductor_1", "0 extract:B1,face_down")
    assert happened(m, "extracted") == [{"seat": 0, "card": "face_down", "place": "B1"}]
    assert happened(m, "drew_card", 0) == [{"card": "medic_1"}]
    assert happened(m, "drew_card", 1) == []


def test_a_bought_card_is_seen_by_the_buyer_only() -> None:
    """From a draw pile only the buyer sees it, from a retired pile everybody does (12)."""
    m = position(top="medic_1", retired="gunner", points=[9])
    play(m, "0 buy:agent_draw", "0 buy:agent_retired")
    assert happened(m, "drew_card", 0) == [{"card": "medic_1"}]
    assert happened(m, "drew_card", 1) == []
    assert happened(m, "bought_openly", 1) == [{"seat": 0, "card": "gunner"}]


def test_options_do_not_tell_what_others_hold() -> None:
    """Legality depends on public facts and the actor's own hand, without exception (12)."""
    held = ["medic_1", "gunner", "mercenary", "infiltrator_1"]
    tables = [position(hands=["mercenary interrogator strategist", card], points=[5, 0]) for card in held]
    assert len({tuple(ids(m, 0)) for m in tables}) == 1
    assert len({tuple(bar.id for bar in m.barred(0)) for m in tables}) == 1


def test_a_turn_that_can_only_be_ended_is_not_ended_by_itself() -> None:
    """Otherwise the others would learn that there is no Mercenary in hand (6.1)."""
    m = position(actions=0, hands=["medic_1"])
    assert (m.waiting, ids(m, 0)) == ((0,), ["end_turn"])


# ---------------------------------------------------------------- what counts as known


def test_names_of_the_dead_are_remembered() -> None:
    """Deaths, swaps and revivals are public, so no world has another dead agent (12, View and memory)."""
    m = position(rows={"A": "marksman_1>0", "B": "medic_1>0 hacker_1>1"})
    play(m, "0 reactivate:A1,marksman_1", "0 kill:B1,medic_1")
    worlds = [m.imagine(seat, seed) for seat in (0, 1, None) for seed in range(5)]
    assert {world.dump()["position"]["rows"][1][0] for world in worlds} == {"medic_1:dead"}


def test_a_card_that_went_openly_into_a_hand_is_known_there() -> None:
    """Extracted, living or dead, or bought from a retired pile (12, View and memory)."""
    m = position(
        hands=["tracker"], rows={"A": "abductor_1>0", "B": "medic_1>0 hacker_1>x"}, retired="gunner", points=[9]
    )
    play(m, "0 reactivate:A1,abductor_1", "0 extract:B2,face_down", "0 buy:agent_retired")
    for seat in (1, None):
        assert certain(m, seat, AGENTS, 0) == "gunner hacker_1"
    assert certain(m, 0, AGENTS, 0) == "gunner hacker_1 tracker", "one's own hand"


def test_a_card_is_known_until_it_comes_out() -> None:
    m = position(hands=["tracker"], rows={"A": "abductor_1>0", "B": "medic_1>0"}, points=[9])
    play(m, "0 reactivate:A1,abductor_1", "0 play:medic_1,B1,0")
    assert certain(m, 1, AGENTS, 0) == ""


def test_missions_taken_back_returned_or_stolen_openly_are_known() -> None:
    """(12, View and memory)"""
    m = position(
        3,
        hands=["strategist"],
        rows={"A": "abductor_1>0", "C": "medic_1>0"},
        posts={"A0": "man_down", "C0": "bloodbath", "C2": "chosen_few", "A1": "stand_united"},
        missions=["code_breaking", "code_breaking"],
    )
    play(m, "0 detach:man_down,A", "0 reactivate:A1,abductor_1", "0 free:strategist,2,0", "0 steal:1,stand_united,A")
    assert attached(m, "C") == []
    assert certain(m, 1, MISSIONS, 0) == "bloodbath man_down stand_united"
    assert certain(m, None, MISSIONS, 2) == "chosen_few"


def test_a_blind_theft_makes_the_others_unsure() -> None:
    """The thief and the victim know which one it was; the others no longer know what is left (12, View and memory)."""
    m = position(
        3,
        hands=["strategist"],
        rows={"A": "medic_1>0"},
        posts={"A1": "man_down stand_united"},
        missions=["", "", "bloodbath"],
        active=1,
    )
    play(m, "1 detach:man_down,A", "1 detach:stand_united,A", "1 buy:agent_draw", "1 buy:agent_draw", "1 end_turn")
    assert certain(m, 2, MISSIONS, 1) == "man_down stand_united"
    play(m, "2 buy:agent_draw", "2 buy:agent_draw", "2 end_turn", "0 free:strategist,1,0", "0 steal_blindly:1")
    assert certain(m, 2, MISSIONS, 1) == ""
    assert certain(m, 1, MISSIONS, 0) == missions(m, 0)
    assert certain(m, 0, MISSIONS, 1) == missions(m, 1)


def test_a_hand_seen_by_an_interrogator_is_known_to_the_one_who_looked() -> None:
    """The rest of the hand to the performer, the taken card to the victim, nothing to others (12, View and memory)."""
    m = position(3, hands=["interrogator", "medic_1 hacker_1 gunner"])
    play(m, "0 free:interrogator,1,0", "0 take:hacker_1")
    assert certain(m, 0, AGENTS, 1) == "gunner medic_1"
    assert certain(m, 1, AGENTS, 0) == "hacker_1"
    assert certain(m, 2, AGENTS, 0) == certain(m, 2, AGENTS, 1) == ""


def test_a_known_card_that_was_alone_is_known_to_have_moved() -> None:
    """A hand of one known card leaves nothing to doubt."""
    m = position(3, hands=["interrogator"], rows={"A": "abductor_1>1", "B": "medic_1>1"}, active=1)
    play(m, "1 reactivate:A1,abductor_1", "1 buy:mission_draw", "1 end_turn")
    play(m, "2 buy:agent_draw", "2 buy:agent_draw", "2 end_turn", "0 free:interrogator,1,0", "0 question:1")
    assert certain(m, 2, AGENTS, 0) == "medic_1"


def test_the_pile_seen_by_a_tracker_is_known_to_the_one_who_looked() -> None:
    """Its content, not its order; to the others it stays unknown (12, View and memory)."""
    m = position(hands=["tracker", "decoy_1"], pile="medic_1 hacker_1 gunner decoy_2")
    play(m, "0 free:tracker,1,0", "0 take:gunner")
    assert piles(m, 0) == {"decoy_2 hacker_1 medic_1"}
    assert len(piles(m, 1)) > 1
    orders = {tuple(m.imagine(0, seed).table.piles[AGENTS]) for seed in range(WORLDS)}  # type: ignore[attr-defined]
    assert len(orders) == 6


def test_what_others_draw_from_a_pile_once_seen() -> None:
    """The cards of that pile are then in the pile or with those who have drawn since (12, View and memory)."""
    m = position(3, hands=["tracker", "decoy_1", "decoy_2"], pile="medic_1 hacker_1 gunner assassin_1", keeper=2)
    play(m, "0 free:tracker,1,0", "0 take:gunner", "0 buy:mission_draw", "0 end_turn", "1 buy:agent_draw")
    assert piles(m, 0) == {"hacker_1 medic_1", "assassin_1 medic_1", "assassin_1 hacker_1"}
    pool = Counter(("medic_1", "hacker_1", "assassin_1"))
    assert {(each & pool).total() for each in imagined(m, 0, AGENTS, 1)} == {1}
    assert {(each & pool).total() for each in imagined(m, 0, AGENTS, 2)} == {0}


def test_a_renewed_pile_is_known_to_everybody() -> None:
    """Reshuffled pile: set known, order unknown (12)."""
    m = position(pile="medic_1", retired="gunner tracker", points=[9])
    play(m, "0 buy:agent_draw")
    for seat in (0, 1, None):
        assert piles(m, seat) == {"gunner tracker"}


def test_which_copy_came_out_stays_in_doubt() -> None:
    """The Gunner that seat 1 plays may be the one seat 0 saw in the pile, or another (12, View and memory)."""
    m = position(
        hands=["tracker", "gunner decoy_1"], pile="medic_2 gunner hacker_1", rows={"A": "medic_1>0"}, points=[5, 5]
    )
    play(m, "0 free:tracker,1,0", "0 take:medic_2", "0 buy:mission_draw", "0 end_turn", "1 buy:agent_draw")
    play(m, "1 free:gunner,0,1")
    assert piles(m, 0) == {"gunner", "hacker_1"}
    drawn = Counter(("gunner", "hacker_1"))
    assert {(each & drawn).total() for each in imagined(m, 0, AGENTS, 1)} == {1}


# ---------------------------------------------------------------- memory is true


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_remembered_is_true(seats: int) -> None:
    """At every step of random games: cards known to be in a hand are there, and a pile once seen holds no others."""
    for seed in range(6):
        m = GAME.start(seats, seed)
        dice = seeded(seed)
        while m.waiting:
            g: Any = m.table
            for deck in (AGENTS, MISSIONS):
                for observer, holder in product(range(seats + 1), range(seats)):
                    known = Counter(list(listed(deck, g.known[g.about(deck, observer, holder)])))
                    assert observer != holder or not known
                    assert known <= Counter(list(listed(deck, g.hand(deck, holder))))
            for observer in range(seats + 1):
                pool = set(listed(AGENTS, g.pools[g.pool(AGENTS, observer)]))
                assert not pool or {card for card in g.piles[AGENTS] if card < FREE} <= pool
            legal = m.legal(m.waiting[0])
            m.step(m.waiting[0], legal[dice.below(len(legal))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_true_world_can_be_imagined(seats: int) -> None:
    """At every step of random games, for every observer of a pile once seen: what really lies there fits the memory."""
    seen = 0
    for seed in range(12):
        m = GAME.start(seats, seed)
        dice = seeded(seed)
        while m.waiting:
            for deck, observer in product((AGENTS, MISSIONS), range(seats + 1)):
                if m.table.pools[m.table.pool(deck, observer)]:  # type: ignore[attr-defined]
                    seen += 1
                    assert true_world_fits(m.table, deck, observer), f"seed {seed}, {len(m.history)} choices"
            legal = m.legal(m.waiting[0])
            m.step(m.waiting[0], legal[dice.below(len(legal))])
    assert seen > 100


def true_world_fits(g: Any, deck: int, observer: int) -> bool:
    """Whether the doubts can be decided so that the rest of the pool is in the pile and with those who have drawn."""
    holders = [holder for holder in range(g.seats) if holder != observer]
    pool = Counter(listed(deck, g.pools[g.pool(deck, observer)]))
    doubts = [(holder, card) for holder in holders for card in listed(deck, g.doubts[g.about(deck, observer, holder)])]
    unknown = {
        holder: Counter(listed(deck, g.hand(deck, holder) - g.known[g.about(deck, observer, holder)]))
        for holder in holders
    }
    for decided in product((False, True), repeat=len(doubts)):
        may = {holder: g.since[g.about(deck, observer, holder)] for holder in holders}
        rest = Counter(pool)
        for (holder, card), drawn in zip(doubts, decided):
            rest[card] -= drawn
            may[holder] -= drawn
        rest.subtract(Counter(list(g.piles[deck])))
        if min(rest.values()) >= 0 and min(may.values()) >= 0 and placed(list((+rest).elements()), may, unknown):
            return True
    return False


def placed(cards: list[int], may: dict[int, int], unknown: dict[int, Counter[int]]) -> bool:
    """Whether these cards lie in the hands of those who may have so many of them."""
    if not cards:
        return True
    card, *others = cards
    for holder in may:
        if may[holder] and unknown[holder][card]:
            fewer = {**may, holder: may[holder] - 1}
            if placed(others, fewer, {**unknown, holder: unknown[holder] - Counter([card])}):
                return True
    return False


# ---------------------------------------------------------------- the preview of a choice


def test_preview_of_a_placement() -> None:
    """What a placement would score for both owners, without its command and without changing anything."""
    m = position(hands=["hacker_1"], rows={"A": "marksman_1>1", "B": "medic_1>0"})
    before = m.hash()
    towards = {option.id: preview(m, 0, number) for option, number in zip(m.choices(0), m.legal(0))}
    assert m.hash() == before
    assert towards["play:hacker_1,A2,1"] == [
        Income(arrows=2, missions=0, total=2),
        Income(arrows=0, missions=0, total=0),
    ]
    assert row(m, "B") == "medic_1>0"


def test_preview_of_a_target() -> None:
    m = position(rows={"A": "hacker_1>0", "B": "medic_1>1 marksman_1>1 medic_2>1"}, posts={"B0": "man_down"})
    play(m, "0 reactivate:A1,hacker_1")
    totals = [preview(m, 0, option) for option in m.legal(0)]
    assert [[seat.total for seat in each] for each in totals if each] == [[1, 0], [0, 0], [2, 0]]


def test_no_preview_of_the_dead() -> None:
    """the_agents:R29 who would be revived is not told."""
    m = position(rows={"A": "medic_1>0 hacker_1>x"})
    play(m, "0 reactivate:A1,medic_1")
    assert [preview(m, 0, option) for option in m.legal(0)] == [None, None]


def test_scores_are_points() -> None:
    m = position(points=[39, 12], actions=0, rows={"A": "hacker_1>1 marksman_1>1"})
    play(m, "0 end_turn")
    assert final(m) == ((41, 12), (1, 2))
