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

/** The bot one plays against unless one asks for another; a game that does not say what is good has random ones only. */
export function usualBot({ bots }: GameInfo): string {
  return bots.includes("normal") ? "normal" : bots[0]!;
}

export async function gameInfo(slug: string): Promise<GameInfo | undefined> {
  return (await shelf()).find((game) => game.slug === slug);
}
