/** How everybody stood in a match that is over, as it becomes known: the server works on it as long as somebody asks. */

import type { Analysis, Words } from "../wire";
import { getAnalysis, RefusedByServer } from "./api";

/** Milliseconds to wait where many others ask, too. */
const LATER = 3000;
const TOO_MANY = 429;

export class Study {
  found = $state.raw<Analysis | null>(null);
  problem = $state.raw<Words | null>(null);

  /** Ask until everything is known, or nobody looks any more: then call what this returns. */
  follow(table: string): () => void {
    let wanted = true;
    void this.ask(table, () => wanted);
    return () => (wanted = false);
  }

  private async ask(table: string, wanted: () => boolean): Promise<void> {
    while (wanted() && (this.found?.progress ?? 0) < 1) {
      try {
        this.found = await getAnalysis(table);
      } catch (refused) {
        if (!(refused instanceof RefusedByServer)) throw refused;
        if (refused.status !== TOO_MANY) return void (this.problem = refused.words);
        await new Promise((resolve) => setTimeout(resolve, LATER));
      }
    }
  }
}

/** How everybody stood at a step; between two that were looked at, somewhere between them. */
export function chancesAt({ standings }: Analysis, step: number): number[] {
  const after = standings.find(({ at }) => at >= step) ?? standings.at(-1);
  const before = standings.findLast(({ at }) => at <= step) ?? after;
  if (!before || !after) return [];
  const way = after.at === before.at ? 0 : (step - before.at) / (after.at - before.at);
  return before.chances.map(({ chance }, seat) => chance + way * (after.chances[seat]!.chance - chance));
}

export const percent = (chance: number): number => Math.round(100 * chance);
