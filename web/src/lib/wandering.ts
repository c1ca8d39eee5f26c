/** Flights for nothing: whatever is named in another place of the view than before has gone there. */

import type { Flight } from "./plug";

/** By place, the things named there, and how many nameless ones there are. A place is the path to it, "players.0.hand". */
interface Lie {
  things: Map<string, string[]>;
  counts: Map<string, number>;
}

const FRAME = ["game", "seat", "options", "asked", "decision", "over"];

function lie(value: unknown, place: string, found: Lie): Lie {
  if (typeof value === "string") found.things.set(place, [...(found.things.get(place) ?? []), value]);
  else if (typeof value === "number") found.counts.set(place, value);
  else if (Array.isArray(value)) value.forEach((each, i) => lie(each, typeof each === "string" ? place : `${place}.${i}`, found));
  else if (value) for (const [key, each] of Object.entries(value)) lie(each, place ? `${place}.${key}` : key, found);
  return found;
}

function seenOf(view: object): Lie {
  const own = Object.fromEntries(Object.entries(view).filter(([key]) => !FRAME.includes(key)));
  return lie(own, "", { things: new Map(), counts: new Map() });
}

/** Things that are in the second and not in the first, with their places. */
function come(before: Lie, after: Lie): [thing: string, place: string][] {
  return [...after.things].flatMap(([place, things]) => {
    const left = [...(before.things.get(place) ?? [])];
    return things.filter((thing) => !left.includes(thing) || !left.splice(left.indexOf(thing), 1)).map((thing): [string, string] => [thing, place]);
  });
}

/** A place whose number has become smaller; things nobody could name came from there. */
const shrunk = (before: Lie, after: Lie) => [...before.counts].find(([place, count]) => (after.counts.get(place) ?? 0) < count)?.[0];

/** Elements with the path as their `data-place` are where things start and land. */
export function wandering(before: object, after: object): Flight[] {
  const [was, is] = [seenOf(before), seenOf(after)];
  const gone = come(is, was);
  const flights: Flight[] = [];
  for (const [thing, to] of come(was, is)) {
    const at = gone.findIndex(([other]) => other === thing);
    const from = at < 0 ? shrunk(was, is) : gone.splice(at, 1)[0]![1];
    if (from) flights.push({ from, to });
  }
  for (const [, from] of gone) {
    const to = shrunk(is, was);
    if (to) flights.push({ from, to });
  }
  return flights;
}
