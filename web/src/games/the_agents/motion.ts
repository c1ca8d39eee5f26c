/** How The Agents moves: cards that lie elsewhere than before fly there, and how long to look at it. */

import { gained, resettled, type Motion } from "../../lib/motion";
import type { Flight } from "../../lib/plug";
import type { Player, Seen } from "./views";

const CARD = 460;
const GLANCE = 350;
const PAUSE = 650;

/** The fields of events that say where a card comes from or goes to, as the phrases of the game name them. */
interface Told {
  type: string;
  seat: number;
  victim: number;
  card: string;
  mission: string;
  place: string;
}

/** The cards somebody looks at in a hand, by what they are called. */
const held = ({ hand, missions_in_hand }: Player): string[] => [...(hand ?? []).map(({ card }) => card), ...(missions_in_hand ?? [])];
const posts = (seen: Seen): string[] =>
  seen.factions.flatMap(({ faction, missions }) => missions.map(({ seat, mission }) => `post:${faction}:${seat}:${mission}`));
const rows = (seen: Seen) =>
  new Map(seen.factions.flatMap(({ row }) => row.flatMap(({ card, place }) => (card ? [[card, place] as const] : []))));
const handPlace = (seen: Seen, seat: number, card: string) => (seat === seen.seat ? `hand:${seat}:${card}` : `hand:${seat}`);

/** Which pile has become smaller. */
function pileOf(before: Seen, after: Seen): string | undefined {
  for (const pile of ["agents", "missions"] as const) {
    const name = pile.slice(0, -1);
    if (after[pile].draw < before[pile].draw) return `pile:${name}_draw`;
    if (after[pile].retired.length < before[pile].retired.length) return `pile:${name}_retired`;
  }
  return undefined;
}

/** Where cards went from that have come into a hand: a post, a row, another hand, a pile. */
function sourceOf({ seat, victim, place }: Told, before: Seen, after: Seen): string | undefined {
  const post = gained(posts(after), posts(before))[0];
  if (post) return post;
  if (place) return `row:${place}`;
  if (victim === undefined || victim === seat) return pileOf(before, after);
  return handPlace(before, victim, gained(held(after.players[victim]!), held(before.players[victim]!))[0] ?? "");
}

function intoHands(event: Told, before: Seen, after: Seen): Flight[] {
  const from = sourceOf(event, before, after);
  return after.players.flatMap((player) => {
    const was = before.players[player.seat]!;
    const more = player.agents + player.missions > was.agents + was.missions;
    if (!from || !more) return [];
    const cards = player.seat === after.seat ? gained(held(was), held(player)) : [""];
    return cards.map((card) => ({ from, to: handPlace(after, player.seat, card) }));
  });
}

/** What has come to a place everybody sees: a row, between two players, a post, a pile. */
function ontoTable({ seat, card, mission }: Told, before: Seen, after: Seen): Flight[] {
  const [was, is] = [rows(before), rows(after)];
  const from = handPlace(before, seat, card ?? mission);
  const post = gained(posts(after), posts(before))[0];
  const laid = after.players[seat] && after.players[seat].agents < before.players[seat]!.agents;
  return [
    ...[...is].flatMap(([card, place]) => (laid && !was.has(card) ? [{ from, to: `row:${place}` }] : [])),
    ...after.between.slice(before.between.length).map((_, i) => ({ from, to: `between:${before.between.length + i}` })),
    ...gained(posts(before), posts(after)).map((to) => ({ from: post ?? from, to })),
    ...before.between.slice(after.between.length).map((_, i) => ({ from: `between:${after.between.length + i}`, to: "pile:agent_retired" })),
    ...(after.missions.retired.length > before.missions.retired.length ? [{ from: post ?? from, to: "pile:mission_retired" }] : []),
  ];
}

/** Agents that have changed rows; within a row they make room by themselves. */
function acrossRows(before: Seen, after: Seen): Flight[] {
  const [was, is] = [rows(before), rows(after)];
  return resettled(was, is)
    .map(({ from: card }) => ({ from: was.get(card)!, to: is.get(card)! }))
    .filter(({ from, to }) => from[0] !== to[0])
    .map(({ from, to }) => ({ from: `row:${from}`, to: `row:${to}` }));
}

export const motion: Motion<Seen> = {
  lasts: {
    scored: PAUSE,
    gained: GLANCE,
    last_round: PAUSE,
    played: CARD,
    no_effect: GLANCE,
    played_free: PAUSE,
    retired: CARD,
    reactivated: GLANCE,
    borrowed: GLANCE,
    bought: GLANCE,
    bought_openly: CARD,
    exchanged: CARD,
    drew_in_need: GLANCE,
    recruited: GLANCE,
    searched: GLANCE,
    drew_card: CARD,
    reshuffled: GLANCE,
    attached: CARD,
    detached: CARD,
    returned: CARD,
    moved: CARD,
    stole: CARD,
    stole_blindly: CARD,
    stole_this: CARD,
    killed: PAUSE,
    turned: PAUSE,
    extracted: CARD,
    swapped: PAUSE,
    revived: PAUSE,
    questioned: GLANCE,
    took: CARD,
    took_this: CARD,
    bonus: GLANCE,
    bonus_lapsed: PAUSE,
    declined: GLANCE,
    actions_lost: PAUSE,
  },
  sounds: {
    played: "card",
    played_free: "reveal",
    attached: "card",
    killed: "hit",
    turned: "card",
    swapped: "card",
    extracted: "card",
    drew_card: "card",
    gained: "score",
  },
  flights: (before, after, events: Told[]) => [
    ...acrossRows(before, after),
    ...events.flatMap((event) => [...intoHands(event, before, after), ...ontoTable(event, before, after)]),
  ],
  /** What the viewer is told besides of the same card. */
  together: (_, next) => ["drew_card", "stole_this", "took_this"].includes(next.type),
};
