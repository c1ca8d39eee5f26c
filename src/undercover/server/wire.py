"""The wire: every message over a socket. `docs/wire.md` tells the story; TypeScript is made of it and of `answers`.

One WebSocket per table view, `/ws/tables/<id>`. The client sends `Ask`s, the server sends `News`.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from undercover.table.seal import Seal

# ---------------------------------------------------------------- what the server says


class Words(Struct, forbid_unknown_fields=True):
    """A message id of the game's catalogue, with its fields."""

    id: str
    fields: dict[str, Any] = field(default_factory=dict)


class Offer(Struct, forbid_unknown_fields=True):
    """An option, or a barred one: what it is called, what it would do or why not, and the clause behind that."""

    id: str
    kind: str
    targets: list[Any]
    label: Words
    why: Words
    clause: str


class Person(Struct, forbid_unknown_fields=True):
    """Who sits in a seat. `bot` is a level; a seat with neither is open."""

    seat: int
    name: str | None = None
    bot: str | None = None
    here: bool = False
    you: bool = False
    ready: bool = False
    #: A bot plays for this person while they are away.
    stand_in: bool = False
    host: bool = False
    #: Somebody who is away is waited for so many seconds, when this was sent: then a bot may stand in. None: they are
    #: here.
    grace: float | None = None
    #: The number of the side they are on; seats without partners are sides of their own.
    side: int = 0
    #: Whether they have mixed a number of their own into the deal; and which, if it is you.
    mixed: bool = False
    number: str | None = None


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds left per seat when this was sent; the clocks of `running` seats go on."""

    left: list[float]
    running: list[int]
    increment: float


class Countdown(Struct, forbid_unknown_fields=True):
    """The time everybody has to react: seconds left when this was sent, and how many there were."""

    left: float
    length: float


class Claim(Struct, forbid_unknown_fields=True):
    """A statement in the words of the game, true or false: `own_team:honest`."""

    claim: str
    #: After how many choices of the match it was made.
    at: int
    #: The claim as an event of the game, to be told in the same words.
    event: dict[str, Any]
    #: What the game keeps of it, to compare it with others.
    note: dict[str, Any]


class ChatLine(Struct, forbid_unknown_fields=True):
    """`text` of a claim is the claim itself."""

    n: int
    name: str
    seat: int | None
    text: str
    claim: Claim | None = None
    #: The seats of the side it was said to; None: everybody hears it.
    team: list[int] | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """An answer to the round of reactions that opened with this version: given, and final."""

    version: int
    option: str


class Order(Struct, forbid_unknown_fields=True):
    """A standing order: the option to take once somebody attacks this seat, as the game understands it."""

    option: str
    seat: int


class Desk(Struct, forbid_unknown_fields=True):
    """What lies in front of one seat and is nobody else's business."""

    answer: Answer | None = None
    #: When to pass without being asked: `off`, or one of the game's `auto_pass`.
    auto_pass: str = "off"
    orders: list[Order] = field(default_factory=list)
    notes: str = ""
    #: A mark for each player one has an opinion of, by seat.
    marks: dict[str, str] = field(default_factory=dict)
    #: Who will win, in the opinion of somebody who cannot any more take part.
    prediction: str = ""
    #: After how many choices of the match the instructions were given.
    at: int = 0


class Preference(Struct, forbid_unknown_fields=True):
    """A decision one seat makes for its side: what its partners would take. Only that side is shown it."""

    #: What a partner may mark; empty for the seat that decides, which has the options themselves.
    options: list[Offer]
    #: By seat, the id of the option that partner would take.
    marks: dict[str, str]


class TaughtPage(Struct, forbid_unknown_fields=True):
    """One thing said to somebody who learns, and the places of the board it is about; a star stands for anything."""

    words: Words
    point: list[str]


class Teaching(Struct, forbid_unknown_fields=True):
    """What is said to somebody who learns, about the decision before them or about the end."""

    pages: list[TaughtPage]
    #: The option that would be good to choose.
    do: str | None
    step: int
    of: int
    #: Nothing more is taught after this.
    over: bool


class Lobby(Struct, tag="lobby", tag_field="say", forbid_unknown_fields=True):
    """The table before, during and after the match: who sits where, what is settled. Sent whenever it changes."""

    table: str
    game: str
    seats: int
    options: dict[str, str | int | bool]
    people: list[Person]
    host: bool
    you: int | None
    private: bool
    phase: str  # lobby, playing, over; closed: its rules are not played here any more
    clock: str  # none, realtime, relaxed
    minutes: float
    increment: float
    #: Seconds everybody has to react where the game asks for reactions; 0: as long as they like.
    reaction: float
    spectators: int
    watching: list[str]
    #: The digest of the secret behind a sealed deal, from the beginning on; None: the deal is not sealed, and whoever
    #: made it may know the cards.
    digest: str | None
    #: The seal, opened after the last card.
    seal: Seal | None
    #: The day whose deal this is: its seal is opened when that day is over.
    day: str | None
    #: How people are taught here: `lesson` is a first game, `coach` any match with one; None: not at all.
    taught: Literal["lesson", "coach"] | None
    rematch: str | None
    #: Digest of component values other than the game's own, if the table plays with them.
    other_values: str | None
    hot_seats: list[int]
    #: Names of people who may not chat.
    muted: list[str]


class Moment(Struct, forbid_unknown_fields=True):
    """What was told, and what had changed in `seen` when it had been: null is nothing, `is` another value, `in` what
    differs by key or place in a list."""

    events: list[dict[str, Any]]
    changes: dict[str, Any] | None


class View(Struct, tag="view", tag_field="say", forbid_unknown_fields=True):
    """What a seat sees at one moment of the match. `version` grows with all it may know of and never returns."""

    version: int
    seat: int | None
    seen: dict[str, Any]
    #: What a person would work out from it: what an option is worth, what comes next. Each game has its own.
    hints: dict[str, Any]
    options: list[Offer]
    barred: list[Offer]
    #: What has happened since the version the client had, for the log.
    events: list[dict[str, Any]]
    since: int
    #: The same moment by moment, beginning with what the client saw last, if that is one choice ago; else empty.
    moments: list[Moment]
    may_undo: bool
    undo_asked_by: int | None
    clock: Clock | None
    #: How long reactions are waited for, the same for everybody; None when no such round is open, or without a limit.
    reaction: Countdown | None
    #: This seat's own desk; None for a spectator.
    desk: Desk | None
    #: What those who were out of the game predicted, by seat; empty before it is over.
    predictions: dict[str, str]
    #: The other seats of this one's side.
    partners: list[int]
    #: What somebody who learns is told now.
    teaching: Teaching | None
    #: What partners would take; None when nobody decides for this seat's side, or this seat has no partners.
    preference: Preference | None


class Refused(Struct, tag="refused", tag_field="say", forbid_unknown_fields=True):
    """What was asked cannot be done; nothing has changed. `words` is of the common catalogue."""

    words: Words
    clause: str = ""


class Chat(Struct, tag="chat", tag_field="say", forbid_unknown_fields=True):
    lines: list[ChatLine]


class Bye(Struct, tag="bye", tag_field="say", forbid_unknown_fields=True):
    """The server closes this view: the table is gone, you were asked to leave, or the server restarts."""

    words: Words


class Noted(Struct, tag="noted", tag_field="say", forbid_unknown_fields=True):
    """What was asked has been done, and there is nothing else to be seen of it."""

    words: Words


News = Lobby | View | Refused | Chat | Bye | Noted

# ---------------------------------------------------------------- what the client asks


class Hello(Struct, tag="hello", tag_field="do", forbid_unknown_fields=True):
    """The first message: the last version this client has seen (-1: none), and which of its seats it looks from."""

    version: int = -1
    seat: int | None = None


class Sit(Struct, tag="sit", tag_field="do", forbid_unknown_fields=True):
    """Take an open seat. With `name`, as another person on the same device (hot seat)."""

    seat: int
    name: str | None = None


class Stand(Struct, tag="stand", tag_field="do", forbid_unknown_fields=True):
    seat: int


class Mix(Struct, tag="mix", tag_field="do", forbid_unknown_fields=True):
    """Mix a number of one's own into a sealed deal, of letters and digits; an empty one: none."""

    seat: int
    number: str


class Ready(Struct, tag="ready", tag_field="do", forbid_unknown_fields=True):
    ready: bool


class SetSeat(Struct, tag="set_seat", tag_field="do", forbid_unknown_fields=True):
    """Host: put a bot of a level into a seat, or open it (None), which asks whoever sits there to leave."""

    seat: int
    bot: str | None


class SwapSeats(Struct, tag="swap_seats", tag_field="do", forbid_unknown_fields=True):
    """Host: two seats change places."""

    one: int
    other: int


class SetTable(Struct, tag="set_table", tag_field="do", forbid_unknown_fields=True):
    """Host: settle the table; what is None stays."""

    seats: int | None = None
    options: dict[str, Any] | None = None
    private: bool | None = None
    clock: str | None = None
    minutes: float | None = None
    increment: float | None = None
    reaction: float | None = None


class Start(Struct, tag="start", tag_field="do", forbid_unknown_fields=True):
    """Host: begin; open seats are filled with bots of this level."""

    bots: str = "normal"


class Choose(Struct, tag="choose", tag_field="do", forbid_unknown_fields=True):
    """An option, for the version the client saw."""

    seat: int
    option: str
    version: int


class Prefer(Struct, tag="prefer", tag_field="do", forbid_unknown_fields=True):
    """What this seat would take in its partner's place, for the version the client saw; None: nothing in particular."""

    seat: int
    option: str | None
    version: int


class Undo(Struct, tag="undo", tag_field="do", forbid_unknown_fields=True):
    """Take the last choice back; beyond the barrier this asks the others."""

    seat: int


class AllowUndo(Struct, tag="allow_undo", tag_field="do", forbid_unknown_fields=True):
    seat: int
    allow: bool


class Say(Struct, tag="say", tag_field="do", forbid_unknown_fields=True):
    """`to`: `everybody`, or `team`, the members of the side one sits on."""

    text: str
    to: Literal["everybody", "team"] = "everybody"


class MakeClaim(Struct, tag="claim", tag_field="do", forbid_unknown_fields=True):
    """Claim something for everybody to hear: one of the game's claims, such as `own_team:honest`."""

    seat: int
    claim: str


class SetDesk(Struct, tag="set_desk", tag_field="do", forbid_unknown_fields=True):
    """Change something on this seat's desk; what is None stays."""

    seat: int
    auto_pass: str | None = None
    orders: list[Order] | None = None
    notes: str | None = None
    marks: dict[str, str] | None = None
    prediction: str | None = None


class StandIn(Struct, tag="stand_in", tag_field="do", forbid_unknown_fields=True):
    """Let a bot play for an absent seat, or hand the seat back."""

    seat: int
    bot: str | None


class HandOver(Struct, tag="hand_over", tag_field="do", forbid_unknown_fields=True):
    """Host: whoever sits there is the host from now on."""

    seat: int


class Mute(Struct, tag="mute", tag_field="do", forbid_unknown_fields=True):
    """Host: somebody of this name at the table may not chat, or may again."""

    name: str
    mute: bool


class Report(Struct, tag="report", tag_field="do", forbid_unknown_fields=True):
    """Tell the operator of the server about somebody at this table; nobody else hears of it."""

    name: str
    text: str


class Rematch(Struct, tag="rematch", tag_field="do", forbid_unknown_fields=True):
    """The same seats at a new table; everybody is told where."""


class Look(Struct, tag="look", tag_field="do", forbid_unknown_fields=True):
    """Hot seat: look from another seat of this device."""

    seat: int | None


Ask = (
    Hello
    | Sit
    | Stand
    | Mix
    | Ready
    | SetSeat
    | SwapSeats
    | SetTable
    | Start
    | Choose
    | Prefer
    | Undo
    | AllowUndo
    | Say
    | MakeClaim
    | SetDesk
    | StandIn
    | HandOver
    | Mute
    | Report
    | Rematch
    | Look
)
