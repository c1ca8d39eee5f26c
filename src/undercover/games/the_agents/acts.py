"""What can be done to cards and points: the five operations, piles, money (5.2 to 5.5)."""

from __future__ import annotations

from undercover.games.the_agents import memory
from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.cards import ONE, kinds
from undercover.games.the_agents.table import REACHED, Factions
from undercover.games.the_agents.things import AGENTS, DEAD, MISSIONS, NOBODY, SLOTS
from undercover.table.native import append, i64, pop, vec
from undercover.table.rows import with_row
from undercover.table.story import first

# ---------------------------------------------------------------- 5.2 the five operations


def operate(g: Factions, performer: i64, option: i64) -> None:
    """Kill, turn or extract the agent an option names."""
    if say.KILL.names(option):
        kill(g, performer, first(option))
    elif say.TURN.names(option):
        turn(g, performer, first(option))
    else:
        extract(g, performer, first(option))


def kill(g: Factions, performer: i64, place: i64) -> None:
    """Laid face down where it is; it keeps its slot and loses everything else."""
    card = g.rows[place] >> 1
    g.rows[place] = DEAD + card
    g.tell(say.KILLED, performer, card, place)


def turn(g: Factions, performer: i64, place: i64) -> None:
    """Rotated in its slot: the command faces the other owner."""
    agent = g.rows[place] ^ 1
    g.rows[place] = agent
    g.tell(say.TURNED, performer, agent >> 1, place, g.owner(place // SLOTS, agent & 1))


def extract(g: Factions, performer: i64, place: i64) -> None:
    """Into the performer's hand, living or dead; the gap closes (R30)."""
    agent, shown = g.rows[place], g.card_at(place)
    card = agent >> 1 if agent < DEAD else agent - DEAD
    close_gap(g, place)
    put_in_hand(g, AGENTS, performer, card)
    memory.went_in(g, AGENTS, performer, card)
    g.tell(say.EXTRACTED, performer, shown, place)
    if agent >= DEAD:
        g.revealed += 1
        g.whisper(performer, say.DREW_CARD, card)
    if g.deserted(place // SLOTS):
        abandon(g, place // SLOTS)


def close_gap(g: Factions, place: i64) -> None:
    """Higher slots move down by one."""
    last: i64 = place | SLOTS - 1
    while place < last:
        g.rows[place] = g.rows[place + 1]
        place += 1
    g.rows[last] = NOBODY


def lay(g: Factions, place: i64, agent: i64) -> None:
    """Into a gap or at an end of a row: what lies there and in higher slots moves up by one."""
    last: i64 = place | SLOTS - 1
    while last > place:
        g.rows[last] = g.rows[last - 1]
        last -= 1
    g.rows[place] = agent


def swap(g: Factions, performer: i64, place: i64, partner: i64) -> None:
    """The two exchange slots. A dead agent stays dead, a living one keeps its facing relative to the performer, who may
    be owner_a of one row and owner_b of the other (R26, R27)."""
    here, there = g.rows[place], g.rows[partner]
    shown, other = g.card_at(place), g.card_at(partner)
    if g.side(performer, place // SLOTS) != g.side(performer, partner // SLOTS):
        here = here ^ 1 if here < DEAD else here
        there = there ^ 1 if there < DEAD else there
    g.rows[place] = there
    g.rows[partner] = here
    g.tell(say.SWAPPED, shown, place, other, partner)


def revive(g: Factions, performer: i64, place: i64, facing: i64) -> None:
    """Turned face up again, its command towards the owner (0 or 1) that was named before it was turned (R28)."""
    card = g.rows[place] - DEAD
    g.rows[place] = 2 * card + facing
    g.revealed += 1
    g.tell(say.REVIVED, performer, card, place, g.owner(place // SLOTS, facing))


# ---------------------------------------------------------------- 5.3 an empty faction


def abandon(g: Factions, faction: i64) -> None:
    """The last agent has left: all missions there return to their owners' hands (R33)."""
    for side in range(2):
        seat = g.owner(faction, side)
        for mission in kinds(MISSIONS, g.posts[2 * faction + side]):
            pick_up(g, seat, mission, faction, seat)
            g.tell(say.RETURNED, seat, mission, faction)


def pick_up(g: Factions, owner: i64, mission: i64, faction: i64, taker: i64) -> None:
    """An attached mission goes openly into a hand."""
    leave_post(g, owner, mission, faction)
    put_in_hand(g, MISSIONS, taker, mission)
    memory.went_in(g, MISSIONS, taker, mission)


def leave_post(g: Factions, seat: i64, mission: i64, faction: i64) -> None:
    g.posts[2 * faction + g.side(seat, faction)] -= ONE[mission]


# ---------------------------------------------------------------- 5.4 hands and piles


def put_in_hand(g: Factions, deck: i64, seat: i64, card: i64) -> None:
    g.hands[g.seats * deck + seat] += ONE[card]


def leave_hand(g: Factions, deck: i64, seat: i64, card: i64) -> None:
    g.hands[g.seats * deck + seat] -= ONE[card]


def show(g: Factions, deck: i64, seat: i64, card: i64) -> None:
    """A card leaves a hand for everybody to see."""
    leave_hand(g, deck, seat, card)
    memory.came_out(g, deck, seat, card)
    g.revealed += 1


def pass_unseen(g: Factions, deck: i64, holder: i64, taker: i64, card: i64) -> None:
    """A card goes from hand to hand; the others do not see which."""
    leave_hand(g, deck, holder, card)
    put_in_hand(g, deck, taker, card)
    memory.passed_unseen(g, deck, holder, taker, card)
    g.revealed += 1


def draw(g: Factions, deck: i64, seat: i64) -> i64:
    """The top card of a draw pile goes into the hand. Whoever draws says so, and then tells of it (`drawn`)."""
    pile, card = pop(g.piles[deck][:])
    g.piles = with_row(g.piles, deck, pile)
    put_in_hand(g, deck, seat, card)
    memory.drew(g, deck, seat, card)
    return card


def drawn(g: Factions, deck: i64, seat: i64, card: i64) -> None:
    """What a card that was drawn brings about; only the drawer sees it."""
    renew(g, deck)
    g.revealed += 1
    g.whisper(seat, say.DREW_CARD, card)


def retire(g: Factions, deck: i64, card: i64) -> None:
    """Face up on top of the retired pile; the draw pile may have to be renewed when that has been told."""
    g.retired = with_row(g.retired, deck, append(g.retired[deck][:], card))


def renew(g: Factions, deck: i64) -> None:
    """An empty draw pile is formed anew from the retired pile at once (R16). Everybody knows what is in it."""
    if len(g.piles[deck]) > 0 or len(g.retired[deck]) == 0:
        return
    pile = g.retired[deck][:]
    g.dice.shuffle(pile)
    g.piles = with_row(g.piles, deck, pile)
    g.retired = with_row(g.retired, deck, vec[i64]())
    for observer in range(g.seats + 1):
        memory.saw_pile(g, deck, observer)
    g.tell(say.RESHUFFLED, 2 * deck, len(pile))


# ---------------------------------------------------------------- 5.5 points


def gain(g: Factions, seat: i64, points: i64) -> None:
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


def pay(g: Factions, seat: i64, points: i64) -> None:
    """Spent points go to the bank and are gone."""
    g.points[seat] -= points
    g.tell(say.PAID, seat, points, g.points[seat])
