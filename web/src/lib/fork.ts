/** A match that is over, played on from any of its steps. */

import type { ReplayStep } from "../wire";
import { forkTable } from "./api";
import { gameInfo, usualBot } from "./games";
import { route } from "./route.svelte";

/** Where somebody sits who plays on: as they looked at it, or as they sat, or as whoever decides then. */
export function seatFor({ people, view }: ReplayStep): number {
  return view.seat ?? people.find(({ you }) => you)?.seat ?? (view.seen.asked as number[])[0] ?? 0;
}

/** It begins at once: in that seat, and against bots like those there were. */
export async function playOn(about: ReplayStep, table: string, upto: number, seat: number): Promise<void> {
  const bot = about.people.find((person) => person.bot)?.bot ?? usualBot((await gameInfo(about.game))!);
  const made = await forkTable(about, table, upto, seat, bot);
  route.go(`/table/${made.table}`);
}
