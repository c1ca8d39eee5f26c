/** The games on the shelf, asked for once. */

import type { GameInfo } from "../wire";
import { getGames } from "./api";

let asked: Promise<GameInfo[]> | undefined;

export function shelf(): Promise<GameInfo[]> {
  asked ??= getGames().catch((problem) => {
    asked = undefined;
    throw problem;
  });
  return asked;
}

export async function gameInfo(slug: string): Promise<GameInfo | undefined> {
  return (await shelf()).find((game) => game.slug === slug);
}
