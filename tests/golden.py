"""Golden playthroughs: one game as readable text, with every view, option list and event, to be compared in review; and
perft, in how many ways a game can go on.

Views are written once and then where they change: first what everybody sees, then what a seat sees beyond that.
`GOLDEN=write pytest -k golden` writes the files anew; look at the difference before you keep it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from undercover import Game, Match
from undercover.table.dice import seeded
from undercover.table.game import Setting

#: What a viewer sees, place by place.
View = dict[str, str]


def check_golden(file: Path, text: str) -> None:
    """The text must be that of the file, unless the file is to be written."""
    if os.environ.get("GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


def playthrough(game: Game[Any], seats: int, options: Mapping[str, Setting], seed: int) -> str:
    """A whole game in which every seat chooses by dice."""
    m = game.start(seats, seed, options)
    dice = seeded(~seed)
    settled = ", ".join(f"{name} {value}" for name, value in m.options.items())
    lines = [f"{game.title}, rules {game.rules_version}: {seats} seats, {settled}, seed {seed}", "", "0. start"]
    shown: dict[int | None, View] = {}
    while True:
        lines += _events(m) + _views(m, shown)
        if not m.waiting:
            return "\n".join(lines) + "\n"
        for asked in m.waiting:
            lines += _options(m, asked)
        seat = m.waiting[dice.below(len(m.waiting))]
        choices = m.choices(seat)
        chosen = choices[dice.below(len(choices))]
        m.play(seat, chosen)
        lines += ["", f"{len(m.history)}. seat {seat} chooses {chosen.id}"]


def ways(m: Match, depth: int) -> int:
    """In how many ways so many decisions can be made from here, by any of those who are asked."""
    if depth == 0 or not m.waiting:
        return 1
    return sum(ways(after, depth - 1) for seat in m.waiting for after in _after(m, seat))


def ways_in_turn(m: Match, depth: int) -> int:
    """Likewise, but always by the first of those who are asked."""
    if depth == 0 or not m.waiting:
        return 1
    return sum(ways_in_turn(after, depth - 1) for after in _after(m, m.waiting[0]))


def _after(m: Match, seat: int) -> Iterator[Match]:
    for option in m.legal(seat):
        after = m.copy()
        after.step(seat, option)
        yield after


def _events(m: Match) -> list[str]:
    """What the last choice brought about: for everybody, then what single seats were told besides."""
    public = m.story(None)
    lines = [f"   {_event(event)}" for event in public if event["at"] == len(m.history)]
    for seat in range(m.seats):
        own = [event for event in m.story(seat) if event["at"] == len(m.history) and event not in public]
        lines += [f"   to seat {seat}: {_event(event)}" for event in own]
    return lines


def _event(event: dict[str, Any]) -> str:
    fields = [f"{name}={_plain(value)}" for name, value in event.items() if name not in ("type", "at", "clause")]
    return " ".join([f"{event['type']} [{event['clause']}]", *fields])


def _views(m: Match, shown: dict[int | None, View]) -> list[str]:
    open_to_all = _places(m.seen(None))
    lines = _changes("all see", open_to_all, shown.get(None, {}))
    shown[None] = open_to_all
    for seat in range(m.seats):
        view = _places(m.seen(seat))
        del view["seat"]
        own = {place: value for place, value in view.items() if open_to_all.get(place) != value}
        lines += _changes(f"seat {seat} sees", own, shown.get(seat, {}))
        shown[seat] = own
    return lines


def _changes(who: str, now: View, before: View) -> list[str]:
    lines = [f"   {who} {place}: {value}" for place, value in now.items() if before.get(place) != value]
    return lines + [f"   {who} no more: {place}" for place in before if place not in now]


def _options(m: Match, seat: int) -> list[str]:
    lines = [f"   seat {seat} may: " + " ".join(option.id for option in m.choices(seat))]
    barred = [f"{bar.id} ({bar.reason.message} {bar.reason.clause})" for bar in m.barred(seat)]
    return lines + ([f"   seat {seat} may not: " + " ".join(barred)] if barred else [])


def _places(view: Any, path: str = "") -> View:
    """A view as path and text: players.0.hand_size -> 4."""
    inner = view.items() if isinstance(view, dict) else enumerate(view) if isinstance(view, list) else ()
    if not any(isinstance(value, (dict, list)) for _, value in inner):
        return {path: _plain(view)}
    found: View = {}
    for key, value in view.items() if isinstance(view, dict) else enumerate(view):
        found |= _places(value, f"{path}.{key}" if path else str(key))
    return found


def _plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False).replace('"', "")
