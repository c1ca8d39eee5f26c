import type { Frame } from "../../lib/plug";

export interface Terrain {
  id: string;
  colour: string;
  activated: boolean;
  tokens: number;
  capped: boolean;
}

/** One side of a position. */
export interface Slot {
  terrain: Terrain[];
  swarm: string[];
  /** While swarms attack: the group that has attacked already. */
  done: string[];
  power_field: boolean;
  survives: number | null;
  survives_with_tokens: number | null;
}

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

export interface Team {
  team: string;
  seat: number;
  marines: string[];
  hand: string[];
  choosable: string[];
  chosen: string | null;
  played: string | null;
  previous: string | null;
}

export interface Fight {
  marine: string;
  position: number;
  side: string;
  attacker: "marine" | "swarm";
  /** What the face lying there would do; unknown before it is rolled. */
  good?: boolean;
}

export interface Pile {
  count: number;
  known: string[];
}

export interface Seen extends Frame {
  round: number;
  phase: "set_up" | "choose" | "resolve" | "swarms" | "event" | "travel" | null;
  resolving: string | null;
  current: number;
  location: { id: string; tier: string; objective: boolean; tokens: number; ahead: string[]; minor: number; major: number };
  formation: Row[];
  blips: Record<string, Pile>;
  deck: number;
  /** Genestealers on their way out of the formation into a blip pile. */
  carried: string[];
  lords_slain: string[];
  kills: number;
  supply: number;
  die: { number: number; skull: boolean } | null;
  fight: Fight | null;
  moving: { position: number; side: string } | null;
  artefact: number | null;
  event: { id: string | null; shown: boolean; boxes?: {size: string; colour: string; count: number}[] } | null;
  events: { deck: number; discard: string[]; scouted: { place: number; id: string }[] };
  effects: { event: string; on: string | null; when: "now" | "next_round" }[];
  teams: Team[];
  slain: string[];
  chosen: boolean[];
}
