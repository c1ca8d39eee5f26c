"""The Agents on the shelf: its options, how a position is written, and where the parts of the game are found."""

from __future__ import annotations

from typing import Any, Final

from undercover.games.the_agents import census, data, hints, imagine, judge, observe, seen, setup, worth
from undercover.games.the_agents.cards import gathered, listed
from undercover.games.the_agents.phrases import FAMILIES, FIELDS
from undercover.games.the_agents.table import REASONS, Factions
from undercover.games.the_agents.things import AGENTS, CARD_IDS, LAID_IDS, MISSIONS, NOBODY, SLOTS
from undercover.table.game import Game, OptionSpec
from undercover.table.parts import BadPosition, Part
from undercover.table.rows import row_of


class ByDeck(Part):
    """One deck's numbers after the other's, written as a list for each of the two decks."""

    def write(self, table: object) -> Any:
        value = list(getattr(table, self.name))
        half = len(value) // 2
        return [[self.written(deck, number) for number in value[half * deck :][:half]] for deck in (AGENTS, MISSIONS)]

    def read(self, table: object, position: dict[str, Any]) -> None:
        value = self.of(position)
        if len(value) != 2 or len(value[0]) != len(value[1]):
            raise BadPosition(f"{self.name} must be two lists of equal length, one a deck")
        found = [self.number(deck, each) for deck in (AGENTS, MISSIONS) for each in value[deck]]
        setattr(table, self.name, row_of(found))

    def written(self, deck: int, number: int) -> Any:
        return number

    def number(self, deck: int, value: Any) -> int:
        return int(value)


class CardsByDeck(ByDeck):
    """Cards packed into numbers, written as lists of ids."""

    def written(self, deck: int, number: int) -> Any:
        return [CARD_IDS[card] for card in listed(deck, number)]

    def number(self, deck: int, value: Any) -> int:
        found = gathered(row_of(value))
        if list(listed(deck, found)) != sorted(value):
            raise BadPosition(f"{self.name}: these cannot be together: {', '.join(CARD_IDS[card] for card in value)}")
        return found


class Posts(CardsByDeck):
    """The missions at each side of each faction."""

    def write(self, table: object) -> Any:
        return [self.written(MISSIONS, post) for post in getattr(table, self.name)]

    def read(self, table: object, position: dict[str, Any]) -> None:
        setattr(table, self.name, row_of([self.number(MISSIONS, post) for post in self.of(position)]))


class Slots(Part):
    """The slots of all factions in one row, written as a list of the agents in each."""

    def write(self, table: object) -> Any:
        slots = list(getattr(table, self.name))
        rows = [slots[at : at + SLOTS] for at in range(0, len(slots), SLOTS)]
        return self._write([[agent for agent in row if agent != NOBODY] for row in rows], self.depth)

    def read(self, table: object, position: dict[str, Any]) -> None:
        rows = self.of(position)
        if any(len(row) > SLOTS for row in rows):
            raise BadPosition(f"{self.name} must have no more than {SLOTS} agents each")
        slots = [agent for row in rows for agent in [*row, *[NOBODY] * (SLOTS - len(row))]]
        setattr(table, self.name, row_of(slots))


GAME: Final = Game[Factions](
    "the_agents",
    "The Agents",
    rules_version="1",
    seats=(2, 3, 4, 5),
    minutes=(20, 40),
    options={"equal_turns": OptionSpec((False, True), False, "setting-equal_turns", (2, 3, 4, 5))},
    fields=FIELDS,
    families=FAMILIES,
    odds={"players.hand.agent": "agent", "players.missions_in_hand": "card"},
    reasons=[f"end-{reason.replace('_', '-')}" for reason in REASONS],
    #: 100 turns for each of five players, each with two actions, twelve mission operations and what may come of them.
    longest=20_000,
    home=__package__,
    given=("box", "equal_turns", "own", "owners"),
    parts=[
        *Part.each("first_seat active", seat=True),
        *Part.each("turns actions operations drained idle"),
        *Part.each("busy last_round", flag=True),
        Part("points", 1),
        *Part.each("performers tokens", 1, seat=True),
        *Part.each("piles retired", 2, CARD_IDS),
        Part("between", 1, CARD_IDS),
        Slots("rows", 2, LAID_IDS),
        Posts("posts", 2, CARD_IDS),
        *CardsByDeck.each("hands known pools doubts", 3, CARD_IDS),
        ByDeck("since", 2),
    ],
    open_box=data.open_box,
    bare=setup.bare,
    set_up=setup.set_up,
    view=seen.view,
    turned=seen.turned,
    imagine=imagine.imagine,
    hidden=imagine.hidden,
    census=census.census,
    scores=lambda g: list(g.points),
    hints=hints.hints,
    judge=judge.judge,
    observe=observe.observe,
    worth=worth.worth,
    clock=worth.clock,
)
