/** What a seat sees of Rogue Agent, and what can be read off it. */

import type { Box, Event, Seen } from "../../lib/plug";

export const TRACKS = ["stamina", "fuel", "ammo", "evidence", "car", "weapon", "agent"] as const;
export type Track = (typeof TRACKS)[number];
export const RESOURCES: readonly Track[] = ["fuel", "ammo", "evidence"];
export const UPGRADED: readonly Track[] = ["car", "weapon", "agent"];

export type Phase = "time" | "action" | "city";
export const CITY_STEPS = ["criminals", "assassins", "police", "bombs", "leader"] as const;
export type CityStep = (typeof CITY_STEPS)[number];

export interface SearchIcon {
  colour: string;
  dice: number;
}

export interface Good {
  item: string;
  amount: number;
  price: number;
  currency: "credit" | "evidence";
}

export interface Place {
  slot: string;
  tile: string;
  destroyed: boolean;
  shield: "none" | "human" | "android";
  gangsters: number;
  search: SearchIcon[];
  goods: Good[];
  informants: (number | null)[];
  bombs: number[];
  assassins: number;
}

export interface Criminal {
  criminal: string;
  slot: string | null;
  custody: number | null;
  defeated: boolean;
  new_on_top: boolean;
  face_up: boolean;
  markers: number[];
  card: string | null;
  health: number | null;
  reward: number | null;
  syndicate: string | null;
}

export interface Clock {
  effect: string;
  criminal: string;
  turns: number;
}

export interface Player {
  seat: number;
  slot: string;
  board: Record<Track, number>;
  credits: number;
  influence: number;
  informants: number;
  markers: number;
  turned_in: string[];
  points: number;
  android: boolean;
  tokens_hidden: number;
  tokens: string[] | null;
  tokens_gone: string[] | null;
  tokens_shown: string[];
  revealed_this_round: boolean;
  clocks: Clock[];
}

export interface Rogue extends Seen {
  mode: "agent" | "android" | "shadow_watch";
  round: number;
  rounds: number;
  leader: number;
  active: number | null;
  turn: { patrols: number; main_actions: number; done: { action: string; slot: string }[]; entered: string[] };
  police: string;
  city: Place[];
  criminals: Criminal[];
  players: Player[];
  tracks: Record<Track, { max: number; marks: Record<string, number> }>;
  supply: number;
  data_stream: Record<string, number>;
  drawn: string[];
  event_dice: number[];
  deck: number;
  lost: { count: number; limit: number } | null;
  turn_in_target: number | null;
  tokens_out: boolean;
  dice: string[];
  /** The timer of the bomb on the sheet. */
  defusing: number | null;
  sheet: Record<string, string[]>;
  /** Only while something is being shown, beat by beat. */
  shown?: Shown;
}

/** What a beat shows besides the table itself. */
export interface Shown {
  phase?: Phase;
  /** How far the City phase is. */
  step?: CityStep;
  /** Dice that somebody has just rolled, and what came of them. */
  roll?: { dice: string[]; told?: Event };
  /** A location where something happens: a blast, a blow, a find. */
  at?: { slot: string; what: "blast" | "strike" | "police" | "ruin" };
  /** A criminal whose card is turned up, or an identity that comes to light. */
  card?: string;
  identity?: { seat: number; token: string; told: Event };
  /** The bomb sheet stays open, with this timer. */
  defusing?: number;
}

/** What the City phase would bring (`Game.hints`). */
export interface Preview {
  police: string;
  criminals: { criminal: string; from: string; to: string | null }[];
  assassins: { from: string; to: string | null }[];
  bombs: { slot: string; timer: number; then: number | null }[];
  explosions: string[];
  informants_lost: number[];
  stamina_lost: number[];
  knocked_out: number[];
}

// ---------------------------------------------------------------- places and pieces

export const placeAt = (seen: Rogue, slot: string): Place => seen.city.find((place) => place.slot === slot)!;
export const placeOf = (seen: Rogue, tile: string): Place => seen.city.find((place) => place.tile === tile)!;
export const criminalsAt = (seen: Rogue, slot: string): Criminal[] => seen.criminals.filter((one) => one.slot === slot);
export const custodyOf = (seen: Rogue, seat: number): Criminal[] => seen.criminals.filter((one) => one.custody === seat);
export const figuresAt = (seen: Rogue, slot: string): Player[] => seen.players.filter((player) => player.slot === slot);
export const criminalOf = (seen: Rogue, id: string): Criminal => seen.criminals.find((one) => one.criminal === id)!;
export const numberOf = (id: string): string => id.split("_").at(-1)!;
export const isPrecinct = (tile: string): boolean => tile.startsWith("precinct");

/** A spectator looks over the shoulder of the first seat. */
export const ownSeat = (seen: Rogue): number => seen.seat ?? 0;

/** The others, clockwise from the left hand of whoever looks; for a spectator that is everybody. */
export function others(seen: Rogue): Player[] {
  const { players } = seen;
  if (seen.seat === null) return players;
  return players.slice(1).map((_, i) => players[(ownSeat(seen) + i + 1) % players.length]!);
}

export function phaseOf(seen: Rogue): Phase {
  if (seen.shown?.phase) return seen.shown.phase;
  if (seen.decision === "assign_events") return "time";
  return seen.active === null ? "city" : "action";
}

/** The bomb on the sheet, or those somebody could be defusing now: where the active player stands. */
export function timersHere(seen: Rogue): number[] {
  if (seen.defusing !== null) return [seen.defusing];
  const player = seen.players[seen.active ?? -1];
  return player ? placeAt(seen, player.slot).bombs : [];
}

export const defusing = (seen: Rogue): boolean =>
  seen.shown?.defusing !== undefined || seen.decision === "place_die" || seen.decision === "cut_again";

// ---------------------------------------------------------------- dice: colour-symbol, colour-symbol-2, …-boosted

export interface Die {
  id: string;
  colour: string;
  symbol: string;
  count: number;
  boosted: boolean;
}

export function die(id: string): Die {
  const [colour = "", symbol = "", ...more] = id.split("-");
  return { id, colour, symbol, count: more.includes("2") ? 2 : 1, boosted: more.includes("boosted") };
}

/** What a die shows, whatever its colour, as options name it. */
export const faceOf = (id: string): string => id.slice(id.indexOf("-") + 1);

// ---------------------------------------------------------------- what could not be verified

export function unsure(box: Box, kind: string, id: string, field: string): boolean {
  return box.unsure(kind, id) || box.unsure(kind, `${id}.${field}`);
}
