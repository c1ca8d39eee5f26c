"""Knock-outs and explosions (S9.1 to S9.4)."""

from __future__ import annotations

from typing import Any

from undercover import Match

from .positions import assassins, board, bombs, decision, happened, in_bag, location, me, play, position, roll, where


def blown_up(slot: str = "r8", bombs: int = 1, **laid: Any) -> Match:
    """The City phase comes, and bombs with timer 1 explode there."""
    m = position(bombs=[(slot, 1)] * bombs, **laid)
    play(m, "end_turn")
    return m


# ---------------------------------------------------------------- S9.2 knock-outs


def test_knock_out() -> None:
    """rogue_agent:W12 influence stays at 0, both criminals go back, stamina 5, Hospital; surplus damage is lost."""
    m = blown_up(at=["r8"], boards={0: {"stamina": 2}}, custody={1: "0 nobody", 2: "0 whisper"})
    assert (board(m, "stamina"), me(m)["influence"], me(m)["slot"]) == (5, 0, "r11")
    assert (where(m, 1), where(m, 2), in_bag(m, "criminal_1"), in_bag(m, "criminal_2")) == (None, None, 1, 1)
    assert m.seen(None)["removed"] == ["nobody", "whisper"]
    assert happened(m, "knocked_out") == [{"seat": 0, "tile": "hospital"}]


def test_a_knock_out_costs_influence() -> None:
    """One, not below 0 (S9.2)."""
    m = blown_up(at=["r8"], boards={0: {"stamina": 4}}, influence={0: 3})
    assert (me(m)["influence"], board(m, "stamina")) == (2, 5)


def test_a_card_lost_from_custody_leaves_the_game() -> None:
    """rogue_agent:R7 it is not back in the deck, and its number can be drawn again."""
    m = blown_up(at=["r8"], custody={1: "0 the_drifter"})
    assert m.seen(None)["removed"] == ["the_drifter"]
    assert (in_bag(m, "criminal_1"), m.seen(None)["deck"]) == (1, 45)


def test_one_source_is_one_sum() -> None:
    """rogue_agent:R85 a bomb's 4 against 3 stamina knocks out once; the rest of it is lost."""
    m = blown_up(at=["r8"], boards={0: {"stamina": 3}})
    assert len(happened(m, "knocked_out")) == 1
    assert board(m, "stamina") == 5


def test_knocked_out_in_the_hospital_itself() -> None:
    """The figure is put there, which is not entering; a safe tile did not protect from a retaliation (S9.2)."""
    m = position(at=["r11"], criminals={1: "r11 bounty_bella ="}, boards={0: {"stamina": 2}})
    roll(m, "rammo rammo rammo", "attack", "black_dice:0")
    assert (me(m)["slot"], board(m, "stamina")) == ("r11", 5)


# ---------------------------------------------------------------- S9.3 explosions


def test_who_is_hit_how_hard() -> None:
    """Four on the location, two beside it, nothing further away (S9.3)."""
    m = blown_up("r8", at=["r8", "r7", "r6"])
    assert [board(m, "stamina", seat) for seat in range(3)] == [4, 6, 8]
    assert (bombs(m), in_bag(m, "bomb")) == ([], 4)


def test_what_is_on_the_location_goes() -> None:
    """Informants out of the game, assassins and criminals of either side back to the Data Stream (S9.3)."""
    m = blown_up(
        "r8",
        at=["hq"],
        criminals={1: "r8 nobody -", 2: "r7 whisper =", 3: "r5"},
        assassins=["r8"],
        informants={"r8": [0, 1], "r7": [0]},
        police="r8",
    )
    assert (where(m, 1), where(m, 2), where(m, 3)) == (None, None, "r6")
    assert location(m, "r8")["informants"] == [None, None]
    assert location(m, "r7")["informants"] == [0, None]
    assert [me(m, seat)["informants"] for seat in range(2)] == [5, 6]
    assert m.seen(None)["removed"] == ["nobody", "whisper"]


def test_custody_is_lost_by_whoever_is_hit() -> None:
    """rogue_agent:R28 criminals in custody do not lie on the location; they are lost with the holder's stamina."""
    m = blown_up("r8", at=["r7", "r6"], custody={1: "0 nobody", 2: "1 whisper"})
    assert (where(m, 1), where(m, 2)) == (None, "custody 1")
    assert board(m, "stamina") == 6


def test_a_safe_tile_in_the_blast() -> None:
    """rogue_agent:R44 no loss, and the criminals stay in custody."""
    m = blown_up("r10", at=["hq", "r11"], custody={1: "0 nobody", 2: "1 whisper"})
    assert [board(m, "stamina", seat) for seat in (0, 1)] == [8, 8]
    assert (where(m, 1), where(m, 2)) == ("custody 0", "custody 1")


def test_headquarters_and_bombs() -> None:
    """rogue_agent:R72 the four precincts around it are adjacent; it is safe for agents, not for androids."""
    for slot, touched in (("r0", True), ("r2", True), ("r6", True), ("r10", True), ("r1", False), ("r8", False)):
        m = position(
            "android", at=["hq", "hq"], bombs=[(slot, 1)], tokens=["H/AA", "AHH", "HHH"], police="r10", active=1
        )
        play(m, "end_turn")
        assert [board(m, "stamina", seat) for seat in (0, 1)] == [6 if touched else 8, 8]


def test_nobody_is_hit_twice_by_one_bomb() -> None:
    """rogue_agent:R42 the list is fixed first: a knock-out into the Hospital beside the bomb adds nothing."""
    m = blown_up("r10", at=["r10", "r9"], boards={0: {"stamina": 1}, 1: {"stamina": 8}}, destroyed=["r11"])
    assert (me(m)["slot"], board(m, "stamina", 0), board(m, "stamina", 1)) == ("r11", 5, 6)
    assert len(happened(m, "knocked_out")) == 1


def test_other_bombs_on_the_location() -> None:
    """rogue_agent:R43 one after the other, each once, with the positions as they are then."""
    m = blown_up("r8", bombs=3, at=["r8", "r9"], boards={0: {"stamina": 3}})
    assert [event["tile"] for event in happened(m, "exploded")] == ["precinct_1"] * 3
    assert board(m, "stamina", 1) == 2
    assert (me(m)["slot"], board(m, "stamina", 0)) == ("r11", 5), "the first one has blown him out of reach"
    assert in_bag(m, "bomb") == 4


def test_a_chain_takes_bombs_with_time_left() -> None:
    """rogue_agent:R43 the other bomb goes off whatever its timer, and its own tick does not come any more."""
    m = position(at=["hq"], bombs=[("r8", 1), ("r8", 6), ("r5", 3)])
    play(m, "end_turn", "tick:precinct_1,1")
    assert bombs(m) == [("r5", 2)]
    assert len(happened(m, "exploded")) == 2


def test_simultaneous_knock_outs() -> None:
    """rogue_agent:R73 clockwise from the operations leader, with the identity reveals in the same order."""
    m = position(
        "android",
        at=["r8", "r8", "r9"],
        leader=1,
        bombs=[("r8", 1)],
        boards={seat: {"stamina": 1} for seat in range(3)},
        tokens=["AHH", "AHH", "AHH"],
    )
    play(m, "end_turn")
    play(m, "1 reveal:human", "2 reveal:human", "0 reveal:android")
    assert [event["seat"] for event in happened(m, "knocked_out")] == [1, 2, 0]
    assert [event["seat"] for event in happened(m, "token_shown")] == [1, 2, 0]


def test_knock_out_before_the_reveal() -> None:
    """rogue_agent:R74 influence, custody, Hospital and heart come first, then the token."""
    m = position(
        "android",
        at=["r8"],
        bombs=[("r8", 1)],
        boards={0: {"stamina": 1}},
        influence={0: 2},
        custody={1: "0 nobody"},
        tokens=["AHH"],
        police="r10",
    )
    play(m, "end_turn")
    assert (m.waiting, decision(m)) == ((0,), "reveal_identity")
    assert (me(m)["slot"], board(m, "stamina"), me(m)["influence"], where(m, 1)) == ("r11", 5, 1, None)


def test_the_bomb_is_not_counted_twice() -> None:
    """Four bombs on two tiles explode in one phase; four discs are in the Data Stream afterwards (S17)."""
    m = position(at=["hq"], bombs=[("r8", 1), ("r8", 1), ("r9", 1), ("r9", 2)])
    play(m, "end_turn", "tick:precinct_1,1")
    while decision(m) == "bomb_order":
        play(m, m.default(m.waiting[0]).id)
    assert in_bag(m, "bomb") == 4
    assert len(happened(m, "exploded")) == 4
    assert assassins(m) == []


# ---------------------------------------------------------------- S9.4, S9.6


def test_a_bottom_informant_moves_up() -> None:
    """When the top one leaves (S9.6)."""
    m = position(at=["hq"], assassins=["r9"], informants={"r9": [1, 2]})
    play(m, "end_turn")
    assert location(m, "r9")["informants"] == [2, None]
    assert me(m, 1)["informants"] == 6
