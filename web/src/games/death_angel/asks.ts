/** What is asked, more exactly than by the kind of decision alone: how many teams are missing, whether there is one
 *  to choose a card for, which of them have none yet, what an Event is about. */

import type { BoardProps } from "../../lib/plug";
import { looking } from "./looking.svelte";
import { ownTeams } from "./seen";
import type { Seen } from "./views";

interface PlayerCount {
  players: number;
  teams_per_player: number;
}

export function asks({ seen, choice, words, players, box }: BoardProps<Seen>): string | undefined {
  const kind = choice.options[0]?.kind;
  const own = ownTeams(seen);
  if (kind === "take_team") {
    const counts = box.values.player_counts as PlayerCount[];
    const each = counts.find((count) => count.players === players.length)?.teams_per_player ?? 1;
    return each > 1 ? words.say("board-ask-take_team", { count: each - own.length }) : undefined;
  }
  if (kind === "play" && Object.keys(looking.draft).length) {
    const bare = own.filter(({ team }) => !looking.draft[team]);
    return words.say("board-ask-play", { teams: bare.map(({ team }) => words.say(`team-${team}`)).join(", ") });
  }
  if (kind === "play") {
    const cards = words.say("board-ask-cards", { count: own.length });
    return players.length > 1 ? `${cards} ${words.say("board-ask-secret")}` : cards;
  }
  if (seen.decision !== "instinct") return undefined;
  const alone = players.length > 1 ? ` ${words.say("board-only-you")}.` : "";
  return words.say(`board-ask-${kind}`) + alone;
}
