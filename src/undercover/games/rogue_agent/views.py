"""What a seat sees of Rogue Agent, and what a person would work out, as structures. The client's types are made from
them."""

from __future__ import annotations

from msgspec import Struct, field


class Done(Struct):
    action: str
    slot: str


class Turn(Struct):
    """What has been done in the present turn, and where the Patrol that goes on has been."""

    patrols: int
    main_actions: int
    done: list[Done]
    entered: list[str]


class Icon(Struct):
    colour: str
    dice: int


class Good(Struct):
    item: str
    amount: int
    price: int
    currency: str


class Location(Struct):
    slot: str
    tile: str
    destroyed: bool
    shield: str
    gangsters: int
    search: list[Icon]
    goods: list[Good]
    #: The seats on the informant spaces, top first.
    informants: list[int | None]
    #: Timers.
    bombs: list[int]
    assassins: int


class Criminal(Struct):
    criminal: str
    slot: str | None
    #: The seat that holds it.
    custody: int | None
    defeated: bool
    #: Put on the top precinct this round: it walks the whole ring.
    new_on_top: bool
    face_up: bool
    markers: list[int]
    #: None unless the viewer may know the card.
    card: str | None
    health: int | None
    reward: int | None
    syndicate: str | None


class Clock(Struct):
    effect: str
    criminal: str
    turns: int


class Player(Struct):
    seat: int
    slot: str
    board: dict[str, int]
    credits: int
    influence: int
    informants: int
    markers: int
    turned_in: list[str]
    points: int
    android: bool
    tokens_hidden: int
    #: One's own only.
    tokens: list[str] | None
    tokens_gone: list[str] | None
    tokens_shown: list[str]
    revealed_this_round: bool
    clocks: list[Clock]


class Track(Struct):
    max: int
    #: The upgrades of the track, and the spaces from which on they count.
    marks: dict[str, int]


class Lost(Struct):
    count: int
    limit: int


class Seen(Struct):
    mode: str
    round: int
    rounds: int
    leader: int
    active: int | None
    turn: Turn
    police: str
    city: list[Location]
    criminals: list[Criminal]
    players: list[Player]
    tracks: dict[str, Track]
    supply: int
    data_stream: dict[str, int]
    spare_discs: list[str]
    drawn: list[str]
    event_dice: list[int]
    deck: int
    removed: list[str]
    removed_unseen: int
    removed_known: list[str]
    lost: Lost | None
    turn_in_target: int | None
    tokens_out: bool
    dice: list[str]
    #: The timer of the bomb on the sheet.
    defusing: int | None
    sheet: dict[str, list[str]]


# ---------------------------------------------------------------- hints


class Walk(Struct):
    criminal: str
    start: str = field(name="from")
    end: str | None = field(name="to")


class Prowl(Struct):
    start: str = field(name="from")
    end: str | None = field(name="to")


class Tick(Struct):
    slot: str
    timer: int
    then: int | None


class CityPhase(Struct):
    """Where every disc will go, which timers fall, who gets hurt: the City phase as it would be now."""

    police: str
    criminals: list[Walk]
    assassins: list[Prowl]
    bombs: list[Tick]
    explosions: list[str]
    #: By seat.
    informants_lost: list[int]
    stamina_lost: list[int]
    knocked_out: list[int]


class Hints(Struct, omit_defaults=True):
    city: CityPhase | None = None
    #: How likely the attack under way succeeds with no ammo, with one, with two …
    attack: list[float] | None = None
    #: Once it is over: by source what every seat has got and lost, which makes its score.
    tally: dict[str, list[int]] | None = None
