/** The pages, each a file of its own: which one a path leads to, and what it is about. */

import type { Component } from "svelte";

const PAGES = {
  shelf: () => import("./Shelf.svelte"),
  table: () => import("./TablePage.svelte"),
  replay: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./Learn.svelte"),
  you: () => import("./You.svelte"),
  tables: () => import("./Tables.svelte"),
};

const PLACE = /^\/(?:(you|tables)|(table|replay|rules|learn)\/([\w-]+))$/;

/** The page of a path, with its subject; nothing if there is no such page. */
export async function pageAt(path: string): Promise<{ Page: Component<{ id: string }>; id: string } | undefined> {
  const [, alone, about, id = ""] = PLACE.exec(path) ?? [];
  const kind = path === "/" ? "shelf" : (alone ?? about);
  if (!kind) return undefined;
  const { default: Page } = await PAGES[kind as keyof typeof PAGES]();
  return { Page: Page as Component<{ id: string }>, id };
}
