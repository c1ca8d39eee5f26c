"""The commands of the free agents (7.2), but for the Mercenary's, which is an action (`actions.py`)."""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents import memory
from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.commands import KillChoice, TurnAgentChoice, dead_bars, dead_of, living_of
from undercover.games.the_agents.operations import draw, gain, put_in_hand, retire
from undercover.games.the_agents.table import Factions, alive
from undercover.games.the_agents.things import (
    AGENTS,
    GUNNER,
    INTERROGATOR,
    MISSIONS,
    RECRUITER,
    STRATEGIST,
    TRACKER,
    UNDERCOVER,
)
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.story import Bar, Said

#: How many agents a Recruiter draws.
RECRUITS: Final = 2
#: An option of the Strategist: a random mission of a hand, or mission + 64 * faction + 512 * (1 + victim).
FACTION_BITS: Final = 6
VICTIM_BITS: Final = 9
CARD: Final = 63


def performable(g: Factions, card: int, performer: int, player: int, left: int) -> bool:
    """Whether this free agent's command can be performed, when its player has so many agents left in hand. Nothing
    here depends on what is in anybody's hand."""
    if card == RECRUITER:
        return len(g.piles[AGENTS]) + len(g.retired[AGENTS]) >= RECRUITS
    if card == TRACKER:
        return len(g.piles[AGENTS]) > 0
    if card == STRATEGIST:
        return any_mission_of_others(g, performer)
    if card == INTERROGATOR:
        for seat in range(g.seats):
            if seat != performer and (left if seat == player else len(g.hands[AGENTS][seat])):
                return True
        return False
    return any_living(g)


def any_living(g: Factions) -> bool:
    for row in g.rows:
        if alive(row):
            return True
    return False


def any_mission_of_others(g: Factions, performer: int) -> bool:
    for seat in range(g.seats):
        if seat != performer and owns_mission(g, seat):
            return True
    return False


def owns_mission(g: Factions, seat: int) -> bool:
    """In hand or attached."""
    own = g.own[seat]
    return len(g.hands[MISSIONS][seat]) + len(g.post(seat, own[0])) + len(g.post(seat, own[1])) > 0


# ---------------------------------------------------------------- the token and the way out (6.4)


class TokenStep(Step[Factions]):
    """The points of the card go to the player at its token end, or to the Strategist's victim (6.4)."""

    def run(self, g: Factions, seat: int, card: int) -> None:
        gain(g, seat, g.box.points[card])


class RetireStep(Step[Factions]):
    """The innermost free agent on the table goes face up on the retired pile (6.4)."""

    def run(self, g: Factions, a: int, b: int) -> None:
        card = g.between.pop()
        g.performers.pop()
        g.tokens.pop()
        g.tell(say.RETIRED, card)
        retire(g, AGENTS, card)


# ---------------------------------------------------------------- commands


class GunnerChoice(KillChoice):
    """Kill any living agent in ANY faction on the table (7.2)."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        return [place for faction in range(len(g.rows)) for place in living_of(g, faction)]

    def barred(self, g: Factions, seat: int, b: int) -> list[Bar]:
        return dead_bars(g, say.KILL, [place for faction in range(len(g.rows)) for place in dead_of(g, faction)])


class UndercoverChoice(TurnAgentChoice):
    """Turn any living agent in ANY faction on the table (7.2)."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        return [place for faction in range(len(g.rows)) for place in living_of(g, faction)]

    def barred(self, g: Factions, seat: int, b: int) -> list[Bar]:
        return dead_bars(g, say.TURN, [place for faction in range(len(g.rows)) for place in dead_of(g, faction)])


class RecruiterStep(Step[Factions]):
    """Draw two agents; the pile may be formed anew between them (7.2, R17)."""

    def run(self, g: Factions, seat: int, b: int) -> None:
        g.tell(say.RECRUITED, seat, RECRUITS)
        draw(g, AGENTS, seat, RECRUITS)


class StrategistChoice(OpenChoice[Factions]):
    """Steal a mission of any other player: a chosen attached one, or a random one from the hand. The victim, and nobody
    else, gets the points (7.2, R18, R19, R20)."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        found = []
        for victim in range(g.seats):
            if victim == seat:
                continue
            if g.hands[MISSIONS][victim]:
                found.append(1 + victim << VICTIM_BITS)
            for faction in g.own[victim]:
                found += [
                    mission | faction << FACTION_BITS | 1 + victim << VICTIM_BITS for mission in g.post(victim, faction)
                ]
        return found

    def choose(self, g: Factions, seat: int, b: int, option: int) -> None:
        victim = (option >> VICTIM_BITS) - 1
        if option & CARD:
            steal(g, seat, victim, option & CARD, option >> FACTION_BITS & 7)
        else:
            steal_blindly(g, seat, victim)
        g.then([TOKEN(victim, STRATEGIST)])

    def say(self, g: Factions, seat: int, b: int, option: int) -> Said:
        victim = (option >> VICTIM_BITS) - 1
        if option & CARD:
            return Said(say.STEAL, [victim, option & CARD, option >> FACTION_BITS & 7])
        return Said(say.STEAL_BLINDLY, [victim])

    def barred(self, g: Factions, seat: int, b: int) -> list[Bar]:
        empty = [victim for victim in range(g.seats) if victim != seat and not g.hands[MISSIONS][victim]]
        return [Bar(Said(say.STEAL_BLINDLY, [victim]), "no-mission-in-hand", "7.2") for victim in empty]


def steal(g: Factions, seat: int, victim: int, mission: int, faction: int) -> None:
    """An attached mission goes openly into the thief's hand."""
    place = 2 * faction + g.side(victim, faction)
    g.posts[place] = memory.without(g.posts[place], mission)
    put_in_hand(g, MISSIONS, seat, mission)
    memory.went_in(g, MISSIONS, seat, mission)
    g.tell(say.STOLE, seat, victim, mission, faction)


def steal_blindly(g: Factions, seat: int, victim: int) -> None:
    """Only the thief and the victim learn which one it was."""
    hand = g.hands[MISSIONS][victim]
    mission = hand[g.dice.below(len(hand))]
    pass_unseen(g, MISSIONS, victim, seat, mission)
    g.tell(say.STOLE_BLINDLY, seat, victim)
    g.whisper(seat, say.STOLE_THIS, seat, victim, mission)
    g.whisper(victim, say.STOLE_THIS, seat, victim, mission)


def pass_unseen(g: Factions, deck: int, holder: int, taker: int, card: int) -> None:
    memory.passed_unseen(g, deck, holder, taker, card)
    g.hands[deck][holder] = memory.without(g.hands[deck][holder], card)
    put_in_hand(g, deck, taker, card)
    g.revealed += 1


class TrackerStep(Step[Factions]):
    """Look through the draw pile (7.2)."""

    def run(self, g: Factions, seat: int, b: int) -> None:
        memory.saw_pile(g, AGENTS, seat)
        g.revealed += 1
        pile = g.piles[AGENTS]
        g.tell(say.SEARCHED, seat, len(pile))
        if len(pile) == 1:
            draw(g, AGENTS, seat)
        else:
            g.then([TRACK(seat)])


class TrackChoice(Choice[Factions]):
    """Take one card of the draw pile, unseen by the others; the rest is shuffled (7.2). Asked even if all are alike:
    the others must not learn that."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        return sorted(set(g.piles[AGENTS]))

    def choose(self, g: Factions, seat: int, b: int, option: int) -> None:
        pile = memory.without(g.piles[AGENTS], option)
        g.dice.shuffle(pile)
        g.piles[AGENTS] = [*pile, option]
        draw(g, AGENTS, seat)

    def say(self, g: Factions, seat: int, b: int, option: int) -> Said:
        return Said(say.TAKE, [option])


class InterrogatorChoice(OpenChoice[Factions]):
    """Look at the agents in the hand of any other player who has one (7.2, R20)."""

    def options(self, g: Factions, seat: int, b: int) -> list[int]:
        return [victim for victim in range(g.seats) if victim != seat and g.hands[AGENTS][victim]]

    def choose(self, g: Factions, seat: int, b: int, victim: int) -> None:
        memory.saw_hand(g, AGENTS, seat, victim)
        g.revealed += 1
        g.tell(say.QUESTIONED, seat, victim)
        hand = g.hands[AGENTS][victim]
        for card in hand:
            g.whisper(seat, say.SAW_CARD, victim, card)
        if len(hand) == 1:
            take(g, seat, victim, hand[0])
        else:
            g.then([INTERROGATE(seat, victim)])

    def say(self, g: Factions, seat: int, b: int, victim: int) -> Said:
        return Said(say.QUESTION, [victim])

    def barred(self, g: Factions, seat: int, b: int) -> list[Bar]:
        empty = [victim for victim in range(g.seats) if victim != seat and not g.hands[AGENTS][victim]]
        return [Bar(Said(say.QUESTION, [victim]), "no-agent-in-hand", "7.2") for victim in empty]


class InterrogateChoice(Choice[Factions]):
    """Take one of the agents seen (7.2). Asked even if all are alike: the others must not learn that."""

    def options(self, g: Factions, seat: int, victim: int) -> list[int]:
        return sorted(set(g.hands[AGENTS][victim]))

    def choose(self, g: Factions, seat: int, victim: int, card: int) -> None:
        take(g, seat, victim, card)

    def say(self, g: Factions, seat: int, victim: int, card: int) -> Said:
        return Said(say.TAKE, [card])


def take(g: Factions, seat: int, victim: int, card: int) -> None:
    pass_unseen(g, AGENTS, victim, seat, card)
    g.tell(say.TOOK, seat, victim)
    g.whisper(seat, say.TOOK_THIS, seat, victim, card)
    g.whisper(victim, say.TOOK_THIS, seat, victim, card)


TOKEN: Final = TokenStep()
RETIRE: Final = RetireStep()
TRACK: Final = TrackChoice()
INTERROGATE: Final = InterrogateChoice()
#: By card; the Mercenary's command is a bonus action.
FREE_COMMANDS: Final[dict[int, Step[Factions]]] = {
    GUNNER: GunnerChoice(),
    RECRUITER: RecruiterStep(),
    STRATEGIST: StrategistChoice(),
    TRACKER: TrackerStep(),
    UNDERCOVER: UndercoverChoice(),
    INTERROGATOR: InterrogatorChoice(),
}
