/** What a seat sees at Good Cop Bad Cop, as `seen.py` writes it. */

import type { Seen } from "../../lib/plug";

export type Kind = "honest" | "crooked" | "agent" | "kingpin";
export type Slot = "0" | "1" | "2";

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

export interface Precinct extends Seen {
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

export const KINDS: readonly Kind[] = ["honest", "crooked", "agent", "kingpin"];
/** Cards of a full row. */
export const ROW = 3;

/** Whose chair is at the bottom: the viewer's; somebody who only watches sits behind the first seat. */
export const viewerOf = (seen: Precinct): number => seen.seat ?? 0;

/** The seats from the viewer on, clockwise: the first one sits at the left hand. */
export function around(seen: Precinct): Player[] {
  const { players } = seen;
  return players.map((_, i) => players[(viewerOf(seen) + i) % players.length]!);
}

/** The card in a slot of a row; a revived player has only one left. */
export const cardIn = (player: Player, slot: number): Card | undefined => player.row.find((card) => card.slot === slot);

/** What the viewer has looked at in this turn, and nobody showed to all. */
export function lookedAtNow(seen: Precinct): { player: Player; card: Card }[] {
  return seen.players.flatMap((player) =>
    player.row.filter(({ since, kind }) => kind !== null && since === seen.turn).map((card) => ({ player, card })),
  );
}

export const slotId = (slot: number): Slot => `${slot}` as Slot;
