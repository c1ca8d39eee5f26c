/** The component values of one table. */

import { getValues } from "./api";
import type { Box } from "./plug";

export async function boxOf(table: string): Promise<Box> {
  const { values, reconstructed } = await getValues(table);
  const marked = new Set(reconstructed.map(([kind, id]) => `${kind} ${id}`));
  return { values, unsure: (kind, id) => marked.has(`${kind} ${id}`) };
}
