/** How Good Cop Bad Cop moves: cards, equipment and guns that somebody else has now fly there. */

import { resettled, type Motion } from "../../lib/motion";
import type { Flight } from "../../lib/plug";
import { CLAIMS } from "./statements";
import type { Seen } from "./views";

const CARD = 420;
const GLANCE = 350;
const PAUSE = 750;
/** What only the viewer sees deserves a longer look. */
const LOOK = 1400;

const TOGETHER = [
  ["declared_", "window_opened"],
  ["looked", "saw"],
  ["drew", "drew_equipment"],
  ["put_under", "put_under_myself"],
] as const;

const claimed = Object.fromEntries([...Object.keys(CLAIMS), "request_alone"].map((sort) => [`claimed_${sort}`, PAUSE]));

/** Where the cards of the rows lie, by the names they keep as they wander. */
const places = (seen: Seen) =>
  new Map(seen.players.flatMap(({ seat, row }) => row.map(({ token, slot }) => [`card:${token}`, `${seat}:${slot}`] as const)));

/** From whoever has one less to whoever has one more. */
function handed(before: Map<string, number>, after: Map<string, number>): Flight[] {
  const more = (one: Map<string, number>, other: Map<string, number>) =>
    [...one].flatMap(([place, count]) => Array<string>(Math.max(0, count - other.get(place)!)).fill(place));
  const givers = more(before, after);
  return more(after, before).flatMap((to) => (givers.length ? [{ from: givers.shift()!, to }] : []));
}

const equipment = (seen: Seen) =>
  new Map([
    ["deck", seen.deck.length],
    ["playing", seen.playing === null ? 0 : 1],
    ...seen.players.map(({ seat, hand }) => [`hand:${seat}`, hand.length] as const),
  ]);

const guns = (seen: Seen) =>
  new Map([["guns", seen.guns], ...seen.players.map(({ seat, aim }) => [`gun:${seat}`, aim === null ? 0 : 1] as const)]);

export const motion: Motion<Seen> = {
  lasts: {
    ...claimed,
    laid_out: PAUSE,
    turn_began: GLANCE,
    declared_investigate: PAUSE,
    declared_equip: PAUSE,
    declared_arm: PAUSE,
    declared_shoot: PAUSE,
    window_opened: ({ window }) => (window === "declare" ? GLANCE : 0),
    declaration_void: PAUSE,
    looked: GLANCE,
    saw: LOOK,
    turned_up: PAUSE,
    drew: CARD,
    drew_equipment: CARD,
    put_under: GLANCE,
    put_under_myself: GLANCE,
    armed: PAUSE,
    aimed: CARD,
    direction_changed: PAUSE,
    shot: PAUSE,
    wounded: PAUSE,
    eliminated: PAUSE,
    gun_returned: GLANCE,
    played: PAUSE,
    exchanged: PAUSE,
    received: LOOK,
    coffee_poured: CARD,
    revived: PAUSE,
    bagged: CARD,
    picked_up_row: PAUSE,
    no_pickup: CARD,
    planted: PAUSE,
    compared: PAUSE,
    smoked: CARD,
    disarmed: PAUSE,
    dosed: GLANCE,
    redirected: PAUSE,
    team_won: PAUSE,
    sole_won: PAUSE,
  },
  sounds: {
    saw: "card",
    turned_up: "reveal",
    drew_equipment: "card",
    played: "card",
    armed: "card",
    shot: "hit",
    exchanged: "card",
    revived: "reveal",
    received: "reveal",
  },
  flights: (before, after) => [
    ...resettled(places(before), places(after)),
    ...handed(equipment(before), equipment(after)),
    ...handed(guns(before), guns(after)),
  ],
  /** A declaration lies there once others may answer; what the viewer is told besides is of the same card. */
  together: (event, next) => TOGETHER.some(([one, other]) => event.type.startsWith(one) && next.type === other),
  rest: 0,
};
