/** Which seats of the table on the screen bots sit in: for whatever draws a seat. */

import { getContext, setContext } from "svelte";
import type { Person } from "../wire";

interface Sitting {
  game: string;
  people: readonly Person[];
}

const SEATED = Symbol("seated");

/** Said once by whatever shows a table. */
export function botsSit(sitting: () => Sitting | null | undefined): void {
  setContext(SEATED, sitting);
}

/** The game, and the level of the bot in this seat; nothing if a person sits there. */
export function seated(): (seat: number) => { game: string; level: string } | undefined {
  const sitting = getContext<(() => Sitting | null | undefined) | undefined>(SEATED);
  return (seat) => {
    const { game, people } = sitting?.() ?? {};
    const level = people?.[seat]?.bot;
    return game && level ? { game, level } : undefined;
  };
}
