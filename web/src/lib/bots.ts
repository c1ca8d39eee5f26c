/** Who the bots of a game are: their names in its world, how they play, and how strong they were measured to be. */

import type { GameInfo } from "../wire";
import type { Explanation } from "./explain.svelte";
import { t } from "./speech.svelte";
import type { Words } from "./words";

/** "normal", in the reader's language. */
export function levelOf(bot: string, words: Words): string {
  return words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot;
}

/** The name of a level in the game's world; a game that has given it none has bots of a level. */
export function characterOf(bot: string, words: Words): string {
  return words.has(`bot-${bot}-name`) ? words.say(`bot-${bot}-name`) : t("ui-bot-of-level", { level: levelOf(bot, words) });
}

/** A line about how it plays. */
export function styleOf(bot: string, words: Words): string {
  const found = [`bot-${bot}-style`, `bot-${bot}-text`].find((id) => words.has(id));
  return found ? words.say(found) : "";
}

/** How strong a bot is, and what that rests on; nothing if nobody has measured it. */
export function ratingOf({ ratings }: GameInfo, bot: string): Explanation | undefined {
  const rated = ratings?.levels[bot];
  if (!ratings || !rated) return undefined;
  const doubt = Math.ceil((rated.high - rated.low) / 2);
  return {
    title: t("ui-bot-rating", { rating: rated.rating, doubt }),
    text: t("ui-bot-rating-text", { ...rated, seats: ratings.seats }),
  };
}
