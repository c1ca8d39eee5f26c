"""What people may settle at a table, and who may. Each change works on a copy of the setup or raises Refusal."""

from __future__ import annotations

from math import ceil
from typing import Any

import undercover
from undercover import bots
from undercover.server import wire
from undercover.server.clocks import LEAST_REACTION, MINUTES, MOST_INCREMENT, MOST_REACTION, REACTION
from undercover.server.company import Company
from undercover.server.names import alike
from undercover.server.refusals import Refusal
from undercover.server.setup import LOBBY, PLAYING, Guest, Seat, Setup
from undercover.table.seal import LONGEST

Change = (
    wire.Sit
    | wire.Stand
    | wire.Mix
    | wire.Ready
    | wire.SetSeat
    | wire.SwapSeats
    | wire.SetTable
    | wire.Start
    | wire.StandIn
    | wire.HandOver
    | wire.Mute
)


def settle(setup: Setup, guest: Guest, ask: Change, company: Company, now: float) -> None:
    """Change what is settled, as this guest asks."""
    match ask:
        case wire.StandIn():
            return _stand_in(setup, guest, ask, company, now)
        case wire.HandOver():
            return _hand_over(setup, guest, ask)
        case wire.Mute():
            return _mute(setup, guest, ask, company)
    if setup.phase != LOBBY:
        raise Refusal("refused-already-started")
    match ask:
        case wire.Sit():
            return _sit(setup, guest, ask)
        case wire.Stand():
            own_seat(setup, guest, ask.seat)
            setup.seats[ask.seat] = Seat()
            return None
        case wire.Mix():
            return _mix(setup, guest, ask)
        case wire.Ready():
            return _ready(setup, guest, ask.ready)
    _host_only(setup, guest)
    match ask:
        case wire.SetSeat():
            _set_seat(setup, ask)
        case wire.SwapSeats():
            one, other = seat_at(setup, ask.one), seat_at(setup, ask.other)
            setup.seats[ask.one], setup.seats[ask.other] = other, one
        case wire.SetTable():
            _set_table(setup, ask)
        case wire.Start():
            _start(setup, ask.bots, now)
    return None


def seat_at(setup: Setup, number: int) -> Seat:
    if not 0 <= number < len(setup.seats):
        raise Refusal("refused-no-such-seat")
    return setup.seats[number]


def own_seat(setup: Setup, guest: Guest | None, number: int) -> Seat:
    """A seat that must belong to this guest."""
    seat = seat_at(setup, number)
    if guest is None or seat.guest != guest.id:
        raise Refusal("refused-not-your-seat")
    return seat


def check_level(setup: Setup, level: str) -> str:
    if level not in bots.levels(undercover.game(setup.game)):
        raise Refusal("refused-unknown-bot")
    return level


def check_number(number: str) -> str:
    if number and not (number.isalnum() and len(number) <= LONGEST):
        raise Refusal("refused-bad-number", most=LONGEST)
    return number


# ---------------------------------------------------------------- everybody


def _sit(setup: Setup, guest: Guest, ask: wire.Sit) -> None:
    """Take an open seat: a person who sits already moves there, another person on the device joins."""
    if not seat_at(setup, ask.seat).open:
        raise Refusal("refused-seat-taken")
    if guest.id in setup.unwelcome:
        raise Refusal("bye-asked-to-leave")
    extra = ask.name is not None
    name = guest.name if ask.name is None else ask.name
    for number, seat in enumerate(setup.seats):
        if seat.guest == guest.id and not seat.extra and not extra:
            setup.seats[number] = Seat()
        elif seat.name is not None and alike(seat.name, name):
            raise Refusal("refused-name-taken")
    setup.seats[ask.seat] = Seat(guest=guest.id, name=name, extra=extra)


def _mix(setup: Setup, guest: Guest, ask: wire.Mix) -> None:
    """A seat's own number goes into the deal: then nobody else has made it alone."""
    seat = own_seat(setup, guest, ask.seat)
    if not setup.fresh:
        raise Refusal("refused-not-sealed")
    seat.number = check_number(ask.number)


def _ready(setup: Setup, guest: Guest, ready: bool) -> None:
    mine = setup.seats_of(guest.id)
    if not mine:
        raise Refusal("refused-not-seated")
    for number in mine:
        setup.seats[number].ready = ready


def _stand_in(setup: Setup, guest: Guest, ask: wire.StandIn, company: Company, now: float) -> None:
    """A bot plays for whoever is away, or for whoever wants it; only they themselves take the seat back."""
    if setup.phase != PLAYING:
        raise Refusal("refused-not-started" if setup.phase == LOBBY else "refused-game-over")
    if not setup.seats_of(guest.id):
        raise Refusal("refused-not-seated")
    seat = seat_at(setup, ask.seat)
    mine = seat.guest == guest.id
    if seat.guest is None or (ask.bot is None and not mine):
        raise Refusal("refused-not-your-seat")
    if ask.bot is not None:
        check_level(setup, ask.bot)
        patience = company.patience(setup, seat.guest, now)
        if not mine and patience is None:
            raise Refusal("refused-not-away", seat=seat.name)
        if not mine and patience:
            raise Refusal("refused-still-waited-for", seat=seat.name, seconds=ceil(patience))
    seat.stand_in = ask.bot


# ---------------------------------------------------------------- the host


def _host_only(setup: Setup, guest: Guest) -> None:
    if guest.id != setup.host:
        raise Refusal("refused-not-host")


def _hand_over(setup: Setup, guest: Guest, ask: wire.HandOver) -> None:
    _host_only(setup, guest)
    heir = seat_at(setup, ask.seat).guest
    if heir is None:
        raise Refusal("refused-nobody-there")
    setup.host = heir


def replace_host(setup: Setup, company: Company, now: float) -> None:
    """A host who has been away for too long is one no longer, if there is somebody else."""
    heir = company.heir(setup)
    if heir is not None and company.patience(setup, setup.host, now) == 0:
        setup.host = heir


def _mute(setup: Setup, guest: Guest, ask: wire.Mute, company: Company) -> None:
    _host_only(setup, guest)
    named = [seat.guest for seat in setup.seats if seat.guest and seat.name == ask.name]
    named += [who for who, name in company.watching(setup).items() if name == ask.name]
    if not named or guest.id in named:
        raise Refusal("refused-nobody-there")
    others = [muted for muted in setup.muted if muted not in named]
    setup.muted = others + (sorted(set(named)) if ask.mute else [])


def _set_seat(setup: Setup, ask: wire.SetSeat) -> None:
    seat = seat_at(setup, ask.seat)
    other = seat.guest is not None and seat.guest != setup.host
    if ask.bot is not None:
        check_level(setup, ask.bot)
        if other:
            raise Refusal("refused-seat-taken")
    setup.seats[ask.seat] = Seat(bot=ask.bot)
    if other and seat.guest is not None and not setup.seats_of(seat.guest):
        setup.unwelcome = [*setup.unwelcome, seat.guest]


def _set_table(setup: Setup, ask: wire.SetTable) -> None:
    if (ask.seats is not None or ask.options is not None) and not setup.fresh:
        raise Refusal("refused-already-started")
    if ask.seats is not None:
        _set_seats(setup, ask.seats)
    if ask.options is not None:
        setup.options = settle_options(setup.game, len(setup.seats), {**setup.options, **ask.options})
    if ask.private is not None:
        setup.private = ask.private
    _set_clock(setup, ask)
    for seat in setup.seats:
        seat.ready = False


def _set_seats(setup: Setup, seats: int) -> None:
    """More chairs, or fewer: nobody is left standing. Options that are not for so many go back to their default."""
    game = undercover.game(setup.game)
    if seats not in game.seats:
        raise Refusal("refused-bad-seats", count=seats)
    if any(seat.guest is not None for seat in setup.seats[seats:]):
        raise Refusal("refused-seat-taken")
    setup.seats = setup.seats[:seats] + [Seat() for _ in range(seats - len(setup.seats))]
    kept = {name: value for name, value in setup.options.items() if seats in game.options[name].seats}
    setup.options = settle_options(setup.game, seats, kept)


def settle_options(slug: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    game = undercover.game(slug)
    if seats not in game.seats:
        raise Refusal("refused-bad-seats", count=seats)
    if any(name not in game.options for name in options):
        raise Refusal("refused-unknown-option")
    if any(value in game.options[name].bots_only for name, value in options.items()):
        raise Refusal("refused-bad-option")
    try:
        return dict(game.settle_options(seats, options))
    except ValueError:
        raise Refusal("refused-bad-option") from None


def _set_clock(setup: Setup, ask: wire.SetTable) -> None:
    if ask.clock is not None:
        if ask.clock not in MINUTES:
            raise Refusal("refused-bad-clock")
        setup.clock = ask.clock
        setup.minutes = MINUTES[ask.clock][2]
        setup.reaction = REACTION[ask.clock]
    if ask.minutes is not None:
        setup.minutes = ask.minutes
    if ask.increment is not None:
        setup.increment = ask.increment
    if ask.reaction is not None:
        setup.reaction = ask.reaction
    least, most, _ = MINUTES[setup.clock]
    if not (least <= setup.minutes <= most and 0 <= setup.increment <= MOST_INCREMENT):
        raise Refusal("refused-bad-clock")
    if setup.reaction != 0 and not LEAST_REACTION <= setup.reaction <= MOST_REACTION:
        raise Refusal("refused-bad-clock")


def _start(setup: Setup, level: str, now: float) -> None:
    """The host begins when everybody else who sits there is ready."""
    others = [seat for seat in setup.seats if seat.guest is not None and seat.guest != setup.host]
    unready = [seat.name or "" for seat in others if not seat.ready]
    if unready:
        raise Refusal("refused-not-ready", names=", ".join(unready))
    for number, seat in enumerate(setup.seats):
        if seat.open:
            setup.seats[number] = Seat(bot=check_level(setup, level))
    setup.deal(now)
