"""Attack (S6.5 A): targets, the reveal step, dice, hits, and what a failure brings."""

from __future__ import annotations

import pytest

from .positions import (
    GAME,
    assassins,
    board,
    bombs,
    clock,
    criminal,
    decision,
    happened,
    ids,
    in_bag,
    location,
    me,
    not_offered,
    play,
    position,
    refused,
    roll,
    where,
)

MISS = "rammo rammo rammo"


# ---------------------------------------------------------------- 1. target


def test_choose_a_target() -> None:
    """Rampant criminals and assassins here, equal assassins as one (S6.5 A 1)."""
    m = position(at=["r8"], criminals={1: "r8", 4: "r8", 5: "r9"}, assassins=["r8", "r8", "r7"])
    play(m, "attack")
    assert ids(m) == ["at_criminal:criminal_1", "at_criminal:criminal_4", "at_assassin"]


def test_a_defeated_criminal_is_not_attacked() -> None:
    """rogue_agent:R22 it is no target, and alone it is no reason to attack."""
    refused(position(at=["r8"], criminals={1: "r8 nobody -"}), "attack", "nobody-to-attack")
    m = position(at=["r8"], criminals={1: "r8 nobody -", 2: "r8"}, assassins=["r8"])
    play(m, "attack")
    refused(m, "at_criminal:criminal_1", "already-defeated", "R22")


def test_criminals_in_custody_are_not_here() -> None:
    """rogue_agent:R28 they are neither attacked nor arrested where their holder stands."""
    m = position(at=["r8", "r8"], custody={1: "1 nobody"})
    refused(m, "attack", "nobody-to-attack")
    refused(m, "arrest", "nobody-to-arrest")


# ---------------------------------------------------------------- 2. reveal


@pytest.mark.parametrize(("marked", "stamina"), [(False, 6), (True, 8)])
def test_red_fires_without_the_own_marker(marked: bool, stamina: int) -> None:
    """rogue_agent:R23 Terrorist Jack's red icon hurts an attacker who has not investigated (S6.5 A 2)."""
    m = position(at=["r8"], criminals={3: "r8 terrorist_jack"}, marks={3: [0]} if marked else None)
    play(m, "attack")
    assert board(m, "stamina") == stamina
    assert criminal(m, 3)["card"] == "terrorist_jack"
    assert decision(m) == "attack_ammo"


@pytest.mark.parametrize(("marked", "ammo"), [(False, 3), (True, 4)])
def test_white_fires_with_the_own_marker(marked: bool, ammo: int) -> None:
    """rogue_agent:R23 Fuse Annie's white icon helps an attacker who has investigated."""
    m = position(at=["r8"], criminals={3: "r8 fuse_annie"}, marks={3: [0]} if marked else None)
    play(m, "attack")
    assert board(m, "ammo") == ammo


def test_another_players_marker_does_not_count() -> None:
    """rogue_agent:R23 only the attacker's own marker matters; all markers go home."""
    m = position(at=["r8"], criminals={3: "r8 terrorist_jack"}, marks={3: [1, 2]})
    play(m, "attack")
    assert board(m, "stamina") == 6
    assert [me(m, seat)["markers"] for seat in range(3)] == [5, 5, 5]
    assert criminal(m, 3)["markers"] == []


def test_an_icon_that_did_not_fire_is_gone() -> None:
    """rogue_agent:R23 the card stays up: the next attacker is not surprised."""
    m = position(at=["r8", "r8"], criminals={3: "r8 terrorist_jack ="}, active=1)
    play(m, "attack")
    assert board(m, "stamina", 1) == 8
    assert not happened(m, "card_shown")


def test_the_reveal_comes_before_the_ammo() -> None:
    """rogue_agent:R80 Demolition Duke takes two ammo before the attacker can spend any."""
    m = position(at=["r8"], criminals={3: "r8 demolition_duke"})
    play(m, "attack")
    assert ids(m) == ["black_dice:0", "black_dice:1"]


def test_knocked_out_by_the_reveal() -> None:
    """The attack stops: no roll, no retaliation, and the turn is over (S6.5 A 2)."""
    m = position(at=["r8"], criminals={3: "r8 terrorist_jack"}, boards={0: {"stamina": 1}}, bombs=[("r3", 2)])
    play(m, "attack")
    assert not happened(m, "rolled")
    assert not happened(m, "retaliated")
    assert (me(m)["slot"], happened(m, "turn_ended")[0]) == ("r11", {"seat": 0})


def test_knocked_out_where_one_wakes_up() -> None:
    """In the Hospital the attacker stays where the criminal is; the attack is over all the same (S6.5 A 2)."""
    m = position(at=["r11"], criminals={3: "r11 terrorist_jack"}, boards={0: {"stamina": 2}})
    play(m, "attack")
    assert not happened(m, "rolled")
    assert happened(m, "turn_ended")[0] == {"seat": 0}


def test_slipping_away_ends_the_attack_whoever_else_is_here() -> None:
    """The attack was on that criminal; another one on the location does not keep it going (S7.2)."""
    m = position(at=["r8"], criminals={1: "r8 skid_marks", 6: "r8 little_asp"})
    play(m, "attack", "at_criminal:criminal_1")
    assert (where(m, 1), happened(m, "rolled"), decision(m)) == ("r9", [], "choose_action")


def test_a_bomb_takes_the_criminal_away_in_the_reveal() -> None:
    """rogue_agent:R75 Sapper Mole's ticking blows him up himself: no roll and no retaliation."""
    m = position(at=["r8"], criminals={3: "r8 sapper_mole"}, bombs=[("r8", 1)])
    play(m, "attack")
    assert (where(m, 3), bombs(m)) == (None, [])
    assert (board(m, "stamina"), me(m)["slot"]) == (4, "r8")
    assert not happened(m, "rolled")
    assert decision(m) == "choose_action"


def test_a_bomb_knocks_the_attacker_out_in_the_reveal() -> None:
    """rogue_agent:R75 the criminal may still be there: the attack is over all the same."""
    m = position(at=["r8"], criminals={3: "r8 sapper_mole"}, bombs=[("r9", 1)], boards={0: {"stamina": 2}})
    play(m, "attack")
    assert not happened(m, "rolled")
    assert happened(m, "turn_ended")[0] == {"seat": 0}
    assert happened(m, "criminal_moved")[0] == {"criminal": "criminal_3", "tile": "data_archive"}


# ---------------------------------------------------------------- 3. roll


def test_ammo_for_black_dice() -> None:
    """One black die for each ammo, three at most (S6.5 A 3)."""
    m = position(at=["r8"], assassins=["r8"], boards={0: {"ammo": 5}})
    play(m, "attack")
    assert ids(m) == ["black_dice:0", "black_dice:1", "black_dice:2", "black_dice:3"]
    roll(m, f"{MISS} kE kX kheal", "black_dice:3")
    assert board(m, "ammo") == 2
    assert happened(m, "hits")[0] == {"seat": 0, "count": 2}


def test_a_green_die_for_every_pistol() -> None:
    """Weapon 2, 4 and 6 (S3.2, S6.5 A 3)."""
    for weapon, pistols in ((0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (6, 3)):
        m = position(at=["r8"], assassins=["r8"], boards={0: {"weapon": weapon, "ammo": 0}})
        roll(m, " ".join(["rE rE rammo", *["gcar"] * pistols]), "attack")
        assert len(happened(m, "rolled")[0]["dice"]) == 3 + pistols


def test_without_ammo_nothing_is_asked() -> None:
    """Skipped if no ammo is there (S6.5 A 3)."""
    m = position(at=["r8"], assassins=["r8"], boards={0: {"ammo": 0}})
    roll(m, "rE rE rammo", "attack")
    assert decision(m) == "choose_action"


def test_no_black_dice_under_a_clock() -> None:
    """`clock_no_ammo_dice` (S7.3)."""
    m = position(at=["r8"], assassins=["r8"], criminals={1: "r1"}, **clock("clock_no_ammo_dice"))
    roll(m, "rE rE rammo", "attack")
    assert board(m, "ammo") == 3


# ---------------------------------------------------------------- 4. assassins


@pytest.mark.parametrize("results", ["rE rE rammo", "rE rX rammo", "rE rE rE"])
def test_two_hits_remove_an_assassin(results: str) -> None:
    """rogue_agent:R24 two or more."""
    m = position(at=["r8"], assassins=["r8", "r8"])
    roll(m, results, "attack", "black_dice:0")
    assert (assassins(m), in_bag(m, "assassin")) == (["r8"], 3)
    assert me(m)["influence"] == 1


@pytest.mark.parametrize(("informants", "stamina"), [([], 6), ([0], 7), ([0, 0], 8), ([1, 0], 7), ([1, 2], 6)])
def test_a_failed_attack_on_an_assassin(informants: list[int], stamina: int) -> None:
    """Two stamina, less one for each own informant here (S6.5 A 4)."""
    m = position(at=["r8"], assassins=["r8"], informants={"r8": informants})
    roll(m, "rE rammo rammo", "attack", "black_dice:0")
    assert board(m, "stamina") == stamina
    assert assassins(m) == ["r8"]


def test_a_safe_location_stops_the_assassins_blow() -> None:
    """rogue_agent:R69 in the Hospital a failed attack on an assassin costs nothing."""
    m = position(at=["r11"], assassins=["r11"])
    roll(m, MISS, "attack", "black_dice:0")
    assert board(m, "stamina") == 8


# ---------------------------------------------------------------- 4. criminals


def test_defeating_a_criminal() -> None:
    """Hits of at least its health turn both discs and give 1 influence (S6.5 A 4)."""
    m = position(at=["r8"], criminals={3: "r8 grandfather_coil"}, marks={3: [0]}, boards={0: {"ammo": 1}})
    roll(m, "rE rE rammo kX", "attack", "black_dice:1")
    assert happened(m, "hits")[0]["count"] == 3
    assert not criminal(m, 3)["defeated"]
    assert board(m, "stamina") == 5
    m = position(at=["r8"], criminals={3: "r8 grandfather_coil"}, marks={3: [0]}, boards={0: {"ammo": 1}})
    roll(m, "rE rE rX kX", "attack", "black_dice:1")
    assert criminal(m, 3)["defeated"]
    assert (where(m, 3), me(m)["influence"], board(m, "stamina")) == ("r8", 1, 8)


def test_retaliation_on_a_safe_location() -> None:
    """rogue_agent:R69 criminals may be attacked there, and their retaliation is not stopped."""
    m = position(at=["r11"], criminals={1: "r11 bounty_bella"})
    roll(m, MISS, "attack", "black_dice:0")
    assert board(m, "stamina") == 6


def test_retaliation_stops_with_a_knock_out() -> None:
    """rogue_agent:R82 the remaining effects are dropped: Nobody takes two stamina, then nothing more."""
    m = position(
        "android", at=["r8"], criminals={1: "r8 nobody ="}, boards={0: {"stamina": 2}}, tokens=["HHH"], seats=3
    )
    roll(m, MISS, "attack", "black_dice:0")
    play(m, "0 reveal:human")
    assert [event["effect"] for event in happened(m, "retaliated")] == ["lose_stamina"]
    assert len(me(m)["tokens_shown"]) == 1
    m = position(at=["r8"], criminals={1: "r8 warlord_axle ="}, boards={0: {"stamina": 1}})
    roll(m, MISS, "attack", "black_dice:0")
    assert (me(m)["slot"], me(m)["clocks"]) == ("r11", [])


def test_retaliation_goes_on_without_the_criminal() -> None:
    """rogue_agent:R82 Mother Blast's own bomb takes her away; the loss of stamina still hits the attacker."""
    m = position(at=["r8"], criminals={1: "r8 mother_blast ="}, bombs=[("r8", 1)])
    roll(m, MISS, "attack", "black_dice:0")
    assert where(m, 1) is None
    assert board(m, "stamina") == 8 - 4 - 1


def test_what_needs_the_criminal_does_nothing_without_it() -> None:
    """rogue_agent:R82 a clock whose criminal is gone does not stick."""
    retaliation = 'effect = "lose_stamina", n = 1, clock = false }, { effect = "clock_slow"'
    data = GAME.data.replace(retaliation, retaliation.replace("lose_stamina", "tick_all"))
    assert data != GAME.data
    dump = position(at=["r8"], criminals={1: "r8 warlord_axle ="}, bombs=[("r8", 1)]).dump()
    m = GAME.load(dump, data)
    roll(m, MISS, "attack", "black_dice:0")
    assert [event["effect"] for event in happened(m, "retaliated")] == ["tick_all"]
    assert me(m)["clocks"] == []


def test_an_exposed_attacker_takes_the_rest_but_no_clock() -> None:
    """rogue_agent:R82 Doctor Silicon exposes the attacker and then still hurts; an android has no clocks."""
    m = position("android", at=["r8"], criminals={1: "r8 doctor_silicon ="}, tokens=["AH/A", "HHH", "AHH"])
    roll(m, MISS, "attack", "black_dice:0")
    play(m, "0 reveal:android")
    assert me(m)["android"]
    assert board(m, "stamina") == 7
    first = 'effect = "reveal_identity", n = 1, clock = false }, '
    then = '{ effect = "lose_stamina", n = 1, clock = false }'
    data = GAME.data.replace(first + then, first + '{ effect = "clock_slow", n = 1, clock = true }')
    dump = position("android", at=["r8"], criminals={1: "r8 doctor_silicon ="}, tokens=["AH/A", "HHH", "AHH"]).dump()
    m = GAME.load(dump, data)
    roll(m, MISS, "attack", "black_dice:0")
    play(m, "0 reveal:android")
    assert [event["effect"] for event in happened(m, "retaliated")] == ["reveal_identity", "clock_slow"]
    assert me(m)["clocks"] == []


def test_a_second_attack_starts_afresh() -> None:
    """`tougher` and `fewer_red` count for one attack only (S7.2)."""
    m = position(at=["r8"], criminals={1: "r8 firewall_finn", 2: "r9 little_asp"})
    roll(m, "rE rE rammo", "attack", "black_dice:0")
    assert not criminal(m, 1)["defeated"]
    play(m, "patrol", "step:data_archive", "stop")
    roll(m, "rE rammo rammo", "attack", "black_dice:0")
    assert criminal(m, 2)["defeated"]


def test_nobody_is_forced_to_use_informants() -> None:
    """Informants do nothing in an attack on a criminal in Agent mode (S6.5 A)."""
    m = position(at=["r8"], criminals={1: "r8 bounty_bella"}, informants={"r8": [0, 0]}, boards={0: {"ammo": 0}})
    roll(m, MISS, "attack")
    assert board(m, "stamina") == 6
    assert location(m, "r8")["informants"] == [0, 0]
    not_offered(m, "attack")
