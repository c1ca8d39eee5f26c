/** The games' own parts. A folder here is a game; its index.ts is the plug, fetched when somebody sits down to it. */

import type { Plug } from "../lib/plug";

const PLUGS = import.meta.glob<Plug>("./*/index.ts", { import: "default" });

/** A game without a board of its own is drawn as its scene says. */
export async function plugOf(slug: string): Promise<Plug> {
  const found = PLUGS[`./${slug}/index.ts`] ?? (() => import("../frame/scene").then((module) => module.default));
  return found();
}
