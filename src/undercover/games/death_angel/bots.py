"""What an option is worth to the squad, in marines. Everybody is on the same side, so the seat does not matter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercover.games.death_angel.preview import HIT, SKULLS, TOKEN, Preview, replaced
from undercover.games.death_angel.things import BARS, SIDE_IDS
from undercover.table.options import Option

#: A card less in a blip pile: the way goes on sooner.
BLIP = 0.12
#: Events a scout would rather not see next.
UNWELCOME = {
    "surrounded",
    "flanking_manoeuvre",
    "out_of_thin_air_head",
    "out_of_thin_air_claw",
    "psychic_assault",
    "theyre_everywhere",
    "outnumbered",
    "chaos_of_battle",
    "stalking_from_the_shadows",
    "gun_jam",
    "evasion",
}
#: The teams that do most for a squad, the best last: measured in games alone.
TEAMS = ["green", "purple", "grey", "blue", "red", "yellow"]
#: Kills expected of a marine with the Attack card of his team.
KILLS = {
    ("full_auto", "brother_leon"): 1.5,
    ("flamer_attack", "brother_zael"): 2.0,
    ("psionic_attack", "lexicanium_calistarius"): 0.9,
    ("dead_aim", "sergeant_gideon"): 0.8,
    ("dead_aim", "brother_noctis"): 0.8,
}


#: Kinds of options that change nothing for the better or the worse: doing nothing is worth 0.
IDLE = {
    "accept",
    "end_activations",
    "end_attacks",
    "end_moves",
    "keep_facing",
    "keep_roll",
    "launch_token",
    "no_intimidate",
    "no_onward",
    "no_power_field",
    "no_scout",
    "no_stealth",
    "no_strategize",
    "no_token",
    "odd_card",
    "scout_bottom",
    "serve_first",
    "stop_slaying",
    "teleport_roll",
}


def value(seen: dict[str, Any], option: Option) -> float:
    """More is better."""
    return 0.0 if option.kind in IDLE else VALUES[option.kind](Judge(seen), option)


class Judge:
    """One seat's view, and what it makes of the options."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.seen = seen
        self.now = Preview(seen) if seen["formation"] else None
        self.final = bool(seen["location"]["objective"])

    @property
    def field(self) -> Preview:
        assert self.now is not None
        return self.now

    def position(self, marine: str) -> int:
        return self.field.marines.index(marine)

    # -- choosing actions

    def play(self, actions: list[str]) -> float:
        """What the cards promise together, carried out in their order."""
        found, extras, panel = self.field, 0.0, 0.0
        for id in actions:
            team = next(team for team in self.seen["teams"] if id in team["hand"])
            sort = team["hand"].index(id)
            if sort == 0:
                found = self.supported(found.supported(), id)
            elif sort == 1:
                found = found.moved(team["team"], id == "reorganize")
                panel = max(panel, found.activations(team["team"]))
                extras += self.move(found, id)
            else:
                found = self.fired(found, id, team["marines"])
                extras += HIT * TOKEN if id == "lead_by_example" else 0.0
        return self.field.gain(found) + extras + panel

    def supported(self, field: Preview, id: str) -> Preview:
        hero = {"block": "sergeant_gideon", "counter_attack": "sergeant_lorenzo"}.get(id)
        if hero is not None:
            return field.saved_by(hero, SKULLS)
        if id == "power_field":
            return field.best([self.shielded(field, slot) for slot in field.enemies()])
        if id == "strategize":
            return field.best([field.shifted(slot) for slot in field.enemies()])
        return field

    def shielded(self, field: Preview, slot: int) -> Preview:
        """A swarm that does nothing for a round is still there."""
        return field.but(swarms=replaced(field.swarms, slot, 0.0), spared=field.spared + field.swarms[slot])

    def move(self, field: Preview, id: str) -> float:
        """What the card adds to moving."""
        if id == "stealth_tactics":
            return 2 * BLIP * (3 if self.seen["location"]["id"] == "toxin_pumping_station" else 1)
        if id == "run_and_gun":
            shots = [
                field.gain(field.attacked(marine)) - TOKEN for marine in field.own("green") if field.tokens[marine]
            ]
            return sum(max(0.0, shot) for shot in shots)
        if id == "intimidation":
            slots = [slot for marine in field.own("blue") for slot in field.around(field.marines.index(marine), 0)]
            return HIT * field.best_kill(slots, 2.0)
        return BLIP if id == "forward_scouting" else 0.0

    def fired(self, field: Preview, id: str, marines: list[str]) -> Preview:
        for marine in marines:
            charge = field.charged() if id == "heroic_charge" and marine == "brother_claudio" else field
            attack = field.attacked(marine, KILLS.get((id, marine), HIT))
            field = charge if charge.score - field.worth(marine) / 6 > attack.score else attack
        return field

    # -- moving

    def swap(self, marine: str, partner: str) -> float:
        field = self.field
        team = field.team[marine]
        return field.swapped(marine, partner).faced(team).promise(team) - field.faced(team).promise(team)

    def turn(self, marines: list[str]) -> float:
        """Turning counts with what can then be activated."""
        field, team = self.field, self.field.team[marines[0]]
        return field.turned(*marines).promise(team) - field.promise(team)

    def activate(self, marine: str, terrain: str) -> float:
        return self.field.activation(self.position(marine), terrain) + 0.01

    def strategize_to(self, slot: int) -> float:
        return self.field.gain(self.field.sent(self.slot(self.seen["moving"]), slot))

    # -- fighting

    def attack(self, marine: str, slot: int, price: float = 0.0) -> float:
        card = next(team["played"] for team in self.seen["teams"] if marine in team["marines"])
        gain: float = KILLS.get((card, marine), HIT) * self.field.kill_gain(slot)
        return gain - price + 0.001

    def charge(self) -> float:
        """One chance in six to lose Claudio."""
        return self.field.gain(self.field.charged()) - self.field.worth("brother_claudio") / 6

    def reroll(self, marine: str) -> float:
        """Never throw a good roll away; a token must be worth its next use."""
        fight = self.seen["fight"]
        if fight["good"]:
            return -1.0
        if fight["attacker"] == "swarm":
            return 1.0
        price = -self.field.gain(self.field.given(marine, -1))
        return HIT * self.field.kill_gain(self.slot(fight)) - price

    def use_artefact(self) -> float:
        return -1.0 if self.seen["fight"]["good"] else 0.5

    def slay(self, slot: int, card: str) -> float:
        """A symbol that is rare in a swarm makes it move less often once it is gone."""
        here: dict[str, list[str]] = self.seen["formation"][slot // 2][SIDE_IDS[slot % 2]]
        return self.field.kill_gain(slot) + 0.001 / max(1, (here["swarm"] + here["done"]).count(card))

    # -- piles, Events and places

    def discard(self, pile: str) -> float:
        """Empty the shorter pile to travel on; at the end both must go."""
        count = int(self.seen["blips"][pile]["count"])
        return BLIP + (0.001 * count if self.final else 0.01 / (1 + count))

    def put_back(self) -> float:
        scouted = self.seen["events"]["scouted"]
        return -1.0 if scouted and scouted[0]["id"] in UNWELCOME else 1.0

    def launch_roll(self) -> float:
        """Two tokens first, then roll: that takes four activations on average; sooner when few are left."""
        tokens = int(self.seen["location"]["tokens"])
        return tokens - (1.5 if len(self.field.marines) > 2 else 0.5)

    def name_team(self, team: str) -> float:
        """Jam the guns of those who have nothing to shoot at."""
        field = self.field
        return -sum(field.gain(field.attacked(marine)) for marine in field.own(team))

    def name_swarm(self, slot: int) -> float:
        return self.field.kill_gain(slot, self.field.swarms[slot])

    def name_cards(self, marine: str, left: int, right: int) -> float:
        field, slot = self.field, 2 * self.position(marine)
        return field.gain(field.without(slot, left).without(slot + 1, right).given(marine, -left - right))

    def name_card(self, marine: str, side: str) -> float:
        field, slot = self.field, 2 * self.position(marine) + SIDE_IDS.index(side)
        return field.gain(field.without(slot).given(marine, -min(1, field.tokens[marine])))

    def name_marine(self, marine: str) -> float:
        """A marine for the Event in hand."""
        field, event = self.field, str(self.seen["event"]["id"])
        if event == "rescue_space_marine":
            return 1.0
        here = self.position(marine)
        if event == "surrounded":
            return field.gain(field.gathered(here))
        if event.startswith("out_of_thin_air"):
            return self.spawn_behind(marine, 2)
        if event == "psychic_assault":
            return -field.worth(marine) * field.survives(here)
        if event in ("stalking_from_the_shadows", "for_my_battle_brothers"):
            return field.gain(field.given(marine, -field.tokens[marine]))
        if event == "resupply":
            return field.gain(field.given(marine, sum(field.tokens.values()) - field.tokens[marine]))
        if event == "second_wind":
            return field.gain(field.saved_by(marine, frozenset({0})))
        if event == "quick_instincts":
            return field.gain(field.attacked(marine))
        return field.best_kill(field.around(here, 0), 2)

    def spawn_behind(self, marine: str, cards: int) -> float:
        field = self.field
        return field.gain(field.spawned(2 * self.position(marine) + 1 - field.facing[marine], cards))

    def spawn_in_front(self, marine: str) -> float:
        field = self.field
        return field.gain(field.spawned(2 * self.position(marine) + field.facing[marine], 1))

    def chapel(self, slot: int) -> float:
        """The Artefact lies best in front of somebody, out of the way of the swarms."""
        field = self.field
        return float(field.facing[field.marines[slot // 2]] == slot % 2) - field.swarms[slot]

    def cogitate(self, terrain: str) -> float:
        """Watch the terrain where most cards are to be expected: red, then orange."""
        slots = [row[side] for row in self.seen["formation"] for side in SIDE_IDS]
        return next(BARS[card["colour"]] for slot in slots for card in slot["terrain"] if card["id"] == terrain)

    def slot(self, place: dict[str, Any]) -> int:
        return 2 * (int(place["position"]) - 1) + SIDE_IDS.index(place["side"])


def token(judge: Judge, option: Option) -> float:
    return judge.field.gain(judge.field.given(str(option.named["marine"])))


def text(option: Option, field: str) -> str:
    return str(option.named[field])


def texts(option: Option, field: str) -> list[str]:
    found = option.named[field]
    assert isinstance(found, list)
    return [str(each) for each in found]


def picked(option: Option, field: str) -> int:
    """How many cards are named on a side."""
    return len([card for card in texts(option, field) if card != "none"])


#: The value of every kind of option of `phrases.py` that is not idle.
VALUES: dict[str, Callable[[Judge, Option], float]] = {
    "take_team": lambda judge, option: float(TEAMS.index(text(option, "team"))),
    "play": lambda judge, option: judge.play(texts(option, "actions")),
    "token": token,
    "strategize": lambda judge, option: judge.field.gain(judge.field.shifted(judge.slot(option.named))),
    "strategize_to": lambda judge, option: judge.strategize_to(judge.slot(option.named)),
    "power_field": lambda judge, option: judge.field.gain(judge.shielded(judge.field, judge.slot(option.named))),
    "swap": lambda judge, option: judge.swap(text(option, "marine"), text(option, "partner")),
    "turn": lambda judge, option: judge.turn(texts(option, "marines")),
    "activate": lambda judge, option: judge.activate(text(option, "marine"), text(option, "terrain")),
    "onward": lambda judge, option: TOKEN,
    "stealth": lambda judge, option: judge.discard(text(option, "pile")),
    "stealth_pay": lambda judge, option: BLIP + judge.field.gain(judge.field.given(text(option, "marine"), -1)),
    "scout": lambda judge, option: 1.0,
    "scout_top": lambda judge, option: judge.put_back(),
    "intimidate": lambda judge, option: 1.0,
    "pick": lambda judge, option: judge.slay(judge.slot(option.named), text(option, "card")),
    "pile": lambda judge, option: judge.discard(text(option, "pile")),
    "attack": lambda judge, option: judge.attack(text(option, "marine"), judge.slot(option.named)),
    "pay_attack": lambda judge, option: judge.attack(text(option, "marine"), judge.slot(option.named), TOKEN),
    "heroic_charge": lambda judge, option: judge.charge(),
    "reroll": lambda judge, option: judge.reroll(text(option, "marine")),
    "slay": lambda judge, option: judge.slay(judge.slot(option.named), text(option, "card")),
    "use_artefact": lambda judge, option: judge.use_artefact(),
    "cogitate": lambda judge, option: judge.cogitate(text(option, "terrain")),
    "launch_roll": lambda judge, option: judge.launch_roll(),
    "teleport_token": lambda judge, option: 1.0,
    "holds": lambda judge, option: judge.field.gain(judge.field.spawned(judge.slot(option.named), 2)),
    "catacombs": lambda judge, option: judge.spawn_behind(text(option, "marine"), 1),
    "chapel": lambda judge, option: judge.chapel(judge.slot(option.named)),
    "name_marine": lambda judge, option: judge.name_marine(text(option, "marine")),
    "name_team": lambda judge, option: judge.name_team(text(option, "team")),
    "name_pile": lambda judge, option: judge.discard(text(option, "pile")),
    "name_swarm": lambda judge, option: judge.name_swarm(judge.slot(option.named)),
    "name_card": lambda judge, option: judge.name_card(text(option, "marine"), text(option, "side")),
    "name_cards": lambda judge, option: judge.name_cards(
        text(option, "marine"), picked(option, "left_cards"), picked(option, "right_cards")
    ),
    "in_front": lambda judge, option: judge.spawn_in_front(text(option, "marine")),
}
