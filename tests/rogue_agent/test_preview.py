"""What the coming City phase would bring, told from public information only."""

from __future__ import annotations

from typing import Any

import pytest

from undercover import Match
from undercover.table.dice import seeded

from .positions import GAME, GREY, PURPLE, YELLOW, assassins, board, bombs, changed, ids, play, position, where


def preview(m: Match, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = m.hints(seat)["city"]
    return found


def test_appendix_b() -> None:
    """The City phase of W7, before it happens."""
    m = position(
        at=["r0", "hq", "r3"],
        police="r2",
        criminals={3: "r7", 6: "r9"},
        assassins=["r8"],
        bombs=[("r10", 2)],
        informants={"r10": [YELLOW], "r0": [GREY, PURPLE]},
        leader=GREY,
    )
    assert preview(m) == {
        "police": "r6",
        "criminals": [
            {"criminal": "criminal_3", "from": "r7", "to": "r8"},
            {"criminal": "criminal_6", "from": "r9", "to": None},
        ],
        "assassins": [{"from": "r8", "to": "r0"}],
        "bombs": [{"slot": "r10", "timer": 2, "then": None}],
        "explosions": ["r10"],
        "informants_lost": [1, 0, 1],
        "stamina_lost": [2, 0, 0],
        "knocked_out": [],
    }


def test_a_knock_out_is_foreseen() -> None:
    """The stamina lost is what was left."""
    m = position(at=["r8"], bombs=[("r8", 1)], boards={0: {"stamina": 3}})
    assert (preview(m)["knocked_out"], preview(m)["stamina_lost"]) == ([0], [3, 0, 0])


def test_criminals_that_leave_or_stay() -> None:
    """Off the path, once round from the top precinct, or defeated and not moving at all."""
    m = position(criminals={1: "r0", 2: "r0", 3: "r5 nobody -"}, top_this_round=2)
    assert preview(m)["criminals"] == [
        {"criminal": "criminal_1", "from": "r0", "to": None},
        {"criminal": "criminal_2", "from": "r0", "to": "r1"},
    ]


def test_the_same_for_everybody() -> None:
    """It does not tell a seat anything by what that seat alone knows, nor anything about hidden cards."""
    m = position(
        "android", criminals={1: "r0 rain_ghost", 2: "r7"}, marks={1: [0]}, assassins=["r3"], bombs=[("r8", 2)]
    )
    other = position(
        "android", criminals={1: "r0 whisper", 2: "r7"}, marks={1: [0]}, assassins=["r3"], bombs=[("r8", 2)]
    )
    assert preview(m, 0) == preview(m, 1) == preview(m, None) == preview(other, 2)


def test_only_while_somebody_acts() -> None:
    """In the Time and the City phase there is nothing to prepare for."""
    deals = (GAME.start(3, seed) for seed in range(50))
    m = next(m for m in deals if m.seen(None)["decision"] == "assign_events")
    assert m.hints(0) == {}


@pytest.mark.parametrize("mode", ["agent", "shadow_watch"])
def test_it_comes_true(mode: str) -> None:
    """In random games the City phase brings what was foreseen, if the leader takes the same order."""
    compared = 0
    for seed in range(12):
        m = GAME.start(3, seed, {"mode": mode})
        dice = seeded(seed)
        while m.waiting:
            view = m.seen(None)
            if view["decision"] == "choose_action" and dice.below(4) == 0:
                compare(m, view)
                compared += 1
            seat = m.waiting[0]
            legal = m.legal(seat)
            m.step(seat, legal[dice.below(len(legal))])
    assert compared > 50


def compare(m: Match, view: dict[str, Any]) -> None:
    active = view["active"]
    after = changed(m, agenda=[f"choose_action({active})", f"end_turn({active})", "city(0)", "turn(0)"])
    after.play(active, "end_turn")
    while after.seen(None)["decision"] != "choose_action":
        after.play(after.waiting[0], after.default(after.waiting[0]))
    foreseen = preview(m)
    assert after.seen(None)["police"] == foreseen["police"]
    for each in foreseen["criminals"]:
        assert where(after, int(each["criminal"][-1])) == each["to"]
    assert sorted(assassins(after)) == sorted(each["to"] for each in foreseen["assassins"] if each["to"])
    assert sorted(timer for _, timer in bombs(after)) == sorted(
        each["then"] for each in foreseen["bombs"] if each["then"] is not None
    )
    for seat, lost in enumerate(foreseen["stamina_lost"]):
        if seat not in foreseen["knocked_out"]:
            assert view["players"][seat]["board"]["stamina"] - board(after, "stamina", seat) == lost


# ---------------------------------------------------------------- the odds of an attack


def test_the_odds_of_the_attack_under_way() -> None:
    """What no ammo, one, two … would do against a criminal whose card lies open (W15)."""
    m = position(at=["r8"], criminals={1: "r8 dockside_pyro ="}, boards={0: {"ammo": 1}})
    assert "attack" not in m.hints(0)
    play(m, "attack")
    assert m.hints(0)["attack"] == pytest.approx([7 / 8, 43 / 48])


def test_no_odds_once_the_criminal_is_gone() -> None:
    """A reveal effect has blown it up: there is nothing left to hit while the other bombs go off (R75)."""
    m = position(
        at=["r8"], criminals={1: "r8 sapper_mole"}, bombs=[("r8", 1), ("r3", 1), ("r5", 1)], boards={0: {"ammo": 1}}
    )
    play(m, "attack")
    assert "attack" in m.hints(0)
    play(m, "explode:precinct_1")
    assert (ids(m), where(m, 1)) == (["explode:fuel_station", "explode:ammo_depot"], None)
    assert "attack" not in m.hints(0)
