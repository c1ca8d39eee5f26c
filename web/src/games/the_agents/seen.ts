/** Who looks at The Agents, and from where. */

import type { Faction, Laid, Seen } from "./views";

/** The colours of the half arrows of a faction agent, left and right, as the player reads them whom they point at. */
export type Halves = readonly string[];

export type Pile = "agent_draw" | "agent_retired" | "mission_draw" | "mission_retired";

// ---------------------------------------------------------------- who looks, and from where

/** A spectator looks over the shoulder of the first seat. */
export const viewerOf = (seen: Seen): number => seen.seat ?? 0;

export const owns = (faction: Faction, seat: number): boolean => faction.owners.includes(seat);

export const otherOwner = (faction: Faction, seat: number): number => faction.owners[seat === faction.owners[0] ? 1 : 0]!;

/** Who sits at the near side of a row: the viewer; at a row of others, its first owner. */
export const nearOwner = (faction: Faction, viewer: number): number => (owns(faction, viewer) ? viewer : faction.owners[0]!);

/** The second owner sees the row from the other side. */
export const isMirrored = (faction: Faction, viewer: number): boolean => viewer === faction.owners[1];

/** The own rows, the one shared with the neighbour at the left hand first. */
export function ownFactions(seen: Seen): Faction[] {
  const viewer = viewerOf(seen);
  const own = seen.factions.filter((faction) => owns(faction, viewer));
  return own.sort((a, b) => Number(isMirrored(a, viewer)) - Number(isMirrored(b, viewer)));
}

export function otherFactions(seen: Seen): Faction[] {
  return seen.factions.filter((faction) => !owns(faction, viewerOf(seen)));
}

/** The halves as they are printed on the card, whichever way it lies. */
export function halvesOf(laid: Laid, faction: Faction): Halves | null {
  if (!laid.low || !laid.high) return null;
  return laid.facing === faction.owners[1] ? [laid.low, laid.high] : [laid.high, laid.low];
}
