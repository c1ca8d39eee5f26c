/** What is going on while it is being shown: the fight, the rolls, the step of the Event, whom it names. */

import type { BoardProps, Box, Event } from "../../lib/plug";
import type { EventStep, Side } from "./seen";
import type { Fight, Seen } from "./views";

/** The fields of an event, as the phrases of the game name them. */
interface Told extends Event {
  marine: string;
  position: number;
  side: Side;
  cards: string[];
}

/** What a fight is called that is not decided yet. */
export type Bout = Omit<Fight, "good"> & { good?: boolean };

export interface Happening {
  fight: Bout | null;
  /** How often the die was rolled since. */
  rolls: number;
  step: EventStep | null;
  named: string | null;
  fallen: string | null;
}

/** With these the fight is over. */
const ENDS = ["resolving", "shifted", "event_drawn", "travelled", "activated", "shield_holds"];
/** How a fight that was told of ends, for the one who fought it. */
const GOOD: Record<string, boolean> = { missed: false, survived: true, hit: false };

export function happening({ seen, before, lately, events }: Pick<BoardProps<Seen>, "seen" | "before" | "lately" | "events">): Happening {
  const fallen = events.find(({ type }) => type === "marine_slain")?.marine as string | undefined;
  const start: Happening = { fight: before ? before.fight : seen.fight, rolls: 0, step: null, named: null, fallen: fallen ?? null };
  return (lately as readonly Told[]).reduce((so_far, event) => ({ ...so_far, ...told(so_far, event, seen) }), start);
}

function told({ fight, rolls, step }: Happening, event: Told, seen: Seen): Partial<Happening> {
  const { type, marine, position, side } = event;
  if (type === "attacked") return { fight: { marine, position, side, attacker: "marine" }, rolls: 0 };
  if (type === "swarm_attacked") return { fight: { marine, position, side, attacker: "swarm" }, rolls: 0 };
  if (type === "rolled") return { rolls: rolls + 1, fight: fight && { ...fight, good: undefined } };
  if (type in GOOD) return { fight: fight && { ...fight, good: GOOD[type] } };
  if (type === "event_shown") return { step: "text" };
  if (type === "spawned") return { step: boxOf(event, step, seen) };
  if (type === "moved" && step) return { step: "move" };
  if (type === "named") return { named: marine };
  return ENDS.includes(type) ? { fight: null, rolls: 0 } : {};
}

/** The spawn box cards come from: the next one with the colour of the terrain there, and as many cards. */
function boxOf({ position, side, cards }: Told, step: EventStep | null, seen: Seen): EventStep | null {
  const colours = seen.formation[position - 1]?.[side].terrain.map(({ colour }) => colour) ?? [];
  const boxes = seen.event && "boxes" in seen.event ? seen.event.boxes : [];
  const box = boxes.findIndex(
    ({ colour, count }, i) => colours.includes(colour) && count === cards.length && !(i === 0 && step === "box1"),
  );
  return step && box >= 0 ? (box === 0 ? "box0" : "box1") : step;
}

/** Whether a team of whoever looks was struck, and where it lies. A marine who has fallen is on his team in the box only. */
export function strikes({ type, team, marine }: Event, seen: Seen, box: Box): string | false {
  if (type !== "marine_slain" && type !== "team_eliminated") return false;
  const teams = box.values.teams as { id: string; marines: string[] }[];
  const hit = team ?? teams.find(({ marines }) => marines.includes(`${marine}`))?.id;
  return seen.teams.some(({ team, seat }) => team === hit && seat === seen.seat) && `team:${hit}`;
}
