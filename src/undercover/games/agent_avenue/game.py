"""Agent Avenue on the shelf: its options, how a position is written, and where the parts of the game are found."""

from __future__ import annotations

from typing import Final

from undercover.games.agent_avenue import census, data, imagine, judge, observe, seen, setup, worth
from undercover.games.agent_avenue.belief import believe
from undercover.games.agent_avenue.phrases import FIELDS
from undercover.games.agent_avenue.table import NOTHING, REASONS, Avenue
from undercover.games.agent_avenue.team import Team
from undercover.games.agent_avenue.things import AGENT_IDS, CARD_IDS, SIDE_IDS
from undercover.table.game import Game, OptionSpec
from undercover.table.parts import LARGE, Part

GAME: Final = Game[Avenue](
    "agent_avenue",
    "Agent Avenue",
    rules_version="1",
    seats=(2, 3, 4),
    minutes=(10, 20),
    options={
        "mode": OptionSpec(("simple", "advanced"), "simple", "setting-mode", (2, 3, 4)),
        "first": OptionSpec(("random", "green", "blue"), "random", "setting-first", (2, 3, 4)),
        "pair": OptionSpec(("green", "blue"), "green", "setting-pair", (3,)),
    },
    fields=FIELDS,
    families={"up": "agent", "down": "agent"},
    odds={"offer.down": "agent", "players.hand": "agent"},
    reasons=[f"end-{reason.replace('_', '-')}" for reason in REASONS],
    longest=400,
    home=__package__,
    given=("advanced", "begins", "box", "members"),
    parts=[
        Part("active", ids=SIDE_IDS),
        Part("turn"),
        Part("deck", 1, AGENT_IDS),
        *Part.each("hands swapped known", 2, AGENT_IDS),
        Part("known_since", 2),
        Part("swaps", 1),
        Part("steps", 1, least=-LARGE),
        Part("rows", 1, AGENT_IDS, counts=True, per=len(AGENT_IDS)),
        *Part.each("up down", ids=AGENT_IDS, none=NOTHING),
        Part("down_by", none=NOTHING, seat=True),
        *Part.each("market_deck supply discard", 1, CARD_IDS),
        Part("ongoing", 2, CARD_IDS),
        Part("taken", ids=CARD_IDS, none=NOTHING),
    ],
    open_box=data.open_box,
    bare=setup.bare,
    set_up=setup.set_up,
    view=seen.view,
    turned=seen.turned,
    imagine=imagine.imagine,
    hidden=imagine.hidden,
    census=census.census,
    judge=judge.judge,
    belief=believe,
    worth=worth.worth,
    clock=worth.clock,
    observe=observe.observe,
    live=Team(),
)
