/** The games on the shelf, asked for once. */

import type { GameInfo, NewTable } from "../wire";
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

/** A table against bots: the person leads, where that can be settled, and waits for nobody. */
export function againstBots(info: GameInfo): NewTable {
  const settled = Object.entries(info.options).filter(([, { choices }]) => choices.includes("first"));
  return { game: info.slug, play_now: usualBot(info), options: Object.fromEntries(settled.map(([name]) => [name, "first"])) };
}

export async function gameInfo(slug: string): Promise<GameInfo | undefined> {
  return (await shelf()).find((game) => game.slug === slug);
}
