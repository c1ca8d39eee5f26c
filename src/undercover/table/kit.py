"""The test-kit: what every game on the shelf must keep, in every configuration, at every step.

`play_and_check` plays one random game and raises AssertionError, saying what was broken and where.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

from undercover.table.agenda import SPECTATOR, Table
from undercover.table.dice import Dice, seeded
from undercover.table.game import Game, Setting
from undercover.table.match import Match
from undercover.table.moments import changed
from undercover.table.options import IllegalChoice, Option, id_of
from undercover.table.positions import KERNEL
from undercover.table.records import replay
from undercover.table.story import first, phrase_of, second, third

#: What a table holds only while somebody listens, or until its options are asked for.
OF_THE_MOMENT = {"offered", "missing", "listening", "watching", "story", "moments"}
#: Up to so many combinations of options are all tried.
FEW = 12


def configurations(game: Game[Any]) -> Iterator[tuple[int, dict[str, Setting]]]:
    """Every number of seats with every combination of options. Where those are many, the usual ones for every number
    of seats, and every other choice once, the numbers of seats taking turns."""
    many = []
    for seats in game.seats:
        allowed = {
            name: [choice for choice in spec.choices if seats in spec.seats_for(choice)]
            for name, spec in game.options.items()
            if seats in spec.seats
        }
        if prod(len(choices) for choices in allowed.values()) <= FEW:
            for values in product(*allowed.values()):
                yield seats, dict(zip(allowed, values))
        else:
            many.append(seats)
            yield seats, {}
    others = [
        (name, choice, [seats for seats in many if seats in spec.seats and seats in spec.seats_for(choice)])
        for name, spec in game.options.items()
        for choice in spec.choices
        if choice != spec.default
    ]
    for n, (name, choice, tables) in enumerate(others):
        if tables:
            yield tables[n % len(tables)], {name: choice}


def play_and_check(game: Game[Any], seats: int, options: dict[str, Setting], seed: int) -> Shuffled:
    """One random game with every property checked at every step."""
    dice = seeded(seed ^ 0x5EED)
    match = game.start(seats, seed, options)
    hashes = [match.hash()]
    shuffled = Shuffled()
    while match.waiting:
        check_options(match)
        check_pieces(match)
        if dice.below(3) == 0:
            check_refusals(match)
        check_actions(match)
        check_copy(match, dice)
        check_dump(match)
        for seat in (*range(seats), None):
            check_twin_worlds(match, seat, dice, shuffled)
        seat = match.waiting[dice.below(len(match.waiting))]
        choices = match.choices(seat)
        match.play(seat, choices[dice.below(len(choices))])
        hashes.append(match.hash())
        check_undo(match, seat, hashes, dice)
        assert len(match.history) <= game.longest, f"longer than {game.longest} decisions"
    check_end(match)
    check_pieces(match)
    check_record(match, hashes)
    check_story(match)
    return shuffled


def check_options(match: Match) -> None:
    for seat in match.waiting:
        choices = match.choices(seat)
        assert choices, f"seat {seat} is asked but has no option"
        ids = [choice.id for choice in choices]
        assert len(set(ids)) == len(ids), f"options are not unique: {ids}"
        assert choices == match.choices(seat), "options change when asked twice"
        assert len(match.legal(seat)) == len(ids), "the two doors offer different options"
        both = set(ids) & {bar.id for bar in match.barred(seat)}
        assert not both, f"offered and barred at once: {both}"
        assert match.default(seat).id in ids, "the default is not among the options"


def check_actions(match: Match) -> None:
    """Every option is one of the game's actions, and no two are the same one."""
    actions, fields = match.game.actions, match.game.fields
    for seat in match.waiting:
        for option in match.legal(seat):
            sizes = phrase_of(option).ranges(match.game.size)
            arguments = (first(option), second(option), third(option))[: len(sizes)]
            fits = all(argument < limit for argument, limit in zip(arguments, sizes))
            assert fits, f"{match.game.title} has no such action: {id_of(option, match.table, fields)}"
            assert actions.option(actions.number(option)) == option


def attributes(table: Table) -> dict[str, Any]:
    """Everything a table holds, by name; rows as lists."""
    kernel = getattr(Table, "__slots__", ())
    names = [*kernel, *getattr(type(table), "__mypyc_attrs__", ()), *getattr(table, "__dict__", ())]
    return {name: _listed(getattr(table, name)) for name in names if not name.startswith("__")}


def _listed(value: Any) -> Any:
    if isinstance(value, int | str | float | bool | None):
        return value
    return [_listed(each) for each in value] if hasattr(value, "__getitem__") and hasattr(value, "__len__") else value


def check_fields(match: Match) -> None:
    """Every field of the table is copied, and is part of a dump unless it follows from seats, options and box."""
    game, table = match.game, match.table
    found = attributes(table)
    stated = {*KERNEL, *OF_THE_MOMENT, "seats", "edition", *game.given, *(part.name for part in game.parts)}
    assert found.keys() <= stated, f"in no dump of {game.title}: {sorted(found.keys() - stated)}"
    assert stated - {"dice"} <= found.keys(), f"not on the table of {game.title}: {sorted(stated - found.keys())}"
    copied = attributes(table.copy())
    for name in found.keys() - OF_THE_MOMENT - {"dice"}:
        assert copied[name] == found[name], f"{game.title}: a copy has another {name!r}"


def check_pieces(match: Match) -> None:
    wrong = match.game.census(match.table).wrong()
    assert not wrong, "; ".join(wrong)


def check_refusals(match: Match) -> None:
    before = match.hash()
    for seat in range(match.seats):
        _refused(match, seat, "no_such_option")
        for bar in match.barred(seat):
            _refused(match, seat, bar.id)
    idle = next((seat for seat in range(match.seats) if seat not in match.waiting), None)
    if idle is not None:
        assert match.choices(idle) == ()
        assert match.barred(idle) == ()
        _refused(match, idle, match.choices(match.waiting[0])[0].id)
    assert match.hash() == before, "a refused option changed the table"


def _refused(match: Match, seat: int, wanted: str) -> None:
    try:
        match.play(seat, wanted)
    except IllegalChoice:
        return
    raise AssertionError(f"{wanted!r} by seat {seat} was not offered but was carried out")


def check_copy(match: Match, dice: Dice) -> None:
    check_fields(match)
    before, held = match.hash(), attributes(match.table)
    copy = match.copy()
    assert copy.hash() == before
    for _ in range(3):
        if copy.waiting:
            seat = copy.waiting[0]
            legal = copy.legal(seat)
            copy.step(seat, legal[dice.below(len(legal))])
    assert match.hash() == before, "playing on a copy changed the original"
    assert attributes(match.table) == held, "playing on a copy changed the original"


def check_dump(match: Match) -> None:
    dump = json.loads(json.dumps(match.dump()))
    loaded = match.game.load(dump)
    assert loaded.hash() == match.hash(), "a position changes when it is written and read back"
    assert loaded.waiting == match.waiting
    for seat in match.waiting:
        assert loaded.choices(seat) == match.choices(seat)


def check_undo(match: Match, seat: int, hashes: list[str], dice: Dice) -> None:
    """Now and then: what may be taken back leads exactly to where the match stood before."""
    if match.may_undo(seat) and dice.below(8) == 0:
        copy = match.copy()
        copy.undo(seat)
        assert copy.hash() == hashes[-2], "undo leads elsewhere"
        assert not any(match.may_undo(other) for other in range(match.seats) if other != seat)


class Shuffled:
    """Which hidden zones were dealt afresh, of those that could be."""

    def __init__(self) -> None:
        self.tried: Counter[str] = Counter()
        self.changed: Counter[str] = Counter()

    def note(self, before: dict[str, list[int]], after: dict[str, list[int]]) -> None:
        pool = {piece for zone in before.values() for piece in zone}
        for name, zone in before.items():
            if zone and len(pool) > 1:
                self.tried[name] += 1
                self.changed[name] += zone != after[name]

    def stuck(self, often: int = 20) -> list[str]:
        """Zones that were hidden many times and never dealt afresh."""
        return [name for name, times in self.tried.items() if times >= often and not self.changed[name]]


def check_twin_worlds(match: Match, seat: int | None, dice: Dice, shuffled: Shuffled) -> None:
    """Two worlds that differ only in what the seat cannot know look the same to it, now and after the next choice."""
    twin = match.imagine(seat, dice.below(1 << 30))
    seed = dice.below(1 << 30)
    same = match.imagine(seat, seed).hash() == twin.imagine(seat, seed).hash()
    assert same, f"what seat {seat} imagines depends on what it cannot know"
    eye = SPECTATOR if seat is None else seat
    shuffled.note(match.game.hidden(match.table, eye), match.game.hidden(twin.table, eye))
    wrong = match.game.census(twin.table).wrong()
    assert not wrong, f"an imagined world is not a world: {wrong}"
    _same_to(match, twin, seat)
    asked = match.waiting[0]
    choices = match.choices(asked)
    chosen = choices[dice.below(len(choices))]
    real = match.copy()
    news = _heard(real, asked, chosen, seat)
    offered = twin.choices(asked)
    alike = [choice for choice in offered if choice.id == chosen.id]
    assert alike or asked != seat, f"{chosen.id} is offered in one world only"
    for choice in alike or [choice for choice in offered if choice.kind == chosen.kind][:6]:
        other = twin.copy()
        other.table.dice = match.table.dice.copy()
        told = _heard(other, asked, choice, seat)
        if choice in alike and real.may_undo(asked):
            _same(
                real.seen(seat), other.seen(seat), f"after {chosen.id}, which can be taken back, what seat {seat} sees"
            )
        # What has been revealed may be gone again from the eye when the choice is over, but not from the ear.
        nothing_shown = real.table.revealed == match.table.revealed
        if nothing_shown and other.seen(seat) == real.seen(seat) and _looks(other, seat) == _looks(real, seat):
            assert told == news, f"seat {seat} sees the same but hears {told}, not {news}"


def _same_to(one: Match, other: Match, seat: int | None) -> None:
    _same(one.seen(seat), other.seen(seat), f"what seat {seat} sees")
    json.dumps(one.seen(seat))
    _same(one.hints(seat), other.hints(seat), f"the hints of seat {seat}")
    if seat is not None:
        assert one.choices(seat) == other.choices(seat), f"the options of seat {seat} depend on what it cannot know"
        assert one.barred(seat) == other.barred(seat), f"the barred options of seat {seat} depend on secrets"


def _heard(match: Match, asked: int, option: Option, seat: int | None) -> list[dict[str, Any]]:
    match.carry_out(asked, match.number(asked, option.id))
    if len(match.news(None)) % 4 == 1:
        check_moments(match, seat)
    return [{**event, "at": 0} for event in match.news(seat)]


def _looks(match: Match, seat: int | None) -> list[Any]:
    """All that changed for the eye with the last choice, also what came and went."""
    return [moment.changes for moment in match.moments(seat) if moment.changes is not None]


def check_moments(match: Match, seat: int | None) -> None:
    """All moments of a choice, one after another, lead from the view before it to the view after it."""
    moments = match.moments(seat)
    assert [event for moment in moments for event in moment.events] == match.news(seat)
    look = match.looked(seat)
    for moment in moments:
        look = changed(look, moment.changes)
    seen = match.seen(seat)
    check_turned(match, seat)
    assert look == {key: seen[key] for key in look}, f"the moments of seat {seat} do not lead to what it sees"


def check_turned(match: Match, seat: int | None) -> None:
    """What a seat sees is the same whether or not somebody else has looked before."""
    game, table = match.game, match.table
    if game.turned:
        eye, other = (SPECTATOR, 0) if seat is None else (seat, SPECTATOR)
        assert game.turned(table, eye, game.view(table, other)) == game.view(table, eye), "turned is not what is seen"


def check_end(match: Match) -> None:
    outcome = match.outcome
    assert outcome is not None, "nobody is asked, but the game is not over"
    assert outcome.winners <= set(range(match.seats))
    assert len(outcome.scores) == len(outcome.places) == match.seats
    assert all(outcome.places[seat] == 1 for seat in outcome.winners)
    for seat in range(match.seats):
        _refused(match, seat, "anything")


def check_record(match: Match, hashes: list[str]) -> None:
    record = json.loads(json.dumps(match.record()))
    assert replay(record).hash() == hashes[-1], "a record ends elsewhere"
    again = match.again(0)
    for n, choice in enumerate(record["choices"]):
        assert again.hash() == hashes[n], f"the record leads elsewhere after {n} choices"
        again.play(*choice)


def check_story(match: Match) -> None:
    """The story is the same whichever door the choices came through."""
    fast = match.again(0)
    for seat, wanted in match.record()["choices"]:
        fast.step(seat, fast.number(seat, wanted))
    for seat in (*range(match.seats), None):
        assert fast.story(seat) == match.story(seat)


def _same(one: Any, other: Any, where: str) -> None:
    """Two worlds that differ only in secrets must look the same; say where they do not."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            _same(one[key], other[key], f"{where}, {key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for n, (mine, theirs) in enumerate(zip(one, other)):
            _same(mine, theirs, f"{where}, {n}")
    else:
        assert one == other, f"{where} tells two worlds apart that differ only in secrets: {one!r}, {other!r}"
