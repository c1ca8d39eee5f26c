/** What has happened at Agent Avenue, moment by moment: each event changes the picture a little. */

import type { Beat, Event, Flight } from "../../lib/plug";
import type { Sound } from "../../lib/sound";
import { sideOf, type Avenue, type Player, type SideId } from "./seen";

const CARD = 420;
const REVEAL = 1100;
const STEP = 230;
const GLANCE = 350;

/** The fields of an event, as the phrases of the game name them. */
interface Told extends Event {
  seat: number;
  side: SideId;
  agent: string;
  card: string;
  which: "face_up" | "face_down";
  count: number;
  paces: number;
  space: number;
  left: number;
  turn: number;
}

/** One event being shown: the picture it changes, and what flies. */
interface Moment {
  seen: Avenue;
  after: Avenue;
  events: Told[];
  event: Told;
  /** Whose hand the market card being carried out is for. */
  taker: number;
  fly(from: string, to: string): void;
}

/** How long to look at what an event has changed; 0: it is shown together with the next one. */
type Telling = (moment: Moment) => number;

const rowPlace = (side: SideId, agent: string) => `row:${side}:${agent}`;
const handPlace = (seen: Avenue, seat: number, agent: string) =>
  seen.players[seat]!.hand ? `hand:${seat}:${agent}` : `hand:${seat}`;

function drop(list: string[] | null, thing: string): void {
  const at = list?.indexOf(thing) ?? -1;
  if (at >= 0) list!.splice(at, 1);
}

function intoHand(player: Player, agent: string): void {
  player.hand_size++;
  player.hand?.push(agent);
}

function outOfHand(player: Player, agent: string): void {
  player.hand_size--;
  drop(player.hand, agent);
}

function walk({ seen, event }: Moment): number {
  const walker = sideOf(seen, event.side);
  const chased = sideOf(seen, event.side === "green" ? "blue" : "green");
  walker.steps += event.paces;
  walker.space = event.space;
  walker.to_catch -= event.paces;
  chased.to_catch += event.paces;
  return Math.abs(event.paces) * STEP;
}

function outOfRow(seen: Avenue, side: SideId, agent: string): void {
  const row = sideOf(seen, side).row;
  row[agent] = (row[agent] ?? 0) - 1;
  if (row[agent] <= 0) delete row[agent];
}

const TELLINGS: Record<string, Telling> = {
  turn_began({ seen, event }) {
    seen.active = event.side;
    seen.turn = event.turn;
    return 0;
  },
  swapped({ seen, event }) {
    const player = seen.players[event.seat]!;
    player.swaps = event.left;
    player.hand_size--;
    return GLANCE;
  },
  swapped_out({ seen, event }) {
    const player = seen.players[seen.seat!]!;
    drop(player.hand, event.agent);
    player.swapped?.push(event.agent);
    return 0;
  },
  laid_up({ seen, event, fly }) {
    outOfHand(seen.players[event.seat]!, event.agent);
    seen.offer.up = event.agent;
    fly(handPlace(seen, event.seat, event.agent), "offer:up");
    return CARD;
  },
  laid_down({ seen, events, event, fly }) {
    const mine = events.find((other) => other.type === "laid_down_myself");
    const player = seen.players[event.seat]!;
    outOfHand(player, mine?.agent ?? "");
    seen.offer.down = mine?.agent ?? "hidden";
    seen.offer.down_by = event.seat;
    fly(handPlace(seen, event.seat, mine?.agent ?? ""), "offer:down");
    return CARD;
  },
  drew({ seen, event }) {
    const player = seen.players[event.seat]!;
    player.hand_size += event.count;
    seen.deck -= event.count;
    return player.hand ? 0 : GLANCE;
  },
  drew_agent({ seen, event, fly }) {
    seen.players[seen.seat!]!.hand!.push(event.agent);
    fly("deck", handPlace(seen, seen.seat!, event.agent));
    return CARD;
  },
  chose({ seen, events, event }) {
    const active = seen.active;
    const left = events.find((other) => other.type === "recruited" && other.side === active);
    seen.offer.revealed = event.which === "face_down" ? event.agent : (left?.agent ?? "");
    return REVEAL;
  },
  recruited({ seen, event, taker, fly }) {
    const { offer, market } = seen;
    const to = rowPlace(event.side, event.agent);
    sideOf(seen, event.side).row[event.agent] = event.count;
    if (offer.up === event.agent) fly("offer:up", to);
    else if (offer.revealed === event.agent) fly("offer:down", to);
    else if (market?.taken === "smoke_screen") {
      seen.deck--;
      fly("deck", to);
    } else {
      fly(handPlace(seen, taker, event.agent), to);
      outOfHand(seen.players[taker]!, event.agent);
    }
    if (offer.up === event.agent) offer.up = null;
    else if (offer.revealed === event.agent) Object.assign(offer, { down: null, down_by: null, revealed: undefined });
    return offer.up || offer.down ? 0 : CARD;
  },
  moved: walk,
  drove_off: walk,
  took({ seen, event, after, fly }) {
    const market = seen.market!;
    const side = sideOf(seen, event.side);
    if (sideOf(after, event.side).ongoing.includes(event.card)) {
      side.ongoing.push(event.card);
      fly(`market:${event.card}`, `ongoing:${event.card}`);
    } else {
      market.taken = event.card;
      fly(`market:${event.card}`, "market:taken");
    }
    const place = market.supply.indexOf(event.card);
    if (!after.market!.deck && !market.deck) market.supply.splice(place, 1);
    else market.supply[place] = "";
    return CARD;
  },
  turned_up({ seen, event, fly }) {
    const market = seen.market!;
    market.deck--;
    market.supply[market.supply.indexOf("")] = event.card;
    fly("market:deck", `market:${event.card}`);
    return CARD;
  },
  no_effect: () => GLANCE * 2,
  abducted({ seen, event, fly }) {
    outOfRow(seen, event.side, event.agent);
    intoHand(seen.players[event.seat]!, event.agent);
    seen.players[event.seat]!.known.push(event.agent);
    fly(rowPlace(event.side, event.agent), handPlace(seen, event.seat, event.agent));
    return CARD;
  },
  called_back({ seen, event, fly }) {
    const player = seen.players[event.seat]!;
    outOfRow(seen, player.side, event.agent);
    intoHand(player, event.agent);
    player.known.push(event.agent);
    fly(rowPlace(player.side, event.agent), handPlace(seen, event.seat, event.agent));
    return CARD;
  },
  showed_pair: () => GLANCE * 2,
};

const SOUNDS: Record<string, Sound> = {
  laid_up: "card",
  drew_agent: "card",
  chose: "reveal",
  moved: "score",
  took: "card",
};

export function beats(before: Avenue, after: Avenue, told: Event[]): Beat<Avenue>[] {
  const events = told as Told[];
  const shown: Beat<Avenue>[] = [];
  let seen = structuredClone(before);
  seen.asked = [];
  let waiting: Told[] = [];
  let flights: Flight[] = [];
  let taker = before.asked[0] ?? 0;
  events.forEach((event, i) => {
    const fly = (from: string, to: string) => flights.push({ from, to });
    if (event.type === "took") taker = event.seat;
    const lasts = TELLINGS[event.type]?.({ seen, after, events, event, taker, fly }) ?? 0;
    waiting.push(event);
    if (!lasts || together(event, events.slice(i + 1))) return;
    shown.push({ seen, events: waiting, flights, lasts: longest(waiting, lasts), sound: SOUNDS[event.type] });
    seen = structuredClone(seen);
    waiting = [];
    flights = [];
  });
  if (waiting.length) shown.push({ seen, events: waiting, flights, lasts: GLANCE });
  return shown;
}

/** Both spies walk at once, and both cards of an offer that one player lays go out together. */
function together(event: Told, rest: Told[]): boolean {
  const next = rest.find(({ type }) => type !== "market_reached");
  if (event.type === "moved") return next?.type === "moved" && next.side !== event.side;
  return event.type === "laid_up" && next?.type === "laid_down" && next.seat === event.seat;
}

function longest(events: Told[], lasts: number): number {
  return Math.max(lasts, ...events.map((event) => (event.type === "moved" ? Math.abs(event.paces) * STEP : 0)));
}
