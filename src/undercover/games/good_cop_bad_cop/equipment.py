"""The sixteen equipment cards (6): when each may be played, at whom, and what it does."""

from __future__ import annotations

from typing import Final

from undercover.games.good_cop_bad_cop import acts, things
from undercover.games.good_cop_bad_cop import phrases as say
from undercover.games.good_cop_bad_cop.memory import exchange, mix, see, show
from undercover.games.good_cop_bad_cop.shots import RETARGET, check, return_gun
from undercover.games.good_cop_bad_cop.table import FULL_ROW, NOTHING, Precinct
from undercover.games.good_cop_bad_cop.things import KINDS, ROW
from undercover.table.agenda import Step
from undercover.table.native import Row, append, extend, i64, vec
from undercover.table.sets import each
from undercover.table.story import Bar, Phrase, first, second

# ---------------------------------------------------------------- 5.1, 5.4 playing a card


def timely(g: Precinct, seat: i64, face: i64, moment: i64) -> bool:
    """Whether the card may be played at this moment at all (5.1, 6)."""
    timing = g.box.timing[face]
    if timing == things.OWN_ACTION:
        return moment == things.ACTION
    if timing == things.OWN_TURN:
        return seat == g.active
    if timing == things.ON_OTHER_SHOOT:
        return moment == things.SHOOT_DECLARED
    if timing == things.AFTER_INVESTIGATE:
        return moment in (things.INVESTIGATED, things.ENDING)
    return True


def with_plays(found: Row, g: Precinct, seat: i64, moment: i64) -> Row:
    """Every way to play the card in hand now; a card that could do nothing cannot be played (R36)."""
    face = g.equipment(seat)
    if face == NOTHING or not timely(g, seat, face, moment):
        return found
    return CARDS[face - KINDS].with_ways(found, g, seat)


#: Why a card cannot be played at this moment, by its timing.
WRONG_MOMENT: Final = ["", "only-own-action", "only-own-turn", "only-on-shoot", "only-after-investigation"]


def barred_play(g: Precinct, seat: i64, moment: i64) -> list[Bar]:
    """The card in hand, if it cannot be played now."""
    face = g.equipment(seat)
    if face == NOTHING or len(with_plays(vec[i64](), g, seat, moment)) > 0:
        return []
    phrase = CARDS[face - KINDS].phrase
    option = phrase.of() if len(phrase.fields) == 1 else say.PLAY_CARD.of(face)
    if not timely(g, seat, face, moment):
        return [Bar(option, WRONG_MOMENT[g.box.timing[face]], "6")]
    if face == things.TASER and g.armed(seat):
        return [Bar(option, "already-armed", "R39")]
    return [Bar(option, "no-effect", "R36")]


def show_card(g: Precinct, seat: i64, option: i64) -> None:
    """The card is shown with its targets and leaves the hand; afterwards it is put away (5.4)."""
    place = g.hands[seat]
    face = g.cards[place]
    g.hands[seat] = NOTHING
    g.playing = place
    g.revealed += 1
    show(g, place)
    g.last_play = say.PLAY_CARD.of(face) if face == things.FLASHBANG else option
    g.last_play_by = seat
    g.tell(say.PLAYED, seat, face)
    g.then(PUT_AWAY.of())


def play(g: Precinct, seat: i64, option: i64) -> None:
    """The card is shown; its effect; then it goes under the deck (5.4)."""
    show_card(g, seat, option)
    take_effect(g, seat, option)


def take_effect(g: Precinct, seat: i64, option: i64) -> None:
    CARDS[g.cards[g.playing] - KINDS].work(g, seat, option)


class PutAwayStep(Step[Precinct]):
    """A used card goes under the deck, below anything its effect put there; Planted Evidence stays out (5.4, R53)."""

    def run(self, g: Precinct, a: i64, b: i64) -> None:
        if g.box.stays[g.cards[g.playing]] == 0:
            acts.put_under(g, g.playing)
        g.playing = NOTHING


class Card:
    """An equipment card: the ways to play it, and its effect."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase: Final = phrase

    def with_ways(self, found: Row, g: Precinct, user: i64) -> Row:
        """Further options: every way to play it now, if it can have an effect."""
        return append(found, self.phrase.of()) if self.useful(g, user) else found

    def useful(self, g: Precinct, user: i64) -> bool:
        return True

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        raise NotImplementedError  # abstract


class TargetCard(Card):
    """A card played at one seat or at one place."""

    def targets(self, g: Precinct, user: i64) -> Row:
        raise NotImplementedError  # abstract

    def with_ways(self, found: Row, g: Precinct, user: i64) -> Row:
        for target in self.targets(g, user):
            found = append(found, self.phrase.of(target))
        return found


# ---------------------------------------------------------------- 6 the cards


class Blackmail(Card):
    """Two cards of two other living players change places, each keeping its side. The new owners may look; whoever knew
    a card knows it still. State checks follow at once (6, R47)."""

    def with_ways(self, found: Row, g: Precinct, user: i64) -> Row:
        others = g.others(user)
        for n in range(len(others)):
            for one in g.row(others[n]):
                for m in range(n + 1, len(others)):
                    for other in g.row(others[m]):
                        found = append(found, self.phrase.of(one, other))
        return found

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        one, other = first(option), second(option)
        exchange(g, one, other)
        g.fresh &= ~(1 << one | 1 << other)
        g.era += 1
        g.tell(say.EXCHANGED, one // ROW, one % ROW, other // ROW, other % ROW)
        g.whisper(one // ROW, say.RECEIVED, one % ROW, g.cards[one])
        g.whisper(other // ROW, say.RECEIVED, other % ROW, g.cards[other])
        check(g)


class Coffee(Card):
    """When this turn ends, the user takes the next one, and play goes on from there (6, R51)."""

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        g.coffee = user
        g.tell(say.COFFEE_POURED, user)


class Defibrillator(TargetCard):
    """An eliminated player comes back with one card of the user's choice, face-up; the others leave the game. Without
    gun, equipment or wound (6, R50)."""

    def targets(self, g: Precinct, user: i64) -> Row:
        return vec[i64]([place for seat in range(g.seats) if not g.living(seat) for place in g.row(seat)])

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        kept = first(option)
        seat = kept // ROW
        g.removed = g.removed[:]
        for place in g.row(seat):
            if place != kept:
                g.removed = append(g.removed, g.cards[place])
                g.cards[place] = NOTHING
        g.out &= ~(1 << seat)
        g.era += 1
        g.tell(say.REVIVED, seat, kept % ROW, g.cards[kept])


class EvidenceBag(TargetCard):
    """The equipment in another living player's hand goes to the user's, seen by the two alone (6, R48)."""

    def targets(self, g: Precinct, user: i64) -> Row:
        return vec[i64]([other for other in g.others(user) if g.hands[other] != NOTHING])

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        victim = first(option)
        place = g.hands[victim]
        g.hands[victim] = NOTHING
        g.hands[user] = place
        see(g, user, place)
        g.tell(say.BAGGED, user, victim)
        g.whisper(user, say.BAG_HELD, user, victim, g.cards[place])
        g.whisper(victim, say.BAG_HELD, user, victim, g.cards[place])


class Flashbang(Card):
    """The user picks up all their cards and lays them face-down in an order of their choice, which nobody else learns.
    The row gets fresh tokens; of what the others knew, a fact about the row is left (6, R46, R62)."""

    def with_ways(self, found: Row, g: Precinct, user: i64) -> Row:
        if len(g.row(user)) < ROW:
            return append(found, say.PLAY_CARD.of(things.FLASHBANG))
        return extend(found, acts.orders(self.phrase))

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        row = g.row(user)
        mix(g, user, row)
        if len(row) == ROW:
            acts.lay_out(g, user, option)
        g.tokens = g.tokens[:]
        for place in row:
            g.down |= 1 << place
            g.tokens[place] = g.next_token
            g.next_token += 1
        g.fresh &= ~(FULL_ROW << ROW * user)
        g.tell(say.PICKED_UP_ROW, user)


class K9Unit(TargetCard):
    """The player puts their gun back; in their own turn they may not take another one from the middle. An unarmed
    player is a target only as the active one, before the action (6, R38)."""

    def targets(self, g: Precinct, user: i64) -> Row:
        return vec[i64]([seat for seat in g.alive() if g.armed(seat) or (seat == g.active and not g.acted)])

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        seat = first(option)
        if g.armed(seat):
            return_gun(g, seat)
        if seat == g.active:
            g.no_pickup = True
            g.tell(say.NO_PICKUP, seat)


class MetalDetector(Card):
    """The user investigates one card of every other living gun holder who has one face-down, going round from the user;
    each card is seen before the next is picked (6, R43)."""

    def useful(self, g: Precinct, user: i64) -> bool:
        return any(g.armed(other) and g.hides(other) for other in g.others(user))

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        armed = [seat for seat in g.round_from(user) if seat != user and g.armed(seat)]
        g.then_all(vec[i64]([acts.PICK_ONE.of(user, seat) for seat in armed]))


class PlantedEvidence(TargetCard):
    """It lies in front of a living player for the rest of the game: their Honest cards count as Crooked and the other
    way round; leader cards are not affected (6, R49)."""

    def targets(self, g: Precinct, user: i64) -> Row:
        return g.alive()

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        g.planted = first(option)
        g.era += 1
        g.tell(say.PLANTED, g.planted)


class Polygraph(TargetCard):
    """The user sees all cards of another living player, then that player all of the user's. It is no investigation, and
    needs at least one face-down card among the two (6, R44)."""

    def targets(self, g: Precinct, user: i64) -> Row:
        hides = g.hides(user)
        return vec[i64]([other for other in g.others(user) if hides or g.hides(other)])

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        other = first(option)
        theirs, mine = g.face_down(other), g.face_down(user)
        g.revealed += len(theirs) + len(mine)
        for place in theirs:
            see(g, user, place)
        for place in mine:
            see(g, other, place)
        g.tell(say.COMPARED, user, other)
        for place in theirs:
            acts.saw(g, user, place)
        for place in mine:
            acts.saw(g, other, place)


class ReportAudit(Card):
    """Every living player whose cards are all face-down, the user included, turns one up, all at the same time; only in
    the user's own turn, and it is not the action (6, R41)."""

    def useful(self, g: Precinct, user: i64) -> bool:
        return any(g.all_face_down(seat) for seat in g.alive())

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        g.then(acts.AUDIT.of())


class RestrainingOrder(Card):
    """Somebody else's declared shot must go at another player of the shooter's choice, at once; needs three living
    players (6, R34)."""

    def useful(self, g: Precinct, user: i64) -> bool:
        return len(g.alive()) > 2

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        g.then(RETARGET.of(g.active, g.aims[g.active]))


class SmokeGrenade(Card):
    """At the end of this turn the direction of play turns round for good (6, R52)."""

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        g.smoke = not g.smoke
        g.tell(say.SMOKED)


class SurveillanceCamera(TargetCard):
    """A card that has just been investigated is turned up (6, R45)."""

    def targets(self, g: Precinct, user: i64) -> Row:
        return each(g.fresh)

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        acts.turn_up(g, first(option))


class Taser(Card):
    """The action of this turn: take another living player's gun and aim it at once at anybody but yourself. No card is
    turned up. Not while holding a gun (6, R39)."""

    def with_ways(self, found: Row, g: Precinct, user: i64) -> Row:
        if g.armed(user):
            return found
        others = g.others(user)
        for victim in others:
            if g.armed(victim):
                for target in others:
                    found = append(found, self.phrase.of(victim, target))
        return found

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        victim, target = first(option), second(option)
        g.aims[victim] = NOTHING
        g.aims[user] = target
        g.acted = True
        g.tell(say.DISARMED, user, victim)
        g.tell(say.AIMED, user, target)


class TruthSerum(TargetCard):
    """A living player, yourself included, turns up one of their face-down cards, of their own choice (6, R40)."""

    def targets(self, g: Precinct, user: i64) -> Row:
        return vec[i64]([seat for seat in range(g.seats) if g.hides(seat)])

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        g.tell(say.DOSED, first(option))
        g.then(acts.TURN_UP.of(first(option)))


class Wiretap(TargetCard):
    """Investigate a card of one other player, then one of a different one, if there is one (6, R42)."""

    def targets(self, g: Precinct, user: i64) -> Row:
        return each(g.down & ~(FULL_ROW << ROW * user))

    def work(self, g: Precinct, user: i64, option: i64) -> None:
        acts.investigate(g, user, first(option))
        g.then(acts.PICK_SECOND.of(user, first(option) // ROW))


PUT_AWAY: Final = PutAwayStep()

#: In the order of their faces.
CARDS: Final[list[Card]] = [
    Blackmail(say.PLAY_BLACKMAIL),
    Coffee(say.PLAY_COFFEE),
    Defibrillator(say.PLAY_DEFIBRILLATOR),
    EvidenceBag(say.PLAY_EVIDENCE_BAG),
    Flashbang(say.PLAY_FLASHBANG),
    K9Unit(say.PLAY_K9_UNIT),
    MetalDetector(say.PLAY_METAL_DETECTOR),
    PlantedEvidence(say.PLAY_PLANTED_EVIDENCE),
    Polygraph(say.PLAY_POLYGRAPH),
    ReportAudit(say.PLAY_REPORT_AUDIT),
    RestrainingOrder(say.PLAY_RESTRAINING_ORDER),
    SmokeGrenade(say.PLAY_SMOKE_GRENADE),
    SurveillanceCamera(say.PLAY_SURVEILLANCE_CAMERA),
    Taser(say.PLAY_TASER),
    TruthSerum(say.PLAY_TRUTH_SERUM),
    Wiretap(say.PLAY_WIRETAP),
]
