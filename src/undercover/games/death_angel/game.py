"""Death Angel on the shelf: how a position is written, and where the parts of the game are found."""

from __future__ import annotations

from typing import Any, Final

from undercover.games.death_angel.census import census
from undercover.games.death_angel.chatter import Vox
from undercover.games.death_angel.data import open_box
from undercover.games.death_angel.hints import hints
from undercover.games.death_angel.imagine import hidden, imagine
from undercover.games.death_angel.judge import judge
from undercover.games.death_angel.observe import observe
from undercover.games.death_angel.phrases import FIELDS
from undercover.games.death_angel.seen import turned, view
from undercover.games.death_angel.setup import bare, set_up
from undercover.games.death_angel.swarm import KINDS, MOST, SHIELD, count_of, one
from undercover.games.death_angel.table import REASONS, Hulk
from undercover.games.death_angel.things import (
    ACTION_IDS,
    CARD_IDS,
    EVENT_IDS,
    LOCATION_IDS,
    MARINE_IDS,
    NOTHING,
    SIDE_IDS,
    SYMBOL_IDS,
    TERRAIN_IDS,
)
from undercover.games.death_angel.worth import clock, worth
from undercover.table.game import Game
from undercover.table.parts import BadPosition, Part

POWER_FIELD = "power_field"


class SwarmPart(Part):
    """Swarms are written as {card: how many}, with "power_field": 1 under a Power Field."""

    def _write(self, value: Any, depth: int) -> Any:
        if depth:
            return super()._write(value, depth)
        found = {CARD_IDS[kind]: count_of(value, kind) for kind in range(KINDS) if count_of(value, kind)}
        return {**found, POWER_FIELD: 1} if value >= SHIELD else found

    def _read(self, value: Any, depth: int, where: str) -> Any:
        if depth:
            return super()._read(value, depth, where)
        if not isinstance(value, dict):
            raise BadPosition(f"{where} must say how many there are of each card, not {value!r}")
        swarm = 0
        for card, copies in value.items():
            if card not in (*CARD_IDS, POWER_FIELD):
                raise BadPosition(f"{where}: there is no {card!r}; known are {', '.join(CARD_IDS)}, {POWER_FIELD}")
            if not isinstance(copies, int) or not 0 < copies <= MOST:
                raise BadPosition(f"{where}[{card!r}] must be a number from 1 to {MOST}, not {copies!r}")
            swarm += SHIELD if card == POWER_FIELD else copies * one(CARD_IDS.index(card))
        return swarm


GAME: Final = Game[Hulk](
    "death_angel",
    "Space Hulk: Death Angel",
    rules_version="1",
    seats=(1, 2, 3, 4, 5, 6),
    minutes=(30, 60),
    together=True,
    options={},
    fields=FIELDS,
    families={
        "actions": "action",
        "cards": "card",
        "event": "incident",
        "facing": "side",
        "left_cards": "card",
        "marines": "marine",
        "partner": "marine",
        "pile": "side",
        "right_cards": "card",
    },
    reasons=[f"end-{reason}" for reason in REASONS],
    longest=5000,
    home=__package__,
    parts=[
        Part("round"),
        Part("owner", 1, none=NOTHING),
        Part("current"),
        Part("marines", 1, MARINE_IDS),
        Part("facing", 1, SIDE_IDS),
        Part("tokens", 1),
        Part("slain", 1, MARINE_IDS),
        SwarmPart("swarms", 1),
        SwarmPart("spent", 1),
        SwarmPart("carried"),
        Part("terrain", 1, none=NOTHING),
        Part("activated"),
        Part("supply"),
        Part("door_tokens"),
        Part("launch_tokens"),
        Part("holder", none=NOTHING),
        Part("deck", 1, SYMBOL_IDS),
        Part("discard", 1, SYMBOL_IDS),
        Part("blips", 2, SYMBOL_IDS),
        Part("old", 1),
        SwarmPart("sure", 1),
        Part("among", 1),
        Part("turned", 1),
        SwarmPart("lords_slain"),
        Part("kills"),
        Part("events", 1, EVENT_IDS),
        Part("scouted", 1),
        Part("event_discard", 1, EVENT_IDS),
        Part("event", ids=EVENT_IDS, none=NOTHING),
        Part("event_open", flag=True),
        Part("event_seen"),
        Part("foreseen", ids=EVENT_IDS, none=NOTHING),
        Part("foreseen_on", none=NOTHING),
        Part("lasting", ids=EVENT_IDS, none=NOTHING),
        Part("lasting_on", none=NOTHING),
        Part("capped", ids=TERRAIN_IDS, none=NOTHING),
        Part("cap"),
        Part("led", flag=True),
        Part("flamed", flag=True),
        Part("locations", 1, LOCATION_IDS),
        Part("location", ids=LOCATION_IDS),
        Part("chosen", 1, ACTION_IDS, NOTHING),
        Part("played", 1, ACTION_IDS, NOTHING),
        Part("previous", 1, ACTION_IDS, NOTHING),
        Part("die", none=NOTHING),
    ],
    open_box=open_box,
    bare=bare,
    set_up=set_up,
    view=view,
    turned=turned,
    imagine=imagine,
    hidden=hidden,
    census=census,
    hints=hints,
    hints_alike=True,
    judge=judge,
    worth=worth,
    clock=clock,
    observe=observe,
    live=Vox(),
)
