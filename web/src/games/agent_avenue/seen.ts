/** What a seat sees of Agent Avenue. */

import type { Seen } from "../../lib/plug";

export type SideId = "green" | "blue";

export interface Side {
  side: SideId;
  seats: number[];
  speaker: number;
  steps: number;
  space: number;
  to_catch: number;
  row: Record<string, number>;
  ongoing: string[];
}

export interface Player {
  seat: number;
  side: SideId;
  hand_size: number;
  hand: string[] | null;
  swaps: number;
  swapped: string[] | null;
  known: string[];
}

export interface Market {
  supply: string[];
  deck: number;
  discard: string[];
  taken: string | null;
}

export interface Avenue extends Seen {
  turn: number;
  active: SideId;
  deck: number;
  /** `revealed` is set in the moment when both cards are turned up, before they go their ways. */
  offer: { up: string | null; down: string | null; down_by: number | null; revealed?: string };
  sides: [Side, Side];
  players: Player[];
  market: Market | null;
}

export function sideOf(seen: Avenue, side: SideId): Side {
  return seen.sides[side === "green" ? 0 : 1];
}

/** The side of whoever looks; a spectator looks over Green's shoulder. */
export function ownSide(seen: Avenue): Side {
  return seen.sides.find((side) => seen.seat !== null && side.seats.includes(seen.seat)) ?? seen.sides[0];
}
