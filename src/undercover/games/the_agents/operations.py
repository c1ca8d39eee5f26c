"""What can be done to cards and points: the five operations, piles, money (5.2 to 5.5)."""

from __future__ import annotations

from undercover.games.the_agents import memory
from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.table import REACHED, Factions
from undercover.games.the_agents.things import AGENTS, DEAD, FACE_DOWN, MISSIONS


def agent_at(g: Factions, place: int) -> int:
    """A place is 8 * faction + slot."""
    return g.rows[place >> 3][place & 7]


def card_at(g: Factions, place: int) -> int:
    """The card that shows there; a dead agent shows its back."""
    agent = agent_at(g, place)
    return agent >> 1 if agent < DEAD else FACE_DOWN


def lay(g: Factions, place: int, agent: int) -> None:
    """Lay an agent in a slot, in place of what lay there."""
    row = g.rows[place >> 3][:]
    row[place & 7] = agent
    g.rows[place >> 3] = row


# ---------------------------------------------------------------- 5.2 the five operations


def kill(g: Factions, performer: int, place: int) -> None:
    """Laid face down where it is; it keeps its slot and loses everything else."""
    card = agent_at(g, place) >> 1
    lay(g, place, DEAD + card)
    g.tell(say.KILLED, performer, card, place)


def turn(g: Factions, performer: int, place: int) -> None:
    """Rotated in its slot: the command faces the other owner."""
    agent = agent_at(g, place) ^ 1
    lay(g, place, agent)
    g.tell(say.TURNED, performer, agent >> 1, place, g.owners[place >> 3][agent & 1])


def extract(g: Factions, performer: int, place: int) -> None:
    """Into the performer's hand, living or dead; the gap closes (R30)."""
    agent = agent_at(g, place)
    card = agent >> 1 if agent < DEAD else agent - DEAD
    g.tell(say.EXTRACTED, performer, card_at(g, place), place)
    if agent >= DEAD:
        g.revealed += 1
        g.whisper(performer, say.DREW_CARD, card)
    row = g.rows[place >> 3]
    g.rows[place >> 3] = row[: place & 7] + row[(place & 7) + 1 :]
    put_in_hand(g, AGENTS, performer, card)
    memory.went_in(g, AGENTS, performer, card)
    if len(row) == 1:
        abandon(g, place >> 3)


def swap(g: Factions, performer: int, place: int, partner: int) -> None:
    """The two exchange slots. A dead agent stays dead, a living one keeps its facing relative to the performer, who may
    be owner_a of one row and owner_b of the other (R26, R27)."""
    g.tell(say.SWAPPED, card_at(g, place), place, card_at(g, partner), partner)
    first, second = agent_at(g, place), agent_at(g, partner)
    if g.side(performer, place >> 3) != g.side(performer, partner >> 3):
        first = first ^ 1 if first < DEAD else first
        second = second ^ 1 if second < DEAD else second
    lay(g, place, second)
    lay(g, partner, first)


def revive(g: Factions, performer: int, place: int, facing: int) -> None:
    """Turned face up again, its command towards the owner (0 or 1) that was named before it was turned (R28)."""
    card = agent_at(g, place) - DEAD
    lay(g, place, 2 * card + facing)
    g.revealed += 1
    g.tell(say.REVIVED, performer, card, place, g.owners[place >> 3][facing])


# ---------------------------------------------------------------- 5.3 an empty faction


def abandon(g: Factions, faction: int) -> None:
    """The last agent has left: all missions there return to their owners' hands (R33)."""
    for side in range(2):
        seat = g.owners[faction][side]
        for mission in g.posts[2 * faction + side]:
            put_in_hand(g, MISSIONS, seat, mission)
            memory.went_in(g, MISSIONS, seat, mission)
            g.tell(say.RETURNED, seat, mission, faction)
        g.posts[2 * faction + side] = []


# ---------------------------------------------------------------- 5.4 hands and piles


def put_in_hand(g: Factions, deck: int, seat: int, card: int) -> None:
    g.hands[deck][seat] = sorted([*g.hands[deck][seat], card])


def show(g: Factions, deck: int, seat: int, card: int) -> None:
    """A card leaves a hand for everybody to see."""
    g.hands[deck][seat] = memory.without(g.hands[deck][seat], card)
    memory.came_out(g, deck, seat, card)
    g.revealed += 1


def draw(g: Factions, deck: int, seat: int, count: int = 1) -> None:
    """So many cards from the top of a draw pile, seen by the drawer only."""
    drawn = []
    for _ in range(count):
        pile = g.piles[deck]
        card = pile[-1]
        g.piles[deck] = pile[:-1]
        put_in_hand(g, deck, seat, card)
        memory.drew(g, deck, seat, card)
        drawn.append(card)
        reshuffle(g, deck)
    g.revealed += 1
    for card in sorted(drawn):
        g.whisper(seat, say.DREW_CARD, card)


def retire(g: Factions, deck: int, card: int) -> None:
    """Face up on top of the retired pile."""
    g.retired[deck] = [*g.retired[deck], card]
    g.last_retired[deck] = card
    reshuffle(g, deck)


def reshuffle(g: Factions, deck: int) -> None:
    """An empty draw pile is formed anew from the retired pile at once (R16). Everybody knows what is in it."""
    if g.piles[deck] or not g.retired[deck]:
        return
    pile = g.retired[deck][:]
    g.dice.shuffle(pile)
    g.piles[deck] = pile
    g.retired[deck] = []
    for observer in range(g.seats + 1):
        memory.saw_pile(g, deck, observer)
    g.tell(say.RESHUFFLED, 2 * deck, len(pile))


# ---------------------------------------------------------------- 5.5 points


def gain(g: Factions, seat: int, points: int) -> None:
    """Whoever holds the target right after receiving points has won, whoever's turn it is (R1, R2); with equal turns
    this round becomes the last (9.3)."""
    if points == 0:
        return
    g.busy = True
    g.points[seat] += points
    g.tell(say.GAINED, seat, points, g.points[seat])
    if g.points[seat] < g.box.target:
        return
    if not g.equal_turns:
        g.tell(say.WON, seat, g.points[seat])
        g.finish(1 << seat, REACHED)
    elif not g.last_round:
        g.last_round = True
        g.tell(say.LAST_ROUND, seat, g.points[seat])


def pay(g: Factions, seat: int, points: int) -> None:
    """Spent points go to the bank and are gone."""
    g.points[seat] -= points
    g.tell(say.PAID, seat, points, g.points[seat])
