/** How Rogue Agent moves: figures, discs and the police fly to where they are now. */

import { resettled, type Motion } from "../../lib/motion";
import type { Flight } from "../../lib/plug";
import type { Seen } from "./views";

const BRIEF = 240;
const GLANCE = 420;
const STEP = 600;
const PAUSE = 850;
const ROLL = 1050;
const READ = 1700;

/** Everything that is known by its name wherever it is; a disc that is nowhere lies in the bag. */
const pieces = (seen: Seen) =>
  new Map<string, unknown>([
    ["police", seen.police],
    ...seen.players.map(({ seat, slot }) => [`figure:${seat}`, slot] as const),
    ...seen.criminals.map(({ criminal, slot, custody }) => [`disc:${criminal}`, slot ?? custody] as const),
  ]);

/** Discs that come from the bag come over the tray. */
function discs(before: Seen, after: Seen): Flight[] {
  const was = pieces(before);
  return resettled(was, pieces(after)).map(({ from, to }) => ({ from: was.get(from) === null ? "tray" : from, to }));
}

/** One assassin is like another: it went from where there is one less to where there is one more. */
function assassins(before: Seen, after: Seen): Flight[] {
  const moved = (less: Seen, more: Seen) => more.city.find(({ assassins }, i) => assassins > less.city[i]!.assassins);
  const [from, to] = [moved(after, before), moved(before, after)];
  return from && to ? [{ from: `assassin:${from.slot}`, to: `assassin:${to.slot}` }] : [];
}

export const motion: Motion<Seen> = {
  lasts: {
    round_began: PAUSE,
    discs_drawn: ROLL,
    disc_placed: STEP,
    disc_returned: GLANCE,
    timer: GLANCE,
    turn_began: GLANCE,
    turn_ended: PAUSE,
    patrolled: STEP,
    gangsters: GLANCE,
    ruins_entered: GLANCE,
    looked: GLANCE,
    looked_at_card: READ,
    changed: BRIEF,
    credits: BRIEF,
    influence: GLANCE,
    knocked_out: PAUSE,
    clock_set: GLANCE,
    attacked: GLANCE,
    attacked_assassin: GLANCE,
    fought: GLANCE,
    location_attacked: GLANCE,
    card_shown: READ,
    reveal_fired: PAUSE,
    retaliated: PAUSE,
    rolled: ROLL,
    hits: PAUSE,
    cars: PAUSE,
    defeated: PAUSE,
    arrested: STEP,
    intercepts: GLANCE,
    intercepted: STEP,
    turned_in: PAUSE,
    searched: GLANCE,
    rerolled: ROLL,
    protected: GLANCE,
    wire_cut: ROLL,
    die_placed: BRIEF,
    circuit: ROLL,
    defused: PAUSE,
    bomb_stays: PAUSE,
    exploded: PAUSE,
    reinforced: STEP,
    informant_gone: GLANCE,
    criminal_moved: STEP,
    criminal_left: PAUSE,
    back_in_deck: GLANCE,
    criminal_returned: GLANCE,
    assassin_moved: STEP,
    assassin_left: GLANCE,
    assassin_gone: GLANCE,
    assassin_struck: PAUSE,
    police_moved: STEP,
    police_removed: GLANCE,
    leader: GLANCE,
    scanned: PAUSE,
    token_shown: ROLL,
    exposed: ROLL,
    tokens_out: PAUSE,
    destroyed: PAUSE,
    scored: GLANCE,
  },
  sounds: {
    discs_drawn: "dice",
    rolled: "dice",
    rerolled: "dice",
    wire_cut: "dice",
    circuit: "dice",
    exploded: "hit",
    assassin_struck: "hit",
    knocked_out: "hit",
    card_shown: "reveal",
    token_shown: "reveal",
    influence: "score",
    arrested: "card",
    criminal_moved: "card",
  },
  flights: (before, after) => [...discs(before, after), ...assassins(before, after)],
  /** One turn ends and the next begins; a bomb lies there when its timer is known. */
  together: (event, next) =>
    (event.type === "turn_ended" && next.type === "turn_began") || (event.type === "disc_placed" && event.disc === "bomb" && next.type === "timer"),
  rest: BRIEF,
};
