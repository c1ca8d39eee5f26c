/** What a seat sees of The Agents. */

import type { Seen } from "../../lib/plug";

export type Colour = "black" | "white";
/** The half arrows of a faction agent, as the player reads them whom they point at. */
export type Halves = readonly [left: Colour, right: Colour];

/** An agent in a row; a dead one has only its place. `low` and `high` are its halves towards the lower and higher slot. */
export interface Laid {
  place: string;
  card: string | null;
  agent: string | null;
  facing: number | null;
  low: Colour | null;
  high: Colour | null;
}

/** A complete arrow between two places, for whom it is and how much it pays. */
export interface Arrow {
  between: [string, string];
  to: number;
  points: number;
}

export interface Attached {
  seat: number;
  mission: string;
  worth: number;
}

/** A row between two owners; slot 0 is the leftmost as the first of them sees it. */
export interface Faction {
  faction: string;
  owners: [number, number];
  limit: number;
  row: Laid[];
  arrows: Arrow[];
  points: [number, number];
  missions: Attached[];
}

/** An agent outside the rows: a faction agent has halves, a free one points. */
export interface Card {
  card: string;
  agent: string;
  halves: Halves | null;
  points: number | null;
}

export interface Player {
  seat: number;
  points: number;
  factions: [string, string];
  agents: number;
  missions: number;
  hand: Card[] | null;
  missions_in_hand: string[] | null;
  drew_in_need: boolean;
  income: { arrows: number; missions: number; total: number };
}

export interface PilePair {
  draw: number;
  retired: string[];
  last_retired: string | null;
}

export interface Between {
  card: Card;
  performer: number;
  token: number;
}

export interface Agents extends Seen {
  turn: number;
  first: number;
  active: number;
  actions: number;
  operations_left: number;
  target: number;
  last_round: boolean;
  factions: Faction[];
  players: Player[];
  agents: PilePair;
  missions: PilePair;
  between: Between[];
  source: string | null;
  looking: Card[] | null;
}

export type Pile = "agent_draw" | "agent_retired" | "mission_draw" | "mission_retired";

// ---------------------------------------------------------------- who looks, and from where

/** A spectator looks over the shoulder of the first seat. */
export const viewerOf = (seen: Agents): number => seen.seat ?? 0;

export const owns = (faction: Faction, seat: number): boolean => faction.owners.includes(seat);

export const otherOwner = (faction: Faction, seat: number): number => faction.owners[seat === faction.owners[0] ? 1 : 0];

/** Who sits at the near side of a row: the viewer; at a row of others, its first owner. */
export const nearOwner = (faction: Faction, viewer: number): number => (owns(faction, viewer) ? viewer : faction.owners[0]);

/** The second owner sees the row from the other side. */
export const isMirrored = (faction: Faction, viewer: number): boolean => viewer === faction.owners[1];

/** The own rows, the one shared with the neighbour at the left hand first. */
export function ownFactions(seen: Agents): Faction[] {
  const viewer = viewerOf(seen);
  const own = seen.factions.filter((faction) => owns(faction, viewer));
  return own.sort((a, b) => Number(isMirrored(a, viewer)) - Number(isMirrored(b, viewer)));
}

export function otherFactions(seen: Agents): Faction[] {
  return seen.factions.filter((faction) => !owns(faction, viewerOf(seen)));
}

/** The halves as they are printed on the card, whichever way it lies. */
export function halvesOf(laid: Laid, faction: Faction): Halves | null {
  if (!laid.low || !laid.high) return null;
  return laid.facing === faction.owners[1] ? [laid.low, laid.high] : [laid.high, laid.low];
}
