/** The component values of one table. */

import { getValues } from "./api";
import type { Values } from "../wire";
import type { Box } from "./plug";

export async function boxOf(table: string): Promise<Box> {
  return boxWith(await getValues(table));
}

/** A box with these values in it. */
export function boxWith({ values, reconstructed, other_values }: Values): Box {
  const marked = new Set(reconstructed.map(([kind, id]) => `${kind} ${id}`));
  return { values, unsure: (kind, id) => marked.has(`${kind} ${id}`), other: other_values !== null };
}

/** What a game makes of its box, made once for each box: `cardsOf = readOnce((box) => …)`. */
export function readOnce<Made>(make: (box: Box) => Made): (box: Box) => Made {
  const made = new WeakMap<Box, Made>();
  return (box) => {
    if (!made.has(box)) made.set(box, make(box));
    return made.get(box)!;
  };
}
