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
  /** What flies from one picture to the next, with which these events were told. */
  flights(before: S, after: S, events: readonly any[]): Flight[];
  /** Whether an event and the next one with a duration are one moment. */
  together?(event: any, next: any): boolean;
  /** Events at which one looks once more at the picture before: at somebody who falls, and is gone when it is told. */
  lingers?: readonly string[];
  /** Milliseconds for what comes last and has no duration; 0: the view follows at once. */
  rest?: number;
}

/** One picture of what has happened, and how long to look at it, flights included. */
export interface Beat<S extends Frame = Frame> extends Picture<S> {
  flights: Flight[];
  lasts: number;
  sound?: Sound;
}

const GLANCE = 350;
const PLAIN = 500;

/** For a game that says nothing about how it moves: every event is looked at, and what lies elsewhere than before flies. */
export const PLAINLY: Motion = {
  lasts: new Proxy({}, { get: () => PLAIN }),
  flights: wandering as Motion["flights"],
};

export function beats<S extends Frame>(before: S, pictures: readonly Picture<S>[], motion: Motion<S>): Beat<S>[] {
  const found: Beat<S>[] = [];
  let last = before;
  let [waiting, flights]: [Event[], Flight[]] = [[], []];
  const show = (seen: S, lasts: number, sound?: Sound) => {
    found.push({ seen, events: waiting, flights, lasts, sound });
    [waiting, flights] = [[], []];
  };
  pictures.forEach(({ events, seen }, i) => {
    const event = events.at(-1);
    const lingering = event && motion.lingers?.includes(event.type);
    waiting.push(...events);
    if (!lingering) {
      flights.push(...motion.flights(last, seen, events));
      last = seen;
    }
    if (!event || !lastsOf(motion, event)) return;
    const next = pictures.slice(i + 1).flatMap((picture) => picture.events).find((other) => lastsOf(motion, other));
    if (next && motion.together?.(event, next)) return;
    show(last, Math.max(...waiting.map((each) => lastsOf(motion, each))), motion.sounds?.[event.type]);
  });
  const rest = motion.rest ?? GLANCE;
  if (waiting.length && rest) show(pictures.at(-1)!.seen, rest);
  return found;
}

function lastsOf({ lasts }: Motion, event: Event): number {
  const long = lasts[event.type] ?? 0;
  return typeof long === "number" ? long : long(event);
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

/** Things that are known by a name wherever they are: those that lie elsewhere than before fly there. */
export function resettled(before: Map<string, unknown>, after: Map<string, unknown>): Flight[] {
  const elsewhere = [...after].filter(([name, where]) => before.has(name) && before.get(name) !== where);
  return elsewhere.map(([name]) => ({ from: name, to: name }));
}
