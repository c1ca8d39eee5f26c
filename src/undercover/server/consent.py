"""Taking back what has shown something: only if everybody else at the table allows it."""

from __future__ import annotations

from undercover.server import wire
from undercover.server.company import Company
from undercover.server.refusals import Refusal
from undercover.server.setup import Seat, Setup


def question(setup: Setup, seat: int, version: int) -> None:
    """This seat asks to take its last choice back."""
    setup.undo_by, setup.undo_at, setup.undo_allowed = seat, version, []


def answer(setup: Setup, ask: wire.AllowUndo, version: int) -> None:
    """One refusal ends the question."""
    if setup.undo_by is None or setup.undo_at != version or ask.seat == setup.undo_by:
        raise Refusal("refused-undo-not-asked")
    setup.undo_allowed = sorted({*setup.undo_allowed, ask.seat})
    if not ask.allow:
        setup.undo_by, setup.undo_at, setup.undo_allowed = None, None, []


def must_allow(setup: Setup, asker: int) -> set[int]:
    """The seats of other people: bots agree, and so does whoever shares the asker's device.

    A bot that stands in for somebody cannot agree for them.
    """
    guest = setup.seats[asker].guest
    return {number for number, seat in enumerate(setup.seats) if seat.guest not in (None, guest) and number != asker}


def ask_for(setup: Setup, company: Company, asker: int) -> set[int]:
    """Who has to be asked; Refusal if one of them is away, and a bot plays on for them, so that nobody can answer."""
    asked = must_allow(setup, asker)
    absent = [setup.name_at(number) for number in asked if _stood_in_for(setup.seats[number], company)]
    if absent:
        raise Refusal("refused-undo-absent", names=", ".join(sorted(absent)))
    return asked


def _stood_in_for(seat: Seat, company: Company) -> bool:
    return seat.stand_in is not None and seat.guest not in company.here


def granted(setup: Setup) -> bool:
    """Whether the question has been answered by all who must."""
    return setup.undo_by is not None and not must_allow(setup, setup.undo_by) - set(setup.undo_allowed)
