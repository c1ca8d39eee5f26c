"""A game is a plug-in: installed, it stands on the shelf and is played everywhere; broken, it breaks nobody else's.

Number Duel is installed into an environment of its own. In the browser it is played by `browser/test_plug_in.py`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import undercover.games.agent_avenue.rules as rules
from tests.browser.served import Served
from tests.plugged import EXAMPLE, Environment
from tests.server.served import Person
from undercover import Game, games
from undercover.table import registry
from undercover.table.registry import SHELF, BrokenGame, UnknownGame, game
from undercover.words import MissingWords, Words

OURS = [*SHELF]
WORDS = EXAMPLE / "number_duel" / "words"


# ---------------------------------------------------------------- played everywhere


def test_the_example_is_small() -> None:
    """The game itself; that it can also be learned from (`observe.py`) is 22 lines more."""
    files = [file for file in EXAMPLE.rglob("*.py") if file.name != "observe.py"]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(lines) < 300


KIT = """
from undercover import game, games
from undercover.table.kit import Shuffled, configurations, play_and_check

duel = games()["number_duel"]
shuffled = Shuffled()
for seats, options in configurations(duel):
    for seed in range(40):
        played = play_and_check(duel, seats, options, seed)
        shuffled.tried += played.tried
        shuffled.changed += played.changed
assert shuffled.tried and not shuffled.stuck(), shuffled.stuck()
print(*games(), len(duel.actions))
"""


def test_in_the_library(plugged: Environment) -> None:
    """It stands behind ours, and keeps every property of the kit."""
    *shelf, actions = plugged.runs(KIT).split()
    assert shelf == [*OURS, "number_duel"]
    assert int(actions) == 21 + 21 + 1 + 1


def test_in_the_arena(plugged: Environment) -> None:
    """The greedy bot judges imagined tables, and that is worth something."""
    result = json.loads(plugged.undercover("simulate number_duel --games 100 --bots greedy,random --json"))
    assert result["bots"][0]["rate"] > 0.7


@pytest.mark.parametrize(("language", "end"), [("en", "points"), ("hu", "pont"), ("pl", "punkt")])
def test_in_the_terminal(plugged: Environment, tmp_path: Path, language: str, end: str) -> None:
    """Drawn from its scene, in every language, to the end; the record is sound."""
    save = tmp_path / "duel.json"
    shown = plugged.undercover(f"play number_duel --seed 4 --lang {language} --save {save}", typed="1\n" * 60)
    hand = re.search("^board-hand = (.+)$", (WORDS / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
    assert hand
    assert f"  {hand[1]}  ? " in shown
    winner, reason = shown.split("★")[1].splitlines()[:2]
    assert winner
    assert end in reason.lower()
    assert plugged.undercover(f"replay {save} --verify")


@pytest.fixture(scope="module")
def served(plugged: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("plugged") / "undercover.db", plugged.python)
    server.start()
    yield server
    server.stop()


async def test_on_the_server(served: Served) -> None:
    """On the shelf, with its words, and played over a socket against a bot to the end."""
    ana = await Person(served.address).named("Ana")
    shelf = {info["slug"]: info for info in (await ana.http.get("/api/games")).json()}
    assert [*shelf] == [*OURS, "number_duel"]
    assert shelf["number_duel"]["bots"] == ["easy", "normal", "hard", "expert"]
    words = (await ana.http.get("/api/words/hu/number_duel.ftl")).text
    assert words.index("game-title = Number Duel") < words.index("game-title = Számpárbaj")
    await ana.come(await ana.opens(game="number_duel", play_now="greedy"))
    zones = {(zone["name"], zone.get("seat")): zone["cards"] for zone in ana.view["seen"]["scene"]["zones"]}
    assert all("value" in card for card in zones["hand", 0])
    assert all("value" not in card for card in zones["hand", 1])
    while not ana.over:
        if ana.options:
            await ana.choose()
        await ana.hear("view")
    assert ana.view["seen"]["over"]["reason"] in ("end-goal", "end-cards")
    await ana.goes_home()


# ---------------------------------------------------------------- the shelf


def test_the_package_of_the_games_can_be_called() -> None:
    assert [*games()] == OURS
    assert rules.__name__ == "undercover.games.agent_avenue.rules"
    assert isinstance(game(OURS[0]), Game)


def offering(monkeypatch: pytest.MonkeyPatch, **entries: str) -> None:
    """Other packages bring these games."""
    found = [EntryPoint(name, value, registry.GROUP) for name, value in entries.items()]
    monkeypatch.setattr(registry, "entry_points", lambda group: found)
    monkeypatch.setattr(registry, "_guests", registry._guests.__wrapped__)


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("no_such_package.game:GAME", "No module named 'no_such_package'"),
        ("undercover.table.registry:GROUP", "is not a Game"),
        ("tests.test_plug_in:STRAY", "its slug is 'agent_avenue'"),
        ("tests.test_plug_in:HOLLOW", "nothing in the box"),
    ],
)
def test_a_broken_game_is_left_out_with_a_warning(monkeypatch: pytest.MonkeyPatch, value: str, problem: str) -> None:
    offering(monkeypatch, broken=value)
    with pytest.warns(BrokenGame, match=f"the game 'broken' .* is left out: .*{problem}"):
        assert [*games()] == OURS
    with pytest.warns(BrokenGame), pytest.raises(UnknownGame, match="there is no game 'broken'"):
        game("broken")


def test_nobody_takes_the_place_of_one_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by its name, and not by declaring it again."""
    offering(monkeypatch, agent_avenue="no_such_package:GAME", avenue="undercover.games.agent_avenue:GAME")
    assert [*games()] == OURS


class Hollow(Game[Any]):
    def start(self, *_: Any, **__: Any) -> Any:
        raise ValueError("nothing in the box")


STRAY = game("agent_avenue")
HOLLOW = Hollow(
    **{**{name: getattr(STRAY, name) for name in STRAY.__dataclass_fields__ if name != "_"}, "slug": "broken"}
)


# ---------------------------------------------------------------- words


@pytest.fixture
def lone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """A game whose Hungarian lacks a message, and that has no Polish at all."""
    home = tmp_path / "lone"
    (home / "words").mkdir(parents=True)
    (home / "__init__.py").touch()
    (home / "words" / "en.ftl").write_text("game-title = Lone\ngame-about = About { $seat }\n")
    (home / "words" / "hu.ftl").write_text("game-title = Magányos\n")
    monkeypatch.syspath_prepend(tmp_path)
    return cast(Game[Any], SimpleNamespace(home="lone", families={}))


def test_what_a_language_lacks_is_said_in_english_with_a_warning(lone: Game[Any]) -> None:
    with pytest.warns(MissingWords, match="lone: in 'hu' there are no words for game-about"):
        words = Words("hu", lone)
    assert words.say("game-title") == "Magányos"
    assert words.say("game-about", {"seat": 0}, ["Ana"]) == "About Ana"
    with pytest.warns(MissingWords, match="in 'pl' there are no words for game-title, game-about"):
        assert Words("pl", lone).say("game-title") == "Lone"


def test_what_english_lacks_is_said_as_its_id(lone: Game[Any]) -> None:
    words = Words("en", lone)
    with pytest.warns(MissingWords, match="there are no words for 'option-fly'"):
        assert words.say("option-fly") == "option-fly"
    with pytest.warns(MissingWords, match="'game-about'"):
        assert words.say("game-about").startswith("About ")
