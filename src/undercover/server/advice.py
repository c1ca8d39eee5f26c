"""A hint for somebody who plays with help: what a bot would choose in that chair, and why."""

from __future__ import annotations

from undercover.server.answers import Advised
from undercover.server.hall import Hall
from undercover.server.lobby import own_seat
from undercover.server.refusals import Refusal
from undercover.server.setup import Guest
from undercover.server.wire import Words


async def advised(hall: Hall, guest: Guest | None, id: str, seat: str | None) -> Advised:
    """Only where people are taught, and only for a seat of one's own that decides now. The table goes on meanwhile."""
    table = await hall.wake(id)
    async with table.entered():
        number = int(seat) if seat is not None and seat.isdecimal() and len(seat) < 3 else -1
        own_seat(table.setup, guest, number)
        if table.setup.taught is None:
            raise Refusal("refused-no-advice")
        course = table.playing()
        if number not in course.match.waiting:
            raise Refusal("refused-not-your-turn")
        match, version = course.match.copy(), course.version
    option, reason = await hall.house.bots.advise(match, number)
    return Advised(version, option, Words(reason))
