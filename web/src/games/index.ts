/** The games' own parts. A folder here is a game; its index.ts is the plug, fetched when somebody sits down to it. */

import type { Component } from "svelte";
import type { Plug } from "../lib/plug";

const PLUGS = import.meta.glob<Plug>("./*/index.ts", { import: "default" });
const COVERS = import.meta.glob<Component>("./*/Cover.svelte", { import: "default", eager: true });

/** A game without a board of its own is drawn as its scene says. */
export async function plugOf(slug: string): Promise<Plug> {
  const found = PLUGS[`./${slug}/index.ts`] ?? (() => import("../frame/scene").then((module) => module.default));
  return found();
}

/** The picture on the box. */
export function coverOf(slug: string): Component | undefined {
  return COVERS[`./${slug}/Cover.svelte`];
}
