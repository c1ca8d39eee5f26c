/** What can be read off what a seat sees at Good Cop Bad Cop. */

import type { Card, Player, Seen } from "./views";

export type Kind = "honest" | "crooked" | "agent" | "kingpin";
export type Slot = "0" | "1" | "2";

export const KINDS: readonly Kind[] = ["honest", "crooked", "agent", "kingpin"];
/** Cards of a full row. */
export const ROW = 3;

/** Whose chair is at the bottom: the viewer's; somebody who only watches sits behind the first seat. */
export const viewerOf = (seen: Seen): number => seen.seat ?? 0;

/** The seats from the viewer on, clockwise: the first one sits at the left hand. */
export function around(seen: Seen): Player[] {
  const { players } = seen;
  return players.map((_, i) => players[(viewerOf(seen) + i) % players.length]!);
}

/** The card in a slot of a row; a revived player has only one left. */
export const cardIn = (player: Player, slot: number): Card | undefined => player.row.find((card) => card.slot === slot);

/** What the viewer has looked at in this turn, and nobody showed to all. */
export function lookedAtNow(seen: Seen): { player: Player; card: Card }[] {
  return seen.players.flatMap((player) =>
    player.row.filter(({ since, kind }) => kind !== null && since === seen.turn).map((card) => ({ player, card })),
  );
}

export const slotId = (slot: number): Slot => `${slot}` as Slot;
