"""What happens to cards, tokens and marines, whoever causes it (7.3 to 7.10, 11). Each function is one change."""

from __future__ import annotations

from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.swarm import CARDS, LORDS, cards, count_of, one, swarm_of, without
from undercover.games.death_angel.table import CLEARED, LORDS_SLAIN, LOST, Hulk
from undercover.games.death_angel.things import DOOR, FIRST_LORD, LEFT, NOTHING, PURPLE, RIGHT, SECOND_WIND
from undercover.table.agenda import PLAYING, Choice, Step
from undercover.table.native import Row, append, extend, fill, i64, pop, vec
from undercover.table.rows import rows_of, with_number, with_row
from undercover.table.story import Event, first

# ---------------------------------------------------------------- 2.1 the die


def roll(g: Hulk) -> i64:
    """Roll the Combat Die; returns the number of its face."""
    g.die = g.dice.below(len(g.box.number))
    number = g.box.number[g.die]
    g.tell(say.ROLLED, number, g.box.skull[g.die])
    return number


# ---------------------------------------------------------------- 7.4 Support Tokens


def place_token(g: Hulk, marine: i64) -> None:
    """From the supply on a marine; without a supply nothing is placed (R63)."""
    if g.supply > 0:
        g.supply -= 1
        g.tokens = with_number(g.tokens, marine, g.tokens[marine] + 1)
        g.tell(say.TOKEN_PLACED, marine, g.tokens[marine])


def spend_token(g: Hulk, marine: i64) -> None:
    g.tokens = with_number(g.tokens, marine, g.tokens[marine] - 1)
    g.supply += 1
    g.tell(say.TOKEN_SPENT, marine, g.tokens[marine])


def lose_tokens(g: Hulk, marine: i64) -> None:
    lost = g.tokens[marine]
    if lost > 0:
        g.supply += lost
        g.tokens = with_number(g.tokens, marine, 0)
        g.tell(say.TOKENS_LOST, marine, lost)


def put_on_door(g: Hulk, count: i64) -> None:
    """The same twelve tokens (R63, R72)."""
    placed = min(count, g.supply)
    g.supply -= placed
    g.door_tokens += placed
    g.tell(say.DOOR_TOKENS, g.door_tokens)


# ---------------------------------------------------------------- 7.3 Genestealers leave the formation


def slay(g: Hulk, slot: i64, kind: i64) -> None:
    g.kills += 1
    put_away(g, slot, kind, say.SLAIN)


def discard(g: Hulk, slot: i64, kind: i64) -> None:
    """Not slaying, so a Power Field does not help; a Brood Lord counts as slain (R23, R24)."""
    put_away(g, slot, kind, say.DISCARDED)


def put_away(g: Hulk, slot: i64, kind: i64, event: Event) -> None:
    """A Genestealer goes to the discard, a Brood Lord out of the game."""
    g.swarms[slot] = without(g.swarms[slot], kind)
    if kind < FIRST_LORD:
        g.discard = append(g.discard, kind)
    else:
        g.lords_slain += one(kind)
    g.tell(event, slot // 2 + 1, slot & 1, kind)
    test_win(g)


# ---------------------------------------------------------------- 7.5 a marine is slain


def slay_marine(g: Hulk, marine: i64) -> None:
    """He leaves the formation, his tokens go to the supply, effects on him end; the formation closes up."""
    gap = g.position(marine)
    g.marines = extend(g.marines[:gap], g.marines[gap + 1 :])
    g.slain = append(g.slain[:], marine)
    g.supply += g.tokens[marine]
    g.tokens = with_number(g.tokens, marine, 0)
    if g.lasting == SECOND_WIND and g.lasting_on == marine:
        g.lasting = g.lasting_on = NOTHING
    if len(g.marines) == 0:
        g.tell(say.MARINE_SLAIN, marine, gap + 1)
        lose(g)
        return
    joined = shift(g, gap)
    g.tell(say.MARINE_SLAIN, marine, gap + 1)
    if not g.alive(marine // 2):
        eliminate(g, marine // 2)
    g.tell(say.SHIFTED, g.marines[joined], joined + 1)


def eliminate(g: Hulk, team: i64) -> None:
    """Its cards leave the game; the current player may change (R12, R13)."""
    g.played = with_number(g.played, team, NOTHING)
    g.tell(say.TEAM_ELIMINATED, team)
    find_current_player(g)


def find_current_player(g: Hulk) -> None:
    """The controller of the lowest card that lies open; before that, whoever held the role last (4.6, R11)."""
    lowest = g.open_card(0)
    if lowest == NOTHING:
        return
    owner = g.owner[g.box.action_team[lowest]]
    if owner != g.current:
        g.current = owner
        g.tell(say.CURRENT_PLAYER, owner)


def shift(g: Hulk, gap: i64) -> i64:
    """The smaller part closes the gap; swarms and terrain of the gap join the neighbour that moves in (7.6, R4).
    Returns where that one stands then."""
    below: i64 = len(g.marines) - gap
    partner = gap - 1 if below == 0 or 0 < gap < below else gap + 1
    g.swarms = closed_up(g.swarms, gap, partner)
    g.spent = closed_up(g.spent, gap, partner)
    terrain = g.terrain[:]
    for card in range(len(terrain)):
        place = terrain[card]
        if place == NOTHING:
            continue
        if place // 2 == gap:
            place += 2 * (partner - gap)
        terrain[card] = place - 2 if place // 2 > gap else place
    g.terrain = terrain
    return min(gap, partner)


def closed_up(slots: Row, gap: i64, partner: i64) -> Row:
    """The slots without those of the gap, whose cards lie beside the partner now."""
    slots[2 * partner] += slots[2 * gap]
    slots[2 * partner + 1] += slots[2 * gap + 1]
    return extend(slots[: 2 * gap], slots[2 * gap + 2 :])


def turn(g: Hulk, marine: i64) -> None:
    g.facing = with_number(g.facing, marine, 1 - g.facing[marine])
    g.tell(say.TURNED, marine, g.facing[marine])


# ---------------------------------------------------------------- 7.7 spawning


def spawn(g: Hulk, slot: i64, count: i64) -> i64:
    """Cards from the blip pile of that side join the swarm of the slot; returns how many there were."""
    came: i64 = 0
    count = min(count, len(g.blips[slot & 1]))
    for _ in range(count):
        came += one(draw_blip(g, slot & 1))
    if came > 0:
        g.swarms[slot] += came
        g.tell(say.SPAWNED, slot // 2 + 1, slot & 1, came)
    return count


def move_swarms(g: Hulk, to: Row) -> None:
    """Every swarm goes at once to the slot listed for its slot; those that meet are one swarm (R6)."""
    before = g.swarms
    g.swarms = fill(0, len(before))
    for slot in range(len(before)):
        g.swarms[to[slot]] += before[slot]
    for slot in range(len(before)):
        if before[slot] > 0 and to[slot] != slot:
            g.tell(say.MOVED, to[slot] // 2 + 1, to[slot] & 1, before[slot] & CARDS)


# ---------------------------------------------------------------- 7.10 decks and blip piles


def draw_blip(g: Hulk, side: i64) -> i64:
    """The top card, and what everybody still knows about those below it."""
    pile = g.blips[side]
    left: i64 = len(pile) - 1
    card = pile[left]
    g.blips = with_row(g.blips, side, pile[:left])
    g.revealed += 1
    g.turned = append(g.turned, 8 * side + card)
    if left < g.old[side]:
        g.old = with_number(g.old, side, left)
    if left < g.among[side]:
        g.among = with_number(g.among, side, left)
        if count_of(g.sure[side], card) > 0:
            g.sure = with_number(g.sure, side, g.sure[side] - one(card))
    return card


def discard_blip(g: Hulk, side: i64) -> None:
    card = draw_blip(g, side)
    g.discard = append(g.discard, card)
    g.tell(say.BLIP_DISCARDED, side, card)
    test_win(g)


def discard_piles(g: Hulk) -> None:
    """Both blip piles go face up to the discard, as one change (R71)."""
    piles = g.blips
    for side in range(2):
        for card in piles[side]:
            g.discard = append(g.discard, card)
            g.turned = append(g.turned, 8 * side + card)
    g.blips = rows_of([[], []])
    g.old = g.sure = g.among = fill(0, 2)
    g.revealed += 1
    for side in range(2):
        if len(piles[side]) > 0:
            g.tell(say.BLIPS_DISCARDED, side, swarm_of(piles[side]))


def deal_blips(g: Hulk, side: i64, count: i64) -> None:
    """Cards from the deck on top of a blip pile; an empty deck is renewed when a card is needed (R29, R30)."""
    if count == 0:
        return
    there = min(count, i64(len(g.deck)))
    put_on_pile(g, side, there)
    if count > there:
        renew_deck(g)
        put_on_pile(g, side, count - there)
    g.tell(say.BLIPS_DEALT, side, count)


def put_on_pile(g: Hulk, side: i64, count: i64) -> None:
    pile, deck = g.blips[side][:], g.deck[:]
    for _ in range(count):
        deck, card = pop(deck)
        pile = append(pile, card)
    g.blips = with_row(g.blips, side, pile)
    g.deck = deck


def renew_deck(g: Hulk) -> None:
    g.deck = g.discard
    g.discard = vec[i64]()
    g.dice.shuffle(g.deck)
    g.old = vec[i64]([len(g.blips[LEFT]), len(g.blips[RIGHT])])
    g.tell(say.DECK_SHUFFLED, len(g.deck))


def shuffle_in(g: Hulk, side: i64, swarm: i64) -> None:
    """Everybody sees which cards go in; the whole pile is shuffled, so old and new cards are no longer told apart."""
    if swarm == 0:
        return
    pile = extend(g.blips[side][:], cards(swarm))
    g.dice.shuffle(pile)
    g.blips = with_row(g.blips, side, pile)
    g.sure = with_number(g.sure, side, g.sure[side] + swarm)
    g.among = with_number(g.among, side, len(pile))
    g.old = fill(0, 2)
    g.tell(say.SHUFFLED_IN, side, swarm)


class FillStep(Step[Hulk]):
    """So many cards on the left pile, then so many on the right one; too few are shared as evenly as can be (R31)."""

    def run(self, g: Hulk, left: i64, right: i64) -> None:
        there: i64 = len(g.deck) + len(g.discard)
        if there >= left + right:
            deal(g, left, right)
            return
        half = there // 2
        if there % 2 and half < left and half < right:
            g.then(ODD.of(g.current, there))
            return
        share = min(max(there - half, there - right), left)
        deal(g, share, there - share)


def deal(g: Hulk, left: i64, right: i64) -> None:
    """The left pile first (R76)."""
    deal_blips(g, LEFT, left)
    deal_blips(g, RIGHT, right)


class OddCardChoice(Choice[Hulk]):
    """An odd number of cards to share: the current player says which pile gets one more (D27, R31)."""

    def options(self, g: Hulk, seat: i64, there: i64) -> Row:
        return vec[i64]([say.ODD_CARD.of(LEFT), say.ODD_CARD.of(RIGHT)])

    def choose(self, g: Hulk, seat: i64, there: i64, option: i64) -> None:
        left = there // 2 + (first(option) == LEFT)
        deal(g, left, there - left)


def renew_events(g: Hulk) -> None:
    """Only when a card is needed, and with everything discarded up to then (R29)."""
    if len(g.events) == 0:
        g.events = g.event_discard[:]
        g.event_discard = vec[i64]()
        g.scouted = vec[i64]()
        g.dice.shuffle(g.events)
        g.tell(say.EVENTS_SHUFFLED, len(g.events))


def take_event(g: Hulk, seat: i64) -> None:
    """The top Event is drawn; whoever scouted it still knows it."""
    renew_events(g)
    place: i64 = len(g.events) - 1
    g.event = g.events[place]
    g.events = g.events[:place]
    g.event_open = False
    g.event_seen = 1 << seat
    if place in g.scouted:
        g.scouted = vec[i64]([other for other in g.scouted if other != place])
        g.event_seen |= 1 << g.owner[PURPLE]
    g.revealed += 1


def show_event(g: Hulk) -> None:
    """From now on everybody knows the Event."""
    g.event_open = True
    g.revealed += 1
    g.tell(say.EVENT_SHOWN, g.event)


def place_terrain(g: Hulk, terrain: i64, slot: i64) -> None:
    g.terrain = with_number(g.terrain, terrain, slot)
    g.tell(say.TERRAIN_PLACED, terrain, slot // 2 + 1, slot & 1)


def remove_terrain(g: Hulk, terrain: i64) -> None:
    """Set aside. Tokens on the Door go to the supply; the Core Cogitator loses sight of it (R36, R49)."""
    g.terrain = with_number(g.terrain, terrain, NOTHING)
    if terrain == DOOR:
        g.supply += g.door_tokens
        g.door_tokens = 0
    if terrain == g.capped:
        g.capped = NOTHING


# ---------------------------------------------------------------- 11 the end


def test_win(g: Hulk) -> None:
    """At the final Location: both Brood Lords slain, or no Genestealer anywhere but in the deck (11)."""
    if not g.box.objective[g.location]:
        return
    if g.lords_slain == LORDS:
        win(g, LORDS_SLAIN)
    elif len(g.blips[LEFT]) == 0 and len(g.blips[RIGHT]) == 0 and g.carried == 0 and cleared(g):
        win(g, CLEARED)


def cleared(g: Hulk) -> bool:
    """No Genestealer is left in the formation."""
    return not any(g.swarms[slot] or g.spent[slot] for slot in range(len(g.swarms)))


def win(g: Hulk, reason: i64) -> None:
    """Everybody wins, those without marines too."""
    g.tell(say.WON, g.location)
    g.finish((1 << g.seats) - 1, reason)


def lose(g: Hulk) -> None:
    """No marine is left. If the same change also wins, it is a win (R53)."""
    test_win(g)
    if g.reason == PLAYING:
        g.tell(say.LOST, g.round)
        g.finish(0, LOST)


FILL: Final = FillStep()
ODD: Final = OddCardChoice()
