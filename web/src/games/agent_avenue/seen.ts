/** What a seat sees of Agent Avenue, and what is printed on the cards. */

import { agent as AGENT_ROWS, black_market as MARKET_ROWS } from "../../../../src/undercover/games/agent_avenue/data.toml";
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

/** A number on a card: a move, or what three of them mean. */
export type Printed = number | "win" | "lose";

interface AgentRow {
  id: string;
  icons: string[];
}

interface MarketRow {
  id: string;
  kind: "instant" | "ongoing";
}

function printed(icon: string): Printed[] {
  if (icon === "") return [];
  return [icon === "win" || icon === "lose" ? icon : Number(icon)];
}

/** The agents in the order of the box, with their numbers for the first, second and every later card. */
export const AGENTS: { id: string; numbers: Printed[] }[] = (AGENT_ROWS as AgentRow[]).map(({ id, icons }) => ({
  id,
  numbers: icons.flatMap(printed),
}));

export const NUMBERS = new Map(AGENTS.map(({ id, numbers }) => [id, numbers]));
export const KINDS = new Map((MARKET_ROWS as MarketRow[]).map(({ id, kind }) => [id, kind]));

export function sideOf(seen: Avenue, side: SideId): Side {
  return seen.sides[side === "green" ? 0 : 1];
}

/** The side of whoever looks; a spectator looks over Green's shoulder. */
export function ownSide(seen: Avenue): Side {
  return seen.sides.find((side) => seen.seat !== null && side.seats.includes(seen.seat)) ?? seen.sides[0];
}
