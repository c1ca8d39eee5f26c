"""What is asked for and answered over HTTP; what travels over sockets is the `wire`. TypeScript is made of both."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from undercover.bots.ratings import Ratings
from undercover.server.wire import Offer, Person, View, Words
from undercover.table.seal import Seal


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
    people: list[Person]
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
    """A choice after which the game stood clearly differently: who made it, and whose chance it moved most. Where there
    are few of those, other ones, too, with the chances of whoever made them."""

    #: The step it led to.
    at: int
    seat: int
    chosen: Offer
    moved: int
    before: float
    after: float
    better: Better | None
    #: Whether it moved anybody clearly.
    clear: bool = True


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
