"""The 46 criminal cards, one by one (S7.5): each is attacked by somebody who knows it and by somebody who does not."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import pytest

from undercover import Match
from undercover.games.rogue_agent.things import CARD_IDS, SYNDICATE_IDS

from .positions import BOX, assassins, board, bombs, criminal, decision, location, me, play, position, roll, where

#: id, syndicate, health, reward, reveal, retaliation; "*": it goes back into the deck when it walks off.
TABLE = """
terrorist_jack     red    3 4  red:lose_stamina(2)     tick_all(1)
fuse_annie         red    1 2  white:gain_ammo(1)      lose_stamina(1)
dockside_pyro      red    1 1  -                       lose_stamina(1)
sapper_mole        red    2 3  red:tick_all(1)         lose_stamina(2)
the_chemist        red    2 3  white:weaker(1)         clock_no_cover(1)
demolition_duke    red    3 4  red:lose_ammo(2)        tick_all(1)
mother_blast       red    4 5  red:lose_stamina(2)     tick_all(1),lose_stamina(1)
ice_queen_vera     blue   3 4  red:fewer_red(1)        lose_stamina(2)
firewall_finn      blue   2 3  red:tougher(1)          lose_evidence(2)
null_pointer       blue   2 3  red:lose_evidence(2)    reveal_identity(1)
doctor_silicon     blue   3 4  red:lose_stamina(1)     reveal_identity(1),lose_stamina(1)
the_architect      blue   4 6  red:fewer_red(1)        lose_influence(1)
overseer_nine      blue   4 6  white:bonus_black(1)    reveal_identity(1),lose_stamina(2)
black_ice_baron    blue   3 5  red:lose_ammo(2)        clock_no_ammo_dice(1)
little_asp         green  1 2  -                       lose_stamina(1)
needle_ko          green  1 2  white:heal(1)           lose_stamina(1)
mister_venom       green  2 3  red:lose_stamina(1)     clock_search_minus(1)
jade_widow         green  2 3  white:no_retaliation(1) lose_stamina(2)
the_apothecary     green  2 2  white:heal(2)           lose_stamina(1)
twin_cobra         green  3 4  red:fewer_red(1)        lose_stamina(2)
grandfather_coil   green  4 5  red:lose_stamina(2)     lose_stamina(3)
coin_flip_cole     yellow 1 2  white:gain_credits(1)   lose_credits(1)
fence_freddy       yellow 1 2  -                       lose_credits(1)
the_notary         yellow 2 3  white:gain_evidence(2)  clock_no_purchase(1)
loan_shark_lou     yellow 2 3  red:lose_credits(2)     lose_credits(2)
bookie_bea         yellow 2 4  red:slip_away(1)        lose_credits(1)
golden_glove       yellow 3 5  white:gain_credits(2)   lose_credits(2),lose_stamina(1)
madame_ingot       yellow 3 5  red:tougher(1)          clock_no_purchase(1),lose_stamina(1)
whisper            purple 1 2  red:burn_informant(1)   lose_evidence(1)
paper_face         purple 1 2  white:gain_evidence(1)  reveal_identity(1)
the_understudy     purple 2 3  red:ambush(1)           lose_stamina(1)
silk_razor         purple 2 3  red:lose_stamina(1)     ambush(1)
masquerade_marquis purple 3 4  red:burn_informant(1)   reveal_identity(1),lose_evidence(1)
lady_domino        purple 3 4  white:weaker(1)         release_one(1)
the_impresario     purple 4 6  red:ambush(1)           ambush(1),lose_stamina(1)
skid_marks         orange 1 2  red:slip_away(1)        flee(1)
gasoline_gus       orange 1 2  white:gain_fuel(2)      lose_fuel(1)
chopper_chantal    orange 2 3  red:lose_fuel(2)        clock_slow(1)
roadblock_rey      orange 2 3  -                       lose_fuel(2)
the_mechanic       orange 2 3  white:weaker(1)         flee(2)
turbo_twins        orange 3 4  red:slip_away(2)        lose_stamina(2)
warlord_axle       orange 3 5  red:lose_fuel(2)        lose_stamina(1),clock_slow(1)
the_drifter        white  2 2  white:bonus_black(1)    flee(1) *
bounty_bella       white  2 4  -                       lose_stamina(2)
rain_ghost         white  3 3  red:slip_away(1)        reveal_identity(1) *
nobody             white  4 5  red:fewer_red(1)        lose_stamina(2),reveal_identity(1)
"""
ROWS = [line.split() for line in TABLE.strip().splitlines()]


def effects(text: str) -> list[tuple[str, int]]:
    return [(word, int(n)) for word, n in re.findall(r"(\w+)\((\d+)\)", text)]


@pytest.mark.parametrize(("number", "row"), list(enumerate(ROWS)), ids=[row[0] for row in ROWS])
def test_a_card_is_as_printed(number: int, row: list[str]) -> None:
    """Syndicate, health, reward and what it does when it leaves (S7.5)."""
    card = BOX.criminals[number]
    assert CARD_IDS[number] == row[0]
    assert [SYNDICATE_IDS[card.syndicate], str(card.health), str(card.reward)] == row[1:4]
    assert card.back_into_deck == (row[-1] == "*")


def test_the_pack() -> None:
    """Six syndicates of 7 and 4 wild; health 1/2/3/4 occurs 10/17/13/6 times; red, white, no icon 27/14/5 (S7.5)."""
    assert [sum(row[1] == syndicate for row in ROWS) for syndicate in SYNDICATE_IDS] == [7] * 6 + [4]
    assert [sum(row[2] == health for row in ROWS) for health in "1234"] == [10, 17, 13, 6]
    assert [sum(row[4].startswith(icon) for row in ROWS) for icon in ("red", "white", "-")] == [27, 14, 5]


# ---------------------------------------------------------------- each of them attacked


@dataclass
class Expected:
    """What everything should be after an attack, worked out from the words of S7.2."""

    tracks: dict[str, int] = field(default_factory=lambda: {"fuel": 3, "ammo": 3, "evidence": 3, "stamina": 7})
    credits: int = 4
    influence: int = 2
    timer: int = 6
    slot: int = 8
    assassins: int = 0
    informants: int = 2
    custody: int = 1
    shown: int = 0
    health: int = 0
    red: int = 3
    black: int = 0
    spared: bool = False
    rolled: bool = True
    clocks: list[str] = field(default_factory=list)

    def suffer(self, word: str, n: int) -> None:
        sign, _, what = word.partition("_")
        if word in ("lose_credits", "gain_credits"):
            self.credits += n if sign == "gain" else -n
        elif word == "lose_influence":
            self.influence -= n
        elif sign in ("lose", "gain"):
            self.tracks[what] += n if sign == "gain" else -n
        elif word == "heal":
            self.tracks["stamina"] = min(8, self.tracks["stamina"] + n)
        elif sign == "clock":
            self.clocks.append(word)
        else:
            self.other(word, n)

    def other(self, word: str, n: int) -> None:
        if word == "tick_all":
            self.timer -= n
        elif word in ("flee", "slip_away"):
            self.slot += n
            self.rolled = self.rolled and word == "flee"
        elif word == "ambush":
            self.assassins += 1
        elif word == "burn_informant":
            self.informants -= 1
        elif word == "release_one":
            self.custody -= 1
        elif word == "reveal_identity":
            self.shown += 1
        elif word in ("tougher", "weaker"):
            self.health = max(1, self.health + (n if word == "tougher" else -n))
        elif word == "fewer_red":
            self.red -= n
        elif word == "bonus_black":
            self.black += n
        else:
            assert word == "no_retaliation"
            self.spared = True


def attacked(card: str, marked: bool) -> Match:
    """Android mode, everything at hand that a card can take; r8, with a bomb far away."""
    m = position(
        "android",
        at=["r8"],
        criminals={1: f"r8 {card}"},
        custody={2: "0 " + ("nobody" if card != "nobody" else "whisper")},
        marks={1: [0]} if marked else None,
        bombs=[("r3", 6)],
        informants={"r8": [1, 0], "r7": [0]},
        boards={0: {"stamina": 7}},
        influence={0: 2},
        tokens=["AHH", "AHH", "AHH"],
    )
    play(m, "attack")
    return m


@pytest.mark.parametrize("marked", [False, True], ids=["unknown", "investigated"])
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_an_attack_that_fails(row: list[str], marked: bool) -> None:
    """Reveal effect if its icon fires, a roll without hits, the retaliation in order (S6.5 A, S7.2, S7.5)."""
    expected = Expected(health=int(row[2]))
    if row[4].startswith("white" if marked else "red"):
        for word, n in effects(row[4]):
            expected.suffer(word, n)
    m = attacked(row[0], marked)
    if expected.rolled:
        if decision(m) == "attack_ammo":
            roll(m, " ".join(["rammo"] * expected.red + ["kheal"] * expected.black), "black_dice:0")
        if not expected.spared:
            for word, n in effects(row[5]):
                expected.suffer(word, n)
    if decision(m) == "reveal_identity":
        play(m, "0 reveal:human")
    compare(m, expected)


def compare(m: Match, expected: Expected) -> None:
    assert {track: board(m, track) for track in expected.tracks} == expected.tracks
    assert (me(m)["credits"], me(m)["influence"]) == (expected.credits, expected.influence)
    assert bombs(m) == [("r3", expected.timer)]
    assert where(m, 1) == f"r{expected.slot}"
    assert assassins(m) == ["r8"] * expected.assassins
    assert sum(location(m, slot)["informants"].count(0) for slot in ("r7", "r8")) == expected.informants
    assert (where(m, 2) == "custody 0") == bool(expected.custody)
    assert len(me(m)["tokens_shown"]) == expected.shown
    assert [clock["effect"] for clock in me(m)["clocks"]] == expected.clocks
    assert not criminal(m, 1)["defeated"]
    assert decision(m) == "choose_action"


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_an_attack_that_succeeds(row: list[str]) -> None:
    """Just as many hits as its health defeat a criminal; nothing is retaliated (S6.5 A 4)."""
    health = int(row[2])
    m = position(at=["r8"], criminals={1: f"r8 {row[0]} ="})
    results: dict[int, str] = {1: "rE rammo rammo", 2: "rE rE rammo", 3: "rE rE rE", 4: "rE rE rE kE"}
    roll(m, results[health], "attack", f"black_dice:{max(0, health - 3)}")
    assert criminal(m, 1)["defeated"]
    assert (me(m)["influence"], board(m, "stamina"), me(m)["clocks"]) == (1, 8, [])


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_one_hit_too_few(row: list[str]) -> None:
    """Health is what it takes (S6.5 A 4)."""
    health = int(row[2])
    results: dict[int, Any] = {1: "rammo rammo rammo", 2: "rE rammo rammo", 3: "rE rE rammo", 4: "rE rE rE"}
    m = position(at=["r8"], criminals={1: f"r8 {row[0]} ="})
    roll(m, results[health], "attack", "black_dice:0")
    assert not criminal(m, 1)["defeated"]
    assert me(m)["influence"] == 0
