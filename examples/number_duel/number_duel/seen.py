"""What a seat sees of Number Duel, and how that lies on the table."""

from msgspec import Struct

from number_duel.table import BURIED, HAND, LAID, OUT, SHOWN, Duel
from undercover.table.native import i64
from undercover.table.scene import CHIPS, PILE, Card, Counter, Scene, Zone


class Seen(Struct):
    #: A number one does not know is None.
    highest: int
    goal: int
    turn: int
    points: list[int]
    hands: list[list[int | None]]
    buried: list[list[int | None]]
    laid: list[int | None]
    claim: int
    shown: list[int | None]
    out: int


def view(g: Duel, seat: i64) -> Seen:
    def seen(place: i64) -> list[int | None]:
        return [number if g.known(place, seat) else None for number in g.numbers(place)]

    hands, buried = [[seen(place + n) for n in range(g.seats)] for place in (HAND, BURIED)]
    common = seen(LAID), g.claim, seen(SHOWN), len(g.numbers(OUT))
    return Seen(g.box.highest, g.box.goal, g.turn, list(g.points), hands, buried, *common)


def scene(seen: Seen, seat: int) -> Scene:
    zones = [Zone("laid", [Card("number", number) for number in seen.laid])]
    zones.append(Zone("shown", [Card("number", number) for number in seen.shown]))
    counters = [Counter("claim", seen.claim)] if seen.claim else []
    zones.append(Zone("out", [Card("number", None, seen.out)], lies=PILE))
    for n, points in enumerate(seen.points):
        zones.append(Zone("hand", [Card("number", number) for number in seen.hands[n]], n))
        zones.append(Zone("buried", [Card("number", number) for number in seen.buried[n]], n))
        counters.append(Counter("points", points, n, seen.goal))
    if seen.laid and not seen.claim and seen.turn == seat:
        zones.append(Zone("claims", [Card("claim", number + 1) for number in range(seen.highest)], lies=CHIPS))
    return Scene(zones, counters)
