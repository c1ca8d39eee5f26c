"""The Event Phase: drawing, spawn boxes, movement, and the Events that are no Instincts (6.4, 7.7, 7.8, 9.2)."""

from __future__ import annotations

import pytest

from undercover.games.death_angel.things import EVENT_IDS

from .positions import BOX, decision, happened, ids, piles, play, position, rows, team

#: Nobody has a token to lose, so that this Event only moves heads to adjacent positions (and spawns at red and green).
HEADS_MOVE = "stalking_from_the_shadows"

# ---------------------------------------------------------------- spawn boxes


def test_boxes_and_movement() -> None:
    """death_angel:W7 Gun Jam at the Core Cogitator: 3 at Scipio, 1 at the Vent, then the tails go up on the right."""
    m = position(
        "| gideon < |",
        "ventilation_duct | lorenzo < |",
        "| noctis > | dark_corner",
        "| claudio > | claw tail",
        "| scipio > | control_panel",
        phase="event",
        seats=2,
        owners="green blue / yellow grey",
        played="block",
        location="core_cogitator",
        ahead="black_holds",
        left="head",
        right="head tail claw tongue",
        events="gun_jam",
    )
    play(m, "name_team:green")
    assert rows(m) == [
        "| gideon < |",
        "head ventilation_duct | lorenzo < |",
        "| noctis > | tail claw dark_corner",
        "| claudio > | head tail claw",
        "| scipio > | control_panel",
    ]


def test_swarms_without_the_symbol_stay() -> None:
    """death_angel:W7 the new swarm has no tail, so it stays with Scipio."""
    m = position(
        "| noctis > | dark_corner",
        "| claudio > | claw tail",
        "| scipio > | control_panel",
        phase="event",
        seats=2,
        owners="green / yellow grey",
        played="block",
        right="head claw tongue",
        events="gun_jam",
    )
    play(m, "name_team:green")
    assert rows(m) == [
        "| noctis > | tail claw dark_corner",
        "| claudio > |",
        "| scipio > | head claw tongue control_panel",
    ]


def test_spawn_numbers_are_for_the_whole_game() -> None:
    """death_angel:W6 three or six players: major 5, minor 3."""
    for seats, minor, major in ((1, 1, 2), (2, 1, 3), (3, 3, 5), (4, 1, 3), (5, 2, 4), (6, 3, 5)):
        assert list(BOX.spawn[seats]) == [minor, major]
    m = position(
        "ventilation_duct | goriel < |", "control_panel | leon < |", phase="event", seats=3, left=9, events="evasion"
    )
    assert piles(m) == (3, 3)
    assert len(m.seen(None)["formation"][0]["left"]["swarm"]) + len(m.seen(None)["formation"][0]["right"]["swarm"]) == 3


def test_a_short_pile_serves_the_first_box_first() -> None:
    """death_angel:W19 first box orange 3, second box yellow 3, left pile 4: 3 at the orange card, 1 at the yellow."""
    m = position(
        "dark_corner | goriel < |", "door | leon < |", phase="event", seats=2, left="head*4", events="enter_formation"
    )
    assert rows(m) == ["head*3 dark_corner | goriel < |", "head door | leon < |"]
    assert piles(m) == (0, 3)


def test_two_of_a_colour_on_one_side_and_a_short_pile() -> None:
    """death_angel:R8 the current player says which is served first; that one gets its full number."""
    m = position(
        "corridor | goriel < |",
        "artefact | leon < |",
        phase="event",
        seats=2,
        owners="yellow / red",
        current=1,
        left="head*4",
        events="rewarded_faith",
    )
    play(m, "name_marine:goriel")
    assert m.waiting == (1,)
    assert ids(m) == ["serve_first:corridor", "serve_first:artefact"]
    play(m, "serve_first:artefact")
    assert rows(m) == ["head corridor | goriel < |", "head*3 artefact | leon < |"]


def test_a_pile_that_suffices_needs_no_order() -> None:
    """death_angel:R76 slots are served from the top, one completely before the next."""
    m = position(
        "corridor | goriel < |",
        "artefact | leon < |",
        phase="event",
        seats=2,
        left="head*3 tail*3",
        events="rewarded_faith",
    )
    play(m, "name_marine:goriel")
    assert rows(m)[0] == "head*3 corridor | goriel < |"
    assert happened(m, "spawned")[0] == {"position": 1, "side": "left", "cards": ["head"] * 3}


def test_an_empty_pile_spawns_nothing() -> None:
    """The pile of the other side is of no use (7.7)."""
    m = position("dark_corner | goriel < |", phase="event", left="", events="secret_route")
    assert not happened(m, "spawned")
    assert piles(m) == (0, 3)


# ---------------------------------------------------------------- movement


def test_left_goes_down_and_right_goes_up() -> None:
    """death_angel:R5 the arrows are the same on all marines, whichever way they face."""
    m = position("head | goriel > |", "| leon > | head", "| scipio < |", phase="event", events=HEADS_MOVE)
    assert rows(m) == ["| goriel > | head", "head | leon > |", "| scipio < |"]


def test_movement_is_simultaneous() -> None:
    """death_angel:R6 activation is looked at once: a swarm that is joined by another does not move with it."""
    m = position("head | goriel < |", "tail | leon < |", "| scipio < |", phase="event", events=HEADS_MOVE)
    assert rows(m) == ["| goriel < |", "head tail | leon < |", "| scipio < |"]
    m = position("head | goriel < |", "head tail | leon < |", "| scipio < |", phase="event", events=HEADS_MOVE)
    assert rows(m) == ["| goriel < |", "head | leon < |", "head tail | scipio < |"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("| goriel > | head", "head | goriel > |"),
        ("| goriel < | head", "| goriel < | head"),
        ("head | goriel < |", "| goriel < | head"),
        ("head | goriel > |", "head | goriel > |"),
    ],
)
def test_at_an_end_a_swarm_flanks(before: str, after: str) -> None:
    """death_angel:R7 off the end it goes behind its marine; one that is behind already stays."""
    assert rows(position(before, phase="event", events=HEADS_MOVE)) == [after]


def test_flank_goes_behind_and_stays_there() -> None:
    """A flank box: from in front to behind; behind already stays; without the symbol stays (7.8)."""
    m = position("head | goriel < |", "| leon < | head", "tail | scipio < |", phase="event", events="evasion")
    assert rows(m) == ["| goriel < | head", "| leon < | head", "tail | scipio < |"]


def test_a_brood_lord_moves_with_either_symbol() -> None:
    """A Brood Lord counts with both of his symbols (7.8, 9.5)."""
    for event, symbol in (("evasion", "lord_ht"), ("outnumbered", "lord_ct")):
        m = position(f"{symbol} | goriel < |", phase="event", events=event)
        assert rows(m) == [f"| goriel < | {symbol}"]


def test_power_field_does_not_stop_movement() -> None:
    """death_angel:R23 it moves, is joined and merges, and all of it is protected."""
    m = position("head power_field | goriel < |", "tail | leon < |", phase="event", events=HEADS_MOVE)
    assert rows(m) == ["| goriel < |", "head tail power_field | leon < |"]
    m = position("head power_field dark_corner | goriel < |", phase="event", left="tail*2", events="secret_route")
    assert rows(m) == ["head tail*2 power_field dark_corner | goriel < |"]


# ---------------------------------------------------------------- the Event deck


def test_the_last_event_is_shuffled_in_at_the_next_draw() -> None:
    """death_angel:W23,R29 the deck stays empty until a card is needed; then all 30 come back, the last one too."""
    m = position("| goriel < |", "| leon < |", phase="event", event_deck="evasion")
    assert m.seen(None)["events"]["deck"] == 0
    assert len(m.seen(None)["events"]["discard"]) == 30
    m = position("| goriel < |", "| leon < |", phase="event", event_deck="")
    assert happened(m, "events_shuffled") == [{"count": 30}]
    assert m.seen(None)["events"]["deck"] == 29


def test_an_event_is_shown_and_discarded() -> None:
    """An Event that is no Instinct is shown at once and goes face up to the discard (6.4)."""
    m = position("| goriel < |", "| leon < |", phase="event", seats=2, owners="yellow / red", events="evasion")
    assert happened(m, "event_shown", 1) == [{"event": "evasion"}]
    assert m.seen(None)["events"]["discard"] == ["evasion"]
    assert m.seen(None)["event"] is None


# ---------------------------------------------------------------- the Events that are no Instincts


def test_flanking_manoeuvre() -> None:
    """death_angel:R65 every swarm in front goes behind, whatever its symbols; the card has no movement box."""
    m = position("head | goriel < | tail", "| leon < | claw", phase="event", events="flanking_manoeuvre")
    assert rows(m) == ["| goriel < | head tail", "| leon < | claw"]


@pytest.mark.parametrize("event", ["the_swarm_tongue", "the_swarm_tail"])
def test_the_swarm_adds_to_both_piles(event: str) -> None:
    """The Swarm: two cards from the deck on each blip pile (9.2)."""
    m = position("| goriel < |", phase="event", left=3, right=1, events=event)
    assert piles(m) == (5, 3)


def test_cards_put_into_a_pile_go_on_top() -> None:
    """death_angel:R30 the next card that spawns is one of those The Swarm has just put there."""
    m = position(
        "control_panel | goriel < |",
        phase="event",
        left="claw*3",
        right=1,
        deck="tail tail tongue tongue",
        events="the_swarm_tail",
    )
    assert rows(m) == ["control_panel | goriel < | tail"]
    assert piles(m)[0] == 4


def test_the_swarm_with_too_few_cards() -> None:
    """death_angel:R31 three cards for two piles: the current player says which pile gets the odd one."""
    m = position(
        "head*9 tail*9 | goriel < | claw*9",
        phase="event",
        left="tongue*3",
        right="tongue*3",
        deck="tongue*3",
        events="the_swarm_tail",
    )
    assert ids(m) == ["odd_card:left", "odd_card:right"]
    play(m, "odd_card:right")
    assert piles(m) == (4, 5)


def test_theyre_everywhere() -> None:
    """death_angel:R44 checked for all first: one card in front of every marine who is engaged with nothing."""
    m = position(
        "| goriel < |",
        "| leon < | head",
        "| scipio > |",
        phase="event",
        left="claw*3",
        right="claw*3",
        events="theyre_everywhere",
    )
    assert rows(m) == ["claw | goriel < |", "| leon < | head", "| scipio > | claw"]


def test_theyre_everywhere_with_a_short_pile() -> None:
    """death_angel:R9 the current player picks the marines who get a card."""
    m = position(
        "| goriel < |",
        "| leon < |",
        "| omnio < |",
        "| scipio > |",
        phase="event",
        seats=2,
        owners="yellow / red purple grey",
        current=1,
        left="claw*2",
        right="claw*3",
        events="theyre_everywhere",
    )
    assert m.waiting == (1,)
    assert ids(m) == ["in_front:goriel", "in_front:leon", "in_front:omnio"]
    play(m, "in_front:omnio", "in_front:goriel")
    assert rows(m) == ["claw | goriel < |", "| leon < |", "claw | omnio < |", "| scipio > | claw"]


def test_evasion_is_for_the_next_round_only() -> None:
    """death_angel:R52 it begins with the next round and ends with it."""
    m = position("| goriel < |", "| leon < |", phase="event to end", events="evasion chaos_of_battle")
    assert m.seen(None)["effects"] == [{"event": "evasion", "on": None, "when": "now"}]
    play(m, ids(m)[0])
    while decision(m) != "choose_actions":
        play(m, ids(m)[0])
    assert m.seen(None)["effects"] == []


def test_outnumbered() -> None:
    """Outnumbered: every engaged marine loses all tokens (9.2)."""
    m = position("tail | goriel < 2 |", "| leon < 1 |", phase="event", events="outnumbered")
    assert rows(m) == ["tail | goriel < |", "| leon < 1 |"]
    assert m.seen(None)["supply"] == 11


def test_chaos_of_battle() -> None:
    """Chaos of Battle: all marines turn around (9.2)."""
    m = position("| goriel < |", "| leon > |", phase="event", events="chaos_of_battle")
    assert rows(m) == ["| goriel > |", "| leon < |"]


def test_secret_route() -> None:
    """Secret Route: two tokens on the Door, if it is there (9.2)."""
    m = position("door | goriel < |", phase="event", events="secret_route", left="")
    assert m.seen(None)["formation"][0]["left"]["terrain"][0]["tokens"] == 2
    m = position("| goriel < |", phase="event", events="secret_route")
    assert m.seen(None)["supply"] == 12


def test_enter_formation_is_for_the_next_round() -> None:
    """Enter Formation: next round, before each Move + Activate card, a token (9.2)."""
    m = position(
        "| goriel < |", "| claudio > |", phase="event to end", played="heroic_charge", events="enter_formation"
    )
    assert m.seen(None)["effects"] == [{"event": "enter_formation", "on": None, "when": "now"}]
    play(m, "play:reorganize")
    assert decision(m) == "enter_formation"
    assert team(m, "yellow")["played"] == "reorganize"


def test_every_event_is_in_the_box() -> None:
    """30 cards, 60 boxes, 19 Instincts (9.2)."""
    copies = {event: list(BOX.events).count(event) for event in range(len(EVENT_IDS))}
    assert sum(copies.values()) == 30
    colours = [colour for event in BOX.events for colour in BOX.box_colour[event]]
    assert [colours.count(colour) for colour in range(4)] == [24, 18, 12, 6]
    assert sum(size for event in BOX.events for size in BOX.box_size[event]) == 28
    assert sum(BOX.instinct[event] for event in BOX.events) == 19
    moves = [(BOX.movement[event], BOX.symbol[event]) for event in BOX.events]
    assert [moves.count((1, symbol)) for symbol in range(4)] == [5] * 4
    assert [moves.count((2, symbol)) for symbol in range(4)] == [2] * 4
