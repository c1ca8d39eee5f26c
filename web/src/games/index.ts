/** The games' own parts. A folder here is a game; its index.ts is the plug, fetched when somebody sits down to it. */

import { gameInfo } from "../lib/games";
import type { Goals, Plug } from "../lib/plug";

const PLUGS = import.meta.glob<Plug>("./*/index.ts", { import: "default" });

/** A game of another package brings its own board, or is drawn as its scene says. */
export async function plugOf(slug: string): Promise<Plug> {
  const ours = PLUGS[`./${slug}/index.ts`];
  if (ours) return ours();
  if ((await gameInfo(slug))?.brought.includes("board.js")) return (await import("../frame/brought")).plugOf(slug);
  return (await import("../frame/scene")).default;
}

const GOALS = import.meta.glob<Goals>("./*/goals.ts", { import: "goals" });

/** What the strip for those who play with help says of a game, if it says something. */
export async function goalsOf(slug: string): Promise<Goals | undefined> {
  return GOALS[`./${slug}/goals.ts`]?.();
}
