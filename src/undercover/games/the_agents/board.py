"""The Agents drawn in a terminal: the rows from the viewer's side, the players, the piles, the own cards.

An agent shows its name at the end that bears the command, and its half arrows at the other: ● is black, ○ is white.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from undercover.games.the_agents.views import Card, Faction, Laid, Piles, Seen
from undercover.table.glance import Glance, Words

#: The colours of half arrows.
HALF = {"black": "●", "white": "○"}
UP = "▲"
DOWN = "▼"
COMMAND = "bold"
QUIET = "dim"
ACCENT = "bold red"

LEGEND = {
    HALF["black"]: "board-black-half",
    HALF["white"]: "board-white-half",
    f"{UP}2 {DOWN}1": "board-complete-arrow",
    "░": "board-dead",
}


def draw(glance: Glance[Seen], words: Words, players: Sequence[str]) -> RenderableType:
    """The table as one seat sees it, or as a spectator does."""
    board = Board(glance, words, players)
    rows = [board.faction(faction) for faction in board.in_order()]
    return Group(board.heading(), board.players(), *rows, *board.on_the_table(), *board.own_cards())


class Board:
    def __init__(self, glance: Glance[Seen], words: Words, players: Sequence[str]) -> None:
        self.seen = glance.seen
        self.words = words
        self.names = players
        self.seat = glance.seat

    def say(self, id: str, **fields: object) -> str:
        return self.words.say(id, fields, self.names)

    def card(self, card: str) -> str:
        return self.words.say(f"card-{card}")

    # -- the frame

    def heading(self) -> Text:
        seen = self.seen
        parts = [
            self.say("board-turn-of", turn=seen.turn, seat=seen.active),
            self.say("board-actions", count=seen.actions),
        ]
        if seen.last_round:
            parts.append(self.say("board-last-round"))
        agents = f"{self.say('board-agent-pile')}: {self._piles(seen.agents)}"
        missions = f"{self.say('board-mission-pile')}: {self._piles(seen.missions)}"
        return Text(f"{'   '.join(parts)}\n{agents}\n{missions}")

    def _piles(self, piles: Piles) -> str:
        retired = piles.retired
        top = f" ({self.card(retired[-1])})" if retired else ""
        draw_pile = self.say("board-draw-pile", count=piles.draw)
        return f"{draw_pile}, {self.say('board-retired-pile', count=len(retired))}{top}"

    def players(self) -> Table:
        table = Table.grid(padding=(0, 2))
        for player in self.seen.players:
            own = player.seat == self.seat
            name = Text(self.names[player.seat], style=ACCENT if own else "")
            note = self.say("board-drew-in-need") if player.drew_in_need else ""
            table.add_row(
                name,
                self.say("board-points", points=player.points, target=self.seen.target),
                self.say("board-income", points=player.income.total),
                self.say("board-agents-in-hand", count=player.agents),
                self.say("board-missions-in-hand", count=player.missions),
                note,
            )
        return table

    # -- the rows

    def in_order(self) -> list[Faction]:
        """The viewer's own factions last, next to the own hand."""
        return sorted(self.seen.factions, key=lambda faction: self.seat in faction.owners)

    def faction(self, faction: Faction) -> Panel:
        """A row as the viewer sees it: owner_b looks at it from the other side."""
        mirrored = self.seat == faction.owners[1]
        far, near = faction.owners if mirrored else faction.owners[::-1]
        name = self.say("board-faction", faction=faction.faction)
        body: list[RenderableType] = [self._row(faction, mirrored, far)]
        body += [self._post(faction, owner, sign) for owner, sign in ((far, UP), (near, DOWN))]
        title = f"{name}   {UP} {self.names[far]}   {DOWN} {self.names[near]}"
        return Panel(Group(*body), title=title, title_align="left", expand=False)

    def _row(self, faction: Faction, mirrored: bool, far: int) -> RenderableType:
        """Three lines: the ends of the cards away from the viewer, their places, the ends towards the viewer."""
        agents = faction.row[::-1] if mirrored else faction.row
        if not agents:
            return Text(self.say("board-empty-row"), style=QUIET)
        table = Table.grid()
        columns: list[list[Text]] = []
        for n, agent in enumerate(agents):
            if n:
                columns.append(self._joint(faction, agents[n - 1].place, agent.place, far))
                table.add_column(no_wrap=True, vertical="middle")
            columns.append(self._agent(agent, mirrored, far))
            table.add_column(justify="center", vertical="middle", overflow="fold", min_width=8)
        for line in zip(*columns):
            table.add_row(*line)
        return table

    def _agent(self, agent: Laid, mirrored: bool, far: int) -> list[Text]:
        place = Text(agent.place, style=QUIET)
        if agent.card is None or agent.low is None or agent.high is None:
            back = Text("░░░░░░░", style=QUIET)
            return [back, Text(f"{agent.place} {self.say('board-dead')}", style=QUIET), back]
        command = Text(self.card(agent.card), style=COMMAND)
        left, right = (agent.high, agent.low) if mirrored else (agent.low, agent.high)
        halves = Text(f"{HALF[left]}     {HALF[right]}")
        return [command, place, halves] if agent.facing == far else [halves, place, command]

    def _joint(self, faction: Faction, one: str, other: str, far: int) -> list[Text]:
        """What lies between two neighbours: an arrow that points away from the viewer or towards them, or nothing."""
        blank = Text("  ")
        for arrow in faction.arrows:
            if set(arrow.between) == {one, other}:
                away = arrow.to == far
                mark = Text(f"{UP if away else DOWN}{arrow.points}", style=ACCENT)
                return [mark, blank, blank] if away else [blank, blank, mark]
        return [blank, blank, blank]

    def _post(self, faction: Faction, owner: int, sign: str) -> Text:
        """What the row and the missions there pay an owner."""
        points = faction.points[faction.owners.index(owner)]
        parts = [f"{sign} {self.names[owner]}: {self.say('board-arrows', points=points)}"]
        parts += [
            f"{self.card(mission.mission)}, {self.say('board-worth', points=mission.worth)}"
            for mission in faction.missions
            if mission.seat == owner
        ]
        return Text("; ".join(parts))

    # -- beside the rows

    def on_the_table(self) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for lying in self.seen.between:
            performs = self.say("board-performs", seat=lying.performer)
            token = self.say("board-token", seat=lying.token)
            name = self.card(lying.card.card)
            lines.append(Text(f"{self.say('board-between')}: {name}, {performs}, {token}", style=ACCENT))
        if self.seen.looking:
            shown = ", ".join(self._held(card) for card in self.seen.looking)
            lines.append(Text(f"{self.say('board-looking')}: {shown}"))
        return lines

    def own_cards(self) -> list[RenderableType]:
        if self.seat is None:
            return []
        player = self.seen.players[self.seat]
        agents = ", ".join(self._held(card) for card in player.hand or ()) or self.say("board-no-cards")
        missions = ", ".join(self.card(card) for card in player.missions_in_hand or ()) or self.say("board-no-cards")
        return [Text(f"{self.say('board-hand')}: {agents}"), Text(f"{self.say('board-missions')}: {missions}")]

    def _held(self, card: Card) -> str:
        """A card in hand, with its halves or its points."""
        if card.halves:
            return f"{self.card(card.card)} {HALF[card.halves[0]]}{HALF[card.halves[1]]}"
        return f"{self.card(card.card)} ({card.points})"
