"""What others' deeds tell about who they are: whom they looked at, aimed at, shot at, and whom they spared. What they
say is weighed in `hearsay.py`.

Everybody is taken to act about as the judgement would in their place, by what they knew then; now and then somebody
does anything. Whoever is wary takes each of the others to be like that, or to have a mind of their own: all that one
did tells which. What a world says of the cards they knew says how likely they would have done what they did.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from undercover.games.good_cop_bad_cop.acts import PICK_ONE, PICK_SECOND, TURN_UP
from undercover.games.good_cop_bad_cop.hearsay import hearsay
from undercover.games.good_cop_bad_cop.judge import judge, judged
from undercover.games.good_cop_bad_cop.odds import Belief
from undercover.games.good_cop_bad_cop.shots import RETARGET
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import AGENT, HONEST, KINGPIN, ROW
from undercover.games.good_cop_bad_cop.turn import ACT, AIM, REACT_DECLARE
from undercover.games.good_cop_bad_cop.windows import REACT_END, REACT_INVESTIGATE
from undercover.table.agenda import Table
from undercover.table.beliefs import Deed, Insight, Past
from undercover.table.native import Row, fill, i64, index, vec
from undercover.table.story import NUMBER, phrase_of

#: Two options whose judgement differs by this much are chosen about 3 to 1 by whoever acts as the judgement would, and
#: by whoever has a mind of their own.
HEAT: Final = 0.03
OWN_MIND: Final = 0.2
#: How often somebody does anything, for reasons that nobody sees.
ODD: Final = 0.15
#: One claim in so many is a lie.
BLUFF: Final[i64] = 3
#: A kind takes two bits.
KIND_BITS: Final[i64] = 2


def believe(now: Precinct, seat: i64, past: Past) -> Insight:
    return Witness(now, seat, past())


class Witness(Insight):
    """One seat that has watched the others."""

    def __init__(self, now: Precinct, seat: i64, deeds: list[Deed]) -> None:
        self.seat: i64 = seat
        self.seen: list[Evidence] = []
        for n in range(len(deeds)):
            after = deeds[n + 1].table if n + 1 < len(deeds) else now
            assert isinstance(after, Precinct)
            actor, option = public(deeds[n], after)
            if actor != NOTHING and actor != seat:
                before = deeds[n].table
                assert isinstance(before, Precinct)
                self.seen.append(Evidence(before, actor, option, seat, now))

    def weight(self, world: Table) -> float:
        assert isinstance(world, Precinct)
        found = hearsay(world, self.seat) if len(world.claims) > 0 else 0.0
        judging = [0.0 for _ in range(world.seats)]
        freely = judging[:]
        for evidence in self.seen:
            one, other = evidence.weight(world)
            judging[evidence.actor] += one
            freely[evidence.actor] += other
        for actor in range(world.seats):
            found += either(judging[actor], freely[actor]) if self.wary else judging[actor]
        return found

    def judge(self, worlds: list[Table], weights: list[float], options: list[int]) -> list[float]:
        table = worlds[0]
        assert isinstance(table, Precinct)
        beliefs = [sides(worlds, weights, player) for player in range(table.seats)]
        return judged(table, self.seat, beliefs, options, bluffs=table.dice.copy().below(BLUFF) == 0)


def sides(worlds: list[Table], weights: list[float], player: i64) -> Belief:
    """What the worlds say of a player, by their weights."""
    total, honest, agent, kingpin = 0.0, 0.0, 0.0, 0.0
    for n in range(len(worlds)):
        world, weight = worlds[n], weights[n]
        assert isinstance(world, Precinct)
        total += weight
        if world.team(player) == HONEST:
            honest += weight
        if world.has(player, AGENT):
            agent += weight
        if world.has(player, KINGPIN):
            kingpin += weight
    return Belief(honest / total, agent / total, kingpin / total)


def public(deed: Deed, after: Precinct) -> tuple[int, int]:
    """Who chose what, as far as everybody has seen it: of the answers in a window only a play that counted."""
    before = deed.table
    assert isinstance(before, Precinct)
    step = before.agenda[-1] & NUMBER
    if step in OPEN_STEPS:
        return deed.seat, deed.option
    if step in WINDOWS and (after.last_play != before.last_play or after.last_play_by != before.last_play_by):
        return after.last_play_by, after.last_play
    return NOTHING, NOTHING


class Evidence:
    """One thing that somebody did, and how likely it was in each world the watcher may imagine."""

    def __init__(self, before: Precinct, actor: i64, option: i64, watcher: i64, now: Precinct) -> None:
        self.table: Final = before.copy()
        self.table.facts_of, self.table.facts_at, self.table.facts_are = vec[i64](), vec[i64](), vec[i64]()
        self.actor: i64 = actor
        self.options: Row = comparable(before, actor, option)
        self.taken: i64 = index(self.options, option) if option in self.options else NOTHING
        #: Where the card of each place of the rows lies now; NOTHING where the watcher knows what it was.
        self.lies: Row = fill(NOTHING, ROW * before.seats)
        self.follow(watcher, now)
        #: Where those cards lie now that the actor knew and the watcher did not.
        known = [place for place in range(len(self.lies)) if self.table.known[place] >> actor & 1 != 0]
        self.tell: Row = vec[i64]([self.lies[place] for place in known if self.lies[place] != NOTHING])
        #: What has been worked out, by the cards the actor knew.
        self.weights: dict[int, tuple[float, float]] = {}

    def follow(self, watcher: i64, now: Precinct) -> None:
        """Cards are followed by their tokens. A row that was picked up since is laid back in any order."""
        was = self.table
        lying = [place for place in range(len(self.lies)) if now.cards[place] != NOTHING]
        mixed = vec[i64]([place for place in lying if now.tokens[place] not in was.tokens])
        for place in range(i64(len(self.lies))):
            if was.cards[place] == NOTHING or was.known[place] >> watcher & 1 != 0:
                continue
            if was.tokens[place] in now.tokens:
                lies = index(now.tokens, was.tokens[place])
                if now.cards[lies] != NOTHING:
                    self.lies[place] = lies
            elif len(mixed) > 0:
                self.lies[place] = nearest(mixed, place)
                mixed = vec[i64]([each for each in mixed if each != self.lies[place]])
            else:
                was.cards[place] = HONEST

    def weight(self, world: Precinct) -> tuple[float, float]:
        if self.taken == NOTHING:
            return 0.0, 0.0
        key: i64 = 0
        for place in self.tell:
            key = key << KIND_BITS | world.cards[place]
        found = self.weights.get(key)
        if found is None:
            found = self.likelihood(world)
            self.weights[key] = found
        return found

    def likelihood(self, world: Precinct) -> tuple[float, float]:
        """Of somebody who acts as the judgement would, and of somebody with a mind of their own."""
        table = self.table
        for place in range(i64(len(self.lies))):
            if self.lies[place] != NOTHING:
                table.cards[place] = world.cards[self.lies[place]]
        values = judge(table, self.actor, [option for option in self.options])
        return likely(values, self.taken, HEAT), likely(values, self.taken, OWN_MIND)


def likely(values: list[float], taken: i64, heat: float) -> float:
    """The logarithm of how likely one of the options is taken by somebody to whom they are worth so much."""
    top, total = max(values), 0.0
    for value in values:
        total += exp((value - top) / heat)
    return log((1.0 - ODD) * exp((values[taken] - top) / heat) / total + ODD / float(len(values)))


def either(one: float, other: float) -> float:
    """The logarithm of how likely all somebody did is, if they are as likely of the one kind as of the other."""
    top = max(one, other)
    return top + log((exp(one - top) + exp(other - top)) / 2)


def comparable(before: Precinct, actor: i64, option: i64) -> Row:
    """What might have been done instead, as far as everybody can tell: what was in hand is seen when it is played."""
    played = plays(option)
    return vec[i64]([other for other in before.legal(actor) if played or not plays(other)])


def plays(option: i64) -> bool:
    return phrase_of(option).id in ("play", "play_card")


def nearest(places: Row, place: i64) -> i64:
    """One of the same row, if there is one."""
    for each in places:
        if each // ROW == place // ROW:
            return each
    return places[0]


#: Choices everybody sees as they are made, and windows.
OPEN_STEPS: Final = vec[i64]([step.number for step in (ACT, AIM, RETARGET, TURN_UP, PICK_ONE, PICK_SECOND)])
WINDOWS: Final = vec[i64]([step.number for step in (REACT_DECLARE, REACT_INVESTIGATE, REACT_END)])
