/** The faces of the bots, one file for all games: fetched when the first of them is to be seen. */

import type { Component } from "svelte";

export type Drawn = Component<{ level: string }>;

const FACES = import.meta.glob<Drawn>("./*/Face.svelte", { import: "default", eager: true });

export function faceOf(slug: string): Drawn | undefined {
  return FACES[`./${slug}/Face.svelte`];
}
