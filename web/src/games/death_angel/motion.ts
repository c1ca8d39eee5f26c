/** How Death Angel moves: marines, swarms and tokens that lie elsewhere than before fly there. */

import { gained, resettled, type Motion } from "../../lib/motion";
import type { Flight } from "../../lib/plug";
import { isLord, SIDES } from "./seen";
import type { Seen } from "./views";

const GLANCE = 320;
const CARD = 420;
const DIE = 700;
const PAUSE = 600;
const REVEAL = 1000;

/** Events of these kinds that follow each other are one moment. */
const TOGETHER = ["turned", "moved", "revealed", "deployed", "blips_dealt", "tokens_lost"];

/** A card of a swarm, or a blip, with where it lies. */
interface Lying {
  card: string;
  place: string;
  position: number;
}

function swarms(seen: Seen): Lying[] {
  return seen.formation.flatMap((row, i) =>
    SIDES.flatMap((side) =>
      [...row[side].swarm, ...row[side].done].map((card) => ({ card, place: `card:${i + 1}:${side}:${card}`, position: i + 1 })),
    ),
  );
}

/** Those of the first that are not in the second. */
function missing(one: Lying[], other: Lying[]): Lying[] {
  const places = other.map(({ place }) => place);
  return gained(places, one.map(({ place }) => place)).map((place) => one.find((lying) => lying.place === place)!);
}

/** Cards that have come somewhere: from the nearest place that has lost such a card, or else off a blip pile; and cards
 *  that have gone into one. */
function swarmFlights(before: Seen, after: Seen): Flight[] {
  const gone = missing(swarms(before), swarms(after));
  const flights: Flight[] = [];
  for (const { card, place, position } of missing(swarms(after), swarms(before))) {
    const far = (other: Lying) => Math.abs(other.position - position);
    const source = gone.filter((other) => other.card === card).sort((one, other) => far(one) - far(other))[0];
    if (source) gone.splice(gone.indexOf(source), 1);
    const pile = SIDES.find((side) => place.includes(side))!;
    if (source || !isLord(card)) flights.push({ from: source?.place ?? `blips:${pile}`, to: place });
  }
  const pile = SIDES.find((side) => after.blips[side]!.count > before.blips[side]!.count);
  return pile ? [...flights, ...gone.map(({ place }) => ({ from: place, to: `blips:${pile}` }))] : flights;
}

function tokenFlights(before: Seen, after: Seen): Flight[] {
  const had = new Map(before.formation.map(({ marine, tokens }) => [marine, tokens]));
  const more = after.formation.filter(({ marine, tokens }) => tokens > (had.get(marine) ?? tokens) && after.supply < before.supply);
  return more.map(({ marine }) => ({ from: "supply", to: `tokens:${marine}` }));
}

const positions = (seen: Seen) => new Map(seen.formation.map(({ marine }, i) => [`marine:${marine}`, i]));

export const motion: Motion<Seen> = {
  lasts: {
    team_taken: GLANCE,
    deployed: PAUSE,
    round_began: GLANCE,
    revealed: GLANCE,
    resolving: GLANCE,
    token_placed: GLANCE,
    token_spent: GLANCE,
    tokens_lost: GLANCE,
    resupplied: PAUSE,
    rolled: DIE,
    slain: GLANCE,
    discarded: GLANCE,
    marine_slain: PAUSE,
    team_eliminated: GLANCE,
    shifted: CARD,
    spawned: CARD,
    blip_discarded: GLANCE,
    blips_dealt: GLANCE,
    shuffled_in: CARD,
    moved: CARD,
    turned: GLANCE,
    swapped: CARD,
    strategized: CARD,
    shielded: PAUSE,
    shield_holds: GLANCE,
    attacked: GLANCE,
    missed: GLANCE,
    swarm_attacked: GLANCE,
    survived: GLANCE,
    hit: GLANCE,
    countered: GLANCE,
    artefact_used: PAUSE,
    charged: GLANCE,
    activated: PAUSE,
    door_tokens: GLANCE,
    terrain_gone: GLANCE,
    artefact_taken: PAUSE,
    cogitated: PAUSE,
    launch_tokens: PAUSE,
    travelled: REVEAL,
    event_drawn: GLANCE,
    event_shown: REVEAL,
    no_effect: GLANCE,
    named: GLANCE,
    jammed: PAUSE,
    scouted: GLANCE,
    rescued: PAUSE,
    lost: PAUSE,
  },
  sounds: {
    revealed: "reveal",
    rolled: "dice",
    slain: "hit",
    marine_slain: "hit",
    spawned: "card",
    event_shown: "reveal",
    travelled: "reveal",
    token_placed: "card",
  },
  flights: (before, after) => [
    ...resettled(positions(before), positions(after)),
    ...swarmFlights(before, after),
    ...tokenFlights(before, after),
  ],
  together: (event, next) => event.type === next.type && TOGETHER.includes(event.type),
  lingers: ["marine_slain"],
};
