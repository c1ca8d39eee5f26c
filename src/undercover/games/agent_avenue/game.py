"""Agent Avenue on the shelf: its options, how a position is written, and where the parts of the game are found."""

from __future__ import annotations

from typing import Final

from undercover.games.agent_avenue.belief import believe
from undercover.games.agent_avenue.census import census
from undercover.games.agent_avenue.data import open_box
from undercover.games.agent_avenue.imagine import hidden, imagine
from undercover.games.agent_avenue.judge import judge
from undercover.games.agent_avenue.observe import observe
from undercover.games.agent_avenue.phrases import FIELDS
from undercover.games.agent_avenue.seen import turned, view
from undercover.games.agent_avenue.setup import bare, set_up
from undercover.games.agent_avenue.table import NOTHING, REASONS, Avenue
from undercover.games.agent_avenue.team import Team
from undercover.games.agent_avenue.things import AGENT_IDS, CARD_IDS, SIDE_IDS
from undercover.games.agent_avenue.worth import clock, worth
from undercover.table.game import Game, OptionSpec
from undercover.table.parts import Part

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
        Part("hands", 2, AGENT_IDS),
        Part("swaps", 1),
        Part("swapped", 2, AGENT_IDS),
        Part("known", 2, AGENT_IDS),
        Part("known_since", 2),
        Part("rows", 1, AGENT_IDS, counts=True, per=len(AGENT_IDS)),
        Part("steps", 1),
        Part("up", ids=AGENT_IDS, none=NOTHING),
        Part("down", ids=AGENT_IDS, none=NOTHING),
        Part("down_by", none=NOTHING),
        Part("market_deck", 1, CARD_IDS),
        Part("supply", 1, CARD_IDS),
        Part("discard", 1, CARD_IDS),
        Part("ongoing", 2, CARD_IDS),
        Part("taken", ids=CARD_IDS, none=NOTHING),
    ],
    open_box=open_box,
    bare=bare,
    set_up=set_up,
    view=view,
    turned=turned,
    imagine=imagine,
    hidden=hidden,
    census=census,
    judge=judge,
    belief=believe,
    worth=worth,
    clock=clock,
    observe=observe,
    live=Team(),
)
