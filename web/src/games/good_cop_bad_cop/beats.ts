/** What has happened at Good Cop Bad Cop, moment by moment: each event changes the picture a little. */

import type { Beat, Event, Flight } from "../../lib/plug";
import type { Sound } from "../../lib/sound";
import { cardIn, type Card, type Declared, type Kind, type Player, type Precinct } from "./seen";

const CARD = 420;
const GLANCE = 350;
const PAUSE = 750;
/** What only the viewer sees deserves a longer look. */
const LOOK = 1400;

/** The fields of an event, as the phrases of the game name them. */
interface Told extends Event {
  seat: number;
  other: number;
  slot: string;
  other_slot: string;
  kind: Kind;
  equipment: string;
  turn: number;
  window: Precinct["window"];
  direction: Precinct["direction"];
}

/** One event being shown: the picture it changes, and what flies. */
interface Moment {
  seen: Precinct;
  after: Precinct;
  event: Told;
  fly(from: string, to: string): void;
}

/** How long to look at what an event has changed; 0: it is shown together with the next one. */
type Telling = (moment: Moment) => number;

const playerOf = ({ seen, event }: Moment): Player => seen.players[event.seat]!;
const otherOf = ({ seen, event }: Moment): Player => seen.players[event.other]!;
const own = (seen: Precinct, player: Player) => player.seat === seen.seat;
const handOf = (player: Player) => `hand:${player.seat}`;
const gunOf = (player: Player) => `gun:${player.seat}`;

function declare(action: Declared["action"]): Telling {
  return ({ seen, event }) => {
    settle(seen);
    seen.declared = { action, seat: event.other ?? null, slot: event.slot === undefined ? null : Number(event.slot) };
    return PAUSE;
  };
}

/** Whatever was being played or declared is over. */
function settle(seen: Precinct): void {
  seen.playing = seen.declared = seen.window = null;
}

function turnUp(card: Card | undefined, kind: Kind): void {
  if (card) Object.assign(card, { face_up: true, kind, fresh: false, since: null, seen_by: [] });
}

function outOfHand(player: Player, equipment: string): void {
  const at = player.hand.indexOf(equipment);
  player.hand.splice(at < 0 ? 0 : at, 1);
}

const TELLINGS: Record<string, Telling> = {
  laid_out: () => PAUSE,
  turn_began({ seen, event }) {
    settle(seen);
    Object.assign(seen, { active: event.seat, turn: event.turn, acted: false, no_pickup: false, coffee: null, smoke: false });
    return GLANCE;
  },
  declared_investigate: declare("investigate"),
  declared_equip: declare("equip"),
  declared_arm: declare("arm"),
  declared_shoot: declare("shoot"),
  declaration_void({ seen }) {
    settle(seen);
    return PAUSE;
  },
  window_opened({ seen, event }) {
    seen.playing = null;
    seen.window = event.window;
    return 0;
  },
  window_closed({ seen }) {
    settle(seen);
    for (const card of seen.players.flatMap(({ row }) => row)) card.fresh = false;
    return 0;
  },
  looked(moment) {
    moment.seen.declared = null;
    const card = cardIn(otherOf(moment), Number(moment.event.slot));
    if (card) card.fresh = true;
    return GLANCE;
  },
  saw(moment) {
    const card = cardIn(playerOf(moment), Number(moment.event.slot));
    if (card) Object.assign(card, { kind: moment.event.kind, since: moment.seen.turn });
    return LOOK;
  },
  turned_up(moment) {
    turnUp(cardIn(playerOf(moment), Number(moment.event.slot)), moment.event.kind);
    return PAUSE;
  },
  drew(moment) {
    const player = playerOf(moment);
    moment.seen.deck.shift();
    if (own(moment.seen, player)) return 0;
    player.hand.push(null);
    moment.fly("deck", handOf(player));
    return CARD;
  },
  drew_equipment({ seen, event, fly }) {
    const player = seen.players[seen.seat!]!;
    player.hand.push(event.equipment);
    fly("deck", handOf(player));
    return CARD;
  },
  put_under(moment) {
    const player = playerOf(moment);
    moment.seen.deck.push(null);
    if (own(moment.seen, player)) return 0;
    moment.fly(handOf(player), "deck");
    player.hand.pop();
    return GLANCE;
  },
  put_under_myself({ seen, event, fly }) {
    const player = seen.players[seen.seat!]!;
    fly(handOf(player), "deck");
    outOfHand(player, event.equipment);
    return GLANCE;
  },
  armed(moment) {
    const player = playerOf(moment);
    moment.seen.declared = null;
    moment.seen.guns--;
    player.aim = moment.event.other;
    moment.fly("guns", gunOf(player));
    return PAUSE;
  },
  aimed(moment) {
    playerOf(moment).aim = moment.event.other;
    return CARD;
  },
  direction_changed({ seen, event }) {
    seen.direction = event.direction;
    return PAUSE;
  },
  shot: () => PAUSE,
  wounded(moment) {
    playerOf(moment).wounded = true;
    moment.seen.wounds--;
    return PAUSE;
  },
  eliminated(moment) {
    const player = playerOf(moment);
    if (player.wounded) moment.seen.wounds++;
    Object.assign(player, { living: false, wounded: false, hand: [] });
    return PAUSE;
  },
  gun_returned(moment) {
    const player = playerOf(moment);
    moment.fly(gunOf(player), "guns");
    player.aim = null;
    moment.seen.guns++;
    return GLANCE;
  },
  played(moment) {
    const { seen, event, fly } = moment;
    const player = playerOf(moment);
    fly(handOf(player), "playing");
    outOfHand(player, event.equipment);
    seen.playing = event.equipment;
    seen.window = null;
    seen.last_play = { seat: event.seat, equipment: event.equipment, targets: [] };
    return PAUSE;
  },
  exchanged(moment) {
    const { event, fly } = moment;
    const [one, other] = [playerOf(moment), otherOf(moment)];
    const [slot, otherSlot] = [Number(event.slot), Number(event.other_slot)];
    const [given, got] = [cardIn(one, slot), cardIn(other, otherSlot)];
    if (!given || !got) return 0;
    one.row[one.row.indexOf(given)] = { ...got, slot, fresh: false };
    other.row[other.row.indexOf(got)] = { ...given, slot: otherSlot, fresh: false };
    for (const { token } of [given, got]) fly(`card:${token}`, `card:${token}`);
    return PAUSE;
  },
  received({ seen, event }) {
    const card = cardIn(seen.players[seen.seat!]!, Number(event.slot));
    if (card) card.kind = event.kind;
    return LOOK;
  },
  coffee_poured({ seen, event }) {
    seen.coffee = event.seat;
    return CARD;
  },
  revived(moment) {
    const player = playerOf(moment);
    player.living = true;
    player.row = player.row.filter(({ slot }) => slot === Number(moment.event.slot));
    return PAUSE;
  },
  bagged(moment) {
    const [thief, victim] = [playerOf(moment), otherOf(moment)];
    moment.fly(handOf(victim), handOf(thief));
    thief.hand.push(victim.hand.pop() ?? null);
    return CARD;
  },
  picked_up_row(moment) {
    const { seat } = moment.event;
    moment.seen.players[seat]!.row = structuredClone(moment.after.players[seat]!.row);
    return PAUSE;
  },
  no_pickup({ seen }) {
    seen.no_pickup = true;
    return CARD;
  },
  planted(moment) {
    playerOf(moment).planted = true;
    return PAUSE;
  },
  compared: () => PAUSE,
  smoked({ seen }) {
    seen.smoke = true;
    return CARD;
  },
  disarmed(moment) {
    const [thief, victim] = [playerOf(moment), otherOf(moment)];
    moment.fly(gunOf(victim), gunOf(thief));
    thief.aim = moment.after.players[thief.seat]!.aim;
    victim.aim = null;
    return PAUSE;
  },
  dosed: () => GLANCE,
  redirected(moment) {
    playerOf(moment).aim = moment.event.other;
    return PAUSE;
  },
  team_won: () => PAUSE,
  sole_won: () => PAUSE,
};

const SOUNDS: Record<string, Sound> = {
  saw: "card",
  turned_up: "reveal",
  drew_equipment: "card",
  played: "card",
  armed: "card",
  shot: "hit",
  exchanged: "card",
  revived: "reveal",
  received: "reveal",
};

export function beats(before: Precinct, after: Precinct, told: Event[]): Beat<Precinct>[] {
  const shown: Beat<Precinct>[] = [];
  let seen = structuredClone(before);
  seen.asked = [];
  let waiting: Told[] = [];
  let flights: Flight[] = [];
  for (const event of told as Told[]) {
    const fly = (from: string, to: string) => flights.push({ from, to });
    const lasts = TELLINGS[event.type]?.({ seen, after, event, fly }) ?? (event.type.startsWith("claimed") ? PAUSE : 0);
    waiting.push(event);
    if (!lasts) continue;
    shown.push({ seen, events: waiting, flights, lasts, sound: SOUNDS[event.type] });
    seen = structuredClone(seen);
    waiting = [];
    flights = [];
  }
  return shown;
}
