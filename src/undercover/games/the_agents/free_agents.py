"""The commands of the free agents (7.2), but for the Mercenary's, which is an action (`actions.py`)."""

from __future__ import annotations

from typing import Final

from undercover.games.the_agents import memory, things
from undercover.games.the_agents import phrases as say
from undercover.games.the_agents.acts import draw, drawn, gain, operate, pass_unseen, pick_up, renew, retire
from undercover.games.the_agents.cards import NONE, gathered, kinds, listed
from undercover.games.the_agents.commands import bars, dead, living, pointed
from undercover.games.the_agents.table import Factions
from undercover.games.the_agents.things import AGENTS, DEAD, MISSIONS
from undercover.table.agenda import Choice, OpenChoice, Step
from undercover.table.native import Row, append, i64, pop, remove, room
from undercover.table.rows import with_row
from undercover.table.story import Bar, Phrase, first, second, third

#: How many agents a Recruiter draws.
RECRUITS: Final[i64] = 2


def performable(g: Factions, card: i64, performer: i64, player: i64, rest: i64) -> bool:
    """Whether this free agent's command can be performed, when its player has the rest of the hand left. Nothing here
    depends on what is in anybody's hand. Two of them only need cards to draw."""
    if card == things.RECRUITER:
        return len(g.piles[AGENTS]) + len(g.retired[AGENTS]) >= RECRUITS
    if card == things.TRACKER:
        return len(g.piles[AGENTS]) > 0
    return CHOICES[card].possible(g, performer, player, rest)


def owns_mission(g: Factions, seat: i64) -> bool:
    """In hand or attached."""
    return g.hand(MISSIONS, seat) | g.post(seat, g.own[2 * seat]) | g.post(seat, g.own[2 * seat + 1]) != NONE


# ---------------------------------------------------------------- the token and the way out (6.4)


class TokenStep(Step[Factions]):
    """The points of the card go to the player at its token end, or to the Strategist's victim (6.4)."""

    def run(self, g: Factions, seat: i64, card: i64) -> None:
        gain(g, seat, g.box.points[card])


class RetireStep(Step[Factions]):
    """The innermost free agent on the table goes face up on the retired pile (6.4)."""

    def run(self, g: Factions, a: i64, b: i64) -> None:
        g.between, card = pop(g.between)
        g.performers, _ = pop(g.performers)
        g.tokens, _ = pop(g.tokens)
        retire(g, AGENTS, card)
        g.tell(say.RETIRED, card)
        renew(g, AGENTS)


# ---------------------------------------------------------------- commands with a choice


class FreeChoice(OpenChoice[Factions]):
    """A free agent's command that asks for a choice."""

    def possible(self, g: Factions, performer: i64, player: i64, rest: i64) -> bool:
        """Whether there is anything to choose, when the player of the card has this rest of the hand left."""
        raise NotImplementedError  # abstract


class AnyLiving(FreeChoice):
    """Kill or turn any living agent in ANY faction on the table."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__()
        self.phrase: Final = phrase

    def possible(self, g: Factions, performer: i64, player: i64, rest: i64) -> bool:
        for agent in g.rows:
            if agent < DEAD:
                return True
        return False

    def options(self, g: Factions, seat: i64, b: i64) -> Row:
        return pointed(self.phrase, all_living(g))

    def choose(self, g: Factions, seat: i64, b: i64, option: i64) -> None:
        operate(g, seat, option)

    def barred(self, g: Factions, seat: i64, b: i64) -> list[Bar]:
        found: list[Bar] = []
        for faction in range(g.factions()):
            found += bars(self.phrase, dead(g, faction), "dead", "R44")
        return found


class GunnerChoice(AnyLiving):
    """Kill any living agent in ANY faction on the table (7.2)."""


class UndercoverChoice(AnyLiving):
    """Turn any living agent in ANY faction on the table (7.2)."""


def all_living(g: Factions) -> i64:
    found: i64 = 0
    for faction in range(g.factions()):
        found |= living(g, faction)
    return found


class StrategistChoice(FreeChoice):
    """Steal a mission of any other player: a chosen attached one, or a random one from the hand. The victim, and nobody
    else, gets the points (7.2, R18, R19, R20)."""

    def possible(self, g: Factions, performer: i64, player: i64, rest: i64) -> bool:
        for seat in range(g.seats):
            if seat != performer and owns_mission(g, seat):
                return True
        return False

    def options(self, g: Factions, seat: i64, b: i64) -> Row:
        found = room()
        for victim in range(g.seats):
            if victim == seat:
                continue
            if g.hand(MISSIONS, victim) != NONE:
                found = append(found, say.STEAL_BLINDLY.of(victim))
            for faction in g.own[2 * victim : 2 * victim + 2]:
                for mission in kinds(MISSIONS, g.post(victim, faction)):
                    found = append(found, say.STEAL.of(victim, mission, faction))
        return found

    def choose(self, g: Factions, seat: i64, b: i64, option: i64) -> None:
        victim = first(option)
        if say.STEAL.names(option):
            mission, faction = second(option), third(option)
            pick_up(g, victim, mission, faction, seat)
            g.tell(say.STOLE, seat, victim, mission, faction)
        else:
            steal_blindly(g, seat, victim)
        g.then(TOKEN.of(victim, things.STRATEGIST))

    def barred(self, g: Factions, seat: i64, b: i64) -> list[Bar]:
        empty = [victim for victim in range(g.seats) if victim != seat and g.hand(MISSIONS, victim) == NONE]
        return [Bar(say.STEAL_BLINDLY.of(victim), "no-mission-in-hand", "7.2") for victim in empty]


def steal_blindly(g: Factions, seat: i64, victim: i64) -> None:
    """Only the thief and the victim learn which one it was."""
    hand = listed(MISSIONS, g.hand(MISSIONS, victim))
    mission = hand[g.dice.below(len(hand))]
    pass_unseen(g, MISSIONS, victim, seat, mission)
    g.tell(say.STOLE_BLINDLY, seat, victim)
    g.whisper(seat, say.STOLE_THIS, seat, victim, mission)
    g.whisper(victim, say.STOLE_THIS, seat, victim, mission)


class InterrogatorChoice(FreeChoice):
    """Look at the agents in the hand of any other player who has one (7.2, R20)."""

    def possible(self, g: Factions, performer: i64, player: i64, rest: i64) -> bool:
        for seat in range(g.seats):
            if seat != performer and (rest if seat == player else g.hand(AGENTS, seat)) != NONE:
                return True
        return False

    def options(self, g: Factions, seat: i64, b: i64) -> Row:
        found = room()
        for victim in range(g.seats):
            if victim != seat and g.hand(AGENTS, victim) != NONE:
                found = append(found, say.QUESTION.of(victim))
        return found

    def choose(self, g: Factions, seat: i64, b: i64, option: i64) -> None:
        victim = first(option)
        memory.saw_hand(g, AGENTS, seat, victim)
        g.revealed += 1
        g.tell(say.QUESTIONED, seat, victim)
        hand = listed(AGENTS, g.hand(AGENTS, victim))
        for card in hand:
            g.whisper(seat, say.SAW_CARD, victim, card)
        if len(hand) == 1:
            take(g, seat, victim, hand[0])
        else:
            g.then(INTERROGATE.of(seat, victim))

    def barred(self, g: Factions, seat: i64, b: i64) -> list[Bar]:
        empty = [victim for victim in range(g.seats) if victim != seat and g.hand(AGENTS, victim) == NONE]
        return [Bar(say.QUESTION.of(victim), "no-agent-in-hand", "7.2") for victim in empty]


class InterrogateChoice(Choice[Factions]):
    """Take one of the agents seen (7.2). Asked even if all are alike: the others must not learn that."""

    def options(self, g: Factions, seat: i64, victim: i64) -> Row:
        return say.TAKE.each(kinds(AGENTS, g.hand(AGENTS, victim)))

    def choose(self, g: Factions, seat: i64, victim: i64, option: i64) -> None:
        take(g, seat, victim, first(option))


def take(g: Factions, seat: i64, victim: i64, card: i64) -> None:
    pass_unseen(g, AGENTS, victim, seat, card)
    g.tell(say.TOOK, seat, victim)
    g.whisper(seat, say.TOOK_THIS, seat, victim, card)
    g.whisper(victim, say.TOOK_THIS, seat, victim, card)


# ---------------------------------------------------------------- commands that draw


class RecruiterStep(Step[Factions]):
    """Draw two agents; the pile may be formed anew between them (7.2, R17)."""

    def run(self, g: Factions, seat: i64, b: i64) -> None:
        one = draw(g, AGENTS, seat)
        g.tell(say.RECRUITED, seat, RECRUITS)
        renew(g, AGENTS)
        other = draw(g, AGENTS, seat)
        if one > other:
            one, other = other, one
        renew(g, AGENTS)
        g.revealed += 1
        g.whisper(seat, say.DREW_CARD, one)
        g.whisper(seat, say.DREW_CARD, other)


class TrackerStep(Step[Factions]):
    """Look through the draw pile (7.2)."""

    def run(self, g: Factions, seat: i64, b: i64) -> None:
        memory.saw_pile(g, AGENTS, seat)
        g.revealed += 1
        g.tell(say.SEARCHED, seat, len(g.piles[AGENTS]))
        if len(g.piles[AGENTS]) == 1:
            drawn(g, AGENTS, seat, draw(g, AGENTS, seat))
        else:
            g.then(TRACK.of(seat))


class TrackChoice(Choice[Factions]):
    """Take one card of the draw pile, unseen by the others; the rest is shuffled (7.2). Asked even if all are alike:
    the others must not learn that."""

    def options(self, g: Factions, seat: i64, b: i64) -> Row:
        return say.TAKE.each(kinds(AGENTS, gathered(g.piles[AGENTS])))

    def choose(self, g: Factions, seat: i64, b: i64, option: i64) -> None:
        pile = remove(g.piles[AGENTS][:], first(option))
        g.dice.shuffle(pile)
        g.piles = with_row(g.piles, AGENTS, append(pile, first(option)))
        drawn(g, AGENTS, seat, draw(g, AGENTS, seat))


TOKEN: Final = TokenStep()
RETIRE: Final = RetireStep()
TRACK: Final = TrackChoice()
INTERROGATE: Final = InterrogateChoice()
#: By card; the Mercenary's command is a bonus action.
CHOICES: Final[dict[int, FreeChoice]] = {
    things.GUNNER: GunnerChoice(say.KILL),
    things.STRATEGIST: StrategistChoice(),
    things.UNDERCOVER: UndercoverChoice(say.TURN),
    things.INTERROGATOR: InterrogatorChoice(),
}
DRAWS: Final[dict[int, Step[Factions]]] = {things.RECRUITER: RecruiterStep(), things.TRACKER: TrackerStep()}
FREE_COMMANDS: Final[dict[int, Step[Factions]]] = {**CHOICES, **DRAWS}
