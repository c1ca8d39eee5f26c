"""What is in the box of The Agents: agents, missions, the numbers of the data file."""

from __future__ import annotations

from typing import Final

#: The agents the rules know by name, in the order of the data file: eleven for the factions, seven free ones.
AGENT_IDS: Final = [
    "marksman",
    "assassin",
    "abductor",
    "extractor",
    "hacker",
    "temptress",
    "decoy",
    "activist",
    "medic",
    "infiltrator",
    "jack_of_all_trades",
    "gunner",
    "recruiter",
    "strategist",
    "mercenary",
    "tracker",
    "undercover",
    "interrogator",
]
MARKSMAN: Final = 0
ASSASSIN: Final = 1
ABDUCTOR: Final = 2
EXTRACTOR: Final = 3
HACKER: Final = 4
TEMPTRESS: Final = 5
DECOY: Final = 6
ACTIVIST: Final = 7
MEDIC: Final = 8
INFILTRATOR: Final = 9
JACK_OF_ALL_TRADES: Final = 10
FACTION_AGENTS: Final = 11

MISSION_IDS: Final = [
    "bloodbath",
    "chosen_few",
    "code_breaking",
    "code_of_honor",
    "man_down",
    "meet_your_match",
    "poor_mans_game",
    "reinforcements",
    "stand_united",
    "strength_in_numbers",
]

#: All cards, by number. The two copies of a faction agent differ in their halves and are two numbers; the copies of a
#: free agent or a mission are alike and share one. The last id is written for an agent that lies face down.
FACTION_CARD_IDS: Final = [f"{agent}_{copy}" for agent in AGENT_IDS[:FACTION_AGENTS] for copy in (1, 2)]
CARD_IDS: Final = [*FACTION_CARD_IDS, *AGENT_IDS[FACTION_AGENTS:], *MISSION_IDS, "face_down"]
#: Numbers below are cards for factions, those from here to the first mission are free agents.
FREE: Final = 22
GUNNER: Final = 22
RECRUITER: Final = 23
STRATEGIST: Final = 24
MERCENARY: Final = 25
TRACKER: Final = 26
UNDERCOVER: Final = 27
INTERROGATOR: Final = 28
BLOODBATH: Final = 29
CHOSEN_FEW: Final = 30
CODE_BREAKING: Final = 31
CODE_OF_HONOR: Final = 32
MAN_DOWN: Final = 33
MEET_YOUR_MATCH: Final = 34
POOR_MANS_GAME: Final = 35
REINFORCEMENTS: Final = 36
STAND_UNITED: Final = 37
STRENGTH_IN_NUMBERS: Final = 38
FACE_DOWN: Final = 39

#: An agent in a row is one number: its card and the owner its command faces (2 * card + 0 for owner_a, + 1 for
#: owner_b), or DEAD + its card. So `agent < DEAD` is alive, `agent & 1` its facing, `agent >> 2` its kind.
DEAD: Final = 44
LAID_IDS: Final = [f"{card}:{owner}" for card in FACTION_CARD_IDS for owner in "ab"] + [
    f"{card}:dead" for card in FACTION_CARD_IDS
]

FACTION_IDS: Final = ["A", "B", "C", "D", "E"]

#: The two decks; each has a draw pile, a retired pile and hands of its own.
AGENTS: Final = 0
MISSIONS: Final = 1
#: The four piles one may buy from: 2 * deck + 1 for the retired one.
PILE_IDS: Final = ["agent_draw", "agent_retired", "mission_draw", "mission_retired"]

COLOUR_IDS: Final = ["black", "white"]
#: A row's arrows in one number, so that a sum over its pairs counts everything at once: eight bits each for the points
#: of owner_a and owner_b, and for the number of two-coloured arrows that point at each of them.
ARROW_BITS: Final = 8
ARROW: Final = 255
MIXED: Final = 16


class Box:
    """The numbers of one box, by agent, card or number of seats. `data.py` reads them."""

    def __init__(self) -> None:
        #: All cards of the two decks.
        self.decks: list[list[int]] = [[], []]
        #: Colours of each faction card's halves, as read by the player its data end points at.
        self.left: list[int] = []
        self.right: list[int] = []
        #: The arrow between two living neighbours, in slot order: join[DEAD * first + second].
        self.join: list[int] = []
        #: The type of each faction agent's command, which Reinforcements compares.
        self.command: list[int] = []
        #: By card: the points on a free agent's token, the reward of a mission.
        self.points: list[int] = []
        self.costs: list[int] = []
        self.start_agents = 0
        self.start_missions = 0
        self.start_points = 0
        #: How many agents a faction holds, by number of seats.
        self.size: list[int] = []
        self.missions_at_faction = 0
        self.actions = 0
        self.operations = 0
        self.turns = 0
        self.target = 0
