import type { Frame } from "../../lib/plug";

export interface Card {
  slot: number;
  /** The public name of a card, which it keeps as it wanders. */
  token: number;
  face_up: boolean;
  /** What the viewer knows it to be. */
  kind: Kind | null;
  /** The turn in which the viewer last looked at it. */
  since: number | null;
  /** Just investigated. */
  fresh: boolean;
  /** Who else has looked at it. */
  seen_by: number[];
}

export interface Player {
  seat: number;
  living: boolean;
  wounded: boolean;
  planted: boolean;
  aim: number | null;
  hand: (string | null)[];
  team: "honest" | "crooked" | null;
  row: Card[];
}

export interface Declared {
  action: "investigate" | "equip" | "arm" | "shoot";
  seat: number | null;
  slot: number | null;
}

export interface Where {
  seat: number | null;
  slot: number | null;
  deck: number | null;
}

/** Among these places are these cards, but which is where is not known. */
export interface Fact {
  among: Where[];
  cards: string[];
}

export interface Seen extends Frame {
  turn: number;
  active: number;
  direction: "clockwise" | "counterclockwise";
  acted: boolean;
  no_pickup: boolean;
  coffee: number | null;
  smoke: boolean;
  guns: number;
  wounds: number;
  declared: Declared | null;
  window: "declare" | "investigate" | "end" | null;
  playing: string | null;
  players: Player[];
  deck: (string | null)[];
  burned: (string | null)[];
  removed: string[];
  facts: Fact[];
  last_play: { seat: number; equipment: string; targets: number[] } | null;
  last_shot: number | null;
}
