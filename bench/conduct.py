"""How hard conducts itself, beyond winning: whom it shoots, what it equips and plays, which bombs it defuses.

    python bench/conduct.py [good_cop_bad_cop] [rogue_agent] [--games 200] [--jobs J] [--level hard]

Good Cop Bad Cop: one such bot among five greedy ones, at every seat in turn; its shots are counted by whose side is
hit, its equipment by kind. Rogue Agent: an agent stands at a bomb and defuses it, so many times for each timer; beside
it does so a plain Monte Carlo player, which tries each option in worlds that are played on at random until the bomb is
settled.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from undercover import Match, game
from undercover.bots import Bot, level
from undercover.bots.parent import go_with_the_parent
from undercover.games.rogue_agent.bomb import CUT_AGAIN, PLACE_DIE
from undercover.games.rogue_agent.phrases import DEFUSED
from undercover.table.chair import Chair
from undercover.table.dice import Dice, seeded

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

SEATS = 6
TIMERS = range(1, 7)
#: Worlds in which the Monte Carlo player tries each option.
WORLDS = 30


def precinct(name: str, number: int) -> Counter[str]:
    """One game; what the one bot did in it."""
    rules, me = game("good_cop_bad_cop"), number % SEATS
    match, dice = rules.start(SEATS, number // SEATS), seeded(number)
    bots = [level(name if seat == me else "greedy", rules) for seat in range(SEATS)]
    done: Counter[str] = Counter(games=1)
    while match.waiting:
        seat = match.waiting[0]
        sides = [match.table.team(other) for other in range(SEATS)]  # type: ignore[attr-defined]
        before = len(match.history)
        match.step(seat, bots[seat].choose(match.chair(seat, dice)))
        for event in match.story(None, before + 1):
            if event.get("seat") == me:
                done += _deed(event, sides, me)
    return done


def _deed(event: dict[str, object], sides: list[int], me: int) -> Counter[str]:
    match event:
        case {"type": "shot", "other": int(other)}:
            return Counter({"shots": 1, "shots at its own side": int(sides[other] == sides[me])})
        case {"type": "played", "equipment": str(equipment)}:
            return Counter({f"played {equipment}": 1})
        case {"type": "declared_equip"}:
            return Counter(equips=1)
    return Counter()


class MonteCarlo:
    """Tries everything at random, until the bomb is settled."""

    def choose(self, chair: Chair) -> int:
        wins = Counter(dict.fromkeys(chair.options, 0))
        worlds = chair.worlds()
        for _ in range(WORLDS):
            world = next(worlds)
            for option in chair.options:
                trial = world.copy()
                trial.step(chair.seat, option)
                wins[option] += settle(trial, chair.seat, None, chair.dice)
        return wins.most_common(1)[0][0]


def settle(match: Match, seat: int, bot: Bot | MonteCarlo | None, dice: Dice) -> bool:
    """Play on (without a bot: at random) until the bomb is settled: was it defused?"""
    while match.table.top() in (PLACE_DIE, CUT_AGAIN):
        options = match.legal(seat)
        option = bot.choose(match.chair(seat, dice)) if bot else options[dice.below(len(options))]
        match.table.listen(False)
        match.step(seat, option)
        story, _ = match.table.hush()
        if any(said.word is DEFUSED for said in story):
            return True
    return False


def bomb(name: str, timer: int, number: int) -> bool:
    from tests.rogue_agent.positions import position

    full = {"stamina": 6, "ammo": 6, "fuel": 6}
    match = position(seats=2, at=("r1",), bombs=[("r1", timer)], boards={0: full}, dice=f"{number}:0")
    match.step(0, match.number(0, "defuse"))
    return settle(match, 0, MonteCarlo() if name == "monte carlo" else level(name, match.game), seeded(number))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["good_cop_bad_cop", "rogue_agent"], metavar="GAME")
    parser.add_argument("--games", type=int, default=200, dest="count")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--level", default="hard")
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs, initializer=go_with_the_parent) as pool:
        if "good_cop_bad_cop" in args.games:
            done: Counter[str] = Counter()
            for one in pool.map(partial(precinct, args.level), range(args.count)):
                done.update(one)
            for what, count in sorted(done.items()):
                print(f"{what}: {count}", flush=True)
        if "rogue_agent" in args.games:
            for timer in TIMERS:
                for name in (args.level, "greedy", "monte carlo"):
                    defused = sum(pool.map(partial(bomb, name, timer), range(args.count)))
                    print(f"timer {timer}, {name}: defused {defused / args.count:.1%}", flush=True)


if __name__ == "__main__":
    main()
