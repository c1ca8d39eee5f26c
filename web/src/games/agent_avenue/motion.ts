/** How Agent Avenue moves: which cards fly where, and how long to look at it. */

import type { Motion } from "../../lib/motion";
import type { Flight } from "../../lib/plug";
import type { Seen } from "./views";

const CARD = 420;
const REVEAL = 1100;
const STEP = 230;
const GLANCE = 350;

/** The fields of events that cards fly with, as the phrases of the game name them. */
interface Told {
  type: string;
  seat: number;
  side: string;
  agent: string;
  card: string;
}

const walk = ({ paces }: { paces: number }) => Math.abs(paces) * STEP;
const rowPlace = (side: string, agent: string) => `row:${side}:${agent}`;
const handPlace = (seen: Seen, seat: number, agent: string | null) => (seat === seen.seat ? `hand:${seat}:${agent}` : `hand:${seat}`);

/** Where a recruit was before: on the cloth, in a hand that has become smaller, or in the deck. */
function sourceOf(agent: string, before: Seen, after: Seen): string {
  if (before.offer.up !== after.offer.up) return "offer:up";
  if (before.offer.down !== after.offer.down) return "offer:down";
  const giver = after.players.find(({ seat, hand_size }) => hand_size < before.players[seat]!.hand_size);
  return giver ? handPlace(before, giver.seat, agent) : "deck";
}

function flight({ type, seat, side, agent, card }: Told, before: Seen, after: Seen): Flight | null {
  switch (type) {
    case "laid_up":
      return { from: handPlace(before, seat, agent), to: "offer:up" };
    case "laid_down":
      return { from: handPlace(before, seat, after.offer.down), to: "offer:down" };
    case "drew_agent":
      return { from: "deck", to: handPlace(after, after.seat!, agent) };
    case "recruited":
      return { from: sourceOf(agent, before, after), to: rowPlace(side, agent) };
    case "took":
      return { from: `market:${card}`, to: after.market!.taken === card ? "market:taken" : `ongoing:${card}` };
    case "turned_up":
      return { from: "market:deck", to: `market:${card}` };
    case "abducted":
    case "called_back":
      return { from: rowPlace(side ?? before.players[seat]!.side, agent), to: handPlace(after, seat, agent) };
    default:
      return null;
  }
}

export const motion: Motion<Seen> = {
  lasts: {
    swapped: GLANCE,
    laid_up: CARD,
    laid_down: CARD,
    drew: GLANCE,
    drew_agent: CARD,
    chose: REVEAL,
    recruited: CARD,
    moved: walk,
    drove_off: walk,
    took: CARD,
    turned_up: CARD,
    no_effect: GLANCE * 2,
    abducted: CARD,
    called_back: CARD,
    showed_pair: GLANCE * 2,
  },
  sounds: { laid_up: "card", drew_agent: "card", chose: "reveal", moved: "score", took: "card" },
  flights: (before, after, events: Told[]) => events.flatMap((event) => flight(event, before, after) ?? []),
  /** Both spies walk at once; what one player lays, draws or leaves to the rows goes together. */
  together: (event: Told, next: Told) =>
    (event.type === "moved" && next.type === "moved" && event.side !== next.side) ||
    (event.type === "laid_up" && next.type === "laid_down" && event.seat === next.seat) ||
    (event.type === "recruited" && next.type === "recruited") ||
    (event.type.startsWith("drew") && next.type === "drew_agent"),
};
