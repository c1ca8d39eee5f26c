"""What an option is worth, from what a seat knows: for the greedy bot."""

from number_duel import phrases as say
from number_duel.table import LAID, Duel
from undercover.table.native import i64
from undercover.table.story import first


def judge(g: Duel, seat: i64, options: list[int]) -> list[float]:
    if say.LAY.names(options[0]):
        return [0.0] * len(options)
    if say.CLAIM.names(options[0]):
        number, top = g.numbers(LAID)[0], g.box.highest + 1
        claims = [int(first(option)) for option in options]
        return [claim * (1 + claim / top if claim <= number else 1 - 2 * claim / top) for claim in claims]
    unknown = [at + 1 for at in range(len(g.places)) if not g.known(g.places[at], seat)]
    true = len([number for number in unknown if number >= g.claim]) / len(unknown)
    return [0.0 if say.BELIEVE.names(option) else 2 - 3 * true for option in options]
