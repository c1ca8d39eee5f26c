// Made from src/undercover/server/wire.py and answers.py by `python -m undercover.server.types web/src`. Do not edit.

/** How a deal was sealed, once it is opened: the digest shown before, the secret behind it, every seat's number. */
export interface Seal {
  digest: string;
  secret: string;
  numbers: string[];
}

/** A rating in the points known from chess, its 95 % interval, and how many games it rests on. */
export interface Rated {
  games: number;
  rating: number;
  low: number;
  high: number;
}

/** What was measured at tables of so many seats, by level. 1500 is the middle of those who met; where all win or lose together, it is the game. */
export interface Ratings {
  seats: number;
  levels: Record<string, Rated>;
}

/** A message id of the game's catalogue, with its fields. */
export interface Words {
  id: string;
  fields: Record<string, unknown>;
}

/** An option, or a barred one: what it is called, what it would do or why not, and the clause behind that. */
export interface Offer {
  id: string;
  kind: string;
  targets: unknown[];
  label: Words;
  why: Words;
  clause: string;
}

/** Who sits in a seat. `bot` is a level; a seat with neither is open. */
export interface Person {
  seat: number;
  name: string | null;
  bot: string | null;
  here: boolean;
  you: boolean;
  ready: boolean;
  /** A bot plays for this person while they are away. */
  stand_in: boolean;
  host: boolean;
  /** Somebody who is away is waited for so many seconds, when this was sent: then a bot may stand in. None: they are here. */
  grace: number | null;
  /** The number of the side they are on; seats without partners are sides of their own. */
  side: number;
  /** Whether they have mixed a number of their own into the deal; and which, if it is you. */
  mixed: boolean;
  number: string | null;
}

/** Seconds left per seat when this was sent; the clocks of `running` seats go on. */
export interface Clock {
  left: number[];
  running: number[];
  increment: number;
}

/** The time everybody has to react: seconds left when this was sent, and how many there were. */
export interface Countdown {
  left: number;
  length: number;
}

/** A statement in the words of the game, true or false: `own_team:honest`. */
export interface Claim {
  claim: string;
  /** After how many choices of the match it was made. */
  at: number;
  /** The claim as an event of the game, to be told in the same words. */
  event: Record<string, unknown>;
  /** What the game keeps of it, to compare it with others. */
  note: Record<string, unknown>;
}

/** `text` of a claim is the claim itself. */
export interface ChatLine {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  claim: Claim | null;
  /** The seats of the side it was said to; None: everybody hears it. */
  team: number[] | null;
}

/** An answer to the round of reactions that opened with this version: given, and final. */
export interface Answer {
  version: number;
  option: string;
}

/** A standing order: the option to take once somebody attacks this seat, as the game understands it. */
export interface Order {
  option: string;
  seat: number;
}

/** What lies in front of one seat and is nobody else's business. */
export interface Desk {
  answer: Answer | null;
  /** When to pass without being asked: `off`, or one of the game's `auto_pass`. */
  auto_pass: string;
  orders: Order[];
  notes: string;
  /** A mark for each player one has an opinion of, by seat. */
  marks: Record<string, string>;
  /** Who will win, in the opinion of somebody who cannot any more take part. */
  prediction: string;
  /** After how many choices of the match the instructions were given. */
  at: number;
}

/** A decision one seat makes for its side: what its partners would take. Only that side is shown it. */
export interface Preference {
  /** What a partner may mark; empty for the seat that decides, which has the options themselves. */
  options: Offer[];
  /** By seat, the id of the option that partner would take. */
  marks: Record<string, string>;
}

/** One thing said to somebody who learns, and the places of the board it is about; a star stands for anything. */
export interface TaughtPage {
  words: Words;
  point: string[];
}

/** What is said to somebody who learns, about the decision before them or about the end. */
export interface Teaching {
  pages: TaughtPage[];
  /** The option that would be good to choose. */
  do: string | null;
  step: number;
  of: number;
  /** Nothing more is taught after this. */
  over: boolean;
}

/** The table before, during and after the match: who sits where, what is settled. Sent whenever it changes. */
export interface Lobby {
  say: "lobby";
  table: string;
  game: string;
  seats: number;
  options: Record<string, string | number | boolean>;
  people: Person[];
  host: boolean;
  you: number | null;
  private: boolean;
  phase: string;
  clock: string;
  minutes: number;
  increment: number;
  /** Seconds everybody has to react where the game asks for reactions; 0: as long as they like. */
  reaction: number;
  spectators: number;
  watching: string[];
  /** The digest of the secret behind a sealed deal, from the beginning on; None: the deal is not sealed, and whoever made it may know the cards. */
  digest: string | null;
  /** The seal, opened after the last card. */
  seal: Seal | null;
  /** The day whose deal this is: its seal is opened when that day is over. */
  day: string | null;
  /** How people are taught here: `lesson` is a first game, `coach` any match with one; None: not at all. */
  taught: "lesson" | "coach" | null;
  rematch: string | null;
  /** Digest of component values other than the game's own, if the table plays with them. */
  other_values: string | null;
  hot_seats: number[];
  /** Names of people who may not chat. */
  muted: string[];
}

/** What was told, and what had changed in `seen` when it had been: null is nothing, `is` another value, `in` what differs by key or place in a list. */
export interface Moment {
  events: Record<string, unknown>[];
  changes: Record<string, unknown> | null;
}

/** What a seat sees at one moment of the match. `version` grows with all it may know of and never returns. */
export interface View {
  say: "view";
  version: number;
  seat: number | null;
  seen: Record<string, unknown>;
  /** What a person would work out from it: what an option is worth, what comes next. Each game has its own. */
  hints: Record<string, unknown>;
  options: Offer[];
  barred: Offer[];
  /** What has happened since the version the client had, for the log. */
  events: Record<string, unknown>[];
  since: number;
  /** The same moment by moment, beginning with what the client saw last, if that is one choice ago; else empty. */
  moments: Moment[];
  may_undo: boolean;
  undo_asked_by: number | null;
  clock: Clock | null;
  /** How long reactions are waited for, the same for everybody; None when no such round is open, or without a limit. */
  reaction: Countdown | null;
  /** This seat's own desk; None for a spectator. */
  desk: Desk | null;
  /** What those who were out of the game predicted, by seat; empty before it is over. */
  predictions: Record<string, string>;
  /** The other seats of this one's side. */
  partners: number[];
  /** What somebody who learns is told now. */
  teaching: Teaching | null;
  /** What partners would take; None when nobody decides for this seat's side, or this seat has no partners. */
  preference: Preference | null;
}

/** What was asked cannot be done; nothing has changed. `words` is of the common catalogue. */
export interface Refused {
  say: "refused";
  words: Words;
  clause: string;
}

export interface Chat {
  say: "chat";
  lines: ChatLine[];
}

/** The server closes this view: the table is gone, you were asked to leave, or the server restarts. */
export interface Bye {
  say: "bye";
  words: Words;
}

/** What was asked has been done, and there is nothing else to be seen of it. */
export interface Noted {
  say: "noted";
  words: Words;
}

/** The first message: the last version this client has seen (-1: none), and which of its seats it looks from. */
export interface Hello {
  do: "hello";
  version?: number;
  seat?: number | null;
}

/** Take an open seat. With `name`, as another person on the same device (hot seat). */
export interface Sit {
  do: "sit";
  seat: number;
  name?: string | null;
}

export interface Stand {
  do: "stand";
  seat: number;
}

/** Mix a number of one's own into a sealed deal, of letters and digits; an empty one: none. */
export interface Mix {
  do: "mix";
  seat: number;
  number: string;
}

export interface Ready {
  do: "ready";
  ready: boolean;
}

/** Host: put a bot of a level into a seat, or open it (None), which asks whoever sits there to leave. */
export interface SetSeat {
  do: "set_seat";
  seat: number;
  bot: string | null;
}

/** Host: two seats change places. */
export interface SwapSeats {
  do: "swap_seats";
  one: number;
  other: number;
}

/** Host: settle the table; what is None stays. */
export interface SetTable {
  do: "set_table";
  seats?: number | null;
  options?: Record<string, unknown> | null;
  private?: boolean | null;
  clock?: string | null;
  minutes?: number | null;
  increment?: number | null;
  reaction?: number | null;
}

/** Host: begin; open seats are filled with bots of this level. */
export interface Start {
  do: "start";
  bots?: string;
}

/** An option, for the version the client saw. */
export interface Choose {
  do: "choose";
  seat: number;
  option: string;
  version: number;
}

/** What this seat would take in its partner's place, for the version the client saw; None: nothing in particular. */
export interface Prefer {
  do: "prefer";
  seat: number;
  option: string | null;
  version: number;
}

/** Take the last choice back; beyond the barrier this asks the others. */
export interface Undo {
  do: "undo";
  seat: number;
}

export interface AllowUndo {
  do: "allow_undo";
  seat: number;
  allow: boolean;
}

/** `to`: `everybody`, or `team`, the members of the side one sits on. */
export interface Say {
  do: "say";
  text: string;
  to?: "everybody" | "team";
}

/** Claim something for everybody to hear: one of the game's claims, such as `own_team:honest`. */
export interface MakeClaim {
  do: "claim";
  seat: number;
  claim: string;
}

/** Change something on this seat's desk; what is None stays. */
export interface SetDesk {
  do: "set_desk";
  seat: number;
  auto_pass?: string | null;
  orders?: Order[] | null;
  notes?: string | null;
  marks?: Record<string, string> | null;
  prediction?: string | null;
}

/** Let a bot play for an absent seat, or hand the seat back. */
export interface StandIn {
  do: "stand_in";
  seat: number;
  bot: string | null;
}

/** Host: whoever sits there is the host from now on. */
export interface HandOver {
  do: "hand_over";
  seat: number;
}

/** Host: somebody of this name at the table may not chat, or may again. */
export interface Mute {
  do: "mute";
  name: string;
  mute: boolean;
}

/** Tell the operator of the server about somebody at this table; nobody else hears of it. */
export interface Report {
  do: "report";
  name: string;
  text: string;
}

/** The same seats at a new table; everybody is told where. */
export interface Rematch {
  do: "rematch";
}

/** Hot seat: look from another seat of this device. */
export interface Look {
  do: "look";
  seat: number | null;
}

export interface OptionInfo {
  choices: (string | number | boolean)[];
  default: string | number | boolean;
  meaning: string;
  seats: number[];
  /** Choices for fewer numbers of seats than the option itself: which. */
  only: Record<string, number[]>;
}

/** `GET /api/games`: the shelf. */
export interface GameInfo {
  slug: string;
  title: string;
  seats: number[];
  options: Record<string, OptionInfo>;
  families: Record<string, string>;
  bots: string[];
  /** How strong they are, as far as that was measured. */
  ratings: Ratings | null;
  reconstructed: string[][];
  minutes: number[];
  /** When a seat may pass without being asked (`Desk.auto_pass`); empty if the game asks for no reactions. */
  auto_pass: string[];
  /** What a game of another package brings for the browser (`/brought/<slug>/`): `board.js`, `cover.svg`. */
  brought: string[];
  /** How one can be taught it. */
  taught: string[];
  /** Whether it tells the odds of what is hidden. */
  odds: boolean;
}

/** `GET /api/tables/<id>/values`: the component values a table plays with; names and texts are in the catalogues. */
export interface Values {
  values: Record<string, unknown>;
  /** Which of them could not be verified: [kind, id]. */
  reconstructed: string[][];
  /** Their digest, if they are not the game's own. */
  other_values: string | null;
}

/** One moment of a turn, as somebody who learns sees the table, with its words. */
export interface Picture {
  words: Words;
  seen: Record<string, unknown>;
  hints: Record<string, unknown>;
}

/** `GET /api/games/<game>/learn`: what the page about a game is made of; its words are in the catalogues. */
export interface Lore {
  pictures: Picture[];
  /** The game's own values, and how many sit at the table of the pictures. */
  values: Values;
  seats: number;
}

/** `GET /api/tables/<id>/replay?upto=12&seat=0`: a match that is over, as a seat saw it after so many choices. Without a seat it is what a spectator saw. `view.events` is the whole story so far; `at` counts choices; `view.moments` lead here from the step before. */
export interface ReplayStep {
  game: string;
  people: Person[];
  /** How many choices the whole match has. */
  choices: number;
  seal: Seal | null;
  other_values: string | null;
  view: View;
  /** What each seat saw then; laid over each other, all cards are open. */
  everybody: Record<string, unknown>[];
  /** What had changed for each seat at each of the moments. */
  changes: (Record<string, unknown> | null)[][];
}

/** A choice by its id; null took that seat's last choice back. */
export interface Chosen {
  seat: number;
  option: string | null;
  /** The same in the words of the game, if it still has words for it. */
  label: Words | null;
}

/** How a match looked to everybody after so many of its choices. */
export interface LastLook {
  after: number;
  seen: Record<string, unknown>;
}

/** `GET /api/tables/<id>/choices`: what is left of a match whose rules are not played here any more. */
export interface Closed {
  game: string;
  /** The version of the rules and the digest of the values it was played with. */
  rules: string;
  people: Person[];
  choices: Chosen[];
  /** What everybody saw when the table was last put away, by the rules it was played with. */
  last: LastLook | null;
}

/** A chance of winning, and how far off it may be (95 %). */
export interface Likely {
  chance: number;
  error: number;
}

/** How each seat stood after so many choices, by what it knew; where all win together there is one for all. */
export interface Standing {
  at: number;
  chances: Likely[];
}

/** What would clearly have been better, and the chances of whoever chose with it and with what was chosen. */
export interface Better {
  option: Offer;
  chance: number;
  taken: number;
}

/** A choice after which the game stood clearly differently: who made it, and whose chance it moved most. Where there are few of those, other ones, too, with the chances of whoever made them. */
export interface Turn {
  /** The step it led to. */
  at: number;
  seat: number;
  chosen: Offer;
  moved: number;
  before: number;
  after: number;
  better: Better | null;
  /** Whether it moved anybody clearly. */
  clear: boolean;
}

/** `GET /api/tables/<id>/analysis`: how everybody stood in a match that is over, as far as it is known. It is looked at as long as somebody asks: ask again until `progress` is 1. */
export interface Analysis {
  progress: number;
  standings: Standing[];
  turns: Turn[];
}

/** Something a seat does not see: whose it is, which of a row it is, and the share of the worlds it could believe in in which it is what. */
export interface HiddenThing {
  seat: number | null;
  slot: number | null;
  /** Things by their ids, the likeliest first; their names are `<family>-<id>`. */
  family: string;
  shares: Record<string, number>;
  truth: string[];
}

/** `GET /api/tables/<id>/odds?upto=12&seat=0`: what a seat had to reckon with after so many choices of a match that is over. */
export interface Reckoned {
  hidden: HiddenThing[];
}

/** `GET /api/tables/<id>/verify`: what was checked about a match that is over, and holds. */
export interface Verified {
  checked: Words[];
}

/** `GET /api/tables/<id>/advice?seat=0`: what a bot would choose there, for whoever plays with help. */
export interface Advised {
  version: number;
  option: string;
  words: Words;
}

/** `GET /api/me`, `POST /api/me {"name": …}`: the guest behind the cookie. */
export interface Me {
  name: string;
  /** A personal link that moves this guest to another device. */
  link: string;
}

/** `POST /api/tables`. `play_now` fills every other seat with bots of that level and starts at once. */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Record<string, unknown>;
  private?: boolean;
  play_now?: string | null;
  data?: string | null;
  /** The deal of the day, against bots; whoever has begun it today comes back to it. Nothing else is settled then. */
  daily?: boolean;
  /** A first game on its fixed deal, which goes on where this guest has left it; or a match with a coach. */
  taught?: "lesson" | "coach" | null;
  /** A record to fork: the new table goes on from its first `upto` choices. */
  record?: Record<string, unknown> | null;
  upto?: number | null;
  /** Where you sit there. */
  seat?: number;
  /** Your own number, to be mixed into the deal. */
  number?: string;
}

/** `POST /api/records`: a record to look at, and the values it was played with, if others than the game's own. */
export interface Upload {
  record: Record<string, unknown>;
  data: string | null;
}

/** `GET /api/daily`, `GET /api/daily/<game>`: today's deal, the same for everybody; days are those of UTC. */
export interface DailyDeal {
  game: string;
  day: string;
  /** Your one try, if you have begun it, and whether it is over. */
  table: string | null;
  over: boolean;
  /** Tries that are over, how many of them were won, and their scores from the best to the worst. */
  played: number;
  won: number;
  scores: number[];
  score: number | null;
}

/** The answer to `POST /api/tables`: its page is `/table/<table>`; and to `POST /api/records`: `/replay/<table>`. */
export interface TableMade {
  table: string;
}

/** `GET /api/tables`: your tables first (`mine`), then open ones. */
export interface TableLine {
  table: string;
  game: string;
  seats: number;
  taken: number;
  phase: string;
  people: string[];
  mine: boolean;
  your_turn: boolean;
}

export type News = Lobby | View | Refused | Chat | Bye | Noted;

export type Ask = Hello | Sit | Stand | Mix | Ready | SetSeat | SwapSeats | SetTable | Start | Choose | Prefer | Undo | AllowUndo | Say | MakeClaim | SetDesk | StandIn | HandOver | Mute | Report | Rematch | Look;
