/** The pages: which one a path leads to, and what it is about. Each is a file of its own, but that of a table, which most come
 *  for, is there from the beginning. */

import type { Component } from "svelte";
import TablePage from "./TablePage.svelte";

const PAGES = {
  shelf: () => import("./Shelf.svelte"),
  table: async () => ({ default: TablePage }),
  replay: () => import("./Replay.svelte"),
  record: () => import("./Record.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./Learn.svelte"),
  you: () => import("./You.svelte"),
  tables: () => import("./Tables.svelte"),
};

/** Pages that are about nothing in particular. */
const PLAIN: Record<string, string> = { "/": "shelf", "/replay": "record", "/you": "you", "/tables": "tables" };
const PLACE = /^\/(table|replay|rules|learn)\/([\w-]+)$/;

/** The page of a path, with its subject; nothing if there is no such page. */
export async function pageAt(path: string): Promise<{ Page: Component<{ id: string }>; id: string } | undefined> {
  const [, kind, id = ""] = path in PLAIN ? [path, PLAIN[path]] : (PLACE.exec(path) ?? []);
  if (!kind) return undefined;
  const { default: Page } = await PAGES[kind as keyof typeof PAGES]();
  return { Page: Page as Component<{ id: string }>, id };
}
