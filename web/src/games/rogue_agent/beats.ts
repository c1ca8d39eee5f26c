/** What has happened at Rogue Agent, moment by moment: each event changes the picture a little. */

import type { Beat, Event, Flight } from "../../lib/plug";
import type { Sound } from "../../lib/sound";
import { addTimer, dropInformant, freeDisc, intoBag, knownCard, lowerTimer, outOfBag, removeBomb } from "./changes";
import { criminalOf, defusing, placeOf, timersHere, type Place, type Player, type Rogue } from "./seen";
import { stepOf, type Told } from "./told";

const BRIEF = 240;
const GLANCE = 420;
const STEP = 600;
const PAUSE = 850;
const ROLL = 1050;
const READ = 1700;

/** One event being shown: the picture it changes, and what flies. */
interface Moment {
  seen: Rogue;
  after: Rogue;
  event: Told;
  next: Told | undefined;
  shown: NonNullable<Rogue["shown"]>;
  place: Place;
  player: Player;
  fly(from: string, to: string): void;
}

/** How long to look at what an event has changed; 0: it is shown together with the next one. */
type Telling = (moment: Moment) => number;

/** What happens on a location while nobody is at turn happens in the City phase. */
function strike(what: "blast" | "strike" | "police" | "ruin", lasts: number): Telling {
  return ({ shown, place }) => {
    shown.at = { slot: place.slot, what };
    return lasts;
  };
}

const rolled: Telling = ({ shown, event }) => {
  shown.roll = { dice: event.dice };
  return ROLL;
};

const counted: Telling = ({ shown, event }) => {
  if (shown.roll) shown.roll.told = event;
  return PAUSE;
};

const assassinGone: Telling = ({ seen, place }) => {
  place.assassins--;
  intoBag(seen, "assassin");
  return GLANCE;
};

const closeSheet = (seen: Rogue, shown: Moment["shown"]): void => {
  seen.sheet = {};
  seen.dice = [];
  delete shown.defusing;
};

const TELLINGS: Record<string, Telling> = {
  // -- Time phase
  round_began({ seen, event, shown }) {
    seen.round = event.round;
    seen.leader = event.seat;
    shown.phase = "time";
    delete shown.step;
    for (const player of seen.players) player.revealed_this_round = false;
    return PAUSE;
  },
  discs_drawn({ seen, event }) {
    seen.drawn = event.discs;
    seen.event_dice = event.results;
    for (const disc of event.discs) outOfBag(seen, disc);
    return ROLL;
  },
  disc_placed({ seen, event, place, fly }) {
    const at = seen.drawn.indexOf(event.disc);
    if (at < 0) outOfBag(seen, event.disc);
    seen.drawn = seen.drawn.filter((_, i) => i !== at);
    seen.event_dice = seen.event_dice.filter((_, i) => i !== at);
    if (event.disc === "bomb") return addTimer(place, 0);
    if (event.disc === "assassin") place.assassins++;
    else {
      seen.deck--;
      Object.assign(criminalOf(seen, event.disc), { slot: place.slot, new_on_top: place.slot === "r0" });
      fly("tray", `disc:${event.disc}`);
    }
    return STEP;
  },
  disc_returned({ seen, event }) {
    seen.drawn = seen.drawn.filter((disc) => disc !== event.disc);
    intoBag(seen, event.disc);
    return GLANCE;
  },
  timer({ shown, event, place }) {
    lowerTimer(place, event.timer);
    if (shown.defusing !== undefined) shown.defusing = event.timer;
    return GLANCE;
  },
  // -- turns
  turn_began({ seen, event, shown }) {
    seen.active = event.seat;
    seen.turn = { patrols: 0, main_actions: 0, done: [], entered: [] };
    shown.phase = "action";
    return GLANCE;
  },
  turn_ended({ seen, shown, next }) {
    seen.active = null;
    if (next?.type === "turn_began") return 0;
    shown.phase = "city";
    return PAUSE;
  },
  patrolled({ player, place, fly }) {
    player.slot = place.slot;
    fly(`figure:${player.seat}`, `figure:${player.seat}`);
    return STEP;
  },
  gangsters: ({ seen, shown, player }) => {
    shown.at = { slot: seen.players[player.seat]!.slot, what: "strike" };
    return GLANCE;
  },
  ruins_entered: strike("ruin", GLANCE),
  looked({ seen, event, player }) {
    const criminal = criminalOf(seen, event.criminal);
    criminal.markers = [...criminal.markers, event.seat].sort();
    player.markers--;
    return GLANCE;
  },
  looked_at_card({ seen, after, event, shown }) {
    Object.assign(criminalOf(seen, event.criminal), knownCard(after, event.card));
    shown.card = event.criminal;
    return READ;
  },
  // -- boards
  changed({ event, player }) {
    player.board[event.track] = event.count;
    return BRIEF;
  },
  credits({ seen, event, player }) {
    player.credits = event.count;
    seen.supply -= event.change;
    return BRIEF;
  },
  influence({ event, player }) {
    player.influence = event.count;
    player.points += event.change;
    return GLANCE;
  },
  knocked_out({ after, player, place, fly }) {
    player.slot = place.slot;
    player.board.stamina = after.players[player.seat]!.board.stamina;
    fly(`figure:${player.seat}`, `figure:${player.seat}`);
    return PAUSE;
  },
  clock_set({ event, player }) {
    player.clocks.push({ effect: event.effect, criminal: event.criminal, turns: 2 });
    return GLANCE;
  },
  clock_over({ event, player }) {
    player.clocks = player.clocks.filter(({ effect }) => effect !== event.effect);
    return 0;
  },
  // -- fights
  attacked: () => GLANCE,
  attacked_assassin: () => GLANCE,
  fought: () => GLANCE,
  location_attacked: strike("strike", GLANCE),
  card_shown({ seen, after, event, shown }) {
    const criminal = criminalOf(seen, event.criminal);
    for (const seat of criminal.markers) seen.players[seat]!.markers++;
    Object.assign(criminal, knownCard(after, event.card), { face_up: true, markers: [] });
    shown.card = event.criminal;
    return READ;
  },
  reveal_fired: () => PAUSE,
  retaliated: () => PAUSE,
  rolled,
  hits: counted,
  cars: counted,
  defeated({ seen, event }) {
    criminalOf(seen, event.criminal).defeated = true;
    return PAUSE;
  },
  arrested({ seen, event, fly }) {
    Object.assign(criminalOf(seen, event.criminal), { slot: null, custody: event.seat });
    fly(`disc:${event.criminal}`, `disc:${event.criminal}`);
    return STEP;
  },
  intercepts: () => GLANCE,
  intercepted({ seen, event, fly }) {
    criminalOf(seen, event.criminal).custody = event.seat;
    fly(`disc:${event.criminal}`, `disc:${event.criminal}`);
    return STEP;
  },
  turned_in({ seen, event, player }) {
    player.turned_in.push(event.card);
    freeDisc(seen, event.criminal);
    return PAUSE;
  },
  // -- Search, Purchase
  searched: () => GLANCE,
  rerolled: rolled,
  protected: () => GLANCE,
  bought: () => 0,
  // -- bombs
  wire_cut({ seen, shown, event }) {
    shown.defusing ??= timersHere(seen)[0] ?? 0;
    shown.roll = { dice: event.dice };
    seen.dice = event.dice.filter((id) => /explosion|boost/.test(id));
    return ROLL;
  },
  die_placed({ seen, shown, event }) {
    shown.defusing ??= timersHere(seen)[0] ?? 0;
    const at = seen.dice.indexOf(`${event.colour}-${event.symbol}`);
    seen.dice = seen.dice.filter((_, i) => i !== at);
    (seen.sheet[event.column] ??= []).push(`${event.colour}-${event.symbol}`);
    return BRIEF;
  },
  circuit: rolled,
  defused({ seen, shown, place }) {
    removeBomb(seen, place, shown.defusing);
    closeSheet(seen, shown);
    return PAUSE;
  },
  bomb_stays({ seen, shown }) {
    closeSheet(seen, shown);
    return PAUSE;
  },
  exploded({ seen, shown, place }) {
    removeBomb(seen, place, shown.defusing);
    closeSheet(seen, shown);
    shown.at = { slot: place.slot, what: "blast" };
    return PAUSE;
  },
  // -- informants
  reinforced({ place, player }) {
    place.informants[place.informants.indexOf(null)] = player.seat;
    player.informants--;
    player.points++;
    return STEP;
  },
  informant_gone({ place, player }) {
    dropInformant(place, player.seat);
    player.points--;
    return GLANCE;
  },
  // -- discs
  criminal_moved({ seen, event, place, fly }) {
    Object.assign(criminalOf(seen, event.criminal), { slot: place.slot, new_on_top: false });
    fly(`disc:${event.criminal}`, `disc:${event.criminal}`);
    return STEP;
  },
  criminal_left({ seen, event }) {
    freeDisc(seen, event.criminal);
    return PAUSE;
  },
  back_in_deck({ seen }) {
    seen.deck++;
    return GLANCE;
  },
  criminal_returned({ seen, event }) {
    freeDisc(seen, event.criminal);
    return GLANCE;
  },
  assassin_moved({ seen, event, place, fly }) {
    const to = placeOf(seen, event.to);
    place.assassins--;
    to.assassins++;
    fly(`assassin:${place.slot}`, `assassin:${to.slot}`);
    return STEP;
  },
  assassin_left: assassinGone,
  assassin_gone: assassinGone,
  assassin_struck: strike("strike", PAUSE),
  police_moved({ seen, shown, place, fly }) {
    seen.police = place.slot;
    shown.at = { slot: place.slot, what: "police" };
    fly("police", "police");
    return STEP;
  },
  police_removed(moment) {
    const { seen, event, place } = moment;
    if (event.disc === "assassin") assassinGone(moment);
    else if (event.disc === "bomb") removeBomb(seen, place);
    return GLANCE;
  },
  leader({ seen, event }) {
    seen.leader = event.seat;
    return GLANCE;
  },
  // -- identities
  scanned: () => PAUSE,
  token_shown({ event, player, shown }) {
    player.tokens_hidden--;
    if (player.tokens) player.tokens.splice(player.tokens.indexOf(event.token), 1);
    player.tokens_shown.push(event.token);
    player.revealed_this_round = true;
    shown.identity = { seat: event.seat, token: event.token, told: event };
    return ROLL;
  },
  exposed({ seen, event, player, shown }) {
    shown.identity = { seat: event.seat, token: "android", told: event };
    Object.assign(player, { android: true, informants: 0, markers: 0 });
    for (const criminal of seen.criminals) criminal.markers = criminal.markers.filter((seat) => seat !== player.seat);
    return ROLL;
  },
  tokens_out({ seen }) {
    for (const player of seen.players) Object.assign(player, { tokens_hidden: 0, tokens: player.tokens && [] });
    seen.tokens_out = true;
    return PAUSE;
  },
  destroyed({ place, shown }) {
    Object.assign(place, { destroyed: true, informants: [], search: [], goods: [], gangsters: 0, shield: "none" });
    shown.at = { slot: place.slot, what: "ruin" };
    return PAUSE;
  },
  scored: () => GLANCE,
};

const SOUNDS: Record<string, Sound> = {
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
};

export function beats(before: Rogue, after: Rogue, told: Event[]): Beat<Rogue>[] {
  const events = told as Told[];
  const shown: Beat<Rogue>[] = [];
  let seen = structuredClone(before);
  seen.shown = { defusing: defusing(before) ? (timersHere(before)[0] ?? 0) : undefined };
  seen.asked = [];
  seen.decision = null;
  let waiting: Told[] = [];
  let flights: Flight[] = [];
  events.forEach((event, i) => {
    if (seen.shown!.phase === "city") seen.shown!.step = stepOf(seen.shown!.step, event, events[i - 1]);
    const lasts = TELLINGS[event.type]?.(momentOf(seen, after, event, events[i + 1], flights)) ?? 0;
    waiting.push(event);
    if (!lasts) return;
    shown.push({ seen, events: waiting, flights, lasts, sound: SOUNDS[event.type] });
    seen = following(seen, events[i + 1]);
    waiting = [];
    flights = [];
  });
  if (waiting.length) shown.push({ seen, events: waiting, flights, lasts: BRIEF });
  if (shown.length) settle(shown.at(-1)!.seen, after);
  return shown;
}

/** What no event tells of by itself: dice that are used up, points, how long clocks still run. */
function settle(last: Rogue, after: Rogue): void {
  last.dice = after.dice;
  for (const { seat, points, clocks, tokens_gone } of after.players) Object.assign(last.players[seat]!, { points, clocks, tokens_gone });
}

function momentOf(seen: Rogue, after: Rogue, event: Told, next: Told | undefined, flights: Flight[]): Moment {
  const fly = (from: string, to: string) => flights.push({ from, to });
  return { seen, after, event, next, shown: seen.shown!, place: placeOf(seen, event.tile), player: seen.players[event.seat]!, fly };
}

/** The next picture: rolled dice stay until they are counted, a blow is over. */
function following(seen: Rogue, next: Told | undefined): Rogue {
  const copy = structuredClone(seen);
  delete copy.shown!.at;
  delete copy.shown!.card;
  delete copy.shown!.identity;
  if (next?.type !== "hits" && next?.type !== "cars") delete copy.shown!.roll;
  return copy;
}
