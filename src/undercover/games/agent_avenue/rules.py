"""The rules of Agent Avenue, in the order of the rulebook; the black market (4.7) has a file of its own."""

from __future__ import annotations

from typing import Final

from undercover.games.agent_avenue import phrases as say
from undercover.games.agent_avenue.acts import REFILL, came_out, draw, join_row, leave_hand, move, names_in
from undercover.games.agent_avenue.market import MARKET
from undercover.games.agent_avenue.table import NOTHING, OUT_OF_CARDS, Avenue
from undercover.table.agenda import Choice, Step
from undercover.table.native import Row, append, count, i64, vec
from undercover.table.rows import with_number, with_row
from undercover.table.sets import set_of
from undercover.table.story import Bar, first, second

#: The second argument of ORDER and FACE_DOWN: one card was in the deck when the team began to play.
LAST_CARD: Final[i64] = 1

# ---------------------------------------------------------------- 4.1 the turn


class TurnStep(Step[Avenue]):
    """Sides alternate. A turn: play, choose, move, market, end (4, 4.1)."""

    def run(self, g: Avenue, side: i64, b: i64) -> None:
        g.active = side
        g.tell(say.TURN_BEGAN, side, g.turn)
        g.then(PLAY.of(side), CHOOSE.of(g.speaker(1 - side)), END.of(side))


class PlayStep(Step[Avenue]):
    """One player lays both cards of the offer (4.2); team-mates swap, settle who goes first, and lay one each (4.3). A
    last card in the deck is for the one who lays the face-up card (R32)."""

    def run(self, g: Avenue, side: i64, b: i64) -> None:
        members = g.members[side]
        if len(members) == 1:
            g.then(OFFER.of(members[0]))
        else:
            last: i64 = LAST_CARD if len(g.deck) == 1 else 0
            g.then(EARLY_SWAP.of(members[0]), EARLY_SWAP.of(members[1]), ORDER.of(g.speaker(side), last))


# ---------------------------------------------------------------- 4.2 play, one-player side


def with_swaps(found: Row, g: Avenue, seat: i64, names: Row) -> Row:
    """Any card may be swapped while swaps are left and the deck is not empty (4.2, R12)."""
    if g.swaps[seat] > 0 and len(g.deck) > 0:
        for agent in names:
            found = append(found, say.SWAP.of(agent))
    return found


def swap(g: Avenue, seat: i64, agent: i64) -> None:
    """The card leaves the game face down; exactly one is drawn, whatever the size of the hand (R11, R14)."""
    g.swaps = with_number(g.swaps, seat, g.swaps[seat] - 1)
    leave_hand(g, seat, agent)
    g.swapped = with_row(g.swapped, seat, append(g.swapped[seat][:], agent))
    g.tell(say.SWAPPED, seat, g.swaps[seat])
    g.whisper(seat, say.SWAPPED_OUT, agent)
    draw(g, seat, 1)


class Laying(Choice[Avenue]):
    """Swap as often as allowed, then lay."""

    def lay(self, g: Avenue, seat: i64, b: i64, option: i64) -> None:
        raise NotImplementedError  # abstract

    def choose(self, g: Avenue, seat: i64, b: i64, option: i64) -> None:
        if say.SWAP.names(option):
            swap(g, seat, first(option))
            g.then(self.of(seat, b))
        else:
            self.lay(g, seat, b, option)

    def barred(self, g: Avenue, seat: i64, b: i64) -> list[Bar]:
        names = names_in(g.hands[seat])
        if len(g.deck) == 0:
            return [Bar(say.SWAP.of(agent), "deck-empty", "R12") for agent in names]
        if g.swaps[seat] == 0:
            return [Bar(say.SWAP.of(agent), "no-swaps-left", "4.2") for agent in names]
        return []


class OfferChoice(Laying):
    """Swap as often as allowed, then lay two agents of different names, one face up and one face down (4.2, D1).

    Two of one name only if the whole hand is of that name (R13).
    """

    def options(self, g: Avenue, seat: i64, b: i64) -> Row:
        names = names_in(g.hands[seat])
        found = say.OFFER.pairs(names)
        if len(names) == 1:
            found = append(found, say.OFFER.of(names[0], names[0]))
        return with_swaps(found, g, seat, names)

    def lay(self, g: Avenue, seat: i64, b: i64, option: i64) -> None:
        lay_up(g, seat, first(option))
        lay_down(g, seat, second(option))
        g.then(REFILL.of(seat))

    def barred(self, g: Avenue, seat: i64, b: i64) -> list[Bar]:
        hand = g.hands[seat]
        names = names_in(hand)
        pairs = [agent for agent in names if count(hand, agent) > 1] if len(names) > 1 else []
        return [Bar(say.OFFER.of(agent, agent), "same-name", "R13") for agent in pairs] + super().barred(g, seat, b)


def lay_up(g: Avenue, seat: i64, agent: i64) -> None:
    leave_hand(g, seat, agent)
    came_out(g, seat, agent)
    g.up = agent
    g.revealed += 1
    g.tell(say.LAID_UP, seat, agent)


def lay_down(g: Avenue, seat: i64, agent: i64) -> None:
    leave_hand(g, seat, agent)
    g.down = agent
    g.down_by = seat
    g.tell(say.LAID_DOWN, seat)
    g.whisper(seat, say.LAID_DOWN_MYSELF, agent)


# ---------------------------------------------------------------- 4.3 play, two-player side


class EarlySwapChoice(Choice[Avenue]):
    """Before the first card is laid each team-mate may swap, in seat order (4.3, D2, R34)."""

    def options(self, g: Avenue, seat: i64, b: i64) -> Row:
        found = with_swaps(vec[i64]([say.DONE.of()]), g, seat, names_in(g.hands[seat]))
        return found if len(found) > 1 else vec[i64]()

    def choose(self, g: Avenue, seat: i64, b: i64, option: i64) -> None:
        if say.SWAP.names(option):
            swap(g, seat, first(option))
            g.then(EARLY_SWAP.of(seat))


class OrderChoice(Choice[Avenue]):
    """The team settles who lays the face-up card; the other one lays the face-down card (4.3, D3)."""

    def options(self, g: Avenue, seat: i64, b: i64) -> Row:
        return say.FIRST.each(g.members[g.side_of(seat)])

    def choose(self, g: Avenue, seat: i64, b: i64, option: i64) -> None:
        members, opener = g.members[g.side_of(seat)], first(option)
        other = members[1] if opener == members[0] else members[0]
        g.tell(say.PLAYS_FIRST, opener)
        g.then(FACE_UP.of(opener), FACE_DOWN.of(other, b), REFILL.of(opener), REFILL.of(other))


class FaceUpChoice(Laying):
    """The first team-mate swaps as often as allowed, then lays any card face up (4.3, D4, R37)."""

    def options(self, g: Avenue, seat: i64, b: i64) -> Row:
        names = names_in(g.hands[seat])
        return with_swaps(say.LAY_UP.each(names), g, seat, names)

    def lay(self, g: Avenue, seat: i64, b: i64, option: i64) -> None:
        lay_up(g, seat, first(option))


class FaceDownChoice(Laying):
    """The second one swaps likewise, then lays a card of another name face down, if there is one in hand (4.3, D5). A
    card that was the last of the deck before the offer is not theirs to swap for (R32)."""

    def options(self, g: Avenue, seat: i64, b: i64) -> Row:
        names = names_in(g.hands[seat])
        alike = len(names) == 1
        found = vec[i64]([say.LAY_DOWN.of(agent) for agent in names if alike or agent != g.up])
        return found if b == LAST_CARD else with_swaps(found, g, seat, names)

    def lay(self, g: Avenue, seat: i64, b: i64, option: i64) -> None:
        lay_down(g, seat, first(option))

    def barred(self, g: Avenue, seat: i64, b: i64) -> list[Bar]:
        names = names_in(g.hands[seat])
        same = [Bar(say.LAY_DOWN.of(g.up), "partners-name", "4.3")] if g.up in names and len(names) > 1 else []
        if b == LAST_CARD and len(g.deck) > 0 and g.swaps[seat] > 0:
            return same + [Bar(say.SWAP.of(agent), "partners-card", "R32") for agent in names]
        return same + super().barred(g, seat, b)


# ---------------------------------------------------------------- 4.5 choose, 4.6 move


class ChooseChoice(Choice[Avenue]):
    """The other side takes one card of the offer, the active side gets the other; then both meeples move (4.5, D6)."""

    def options(self, g: Avenue, seat: i64, b: i64) -> Row:
        return vec[i64]([say.TAKE.of(say.FACE_UP), say.TAKE.of(say.FACE_DOWN)])

    def choose(self, g: Avenue, seat: i64, b: i64, option: i64) -> None:
        which = first(option)
        taken, left = (g.up, g.down) if which == say.FACE_UP else (g.down, g.up)
        mine, rival = g.side_of(seat), g.active
        g.revealed += 1
        came_out(g, g.down_by, g.down)
        g.down_by = NOTHING
        g.tell(say.CHOSE, seat, which, taken)
        self._take_up(g, which)
        join_row(g, mine, taken)
        self._take_up(g, 1 - which)
        join_row(g, rival, left)
        my_claim = move(g, mine, g.paces(mine, taken))
        rival_claim = move(g, rival, g.paces(rival, left))
        if my_claim:
            g.then(MARKET.of(mine))
        if rival_claim:
            g.then(MARKET.of(rival))

    def _take_up(self, g: Avenue, which: i64) -> None:
        if which == say.FACE_UP:
            g.up = NOTHING
        else:
            g.down = NOTHING


# ---------------------------------------------------------------- 4.9 end


class EndStep(Step[Avenue]):
    """Only here can the game end. Both sides good: the active one wins (4.9, R5, R8)."""

    def run(self, g: Avenue, side: i64, b: i64) -> None:
        rival = 1 - side
        mine, other = g.good(side), g.good(rival)
        if mine != NOTHING:
            win(g, side, mine)
        elif other != NOTHING:
            win(g, rival, other)
        elif len(g.deck) == 0 and not g.can_play(rival):
            win(g, side if g.lead(side) >= 0 else rival, OUT_OF_CARDS)
        else:
            g.turn += 1
            g.then(TURN.of(rival))


def win(g: Avenue, side: i64, reason: i64) -> None:
    """Team-mates win together (5)."""
    g.tell(say.WON, side)
    g.finish(set_of(g.members[side]), reason)


TURN: Final = TurnStep()
PLAY: Final = PlayStep()
OFFER: Final = OfferChoice()
EARLY_SWAP: Final = EarlySwapChoice()
ORDER: Final = OrderChoice()
FACE_UP: Final = FaceUpChoice()
FACE_DOWN: Final = FaceDownChoice()
CHOOSE: Final = ChooseChoice()
END: Final = EndStep()
