// Made from src/undercover/games/death_angel/views.py by `python -m undercover.server.types web/src`. Do not edit.

import type { Frame } from "../../lib/plug";

/** The Location. `tier` is empty for the Void Lock; `ahead` are the tiers still to come, `minor` and `major` the sizes of spawns for the whole game. */
export interface Place {
  id: string;
  tier: string;
  objective: boolean;
  tokens: number;
  ahead: string[];
  minor: number;
  major: number;
}

export interface Terrain {
  id: string;
  colour: string;
  activatable: boolean;
  activated: boolean;
  tokens: number;
  /** Whether the Core Cogitator watches it. */
  capped: boolean;
}

/** One side of a position. While swarms attack, a group that is done may lie beside one that is not. */
export interface Slot {
  terrain: Terrain[];
  swarm: string[];
  done: string[];
  power_field: boolean;
  /** How likely the marine survives an attack of the swarm, in percent, without and with his tokens. */
  survives: number | null;
  survives_with_tokens: number | null;
}

/** A position of the formation, from the top. `kills`: how likely an attack slays something, in percent. */
export interface Row {
  marine: string;
  team: string;
  seat: number;
  range: number;
  facing: string;
  tokens: number;
  kills: number;
  kills_with_tokens: number;
  left: Slot;
  right: Slot;
}

export interface Pile {
  /** The number of cards, and those that everybody saw being shuffled in. */
  count: number;
  known: string[];
}

export interface Blips {
  left: Pile;
  right: Pile;
}

/** Whoever counts the cards knows which are in the deck or came from it since it was last shuffled, and which blips are older than that. */
export interface Unseen {
  deck: Record<string, number>;
  older: Record<string, number>;
}

/** A blip turned up this round. */
export interface Turned {
  pile: string;
  card: string;
}

export interface Die {
  number: number;
  skull: boolean;
}

/** Who fights whom while somebody may still change the roll, and whether the face lying there would do. */
export interface Fight {
  marine: string;
  position: number;
  side: string;
  /** "marine" or "swarm". */
  attacker: string;
  good: boolean;
}

/** The swarm that Strategize is about to move. */
export interface Moving {
  position: number;
  side: string;
}

export interface SpawnBox {
  size: string;
  colour: string;
  count: number;
}

/** An Event somebody else has drawn: that there is one is all that is seen. */
export interface SecretEvent {
  id: null;
  shown: boolean;
}

/** The Event being resolved, for whoever may know it. */
export interface DrawnEvent {
  shown: boolean;
  id: string;
  instinct: boolean;
  boxes: SpawnBox[];
  movement: string;
  symbol: string | null;
}

/** An Event this seat has looked at; places are counted from the top of the deck, 0 first. */
export interface ScoutedEvent {
  place: number;
  id: string;
  instinct: boolean;
  boxes: SpawnBox[];
  movement: string;
  symbol: string | null;
}

export interface Events {
  deck: number;
  discard: string[];
  scouted: ScoutedEvent[];
}

/** What an Event does this round ("now") or will do in the next one ("next_round"), and to which marine or team. */
export interface Effect {
  event: string;
  on: string | null;
  when: string;
}

export interface Team {
  team: string;
  seat: number;
  marines: string[];
  hand: string[];
  choosable: string[];
  /** The card chosen and not yet shown, for the team's own player. */
  chosen: string | null;
  played: string | null;
  previous: string | null;
}

export interface Seen extends Frame {
  round: number;
  phase: string | null;
  /** The Action card being carried out. */
  resolving: string | null;
  /** The current player. */
  current: number;
  location: Place;
  formation: Row[];
  blips: Blips;
  deck: number;
  discard: Record<string, number>;
  unseen: Unseen;
  turned: Turned[];
  carried: string[];
  lords_slain: string[];
  kills: number;
  supply: number;
  die: Die | null;
  fight: Fight | null;
  moving: Moving | null;
  /** Who holds the Artefact. */
  artefact: number | null;
  event: DrawnEvent | SecretEvent | null;
  events: Events;
  effects: Effect[];
  teams: Team[];
  slain: string[];
  /** By seat: whether it has chosen its actions. */
  chosen: boolean[];
}

/** How likely the options that are left to the die come out well, in percent: a new roll, the launch. */
export interface Promises {
  reroll?: number;
  launch_roll?: number;
  /** Once it is over: the mission in figures. */
  figures?: Record<string, number>;
}
