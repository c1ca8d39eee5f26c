/** What was claimed, in the order it was said, with what can be held against it. */

import type { Event } from "../../lib/plug";
import type { Ledger } from "./views";

export interface Line {
  number: number;
  turn: number;
  speaker: number;
  event: Event;
  /** The numbers of claims that cannot be true together with it. */
  clashes: number[];
  /** A face-up card says otherwise. */
  disproved: boolean;
  truth: boolean | null;
}

export function linesOf({ ledger, clashes, disproved, truth }: Ledger): Line[] {
  return ledger.map(({ turn, speaker, event }, i) => ({
    number: i + 1,
    turn,
    speaker,
    event: event as Event,
    clashes: clashes.filter((pair) => pair.includes(i)).map((pair) => pair.find((other) => other !== i)! + 1),
    disproved: disproved.includes(i),
    truth: truth?.[i] ?? null,
  }));
}
