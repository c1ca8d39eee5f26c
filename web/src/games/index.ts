/** The games' own parts. A folder here is a game; its index.ts is the plug, fetched when somebody sits down to it. */

import type { Component } from "svelte";
import BareBoard from "../frame/BareBoard.svelte";
import type { Plug } from "../lib/plug";

const PLUGS = import.meta.glob<Plug>("./*/index.ts", { import: "default" });
const COVERS = import.meta.glob<Component>("./*/Cover.svelte", { import: "default", eager: true });

const BARE: Plug = { Board: BareBoard, draws: () => false };

/** A game that has no board yet is played from the list of options. */
export async function plugOf(slug: string): Promise<Plug> {
  return (await PLUGS[`./${slug}/index.ts`]?.()) ?? BARE;
}

/** Whether the game has a board of its own here; without one it is played in the terminal and from Python for now. */
export function hasBoard(slug: string): boolean {
  return `./${slug}/index.ts` in PLUGS;
}

/** The picture on the box. */
export function coverOf(slug: string): Component | undefined {
  return COVERS[`./${slug}/Cover.svelte`];
}
