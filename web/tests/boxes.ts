/** The box of a game as the server sends it, for tests. */

import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import type { Box } from "../src/lib/plug";

export function boxOf(game: string): Box {
  const values = parse(readFileSync(new URL(`../../src/undercover/games/${game}/data.toml`, import.meta.url), "utf8"));
  return { values, unsure: () => true, other: false };
}
