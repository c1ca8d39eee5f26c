/** Motion: of the moments of a choice, those worth a look of their own, with what flies and what is heard. */

import type { Picture } from "./moments";
import type { Event, Flight, Frame } from "./plug";
import type { Sound } from "./sound";
import { wandering } from "./wandering";

/** How a game moves. It compares pictures, and never works out what happens. */
export interface Motion<S extends Frame = any> {
  /** Milliseconds at normal speed to look at what an event has changed; one without is shown together with the next. */
  lasts: Record<string, number | ((event: any) => number)>;
  sounds?: Record<string, Sound>;
  /** What flies from the picture before to the one on show, of which these events were told. */
  flights(before: S, after: S, events: readonly any[]): Flight[];
  /** Whether an event and the next one with a duration are one moment. */
  together?(event: any, next: any): boolean;
}

/** One picture of what has happened, and how long to look at it, flights included. */
export interface Beat<S extends Frame = Frame> extends Picture<S> {
  flights: Flight[];
  lasts: number;
  sound?: Sound;
}

const GLANCE = 350;
const PLAIN = 500;

/** What is not worth a moment of its own, and comes last. */
const REST = GLANCE;

/** For a game that says nothing about how it moves: every event is looked at, and what lies elsewhere than before flies. */
export const PLAINLY: Motion = {
  lasts: new Proxy({}, { get: () => PLAIN }),
  flights: wandering as Motion["flights"],
};

export function beats<S extends Frame>(before: S, pictures: readonly Picture<S>[], motion: Motion<S>): Beat<S>[] {
  const found: Beat<S>[] = [];
  let last = before;
  let waiting: Event[] = [];
  const show = (seen: S, sound?: Sound) => {
    const lasts = Math.max(...waiting.map((event) => lastsOf(motion, event))) || REST;
    found.push({ seen, events: waiting, flights: motion.flights(last, seen, waiting), lasts, sound });
    [last, waiting] = [seen, []];
  };
  pictures.forEach(({ events, seen }, i) => {
    waiting.push(...events);
    const event = events.at(-1);
    if (!event || !lastsOf(motion, event)) return;
    const next = pictures.slice(i + 1).flatMap((picture) => picture.events).find((other) => lastsOf(motion, other));
    if (!next || !motion.together?.(event, next)) show(seen, motion.sounds?.[event.type]);
  });
  if (waiting.length) show(pictures.at(-1)!.seen);
  return found;
}

function lastsOf({ lasts }: Motion, event: Event): number {
  const long = lasts[event.type] ?? 0;
  return typeof long === "number" ? long : long(event);
}

/** Flights by the kind of event they go with. */
export function byEvent<S, E extends { type: string }>(
  kinds: Record<string, (event: E, before: S, after: S) => Flight[]>,
): (before: S, after: S, events: readonly E[]) => Flight[] {
  return (before, after, events) => events.flatMap((event) => kinds[event.type]?.(event, before, after) ?? []);
}

/** What is in a list that was not in it before; of things alike, as many as there are more. */
export function gained<T>(before: readonly T[] | null | undefined, after: readonly T[] | null | undefined): T[] {
  const left = [...(before ?? [])];
  return (after ?? []).filter((thing) => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
