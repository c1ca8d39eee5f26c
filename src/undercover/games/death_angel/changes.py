"""What happens to cards, tokens and marines, whoever causes it (7.3 to 7.10, 11). Each function is one change."""

from __future__ import annotations

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel.swarm import ALL, CARDS, ONE, cards, swarm_of, without
from undercover.games.death_angel.table import ALL_DEAD, CLEARED, LORDS_SLAIN, Hulk
from undercover.games.death_angel.things import (
    CARD_IDS,
    DOOR,
    FIRST_LORD,
    LEFT,
    NOTHING,
    PURPLE,
    RIGHT,
    SECOND_WIND,
)

# ---------------------------------------------------------------- 2.1 the die


def roll(g: Hulk) -> int:
    """Roll the Combat Die; returns the number of its face."""
    g.die = g.dice.below(len(g.box.number))
    number = g.box.number[g.die]
    g.tell(say.ROLLED, number, g.box.skull[g.die])
    return number


# ---------------------------------------------------------------- 7.4 Support Tokens


def place_token(g: Hulk, marine: int) -> None:
    """From the supply on a marine; without a supply nothing is placed (R63)."""
    if g.supply:
        g.supply -= 1
        g.tokens[marine] += 1
        g.tell(say.TOKEN_PLACED, marine, g.tokens[marine])


def spend_token(g: Hulk, marine: int) -> None:
    g.tokens[marine] -= 1
    g.supply += 1
    g.tell(say.TOKEN_SPENT, marine, g.tokens[marine])


def lose_tokens(g: Hulk, marine: int) -> None:
    if g.tokens[marine]:
        g.tell(say.TOKENS_LOST, marine, g.tokens[marine])
        g.supply += g.tokens[marine]
        g.tokens[marine] = 0


def put_on_door(g: Hulk, count: int) -> None:
    """The same twelve tokens (R63, R72)."""
    placed = min(count, g.supply)
    g.supply -= placed
    g.door_tokens += placed
    g.tell(say.DOOR_TOKENS, g.door_tokens)


# ---------------------------------------------------------------- 7.3 Genestealers leave the formation


def slay(g: Hulk, slot: int, kind: int) -> None:
    g.kills += 1
    g.tell(say.SLAIN, slot // 2 + 1, slot & 1, kind)
    put_away(g, slot, kind)


def discard(g: Hulk, slot: int, kind: int) -> None:
    """Not slaying, so a Power Field does not help; a Brood Lord counts as slain (R23, R24)."""
    g.tell(say.DISCARDED, slot // 2 + 1, slot & 1, kind)
    put_away(g, slot, kind)


def put_away(g: Hulk, slot: int, kind: int) -> None:
    """A Genestealer goes to the discard, a Brood Lord out of the game."""
    g.swarms[slot] = without(g.swarms[slot], kind)
    if kind < FIRST_LORD:
        g.discard.append(kind)
    else:
        g.lords_slain += ONE[kind]
    test_win(g)


# ---------------------------------------------------------------- 7.5 a marine is slain


def slay_marine(g: Hulk, marine: int) -> None:
    """He leaves the formation, his tokens go to the supply, effects on him end; the formation closes up."""
    position = g.marines.index(marine)
    g.tell(say.MARINE_SLAIN, marine, position + 1)
    g.marines.pop(position)
    g.slain = [*g.slain, marine]
    g.supply += g.tokens[marine]
    g.tokens[marine] = 0
    if g.lasting == SECOND_WIND and g.lasting_on == marine:
        g.lasting = g.lasting_on = NOTHING
    if not g.marines:
        lose(g)
        return
    if not g.alive(marine // 2):
        eliminate(g, marine // 2)
    shift(g, position)


def eliminate(g: Hulk, team: int) -> None:
    """Its cards leave the game; the current player may change (R12, R13)."""
    g.tell(say.TEAM_ELIMINATED, team)
    g.played = [*g.played[:team], NOTHING, *g.played[team + 1 :]]
    find_current_player(g)


def find_current_player(g: Hulk) -> None:
    """The controller of the lowest card that lies open; before that, whoever held the role last (4.6, R11)."""
    cards = g.open_cards()
    if not cards:
        return
    owner = g.owner[g.box.action_team[cards[0]]]
    if owner != g.current:
        g.current = owner
        g.tell(say.CURRENT_PLAYER, owner)


def shift(g: Hulk, gap: int) -> None:
    """The smaller part closes the gap; swarms and terrain of the gap join the neighbour that moves in (7.6, R4)."""
    above, below = gap, len(g.marines) - gap
    partner = gap - 1 if below == 0 or 0 < above < below else gap + 1
    for slots in (g.swarms, g.spent):
        slots[2 * partner] += slots[2 * gap]
        slots[2 * partner + 1] += slots[2 * gap + 1]
        del slots[2 * gap : 2 * gap + 2]
    for terrain, place in enumerate(g.terrain):
        if place == NOTHING:
            continue
        if place // 2 == gap:
            place += 2 * (partner - gap)
        g.terrain[terrain] = place - 2 if place // 2 > gap else place
    joined = min(gap, partner)
    g.tell(say.SHIFTED, g.marines[joined], joined + 1)


def turn(g: Hulk, marine: int) -> None:
    g.facing[marine] = 1 - g.facing[marine]
    g.tell(say.TURNED, marine, g.facing[marine])


# ---------------------------------------------------------------- 7.7 spawning


def spawn(g: Hulk, slot: int, count: int) -> int:
    """Cards from the blip pile of that side join the swarm of the slot; returns how many there were."""
    came = 0
    count = min(count, len(g.blips[slot & 1]))
    for _ in range(count):
        came += ONE[draw_blip(g, slot & 1)]
    if came:
        g.swarms[slot] += came
        g.tell(say.SPAWNED, slot // 2 + 1, slot & 1, came)
    return count


def move_swarms(g: Hulk, to: list[int]) -> None:
    """Every swarm goes at once to the slot listed for its slot; those that meet are one swarm (R6)."""
    moved = [0] * len(g.swarms)
    for slot, swarm in enumerate(g.swarms):
        if swarm:
            moved[to[slot]] += swarm
            if to[slot] != slot:
                g.tell(say.MOVED, to[slot] // 2 + 1, to[slot] & 1, swarm & CARDS)
    g.swarms = moved


# ---------------------------------------------------------------- 7.10 decks and blip piles


def draw_blip(g: Hulk, side: int) -> int:
    """The top card, and what everybody still knows about those below it."""
    pile = g.blips[side]
    card = pile.pop()
    left = len(pile)
    g.revealed += 1
    g.turned.append(8 * side + card)
    if left < g.old[side]:
        g.old[side] = left
    if left < g.among[side]:
        g.among[side] = left
        if g.sure[side] & ALL[card]:
            g.sure[side] -= ONE[card]
    return card


def discard_blip(g: Hulk, side: int) -> None:
    card = draw_blip(g, side)
    g.discard.append(card)
    g.tell(say.BLIP_DISCARDED, side, card)
    test_win(g)


def discard_piles(g: Hulk) -> None:
    """Both blip piles go face up to the discard, as one change (R71)."""
    for side in (LEFT, RIGHT):
        pile = g.blips[side]
        g.discard += pile
        g.turned += [8 * side + card for card in pile]
        if pile:
            g.tell(say.BLIPS_DISCARDED, side, swarm_of(pile))
    g.blips = [[], []]
    g.old = [0, 0]
    g.sure = [0, 0]
    g.among = [0, 0]
    g.revealed += 1


def deal_blips(g: Hulk, side: int, count: int) -> None:
    """Cards from the deck on top of a blip pile; an empty deck is renewed when a card is needed (R29, R30)."""
    if count == 0:
        return
    pile = g.blips[side]
    for _ in range(count):
        if not g.deck:
            g.deck = g.discard
            g.discard = []
            g.dice.shuffle(g.deck)
            g.old = [len(g.blips[LEFT]), len(g.blips[RIGHT])]
            g.tell(say.DECK_SHUFFLED, len(g.deck))
        pile.append(g.deck.pop())
    g.tell(say.BLIPS_DEALT, side, count)


def shuffle_in(g: Hulk, side: int, swarm: int) -> None:
    """Everybody sees which cards go in; the whole pile is shuffled, so old and new cards are no longer told apart."""
    if not swarm:
        return
    pile = g.blips[side]
    pile += cards(swarm)
    g.dice.shuffle(pile)
    g.sure[side] += swarm
    g.among[side] = len(pile)
    g.old = [0, 0]
    g.tell(say.SHUFFLED_IN, side, swarm)


def renew_events(g: Hulk) -> None:
    """Only when a card is needed, and with everything discarded up to then (R29)."""
    if not g.events:
        g.events = g.event_discard
        g.event_discard = []
        g.scouted = []
        g.dice.shuffle(g.events)
        g.tell(say.EVENTS_SHUFFLED, len(g.events))


def take_event(g: Hulk, seat: int) -> None:
    """The top Event is drawn; whoever scouted it still knows it."""
    renew_events(g)
    g.event = g.events.pop()
    place = len(g.events)
    g.event_open = False
    g.event_seen = 1 << seat
    if place in g.scouted:
        g.scouted = [other for other in g.scouted if other != place]
        g.event_seen |= 1 << g.owner[PURPLE]
    g.revealed += 1


def put_away_event(g: Hulk) -> None:
    g.event_discard.append(g.event)
    g.event = NOTHING
    g.event_open = False
    g.event_seen = 0


def remove_terrain(g: Hulk, terrain: int) -> None:
    """Set aside. Tokens on the Door go to the supply; the Core Cogitator loses sight of it (R36, R49)."""
    g.terrain[terrain] = NOTHING
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
    if g.lords_slain == sum([ONE[kind] for kind in range(FIRST_LORD, len(CARD_IDS))]):
        win(g, LORDS_SLAIN)
    elif not (g.blips[LEFT] or g.blips[RIGHT] or g.carried or any(g.swarms) or any(g.spent)):
        win(g, CLEARED)


def win(g: Hulk, reason: int) -> None:
    """Everybody wins, those without marines too."""
    g.tell(say.WON, g.location)
    g.finish((1 << g.seats) - 1, reason)


def lose(g: Hulk) -> None:
    """No marine is left. If the same change also wins, it is a win (R53)."""
    test_win(g)
    if g.reason < 0:
        g.tell(say.LOST, g.round)
        g.finish(0, ALL_DEAD)
