"""The contract of a match, name by name, as bots, server, terminal and research use it."""

from __future__ import annotations

import json

import pytest

import undercover
from undercover import IllegalChoice, Match, Option
from undercover.table.dice import seeded

from .toy import TOY

AVENUE = undercover.game("agent_avenue")


def started(seed: int = 7, seats: int = 2, mode: str = "advanced") -> Match:
    return AVENUE.start(seats, seed, {"mode": mode, "first": "green"})


def finished(seed: int = 7, seats: int = 2, mode: str = "advanced") -> Match:
    """A match in which everybody did what is done for somebody out of time."""
    m = started(seed, seats, mode)
    while m.waiting:
        m.play(m.waiting[0], m.default(m.waiting[0]))
    return m


# ---------------------------------------------------------------- the shelf


def test_games_in_shelf_order() -> None:
    games = undercover.games()
    assert next(iter(games)) == "agent_avenue"
    for slug, game in games.items():
        assert undercover.game(slug) is game
        assert game.slug == slug


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(KeyError) as caught:
        undercover.game("chess")
    assert "chess" in str(caught.value)
    for slug in undercover.games():
        assert slug in str(caught.value)


def test_a_game_tells_about_itself() -> None:
    assert (AVENUE.title, AVENUE.seats) == ("Agent Avenue", (2, 3, 4))
    assert isinstance(AVENUE.rules_version, str)
    mode = AVENUE.options["mode"]
    assert mode.default in mode.choices
    assert AVENUE.options["pair"].seats == (3,)


def test_without_arguments_the_smallest_table_starts() -> None:
    m = AVENUE.start()
    assert m.seats == AVENUE.seats[0]
    assert m.options == {"mode": "simple", "first": "random", "pair": "green"}


# ---------------------------------------------------------------- deciding


def test_waiting_says_who_must_choose() -> None:
    assert started().waiting == (0,)
    assert TOY.start(3, 0, {"plan": "vote"}).waiting == (0, 1, 2)
    assert finished().waiting == ()


def test_choices_are_options_with_reasons() -> None:
    """Readable, unique ids; kind, targets, the clause behind it."""
    m = started()
    offer = m.choices(0)[0]
    assert isinstance(offer, Option)
    assert offer.id == f"offer:{offer.targets[0]},{offer.targets[1]}"
    assert (offer.kind, offer.fields) == ("offer", ("up", "down"))
    assert offer.named == {"up": offer.targets[0], "down": offer.targets[1]}
    assert (offer.why.message, offer.why.clause) == ("why-offer", "4.2")
    assert m.choices(1) == ()


def test_barred_options_say_why_not() -> None:
    m = TOY.start(2)
    (bar,) = m.barred(0)
    assert (bar.id, bar.kind, bar.targets) == ("pick:0", "pick", (0,))
    assert (bar.reason.message, bar.reason.clause) == ("barred-nothing", "1.4")
    assert m.barred(1) == ()
    with pytest.raises(IllegalChoice) as caught:
        m.play(0, "pick:0")
    assert caught.value.reason == bar.reason


def test_play_takes_an_option_or_its_id() -> None:
    one, other = started(), started()
    option = one.choices(0)[0]
    assert one.play(0, option) == other.play(0, option.id)
    assert one.hash() == other.hash()


@pytest.mark.parametrize(("seat", "wanted"), [(0, "no_such_option"), (0, ""), (1, "take:face_up"), (5, "x"), (-1, "x")])
def test_an_option_that_is_not_offered_changes_nothing(seat: int, wanted: str) -> None:
    m = started()
    before, told = m.hash(), m.story(None)
    with pytest.raises(IllegalChoice):
        m.play(seat, wanted)
    assert (m.hash(), m.story(None), list(m.history)) == (before, told, [])


def test_a_refusal_says_what_is_offered() -> None:
    m = TOY.start(2)
    with pytest.raises(IllegalChoice, match="offered: pick:1, pick:2, pick:3, pick:4"):
        m.play(0, "pick:9")
    with pytest.raises(IllegalChoice, match="seat 1 has nothing to decide now; asked: 0"):
        m.play(1, "pick:1")


def test_the_fast_door_offers_the_same() -> None:
    """`legal` and `step`: the same options as ints, the same match behind them."""
    slow, fast = started(), started()
    while slow.waiting:
        seat = slow.waiting[0]
        choices, legal = slow.choices(seat), fast.legal(seat)
        assert len(choices) == len(legal)
        slow.play(seat, choices[-1])
        fast.step(seat, legal[-1])
        assert fast.hash() == slow.hash()
    assert fast.story(0) == slow.story(0)
    assert fast.record() == slow.record()


def test_the_fast_door_refuses_as_well() -> None:
    m = started()
    before = m.hash()
    with pytest.raises(IllegalChoice):
        m.step(0, 99_999)
    with pytest.raises(IllegalChoice):
        m.step(1, m.legal(0)[0])
    with pytest.raises(IllegalChoice):
        m.legal(1)
    assert m.hash() == before


def test_a_playout_ends_the_game() -> None:
    m = started()
    decisions = m.playout(seeded(1))
    assert m.outcome is not None
    assert decisions == len(m.history)


def test_default_is_one_of_the_options() -> None:
    m = started()
    assert m.default(0) in m.choices(0)
    with pytest.raises(IllegalChoice):
        m.default(1)


# ---------------------------------------------------------------- knowing


def test_seen_is_json_for_every_viewer() -> None:
    m = started(seats=4)
    for viewer in (None, 0, 1, 2, 3):
        view = m.seen(viewer)
        assert json.loads(json.dumps(view)) == view
        assert view["seat"] == viewer
        assert (view["game"], view["asked"], view["over"]) == ("agent_avenue", [0], None)
        assert view["decision"] == "early_swap"


def test_what_is_seen_belongs_to_who_asked_and_is_seen_anew_after_a_choice() -> None:
    match = undercover.game("rogue_agent").start(2, 7)
    first = match.seen(0)
    first["city"].clear()
    first["players"][0]["board"].clear()
    fresh = match.copy().seen(0)
    assert match.seen(0) == fresh != first
    assert match.view(0) is match.view(0)
    before = match.view(0)
    seat = match.waiting[0]
    match.step(seat, match.legal(seat)[0])
    assert match.view(0) is not before
    assert match.seen(0) == match.copy().seen(0)


def test_story_is_told_from_the_start() -> None:
    """What `play` answered is part of it; events know after which choice they were told, and their clause."""
    m = started()
    news = m.play(0, m.choices(0)[0])
    story = m.story(0)
    assert story[-len(news) :] == news
    assert (story[0]["type"], story[0]["at"]) == ("turn_began", 0)
    assert all(event["at"] == 1 and event["clause"] for event in news)


def test_a_whisper_is_heard_by_one_seat() -> None:
    """By nobody else, and not by spectators; `play` keeps it from the one who chose."""
    m = TOY.start(2, 0, {"plan": "peek"})
    assert m.play(0, "pick:1") == []
    assert [event["type"] for event in m.story(1)] == ["whispered"]
    assert m.story(0) == m.story(None) == []


def test_outcome_appears_at_the_end() -> None:
    m = started()
    assert m.outcome is None
    outcome = finished().outcome
    assert outcome is not None
    assert len(outcome.winners) == 1
    (winner,) = outcome.winners
    assert outcome.scores == tuple(int(seat == winner) for seat in range(2))
    assert outcome.places == tuple(1 if seat == winner else 2 for seat in range(2))
    assert outcome.reason.startswith("end-")
    over = finished().seen(None)["over"]
    assert over == {
        "winners": [winner],
        "scores": list(outcome.scores),
        "places": list(outcome.places),
        "reason": outcome.reason,
    }


# ---------------------------------------------------------------- other tables


def test_a_copy_is_independent() -> None:
    m = started()
    m.play(0, m.choices(0)[0])
    before = m.hash()
    copy = m.copy()
    assert (copy.hash(), copy.story(1)) == (before, m.story(1))
    copy.play(1, "take:face_up")
    assert m.hash() == before
    assert len(copy.history) == len(m.history) + 1
    assert copy.record()["choices"][:-1] == m.record()["choices"]


def test_an_imagined_match_can_be_played_but_has_no_past() -> None:
    m = started()
    world = m.imagine(1, 3)
    assert world.seen(1) == m.seen(1)
    assert world.hash() != m.hash()
    for past in (world.record, lambda: world.story(1), lambda: world.again(0)):
        with pytest.raises(ValueError, match="no past"):
            past()
    world.playout(seeded(5))
    assert world.outcome is not None


@pytest.mark.parametrize("seat", [2, 9, -1])
def test_nobody_sees_hears_or_imagines_for_a_seat_that_is_not_there(seat: int) -> None:
    m = started()
    for ask in (m.seen, m.story, lambda seat: m.imagine(seat, 3)):
        with pytest.raises(ValueError, match=f"there is no seat {seat}; seats are 0 to 1"):
            ask(seat)


def test_an_imagined_match_has_other_dice() -> None:
    m = started()
    assert m.imagine(0, 3).dump()["position"]["dice"] != m.dump()["position"]["dice"]


def test_what_others_sealed_is_imagined_too() -> None:
    """Own answers stay, those of others are as unknown as their cards, and who has answered stays."""
    m = TOY.start(3, 0, {"plan": "vote"})
    m.play(2, "pick:4")
    m.play(1, "pick:1")
    own, others = set(), set()
    for seed in range(60):
        world = m.imagine(2, seed)
        assert world.waiting == (0,)
        answers = world.dump()["position"]["sealed"]
        own.add(answers[2])
        others.add(answers[1])
    assert own == {"pick:4"}
    assert others == {"pick:1", "pick:2", "pick:3"}


# ---------------------------------------------------------------- sealed choices at a match


def test_sealed_answers_stay_secret_until_the_last() -> None:
    """Nobody hears anything, and nobody's view changes."""
    m = TOY.start(3, 0, {"plan": "vote"})
    before = [m.seen(viewer) for viewer in (None, 0, 1, 2)]
    assert m.play(1, "pick:3") == []
    assert [m.seen(viewer) for viewer in (None, 0, 1, 2)] == before
    assert m.waiting == (0, 2)
    m.play(2, "pick:4")
    m.play(0, "pick:1")
    assert m.seen(None)["log"] == [1, 3, 4]


def test_a_sealed_answer_is_given_once() -> None:
    m = TOY.start(3, 0, {"plan": "vote"})
    m.play(1, "pick:3")
    assert m.choices(1) == ()
    with pytest.raises(IllegalChoice):
        m.play(1, "pick:2")


def test_a_sealed_choice_is_stored_half_answered() -> None:
    m = TOY.start(3, 0, {"plan": "vote"})
    m.play(1, "pick:3")
    loaded = TOY.load(json.loads(json.dumps(m.dump())))
    assert (loaded.waiting, loaded.hash()) == ((0, 2), m.hash())
    for match in (m, loaded):
        match.play(0, "pick:2")
        match.play(2, "pick:1")
    assert loaded.seen(None) == m.seen(None)


# ---------------------------------------------------------------- on paper


def test_a_record_is_json_and_says_everything() -> None:
    m = finished()
    record = m.record()
    assert json.loads(json.dumps(record)) == record
    assert {key: record[key] for key in ("game", "rules_version", "seats", "seed")} == {
        "game": "agent_avenue",
        "rules_version": AVENUE.rules_version,
        "seats": 2,
        "seed": 7,
    }
    assert record["options"] == m.options
    assert len(record["choices"]) == len(m.history)
    assert undercover.replay(record).hash() == m.hash() == record["hash"]


def test_replay_may_stop_on_the_way() -> None:
    record = finished().record()
    m = started()
    for n, (seat, wanted) in enumerate(record["choices"]):
        assert undercover.replay(record, upto=n).hash() == m.hash()
        m.play(seat, wanted)
    for upto in (-1, len(record["choices"]) + 1):
        with pytest.raises(ValueError, match="upto"):
            undercover.replay(record, upto=upto)


def test_a_position_is_stored_and_read_back() -> None:
    m = started()
    m.play(0, m.choices(0)[0])
    dump = json.loads(json.dumps(m.dump()))
    assert dump["position"]["agenda"] == ["choose(1)", "end(0)"]
    loaded = AVENUE.load(dump)
    assert loaded.hash() == m.hash()
    assert loaded.choices(1) == m.choices(1)


def test_a_match_from_a_position_has_a_record_of_its_own() -> None:
    """A puzzle, too, is played again from its record."""
    m = AVENUE.load(started().dump())
    m.play(0, m.choices(0)[0])
    record = json.loads(json.dumps(m.record()))
    assert "seed" not in record
    assert undercover.replay(record).hash() == m.hash()


def test_a_loaded_match_does_not_hang_on_the_callers_dump() -> None:
    """What somebody does to the dump afterwards changes nothing."""
    dump = started().dump()
    m = AVENUE.load(dump)
    before = m.hash()
    dump["position"]["deck"].reverse()
    m.record()["position"]["position"]["deck"].reverse()
    assert m.again(0).hash() == before


def test_the_hash_is_pinned() -> None:
    """Equal on every machine; if it changes, old records no longer replay, and the rules version must change too."""
    assert started().hash() == "4b6f56e4e8422da5"
    assert started(8).hash() != started().hash()
