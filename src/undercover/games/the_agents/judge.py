"""What is good at The Agents, judged by one seat on a table it imagines. The unit is one point held.

What everybody sees is judged by the rules themselves: they carry a choice out, and whoever has to perform a command is
taken to choose what is best for them. What is hidden has a flat worth, whichever cards this world has dealt there.
"""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.acts import lay, leave_hand, leave_post, put_in_hand
from undercover.games.the_agents.cards import ONE, kinds, size
from undercover.games.the_agents.commands import is_command
from undercover.games.the_agents.free_agents import CHOICES
from undercover.games.the_agents.missions import arrows_of, reward, rewards_of
from undercover.games.the_agents.rules import arranges
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import (
    AGENTS,
    FREE,
    GUNNER,
    MERCENARY,
    MISSIONS,
    RECRUITER,
    SLOTS,
    STRATEGIST,
    UNDERCOVER,
)
from undercover.table.native import append, fill, i64, vec
from undercover.table.story import NUMBER, first, second, third

#: A game won.
WIN: Final = 200.0
#: What the leader gains in a turn, about: so many turns are left. Nothing stays as it is for longer than PATIENCE.
PACE: Final = 4.0
PATIENCE: Final = 4.5
#: Somebody who wins with the next scoring unless it is spoiled.
THREAT: Final = 10.0
#: What the first, the second, the third … agent in a hand is worth, and every further one.
HAND: Final = [2.8, 2.2, 1.6, 1.0]
MORE: Final = 0.2
#: A mission nobody knows, per turn; and how much one that could be attached counts against one that is.
MISSION: Final = 1.2
POSSIBLE: Final = 0.9
#: A bonus action, and taking one's pick instead of the top card.
ACTION: Final = 1.6
PICK: Final = 0.8
#: Worse than anything else: arranging missions to no avail.
IDLE: Final = -1000.0
#: Stands for an agent of which nothing is known but that it is there.
UNKNOWN: Final[i64] = GUNNER


def judge(g: Factions, seat: i64, options: list[int]) -> list[float]:
    now = g.copy()
    now.agenda = vec[i64]([g.agenda[-1]])
    return [value(now.copy(), seat, option) for option in options]


def value(g: Factions, seat: i64, option: i64) -> float:
    """What this option is worth to the seat. The table is used up."""
    if arranges(option):
        return arranged(g, seat, option)
    if say.PLAY_FREE.names(option):
        return free(g, seat, option)
    if say.BUY.names(option):
        return bought(g, seat, first(option))
    if say.EXCHANGE.names(option):
        return exchanged(g, seat, first(option), second(option))
    if say.STEAL_BLINDLY.names(option):
        return robbed(g, seat, first(option))
    if say.QUESTION.names(option):
        drop_one(g, AGENTS, first(option))
        draw(g, seat, 1)
        return standing(g, seat, seat)
    if say.TAKE.names(option):
        return wanted(g, seat, first(option))
    if say.EMERGENCY.names(option):
        return standing(g, seat, seat) + HAND[0]
    if say.END_TURN.names(option) or say.DECLINE.names(option):
        return standing(g, seat, seat)
    return carried_out(g, seat, option)


# ---------------------------------------------------------------- what a table is worth


def standing(g: Factions, seat: i64, eyes: i64) -> float:
    """A seat's own prospects against those of the others, above all of the best of them, as another seat may see it."""
    best, total = -WIN, 0.0
    for player in range(g.seats):
        if g.points[player] >= g.box.target:
            return WIN if player == seat else -WIN
        if player != seat:
            prospect = prospects(g, player, eyes)
            total += prospect
            if prospect > best:
                best = prospect
    return prospects(g, seat, eyes) - (best + total / float(g.seats - 1)) / 2.0


def prospects(g: Factions, player: i64, eyes: i64) -> float:
    """Points held, points each turn for as long as that may last, and cards in hand, seen with the eyes of a seat."""
    now = arrows_of(g, player) + rewards_of(g, player)
    later = own_missions(g, player) if player == eyes else MISSION * float(size(MISSIONS, g.hand(MISSIONS, player)))
    total = float(g.points[player]) + turns_left(g) * (float(now) + later)
    for n in range(size(AGENTS, g.hand(AGENTS, player))):
        total += HAND[n] if n < len(HAND) else MORE
    return total + THREAT if g.points[player] + now >= g.box.target else total


def turns_left(g: Factions) -> float:
    """For how many turns it is worth looking ahead."""
    most: i64 = 0
    for points in g.points:
        if points > most:
            most = points
    left = float(g.box.target - most) / PACE
    if left > PATIENCE:
        return PATIENCE
    return left if left > 1.0 else 1.0


def own_missions(g: Factions, seat: i64) -> float:
    """What the seat's missions could pay beyond what they do, each laid where it pays most while there is room."""
    left = g.hand(MISSIONS, seat) + g.post(seat, g.own[2 * seat]) + g.post(seat, g.own[2 * seat + 1])
    rooms = fill(0, 2)
    laid = vec[i64]()
    for n in range(2):
        if not g.deserted(g.own[2 * seat + n]):
            rooms[n] = g.box.missions_at_faction
    best: i64 = 0
    while True:
        most: i64 = 0
        where: i64 = 0
        which: i64 = 0
        for mission in kinds(MISSIONS, left):
            for n in range(2):
                pays = reward(g, seat, mission, g.own[2 * seat + n])
                if pays > most and rooms[n] > 0 and 2 * mission + n not in laid:
                    most, which, where = pays, mission, n
        if most == 0:
            return POSSIBLE * float(max_of(0, best - rewards_of(g, seat)))
        best += most
        rooms[where] -= 1
        laid = append(laid, 2 * which + where)
        left -= ONE[which]


def max_of(one: i64, other: i64) -> i64:
    return one if one > other else other


# ---------------------------------------------------------------- what the rules say


def carried_out(g: Factions, seat: i64, option: i64) -> float:
    """What the table is worth once this has been done, and what follows from it decided."""
    g.take(seat, option)
    return standing(resolved(g, seat), seat, seat)


def resolved(g: Factions, eyes: i64) -> Factions:
    """The table after everybody who has to perform a command has chosen what is best for them."""
    if len(g.agenda) == 0 or not performing(g):
        return g
    seat = g.first()
    best, top = g, -2.0 * WIN
    for option in g.legal(seat):
        after = g.copy()
        after.take(seat, option)
        after = resolved(after, eyes)
        worth = standing(after, seat, eyes)
        if worth > top:
            best, top = after, worth
    return best


def performing(g: Factions) -> bool:
    """Whether the present choice is about an open command."""
    top = g.agenda[-1] & NUMBER
    return is_command(top) or top == CHOICES[GUNNER].number or top == CHOICES[UNDERCOVER].number


# ---------------------------------------------------------------- missions


def arranged(g: Factions, seat: i64, option: i64) -> float:
    """Only an arrangement that pays more is worth the trouble."""
    before = rewards_of(g, seat)
    g.take(seat, option)
    return standing(g, seat, seat) if rewards_of(g, seat) > before else IDLE


def exchanged(g: Factions, seat: i64, mission: i64, source: i64) -> float:
    """Give up what a mission can pay for an unknown one."""
    if source == say.FROM_HAND:
        leave_hand(g, MISSIONS, seat, mission)
    else:
        leave_post(g, seat, mission, source)
    return standing(g, seat, seat) + MISSION * turns_left(g)


def robbed(g: Factions, seat: i64, victim: i64) -> float:
    g.points[victim] += g.box.points[STRATEGIST]
    drop_one(g, MISSIONS, victim)
    return standing(g, seat, seat) + MISSION * turns_left(g)


# ---------------------------------------------------------------- cards and free agents


def draw(g: Factions, seat: i64, cards: i64) -> None:
    """So many more cards in hand, whatever they are."""
    for _ in range(cards):
        put_in_hand(g, AGENTS, seat, UNKNOWN)


def drop_one(g: Factions, deck: i64, seat: i64) -> None:
    leave_hand(g, deck, seat, kinds(deck, g.hand(deck, seat))[0])


def bought(g: Factions, seat: i64, pile: i64) -> float:
    g.points[seat] -= g.box.costs[pile]
    if pile >> 1 == AGENTS:
        draw(g, seat, 1)
        return standing(g, seat, seat)
    return standing(g, seat, seat) + MISSION * turns_left(g)


def free(g: Factions, seat: i64, option: i64) -> float:
    """The command for one of the two, the points for the other; a Strategist's points go with the mission."""
    card, performer = first(option), third(option)
    if card in (GUNNER, UNDERCOVER):
        return carried_out(g, seat, option)
    leave_hand(g, AGENTS, seat, card)
    sign = 1.0 if performer == seat else -1.0
    if card == STRATEGIST:
        return standing(g, seat, seat) + sign * (MISSION * turns_left(g) - float(g.box.points[STRATEGIST]))
    token = second(option) if performer == seat else seat
    g.points[token] += g.box.points[card]
    if card == MERCENARY:
        return standing(g, seat, seat) + sign * ACTION
    if card == RECRUITER:
        draw(g, performer, 2)
        return standing(g, seat, seat)
    draw(g, performer, 1)
    return standing(g, seat, seat) + sign * PICK


def wanted(g: Factions, seat: i64, card: i64) -> float:
    """How much a card would help in hand: a faction agent by the best place for it, a free one a little more."""
    if card >= FREE:
        return standing(g, seat, seat) + (ACTION if card == MERCENARY else PICK)
    best = IDLE
    for n in range(2):
        faction = g.own[2 * seat + n]
        if not g.full(faction):
            for slot in vec[i64]([0, g.length(faction)]):
                for side in range(2):
                    after = g.copy()
                    lay(after, SLOTS * faction + slot, 2 * card + side)
                    best = max(best, standing(after, seat, seat))
    return best
