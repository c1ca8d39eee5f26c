/** The faces of the bots, one file a game: fetched when the first of them is to be seen. */

import type { Component } from "svelte";

export type Drawn = Component<{ level: string }>;

const FACES = import.meta.glob<Drawn>("./*/Face.svelte", { import: "default" });

/** Nothing for a game that has drawn none. */
export const faceOf = async (slug: string): Promise<Drawn | undefined> => FACES[`./${slug}/Face.svelte`]?.();
