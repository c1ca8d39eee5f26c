"""A table laid by hand: a position in the database, and a person in every seat."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert

from tests.server.served import Person, Served
from undercover import Match
from undercover.server import schema
from undercover.server.setup import Seat, Setup, rules_of


async def lay(served: Served, id: str, match: Match, watched: int = 0, **settled: Any) -> list[Person]:
    """A table with this position on it, and everybody at it; the watched person comes last."""
    people = await invited(served, id, match, **settled)
    for person in people[:watched] + people[watched + 1 :]:
        await person.come(id)
    await people[watched].come(id)
    return people


async def invited(served: Served, id: str, match: Match, **settled: Any) -> list[Person]:
    """A table with this position on it, and everybody still at home."""
    dump = match.dump()
    seats = [Seat(guest=f"{id}-{seat}", name=f"Player {seat}") for seat in range(match.seats)]
    rules = rules_of(match.game.slug, None)
    setup = Setup(id, match.game.slug, seats, dump["options"], f"{id}-0", "1", 1.0, rules, secret="2", position=dump)
    setup.started = 2.0
    for name, value in settled.items():
        setattr(setup, name, value)
    people = [Person(served.address) for _ in seats]
    served.call(_make_guests(served, seats))
    served.call(served.hall.store.make(setup))
    for person, seat in zip(people, seats):
        person.http.cookies.set("undercover", str(served.hall.people._cookies.dumps(seat.guest)))
    return people


async def _make_guests(served: Served, seats: list[Seat]) -> None:
    """Guests of known ids: the same people in both worlds."""
    async with served.hall.database.writing() as write:
        guests = [{"id": seat.guest, "name": seat.name, "made": 1.0} for seat in seats]
        await write.execute(insert(schema.guest), guests)


def a_table(id: str = "table") -> Setup:
    """What is settled at a table of Ana's; there is none in any database yet."""
    seats = [Seat(guest="ana", name="Ana"), Seat(bot="random")]
    rules = rules_of("agent_avenue", None)
    return Setup(id, "agent_avenue", seats, {"mode": "simple"}, "ana", "7", 1.0, rules, secret="x")
