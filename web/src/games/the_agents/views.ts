// Made from src/undercover/games/the_agents/views.py by `python -m undercover.server.types web/src`. Do not edit.

import type { Frame } from "../../lib/plug";

/** An agent in a row. `low` and `high` are the colours of its halves towards the lower and the higher slot. A dead one shows nothing but its place. */
export interface Laid {
  place: string;
  card: string | null;
  agent: string | null;
  facing: number | null;
  low: string | null;
  high: string | null;
}

/** A complete arrow: between which places, for whom, how much (3.3). */
export interface Arrow {
  between: string[];
  to: number;
  points: number;
}

/** A mission attached to a faction, with what it would pay its owner now. */
export interface Posted {
  seat: number;
  mission: string;
  worth: number;
}

export interface Faction {
  faction: string;
  owners: number[];
  limit: number;
  row: Laid[];
  arrows: Arrow[];
  /** The arrow points of the two owners. */
  points: number[];
  missions: Posted[];
}

/** An agent that is not in a row, with what is printed on it: halves, or the points of a token. */
export interface Card {
  card: string;
  agent: string;
  halves: string[] | null;
  points: number | null;
}

/** What a seat would score if its turn ended now (6.6). */
export interface Income {
  arrows: number;
  missions: number;
  total: number;
}

export interface Player {
  seat: number;
  points: number;
  factions: string[];
  agents: number;
  missions: number;
  /** The own cards; None for those of others. */
  hand: Card[] | null;
  missions_in_hand: string[] | null;
  drew_in_need: boolean;
  income: Income;
}

export interface Piles {
  draw: number;
  retired: string[];
  /** The top card of the retired pile. */
  last_retired: string | null;
}

/** A free agent being resolved: who performs its command, and who sits at its token end. */
export interface Between {
  card: Card;
  performer: number;
  token: number;
}

export interface Seen extends Frame {
  turn: number;
  first: number;
  active: number;
  actions: number;
  operations_left: number;
  target: number;
  last_round: boolean;
  factions: Faction[];
  players: Player[];
  agents: Piles;
  missions: Piles;
  between: Between[];
  /** The place of the faction agent whose command is being carried out. */
  source: string | null;
  /** The cards this seat is looking at to take one: a Tracker's pile, an Interrogator's hand. */
  looking: Card[] | null;
}

export interface Hints {
  /** What every seat would score at the end of its turn, for each option that may change that. */
  worth: Record<string, number[]>;
  /** Once it is over: by source what every seat has got and spent, which makes its points. */
  tally?: Record<string, number[]>;
}
