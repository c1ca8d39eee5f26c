"""What is in the box of The Agents: agents, missions, the numbers of the data file."""

from __future__ import annotations

from typing import Final

from undercover.table.native import Row, Rows, i64, vec
from undercover.table.things import ids

# The agents and missions the rules know by name, in the order of the data file. Kinds of faction agents:
MARKSMAN: Final[i64] = 0
ASSASSIN: Final[i64] = 1
ABDUCTOR: Final[i64] = 2
EXTRACTOR: Final[i64] = 3
HACKER: Final[i64] = 4
TEMPTRESS: Final[i64] = 5
DECOY: Final[i64] = 6
ACTIVIST: Final[i64] = 7
MEDIC: Final[i64] = 8
INFILTRATOR: Final[i64] = 9
JACK_OF_ALL_TRADES: Final[i64] = 10
FACTION_AGENT_IDS: Final = ids(globals(), "MARKSMAN", "JACK_OF_ALL_TRADES")

#: All cards, by number. The two copies of a faction agent differ in their halves and are two numbers; the copies of a
#: free agent or a mission are alike and share one. Numbers below FREE are cards for factions.
FACTION_CARD_IDS: Final = [f"{agent}_{copy}" for agent in FACTION_AGENT_IDS for copy in (1, 2)]
FREE: Final[i64] = 22
GUNNER: Final[i64] = 22
RECRUITER: Final[i64] = 23
STRATEGIST: Final[i64] = 24
MERCENARY: Final[i64] = 25
TRACKER: Final[i64] = 26
UNDERCOVER: Final[i64] = 27
INTERROGATOR: Final[i64] = 28
FREE_AGENT_IDS: Final = ids(globals(), "GUNNER", "INTERROGATOR", 22)
BLOODBATH: Final[i64] = 29
CHOSEN_FEW: Final[i64] = 30
CODE_BREAKING: Final[i64] = 31
CODE_OF_HONOR: Final[i64] = 32
MAN_DOWN: Final[i64] = 33
MEET_YOUR_MATCH: Final[i64] = 34
POOR_MANS_GAME: Final[i64] = 35
REINFORCEMENTS: Final[i64] = 36
STAND_UNITED: Final[i64] = 37
STRENGTH_IN_NUMBERS: Final[i64] = 38
MISSION_IDS: Final = ids(globals(), "BLOODBATH", "STRENGTH_IN_NUMBERS", 29)
#: Written for an agent that lies face down.
FACE_DOWN: Final[i64] = 39
AGENT_IDS: Final = [*FACTION_AGENT_IDS, *FREE_AGENT_IDS]
CARD_IDS: Final = [*FACTION_CARD_IDS, *FREE_AGENT_IDS, *MISSION_IDS, "face_down"]

#: An agent in a row is one number: its card and the owner its command faces (2 * card + 0 for owner_a, + 1 for
#: owner_b), or DEAD + its card. So `agent < DEAD` is alive, `agent & 1` its facing, `agent >> 2` its kind. NOBODY is
#: what an empty slot holds.
DEAD: Final[i64] = 44
NOBODY: Final[i64] = 66
LAID_IDS: Final = [f"{card}:{owner}" for card in FACTION_CARD_IDS for owner in "ab"] + [
    f"{card}:dead" for card in FACTION_CARD_IDS
]

FACTION_IDS: Final = ["A", "B", "C", "D", "E"]
#: A place is SLOTS * faction + slot, and no faction has more slots.
SLOTS: Final[i64] = 8
#: As a slot is called at the table: A1 is slot 0 of faction A, the leftmost as its owner_a sees it (3.2).
PLACE_IDS: Final = [f"{faction}{slot + 1}" for faction in FACTION_IDS for slot in range(8)]

#: The two decks; each has a draw pile, a retired pile and hands of its own.
AGENTS: Final[i64] = 0
MISSIONS: Final[i64] = 1
#: The four piles one may buy from: 2 * deck + 1 for the retired one.
PILE_IDS: Final = ["agent_draw", "agent_retired", "mission_draw", "mission_retired"]

COLOUR_IDS: Final = ["black", "white"]
#: A row's arrows in one number, so that a sum over its pairs counts everything at once: eight bits each for the points
#: of owner_a and owner_b, and for the number of two-coloured arrows that point at each of them.
ARROW_BITS: Final[i64] = 8
ARROW: Final[i64] = 255
MIXED: Final[i64] = 16


class Box:
    """The numbers of one box, by agent, card or number of seats. `data.py` reads them."""

    def __init__(self) -> None:
        #: All cards of the two decks.
        self.decks: Rows = vec[vec[i64]]()
        #: Colours of each faction card's halves, as read by the player its data end points at.
        self.left: Row = vec[i64]()
        self.right: Row = vec[i64]()
        #: The arrow between two living neighbours, in slot order: join[DEAD * first + second].
        self.join: Row = vec[i64]()
        #: The type of each faction agent's command, which Reinforcements compares.
        self.command: Row = vec[i64]()
        #: By card: the points on a free agent's token, the reward of a mission.
        self.points: Row = vec[i64]()
        self.costs: Row = vec[i64]()
        self.start_agents: i64 = 0
        self.start_missions: i64 = 0
        self.start_points: i64 = 0
        #: How many agents a faction holds, by number of seats.
        self.size: Row = vec[i64]()
        self.missions_at_faction: i64 = 0
        self.actions: i64 = 0
        self.operations: i64 = 0
        self.turns: i64 = 0
        self.target: i64 = 0
