"""Table talk (9.2): structured claims, their ledger, what cannot all be true, and what was true in the end."""

from __future__ import annotations

import pytest

from undercover import Match
from undercover.games.good_cop_bad_cop.claims import (
    BadClaim,
    clashes,
    disproved,
    notes,
    read_claim,
    spoken,
    truth,
    verdicts,
    write_claim,
)
from undercover.table.game import Setting
from undercover.table.kit import attributes

from .positions import decision, happened, ids, play, position, refused, table, waiting

TALK = {"talk": "structured"}


def say(m: Match, seat: int, claim: str) -> None:
    """Make a claim in the steps in which it is asked."""
    kind, _, rest = claim.partition(":")
    m.play(seat, f"claim:{kind}")
    if kind == "saw_card":
        m.play(seat, "about_card:" + ",".join(rest.split(",")[:2]))
    elif kind == "request":
        m.play(seat, "about_player:" + rest.split(",")[0])
    m.play(seat, claim)


def talk(m: Match, *claims: str) -> None:
    """Each is a seat and a claim, or a seat and "silent"."""
    for claim in claims:
        seat, what = claim.split()
        if what == "silent":
            m.play(int(seat), what)
        else:
            say(m, int(seat), what)


def claimed(m: Match) -> list[str]:
    return [f"{note['speaker']} {note['claim']}" for note in m.seen(None)["claims"]]


# ---------------------------------------------------------------- the talk step


def test_the_active_player_talks_first() -> None:
    """Then the others in the direction of play, before the action (9.2, D9)."""
    m = position(active=3, options=TALK)
    order = []
    while decision(m) == "talk":
        order.append(m.waiting[0])
        m.play(m.waiting[0], "silent")
    assert order == [3, 4, 0, 1, 2]
    assert decision(m) == "act"
    m = position(active=3, options=TALK, clockwise=False)
    play(m, "3 silent")
    assert waiting(m) == [2]


def test_no_talk_step_without_structured_talk() -> None:
    """Talk off or free asks nobody; and no claims per turn are none (9.3)."""
    silent: list[dict[str, Setting]] = [{"talk": "off"}, {"talk": "free"}, {"talk": "structured", "claims_per_turn": 0}]
    for options in silent:
        assert decision(position(options=options)) == "act"


def test_a_claim_is_made_step_by_step() -> None:
    """First its sort, then what it is about; nobody ever faces hundreds of buttons (9.2)."""
    m = position(8, options=TALK)
    assert ids(m, 0) == ["silent"] + [
        f"claim:{kind}"
        for kind in (
            "own_card",
            "own_team",
            "own_leader",
            "own_equipment",
            "saw_card",
            "accuse",
            "vouch",
            "request",
        )
    ]
    play(m, "0 claim:saw_card")
    assert len(ids(m, 0)) == 3 * 8 + 1
    play(m, "0 about_card:3,1")
    kinds = [f"saw_card:3,1,{kind}" for kind in ("honest", "crooked", "agent", "kingpin")]
    assert ids(m, 0) == [*kinds, "silent"]
    play(m, "0 saw_card:3,1,crooked")
    assert happened(m, "claimed_saw_card", 5) == [{"seat": 0, "other": 3, "slot": "1", "kind": "crooked"}]
    play(m, "1 claim:request", "1 about_player:0")
    assert len(ids(m, 1)) == 4 * 8 + 2 + 1
    play(m, "1 request:0,arm")
    assert happened(m, "claimed_request_alone") == [{"seat": 1, "other": 0, "verb": "arm"}]
    assert claimed(m) == ["0 saw_card:3,1,crooked", "1 request:0,arm"]


def test_half_a_claim_is_heard_by_nobody() -> None:
    """The others see that somebody talks, not how far they have got (9.2)."""
    m = position(options=TALK)
    before, heard = m.seen(1), m.story(1)
    play(m, "0 claim:own_team")
    assert m.seen(1) == before
    assert m.story(1) == heard
    assert m.may_undo(0)
    play(m, "0 own_team:honest")
    assert not m.may_undo(0)


def test_claims_per_turn() -> None:
    """So many claims each, or fewer (9.3)."""
    m = position(options={**TALK, "claims_per_turn": 2})
    say(m, 0, "own_team:honest")
    assert waiting(m) == [0]
    say(m, 0, "own_leader:none")
    assert waiting(m) == [1]
    say(m, 1, "vouch:0")
    play(m, "1 silent")
    assert waiting(m) == [2]


def test_eliminated_players_may_talk() -> None:
    """good_cop_bad_cop:R56 by default they are asked as well; an option silences them."""
    m = position(rows=["AHC", "KHC", "hch"], out=[2], options=TALK)
    play(m, "0 silent", "1 silent")
    assert waiting(m) == [2]
    say(m, 2, "own_team:crooked")
    assert claimed(m) == ["2 own_team:crooked"]
    m = position(rows=["AHC", "KHC", "hch"], out=[2], options={**TALK, "eliminated_may_talk": False})
    play(m, "0 silent", "1 silent")
    assert waiting(m) == [3]


def test_claims_change_nothing() -> None:
    """True or false, they open no window and move no card (9.2)."""
    m = position(options=TALK)
    before = attributes(table(m))
    talk(m, "0 own_card:0,kingpin", "1 own_leader:agent", "2 saw_card:1,0,agent", "3 accuse:0,kingpin", "4 vouch:2")
    g = table(m)
    for part in ("cards", "down", "known", "hands"):
        assert attributes(g)[part] == before[part]
    assert decision(m) == "act"


def test_what_does_not_exist_cannot_be_claimed() -> None:
    """A claim is well-formed or no claim: seats, slots, kinds and cards that exist (9.2)."""
    m = position(options=TALK)
    play(m, "0 claim:own_equipment")
    assert "own_equipment:report_audit" not in ids(m, 0)
    refused(m, 0, "own_equipment:report_audit")
    g = table(position())
    for text in (
        "own_card:3,honest",
        "saw_card:9,0,honest",
        "accuse:5,agent",
        "own_equipment:report_audit",
        "sing",
        "",
    ):
        with pytest.raises(BadClaim):
            read_claim(g, text)


@pytest.mark.parametrize(
    "text",
    [
        "own_card:2,kingpin",
        "own_team:crooked",
        "own_leader:none",
        "own_leader:agent",
        "own_equipment:wiretap",
        "saw_card:3,1,honest",
        "accuse:4,crooked",
        "vouch:2",
        "request:2,shoot,4",
        "request:2,equip",
    ],
)
def test_claims_are_read_as_they_are_written(text: str) -> None:
    """The same words as the options of the talk step: for tables with free talk (9.2)."""
    claim = read_claim(table(position()), text)
    assert write_claim(claim) == text


def test_whoever_runs_out_of_time_within_a_claim_says_nothing() -> None:
    """good_cop_bad_cop:R58 D9: no claim, however far it had come; what had been said before stands."""
    m = position(options={**TALK, "claims_per_turn": 2})
    talk(m, "0 own_team:honest")
    play(m, "0 claim:own_leader")
    assert m.default(0).id == "silent"
    m.play(0, m.default(0))
    for half in (["claim:saw_card"], ["claim:saw_card", "about_card:2,1"], ["claim:request", "about_player:3"]):
        seat = m.waiting[0]
        for step in half:
            m.play(seat, step)
        m.play(seat, m.default(seat))
        while m.waiting[0] == seat:
            m.play(seat, m.default(seat))
    assert claimed(m) == ["0 own_team:honest"]


def test_oneself_is_an_existing_seat() -> None:
    """A claim may name its speaker, and ask somebody about themselves: only what does not exist is refused (9.2)."""
    m = position(options={**TALK, "claims_per_turn": 3})
    talk(m, "0 accuse:0,kingpin", "0 vouch:0", "0 saw_card:0,2,honest")
    talk(m, "1 request:2,spare,2", "1 request:1,arm", "1 request:1,shoot,1")
    assert len(claimed(m)) == 6


# ---------------------------------------------------------------- what cannot all be true


def clashing(m: Match) -> list[tuple[int, int]]:
    return clashes(table(m), notes(table(m).claims))


def test_two_claims_about_one_card() -> None:
    """Whoever makes them: one card is one kind, and it keeps it (9.2)."""
    m = position(options=TALK)
    talk(m, "0 saw_card:1,0,honest", "1 own_card:0,crooked", "2 saw_card:1,0,honest", "3 silent", "4 silent")
    assert clashing(m) == [(0, 1), (1, 2)]


def test_claims_follow_an_exchanged_card() -> None:
    """After Blackmail the same slot is another card, and the same card lies in another slot (9.2)."""
    m = position(hands={0: "blackmail"}, options=TALK)
    talk(m, "0 saw_card:1,0,honest", "1 silent", "2 silent", "3 silent", "4 silent")
    play(m, "0 play:blackmail,1,0,2,0", "0 equip", "0 turn_up:0", "0 pass")
    talk(m, "1 own_card:0,crooked", "2 own_card:0,crooked")
    assert clashing(m) == [(0, 2)]


def test_claims_about_players() -> None:
    """One team each, one Agent and one Kingpin (9.2)."""
    m = position(options={**TALK, "claims_per_turn": 2})
    talk(m, "0 own_team:honest", "0 own_leader:kingpin")
    talk(m, "1 own_leader:kingpin", "1 own_team:crooked")
    talk(m, "2 accuse:0,honest", "2 accuse:1,agent", "3 vouch:0", "3 own_leader:none")
    assert clashing(m) == [(0, 1), (1, 2), (1, 4), (2, 5), (3, 5)]


def test_two_agents_are_one_too_many() -> None:
    """Two cards that have lain there since the deal cannot both be the Agent (9.2)."""
    m = position(options=TALK)
    talk(m, "0 own_card:0,agent", "1 saw_card:2,1,agent", "2 own_card:2,honest")
    assert clashing(m) == [(0, 1)]


def test_sides_may_change() -> None:
    """After an exchange, Planted Evidence or a revival a claim about a team may be true that was not before (9.2)."""
    m = position(hands={0: "planted_evidence"}, options=TALK)
    talk(m, "0 own_team:honest", "1 silent", "2 silent", "3 silent", "4 silent")
    play(m, "0 play:planted_evidence,0", "0 equip", "0 turn_up:0", "0 pass")
    talk(m, "1 accuse:0,crooked")
    assert clashing(m) == []


def test_claims_disproved_by_the_table() -> None:
    """A card that now lies face-up says itself what it is (9.2)."""
    m = position(rows=["AHC", "kHC"], options=TALK)
    talk(m, "0 saw_card:1,0,honest", "1 own_card:0,kingpin", "2 own_team:honest")
    assert disproved(table(m), notes(table(m).claims)) == [0]


# ---------------------------------------------------------------- the truth


def test_no_hint_before_the_end() -> None:
    """Whether a claim is true is told when the game is over, and not before (9.2)."""
    m = position(options=TALK)
    talk(m, "0 own_leader:agent")
    assert "true" not in str(m.seen(3)["claims"]).lower()
    with pytest.raises(ValueError, match="over"):
        verdicts(m, spoken(m))


def test_who_lied() -> None:
    """At the end every claim is judged by the moment at which it was made (8, 9.2)."""
    m = position(
        rows=["AHC", "khc", "HCH", "CHC", "HCH"],
        wounded=[1],
        aims={2: 1},
        active=2,
        hands={2: "wiretap", 0: "coffee"},
        options={**TALK, "claims_per_turn": 2},
    )
    talk(m, "2 own_team:honest", "2 saw_card:3,0,crooked", "3 own_leader:kingpin", "3 own_card:1,honest")
    talk(m, "4 vouch:1", "4 request:2,shoot,1", "0 own_equipment:coffee", "0 own_leader:none", "1 accuse:0,agent")
    play(m, "1 silent", "2 shoot:1", "0 pass")
    assert m.outcome is not None
    assert verdicts(m, spoken(m)) == [True, False, False, True, False, None, True, False, True]


def test_a_claim_is_true_when_it_was_made() -> None:
    """What was seen stays seen, but a card may move and a team may change afterwards (9.2)."""
    m = position(hands={0: "wiretap"})
    claim = read_claim(table(m), "saw_card:1,0,kingpin")
    assert truth(table(m), 0, claim) is False
    play(m, "0 play:wiretap,1,0", "0 pick:2,0")
    assert truth(table(m), 0, claim) is True
    assert truth(table(m), 2, read_claim(table(m), "saw_card:1,0,kingpin")) is False
    assert truth(table(m), 0, read_claim(table(m), "accuse:1,kingpin")) is True
    assert truth(table(m), 0, read_claim(table(m), "accuse:1,honest")) is False
