/** What was claimed, in the order it was said, with what can be held against it. */

import type { Event } from "../../lib/plug";

/** As the server reads it out (`hints.claims`). */
export interface Ledger {
  ledger: { turn: number; speaker: number; event: Event }[];
  /** Pairs that cannot both be true, by their places in the ledger. */
  clashes: [number, number][];
  disproved: number[];
  /** Whether each was true, once it is over; a request is neither. */
  truth: (boolean | null)[] | null;
}

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
    event,
    clashes: clashes.filter((pair) => pair.includes(i)).map(([one, other]) => (one === i ? other : one) + 1),
    disproved: disproved.includes(i),
    truth: truth?.[i] ?? null,
  }));
}
