import type { Goals } from "../../lib/plug";
import type { Seen } from "./views";

/** How far it is to the last Location, and how many are left to get there. */
export const goals: Goals<Seen> = (seen, words) => ({
  win: words.say("board-taught-goal"),
  near: seen.formation.length
    ? [{ text: words.say("board-taught-near", { locations: seen.location.ahead.length, marines: seen.formation.length }) }]
    : [],
});
