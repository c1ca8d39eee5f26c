// Made from src/undercover/games/agent_avenue/views.py by `python -m undercover.server.types web/src`. Do not edit.

import type { Frame } from "../../lib/plug";

export interface Offer {
  /** An agent, or None when nothing lies there; `down` is "hidden" for everybody but the player who laid it, until the offer is taken: then both lie open for a moment, and `down_by` is None. */
  up: string | null;
  down: string | null;
  down_by: number | null;
}

export interface Side {
  side: string;
  seats: number[];
  /** Who decides for the side this turn. */
  speaker: number;
  steps: number;
  space: number;
  to_catch: number;
  row: Record<string, number>;
  ongoing: string[];
}

export interface Player {
  seat: number;
  side: string;
  hand_size: number;
  hand: string[] | null;
  swaps: number;
  swapped: string[] | null;
  /** Agents everybody has seen going into the hand and not coming out. */
  known: string[];
}

export interface Market {
  supply: string[];
  deck: number;
  discard: string[];
  taken: string | null;
}

export interface Seen extends Frame {
  turn: number;
  active: string;
  deck: number;
  offer: Offer;
  sides: Side[];
  players: Player[];
  market: Market | null;
}
