// Made from src/undercover/games/good_cop_bad_cop/views.py by `python -m undercover.server.types web/src`. Do not edit.

import type { Frame } from "../../lib/plug";

/** The action that others may answer just now. */
export interface Declared {
  action: string;
  seat: number | null;
  slot: number | null;
}

/** A card of a row. */
export interface Card {
  slot: number;
  /** A name to follow the card by; a row picked up gets fresh ones. */
  token: number;
  face_up: boolean;
  /** What the observer knows it to be, and the turn in which it was last looked at. */
  kind: string | null;
  since: number | null;
  /** Whether it has just been investigated. */
  fresh: boolean;
  /** The other seats that know a face-down card. */
  seen_by: number[];
}

export interface Player {
  seat: number;
  living: boolean;
  wounded: boolean;
  planted: boolean;
  aim: number | null;
  hand: (string | null)[];
  team: string | null;
  row: Card[];
}

/** A card of a row. */
export interface Where {
  seat: number;
  slot: number;
}

/** What the observer knows of several cards of rows together: among these places are these cards. */
export interface Fact {
  among: Where[];
  cards: string[];
}

/** A claim as everybody heard it: the card it is about goes by its token, and `era` counts changes of sides. */
export interface Claim {
  turn: number;
  speaker: number;
  claim: string;
  token: number | null;
  era: number;
}

/** The last equipment card that was played, with its targets. */
export interface LastPlay {
  seat: number;
  equipment: string;
  targets: number[];
}

export interface Seen extends Frame {
  turn: number;
  active: number;
  direction: string;
  acted: boolean;
  no_pickup: boolean;
  coffee: number | null;
  smoke: boolean;
  guns: number;
  wounds: number;
  declared: Declared | null;
  window: string | null;
  playing: string | null;
  players: Player[];
  deck: (string | null)[];
  burned: (string | null)[];
  removed: string[];
  facts: Fact[];
  claims: Claim[];
  last_play: LastPlay | null;
  last_shot: number | null;
}

/** A claim of the ledger, with the event that told of it. */
export interface Spoken {
  turn: number;
  speaker: number;
  claim: string;
  token: number | null;
  era: number;
  event: Record<string, unknown>;
}

/** The claims so far, pairs that cannot both be true, claims the table has disproved; the truth when it is over. */
export interface Ledger {
  ledger: Spoken[];
  clashes: number[][];
  disproved: number[];
  truth: (boolean | null)[] | null;
}

/** A way to play the card in hand against a Shoot, for an order to choose. */
export interface Order {
  id: string;
  kind: string;
  fields: Record<string, unknown>;
}

export interface Hints {
  claims: Ledger;
  orders: Order[];
}
