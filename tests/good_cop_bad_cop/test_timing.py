"""When each equipment card can be played (the table of section 6), one moment at a time."""

from __future__ import annotations

import pytest

from undercover import Match
from undercover.games.good_cop_bad_cop.things import FACE_IDS, KINDS

from .positions import decision, ids, play, position, refused

#: A table at which every card has somebody to be played at: an eliminated player, guns, cards up and down.
ROWS = ["AHC", "KHC", "HCH", "chc", "HCH", "HcC"]
MINE, OTHER = 2, 0


def at_action(card: str) -> Match:
    return position(6, rows=ROWS, out=[3], aims={4: 5}, active=MINE, hands={MINE: card, 5: "coffee"})


def after_declaration(card: str) -> Match:
    m = position(6, rows=ROWS, out=[3], aims={4: 5}, active=OTHER, hands={MINE: card, 5: "coffee"})
    play(m, f"{OTHER} equip")
    return m


def after_shoot(card: str) -> Match:
    m = position(6, rows=ROWS, out=[3], aims={4: 5}, active=4, hands={MINE: card, 1: "coffee"})
    play(m, "4 shoot:5")
    return m


def after_investigation(card: str, active: int) -> Match:
    m = position(6, rows=ROWS, out=[3], aims={4: 5}, active=active, hands={MINE: card, 5: "coffee"})
    play(m, f"{active} investigate:1,0")
    for seat in m.waiting:
        play(m, f"{seat} pass")
    assert decision(m) == "react_investigate"
    return m


def at_the_end(card: str, active: int) -> Match:
    aim = {active: 1, 4: 5}
    m = position(6, rows=ROWS, out=[3], aims=aim, active=active, hands={MINE: card, 5: "coffee"})
    play(m, f"{active} investigate:1,0")
    for window in ("react_declare", "react_investigate"):
        assert decision(m) == window
        for seat in m.waiting:
            play(m, f"{seat} pass")
    play(m, f"{active} aim:1")
    assert decision(m) == "react_end"
    return m


MOMENTS = {
    "own action": lambda card: at_action(card),
    "declared": lambda card: after_declaration(card),
    "shoot declared": lambda card: after_shoot(card),
    "investigated": lambda card: after_investigation(card, OTHER),
    "investigated, own turn": lambda card: after_investigation(card, MINE),
    "ending": lambda card: at_the_end(card, OTHER),
    "ending, own turn": lambda card: at_the_end(card, MINE),
}
EVERY = set(MOMENTS)
#: Cards that are not for every moment. After an investigation of one's own nothing else than the window's rule counts.
ONLY = {
    "report_audit": {"own action", "investigated, own turn", "ending, own turn"},
    "restraining_order": {"shoot declared"},
    "surveillance_camera": {"investigated", "investigated, own turn"},
    "taser": {"own action"},
}
REASONS = {
    "report_audit": "only-own-turn",
    "restraining_order": "only-on-shoot",
    "surveillance_camera": "only-after-investigation",
    "taser": "only-own-action",
}
CARDS = FACE_IDS[KINDS:]


@pytest.mark.parametrize("when", MOMENTS)
@pytest.mark.parametrize("card", [card for card in CARDS if card != "coffee"])
def test_when_a_card_can_be_played(card: str, when: str) -> None:
    """The table of section 6, cell by cell."""
    m = MOMENTS[when](card)
    offered = ids(m, MINE, f"play:{card}")
    assert bool(offered) == (when in ONLY.get(card, EVERY))
    if not offered:
        bars = [bar for bar in m.barred(MINE) if bar.kind in ("play", "play_card")]
        assert [bar.named["equipment"] for bar in bars] == [card]
        late = card == "surveillance_camera" and when.startswith("ending")
        refused(m, MINE, bars[0].id, "no-effect" if late else REASONS[card])


@pytest.mark.parametrize("when", MOMENTS)
def test_coffee_is_for_every_moment(when: str) -> None:
    """The table of section 6."""
    m = MOMENTS[when]("wiretap")
    drinkers = [seat for seat in m.waiting if seat != MINE]
    if drinkers:
        assert ids(m, drinkers[0]) == ["pass", "play:coffee"]
    m = position(hands={0: "coffee"})
    assert "play:coffee" in ids(m, 0)
