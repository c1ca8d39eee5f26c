"""Whole games at the keyboard: typed, saved, left, resumed, taken back, looked at again."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from tests.terminal.conftest import Run
from undercover import Match, bots, game, replay
from undercover.table.chair import Chair
from undercover.table.dice import seeded
from undercover.terminal import saves
from undercover.terminal.play import seats_of
from undercover.words import Words

AVENUE = game("agent_avenue")


def fingers(seed: int, lines: int = 900) -> list[str]:
    """Somebody who types any of the first few numbers, and now and then something else."""
    dice = seeded(seed)
    return [("1", "2", "3", "1", "5", "", "4", "?", "?2", "nonsense")[dice.below(10)] for _ in range(lines)]


def matches(folder: Path) -> list[Path]:
    files = (folder / "share" / "undercover" / "matches").iterdir()
    return sorted(files, key=lambda file: file.stat().st_mtime_ns)


def record_of(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def printed(shown: str, words: Words) -> list[str]:
    """The lines of the output; what is typed is not in it, so a line ends after every question."""
    enter = words.say("term-press-enter")
    return shown.replace("› ", "›\n").replace(f"{enter} ", f"{enter}\n").splitlines()


# ---------------------------------------------------------------- to the end


@pytest.mark.parametrize("mode", ["simple", "advanced"])
@pytest.mark.parametrize(
    ("lang", "seats", "people"), [("en", 2, "1"), ("hu", 2, "2"), ("pl", 3, "1,2"), ("hu", 4, "1"), ("pl", 4, "0,3")]
)
def test_a_whole_game_is_played_and_kept(
    undercover: Run, tmp_path: Path, lang: str, mode: str, seats: int, people: str
) -> None:
    line = f"play agent_avenue --seats {seats} --people {people} --seed 21 --option mode={mode} --lang {lang}"
    result = undercover(line, *fingers(seats))
    assert result.exit_code == 0, result.output
    (file,) = matches(tmp_path)
    match = replay(record_of(file))
    assert match.outcome is not None
    assert match.seed == 21
    assert match.options["mode"] == mode
    words = Words(lang, AVENUE)
    saved = saves.read(file, None)[1]
    assert saved
    alone = saved.people[0] if len(saved.people) == 1 else None
    told = words.read_by(alone).ending(match.seen(alone)["over"], saved.players)
    assert told in " ".join(result.stdout.split())
    assert "None" not in result.stdout
    assert max(cell_len(line) for line in printed(result.stdout, words)) <= 80


def test_bots_alone_play_to_the_end(undercover: Run, tmp_path: Path) -> None:
    result = undercover("play agent_avenue --people 0 --seed 4")
    assert result.exit_code == 0
    match = replay(record_of(matches(tmp_path)[0]))
    assert match.outcome is not None
    assert "Winner: Gossip" in result.stdout


def test_somebody_alone_meets_a_normal_bot_by_name(undercover: Run, tmp_path: Path) -> None:
    shown = undercover("play agent_avenue", "q").stdout
    assert "You will meet Gossip (normal)" in " ".join(shown.split())
    saved = record_of(matches(tmp_path)[0])["terminal"]
    assert (saved["bots"], saved["players"]) == ("normal", ["Player 1", "Gossip"])


def test_people_have_the_names_they_give(undercover: Run, tmp_path: Path) -> None:
    shown = undercover("play agent_avenue --seats 4 --people 1,3 --name Łucja --name Ödön --seed 1", "", "q").stdout
    assert record_of(matches(tmp_path)[0])["terminal"]["players"] == ["Gossip 1", "Łucja", "Gossip 3", "Ödön"]
    assert "Łucja" in shown
    assert "Ödön" in shown


@pytest.mark.parametrize(("wish", "told"), [("2", "Ben would take: Ben plays first"), ("", "Ben leaves it to you.")])
def test_a_partner_is_asked_before_a_decision_of_the_side(
    undercover: Run, tmp_path: Path, wish: str, told: str
) -> None:
    """agent_avenue:R30 at one keyboard: passed to the partner and back, and no part of the record."""
    line = "play agent_avenue --seats 4 --people 2 --name Ana --name Ben --seed 3 --option first=green"
    no_swap = ["", "1", "", "1"]
    shown = undercover(line, *no_swap, "", "p", "", wish, "", "q").stdout
    assert "p: ask Ben first" in shown
    assert "What would you take? Ana decides." in shown
    assert told in " ".join(shown.split())
    assert len(record_of(matches(tmp_path)[0])["choices"]) == 2


def test_nobody_is_asked_for_whom_there_is_a_bot(undercover: Run) -> None:
    line = "play agent_avenue --seats 4 --people 1 --seed 3 --option first=green"
    shown = undercover(line, "1", "p", "q").stdout
    assert "p: ask" not in shown
    assert "“p” is not one of the choices." in shown


@pytest.mark.parametrize(("people", "seats"), [("0", []), ("1", [0]), ("2", [0, 1]), ("1,", [1]), ("2, 0", [0, 2])])
def test_people_are_a_number_or_seats(people: str, seats: list[int]) -> None:
    assert seats_of(people, 3) == seats


def test_the_same_seed_deals_the_same_cards(undercover: Run, tmp_path: Path) -> None:
    for seed in (5, 5, 6):
        undercover(f"play agent_avenue --seed {seed} --option first=green", "q")
    hashes = [record_of(file)["hash"] for file in matches(tmp_path)]
    assert hashes[0] == hashes[1] != hashes[2]


def test_without_a_seed_every_deal_is_new(undercover: Run, tmp_path: Path) -> None:
    for _ in range(2):
        undercover("play agent_avenue", "q")
    one, other = (record_of(file)["seed"] for file in matches(tmp_path))
    assert one != other


def test_somebody_plays_with_values_of_their_own(undercover: Run, tmp_path: Path) -> None:
    """The Sidekick of this box moves 5: the board says so, the save keeps the values, and resuming needs no file."""
    values, file = tmp_path / "my.toml", tmp_path / "match.json"
    values.write_text(AVENUE.data.replace("moves = [4, 0, 0]", "moves = [5, 0, 0]"), encoding="utf-8")
    shown = undercover(f"play agent_avenue --data {values} --save {file} --seed 2", "q").stdout
    assert "[+5]" in shown
    values.unlink()
    resumed = undercover(f"resume {file}", "q")
    assert resumed.exit_code == 0
    assert "[+5]" in resumed.stdout
    assert undercover(f"replay {file} --verify").exit_code == 0


# ---------------------------------------------------------------- the keys


def test_every_key_answers(undercover: Run) -> None:
    """A person in seat 0 begins: help, reasons, clauses, story, nothing to undo, and what is no choice at all."""
    line = "play agent_avenue --seed 9 --option first=green"
    shown = undercover(line, "?", "?1", "? 4.2", "?r12", "? 99", "l", "u", "99", "zap", "q").stdout
    for text in (
        "Type the number of what you want to do.",
        "○ □ Home   $ Market space   ⚡ Instant   ∞ Ongoing   ✓ win   ✗ loss",
        "4.7 The black market",
        "The other side takes one of the two cards and you recruit the other.",
        "Lay two cards of different names from your hand",
        "While the agent deck is empty nobody can swap.",
        "The rules have no clause “99”.",
        "   0 Your turn begins.",
        "There is nothing you could take back.",
        "“99” is not one of the choices.",
        "“zap” is not one of the choices.",
        "Go on later with: undercover resume",
    ):
        assert text in " ".join(shown.split()) or text in shown, text


def test_what_is_barred_is_shown_with_its_reason(undercover: Run) -> None:
    """agent_avenue:R13 two of one name may not be offered while there is another name in hand."""
    shown = undercover("play agent_avenue --seed 52 --option first=green", "q").stdout
    assert "✗ Codebreaker face up, Codebreaker face down: The two cards must have" in shown
    assert "[R13]" in shown


def test_a_choice_is_taken_back(undercover: Run, tmp_path: Path) -> None:
    """The speaker settles who goes first, thinks again, and settles it otherwise."""
    line = "play agent_avenue --seats 4 --seed 3 --option first=green --bots random"
    typed = ["1", "1", "u", "2", "q"]
    result = undercover(line, *typed)
    assert "Taken back." in result.stdout
    chosen = [option for seat, option in record_of(matches(tmp_path)[0])["choices"] if seat == 0]
    assert chosen[:2] == ["done", "first:1"]


def test_leaving_by_the_end_of_input_saves_too(undercover: Run, tmp_path: Path) -> None:
    result = undercover("play agent_avenue --seed 9 --option first=green", "1")
    assert result.exit_code == 0
    assert "Saved in" in result.stdout
    assert len(record_of(matches(tmp_path)[0])["choices"]) >= 1


# ---------------------------------------------------------------- several people


def screens(shown: str) -> list[str]:
    return shown.split("Pass the keyboard to ")[1:]


def test_the_keyboard_is_passed_between_people(undercover: Run) -> None:
    """Nobody's hand is on the screen before that person has pressed Enter."""
    line = "play agent_avenue --people 2 --name Ana --name Ben --seed 52 --option first=green --option mode=simple"
    result = undercover(line, "", "1", "", "1", "1")
    passed = screens(result.stdout)
    assert [screen.split(".")[0] for screen in passed] == ["Ana", "Ben", "Ana"]
    hands = [screen.split("Your hand:")[1].splitlines()[0] for screen in passed[:2]]
    assert "Double Agent" in hands[0]
    assert hands[0] != hands[1]
    for screen in passed[:2]:
        assert screen.index("Press Enter") < screen.index("Your hand:")
    assert "Ana: Lay one card face up" in passed[0]
    assert "Ben: Which card do you take?" in passed[1]


def test_one_person_against_bots_passes_nothing(undercover: Run) -> None:
    assert "Pass the keyboard" not in undercover("play agent_avenue --seed 9", *["1"] * 60).stdout


# ---------------------------------------------------------------- leaving and coming back


@pytest.mark.parametrize("mode", ["simple", "advanced"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_resumed_match_ends_where_the_whole_one_ends(undercover: Run, tmp_path: Path, mode: str, seats: int) -> None:
    line = f"play agent_avenue --seats {seats} --seed 33 --option mode={mode} --save {tmp_path}"
    typed = ["1", "2", "1", "1", "2", "3"] * 30
    undercover(f"{line}/whole.json", *typed)
    undercover(f"{line}/parts.json", *typed[:2], "q")
    half = record_of(tmp_path / "parts.json")
    assert replay(half).outcome is None
    assert undercover(f"resume {tmp_path}/parts.json", *typed[2:5], "q").exit_code == 0
    assert len(record_of(tmp_path / "parts.json")["choices"]) > len(half["choices"])
    undercover(f"resume {tmp_path}/parts.json", *typed[5:])
    whole, parts = record_of(tmp_path / "whole.json"), record_of(tmp_path / "parts.json")
    assert replay(parts).outcome is not None
    assert parts["choices"] == whole["choices"]
    assert parts["hash"] == whole["hash"]


def test_resume_goes_on_with_the_last_unfinished_match(undercover: Run, tmp_path: Path) -> None:
    undercover("play agent_avenue --seed 1 --lang hu", "q")
    undercover("play agent_avenue --seed 2 --people 0")
    shown = undercover("resume", "q")
    assert shown.exit_code == 0
    assert "Folytatás innen:" in shown.stdout
    assert sorted(record_of(file)["seed"] for file in matches(tmp_path)) == [1, 2]


def test_a_match_that_is_over_is_not_resumed(undercover: Run, tmp_path: Path) -> None:
    undercover(f"play agent_avenue --people 0 --save {tmp_path}/over.json")
    result = undercover(f"resume {tmp_path}/over.json")
    assert result.exit_code == 2
    assert f"is over; look at it again with: undercover replay {tmp_path}/over.json" in result.stderr


def test_a_record_from_elsewhere_is_played_on(undercover: Run, tmp_path: Path) -> None:
    """One person goes on in the seat that is asked, against bots."""
    match = AVENUE.start(2, 12, {"first": "blue"})
    (tmp_path / "other.json").write_text(json.dumps(match.record()))
    assert undercover(f"resume {tmp_path}/other.json", "1", "q").exit_code == 0
    kept = record_of(tmp_path / "other.json")
    assert kept["terminal"]["people"] == [1]
    assert kept["choices"][0][0] == 1


def test_a_save_does_not_replace_another_match(undercover: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("precious")
    result = undercover(f"play agent_avenue --save {file}", "1")
    assert result.exit_code == 2
    assert result.stderr == f"undercover: {file} is there already; go on with it by: undercover resume {file}\n"
    assert file.read_text() == "precious"


@pytest.mark.parametrize(
    ("note", "problem"),
    [
        ({"people": [0]}, "the note on who sits where does not fit: Object missing required field `players`"),
        ({"people": [5], "players": ["A", "B"], "bots": "greedy", "language": "en"}, "is not for 2 seats"),
        ({"people": [0], "players": ["A"], "bots": "greedy", "language": "en"}, "is not for 2 seats"),
        ({"people": [0], "players": ["A", "B"], "bots": "hal", "language": "en"}, "there is no bot 'hal'"),
        ({"people": [0], "players": ["A", "B"], "bots": "greedy", "language": "fi"}, "there is no language 'fi'"),
    ],
)
def test_a_save_with_an_odd_note_is_refused(undercover: Run, tmp_path: Path, note: object, problem: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(json.dumps({**AVENUE.start(2, 1).record(), "terminal": note}))
    before = file.read_text()
    result = undercover(f"resume {file}", "1")
    assert result.exit_code == 2
    assert problem in result.stderr
    assert file.read_text() == before


# ---------------------------------------------------------------- crashes


def test_a_crash_loses_nothing(undercover: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every choice before the crash is in the file, and the match goes on from there."""
    file = tmp_path / "match.json"

    class Crash(BaseException):
        pass

    class Breaking:
        def choose(self, chair: Chair) -> int:
            if chair.seen["turn"] == 2:
                raise Crash
            return chair.options[0]

    with monkeypatch.context() as broken:
        broken.setitem(bots.LEVELS, "normal", Breaking)
        with pytest.raises(Crash):
            undercover(f"play agent_avenue --seed 6 --option first=blue --save {file}", *["1"] * 20)
    kept = replay(record_of(file))
    assert kept.seen(None)["turn"] == 2
    assert undercover(f"resume {file}", *["1"] * 60).exit_code == 0
    assert record_of(file)["choices"][: len(kept.history)] == kept.record()["choices"]
    assert replay(record_of(file)).outcome is not None


def test_a_save_is_whole_or_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.json"
    seating = saves.Seating([0], ["A", "B"], "greedy", "en")
    match = AVENUE.start(2, 1)
    saves.write(file, match, seating)
    before = file.read_text()

    def full(number: int) -> None:
        raise OSError(28, f"No space left on device {number}")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        saves.write(file, match, seating)
    assert file.read_text() == before


def test_when_saving_fails_the_game_goes_on(undercover: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = saves.write

    def sometimes(file: Path, match: Match, seating: saves.Seating) -> None:
        if len(match.history) == 1:
            raise OSError(28, "No space left on device")
        whole(file, match, seating)

    monkeypatch.setattr(saves, "write", sometimes)
    file = tmp_path / "match.json"
    result = undercover(f"play agent_avenue --people 2 --seed 6 --save {file}", *["1"] * 200)
    assert result.exit_code == 0
    assert "could not be saved" in result.stdout
    assert "No space left on device" in " ".join(result.stdout.split())
    assert replay(record_of(file)).outcome is not None


def test_who_leaves_an_unsaved_match_is_told(undercover: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = saves.write

    def once(file: Path, match: Match, seating: saves.Seating) -> None:
        if file.exists():
            raise OSError(13, "Permission denied")
        whole(file, match, seating)

    monkeypatch.setattr(saves, "write", once)
    shown = undercover(f"play agent_avenue --seed 6 --save {tmp_path}/match.json", "q").stdout
    assert shown.count("could not be saved") == 2
    assert "Saved in" not in shown
