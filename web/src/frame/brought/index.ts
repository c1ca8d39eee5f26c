/** A game of another package brings its board as a custom element: `board-number-duel` for `number_duel`. */

import type { Plug } from "../../lib/plug";
import BroughtBoard from "./BroughtBoard.svelte";

/** `board.js` defines the element; its default export may be any part of a plug but the components. */
export async function plugOf(slug: string): Promise<Plug> {
  const { default: rest } = await import(/* @vite-ignore */ `/brought/${slug}/board.js`);
  return { draws: () => false, ...rest, Board: BroughtBoard };
}
