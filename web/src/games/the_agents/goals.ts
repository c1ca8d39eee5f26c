import type { Goals } from "../../lib/plug";
import type { Seen } from "./views";

/** How one wins, and everybody's points with what the end of their turn would bring. */
export const goals: Goals<Seen> = (seen, words) => ({
  win: words.say("board-taught-goal", { target: seen.target }),
  near: seen.players.map(({ seat, points, income }) => ({ mark: seat, text: `${points} (+${income.total})` })),
});
