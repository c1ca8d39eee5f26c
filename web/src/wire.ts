// Made from src/undercover/server/wire.py by `python -m undercover.server.types`. Do not edit.

/** A message id of the game's catalogue, with its fields. */
export interface Words {
  id: string;
  fields: Record<string, any>;
}

/** An option, or a barred one: what it is called, what it would do or why not, and the clause behind that. */
export interface Offer {
  id: string;
  kind: string;
  targets: any[];
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
  stand_in: boolean;
  host: boolean;
  grace: number | null;
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
  at: number;
  event: Record<string, any>;
  note: Record<string, any>;
}

/** `text` of a claim is the claim itself. */
export interface ChatLine {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  claim: Claim | null;
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
  auto_pass: string;
  orders: Order[];
  notes: string;
  marks: Record<string, string>;
  prediction: string;
  at: number;
}

/** The table before, during and after the match: who sits where, what is settled. Sent whenever it changes. */
export interface Lobby {
  say: "lobby";
  table: string;
  game: string;
  seats: number;
  options: Record<string, any>;
  people: Person[];
  host: boolean;
  you: number | null;
  private: boolean;
  phase: string;
  clock: string;
  minutes: number;
  increment: number;
  reaction: number;
  spectators: number;
  watching: string[];
  seal: string | null;
  seed: string | null;
  rematch: string | null;
  other_values: string | null;
  hot_seats: number[];
  muted: string[];
}

/** What a seat sees at one moment of the match. `version` grows with all it may know of and never returns. */
export interface View {
  say: "view";
  version: number;
  seat: number | null;
  seen: Record<string, any>;
  hints: Record<string, any>;
  options: Offer[];
  barred: Offer[];
  events: Record<string, any>[];
  since: number;
  may_undo: boolean;
  undo_asked_by: number | null;
  clock: Clock | null;
  reaction: Countdown | null;
  desk: Desk | null;
  predictions: Record<string, string>;
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
  options?: Record<string, any> | null;
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

export interface Say {
  do: "say";
  text: string;
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
  choices: any[];
  default: any;
  meaning: string;
  seats: number[];
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
  reconstructed: string[][];
  minutes: number[];
  auto_pass: string[];
}

/** `GET /api/tables/<id>/values`: the component values a table plays with; names and texts are in the catalogues. */
export interface Values {
  values: Record<string, any>;
  reconstructed: string[][];
  other_values: string | null;
}

/** `GET /api/tables/<id>/replay?upto=12&seat=0`: a match that is over, as a seat saw it after so many choices. Without a seat it is what a spectator saw. `view.events` is the whole story so far; `at` counts choices. */
export interface ReplayStep {
  game: string;
  people: Person[];
  choices: number;
  seal: string | null;
  seed: string | null;
  other_values: string | null;
  view: View;
  everybody: Record<string, any>[];
}

/** `GET /api/me`, `POST /api/me {"name": …}`: the guest behind the cookie. */
export interface Me {
  name: string;
  link: string;
}

/** `POST /api/tables`. `play_now` fills every other seat with bots of that level and starts at once. */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Record<string, any>;
  private?: boolean;
  play_now?: string | null;
  data?: string | null;
  daily?: boolean;
  record?: Record<string, any> | null;
  upto?: number | null;
}

/** `GET /api/daily`, `GET /api/daily/<game>`: today's deal, the same for everybody; days are those of UTC. */
export interface DailyDeal {
  game: string;
  day: string;
  table: string | null;
  over: boolean;
  played: number;
  won: number;
  scores: number[];
  score: number | null;
}

/** The answer to `POST /api/tables`: its page is `/table/<table>`. */
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

export type Ask = Hello | Sit | Stand | Ready | SetSeat | SwapSeats | SetTable | Start | Choose | Undo | AllowUndo | Say | MakeClaim | SetDesk | StandIn | HandOver | Mute | Report | Rematch | Look;
