/** Moments: what a seat saw after each thing it was told. A picture is the one before it, with the difference. */

import type { Moment } from "../wire";
import type { Event, Frame } from "./plug";

/** Null: nothing is different; another value; or what differs inside, by key or by place in the list. */
export type Change = { is: unknown } | { in: Record<string, Change> } | null;

/** What was told, and what the table looked like then. */
export interface Picture<S extends Frame = Frame> {
  events: Event[];
  seen: S;
}

export function changed(old: unknown, change: Change): unknown {
  if (change === null) return old;
  if ("is" in change) return change.is;
  const copy: any = Array.isArray(old) ? [...old] : { ...(old as object) };
  for (const [key, inner] of Object.entries(change.in)) copy[key] = changed(copy[key], inner);
  return copy;
}

/** From what was seen before, one picture for each moment. Nobody is asked anything while they are shown. */
export function pictures<S extends Frame>(before: S, moments: readonly Moment[]): Picture<S>[] {
  let seen: S = { ...before, asked: [], decision: null };
  return moments.map(({ events, changes }) => {
    seen = changed(seen, changes as Change) as S;
    return { events: events as Event[], seen };
  });
}
