"""Rogue Agent on the shelf: its options, how a position is written, and where the parts of the game are found."""

from __future__ import annotations

from typing import Final

from undercover.games.rogue_agent import census, data, hints, imagine, judge, observe, seen, setup, things, turn, worth
from undercover.games.rogue_agent.belief import believe
from undercover.games.rogue_agent.bomb import SHEET_IDS
from undercover.games.rogue_agent.phrases import FIELDS
from undercover.games.rogue_agent.table import IN_BAG, NOTHING, REASONS, City
from undercover.table.game import Game, OptionSpec
from undercover.table.parts import Part

#: Where a criminal's disc can be, the Data Stream apart.
WHERE_IDS = [*things.SLOT_IDS, *[f"custody_{seat}" for seat in range(4)]]


GAME: Final = Game[City](
    "rogue_agent",
    "Rogue Agent",
    rules_version="1",
    seats=(2, 3, 4),
    minutes=(60, 90),
    options={
        "mode": OptionSpec(tuple(things.MODE_IDS), "agent", "setting-mode", (2, 3, 4), {"android": (3, 4)}),
        "leader": OptionSpec(("random", "first"), "random", "setting-leader", (2, 3, 4)),
        "watch": OptionSpec(tuple(setup.LENGTH_IDS), "short", "setting-watch", (2, 3, 4)),
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
        Part("leader", seat=True),
        *Part.each("round top_this_round lost supply revealed_now exposed patrols justice"),
        *Part.each("attack_tougher attack_fewer_red attack_black"),
        *Part.each("tokens_out attack_spared", flag=True),
        *Part.each("marks looked laid timers event_dice removed_looked removed_laid", 1),
        *Part.each("credits influence reserve markers clock_turns", 1),
        Part("clock_seat", 1, seat=True),
        Part("done", 1, below=len(turn.MAIN_ACTIONS) * things.SLOTS),
        *Part.each("destroyed defeated face_up", 1, flag=True),
        Part("active", none=NOTHING, seat=True),
        Part("tiles", 1, things.TILE_IDS),
        *Part.each("tops bottoms", 1, none=NOTHING),
        Part("police", ids=things.SLOT_IDS),
        Part("figures", 1, things.SLOT_IDS),
        *Part.each("bomb_at assassin_at", 1, things.SLOT_IDS, IN_BAG),
        Part("where", 1, WHERE_IDS, IN_BAG),
        Part("card", 1, things.CARD_IDS, NOTHING),
        *Part.each("bag spare drawn", 1, things.DISC_IDS),
        *Part.each("deck unused removed_up removed_down shuffled_back", 1, things.CARD_IDS),
        Part("turned_in", 2, things.CARD_IDS),
        Part("boards", 2, per=len(things.TRACK_IDS)),
        *Part.each("hidden_tokens shown_tokens gone_tokens", 2, things.TOKEN_IDS),
        Part("clock_word", 1, things.EFFECT_IDS),
        Part("clock_by", 1, things.CRIMINAL_IDS),
        Part("rolled", 1, things.DIE_IDS),
        Part("columns", 2, SHEET_IDS),
    ],
    open_box=data.open_box,
    bare=setup.bare,
    set_up=setup.set_up,
    view=seen.view,
    turned=seen.turned,
    imagine=imagine.imagine,
    hidden=imagine.hidden,
    census=census.census,
    scores=lambda g: [g.points(seat) for seat in range(g.seats)],
    hints=hints.hints,
    hints_alike=True,
    judge=judge.judge,
    belief=believe,
    worth=worth.worth,
    clock=worth.clock,
    observe=observe.observe,
)
