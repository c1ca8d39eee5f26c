import type { Goals } from "../../lib/plug";
import type { Seen } from "./views";

/** Which leader must fall. How close that is, nobody knows. */
export const goals: Goals<Seen> = (seen, words) => {
  const team = seen.players.find(({ seat }) => seat === seen.seat)?.team;
  return { win: words.say(team === "crooked" ? "board-taught-goal-crooked" : team === "honest" ? "board-taught-goal-honest" : "board-taught-goal"), near: [] };
};
