/** The pictures on the boxes: for the shelf and the lobby; whoever is at a table already has seen them. */

import type { Component } from "svelte";

const COVERS = import.meta.glob<Component>("./*/Cover.svelte", { import: "default", eager: true });

export function coverOf(slug: string): Component | undefined {
  return COVERS[`./${slug}/Cover.svelte`];
}
