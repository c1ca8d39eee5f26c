"""What is good at Good Cop Bad Cop, judged from what one seat knows. The unit is about one wounded leader.

The judge weighs who is on the seat's side (`odds.py`), looks at those it is least sure of, aims at likely enemies and
shoots when that promises more than looking on. It tells the truth about enemies it has seen, and leaders deny being
leaders.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.odds import Belief, Odds, kinds_at
from undercover.games.good_cop_bad_cop.table import NOTHING, Precinct
from undercover.games.good_cop_bad_cop.talk import NOTED
from undercover.games.good_cop_bad_cop.things import AGENT, CROOKED, FACE_IDS, HONEST, KINGPIN, ROW
from undercover.games.good_cop_bad_cop.turn import REACT_DECLARE, SHOOT
from undercover.table.native import Row, i64, vec
from undercover.table.story import NUMBER, first, phrase_of, second

#: A game won or lost.
WIN: Final = 4.0
#: A leader wounded, an ordinary cop of the other team out, one of the own team out.
WOUND: Final = 1.0
ENEMY: Final = 0.3
FRIEND: Final = 0.5
#: What it costs to turn a card up, and to turn up one's own leader.
SHOWN: Final = 0.06
LEADER_SHOWN: Final = 0.6
#: A look at somebody about whom nothing is known; a gun in hand, and how much of a shot it is to aim; something in hand
#: to react with.
LOOK: Final = 0.3
GUN: Final = 0.12
AIM: Final = 0.3
HOLD: Final = 0.1
#: The same to whoever knows more because of what the others did: there is less to look for, and more to aim at.
LOOK_AFTER_WATCHING: Final = 0.18
GUN_AFTER_WATCHING: Final = 0.18
AIM_AFTER_WATCHING: Final = 0.6
ENEMY_AFTER_WATCHING: Final = 0.5

#: How good it is to have an equipment card in hand.
KEEPING: Final = {
    "restraining_order": 0.5,
    "k9_unit": 0.45,
    "taser": 0.45,
    "wiretap": 0.4,
    "polygraph": 0.38,
    "metal_detector": 0.3,
    "flashbang": 0.3,
    "truth_serum": 0.3,
    "planted_evidence": 0.3,
    "surveillance_camera": 0.25,
    "defibrillator": 0.25,
    "coffee": 0.25,
    "report_audit": 0.2,
    "evidence_bag": 0.2,
    "blackmail": 0.15,
    "smoke_grenade": 0.1,
}


def judge(g: Precinct, seat: i64, options: list[int]) -> list[float]:
    """What each of these options is worth to the seat, by the cards it knows and what was claimed."""
    judgement = Judge(g, seat, Odds(g, seat).beliefs())
    return [VALUES[phrase_of(option).id](judgement, option) for option in options]


def judged(g: Precinct, seat: i64, beliefs: list[Belief], options: list[int], bluffs: bool) -> list[float]:
    """What each of these options is worth to a seat that believes this of each player. Who watches the others need not
    look as often, and acts sooner; and keeps its own counsel: what it says of itself is what everybody else would say,
    and what it says of others is at times a lie."""
    judgement = Judge(g, seat, beliefs)
    judgement.look_worth, judgement.gun_worth = LOOK_AFTER_WATCHING, GUN_AFTER_WATCHING
    judgement.aim_share, judgement.enemy_worth = AIM_AFTER_WATCHING, ENEMY_AFTER_WATCHING
    judgement.guarded, judgement.bluffs = True, bluffs
    return [VALUES[phrase_of(option).id](judgement, option) for option in options]


class Judge:
    """One seat's knowledge, read with an eye to its chances."""

    def __init__(self, g: Precinct, seat: i64, beliefs: list[Belief]) -> None:
        self.g: Final = g
        self.seat: i64 = seat
        self.team: i64 = g.team(seat)
        #: What the seat knows to lie at each place of the rows.
        self.kinds: Row = kinds_at(g, seat)
        self.beliefs: Final = beliefs
        #: What a look is worth at most, a gun in hand, aiming it, and an ordinary enemy out.
        self.look_worth: float = LOOK
        self.gun_worth: float = GUN
        self.aim_share: float = AIM
        self.enemy_worth: float = ENEMY
        #: Whether claims shall give nothing away, and whether the next one is a lie.
        self.guarded: bool = False
        self.bluffs: bool = False
        #: Whom a Shoot is declared at, if it can be answered just now.
        self.shot_at: i64 = NOTHING
        if g.agenda[-1] & NUMBER == REACT_DECLARE.number and g.first() == SHOOT:
            self.shot_at = g.second()

    # -- people

    def friend(self, seat: i64) -> float:
        return 1.0 if seat == self.seat else self.beliefs[seat].on(self.team)

    def doubt(self, seat: i64) -> float:
        """1 if nothing is known about somebody's side, 0 if everything is."""
        sure = abs(2 * self.beliefs[seat].on(self.team) - 1)
        leader = self.beliefs[seat].leads(1 - self.team)
        return (1 - sure) + 2 * leader * (1 - leader)

    def shot(self, seat: i64) -> float:
        """What a shot at somebody is worth."""
        belief = self.beliefs[seat]
        hit = WIN if self.g.wounded >> seat & 1 != 0 else WOUND
        foe, own = belief.leads(1 - self.team), belief.leads(self.team)
        enemies, friends = max(0.0, 1 - belief.on(self.team) - foe), max(0.0, belief.on(self.team) - own)
        if seat == self.seat:
            friends *= 2
        return hit * (foe - own) + self.enemy_worth * enemies - FRIEND * friends

    # -- cards

    def look(self, place: i64) -> float:
        """A card already known tells nothing."""
        return self.look_worth * self.doubt(place // ROW) if self.kinds[place] == NOTHING else 0.0

    def show(self) -> float:
        """What turning up the least telling of one's own cards costs."""
        costs = [-self.turn_up(place) for place in self.g.face_down(self.seat)]
        return min(costs) if costs else 0.0

    def turn_up(self, place: i64) -> float:
        """The leader comes last; what others have seen already costs less."""
        cost = LEADER_SHOWN if self.kinds[place] >= AGENT else SHOWN
        others = 0
        for seat in range(self.g.seats):
            if seat != self.seat and self.g.known[place] >> seat & 1 != 0:
                others += 1
        return -cost / (1 + 0.3 * others)

    def leads(self) -> bool:
        return self.g.leads(self.seat)

    # -- the four actions

    def arm(self, seat: i64) -> float:
        return self.gun_worth + self.aim_share * max(0.0, self.shot(seat)) - self.show()

    def equip(self) -> float:
        return (0.02 if self.g.hands[self.seat] != NOTHING else HOLD) - self.show()

    # -- equipment: what it brings beyond holding on to it

    def play(self, option: i64) -> float:
        equipment = FACE_IDS[phrase_of(option).numbers(option)[0]]
        worth = PLAYS[equipment](self, option)
        return worth - 0.3 * KEEPING[equipment] if worth > 0 else worth - 1

    def threat(self) -> float:
        """What the declared shot would cost this seat's side."""
        return 0.0 if self.shot_at == NOTHING or self.g.active == self.seat else -self.shot(self.shot_at)

    def disarm(self, seat: i64) -> float:
        """A gun out of an enemy's hand, most of all one that is about to be fired."""
        about_to = self.threat() if seat == self.g.active else 0.0
        aim = self.g.aims[seat]
        aimed = -self.shot(aim) * (1 - self.friend(seat)) if aim != NOTHING else 0.0
        return max(about_to, 0.3 * aimed)

    def exchange(self, one: i64, other: i64) -> float:
        """Only to save the own leader from the second shot: the card goes to somebody trusted."""
        if self.shot_at == NOTHING or self.g.wounded >> self.shot_at & 1 == 0:
            return 0.0
        leader = AGENT if self.team == HONEST else KINGPIN
        for place in (one, other):
            if place // ROW == self.shot_at and self.kinds[place] == leader:
                return WIN * (self.friend((one + other - place) // ROW) - 0.5)
        return 0.0

    def revive(self, place: i64) -> float:
        crooked = (self.kinds[place] == CROOKED) != (self.g.planted == place // ROW)
        return ENEMY if crooked == (self.team == CROOKED) else -ENEMY

    def plant(self, seat: i64) -> float:
        """An ordinary cop changes sides; a leader does not."""
        if seat == self.seat:
            return -FRIEND
        belief = self.beliefs[seat]
        foe, own = belief.leads(1 - self.team), belief.leads(self.team)
        return ENEMY * (1 - belief.on(self.team) - foe) - FRIEND * (belief.on(self.team) - own)

    def compare(self, seat: i64) -> float:
        """A look at a whole row, for a look at one's own; leaders had better not."""
        return 2 * LOOK * self.doubt(seat) - (LEADER_SHOWN * (1 - self.friend(seat)) if self.leads() else SHOWN)

    def expose(self, seat: i64, leader: bool) -> float:
        """A card turned up for everybody: good if it shows an enemy, bad if it shows a friend."""
        if seat == self.seat:
            return -SHOWN
        return (LEADER_SHOWN if leader else SHOWN) * (1 - 2 * self.friend(seat)) + 0.2 * SHOWN

    def hide(self) -> float:
        """Worth it when a leader lies open."""
        shown = [self.kinds[place] for place in self.g.row(self.seat) if self.g.down >> place & 1 == 0]
        return LEADER_SHOWN if AGENT in shown or KINGPIN in shown else SHOWN * (len(shown) - 1)

    def metal(self) -> float:
        return sum([0.8 * LOOK * self.doubt(other) for other in self.g.others(self.seat) if self.g.armed(other)])

    def audit(self) -> float:
        hidden = [seat for seat in self.g.alive() if self.g.all_face_down(seat)]
        return sum([0.5 * SHOWN if seat != self.seat else -self.show() for seat in hidden])

    def coffee(self) -> float:
        waits = self.g.armed(self.seat) and self.g.active != self.seat
        return 0.4 * max(0.0, self.shot(self.g.aims[self.seat])) if waits else 0.05

    def smoke(self) -> float:
        """The turn goes to the neighbour on the other side, who may have the better aim."""
        order = [seat for seat in self.g.round_from(self.g.active) if seat != self.g.active and self.g.living(seat)]
        gain = self.turn_of(order[-1]) - self.turn_of(order[0])
        return -gain if self.g.smoke else gain

    def turn_of(self, seat: i64) -> float:
        """What somebody's turn brings by their gun: friends shoot at enemies, enemies at friends."""
        if not self.g.armed(seat):
            return 0.0
        worth, friend = self.shot(self.g.aims[seat]), self.friend(seat)
        return AIM * (friend * max(0.0, worth) + (1 - friend) * min(0.0, worth))

    # -- talk

    def said(self, claim: str) -> bool:
        """Whether this seat has made such a claim since sides last changed."""
        claims = self.g.claims
        era: i64 = 0
        for at in range(i64(0), len(claims), NOTED):
            era = max(era, claims[at + 4])
        for at in range(i64(0), len(claims), NOTED):
            mine = claims[at + 1] == self.seat and claims[at + 4] == era
            if mine and phrase_of(claims[at + 2]).id == claim:
                return True
        return False

    def news(self) -> Row:
        """Cards of likely enemies that this seat has really seen and not told of yet."""
        g = self.g
        told = [g.claims[at + 3] for at in range(i64(0), len(g.claims), NOTED) if g.claims[at + 1] == self.seat]
        return vec[i64](
            [
                place
                for other in g.others(self.seat)
                for place in g.face_down(other)
                if self.kinds[place] != NOTHING and g.tokens[place] not in told and self.friend(other) < 0.5
            ]
        )

    def claim(self, kind: i64) -> float:
        if kind == say.SAW_CARD:
            return 0.3 if len(self.news()) > 0 else -1.0
        if kind == say.OWN_LEADER:
            return 0.2 if (self.guarded or self.leads()) and not self.said("own_leader") else -1.0
        if kind == say.OWN_TEAM:
            return 0.1 if (self.guarded or not self.leads()) and not self.said("own_team") else -1.0
        return -1.0

    def tell(self, place: i64, kind: i64) -> float:
        """The truth about a card; a bluff makes an Honest card Crooked, and any other one Honest."""
        seen = self.kinds[place]
        if self.bluffs:
            seen = CROOKED if seen == HONEST else HONEST
        return 1.0 if kind == seen else 0.0

    def profess(self, team: i64) -> float:
        """One's own team; the guarded are all Honest."""
        return 1.0 if team == (HONEST if self.guarded else self.team) else 0.0


#: Every equipment card, and what playing it brings.
PLAYS: Final[dict[str, Callable[[Judge, int], float]]] = {
    "blackmail": lambda judge, option: judge.exchange(first(option), second(option)),
    "coffee": lambda judge, option: judge.coffee(),
    "defibrillator": lambda judge, option: judge.revive(first(option)),
    "evidence_bag": lambda judge, option: 0.15 * (1 - judge.friend(first(option))),
    "flashbang": lambda judge, option: judge.hide(),
    "k9_unit": lambda judge, option: judge.disarm(first(option)),
    "metal_detector": lambda judge, option: judge.metal(),
    "planted_evidence": lambda judge, option: judge.plant(first(option)),
    "polygraph": lambda judge, option: judge.compare(first(option)),
    "report_audit": lambda judge, option: judge.audit(),
    "restraining_order": lambda judge, option: 0.8 * judge.threat(),
    "smoke_grenade": lambda judge, option: judge.smoke(),
    "surveillance_camera": lambda judge, option: judge.expose(
        first(option) // ROW, judge.kinds[first(option)] >= AGENT
    ),
    "taser": lambda judge, option: 2 * GUN + 0.3 * judge.shot(second(option)) + judge.disarm(first(option)),
    "truth_serum": lambda judge, option: judge.expose(first(option), False),
    "wiretap": lambda judge, option: 1.6 * judge.look(first(option)),
}

#: Every kind of option of `phrases.py`, and its value.
VALUES: Final[dict[str, Callable[[Judge, int], float]]] = {
    "arrange": lambda judge, option: 0.0,
    "investigate": lambda judge, option: judge.look(first(option)),
    "equip": lambda judge, option: judge.equip(),
    "arm": lambda judge, option: judge.arm(first(option)),
    "shoot": lambda judge, option: judge.shot(first(option)),
    "pass": lambda judge, option: 0.0,
    "turn_up": lambda judge, option: judge.turn_up(ROW * judge.seat + first(option)),
    "keep": lambda judge, option: KEEPING[FACE_IDS[first(option)]],
    "aim": lambda judge, option: judge.shot(first(option)),
    "retarget": lambda judge, option: judge.shot(first(option)),
    "pick": lambda judge, option: judge.look(first(option)),
    "play": lambda judge, option: judge.play(option),
    "play_card": lambda judge, option: judge.play(option),
    "silent": lambda judge, option: 0.0,
    "claim": lambda judge, option: judge.claim(first(option)),
    "about_card": lambda judge, option: float(first(option) in judge.news()),
    "about_player": lambda judge, option: 0.0,
    "saw_card": lambda judge, option: judge.tell(first(option), second(option)),
    "own_team": lambda judge, option: judge.profess(first(option)),
    "own_leader": lambda judge, option: float(first(option) == say.NO_LEADER),
    "own_card": lambda judge, option: 0.0,
    "own_equipment": lambda judge, option: 0.0,
    "accuse": lambda judge, option: 0.0,
    "vouch": lambda judge, option: judge.friend(first(option)),
    "request": lambda judge, option: 0.0,
}
