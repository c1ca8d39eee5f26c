/** What can be read off what a seat sees of Rogue Agent. */

import type { Box } from "../../lib/plug";
import type { Criminal, Location, Player, Seen } from "./views";

export const TRACKS = ["stamina", "fuel", "ammo", "evidence", "car", "weapon", "agent"] as const;
export type Track = (typeof TRACKS)[number];
export const RESOURCES: readonly Track[] = ["fuel", "ammo", "evidence"];

export type Phase = "time" | "action" | "city";
export const CITY_STEPS = ["criminals", "assassins", "police", "bombs", "leader"] as const;
export type CityStep = (typeof CITY_STEPS)[number];

// ---------------------------------------------------------------- places and pieces

export const placeAt = (seen: Seen, slot: string): Location => seen.city.find((place) => place.slot === slot)!;
export const placeOf = (seen: Seen, tile: string): Location => seen.city.find((place) => place.tile === tile)!;
export const criminalsAt = (seen: Seen, slot: string): Criminal[] => seen.criminals.filter((one) => one.slot === slot);
export const custodyOf = (seen: Seen, seat: number): Criminal[] => seen.criminals.filter((one) => one.custody === seat);
export const figuresAt = (seen: Seen, slot: string): Player[] => seen.players.filter((player) => player.slot === slot);
export const criminalOf = (seen: Seen, id: string): Criminal => seen.criminals.find((one) => one.criminal === id)!;
export const numberOf = (id: string): string => id.split("_").at(-1)!;
export const isPrecinct = (tile: string): boolean => tile.startsWith("precinct");

/** A spectator looks over the shoulder of the first seat. */
export const ownSeat = (seen: Seen): number => seen.seat ?? 0;

/** The others, clockwise from the left hand of whoever looks; for a spectator that is everybody. */
export function others(seen: Seen): Player[] {
  const { players } = seen;
  if (seen.seat === null) return players;
  return players.slice(1).map((_, i) => players[(ownSeat(seen) + i + 1) % players.length]!);
}

export function phaseOf(seen: Seen): Phase {
  if (seen.decision === "assign_events") return "time";
  return seen.active === null ? "city" : "action";
}

/** The bomb on the sheet, or those somebody could be defusing now: where the active player stands. */
export function timersHere(seen: Seen): number[] {
  if (seen.defusing !== null) return [seen.defusing];
  const player = seen.players[seen.active ?? -1];
  return player ? placeAt(seen, player.slot).bombs : [];
}

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
