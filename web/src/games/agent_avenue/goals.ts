import type { Goals } from "../../lib/plug";
import type { Seen } from "./views";

/** How one wins, and how far each spy is from the catch. */
export const goals: Goals<Seen> = (seen, words) => ({
  win: words.say("board-taught-goal"),
  near: seen.sides.map(({ to_catch }, mark) => ({ mark, text: words.say("board-to-catch", { count: Math.max(0, to_catch) }) })),
});
