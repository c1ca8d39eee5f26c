"""Hidden information (S12): who sees what, and what an imagined table may look like."""

from __future__ import annotations

import json
from typing import Any

import pytest

from undercover import Match

from .positions import GAME, Laid, criminal, happened, ids, me, play, position, roll


def everything_said(m: Match, seat: int | None) -> str:
    """All a seat is ever told or offered."""
    offers = [] if seat is None else [option.id for option in (*m.choices(seat), *m.barred(seat))]
    return json.dumps([m.seen(seat), m.story(seat), offers])


def test_a_face_down_card_is_known_to_marker_owners_only() -> None:
    """Id, health, reward and syndicate (S12)."""
    m = position(at=["r8"], criminals={1: "r8 grandfather_coil"}, marks={1: [1]})
    assert criminal(m, 1, 1)["card"] == "grandfather_coil"
    assert (criminal(m, 1, 1)["health"], criminal(m, 1, 1)["syndicate"]) == (4, "green")
    for seat in (0, 2, None):
        seen = criminal(m, 1, seat)
        assert [seen[field] for field in ("card", "health", "reward", "syndicate")] == [None] * 4
        assert seen["markers"] == [1]
        assert "grandfather_coil" not in everything_said(m, seat)


def test_the_order_of_the_deck_is_known_to_nobody() -> None:
    """Nor the cards in it, nor any seed (S12)."""
    m = position(deck_top="nobody rain_ghost", at=["r8"])
    for seat in (0, 1, 2, None):
        text = everything_said(m, seat)
        assert "nobody" not in text.replace("nobody-to", "")
        assert "rain_ghost" not in text
        assert "seed" not in text


def test_the_data_stream_is_counted() -> None:
    """Its contents may be shown as counts (S12)."""
    m = position(bombs=[("r8", 3)], criminals={2: "r5"})
    found = m.seen(0)["data_stream"]
    assert found == {"bomb": 3, "assassin": 4, **{f"criminal_{k}": 1 for k in (1, 3, 4, 5, 6)}}


# ---------------------------------------------------------------- cards that left


def test_a_card_removed_face_down() -> None:
    """rogue_agent:R79 by a bomb: unseen by all but those who had looked at it; no effect fires."""
    m = position(at=["hq"], criminals={1: "r8 terrorist_jack"}, marks={1: [1]}, bombs=[("r9", 1)])
    play(m, "end_turn")
    for seat in (0, 2, None):
        assert (m.seen(seat)["removed_unseen"], m.seen(seat)["removed_known"]) == (1, [])
        assert "terrorist_jack" not in everything_said(m, seat)
    assert m.seen(1)["removed_known"] == ["terrorist_jack"]
    assert happened(m, "reveal_fired") == []


def test_a_card_that_walked_off() -> None:
    """rogue_agent:R79 everybody sees it, because it might overrule its removal; no effect fires."""
    m = position(at=["hq"], criminals={1: "r0 terrorist_jack"})
    play(m, "end_turn")
    assert all(m.seen(seat)["removed"] == ["terrorist_jack"] for seat in (0, 1, 2, None))
    assert happened(m, "reveal_fired") == []


# ---------------------------------------------------------------- identities


def test_tokens_are_known_to_their_owner_only() -> None:
    """How many are hidden and which are shown, everybody knows (S12)."""
    m = position("android", tokens=["AH/H", "AHH", "HHA"], at=["hq"])
    assert m.seen(0)["players"][0]["tokens"] == ["human", "android"]
    for seat in (1, 2, None):
        other = m.seen(seat)["players"][0]
        assert (other["tokens"], other["tokens_hidden"], other["tokens_shown"]) == (None, 2, ["human"])


@pytest.mark.parametrize("tokens", [["AAA", "HHH", "HHH"], ["HHH", "AAA", "HHH"]])
def test_options_do_not_depend_on_hidden_tokens(tokens: list[str]) -> None:
    """An unexposed player's list of actions is the same whatever the tokens are (S12)."""
    laid: Laid = {"at": ["r8", "r8"], "boards": {0: {"evidence": 8}}, "criminals": {1: "r8"}}
    m = position("android", tokens=tokens, **laid)
    plain = position("android", tokens=["AHH", "AHH", "AHH"], **laid)
    assert ids(m) == ids(plain)
    assert m.barred(0) == plain.barred(0)


# ---------------------------------------------------------------- imagined tables


def worlds(m: Match, seat: int | None, count: int = 60) -> list[dict[str, Any]]:
    return [m.imagine(seat, seed).dump()["position"] for seed in range(count)]


def test_cards_are_dealt_afresh() -> None:
    """What nobody has looked at could be anything; what the seat has looked at could not (S12)."""
    m = position(criminals={1: "r8 whisper", 2: "r9 nobody"}, marks={2: [0]})
    found = worlds(m, 0)
    assert len({world["card"][0] for world in found}) > 20
    assert {world["card"][1] for world in found} == {"nobody"}
    assert len({world["card"][1] for world in worlds(m, 1)}) > 20


def test_a_card_shuffled_back_is_not_one_that_lay_there_before() -> None:
    """Everybody saw the Drifter go into the deck; criminal 2 had its card by then, criminal 3 had not (S7.4)."""
    m = position(
        criminals={2: "r9 whisper", 3: "r5 little_asp"}, shuffled_back=["the_drifter"], laid=[0, 0, 1, 0, 0, 0]
    )
    found = worlds(m, 1, 400)
    assert "the_drifter" not in {world["card"][1] for world in found}
    assert "the_drifter" in {world["card"][2] for world in found}


def test_walking_off_is_remembered() -> None:
    """The table notes what everybody has seen (S7.4)."""
    m = position(at=["hq"], criminals={1: "r0 rain_ghost", 2: "r5 whisper"})
    play(m, "end_turn")
    dump = m.dump()["position"]
    assert (dump["shuffled_back"], dump["laid"][1]) == (["rain_ghost"], 0)
    assert all(world["card"][1] != "rain_ghost" for world in worlds(m, 0, 100))


def test_cards_left_in_the_box() -> None:
    """Nobody knows which easy and which hard criminals Shadow Watch plays without (S11)."""
    m = GAME.start(2, 3, {"mode": "shadow_watch"})
    real = {*m.dump()["position"]["unused"]}
    found = worlds(m, 0, 20)
    assert all(len(world["unused"]) == 16 for world in found)
    assert any({*world["unused"]} != real for world in found)


def test_tokens_are_dealt_afresh() -> None:
    """Others' hidden tokens could be any that are left; shown ones stay (S12)."""
    m = position("android", tokens=["AHH", "AH/H", "AHH"])
    found = worlds(m, 0)
    assert {tuple(sorted(world["hidden_tokens"][0])) for world in found} == {("android", "human", "human")}
    assert {tuple(sorted(world["hidden_tokens"][1])) for world in found} == {
        ("human", "human"),
        ("android", "human"),
        ("android", "android"),
    }
    assert all(world["shown_tokens"][1] == ["human"] for world in found)


def test_undo_does_not_cross_a_look() -> None:
    """What was looked at cannot be taken back; a Patrol step can."""
    m = position(at=["r10"], criminals={1: "r9"})
    play(m, "patrol", "step:data_archive")
    assert m.may_undo(0)
    play(m, "investigate")
    assert not m.may_undo(0)
    roll(m, "rE rE rE", "stop", "attack", "black_dice:0")
    assert not m.may_undo(0)


def test_an_android_has_no_marker_to_look_under() -> None:
    """Exposure takes the markers off the cards: they are not shown to the android any more, in play or out of it
    (S10.4, S12); what it imagines still fits what it has seen."""
    m = position(
        "android",
        at=["r8"],
        police="r10",
        criminals={1: "r8 paper_face =", 2: "r3 grandfather_coil"},
        marks={2: [0]},
        tokens=["AH/A", "AHH", "HHH"],
        bombs=[("r4", 1)],
    )
    assert criminal(m, 2, 0)["card"] == "grandfather_coil"
    roll(m, "rammo rammo rammo", "attack", "black_dice:0", "reveal:android")
    assert me(m)["android"]
    assert [criminal(m, 2, 0)[field] for field in ("card", "health", "syndicate")] == [None] * 3
    assert {m.imagine(0, seed).dump()["position"]["card"][1] for seed in range(20)} == {"grandfather_coil"}
    play(m, "end_turn")
    assert (m.seen(0)["removed_unseen"], m.seen(0)["removed_known"]) == (1, [])
