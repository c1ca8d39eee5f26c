"""What the greedy bot believes and does where every good player knows what to do."""

from __future__ import annotations

import pytest

from undercover import Match, bots
from undercover.games.good_cop_bad_cop import GAME
from undercover.games.good_cop_bad_cop.judge import PLAYS, VALUES
from undercover.games.good_cop_bad_cop.odds import Belief, Odds
from undercover.games.good_cop_bad_cop.things import FACE_IDS, KINDS
from undercover.table.dice import seeded

from .positions import decision, greedy, play, position, table

TALK = {"talk": "structured"}


def believes(m: Match, seat: int) -> list[Belief]:
    return Odds(table(m), seat).beliefs()


# ---------------------------------------------------------------- beliefs


def test_it_is_sure_of_what_it_has_seen() -> None:
    m = position(rows=["AHC", "khc", "hCh"])
    mine = believes(m, 0)
    assert mine[0] == Belief(1.0, 1.0, 0.0)
    assert mine[1] == Belief(0.0, 0.0, 1.0)
    assert mine[2].honest == 1.0


def test_it_counts_the_unseen_cards() -> None:
    """Four players; all but seat 3's row is open: H, H and C are left for it."""
    m = position(4, rows=["ahc", "khc", "hcc", "HHC"])
    assert believes(m, 0)[3] == Belief(1.0, 0.0, 0.0)


def test_somebody_holds_the_kingpin() -> None:
    """The chances of the other rows add up to certainty; an open row without a leader is out of the question."""
    m = position(4, rows=["AHC", "hhc", "KHC", "CHC"])
    kingpin = [belief.kingpin for belief in believes(m, 0)]
    assert kingpin[:2] == [0.0, 0.0]
    assert sum(kingpin) == pytest.approx(1.0)


def test_it_remembers_what_a_flashbang_hides() -> None:
    m = position(rows=["AHC", "kHC", "HHC"], hands={1: "flashbang"})
    play(m, "0 equip", "1 play:flashbang,1,0,2")
    assert believes(m, 0)[1].kingpin == 1.0
    assert believes(m, 0)[2].kingpin == 0.0


def test_the_wounded_are_leaders() -> None:
    m = position(rows=["ahc", "KHC", "HHC"], wounded=[0], hands={0: "flashbang"})
    play(m, "0 play:flashbang,1,0,2")
    assert believes(m, 3)[0].agent == 1.0


def test_it_listens_to_those_it_trusts() -> None:
    """What a proven friend says of a card counts more than what an enemy says."""
    said = []
    for speaker in (2, 3):
        m = position(6, rows=["HHC", "AHC", "hhC", "ccH", "KHC"], options=TALK)
        while m.waiting[0] != speaker:
            play(m, f"{m.waiting[0]} silent")
        play(m, f"{speaker} claim:saw_card", f"{speaker} about_card:4,0", f"{speaker} saw_card:4,0,kingpin")
        said.append(believes(m, 0)[4].kingpin)
    unheard = believes(position(6, rows=["HHC", "AHC", "hhC", "ccH", "KHC"]), 0)[4].kingpin
    assert said[0] > said[1] > unheard


# ---------------------------------------------------------------- decisions


def test_it_shoots_the_wounded_leader_of_the_others() -> None:
    m = position(rows=["AHC", "khc"], wounded=[1], aims={0: 1})
    assert greedy(m) == "shoot:1"


def test_it_does_not_shoot_its_own_leader() -> None:
    m = position(rows=["HHC", "ahc", "KHC"], wounded=[1], aims={0: 1})
    assert greedy(m) != "shoot:1"


def test_it_aims_at_the_enemy() -> None:
    m = position(rows=["AHC", "hhC", "khc", "HHC", "ccH"], aims={0: 1})
    play(m, "0 investigate:3,0")
    assert greedy(m) == "aim:2"


def test_it_looks_at_cards_it_does_not_know() -> None:
    m = position(8, rows=["AHC", "hhC"])
    assert greedy(m).startswith("investigate:")
    assert not greedy(m).startswith("investigate:1")


def test_it_hides_its_leader_as_long_as_it_can() -> None:
    m = position(rows=["AHC"])
    play(m, "0 equip")
    assert greedy(m) in ("turn_up:1", "turn_up:2")


@pytest.mark.parametrize(("shooter", "played"), [(1, True), (4, False)])
def test_it_turns_the_direction_when_the_next_player_would_shoot_it(shooter: int, played: bool) -> None:
    rows = ["ahc", "kcc", "hhC", "hhC", "hcC"] if shooter == 1 else ["ahc", "hcC", "hhC", "hhC", "kcc"]
    m = position(rows=rows, wounded=[0], aims={shooter: 0}, hands={0: "smoke_grenade"})
    assert (greedy(m) == "play:smoke_grenade") is played


def test_two_smoke_grenades_are_none() -> None:
    """Whoever would be shot after a second one does not throw it."""
    m = position(rows=["ahc", "kcc", "hhC", "hhC", "hcC"], wounded=[0], aims={1: 0}, hands={0: "smoke_grenade"})
    table(m).smoke = True
    assert greedy(m) != "play:smoke_grenade"


def test_it_saves_itself_with_a_restraining_order() -> None:
    m = position(rows=["AHC", "KHC", "HCH"], aims={1: 0}, active=1, hands={0: "restraining_order"})
    play(m, "1 shoot:0")
    assert greedy(m) == "play:restraining_order"


def test_it_lets_an_enemy_be_shot() -> None:
    m = position(rows=["AHC", "khc", "HCH"], aims={2: 1}, active=2, hands={0: "restraining_order"}, wounded=[1])
    play(m, "2 shoot:1")
    assert greedy(m) == "pass"


def test_it_takes_the_gun_that_threatens_its_leader() -> None:
    m = position(rows=["HHC", "ahc", "KHC"], wounded=[1], aims={2: 1}, active=2, hands={0: "k9_unit"})
    play(m, "2 shoot:1")
    assert greedy(m) == "play:k9_unit,2"


def test_it_saves_its_leader_card_from_the_second_shot() -> None:
    """Blackmail: the Agent goes from the wounded player to somebody who is surely Honest."""
    m = position(rows=["HHC", "ahc", "KHC", "hhC", "CHC"], wounded=[1], aims={2: 1}, active=2, hands={0: "blackmail"})
    play(m, "2 shoot:1")
    assert greedy(m).startswith("play:blackmail,1,0,3,")


def test_it_keeps_the_better_card() -> None:
    m = position(hands={0: "smoke_grenade"}, top=["restraining_order"])
    play(m, "0 equip", "0 turn_up:1")
    assert greedy(m) == "keep:restraining_order"


def test_it_passes_when_nothing_is_to_be_gained() -> None:
    m = position(hands={2: "smoke_grenade", 3: "coffee"})
    play(m, "0 equip")
    assert greedy(m, 2) == greedy(m, 3) == "pass"


# ---------------------------------------------------------------- talk


def speak(m: Match, seat: int) -> str:
    """What it says when it has the floor."""
    while True:
        said = greedy(m, seat)
        m.play(seat, said)
        if not said.startswith(("claim", "about")):
            return said


def test_a_leader_denies_it() -> None:
    assert speak(position(rows=["AHC"], options=TALK), 0) == "own_leader:none"


def test_an_ordinary_cop_says_which_side_it_is_on() -> None:
    assert speak(position(rows=["CHC", "AHC", "KHC"], options=TALK), 0) == "own_team:crooked"


def test_it_tells_of_enemies_it_has_seen_once() -> None:
    m = position(rows=["HHC", "AHC", "KHC"], options=TALK)
    for _ in range(5):
        m.play(m.waiting[0], "silent")
    play(m, "0 investigate:2,0")
    while decision(m) != "act":
        m.play(m.waiting[0], "silent")
    play(m, "1 investigate:0,0")
    for seat in (2, 3, 4):
        m.play(seat, "silent")
    assert speak(m, 0) == "saw_card:2,0,kingpin"
    while m.seen(None)["turn"] < 4:
        m.play(m.waiting[0], m.default(m.waiting[0]))
    while m.waiting[0] != 0:
        m.play(m.waiting[0], m.default(m.waiting[0]))
    assert speak(m, 0) == "own_team:honest"


# ---------------------------------------------------------------- as a whole


def test_it_values_every_kind_of_option() -> None:
    assert list(PLAYS) == FACE_IDS[KINDS:]
    seen = set()
    for seed in range(6):
        m = GAME.start(6, seed, {"talk": "structured", "max_turns": 20})
        dice = seeded(seed)
        while m.waiting:
            seat = m.waiting[0]
            choices = m.choices(seat)
            seen |= {choice.kind for choice in choices}
            m.play(seat, choices[dice.below(len(choices))])
    assert seen <= set(VALUES)
    assert len(seen) > 18


def test_it_beats_chance() -> None:
    """Half the seats are greedy, half random: a greedy seat wins clearly more often."""
    level, chance = bots.level("greedy"), bots.level("random")
    won = {True: 0, False: 0}
    for seed in range(40):
        m = GAME.start(4, seed, {"max_turns": 160})
        dice = seeded(seed)
        clever = {seed % 4, (seed + 1 + seed // 4 % 3) % 4}
        while m.waiting:
            seat = m.waiting[0]
            bot = level if seat in clever else chance
            m.step(seat, bot.choose(m.chair(seat, dice)))
        assert m.outcome is not None
        for seat in m.outcome.winners:
            won[seat in clever] += 1
    assert won[True] > 1.15 * won[False], won


def test_a_table_of_bots_comes_to_an_end() -> None:
    level = bots.level("greedy")
    for seats in (4, 6, 8):
        m = GAME.start(seats, 5)
        dice = seeded(5)
        while m.waiting:
            seat = m.waiting[0]
            m.step(seat, level.choose(m.chair(seat, dice)))
        assert m.outcome is not None
        assert m.outcome.winners
