/** What has happened at Death Angel, moment by moment: each event changes the picture a little. */

import type { Beat, Event, Flight } from "../../lib/plug";
import type { Sound } from "../../lib/sound";
import type { Hulk, Slot } from "./seen";
import { GLANCE, TELLINGS, type Told } from "./tellings";

/** Events of these kinds that follow each other are one moment. */
const TOGETHER = ["turned", "moved", "revealed", "deployed", "blips_dealt", "tokens_lost"];

const SOUNDS: Record<string, Sound> = {
  revealed: "reveal",
  rolled: "dice",
  slain: "hit",
  marine_slain: "hit",
  spawned: "card",
  event_shown: "reveal",
  travelled: "reveal",
  token_placed: "card",
};

export function beats(before: Hulk, after: Hulk, told: Event[]): Beat<Hulk>[] {
  const events = told as Told[];
  const shown: Beat<Hulk>[] = [];
  let last = before;
  let seen = begin(before);
  let waiting: Told[] = [];
  let flights: Flight[] = [];
  let used = new Set<Slot>();
  events.forEach((event, i) => {
    const fly = (from: string, to: string) => flights.push({ from, to });
    const lasts = TELLINGS[event.type]?.({ seen, before: last, after, event, used, fly }) ?? 0;
    waiting.push(event);
    if (!lasts || (TOGETHER.includes(event.type) && events[i + 1]?.type === event.type)) return;
    shown.push({ seen, events: waiting, flights, lasts, sound: SOUNDS[event.type] });
    last = seen;
    seen = structuredClone(seen);
    waiting = [];
    flights = [];
    used = new Set();
  });
  if (waiting.length) shown.push({ seen, events: waiting, flights, lasts: GLANCE });
  return shown;
}

function begin(before: Hulk): Hulk {
  const seen = structuredClone(before);
  seen.asked = [];
  seen.decision = null;
  seen.named = null;
  return seen;
}
