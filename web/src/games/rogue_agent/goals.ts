import type { Goals } from "../../lib/plug";
import type { Seen } from "./views";

/** How long it lasts, and what everybody has by now. */
export const goals: Goals<Seen> = (seen, words) => ({
  win: words.say("board-taught-goal", { round: seen.round, rounds: seen.rounds }),
  near: seen.players.map(({ seat, points }) => ({ mark: seat, text: `${points}` })),
});
