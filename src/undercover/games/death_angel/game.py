"""Death Angel on the shelf: how a position is written, and where the parts of the game are found."""

from __future__ import annotations

from typing import Any, Final

from undercover.games.death_angel import census, data, hints, imagine, judge, observe, seen, setup, things, worth
from undercover.games.death_angel.chatter import Vox
from undercover.games.death_angel.phrases import FIELDS
from undercover.games.death_angel.swarm import KINDS, MOST, SHIELD, count_of, one
from undercover.games.death_angel.table import REASONS, Hulk
from undercover.games.death_angel.things import CARD_IDS, NOTHING
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
        Part("current", seat=True),
        *Part.each("round activated supply door_tokens launch_tokens kills event_seen cap"),
        *Part.each("event_open led flamed", flag=True),
        *Part.each("tokens old among scouted", 1),
        Part("turned", 1, below=8 + KINDS),
        *Part.each("marines slain", 1, things.MARINE_IDS),
        Part("facing", 1, things.SIDE_IDS),
        Part("owner", 1, none=NOTHING, seat=True),
        Part("terrain", 1, none=NOTHING),
        *SwarmPart.each("swarms spent sure", 1),
        *SwarmPart.each("carried lords_slain"),
        *Part.each("deck discard", 1, things.SYMBOL_IDS),
        Part("blips", 2, things.SYMBOL_IDS),
        *Part.each("events event_discard", 1, things.EVENT_IDS),
        *Part.each("event foreseen lasting", ids=things.EVENT_IDS, none=NOTHING),
        *Part.each("foreseen_on lasting_on", none=NOTHING, below=len(things.MARINE_IDS)),
        Part("holder", none=NOTHING, seat=True),
        Part("die", none=NOTHING),
        Part("capped", ids=things.TERRAIN_IDS, none=NOTHING),
        Part("locations", 1, things.LOCATION_IDS),
        Part("location", ids=things.LOCATION_IDS),
        *Part.each("chosen played previous", 1, things.ACTION_IDS, NOTHING),
    ],
    open_box=data.open_box,
    bare=setup.bare,
    set_up=setup.set_up,
    view=seen.view,
    turned=seen.turned,
    imagine=imagine.imagine,
    hidden=imagine.hidden,
    census=census.census,
    hints=hints.hints,
    hints_alike=True,
    judge=judge.judge,
    worth=worth.worth,
    clock=worth.clock,
    observe=observe.observe,
    live=Vox(),
)
