"""The wire: every message between server and client. `docs/wire.md` tells the story; TypeScript is made of it.

One WebSocket per table view, `/ws/tables/<id>`. The client sends `Ask`s, the server sends `News`.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from undercover.bots.ratings import Ratings
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

# ---------------------------------------------------------------- over HTTP


class OptionInfo(Struct, forbid_unknown_fields=True):
    choices: list[str | int | bool]
    default: str | int | bool
    meaning: str
    seats: list[int]
    #: Choices for fewer numbers of seats than the option itself: which.
    only: dict[str, list[int]]


class GameInfo(Struct, forbid_unknown_fields=True):
    """`GET /api/games`: the shelf."""

    slug: str
    title: str
    seats: list[int]
    options: dict[str, OptionInfo]
    families: dict[str, str]
    bots: list[str]
    #: How strong they are, as far as that was measured.
    ratings: Ratings | None
    reconstructed: list[list[str]]
    minutes: list[int]
    #: When a seat may pass without being asked (`Desk.auto_pass`); empty if the game asks for no reactions.
    auto_pass: list[str]
    #: What a game of another package brings for the browser (`/brought/<slug>/`): `board.js`, `cover.svg`.
    brought: list[str]
    #: How one can be taught it.
    taught: list[str]
    #: Whether it tells the odds of what is hidden.
    odds: bool


class Values(Struct, forbid_unknown_fields=True):
    """`GET /api/tables/<id>/values`: the component values a table plays with; names and texts are in the catalogues."""

    values: dict[str, Any]
    #: Which of them could not be verified: [kind, id].
    reconstructed: list[list[str]]
    #: Their digest, if they are not the game's own.
    other_values: str | None


class Picture(Struct, forbid_unknown_fields=True):
    """One moment of a turn, as somebody who learns sees the table, with its words."""

    words: Words
    seen: dict[str, Any]
    hints: dict[str, Any]


class Lore(Struct, forbid_unknown_fields=True):
    """`GET /api/games/<game>/learn`: what the page about a game is made of; its words are in the catalogues."""

    pictures: list[Picture]
    #: The game's own values, and how many sit at the table of the pictures.
    values: Values
    seats: int


class ReplayStep(Struct, forbid_unknown_fields=True):
    """`GET /api/tables/<id>/replay?upto=12&seat=0`: a match that is over, as a seat saw it after so many choices.

    Without a seat it is what a spectator saw. `view.events` is the whole story so far; `at` counts choices;
    `view.moments` lead here from the step before.
    """

    game: str
    people: list[Person]
    #: How many choices the whole match has.
    choices: int
    seal: Seal | None
    other_values: str | None
    view: View
    #: What each seat saw then; laid over each other, all cards are open.
    everybody: list[dict[str, Any]]
    #: What had changed for each seat at each of the moments.
    changes: list[list[dict[str, Any] | None]]


class Chosen(Struct, forbid_unknown_fields=True):
    """A choice by its id; null took that seat's last choice back."""

    seat: int
    option: str | None
    #: The same in the words of the game, if it still has words for it.
    label: Words | None


class LastLook(Struct, forbid_unknown_fields=True):
    """How a match looked to everybody after so many of its choices."""

    after: int
    seen: dict[str, Any]


class Closed(Struct, forbid_unknown_fields=True):
    """`GET /api/tables/<id>/choices`: what is left of a match whose rules are not played here any more."""

    game: str
    #: The version of the rules and the digest of the values it was played with.
    rules: str
    players: list[str]
    choices: list[Chosen]
    #: What everybody saw when the table was last put away, by the rules it was played with.
    last: LastLook | None


class Likely(Struct, forbid_unknown_fields=True):
    """A chance of winning, and how far off it may be (95 %)."""

    chance: float
    error: float


class Standing(Struct, forbid_unknown_fields=True):
    """How each seat stood after so many choices, by what it knew; where all win together there is one for all."""

    at: int
    chances: list[Likely]


class Better(Struct, forbid_unknown_fields=True):
    """What would clearly have been better, and the chances of whoever chose with it and with what was chosen."""

    option: Offer
    chance: float
    taken: float


class Turn(Struct, forbid_unknown_fields=True):
    """A choice after which the game stood clearly differently: who made it, and whose chance it moved most."""

    #: The step it led to.
    at: int
    seat: int
    chosen: Offer
    moved: int
    before: float
    after: float
    better: Better | None


class Analysis(Struct, forbid_unknown_fields=True):
    """`GET /api/tables/<id>/analysis`: how everybody stood in a match that is over, as far as it is known. It is looked
    at as long as somebody asks: ask again until `progress` is 1."""

    progress: float
    standings: list[Standing]
    turns: list[Turn]


class HiddenThing(Struct, forbid_unknown_fields=True):
    """Something a seat does not see: whose it is, which of a row it is, and the share of the worlds it could believe in
    in which it is what."""

    seat: int | None
    slot: int | None
    #: Things by their ids, the likeliest first; their names are `<family>-<id>`.
    family: str
    shares: dict[str, float]
    truth: list[str]


class Reckoned(Struct, forbid_unknown_fields=True):
    """`GET /api/tables/<id>/odds?upto=12&seat=0`: what a seat had to reckon with after so many choices of a match that
    is over."""

    hidden: list[HiddenThing]


class Verified(Struct, forbid_unknown_fields=True):
    """`GET /api/tables/<id>/verify`: what was checked about a match that is over, and holds."""

    checked: list[Words]


class Advised(Struct, forbid_unknown_fields=True):
    """`GET /api/tables/<id>/advice?seat=0`: what a bot would choose there, for whoever plays with help."""

    version: int
    option: str
    words: Words


class Me(Struct, forbid_unknown_fields=True):
    """`GET /api/me`, `POST /api/me {"name": …}`: the guest behind the cookie."""

    name: str
    #: A personal link that moves this guest to another device.
    link: str


class NewTable(Struct, forbid_unknown_fields=True):
    """`POST /api/tables`. `play_now` fills every other seat with bots of that level and starts at once."""

    game: str
    seats: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    private: bool = True
    play_now: str | None = None
    data: str | None = None
    #: The deal of the day, against bots; whoever has begun it today comes back to it. Nothing else is settled then.
    daily: bool = False
    #: A first game on its fixed deal, which goes on where this guest has left it; or a match with a coach.
    taught: Literal["lesson", "coach"] | None = None
    #: A record to fork: the new table goes on from its first `upto` choices.
    record: dict[str, Any] | None = None
    upto: int | None = None
    #: Where you sit there.
    seat: int = 0
    #: Your own number, to be mixed into the deal.
    number: str = ""


class Upload(Struct, forbid_unknown_fields=True):
    """`POST /api/records`: a record to look at, and the values it was played with, if others than the game's own."""

    record: dict[str, Any]
    data: str | None = None


class DailyDeal(Struct, forbid_unknown_fields=True):
    """`GET /api/daily`, `GET /api/daily/<game>`: today's deal, the same for everybody; days are those of UTC."""

    game: str
    day: str
    #: Your one try, if you have begun it, and whether it is over.
    table: str | None
    over: bool
    #: Tries that are over, how many of them were won, and their scores from the best to the worst.
    played: int
    won: int
    scores: list[int]
    score: int | None


class TableMade(Struct, forbid_unknown_fields=True):
    """The answer to `POST /api/tables`: its page is `/table/<table>`; and to `POST /api/records`: `/replay/<table>`."""

    table: str


class TableLine(Struct, forbid_unknown_fields=True):
    """`GET /api/tables`: your tables first (`mine`), then open ones."""

    table: str
    game: str
    seats: int
    taken: int
    phase: str
    people: list[str]
    mine: bool
    your_turn: bool
