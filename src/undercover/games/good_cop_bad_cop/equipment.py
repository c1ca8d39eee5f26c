"""The sixteen equipment cards (6): when each may be played, at whom, and what it does."""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.acts import (
    AUDIT,
    ORDERS,
    PICK_ONE,
    PICK_SECOND,
    TURN_UP,
    investigate,
    lay_out,
    look,
    put_under,
    turn_up,
)
from undercover.games.good_cop_bad_cop.memory import exchange, mix, places_in, see, show
from undercover.games.good_cop_bad_cop.shots import RETARGET, check, return_gun
from undercover.games.good_cop_bad_cop.table import FULL_ROW, NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import (
    ACTION,
    AFTER_INVESTIGATE,
    BLACKMAIL,
    COFFEE,
    DEFIBRILLATOR,
    ENDING,
    EVIDENCE_BAG,
    FLASHBANG,
    INVESTIGATED,
    K9_UNIT,
    METAL_DETECTOR,
    ON_OTHER_SHOOT,
    OWN_ACTION,
    OWN_TURN,
    PLANTED_EVIDENCE,
    POLYGRAPH,
    REPORT_AUDIT,
    RESTRAINING_ORDER,
    ROW,
    SHOOT_DECLARED,
    SMOKE_GRENADE,
    SURVEILLANCE_CAMERA,
    TASER,
    TRUTH_SERUM,
    WIRETAP,
)
from undercover.table.agenda import Step
from undercover.table.story import Bar, Said

#: An option is a code in its lowest bits and an argument above. The code of playing a card is the card's face.
CODE_BITS: Final = 5
CODE: Final = 31
#: Two seats or two places in one argument.
PAIR_BITS: Final = 5
PAIR: Final = 31


# ---------------------------------------------------------------- 5.1, 5.4 playing a card


def timely(g: Precinct, seat: int, face: int, moment: int) -> bool:
    """Whether the card may be played at this moment at all (5.1, 6)."""
    timing = g.box.timing[face]
    if timing == OWN_ACTION:
        return moment == ACTION
    if timing == OWN_TURN:
        return seat == g.active
    if timing == ON_OTHER_SHOOT:
        return moment == SHOOT_DECLARED
    if timing == AFTER_INVESTIGATE:
        return moment in (INVESTIGATED, ENDING)
    return True


def plays(g: Precinct, seat: int, moment: int) -> list[int]:
    """Every way to play the card in hand now; a card that could do nothing cannot be played (R36)."""
    place = g.hands[seat]
    if place == NOTHING:
        return []
    face = g.cards[place]
    if not timely(g, seat, face, moment):
        return []
    return [face | argument << CODE_BITS for argument in CARDS[face].targets(g, seat)]


def say_play(g: Precinct, seat: int, option: int) -> Said:
    face = option & CODE
    numbers = CARDS[face].numbers(option >> CODE_BITS)
    if face == FLASHBANG and len(g.row(seat)) < ROW:
        return Said(say.PLAY_CARD, [face])
    return Said(say.PLAYS[face], [face, *numbers])


#: Why a card cannot be played at this moment, by its timing.
WRONG_MOMENT: Final = ["", "only-own-action", "only-own-turn", "only-on-shoot", "only-after-investigation"]


def barred_play(g: Precinct, seat: int, moment: int) -> list[Bar]:
    """The card in hand, if it cannot be played now."""
    face = g.equipment(seat)
    if face == NOTHING or plays(g, seat, moment):
        return []
    alone = say.PLAYS[face].fields == ["equipment"]
    said = Said(say.PLAYS[face] if alone else say.PLAY_CARD, [face])
    if not timely(g, seat, face, moment):
        return [Bar(said, WRONG_MOMENT[g.box.timing[face]], "6")]
    if face == TASER and g.armed(seat):
        return [Bar(said, "already-armed", "R39")]
    return [Bar(said, "no-effect", "R36")]


def play(g: Precinct, seat: int, option: int) -> None:
    """The card is shown with its targets and leaves the hand; its effect; then it goes under the deck (5.4)."""
    place = g.hands[seat]
    face = option & CODE
    g.hands[seat] = NOTHING
    g.playing = place
    g.revealed += 1
    show(g, place)
    g.last_play = face if face == FLASHBANG else option
    g.last_play_by = seat
    g.tell(say.PLAYED, seat, face)
    g.then([CARDS[face](seat, option >> CODE_BITS), PUT_AWAY()])


class PutAwayStep(Step[Precinct]):
    """A used card goes under the deck, below anything its effect put there; Planted Evidence stays out (5.4, R53)."""

    def run(self, g: Precinct, a: int, b: int) -> None:
        if not g.box.stays[g.cards[g.playing]]:
            put_under(g, g.playing)
        g.playing = NOTHING


class Card(Step[Precinct]):
    """An equipment card: its legal targets as one number each, the same number in words, and its effect."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        return [0]

    def numbers(self, target: int) -> list[int]:
        return []


class SeatCard(Card):
    """A card played at a player."""

    def numbers(self, seat: int) -> list[int]:
        return [seat]


class PlaceCard(Card):
    """A card played at an integrity card."""

    def numbers(self, place: int) -> list[int]:
        return [place // ROW, place % ROW]


# ---------------------------------------------------------------- 6 the cards


class BlackmailStep(Card):
    """Two cards of two other living players change places, each keeping its side. The new owners may look; whoever knew
    a card knows it still. State checks follow at once (6, R47)."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        others = g.others(user)
        rows = [g.row(other) for other in others]
        return [
            one | other << PAIR_BITS
            for n in range(len(rows))
            for one in rows[n]
            for row in rows[n + 1 :]
            for other in row
        ]

    def numbers(self, target: int) -> list[int]:
        one, other = target & PAIR, target >> PAIR_BITS
        return [one // ROW, one % ROW, other // ROW, other % ROW]

    def run(self, g: Precinct, user: int, target: int) -> None:
        one, other = target & PAIR, target >> PAIR_BITS
        g.tell(say.EXCHANGED, one // ROW, one % ROW, other // ROW, other % ROW)
        exchange(g, one, other)
        g.fresh &= ~(1 << one | 1 << other)
        g.era += 1
        for place in (one, other):
            g.whisper(place // ROW, say.RECEIVED, place % ROW, g.cards[place])
        check(g)


class CoffeeStep(Card):
    """When this turn ends, the user takes the next one, and play goes on from there (6, R51)."""

    def run(self, g: Precinct, user: int, b: int) -> None:
        g.coffee = user
        g.tell(say.COFFEE_POURED, user)


class DefibrillatorStep(PlaceCard):
    """An eliminated player comes back with one card of the user's choice, face-up; the others leave the game. Without
    gun, equipment or wound (6, R50)."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        return [place for seat in range(g.seats) if not g.living(seat) for place in g.row(seat)]

    def run(self, g: Precinct, user: int, kept: int) -> None:
        seat = kept // ROW
        for place in g.row(seat):
            if place != kept:
                g.removed = [*g.removed, g.cards[place]]
                g.cards[place] = NOTHING
        g.out &= ~(1 << seat)
        g.era += 1
        g.tell(say.REVIVED, seat, kept % ROW, g.cards[kept])


class EvidenceBagStep(SeatCard):
    """The equipment in another living player's hand goes to the user's, seen by the two alone (6, R48)."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        return [other for other in g.others(user) if g.hands[other] != NOTHING]

    def run(self, g: Precinct, user: int, victim: int) -> None:
        place = g.hands[victim]
        g.hands[victim] = NOTHING
        g.hands[user] = place
        see(g, user, place)
        g.tell(say.BAGGED, user, victim)
        for seat in (user, victim):
            g.whisper(seat, say.BAG_HELD, user, victim, g.cards[place])


class FlashbangStep(Card):
    """The user picks up all their cards and lays them face-down in an order of their choice, which nobody else learns.
    The row gets fresh tokens; of what the others knew, a fact about the row is left (6, R46, R62)."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        return list(range(len(ORDERS))) if len(g.row(user)) == ROW else [0]

    def numbers(self, order: int) -> list[int]:
        return ORDERS[order]

    def run(self, g: Precinct, user: int, order: int) -> None:
        row = g.row(user)
        mix(g, user, row)
        if len(row) == ROW:
            lay_out(g, user, order)
        for place in row:
            g.down |= 1 << place
            g.tokens[place] = g.next_token
            g.next_token += 1
        g.fresh &= ~(FULL_ROW << ROW * user)
        g.tell(say.PICKED_UP_ROW, user)


class K9UnitStep(SeatCard):
    """The player puts their gun back; in their own turn they may not take another one from the middle. An unarmed
    player is a target only as the active one, before the action (6, R38)."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        return [seat for seat in g.alive() if g.armed(seat) or (seat == g.active and not g.acted)]

    def run(self, g: Precinct, user: int, seat: int) -> None:
        if g.armed(seat):
            return_gun(g, seat)
        if seat == g.active:
            g.no_pickup = True
            g.tell(say.NO_PICKUP, seat)


class MetalDetectorStep(Card):
    """The user investigates one card of every other living gun holder who has one face-down, going round from the user;
    each card is seen before the next is picked (6, R43)."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        found = [other for other in g.others(user) if g.armed(other) and g.face_down(other)]
        return [0] if found else []

    def run(self, g: Precinct, user: int, b: int) -> None:
        armed = [seat for seat in g.round_from(user) if seat != user and g.armed(seat)]
        g.then([PICK_ONE(user, seat) for seat in armed])


class PlantedEvidenceStep(SeatCard):
    """It lies in front of a living player for the rest of the game: their Honest cards count as Crooked and the other
    way round; leader cards are not affected (6, R49)."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        return g.alive()

    def run(self, g: Precinct, user: int, seat: int) -> None:
        g.planted = seat
        g.era += 1
        g.tell(say.PLANTED, seat)


class PolygraphStep(SeatCard):
    """The user sees all cards of another living player, then that player all of the user's. It is no investigation, and
    needs at least one face-down card among the two (6, R44)."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        if g.face_down(user):
            return g.others(user)
        return [other for other in g.others(user) if g.face_down(other)]

    def run(self, g: Precinct, user: int, other: int) -> None:
        g.tell(say.COMPARED, user, other)
        for place in g.face_down(other):
            look(g, user, place)
        for place in g.face_down(user):
            look(g, other, place)


class ReportAuditStep(Card):
    """Every living player whose cards are all face-down, the user included, turns one up, all at the same time; only in
    the user's own turn, and it is not the action (6, R41)."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        return [0] if any(g.all_face_down(seat) for seat in g.alive()) else []

    def run(self, g: Precinct, user: int, b: int) -> None:
        g.then([AUDIT()])


class RestrainingOrderStep(Card):
    """Somebody else's declared shot must go at another player of the shooter's choice, at once; needs three living
    players (6, R34)."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        return [0] if len(g.alive()) > 2 else []

    def run(self, g: Precinct, user: int, b: int) -> None:
        g.then([RETARGET(g.active, g.aims[g.active])])


class SmokeGrenadeStep(Card):
    """At the end of this turn the direction of play turns round for good (6, R52)."""

    def run(self, g: Precinct, user: int, b: int) -> None:
        g.smoke = not g.smoke
        g.tell(say.SMOKED)


class SurveillanceCameraStep(PlaceCard):
    """A card that has just been investigated is turned up (6, R45)."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        return places_in(g.fresh)

    def run(self, g: Precinct, user: int, place: int) -> None:
        turn_up(g, place)


class TaserStep(Card):
    """The action of this turn: take another living player's gun and aim it at once at anybody but yourself. No card is
    turned up. Not while holding a gun (6, R39)."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        if g.armed(user):
            return []
        others = g.others(user)
        return [victim | target << PAIR_BITS for victim in others if g.armed(victim) for target in others]

    def numbers(self, target: int) -> list[int]:
        return [target & PAIR, target >> PAIR_BITS]

    def run(self, g: Precinct, user: int, target: int) -> None:
        victim = target & PAIR
        g.aims[victim] = NOTHING
        g.aims[user] = target >> PAIR_BITS
        g.acted = True
        g.tell(say.DISARMED, user, victim)
        g.tell(say.AIMED, user, g.aims[user])


class TruthSerumStep(SeatCard):
    """A living player, yourself included, turns up one of their face-down cards, of their own choice (6, R40)."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        return [seat for seat in range(g.seats) if g.down >> ROW * seat & FULL_ROW]

    def run(self, g: Precinct, user: int, seat: int) -> None:
        g.tell(say.DOSED, seat)
        g.then([TURN_UP(seat)])


class WiretapStep(PlaceCard):
    """Investigate a card of one other player, then one of a different one, if there is one (6, R42)."""

    def targets(self, g: Precinct, user: int) -> list[int]:
        return places_in(g.down & ~(FULL_ROW << ROW * user))

    def run(self, g: Precinct, user: int, place: int) -> None:
        investigate(g, user, place)
        g.then([PICK_SECOND(user, place // ROW)])


PUT_AWAY: Final = PutAwayStep()

CARDS: Final[dict[int, Card]] = {
    BLACKMAIL: BlackmailStep(),
    COFFEE: CoffeeStep(),
    DEFIBRILLATOR: DefibrillatorStep(),
    EVIDENCE_BAG: EvidenceBagStep(),
    FLASHBANG: FlashbangStep(),
    K9_UNIT: K9UnitStep(),
    METAL_DETECTOR: MetalDetectorStep(),
    PLANTED_EVIDENCE: PlantedEvidenceStep(),
    POLYGRAPH: PolygraphStep(),
    REPORT_AUDIT: ReportAuditStep(),
    RESTRAINING_ORDER: RestrainingOrderStep(),
    SMOKE_GRENADE: SmokeGrenadeStep(),
    SURVEILLANCE_CAMERA: SurveillanceCameraStep(),
    TASER: TaserStep(),
    TRUTH_SERUM: TruthSerumStep(),
    WIRETAP: WiretapStep(),
}
