"""What is good at Rogue Agent, judged from what one seat sees. The unit is one point at the end.

The public part of the view is laid out on a table of its own, so that the rules say what is possible where and what the
City phase would bring; what dice may do is weighed by their chances.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercover.games.rogue_agent import turn
from undercover.games.rogue_agent.android import foes
from undercover.games.rogue_agent.attack import green_dice
from undercover.games.rogue_agent.bomb import LINES, SHEET_IDS, boost_at, has_line, shows_boost
from undercover.games.rogue_agent.game import GAME
from undercover.games.rogue_agent.odds import at_least, expected_hits
from undercover.games.rogue_agent.patrol import reach
from undercover.games.rogue_agent.phrases import COLUMN_IDS
from undercover.games.rogue_agent.preview import lay_out, play_city
from undercover.games.rogue_agent.table import CUSTODY, NOTHING, City
from undercover.games.rogue_agent.things import (
    AMMO,
    ASSASSIN,
    BLACK,
    BOMB,
    CRIMINAL_IDS,
    DISC_IDS,
    EVIDENCE,
    FUEL,
    GREEN,
    HQ,
    RED,
    SHIELD,
    SLOTS,
    STAMINA,
    TILE_IDS,
)
from undercover.table.options import Option

#: What things are worth on the way to points.
CREDIT = 0.3
AMMO_WORTH, FUEL_WORTH, EVIDENCE_WORTH, STEP = 0.08, 0.05, 0.13, 0.16
#: A criminal in custody or beaten: points for its syndicate and its reward, if it gets to Headquarters.
CAPTIVE = 1.5
BEATEN = 0.8
#: What a failed attack or an unknown card costs on average.
RETALIATION = 0.35
SURPRISE = 0.15
#: An informant on the map, which may die before the end.
INFORMANT = 0.8
#: The chance to defuse a bomb by its timer, and what a failure costs.
DEFUSE = (0.0, 0.15, 0.5, 0.72, 0.8, 0.85, 0.9)
#: The usual health of a criminal nobody knows.
SOME_HEALTH = 2
#: What a die of each colour brings in a Search, its explosions apart.
FIND = {"red": 0.12, "green": 0.14, "black": 0.32, "white": 0.32}
BLAST = {"red": 0.35, "green": 0.1, "black": 0.1, "white": 0.1}
GIFT = {"fuel": FUEL_WORTH, "ammo": AMMO_WORTH, "evidence": EVIDENCE_WORTH, "credit": 2 * CREDIT}
GIFT |= {"car": STEP, "weapon": STEP, "agent": STEP}


def value(seen: dict[str, Any], option: Option) -> float:
    """What this option is worth to the seat that sees this."""
    judge = Judge(seen)
    return VALUES[option.kind](judge, option)


class Judge:
    """One seat's view, laid out and weighed."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.seen = seen
        self.seat: int = seen["seat"]
        self.g = lay_out(seen, GAME.box(None))
        self.left = max(1, seen["rounds"] - seen["round"] + 1)
        self.tiles = {tile: slot for slot, tile in enumerate(self.g.tiles)}

    @property
    def board(self) -> list[int]:
        return self.g.boards[self.seat]

    # -- losses

    def harm(self, stamina: int) -> float:
        """What losing so much stamina costs; at the skull influence and custody go too."""
        if stamina <= 0:
            return 0.0
        left = self.board[STAMINA] - stamina
        if left <= 0:
            return 1.2 + CAPTIVE * len(self.g.custody(self.seat))
        return stamina * (0.08 if left > 4 else 0.16 if left > 2 else 0.3)

    def night(self, slot: int) -> float:
        """What the City phase would cost somebody who ends the turn there."""
        figures = self.g.figures[:]
        self.g.figures[self.seat] = slot
        after = play_city(self.g)
        self.g.figures = figures
        moved = after.figures[self.seat] != slot
        return self.harm(self.board[STAMINA] if moved else self.board[STAMINA] - after.boards[self.seat][STAMINA])

    # -- what can be done in a place

    def prospects(self, slot: int) -> float:
        """What is to be had on a location: the best main actions that are left, and an informant."""
        g, here = self.g, self.g.figures[self.seat]
        g.figures[self.seat] = slot
        android = g.is_android(self.seat)
        limit = (g.box.underground_per_turn if android else g.box.justice_per_turn) - g.justice
        worth = [self.action(action) for action in (turn.UNDERGROUND if android else turn.JUSTICE)]
        worth = sorted((each for each in worth if each > 0), reverse=True)[: max(0, limit)]
        found = sum(worth) + max(0.0, self.reinforce())
        g.figures[self.seat] = here
        return found + self.errands(slot)

    def errands(self, slot: int) -> float:
        """Captives want to go to Headquarters."""
        held = len(self.g.custody(self.seat))
        return -0.1 * held * distance(self.g, slot, HQ) if held else 0.0

    def action(self, action: int) -> float:
        """A main action where the figure stands; nothing if it is not to be had."""
        if turn.why_not(self.g, self.seat, action):
            return 0.0
        return ACTIONS[action](self)

    def dice(self, black: int) -> tuple[tuple[int, ...], ...]:
        faces = [tuple(faces) for faces in self.g.box.faces]
        greens = green_dice(self.g, self.seat)
        return (faces[RED],) * self.g.box.attack_red_dice + (faces[GREEN],) * greens + (faces[BLACK],) * black

    def spare_ammo(self) -> int:
        return min(self.board[AMMO], self.g.box.max_black_dice)

    def attack(self) -> float:
        here = self.g.figures[self.seat]
        targets = [self.assault(k) for k in self.g.rampant_at(here)]
        if here in self.g.assassin_at:
            targets.append(self.duel())
        return max(targets, default=0.0)

    def assault(self, k: int) -> float:
        """A criminal: influence, and somebody to arrest; or its retaliation."""
        known = self.seen["criminals"][k]["card"] is not None
        health = self.g.box.criminals[self.g.card[k]].health if known else SOME_HEALTH
        chance = at_least(health, self.dice(min(2, self.spare_ammo())))
        return chance * (1 + BEATEN) - (1 - chance) * RETALIATION - (0 if known else SURPRISE)

    def duel(self) -> float:
        chance = at_least(self.g.box.assassin_hits, self.dice(min(1, self.spare_ammo())))
        here = self.g.figures[self.seat]
        blow = self.g.box.assassin_damage - self.g.own_informants(self.seat, here)
        return chance - (1 - chance) * (0.0 if self.g.safe(self.seat, here) else self.harm(blow))

    def arrest(self) -> float:
        return CAPTIVE if self.left > 1 or distance(self.g, self.g.figures[self.seat], HQ) <= 2 else 0.2

    def turn_in(self) -> float:
        g, before = self.g, self.g.points(self.seat)
        cards = [g.card[k] for k in g.custody(self.seat)]
        own = g.turned_in[self.seat]
        g.turned_in[self.seat] = [*own, *cards]
        gained = g.points(self.seat) - before
        g.turned_in[self.seat] = own
        reward = min(g.supply, sum(g.box.criminals[card].reward for card in cards))
        return gained + CREDIT * reward

    def intercept(self) -> float:
        return 0.5 * min(2, self.board[FUEL]) if self.board[FUEL] > 1 else 0.2

    def search(self) -> float:
        here = self.g.figures[self.seat]
        safe = self.g.safe(self.seat, here)
        found = 0.0
        for icon in self.seen["city"][here]["search"]:
            risk = 0.0 if safe else BLAST[icon["colour"]] * min(AMMO_WORTH if self.board[AMMO] else 9.0, self.harm(1))
            found += icon["dice"] * (FIND[icon["colour"]] - risk)
        return found

    def purchase(self) -> float:
        """Influence for evidence; steps and resources only with credits to spare."""
        goods = self.seen["city"][self.g.figures[self.seat]]["goods"]
        if any(good["item"] == "influence" for good in goods):
            return 1 - 6 * EVIDENCE_WORTH / 3
        return 0.1 if self.g.credits[self.seat] > 2 * self.left else -0.1

    def defuse(self) -> float:
        timer = max(self.g.timers[bomb] for bomb in self.g.bombs_at(self.g.figures[self.seat]))
        chance = DEFUSE[min(timer, 6)]
        return chance - 0.7 * (1 - chance) * self.harm(self.g.box.bomb_here)

    def fight(self) -> float:
        """Somebody of the other kind: a knock-out is a point, a wound next to nothing."""
        others = foes(self.g, self.seat)
        hits = self.dice(self.spare_ammo())
        return max(at_least(self.g.boards[foe][STAMINA], hits) + 0.05 * expected_hits(hits) - 0.2 for foe in others)

    def raze(self) -> float:
        here = self.g.figures[self.seat]
        informants = sum(owner != NOTHING for owner in (self.g.tops[here], self.g.bottoms[here]))
        chance = at_least(self.g.box.location_hits + informants, self.dice(min(2, self.spare_ammo())))
        blast = self.harm(self.g.box.bomb_here) if here in self.g.bomb_at else 0.0
        return chance * (1 - blast) + 0.2 * informants

    def reinforce(self) -> float:
        return 0.0 if turn.why_not_reinforce(self.g, self.seat) else INFORMANT

    # -- the next action

    def act(self, kind: str) -> float:
        """An informant comes last, because the turn ends with it."""
        if kind == "end_turn":
            return 0.0
        if kind == "reinforce":
            return 0.02
        if kind == "patrol":
            return self.patrol()
        if kind == "investigate":
            return 0.04 if self.board[EVIDENCE] > 6 else -0.1
        if kind == "scan":
            return 0.3 if any("android" in player["tokens_shown"] for player in self.seen["players"]) else -0.1
        return self.action([phrase.id for phrase in turn.PHRASES].index(kind)) - 0.03

    def patrol(self) -> float:
        """Somewhere else there is more to be had, by more than the way costs."""
        here = self.g.figures[self.seat]
        stay = self.prospects(here) - self.night(here)
        fare = 0.0 if not self.g.patrols else FUEL_WORTH + 0.05
        ways = [self.way(slot, reach(self.g, self.seat) - 1, {slot}) for slot in self.g.box.adjacent[here]]
        return max(ways) - stay - fare - 0.02

    def way(self, slot: int, steps: int, entered: set[int]) -> float:
        """The best that can be reached over this location."""
        toll = self.toll(slot)
        best = self.prospects(slot) - self.night(slot)
        if steps:
            near = [further for further in self.g.box.adjacent[slot] if further not in entered]
            best = max([best, *(self.way(further, steps - 1, entered | {further}) for further in near)])
        return best - toll

    def toll(self, slot: int) -> float:
        """What it costs to enter."""
        if self.g.destroyed[slot]:
            return 0.0 if self.g.is_android(self.seat) else self.harm(self.g.box.destroyed_entry)
        gangsters = 0 if slot == self.g.police else self.g.tile(slot).gangsters
        left = gangsters - self.g.has(self.seat, SHIELD) - self.g.own_informants(self.seat, slot)
        shot = min(max(0, left), self.board[AMMO])
        return shot * AMMO_WORTH + self.harm(left - shot)

    def stop(self) -> float:
        here = self.g.figures[self.seat]
        return self.prospects(here) - self.night(here)

    def step(self, tile: str) -> float:
        """Towards the best place that can still be reached."""
        entered = {slot for slot in range(SLOTS) if self.g.entered >> slot & 1}
        slot = self.tiles[TILE_IDS.index(tile)]
        return self.way(slot, max(0, reach(self.g, self.seat) - len(entered) - 1), entered | {slot})

    # -- dice and details

    def gangster_ammo(self, count: int) -> float:
        gangsters = max(1, self.g.tile(self.g.figures[self.seat]).gangsters)
        return -count * AMMO_WORTH - self.harm(gangsters - count)

    def black_dice(self, count: int) -> float:
        """Hits are worth more than ammo."""
        wanted = SOME_HEALTH
        known = [each for each in self.seen["criminals"] if each["face_up"] and each["slot"] == self.where()]
        if known:
            wanted = min(each["health"] for each in known)
        return 1.8 * at_least(wanted, self.dice(count)) - count * AMMO_WORTH

    def where(self) -> str:
        found: str = self.seen["players"][self.seat]["slot"]
        return found

    def search_with(self, colours: list[str]) -> float:
        return sum(FIND[colour] for colour in colours)

    def die(self, die: str) -> float:
        """What a rolled die is worth as it lies."""
        face = die.partition("-")[2]
        if face.startswith("explosion"):
            safe = self.g.safe(self.seat, self.g.figures[self.seat])
            return 0.0 if safe else -min(AMMO_WORTH if self.board[AMMO] else 9.0, self.harm(1))
        return self.face(face)

    def face(self, face: str) -> float:
        if face == "boost":
            return 0.2
        symbol = face.split("-")[0]
        worth = (0.1 if self.board[STAMINA] < 8 else 0.0) if symbol == "heal" else GIFT[symbol]
        return worth * (2 if "-2" in face else 1) * (2 if "boosted" in face else 1)

    def reroll(self, dice: list[str]) -> float:
        return sum(FIND[die.partition("-")[0]] - 0.08 - self.die(die) for die in dice)

    def boost(self, face: str) -> float:
        return -self.die("black-explosion") if face == "explosion" else self.face(face)

    def place(self, option: Option) -> float:
        """A sheet with boosts that can still become a line, few open ends and much time."""
        colour, symbol, column = option.targets
        columns = [[SHEET_IDS.index(die) for die in dice] for dice in self.seen["sheet"].values()]
        die = SHEET_IDS.index(f"{colour}-{symbol}")
        number = COLUMN_IDS.index(str(column))
        if number == len(columns):
            columns.append([])
        columns[number].append(die)
        return sheet_worth(columns, self.g.box.line) - (2.0 if option.kind == "new_column" else 0.0)

    def cut(self) -> float:
        """Another wire as long as there is time for it."""
        timer = max(self.g.timers[bomb] for bomb in self.g.bombs_at(self.g.figures[self.seat]))
        circuits = sum(not shows_boost(SHEET_IDS.index(dice[-1])) for dice in self.seen["sheet"].values())
        return timer - 1.5 + circuits

    def assign(self, results: list[int]) -> float:
        """Criminals near, assassins and bombs away from oneself and one's informants."""
        worth = 0.0
        for disc, result in zip(self.seen["drawn"], results):
            slot = self.g.precinct(result)
            far = distance(self.g, self.g.figures[self.seat], slot)
            if DISC_IDS.index(disc) in (ASSASSIN, BOMB):
                worth += 0.1 * min(3, far) - 0.3 * self.g.own_informants(self.seat, slot)
            else:
                worth -= 0.1 * far
        return worth

    def identity(self, token: str) -> float:
        return 1.0 if token == "human" else 0.0

    def defend(self, count: int) -> float:
        held = len(self.g.custody(self.seat))
        worth = 0.3 * CAPTIVE * min(count, held) if held else 0.33 * count * self.harm(1)
        return worth - count * FUEL_WORTH

    def captive(self, criminal: str) -> float:
        found: int = self.seen["criminals"][CRIMINAL_IDS.index(criminal)]["reward"] or 0
        return float(found)

    def against(self, other: int) -> float:
        """Whoever is ahead, holds somebody, or is about to fall."""
        held = sum(place == CUSTODY + other for place in self.g.where)
        return 0.2 * self.g.points(other) + held - 0.1 * self.g.boards[other][STAMINA]


def sheet_worth(columns: list[list[int]], line: int) -> float:
    """How promising a bomb sheet is."""
    if has_line(columns, line):
        return 10.0 - sum(not shows_boost(column[-1]) for column in columns)
    open_ends = sum(not shows_boost(column[-1]) for column in columns)
    pairs = 0
    for x, column in enumerate(columns):
        for y, die in enumerate(column):
            if shows_boost(die):
                pairs += sum(boost_at(columns, x + dx, y + dy) for dx, dy in LINES)
    return pairs - 0.5 * open_ends


def distance(g: City, start: int, end: int) -> int:
    """Steps from one location to another."""
    reached, steps = {start}, 0
    while end not in reached:
        reached |= {near for slot in reached for near in g.box.adjacent[slot]}
        steps += 1
    return steps


ACTIONS: dict[int, Callable[[Judge], float]] = {
    turn.ATTACK: Judge.attack,
    turn.ARREST: Judge.arrest,
    turn.INTERCEPT: Judge.intercept,
    turn.TURNING_IN: Judge.turn_in,
    turn.SEARCH: Judge.search,
    turn.BUY: Judge.purchase,
    turn.DEFUSE: Judge.defuse,
    turn.FIGHT_ANDROID: Judge.fight,
    turn.FIGHT_AGENT: Judge.fight,
    turn.FIGHT_LOCATION: Judge.raze,
}


def first(option: Option) -> Any:
    return option.targets[0]


VALUES: dict[str, Callable[[Judge, Option], float]] = {
    **{phrase.id: lambda judge, option: judge.act(option.kind) for phrase in turn.PHRASES},
    "assign": lambda judge, option: judge.assign(first(option)),
    "step": lambda judge, option: judge.step(first(option)),
    "stop": lambda judge, _: judge.stop(),
    "ammo": lambda judge, option: judge.gangster_ammo(first(option)),
    "look": lambda judge, option: 0.0,
    "at_criminal": lambda judge, option: judge.assault(CRIMINAL_IDS.index(first(option))),
    "at_assassin": lambda judge, _: judge.duel(),
    "black_dice": lambda judge, option: judge.black_dice(first(option)),
    "take_in": lambda judge, option: judge.captive(first(option)),
    "against": lambda judge, option: judge.against(first(option)),
    "fuel": lambda judge, option: 0.3 * first(option) if first(option) < 3 else 0.5,
    "defend": lambda judge, option: judge.defend(first(option)),
    "snatch": lambda judge, option: judge.captive(first(option)),
    "search_with": lambda judge, option: judge.search_with(first(option)),
    "leave_out": lambda judge, option: -FIND[first(option)],
    "reroll": lambda judge, option: judge.reroll(first(option)),
    "keep": lambda judge, _: 0.0,
    "use": lambda judge, option: judge.face(first(option)),
    "shoot": lambda judge, _: -AMMO_WORTH,
    "suffer": lambda judge, _: -judge.harm(1),
    "boost": lambda judge, option: 1.0 + judge.boost(first(option)),
    "waste": lambda judge, _: -1.0,
    "buy": lambda judge, option: 0.1 if judge.g.credits[judge.seat] > 2 * judge.left else -0.1,
    "enough": lambda judge, _: 0.0,
    "bomb": lambda judge, option: float(first(option)),
    "place": lambda judge, option: judge.place(option),
    "new_column": lambda judge, option: judge.place(option),
    "cut": lambda judge, _: judge.cut(),
    "let_be": lambda judge, _: 0.0,
    "assassin": lambda judge, _: 0.0,
    "tick": lambda judge, _: 0.0,
    "explode": lambda judge, _: 0.0,
    "burn": lambda judge, option: 1.0 if first(option) == "bottom" else 0.0,
    "release": lambda judge, option: -judge.captive(first(option)),
    "reveal": lambda judge, option: judge.identity(first(option)),
}
