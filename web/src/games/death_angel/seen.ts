/** What a seat sees of Death Angel, and what is printed on the cards. */

import type { Box, Seen } from "../../lib/plug";

export type Side = "left" | "right";
export const SIDES: readonly Side[] = ["left", "right"];

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
  facing: Side;
  tokens: number;
  kills: number;
  kills_with_tokens: number;
  left: Slot;
  right: Slot;
  /** In the moment between his death and the column closing up. */
  fallen?: boolean;
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
  side: Side;
  attacker: "marine" | "swarm";
  /** What the face lying there would do; unknown before it is rolled. */
  good?: boolean;
}

export interface Pile {
  count: number;
  known: string[];
}

/** The part of the Event being carried out. */
export type EventStep = "text" | "box0" | "box1" | "move";

export interface Hulk extends Seen {
  round: number;
  phase: "set_up" | "choose" | "resolve" | "swarms" | "event" | "travel" | null;
  resolving: string | null;
  current: number;
  location: { id: string; tier: string; objective: boolean; tokens: number; ahead: string[]; minor: number; major: number };
  formation: Row[];
  blips: Record<Side, Pile>;
  deck: number;
  /** Genestealers on their way out of the formation into a blip pile. */
  carried: string[];
  lords_slain: string[];
  kills: number;
  supply: number;
  die: { number: number; skull: boolean } | null;
  fight: Fight | null;
  moving: { position: number; side: Side } | null;
  artefact: number | null;
  event: { id: string | null; shown: boolean } | null;
  events: { deck: number; discard: string[]; scouted: { place: number; id: string }[] };
  effects: { event: string; on: string | null; when: "now" | "next_round" }[];
  teams: Team[];
  slain: string[];
  chosen: boolean[];
  /** In a beat: how often the die has been rolled, the step of the Event and the colours it served last, the marine it names. */
  rolls?: number;
  step?: EventStep | null;
  served?: string[];
  named?: string | null;
}

// ---------------------------------------------------------------- what is printed

export interface EventFace {
  id: string;
  instinct: boolean;
  boxes: { size: "minor" | "major"; colour: string }[];
  movement: "none" | "adjacent" | "flank";
  movement_symbol: string;
}

export interface ActionFace {
  id: string;
  number: number;
  team: string;
  type: "support" | "move_activate" | "attack";
}

export interface TerrainFace {
  id: string;
  colour: string;
  bars: number;
}

const find = <T extends { id: string }>(rows: T[], id: string): T => rows.find((row) => row.id === id)!;

export const eventFace = (box: Box, id: string): EventFace => find(box.values.events, id);
export const actionFace = (box: Box, id: string): ActionFace => find(box.values.actions, id);
export const terrainFace = (box: Box, id: string): TerrainFace => find(box.values.terrain, id);

/** How many bars terrain of a colour has. */
export const barsOf = (box: Box, colour: string): number =>
  (box.values.terrain as TerrainFace[]).find((terrain) => terrain.colour === colour)?.bars ?? 0;

export const isLord = (card: string) => card.startsWith("brood_lord");

/** The cards of a swarm by kind, with how many there are of each. */
export function kinds(cards: readonly string[]): [card: string, count: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** What a marine is called among friends; a name is the same in every language. */
export function shortName(marine: string): string {
  const name = marine.split("_").at(-1)!;
  return name[0]!.toUpperCase() + name.slice(1);
}
