"""Rogue Agent on the shelf: its options, how a position is written, and where the parts of the game are found."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent.bomb import SHEET_IDS
from undercover.games.rogue_agent.card_words import EFFECT_IDS
from undercover.games.rogue_agent.census import census
from undercover.games.rogue_agent.data import open_box
from undercover.games.rogue_agent.hints import hints
from undercover.games.rogue_agent.imagine import hidden, imagine
from undercover.games.rogue_agent.judge import judge
from undercover.games.rogue_agent.observe import observe
from undercover.games.rogue_agent.phrases import FIELDS
from undercover.games.rogue_agent.seen import turned, view
from undercover.games.rogue_agent.setup import LENGTH_IDS, bare, set_up
from undercover.games.rogue_agent.table import IN_BAG, NOTHING, REASONS, City
from undercover.games.rogue_agent.things import (
    CARD_IDS,
    CRIMINAL_IDS,
    DIE_IDS,
    DISC_IDS,
    MODE_IDS,
    SLOT_IDS,
    TILE_IDS,
    TOKEN_IDS,
    TRACK_IDS,
)
from undercover.games.rogue_agent.worth import clock, worth
from undercover.table.game import Game, OptionSpec
from undercover.table.parts import Part

#: Where a criminal's disc can be, the Data Stream apart.
WHERE_IDS = [*SLOT_IDS, *[f"custody_{seat}" for seat in range(4)]]


def scores(g: City) -> list[int]:
    return [g.points(seat) for seat in range(g.seats)]


GAME: Final = Game[City](
    "rogue_agent",
    "Rogue Agent",
    rules_version="1",
    seats=(2, 3, 4),
    minutes=(60, 90),
    options={
        "mode": OptionSpec(tuple(MODE_IDS), "agent", "setting-mode", (2, 3, 4), {"android": (3, 4)}),
        "leader": OptionSpec(("random", "first"), "random", "setting-leader", (2, 3, 4)),
        "watch": OptionSpec(tuple(LENGTH_IDS), "short", "setting-watch", (2, 3, 4)),
        "easier": OptionSpec((False, True), False, "setting-easier", (2, 3, 4)),
    },
    fields=FIELDS,
    odds={"players.tokens": "token"},
    families={
        "target": "seat",
        "to": "tile",
        "criminal": "disc",
        "discs": "disc",
        "colours": "colour",
        "dice": "die",
    },
    reasons=[f"end-{reason.replace('_', '-')}" for reason in REASONS],
    longest=20_000,
    home=__package__,
    given=("begins", "box", "easier", "mode", "target"),
    parts=[
        Part("round"),
        Part("leader"),
        Part("active", none=NOTHING),
        Part("tiles", 1, TILE_IDS),
        Part("destroyed", 1, flag=True),
        Part("tops", 1, none=NOTHING),
        Part("bottoms", 1, none=NOTHING),
        Part("police", ids=SLOT_IDS),
        Part("where", 1, WHERE_IDS, IN_BAG),
        Part("defeated", 1, flag=True),
        Part("card", 1, CARD_IDS, NOTHING),
        Part("face_up", 1, flag=True),
        Part("marks", 1),
        Part("looked", 1),
        Part("laid", 1),
        Part("top_this_round"),
        Part("bomb_at", 1, SLOT_IDS, IN_BAG),
        Part("timers", 1),
        Part("assassin_at", 1, SLOT_IDS, IN_BAG),
        Part("bag", 1, DISC_IDS),
        Part("spare", 1, DISC_IDS),
        Part("drawn", 1, DISC_IDS),
        Part("event_dice", 1),
        Part("deck", 1, CARD_IDS),
        Part("unused", 1, CARD_IDS),
        Part("removed_up", 1, CARD_IDS),
        Part("removed_down", 1, CARD_IDS),
        Part("removed_looked", 1),
        Part("removed_laid", 1),
        Part("shuffled_back", 1, CARD_IDS),
        Part("turned_in", 2, CARD_IDS),
        Part("lost"),
        Part("boards", 2, per=len(TRACK_IDS)),
        Part("credits", 1),
        Part("supply"),
        Part("influence", 1),
        Part("figures", 1, SLOT_IDS),
        Part("reserve", 1),
        Part("markers", 1),
        Part("hidden_tokens", 2, TOKEN_IDS),
        Part("shown_tokens", 2, TOKEN_IDS),
        Part("gone_tokens", 2, TOKEN_IDS),
        Part("revealed_now"),
        Part("exposed"),
        Part("tokens_out", flag=True),
        Part("clock_seat", 1),
        Part("clock_word", 1, EFFECT_IDS),
        Part("clock_by", 1, CRIMINAL_IDS),
        Part("clock_turns", 1),
        Part("patrols"),
        Part("justice"),
        Part("done", 1),
        Part("attack_tougher"),
        Part("attack_fewer_red"),
        Part("attack_black"),
        Part("attack_spared", flag=True),
        Part("rolled", 1, DIE_IDS),
        Part("columns", 2, SHEET_IDS),
    ],
    open_box=open_box,
    bare=bare,
    set_up=set_up,
    view=view,
    turned=turned,
    imagine=imagine,
    hidden=hidden,
    census=census,
    scores=scores,
    hints=hints,
    hints_alike=True,
    judge=judge,
    worth=worth,
    clock=clock,
    observe=observe,
)
