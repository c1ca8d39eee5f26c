"""The Shadow Watch variant (S11)."""

from __future__ import annotations

from typing import Any

import pytest

from undercover import Match
from undercover.games.rogue_agent.things import CARD_IDS

from .positions import (
    BOX,
    GAME,
    Laid,
    board,
    criminal,
    decision,
    happened,
    ids,
    in_bag,
    me,
    play,
    position,
    roll,
    where,
)

MISS = "rammo rammo rammo"


def watch(**laid: Any) -> Match:
    return position("shadow_watch", **{"at": ["r8"], **laid})


@pytest.mark.parametrize("easier", [False, True])
def test_the_deck(easier: bool) -> None:
    """20 criminals of health 1 and 2 and 10 of health 3 and 4; the easier game is without the blue syndicate (S11)."""
    m = GAME.start(3, 6, {"mode": "shadow_watch", "easier": easier})
    dump = m.dump()["position"]
    cards = [card for card in dump["deck"] + dump["card"] if card]
    health = [BOX.criminals[CARD_IDS.index(card)].health for card in cards]
    assert (len(cards), sum(each <= 2 for each in health)) == (30, 20)
    blue = {id for id, card in zip(CARD_IDS, BOX.criminals) if card.syndicate == 1}
    assert len(dump["unused"]) == (9 if easier else 16)
    assert bool(blue & {*cards, *dump["unused"]}) != easier


def test_one_bomb_and_one_assassin_are_taken_out() -> None:
    """Twelve discs remain (S11)."""
    view = GAME.start(3, 6, {"mode": "shadow_watch"}).seen(None)
    assert sorted(view["spare_discs"]) == ["assassin", "bomb"]
    drawn = sum(view["data_stream"].values())
    placed = sum(len(place["bombs"]) + place["assassins"] for place in view["city"])
    placed += sum(each["slot"] is not None for each in view["criminals"])
    assert drawn + placed + len(view["drawn"]) == 12


def test_the_spare_discs_come_when_the_bag_runs_short() -> None:
    """rogue_agent:R67 they enter it when it holds fewer discs than must be drawn, and not before."""
    agenda = ["choose_action(0)", "end_turn(0)", "time(0)", "turn(0)"]
    everybody = {k: f"r{2 * k - 1}" for k in range(1, 6)}
    out: Laid = {"criminals": everybody, "bombs": [("r2", 5)] * 3, "assassins": ["r6"] * 3, "agenda": agenda}
    m = watch(**out, bag=["criminal_6"], spare=["bomb", "assassin"])
    roll(m, "#0 #0 1 1 4", "end_turn")
    assert (where(m, 6), m.seen(None)["spare_discs"]) == ("r8", [])
    assert sum(m.seen(None)["data_stream"].values()) == 1


# ---------------------------------------------------------------- looser actions, stronger informants


def test_no_lock_after_the_second_justice_action() -> None:
    """Patrol and Investigate stay possible; a third Justice action does not (S11)."""
    m = watch(criminals={1: "r8 little_asp", 2: "r8"})
    roll(m, "rE rE rE", "attack", "at_criminal:criminal_1", "black_dice:0")
    play(m, "arrest")
    assert ids(m) == ["patrol", "investigate", "reinforce", "end_turn"]


def test_the_same_action_again() -> None:
    """It may be repeated on a location (S11)."""
    m = watch(criminals={1: "r8 little_asp", 2: "r8 dockside_pyro"})
    roll(m, "rE rE rE", "attack", "at_criminal:criminal_1", "black_dice:0")
    roll(m, "rE rE rE", "attack", "black_dice:0")
    assert me(m)["influence"] == 2


def test_informants_give_black_dice() -> None:
    """One free black die for each own informant here against a criminal, three black dice in all at most (S11)."""
    m = watch(criminals={1: "r8 little_asp"}, informants={"r8": [0, 0]})
    play(m, "attack")
    assert ids(m) == ["black_dice:0", "black_dice:1"]
    roll(m, f"{MISS} kE kheal", "black_dice:0")
    assert criminal(m, 1)["defeated"]
    m = watch(assassins=["r8"], informants={"r8": [0, 0]})
    roll(m, MISS, "attack", "black_dice:0")
    assert board(m, "stamina") == 8


# ---------------------------------------------------------------- losses and the end


def test_the_police_takes_criminals_away() -> None:
    """Rampant and defeated ones on its new precinct; each counts as lost (S11)."""
    m = watch(at=["hq"], criminals={1: "r1", 2: "r2 nobody -", 3: "r5"}, police="r4")
    play(m, "end_turn")
    assert (where(m, 1), where(m, 2), where(m, 3)) == (None, None, "r6")
    assert m.seen(None)["lost"] == {"count": 2, "limit": 4}
    assert [event["disc"] for event in happened(m, "police_removed")] == ["criminal_1", "criminal_2"]


def test_bombs_lose_criminals() -> None:
    """From the tile and from custody, also when the holder is knocked out by the blast (S11)."""
    m = watch(
        at=["r8", "r7"],
        criminals={1: "r8 nobody -"},
        custody={2: "0 whisper", 3: "1 little_asp"},
        bombs=[("r8", 1)],
        boards={0: {"stamina": 3}},
    )
    play(m, "end_turn")
    assert m.seen(None)["lost"]["count"] == 3


def test_other_losses_do_not_count() -> None:
    """Walking off the path, a knock-out by something else, a release (S11)."""
    m = watch(at=["hq"], criminals={1: "r0"})
    play(m, "end_turn")
    assert (where(m, 1), m.seen(None)["lost"]["count"]) == (None, 0)
    m = watch(criminals={1: "r8 bounty_bella ="}, custody={2: "0 whisper"}, boards={0: {"stamina": 2}})
    roll(m, MISS, "attack", "black_dice:0")
    assert (where(m, 2), m.seen(None)["lost"]["count"]) == (None, 0)


ROUND = ["choose_action(0)", "end_turn(0)", "next_round(0)"]


@pytest.mark.parametrize(("length", "turned_in", "over"), [("short", 3, True), ("long", 3, False), ("long", 4, True)])
def test_enough_criminals_turned_in(length: str, turned_in: int, over: bool) -> None:
    """Three in the short game, four in the long one, by one player; the round is finished first (S11)."""
    cards = ["whisper", "little_asp", "nobody", "the_notary"]
    m = watch(
        at=["hq"],
        options={"watch": length},
        turned_in={0: " ".join(cards[1:turned_in])},
        custody={1: f"0 {cards[0]}"},
        agenda=ROUND,
    )
    play(m, "turn_in")
    assert m.outcome is None
    play(m, "end_turn")
    assert (m.outcome is not None) == over
    assert m.outcome is None or m.outcome.reason == "end-turned-in"


@pytest.mark.parametrize(("lost", "over"), [(3, False), (4, True)])
def test_too_many_criminals_lost(lost: int, over: bool) -> None:
    """Four in all end the game after the round (S11)."""
    m = watch(at=["hq"], lost=lost, agenda=ROUND)
    play(m, "end_turn")
    assert (m.outcome is not None) == over
    assert m.outcome is None or m.outcome.reason == "end-lost"


def test_the_variant_ends_after_twenty_rounds() -> None:
    """rogue_agent:R83 at the latest."""
    m = watch(at=["hq"], round=19, agenda=ROUND)
    play(m, "end_turn")
    assert (m.outcome, m.seen(None)["round"]) == (None, 20)
    m = watch(at=["hq"], round=20, agenda=ROUND)
    play(m, "end_turn")
    assert m.outcome is not None
    assert m.outcome.reason == "end-rounds"


def test_scoring_is_that_of_agent_mode() -> None:
    """Influence, informants, syndicates (S11, S13)."""
    m = watch(at=["hq"], lost=4, influence={1: 2}, informants={"r8": [1]}, turned_in={1: "whisper"}, agenda=ROUND)
    play(m, "end_turn")
    assert m.outcome is not None
    assert m.outcome.scores == (0, 4, 0)
    assert decision(m) is None
    assert in_bag(m, "bomb") == 4
