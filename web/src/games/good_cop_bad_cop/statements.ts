/** Claims, put together field by field. */

import type { Box } from "../../lib/plug";
import { KINDS, ROW, slotId } from "./seen";

export type Value = string | number;

/** The fields of each sort of claim, as `phrases.py` names them. */
export const CLAIMS: Record<string, readonly string[]> = {
  own_card: ["slot", "kind"],
  own_team: ["team"],
  own_leader: ["leader"],
  own_equipment: ["equipment"],
  saw_card: ["seat", "slot", "kind"],
  accuse: ["seat", "suspect"],
  vouch: ["seat"],
  request: ["seat", "verb", "target"],
};

const VERBS = ["investigate", "aim_at", "shoot", "spare", "arm", "equip"];
/** Requests that have no object. */
const ALONE = ["arm", "equip"];

/** Who is speaking, how many sit at the table, and what is in the box. */
export interface Speaker {
  seat: number;
  seats: number;
  box: Box;
}

/** The fields that are left to say; a request to arm needs no target. */
export function fieldsLeft(fields: readonly string[], values: readonly Value[]): readonly string[] {
  const done = fields.includes("verb") && ALONE.includes(`${values[1]}`);
  return done ? [] : fields.slice(values.length);
}

const others = ({ seats }: Speaker, but: Value): number[] => Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== but);

/** The equipment that is in use at a table of this size. */
export function equipmentInUse({ seats, box }: Speaker): string[] {
  const cards = (box.values.equipment ?? []) as { id: string; number: number }[];
  return cards.filter(({ number }) => number <= seats).map(({ id }) => id);
}

export function choicesOf(field: string, values: readonly Value[], speaker: Speaker): Value[] {
  switch (field) {
    case "seat":
      return others(speaker, speaker.seat);
    case "target":
      return others(speaker, values[0]!);
    case "slot":
      return Array.from({ length: ROW }, (_, slot) => slotId(slot));
    case "kind":
    case "suspect":
      return [...KINDS];
    case "team":
      return ["honest", "crooked"];
    case "leader":
      return ["agent", "kingpin", "none"];
    case "verb":
      return VERBS;
    default:
      return equipmentInUse(speaker);
  }
}

export const spelled = (kind: string, values: readonly Value[]): string => (values.length ? `${kind}:${values.join(",")}` : kind);

/** The event a claim will be told as, so that it can be read before it is said. */
export function eventOf(sort: string, values: readonly Value[], speaker: number): { id: string; fields: Record<string, Value> } {
  const alone = sort === "request" && values.length === 2;
  const fields: Record<string, Value> = { seat: speaker };
  CLAIMS[sort]!.forEach((field, i) => {
    if (values[i] !== undefined) fields[field === "seat" ? "other" : field] = values[i];
  });
  return { id: `event-claimed_${sort}${alone ? "_alone" : ""}`, fields };
}
