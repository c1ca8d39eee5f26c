/** Half-made choices. An option is a path: its kind, then its targets; picking goes down the path step by step. */

import type { Offer } from "../wire";

export type Path = readonly unknown[];

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function path(option: Offer): Path {
  return [option.kind, ...option.targets];
}

export function startsWith(whole: Path, start: Path): boolean {
  return start.length <= whole.length && start.every((step, i) => same(step, whole[i]));
}

/** The options that are still to be had once this much is picked. */
export function continuing(options: readonly Offer[], picked: Path): Offer[] {
  return options.filter((option) => startsWith(path(option), picked));
}

/** The option that is picked completely, if it is. */
export function complete(options: readonly Offer[], picked: Path): Offer | undefined {
  return options.find((option) => same(path(option), picked));
}
