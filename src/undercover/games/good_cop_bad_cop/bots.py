"""What is good at Good Cop Bad Cop, judged from what one seat sees. The unit is about one wounded leader.

The bot weighs who is on its side (`odds.py`), looks at those it is least sure of, aims at likely enemies and shoots
when that promises more than looking on. It tells the truth about enemies it has seen, and leaders deny being leaders.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercover.games.good_cop_bad_cop.odds import KIND_IDS, Belief, beliefs
from undercover.games.good_cop_bad_cop.things import AGENT, KINGPIN, TEAM_IDS
from undercover.table.options import Option

#: A game won or lost.
WIN = 4.0
#: A leader wounded, an ordinary cop of the other team out, one of the own team out.
WOUND = 1.0
ENEMY = 0.3
FRIEND = 0.5
#: What it costs to turn a card up, and to turn up one's own leader.
SHOWN = 0.06
LEADER_SHOWN = 0.6
#: A look at somebody about whom nothing is known; a gun in hand; something in hand to react with.
LOOK = 0.3
GUN = 0.12
HOLD = 0.1

#: How good it is to have an equipment card in hand.
KEEPING = {
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


def value(seen: dict[str, Any], option: Option) -> float:
    """What this option is worth to the seat that sees this."""
    return VALUES[option.kind](judge(seen), option)


class Judge:
    """One seat's view, read with an eye to its chances."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.seen = seen
        self.seat: int = seen["seat"]
        self.players: list[dict[str, Any]] = seen["players"]
        self.me = self.players[self.seat]
        self.team = TEAM_IDS.index(self.me["team"])
        self.kinds: list[str | None] = [card["kind"] for card in self.me["row"]]
        self.beliefs = beliefs(seen)

    # -- people

    def friend(self, seat: int) -> float:
        return 1.0 if seat == self.seat else self.beliefs[seat].on(self.team)

    def doubt(self, seat: int) -> float:
        """1 if nothing is known about somebody's side, 0 if everything is."""
        sure = abs(2 * self.beliefs[seat].on(self.team) - 1)
        leader = self.beliefs[seat].leads(1 - self.team)
        return (1 - sure) + 2 * leader * (1 - leader)

    def shot(self, seat: int) -> float:
        """What a shot at somebody is worth."""
        belief: Belief = self.beliefs[seat]
        hit = WIN if self.players[seat]["wounded"] else WOUND
        foe, own = belief.leads(1 - self.team), belief.leads(self.team)
        enemies, friends = max(0.0, 1 - belief.on(self.team) - foe), max(0.0, belief.on(self.team) - own)
        if seat == self.seat:
            friends *= 2
        return hit * (foe - own) + ENEMY * enemies - FRIEND * friends

    # -- cards

    def card(self, seat: int, slot: object) -> dict[str, Any]:
        cards = self.players[seat]["row"]
        return next(each for each in cards if each["slot"] == int(str(slot)))

    def look(self, seat: int, slot: object) -> float:
        """A card already known tells nothing."""
        return LOOK * self.doubt(seat) if self.card(seat, slot)["kind"] is None else 0.0

    def show(self) -> float:
        """What turning up the least telling of one's own cards costs."""
        hidden = [card for card in self.me["row"] if not card["face_up"]]
        return min((-self.turn_up(card["slot"]) for card in hidden), default=0.0)

    def turn_up(self, slot: object) -> float:
        """The leader comes last; what others have seen already costs less."""
        card = self.card(self.seat, slot)
        cost = LEADER_SHOWN if card["kind"] in ("agent", "kingpin") else SHOWN
        return -cost / (1 + 0.3 * len(card["seen_by"]))

    def leads(self) -> bool:
        return "agent" in self.kinds or "kingpin" in self.kinds

    # -- the four actions

    def arm(self, seat: int) -> float:
        return GUN + 0.3 * max(0.0, self.shot(seat)) - self.show()

    def equip(self) -> float:
        return (0.02 if self.me["hand"] else HOLD) - self.show()

    # -- equipment: what it brings beyond holding on to it

    def play(self, option: Option) -> float:
        equipment = str(option.named["equipment"])
        worth = PLAYS[equipment](self, option)
        return worth - 0.3 * KEEPING[equipment] if worth > 0 else worth - 1

    def threat(self) -> float:
        """What the declared shot would cost this seat's side."""
        declared = self.seen["declared"]
        if declared is None or declared["action"] != "shoot" or self.seen["active"] == self.seat:
            return 0.0
        return -self.shot(declared["seat"])

    def disarm(self, seat: int) -> float:
        """A gun out of an enemy's hand, most of all one that is about to be fired."""
        player = self.players[seat]
        about_to = self.threat() if seat == self.seen["active"] else 0.0
        aimed = -self.shot(player["aim"]) * (1 - self.friend(seat)) if player["aim"] is not None else 0.0
        return max(about_to, 0.3 * aimed)

    def exchange(self, option: Option) -> float:
        """Only to save the own leader from the second shot: the card goes to somebody trusted."""
        declared = self.seen["declared"]
        if declared is None or declared["action"] != "shoot" or not self.players[declared["seat"]]["wounded"]:
            return 0.0
        leader = KIND_IDS[AGENT if self.team == 0 else KINGPIN]
        ends = [(int(str(option.named[who])), option.named[slot]) for who, slot in ENDS]
        for (one, slot), (other, _) in (ends, ends[::-1]):
            if one == declared["seat"] and self.card(one, slot)["kind"] == leader:
                return WIN * (self.friend(other) - 0.5)
        return 0.0

    def revive(self, seat: int, slot: object) -> float:
        kind = self.card(seat, slot)["kind"]
        crooked = (kind == "crooked") != self.players[seat]["planted"]
        return ENEMY if crooked == (self.team == 1) else -ENEMY

    def plant(self, seat: int) -> float:
        """An ordinary cop changes sides; a leader does not."""
        if seat == self.seat:
            return -FRIEND
        belief = self.beliefs[seat]
        foe, own = belief.leads(1 - self.team), belief.leads(self.team)
        return ENEMY * (1 - belief.on(self.team) - foe) - FRIEND * (belief.on(self.team) - own)

    def compare(self, seat: int) -> float:
        """A look at a whole row, for a look at one's own; leaders had better not."""
        return 2 * LOOK * self.doubt(seat) - (LEADER_SHOWN * (1 - self.friend(seat)) if self.leads() else SHOWN)

    def expose(self, seat: int, kind: str | None) -> float:
        """A card turned up for everybody: good if it shows an enemy, bad if it shows a friend."""
        if seat == self.seat:
            return -SHOWN
        leader = kind in ("agent", "kingpin")
        return (LEADER_SHOWN if leader else SHOWN) * (1 - 2 * self.friend(seat)) + 0.2 * SHOWN

    def hide(self) -> float:
        """Worth it when a leader lies open."""
        shown = [card["kind"] for card in self.me["row"] if card["face_up"]]
        return LEADER_SHOWN if "agent" in shown or "kingpin" in shown else SHOWN * (len(shown) - 1)

    def metal(self) -> float:
        return sum(0.8 * LOOK * self.doubt(each["seat"]) for each in self.others() if each["aim"] is not None)

    def audit(self) -> float:
        hidden = [each for each in self.players if each["living"] and not any(card["face_up"] for card in each["row"])]
        return sum(0.5 * SHOWN if each is not self.me else -self.show() for each in hidden)

    def coffee(self) -> float:
        armed = self.me["aim"] is not None and self.seen["active"] != self.seat
        return 0.4 * max(0.0, self.shot(self.me["aim"])) if armed else 0.05

    def others(self) -> list[dict[str, Any]]:
        return [each for each in self.players if each["living"] and each is not self.me]

    # -- talk

    def said(self, kind: str) -> bool:
        """Whether this seat has made such a claim since sides last changed."""
        notes = self.seen["claims"]
        era = max((note["era"] for note in notes), default=0)
        mine = [note for note in notes if note["speaker"] == self.seat and note["era"] == era]
        return any(note["claim"].startswith(kind) for note in mine)

    def news(self) -> list[tuple[int, int]]:
        """Cards of likely enemies that this seat has really seen and not told of yet."""
        told = {note["token"] for note in self.seen["claims"] if note["speaker"] == self.seat}
        return [
            (player["seat"], card["slot"])
            for player in self.others()
            for card in player["row"]
            if card["since"] is not None and card["token"] not in told and self.friend(player["seat"]) < 0.5
        ]

    def claim(self, kind: str) -> float:
        if kind == "saw_card":
            return 0.3 if self.news() else -1.0
        if kind == "own_leader":
            return 0.2 if self.leads() and not self.said("own_leader") else -1.0
        if kind == "own_team":
            return 0.1 if not self.leads() and not self.said("own_team") else -1.0
        return -1.0

    def saw(self, option: Option) -> float:
        kind = self.card(seat_of(option), option.named["slot"])["kind"]
        return 1.0 if option.named["kind"] == kind else 0.0


ENDS = (("seat", "slot"), ("other", "other_slot"))


def seat_of(option: Option, field: str = "seat") -> int:
    return int(str(option.named[field]))


def look(judge: Judge, option: Option) -> float:
    return judge.look(seat_of(option), option.named["slot"])


def camera(judge: Judge, option: Option) -> float:
    seat = seat_of(option)
    return judge.expose(seat, judge.card(seat, option.named["slot"])["kind"])


def taser(judge: Judge, option: Option) -> float:
    return 2 * GUN + 0.3 * judge.shot(seat_of(option, "other")) + judge.disarm(seat_of(option))


#: Every equipment card, and what playing it brings.
PLAYS: dict[str, Callable[[Judge, Option], float]] = {
    "blackmail": lambda judge, option: judge.exchange(option),
    "coffee": lambda judge, option: judge.coffee(),
    "defibrillator": lambda judge, option: judge.revive(seat_of(option), option.named["slot"]),
    "evidence_bag": lambda judge, option: 0.15 * (1 - judge.friend(seat_of(option))),
    "flashbang": lambda judge, option: judge.hide(),
    "k9_unit": lambda judge, option: judge.disarm(seat_of(option)),
    "metal_detector": lambda judge, option: judge.metal(),
    "planted_evidence": lambda judge, option: judge.plant(seat_of(option)),
    "polygraph": lambda judge, option: judge.compare(seat_of(option)),
    "report_audit": lambda judge, option: judge.audit(),
    "restraining_order": lambda judge, option: 0.8 * judge.threat(),
    "smoke_grenade": lambda judge, option: 0.0,
    "surveillance_camera": camera,
    "taser": taser,
    "truth_serum": lambda judge, option: judge.expose(seat_of(option), None),
    "wiretap": lambda judge, option: 1.6 * look(judge, option),
}

#: Every kind of option of `phrases.py`, and its value.
VALUES: dict[str, Callable[[Judge, Option], float]] = {
    "arrange": lambda judge, option: 0.0,
    "investigate": look,
    "equip": lambda judge, option: judge.equip(),
    "arm": lambda judge, option: judge.arm(seat_of(option)),
    "shoot": lambda judge, option: judge.shot(seat_of(option)),
    "pass": lambda judge, option: 0.0,
    "turn_up": lambda judge, option: judge.turn_up(option.named["slot"]),
    "keep": lambda judge, option: KEEPING[str(option.named["equipment"])],
    "aim": lambda judge, option: judge.shot(seat_of(option)),
    "retarget": lambda judge, option: judge.shot(seat_of(option)),
    "pick": look,
    "play": lambda judge, option: judge.play(option),
    "play_card": lambda judge, option: judge.play(option),
    "silent": lambda judge, option: 0.0,
    "claim": lambda judge, option: judge.claim(str(option.named["claim"])),
    "about_card": lambda judge, option: float((seat_of(option), int(str(option.named["slot"]))) in judge.news()),
    "about_player": lambda judge, option: 0.0,
    "saw_card": lambda judge, option: judge.saw(option),
    "own_team": lambda judge, option: float(option.named["team"] == judge.me["team"]),
    "own_leader": lambda judge, option: float(option.named["leader"] == "none"),
    "own_card": lambda judge, option: 0.0,
    "own_equipment": lambda judge, option: 0.0,
    "accuse": lambda judge, option: 0.0,
    "vouch": lambda judge, option: judge.friend(seat_of(option)),
    "request": lambda judge, option: 0.0,
}

#: The view that was judged last: all options of a decision are judged on one view.
_LAST: list[Judge] = []


def judge(seen: dict[str, Any]) -> Judge:
    if not _LAST or _LAST[0].seen is not seen:
        _LAST[:] = [Judge(seen)]
    return _LAST[0]
