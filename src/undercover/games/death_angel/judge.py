"""What an option is worth to the squad, in marines. Everybody is on the same side, so the seat does not matter.

Only what lies open is weighed, and of the Events those the seat has looked at: never what the piles of an imagined
table hold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercover.games.death_angel import phrases as say
from undercover.games.death_angel import things
from undercover.games.death_angel.attacks import REROLL, fighter, fought, slays
from undercover.games.death_angel.odds import skulls, zeros
from undercover.games.death_angel.preview import HIT, TOKEN, Preview, preview
from undercover.games.death_angel.swarm import count_of, size
from undercover.games.death_angel.swarms import BOUGHT, endures
from undercover.games.death_angel.table import Hulk
from undercover.games.death_angel.things import ATTACK, BROTHER_CLAUDIO, NOTHING, SUPPORT, TOXIN_PUMPING_STATION
from undercover.table.native import Row, append, i64, vec
from undercover.table.story import Phrase, first, phrase_of, second, third

#: A card less in a blip pile: the way goes on sooner.
BLIP: Final = 0.12
#: An Action card takes so many bits.
CARD_BITS: Final[i64] = 6
#: Events a scout would rather not see next.
UNWELCOME: Final = vec[i64](
    [
        things.SURROUNDED,
        things.FLANKING_MANOEUVRE,
        things.OUT_OF_THIN_AIR_HEAD,
        things.OUT_OF_THIN_AIR_CLAW,
        things.PSYCHIC_ASSAULT,
        things.THEYRE_EVERYWHERE,
        things.OUTNUMBERED,
        things.CHAOS_OF_BATTLE,
        things.STALKING_FROM_THE_SHADOWS,
        things.GUN_JAM,
        things.EVASION,
    ]
)
#: What each team does for a squad, measured in games alone: green least, yellow most.
TEAM_WORTH: Final = [0.0, 5.0, 4.0, 3.0, 2.0, 1.0]


def judge(g: Hulk, _seat: i64, options: list[int]) -> list[float]:
    """What each of these options is worth; more is better."""
    squad = Squad(g)
    return [squad.value(option) for option in options]


def kills(card: i64, marine: i64) -> float:
    """Kills expected of a marine with the Attack card of his team."""
    if card == things.FULL_AUTO and marine == things.BROTHER_LEON:
        return 1.5
    if card == things.FLAMER_ATTACK and marine == things.BROTHER_ZAEL:
        return 2.0
    if card == things.PSIONIC_ATTACK and marine == things.LEXICANIUM_CALISTARIUS:
        return 0.9
    if card == things.DEAD_AIM and things.SERGEANT_GIDEON <= marine <= things.BROTHER_NOCTIS:
        return 0.8
    return HIT


class Plan:
    """Some Action cards carried out one after the other: what the formation would be, and what they bring besides."""

    def __init__(self, field: Preview, extras: float, panel: float) -> None:
        self.field = field
        self.extras = extras
        self.panel = panel


class Squad:
    """The squad as it stands, and what it makes of the options."""

    def __init__(self, g: Hulk) -> None:
        self.g = g
        self.now = preview(g)
        #: What was made of cards so far, by the cards: many options begin with the same ones.
        self.plans: dict[int, Plan] = {0: Plan(self.now, 0.0, 0.0)}

    def value(self, option: i64) -> float:
        phrase = phrase_of(option)
        return VALUES[phrase](self, option) if phrase in VALUES else 0.0

    # -- choosing actions

    def play(self, option: i64) -> float:
        """What the cards promise together, carried out in their order."""
        cards: i64 = 0
        plan = self.plans[0]
        for card in say.hand_of(self.g, first(option)):
            cards = cards << CARD_BITS | card + 1
            if cards not in self.plans:
                self.plans[cards] = self.after(plan, card)
            plan = self.plans[cards]
        return self.now.gain(plan.field) + plan.extras + plan.panel

    def after(self, plan: Plan, card: i64) -> Plan:
        """One more card."""
        field, team, sort = plan.field, self.g.box.action_team[card], self.g.box.action_sort[card]
        if sort == SUPPORT:
            return Plan(self.supported(field.supported(), card), plan.extras, plan.panel)
        if sort == ATTACK:
            led = HIT * TOKEN if card == things.LEAD_BY_EXAMPLE else 0.0
            return Plan(self.fired(field, card, self.g.team_marines(team)), plan.extras + led, plan.panel)
        field = field.moved(team, card == things.REORGANIZE)
        panel = max(plan.panel, field.activations(team))
        return Plan(field, plan.extras + self.after_moving(field, card), panel)

    def supported(self, field: Preview, card: i64) -> Preview:
        if card == things.BLOCK:
            return field.saved_by(things.SERGEANT_GIDEON, skulls(self.g.box))
        if card == things.COUNTER_ATTACK:
            return field.saved_by(things.SERGEANT_LORENZO, skulls(self.g.box))
        if card == things.POWER_FIELD:
            return field.or_better([field.shielded(slot) for slot in field.enemies()])
        if card == things.STRATEGIZE:
            return field.or_better([field.shifted(slot) for slot in field.enemies()])
        return field

    def after_moving(self, field: Preview, card: i64) -> float:
        """What the card adds to moving."""
        if card == things.STEALTH_TACTICS:
            return 2 * BLIP * (3 if self.g.location == TOXIN_PUMPING_STATION else 1)
        if card == things.RUN_AND_GUN:
            shots = 0.0
            for marine in field.own(things.GREEN):
                if field.tokens[marine] > 0:
                    shots += max(0.0, field.gain(field.attacked(marine, HIT)) - TOKEN)
            return shots
        if card == things.INTIMIDATION:
            slots = vec[i64]()
            for marine in field.own(things.BLUE):
                for slot in field.around(field.position(marine), 0):
                    slots = append(slots, slot)
            return HIT * field.best_kill(slots, 2.0)
        return BLIP if card == things.FORWARD_SCOUTING else 0.0

    def fired(self, field: Preview, card: i64, marines: Row) -> Preview:
        for marine in marines:
            charge = field.charged() if card == things.HEROIC_CHARGE and marine == BROTHER_CLAUDIO else field
            attack = field.attacked(marine, kills(card, marine))
            field = charge if charge.score() - field.worth(marine) / 6 > attack.score() else attack
        return field

    # -- moving

    def swap(self, option: i64) -> float:
        now, team = self.now, first(option) // 2
        swapped = now.swapped(first(option), second(option))
        return swapped.faced(team).promise(team) - now.faced(team).promise(team)

    def turn(self, option: i64) -> float:
        """Turning counts with what can then be activated."""
        now, team = self.now, first(option) // 4
        return now.turned(team, first(option) & 3).promise(team) - now.promise(team)

    def activate(self, option: i64) -> float:
        return self.now.activation(self.now.position(first(option)), second(option)) + 0.01

    def token(self, option: i64) -> float:
        return self.now.gain(self.now.given(first(option), 1))

    def strategize(self, option: i64) -> float:
        return self.now.gain(self.now.shifted(say.place_of(option)))

    def strategize_to(self, option: i64) -> float:
        return self.now.gain(self.now.sent(self.g.second(), say.place_of(option)))

    def power_field(self, option: i64) -> float:
        return self.now.gain(self.now.shielded(say.place_of(option)))

    # -- fighting

    def attack(self, option: i64) -> float:
        marine = first(option)
        card = self.g.played[marine // 2] if not (marine == things.BROTHER_ZAEL and self.g.flamed) else NOTHING
        return kills(card, marine) * self.now.kill_gain(say.target_of(option), 1.0) + 0.001

    def pay_attack(self, option: i64) -> float:
        return self.attack(option) - TOKEN

    def charge(self, option: i64) -> float:
        """One chance in six to lose Claudio."""
        return self.now.gain(self.now.charged()) - self.now.worth(BROTHER_CLAUDIO) / 6

    def good(self) -> bool:
        """Whether the roll lying there would do."""
        g, fight = self.g, self.g.second()
        if g.top() is REROLL:
            return slays(g, fighter(fight), g.die) > 0
        return endures(g, fight % BOUGHT, g.die, fight >= BOUGHT)

    def reroll(self, option: i64) -> float:
        """Never throw a good roll away; a token must be worth its next use."""
        if self.good():
            return -1.0
        if self.g.top() is not REROLL:
            return 1.0
        price = -self.now.gain(self.now.given(first(option), -1))
        return HIT * self.now.kill_gain(fought(self.g.second()), 1.0) - price

    def use_artefact(self, option: i64) -> float:
        return -1.0 if self.good() else 0.5

    def slay(self, option: i64) -> float:
        """A symbol that is rare in a swarm makes it move less often once it is gone."""
        slot = say.place_of(option)
        alike = count_of(self.g.swarms[slot], third(option)) + count_of(self.g.spent[slot], third(option))
        return self.now.kill_gain(slot, 1.0) + 0.001 / max(1.0, float(alike))

    # -- piles, Events and places

    def discard(self, option: i64) -> float:
        """Empty the shorter pile to travel on; at the end both must go."""
        cards = float(len(self.g.blips[first(option)]))
        return BLIP + (0.001 * cards if self.g.box.objective[self.g.location] else 0.01 / (1 + cards))

    def stealth_pay(self, option: i64) -> float:
        return BLIP + self.now.gain(self.now.given(first(option), -1))

    def scout_top(self, option: i64) -> float:
        return -1.0 if self.g.events[-1] in UNWELCOME else 1.0

    def launch_roll(self, option: i64) -> float:
        """Two tokens first, then roll: that takes four activations on average; sooner when few are left."""
        return float(self.g.launch_tokens) - (1.5 if len(self.g.marines) > 2 else 0.5)

    def holds(self, option: i64) -> float:
        return self.now.gain(self.now.spawned(say.place_of(option), 2.0))

    def chapel(self, option: i64) -> float:
        """The Artefact lies best in front of somebody, out of the way of the swarms."""
        slot = say.place_of(option)
        faced = 1.0 if self.g.front(slot // 2) == slot else 0.0
        return faced - self.now.swarms[slot]

    def cogitate(self, option: i64) -> float:
        """Watch the terrain where most cards are to be expected: red, then orange."""
        return float(things.BARS[self.g.box.colour[first(option)]])

    def catacombs(self, option: i64) -> float:
        return self.spawned_behind(first(option), 1.0)

    def spawned_behind(self, marine: i64, cards: float) -> float:
        return self.now.gain(self.now.spawned(self.g.behind(self.now.position(marine)), cards))

    def in_front(self, option: i64) -> float:
        return self.now.gain(self.now.spawned(self.g.front(self.now.position(first(option))), 1.0))

    # -- Instincts

    def name_team(self, option: i64) -> float:
        """Jam the guns of those who have nothing to shoot at."""
        shots = 0.0
        for marine in self.now.own(first(option)):
            shots += self.now.gain(self.now.attacked(marine, HIT))
        return -shots

    def name_swarm(self, option: i64) -> float:
        slot = say.place_of(option)
        return self.now.kill_gain(slot, self.now.swarms[slot])

    def name_cards(self, option: i64) -> float:
        now = self.now
        marine, lefts, rights = say.way(self.g, first(option))
        slot, left, right = 2 * now.position(marine), size(lefts), size(rights)
        fewer = now.without(slot, float(left)).without(slot + 1, float(right))
        return now.gain(fewer.given(marine, -left - right))

    def name_card(self, option: i64) -> float:
        now, marine = self.now, first(option)
        spent: i64 = 1 if now.tokens[marine] > 0 else 0
        return now.gain(now.without(2 * now.position(marine) + second(option), 1.0).given(marine, -spent))

    def name_marine(self, option: i64) -> float:
        """A marine for the Event in hand."""
        now, marine, event = self.now, first(option), self.g.event
        if event == things.RESCUE_SPACE_MARINE:
            return 1.0
        here = now.position(marine)
        if event == things.SURROUNDED:
            return now.gain(now.gathered(here))
        if event in (things.OUT_OF_THIN_AIR_HEAD, things.OUT_OF_THIN_AIR_CLAW):
            return self.spawned_behind(marine, 2.0)
        if event == things.PSYCHIC_ASSAULT:
            return -now.worth(marine) * now.survives(here)
        if event in (things.STALKING_FROM_THE_SHADOWS, things.FOR_MY_BATTLE_BROTHERS):
            return now.gain(now.given(marine, -now.tokens[marine]))
        if event == things.RESUPPLY:
            return now.gain(now.given(marine, self.tokens() - now.tokens[marine]))
        if event == things.SECOND_WIND:
            return now.gain(now.saved_by(marine, zeros(self.g.box)))
        if event == things.QUICK_INSTINCTS:
            return now.gain(now.attacked(marine, HIT))
        return now.best_kill(now.around(here, 0), 2.0)

    def tokens(self) -> i64:
        found: i64 = 0
        for held in self.now.tokens:
            found += held
        return found


#: The value of every kind of option that is not idle: an option that changes nothing for better or worse is worth 0.
VALUES: Final[dict[Phrase, Callable[[Squad, int], float]]] = {
    say.TAKE_TEAM: lambda squad, option: TEAM_WORTH[first(option)],
    say.PLAY: Squad.play,
    say.TOKEN: Squad.token,
    say.STRATEGIZE: Squad.strategize,
    say.STRATEGIZE_TO: Squad.strategize_to,
    say.POWER_FIELD: Squad.power_field,
    say.SWAP: Squad.swap,
    say.TURN: Squad.turn,
    say.ACTIVATE: Squad.activate,
    say.ONWARD: lambda squad, option: TOKEN,
    say.STEALTH: Squad.discard,
    say.STEALTH_PAY: Squad.stealth_pay,
    say.SCOUT: lambda squad, option: 1.0,
    say.SCOUT_TOP: Squad.scout_top,
    say.INTIMIDATE: lambda squad, option: 1.0,
    say.PICK: Squad.slay,
    say.PILE: Squad.discard,
    say.ATTACK: Squad.attack,
    say.PAY_ATTACK: Squad.pay_attack,
    say.HEROIC_CHARGE: Squad.charge,
    say.REROLL: Squad.reroll,
    say.SLAY: Squad.slay,
    say.USE_ARTEFACT: Squad.use_artefact,
    say.COGITATE: Squad.cogitate,
    say.LAUNCH_ROLL: Squad.launch_roll,
    say.TELEPORT_TOKEN: lambda squad, option: 1.0,
    say.HOLDS: Squad.holds,
    say.CATACOMBS: Squad.catacombs,
    say.CHAPEL: Squad.chapel,
    say.NAME_MARINE: Squad.name_marine,
    say.NAME_TEAM: Squad.name_team,
    say.NAME_PILE: Squad.discard,
    say.NAME_SWARM: Squad.name_swarm,
    say.NAME_CARD: Squad.name_card,
    say.NAME_CARDS: Squad.name_cards,
    say.IN_FRONT: Squad.in_front,
}
