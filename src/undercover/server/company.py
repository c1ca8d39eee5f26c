"""Company: who is here, and for how long those who are not are waited for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from undercover.server.names import told_apart
from undercover.server.setup import Setup


class Company(NamedTuple):
    #: Who is connected, and their names.
    here: Mapping[str, str | None]
    #: Since when those who sit at the table, or are its host, are not.
    away: Mapping[str, float]
    #: Seconds for which somebody who has gone is waited for.
    grace: float

    def watching(self, setup: Setup) -> dict[str, str | None]:
        """Who is here and does not sit; of two with one name the second has a number."""
        taken = [seat.name for seat in setup.seats if seat.name]
        shown: dict[str, str | None] = {}
        for who, name in sorted(self.here.items()):
            if not setup.seats_of(who):
                shown[who] = name and told_apart(name, taken)
                taken.append(shown[who] or "")
        return shown

    def patience(self, setup: Setup, guest: str, now: float) -> float | None:
        """For how long this guest is still waited for; None if they are here."""
        if guest in self.here:
            return None
        gone = self.away.get(guest, setup.started or setup.made)
        return max(0.0, gone + self.grace - now)

    def heir(self, setup: Setup) -> str | None:
        """Who takes the host's place if the host is gone: whoever sits there first, and rather not somebody muted."""
        seated = [seat.guest for seat in setup.seats if seat.guest in self.here and seat.guest != setup.host]
        return next((guest for guest in sorted(seated, key=setup.muted.__contains__)), None)
