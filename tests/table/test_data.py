"""Data files, their errors, and the parts and counts of a table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from undercover import BadPosition
from undercover.table.census import Census
from undercover.table.data import BadData, Entry, demand, digest, in_order, read, reconstructed
from undercover.table.parts import Part


class Thing(Entry):
    id: str
    number: int


class Box(Struct):
    thing: list[Thing]


class Room(Entry):
    lamps: Annotated[int, Meta(ge=1, le=9)]
    kind: Literal["hall", "attic"] = "hall"
    seats: tuple[Literal["sofa"], Annotated[int, Meta(ge=0, le=3)]] = ("sofa", 0)


class House(Struct):
    cellar: Room
    room: list[Room]


GOOD = '[[thing]]\nid = "lamp"\nnumber = 3\n[[thing]]\nid = "rug"\nnumber = 4\n'


def test_a_file_is_read_as_its_kind() -> None:
    assert [(thing.id, thing.number) for thing in read(GOOD, Box).thing] == [("lamp", 3), ("rug", 4)]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (GOOD.replace("4", '"four"'), "thing 'rug'"),
        (GOOD.replace("number = 4", ""), "thing 'rug'"),
        (GOOD.replace('id = "rug"', ""), "thing 'number 2'"),
        (GOOD.replace("number = 4", "number = 4\nlight = true"), "light"),
        (GOOD.replace("number = 4", "number = 4\nsource = 7"), "source"),
        ("thing = 7", "thing"),
        ("", "thing"),
        ("thing = [", "not TOML"),
        ("thing = 1\nthing = 2", "not TOML"),
    ],
)
def test_an_error_names_the_entry(text: str, problem: str) -> None:
    with pytest.raises(BadData) as caught:
        read(text, Box)
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("cellar", "room", "problem"),
    [
        ("lamps = 0", "lamps = 1", "cellar: lamps must be from 1 to 9, not 0"),
        ("lamps = 1", "lamps = 10", "room 'number 1': lamps must be from 1 to 9, not 10"),
        ('lamps = 1\nkind = "shed"', "lamps = 1", "cellar: kind must be attic or hall, not shed"),
        ("lamps = 1", 'lamps = 1\nseats = ["sofa", 4]', "room 'number 1': seats[1] must be from 0 to 3, not 4"),
        ("lamps = 1", 'lamps = 1\nseats = ["bed", 1]', "room 'number 1': seats[0] must be sofa, not bed"),
        ('lamps = "two"', "lamps = 1", "Expected `int`, got `str` - at `$.cellar.lamps`"),
    ],
)
def test_a_value_beyond_its_limits_is_told_what_they_are(cellar: str, room: str, problem: str) -> None:
    with pytest.raises(BadData) as caught:
        read(f"[cellar]\n{cellar}\n[[room]]\n{room}\n", House)
    assert str(caught.value) == problem


def test_a_demand_that_is_not_met_names_the_entry() -> None:
    demand("lamp", True, "must shine")
    with pytest.raises(BadData, match="lamp: must shine"):
        demand("lamp", False, "must shine")


def test_the_rules_know_entries_by_their_order() -> None:
    file = read(GOOD, Box)
    in_order("thing", file.thing, ["lamp", "rug"])
    for known in (["rug", "lamp"], ["lamp"], ["lamp", "rug", "vase"]):
        with pytest.raises(BadData, match=f"thing: must be {', '.join(known)}, in this order"):
            in_order("thing", file.thing, known)


def test_the_digest_is_of_the_values() -> None:
    """Comments, layout and the order of keys make no difference, values do."""
    assert digest(GOOD) == digest("# a comment\n" + GOOD.replace(" = ", "="))
    assert digest(GOOD) == digest(GOOD.replace('id = "lamp"\nnumber = 3', 'number = 3\nid = "lamp"'))
    assert digest(GOOD) != digest(GOOD.replace("3", "5"))


def test_what_could_not_be_verified_is_listed() -> None:
    unsure = GOOD.replace("number = 3", 'number = 3\nsource = "reconstructed"')
    assert reconstructed(unsure) == [("thing", "lamp")]
    assert reconstructed(GOOD) == []
    single = GOOD.replace("number = 4", 'number = 4\nreconstructed_fields = ["number"]')
    assert reconstructed(single) == [("thing", "rug.number")]
    assert [thing.number for text in (unsure, single) for thing in read(text, Box).thing] == [3, 4, 3, 4]


# ---------------------------------------------------------------- parts

IDS = ["lamp", "rug", "vase"]


@pytest.mark.parametrize(
    ("part", "value", "text"),
    [
        (Part("x"), 5, 5),
        (Part("x", ids=IDS), 1, "rug"),
        (Part("x", ids=IDS, none=-1), -1, None),
        (Part("x", 1, IDS), [2, 0], ["vase", "lamp"]),
        (Part("x", 2, IDS), [[2], []], [["vase"], []]),
        (Part("x", 2), [[1, 2], [3]], [[1, 2], [3]]),
        (Part("x", flag=True), True, True),
        (Part("x", 1, none=-1, seat=True), [1, -1, 0], [1, None, 0]),
        (Part("x", least=-1, below=2), -1, -1),
        (Part("x", 0, IDS, counts=True), [0, 2, 1], {"rug": 2, "vase": 1}),
        (Part("x", 1, IDS, counts=True), [[1, 0, 0], [0, 0, 0]], [{"lamp": 1}, {}]),
    ],
)
def test_a_part_is_written_and_read_back(part: Part, value: Any, text: Any) -> None:
    table = SimpleNamespace(x=value, seats=2)
    assert part.write(table) == text
    table.x = None
    part.read(table, {"x": text})
    assert listed(table.x) == value


def listed(value: Any) -> Any:
    """Rows as lists, whichever engine made them."""
    return [listed(each) for each in value] if hasattr(value, "__len__") and not isinstance(value, str) else value


@pytest.mark.parametrize(
    ("part", "text", "problem"),
    [
        (Part("x"), "five", "x must be a whole number"),
        (Part("x"), None, "x must be a whole number"),
        (Part("x", ids=IDS), "sofa", "x: there is no 'sofa'; known are lamp, rug, vase"),
        (Part("x", 1, IDS), ["lamp", "sofa"], "x[1]: there is no 'sofa'"),
        (Part("x", 2), [[1], 2], "x[1] must be a list"),
        (Part("x", flag=True), 1, "x must be true or false"),
        (Part("x"), -1, "x must be a number from 0 to"),
        (Part("x"), 1 << 61, "x must be a number from 0 to"),
        (Part("x", below=6), 6, "x must be a number from 0 to 5, not 6"),
        (Part("x", 1, none=-1, seat=True), [0, 2], "x[1] must be a number from 0 to 1, not 2"),
        (Part("x", none=-1, seat=True), -1, "x must be a number from 0 to 1, not -1"),
        (Part("x", 0, IDS, counts=True), ["lamp"], "x must say how many"),
        (Part("x", 0, IDS, counts=True), {"lamp": -1}, "x['lamp'] must be a number from 0"),
    ],
)
def test_a_part_that_cannot_be_names_the_place(part: Part, text: Any, problem: str) -> None:
    with pytest.raises(BadPosition) as caught:
        part.read(SimpleNamespace(seats=2), {"x": text})
    assert problem in str(caught.value)


def test_parts_written_alike_are_named_together() -> None:
    assert Part.each("x y", 1, IDS, none=-1) == [Part("x", 1, IDS, -1), Part("y", 1, IDS, -1)]


def test_a_missing_part_is_named() -> None:
    with pytest.raises(BadPosition, match="lacks 'x'"):
        Part("x").read(SimpleNamespace(seats=2), {})


# ---------------------------------------------------------------- counting


def test_a_census_says_what_is_missing_and_what_is_too_many() -> None:
    census = Census()
    census.count("things", IDS, [0, 0, 1], [0, 1, 2])
    assert census.wrong() == [
        "things: 1 lamp in the box, 2 on the table",
        "things: 1 vase in the box, 0 on the table",
    ]


def test_a_census_that_is_right_says_nothing() -> None:
    census = Census()
    census.count("things", IDS, [2, 0, 1], [0, 1, 2])
    census.demand(True, "all is well")
    assert census.wrong() == []
    census.demand(False, "the lamp is out")
    assert census.wrong() == ["the lamp is out"]
