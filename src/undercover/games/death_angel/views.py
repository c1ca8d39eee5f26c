"""What a seat sees of Death Angel, as structures. The client's types are made from them."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Place(Struct):
    """The Location. `tier` is empty for the Void Lock; `ahead` are the tiers still to come, `minor` and `major` the
    sizes of spawns for the whole game."""

    id: str
    tier: str
    objective: bool
    tokens: int
    ahead: list[str]
    minor: int
    major: int


class Terrain(Struct):
    id: str
    colour: str
    activatable: bool
    activated: bool
    tokens: int
    #: Whether the Core Cogitator watches it.
    capped: bool


class Slot(Struct):
    """One side of a position. While swarms attack, a group that is done may lie beside one that is not."""

    terrain: list[Terrain]
    swarm: list[str]
    done: list[str]
    power_field: bool
    #: How likely the marine survives an attack of the swarm, in percent, without and with his tokens.
    survives: int | None
    survives_with_tokens: int | None


class Row(Struct):
    """A position of the formation, from the top. `kills`: how likely an attack slays something, in percent."""

    marine: str
    team: str
    seat: int
    range: int
    facing: str
    tokens: int
    kills: int
    kills_with_tokens: int
    left: Slot
    right: Slot


class Pile(Struct):
    #: The number of cards, and those that everybody saw being shuffled in.
    count: int
    known: list[str]


class Blips(Struct):
    left: Pile
    right: Pile


class Unseen(Struct):
    """Whoever counts the cards knows which are in the deck or came from it since it was last shuffled, and which
    blips are older than that."""

    deck: dict[str, int]
    older: dict[str, int]


class Turned(Struct):
    """A blip turned up this round."""

    pile: str
    card: str


class Die(Struct):
    number: int
    skull: bool


class Fight(Struct):
    """Who fights whom while somebody may still change the roll, and whether the face lying there would do."""

    marine: str
    position: int
    side: str
    #: "marine" or "swarm".
    attacker: str
    good: bool


class Moving(Struct):
    """The swarm that Strategize is about to move."""

    position: int
    side: str


class SpawnBox(Struct):
    size: str
    colour: str
    count: int


class SecretEvent(Struct):
    """An Event somebody else has drawn: that there is one is all that is seen."""

    id: None
    shown: bool


class DrawnEvent(Struct):
    """The Event being resolved, for whoever may know it."""

    shown: bool
    id: str
    instinct: bool
    boxes: list[SpawnBox]
    movement: str
    symbol: str | None


class ScoutedEvent(Struct):
    """An Event this seat has looked at; places are counted from the top of the deck, 0 first."""

    place: int
    id: str
    instinct: bool
    boxes: list[SpawnBox]
    movement: str
    symbol: str | None


class Events(Struct):
    deck: int
    discard: list[str]
    scouted: list[ScoutedEvent]


class Effect(Struct):
    """What an Event does this round ("now") or will do in the next one ("next_round"), and to which marine or team."""

    event: str
    on: str | None
    when: str


class Team(Struct):
    team: str
    seat: int
    marines: list[str]
    hand: list[str]
    choosable: list[str]
    #: The card chosen and not yet shown, for the team's own player.
    chosen: str | None
    played: str | None
    previous: str | None


class Seen(Struct):
    round: int
    phase: str | None
    #: The Action card being carried out.
    resolving: str | None
    #: The current player.
    current: int
    location: Place
    formation: list[Row]
    blips: Blips
    deck: int
    discard: dict[str, int]
    unseen: Unseen
    turned: list[Turned]
    carried: list[str]
    lords_slain: list[str]
    kills: int
    supply: int
    die: Die | None
    fight: Fight | None
    moving: Moving | None
    #: Who holds the Artefact.
    artefact: int | None
    event: DrawnEvent | SecretEvent | None
    events: Events
    effects: list[Effect]
    teams: list[Team]
    slain: list[str]
    #: By seat: whether it has chosen its actions.
    chosen: list[bool]


class Promises(Struct):
    """How likely the options that are left to the die come out well, in percent: a new roll, the launch."""

    reroll: int | UnsetType = UNSET
    launch_roll: int | UnsetType = UNSET
    #: Once it is over: the mission in figures.
    figures: dict[str, int] | UnsetType = UNSET
