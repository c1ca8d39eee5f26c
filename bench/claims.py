"""What is claimed about the bots, one arena for each claim.

    python bench/claims.py [NAME ...] [--games 1000] [--jobs J] [--folder build/claims]

A name may end in * (agent_avenue*). For each claim the command that repeats it is printed, what was found, and whether
the claim holds. Finished games are kept in the folder: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from itertools import pairwise
from pathlib import Path
from typing import Any

from undercover import game, games
from undercover.arena import Arena
from undercover.bots import NoJudgement, UnknownLevel, levels
from undercover.table.game import Setting

Report = dict[str, Any]
#: The levels people meet, from the strongest on.
NAMED = ("expert", "hard", "normal", "easy")
#: Games of two sides: neighbours share one, or sides are dealt, and nobody's own strength decides a game.
SIDES = ("agent_avenue", "good_cop_bad_cop")


@dataclass(frozen=True)
class Claim:
    name: str
    players: tuple[str, ...]
    seats: int
    options: dict[str, Setting]
    holds: Callable[[Report], bool]
    says: str

    @property
    def slug(self) -> str:
        return self.name.split("/")[0]

    def arena(self, games: int) -> Arena:
        rules = game(self.slug)
        settled = rules.settle_options(self.seats, rules.for_research(self.seats, self.options))
        return Arena(self.slug, self.seats, settled, self.players, games)

    def command(self, games: int) -> str:
        options = [f"--option {name}={value}" for name, value in self.options.items()]
        players = ",".join(self.players)
        line = f"undercover arena {self.slug} --players {players} --seats {self.seats} --games {games}"
        return " ".join([line, *options])


def scores(report: Report) -> dict[str, dict[str, Any]]:
    return {score["name"]: score for score in report["players"]}


def at_least(name: str, rate: float) -> Callable[[Report], bool]:
    return lambda report: bool(scores(report)[name]["rate"] >= rate)


def ahead(name: str, other: str, points: float) -> Callable[[Report], bool]:
    return lambda report: bool(scores(report)[name]["rate"] - scores(report)[other]["rate"] >= points)


def times(name: str, other: str, factor: float) -> Callable[[Report], bool]:
    return lambda report: bool(scores(report)[name]["rate"] >= factor * scores(report)[other]["rate"])


def seldom(reason: str, share: float) -> Callable[[Report], bool]:
    return lambda report: bool(report["ends"].get(reason, 0) <= share * report["games"])


def pair_holds_out(report: Report) -> bool:
    """Seats 0 and 1 are the pair."""
    return bool(report["seat_wins"][0] > report["games"] / 3)


def ranked(report: Report) -> bool:
    """As they are named, from the strongest on, with intervals apart."""
    strongest_first = [score for score in report["players"] if score["name"] in NAMED]
    return all(one["low"] > other["high"] for one, other in pairwise(strongest_first))


def claims() -> Iterator[Claim]:
    duel = ("hard", "greedy")
    yield Claim("agent_avenue/hard", duel, 2, {}, at_least("hard", 0.70), "hard beats greedy in 70 %")
    yield Claim("agent_avenue/chance", ("hard", "random"), 2, {}, at_least("hard", 0.97), "hard beats random in 97 %")
    yield Claim("agent_avenue/pair", ("hard",), 3, {}, pair_holds_out, "a pair wins more than one game in three")
    yield Claim("the_agents/hard", duel, 2, {}, at_least("hard", 0.70), "hard beats greedy in 70 %")
    yield from _one_of_four("the_agents")
    yield Claim("the_agents/stall", ("hard",), 2, {}, seldom("end-turn-cap", 0), "no game comes to no end")
    yield Claim("rogue_agent/hard", duel, 2, {}, at_least("hard", 0.65), "hard beats greedy in 65 %")
    yield from _one_of_four("rogue_agent")
    watch = {"mode": "shadow_watch"}
    losses = seldom("end-lost", 0.25)
    yield Claim("rogue_agent/watch", ("hard",), 2, {**watch}, losses, "Shadow Watch is lost by losses in one of four")
    for seats in (6, 8):
        table = ("hard", *["greedy"] * (seats - 1))
        lead = ahead("hard", "greedy", 0.15)
        yield Claim(f"good_cop_bad_cop/{seats}", table, seats, {}, lead, "hard is 15 points above greedy")
    yield Claim("death_angel/solo", duel, 1, {}, at_least("hard", 0.5), "hard wins half of its games alone")
    for seats in range(2, 7):
        more = times("hard", "greedy", 1.6)
        yield Claim(f"death_angel/{seats}", duel, seats, {}, more, "hard wins 1.6 times as often as greedy")
    for slug, rules in games().items():
        for seats in rules.seats if set(NAMED) < set(levels(rules)) else ():
            yield from _ladder(slug, seats, apart=rules.together)


def _ladder(slug: str, seats: int, apart: bool) -> Iterator[Claim]:
    """All levels at one table, or each with a table to itself where nobody plays against anybody; where they are too
    many for a table, or some of them would be partners, each meets the next."""
    if apart or (seats >= len(NAMED) and slug not in SIDES):
        yield Claim(f"{slug}/levels-{seats}", NAMED, seats, {}, ranked, "the levels are ranked as they are named")
        return
    for one, other in pairwise(NAMED):
        yield Claim(f"{slug}/{one}-{seats}", (one, other), seats, {}, ranked, f"{one} is stronger than {other}")


def _one_of_four(slug: str) -> Iterator[Claim]:
    table = ("hard", "greedy", "greedy", "greedy")
    yield Claim(f"{slug}/four", table, 4, {}, at_least("hard", 0.40), "hard wins 40 % among three greedy")


def tried(claim: Claim, games: int, jobs: int, folder: Path) -> bool | None:
    """Whether the claim holds; None if one of its players is not there."""
    print(f"\n{claim.name}: {claim.says}\n  {claim.command(games)}", flush=True)
    try:
        contest = claim.arena(games)
        file = folder / f"{claim.name.replace('/', '-')}.jsonl"
        report = contest.report(contest.play(jobs, file=file))
    except (UnknownLevel, NoJudgement) as missing:
        print(f"  cannot be tried: {missing}")
        return None
    for score in report["players"]:
        rate = f"{score['rate']:.1%} ({score['low']:.1%} – {score['high']:.1%})"
        print(f"  {score['name']}: {rate} of {score['games']}, rating {score['rating']}")
    print(f"  seats won {report['seat_wins']}, ends {report['ends']}, decisions {report['length']}")
    holds = claim.holds(report)
    print("  HOLDS" if holds else "  DOES NOT HOLD", flush=True)
    return holds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=["*"], metavar="NAME")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=Path("build/claims"))
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    wanted = [claim for claim in claims() if any(fnmatch(claim.name, name) for name in args.names)]
    if not wanted:
        print(f"no claim is called {shlex.join(args.names)}; there are {' '.join(c.name for c in claims())}")
        return 2
    found = [tried(claim, args.games, args.jobs, args.folder) for claim in wanted]
    print(f"\n{found.count(True)} hold, {found.count(False)} do not, {found.count(None)} could not be tried")
    return 1 if False in found else 0


if __name__ == "__main__":
    sys.exit(main())
