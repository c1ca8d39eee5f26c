/** What each event changes in the picture, what flies, and how long to look at it. */

import type { Event } from "../../lib/plug";
import { addCards, cameFrom, closeUp, emptySlot, forget, removeCard, rowOf, settle, slotAt, slots, sources, swap, without } from "./formation";
import { isLord, type Hulk, type Side, type Slot, type Team } from "./seen";

export const GLANCE = 320;
const CARD = 420;
const DIE = 700;
const PAUSE = 600;
const REVEAL = 1000;

/** The fields of an event, as the phrases of the game name them. */
export interface Told extends Event {
  seat: number;
  round: number;
  team: string;
  action: string;
  marine: string;
  partner: string;
  position: number;
  side: Side;
  pile: Side;
  facing: Side;
  card: string;
  cards: string[];
  tokens: number;
  count: number;
  number: number;
  skull: "yes" | "no";
  terrain: string;
  location: string;
  event: string;
}

/** One event being shown: the picture it changes, and what flies. */
export interface Moment {
  seen: Hulk;
  /** The picture before this moment: what moves at once is looked up there. */
  before: Hulk;
  after: Hulk;
  event: Told;
  /** Slots whose swarm has already been seen moving in this moment. */
  used: Set<Slot>;
  fly(from: string, to: string): void;
}

/** How long to look at what an event has changed; 0: it is shown together with the next one. */
export type Telling = (moment: Moment) => number;

const cardPlace = (position: number, side: Side, card: string) => `card:${position}:${side}:${card}`;
const marinePlace = (marine: string) => `marine:${marine}`;

function flyMarines({ before, fly }: Moment): void {
  for (const { marine } of before.formation) fly(marinePlace(marine), marinePlace(marine));
}

function teamOf(seen: Hulk, id: string): Team | undefined {
  return seen.teams.find(({ team }) => team === id);
}

/** The swarm that has just attacked is done, until all are. */
function done(seen: Hulk): void {
  const slot = seen.fight && slotAt(seen, seen.fight);
  if (!slot) return;
  slot.done.push(...slot.swarm);
  slot.swarm = [];
  forget(slot);
}

/** Cards of the text itself come first; then those of the first box, and where another colour is served the second. */
function nextBox(seen: Hulk, slot: Slot, count: number): void {
  if (!seen.event?.shown) return;
  const colours = slot.terrain.map(({ colour }) => colour);
  const full = [seen.location.minor, seen.location.major].includes(count) && colours.length > 0;
  if (seen.step === "text" && full) seen.step = "box0";
  else if (seen.step === "box0" && !colours.some((colour) => seen.served?.includes(colour))) seen.step = "box1";
  seen.served = colours;
}

export const TELLINGS: Record<string, Telling> = {
  team_taken({ seen, after, event }) {
    const taken = [...seen.teams.map(({ team }) => team), event.team];
    seen.teams = structuredClone(after.teams.filter(({ team }) => taken.includes(team)));
    return GLANCE;
  },
  deployed({ seen, after, event }) {
    const row = rowOf(after, event.marine);
    if (row) seen.formation.push({ ...structuredClone(row), facing: event.facing, tokens: 0, left: emptySlot(), right: emptySlot() });
    return seen.formation.length === after.formation.length ? PAUSE : 0;
  },
  round_began({ seen, event }) {
    settle(seen);
    seen.round = event.round;
    seen.phase = "choose";
    for (const team of seen.teams) [team.previous, team.played] = [team.played, null];
    return GLANCE;
  },
  revealed({ seen, event }) {
    seen.phase = "resolve";
    const team = teamOf(seen, event.team);
    if (team) Object.assign(team, { played: event.action, chosen: null });
    return GLANCE;
  },
  current_player({ seen, event }) {
    seen.current = event.seat;
    return 0;
  },
  resolving({ seen, event }) {
    seen.phase = "resolve";
    seen.resolving = event.action;
    seen.fight = null;
    return GLANCE;
  },
  token_placed({ seen, event, fly }) {
    const row = rowOf(seen, event.marine);
    if (row) row.tokens = event.tokens;
    seen.supply--;
    fly("supply", `tokens:${event.marine}`);
    return GLANCE;
  },
  token_spent({ seen, event }) {
    const row = rowOf(seen, event.marine);
    if (row) row.tokens = event.tokens;
    seen.supply++;
    return GLANCE;
  },
  tokens_lost({ seen, event }) {
    const row = rowOf(seen, event.marine);
    if (row) row.tokens -= event.count;
    seen.supply += event.count;
    return GLANCE;
  },
  resupplied({ seen, event }) {
    for (const row of seen.formation) row.tokens = row.marine === event.marine ? event.tokens : 0;
    return PAUSE;
  },
  rolled({ seen, event }) {
    seen.die = { number: event.number, skull: event.skull === "yes" };
    seen.rolls = (seen.rolls ?? 0) + 1;
    if (seen.fight) delete seen.fight.good;
    return DIE;
  },
  slain({ seen, event }) {
    const slot = slotAt(seen, event);
    if (slot) removeCard(slot, event.card);
    if (isLord(event.card)) seen.lords_slain.push(event.card);
    seen.kills++;
    return GLANCE;
  },
  discarded({ seen, event }) {
    const slot = slotAt(seen, event);
    if (slot) removeCard(slot, event.card);
    return GLANCE;
  },
  marine_slain({ seen, event }) {
    const row = rowOf(seen, event.marine);
    if (row) {
      seen.supply += row.tokens;
      Object.assign(row, { fallen: true, tokens: 0 });
    }
    seen.slain.push(event.marine);
    for (const team of seen.teams) team.marines = team.marines.filter((marine) => marine !== event.marine);
    return PAUSE;
  },
  team_eliminated({ seen, event }) {
    const team = teamOf(seen, event.team);
    if (team) team.played = null;
    return GLANCE;
  },
  shifted(moment) {
    closeUp(moment.seen, moment.event.marine);
    moment.seen.fight = null;
    moment.seen.rolls = 0;
    flyMarines(moment);
    return CARD;
  },
  spawned({ seen, event, fly }) {
    const slot = slotAt(seen, event);
    const fresh = event.cards.filter((card) => !isLord(card));
    if (slot) addCards(slot, event.cards);
    if (slot) nextBox(seen, slot, fresh.length);
    seen.blips[event.side].count -= fresh.length;
    for (const card of new Set(fresh)) fly(`blips:${event.side}`, cardPlace(event.position, event.side, card));
    return CARD;
  },
  blip_discarded({ seen, event }) {
    seen.blips[event.pile].count--;
    return GLANCE;
  },
  blips_discarded({ seen, event }) {
    seen.blips[event.pile] = { count: 0, known: [] };
    return 0;
  },
  blips_dealt({ seen, event }) {
    seen.blips[event.pile].count += event.count;
    return GLANCE;
  },
  shuffled_in({ seen, event, fly }) {
    seen.blips[event.pile].count += event.cards.length;
    const found = sources(seen, event.cards);
    for (const card of without(event.cards, seen.carried)) {
      const from = found.find(({ slot }) => slot.swarm.includes(card));
      if (!from) continue;
      removeCard(from.slot, card);
      fly(cardPlace(from.place.position, from.place.side, card), `blips:${event.pile}`);
    }
    seen.carried = [];
    return CARD;
  },
  moved({ seen, before, event, used, fly }) {
    const source = cameFrom(before, event, event.cards, used);
    const to = slotAt(seen, event);
    if (!source || !to) return GLANCE;
    used.add(source.slot);
    const from = slotAt(seen, source.place)!;
    for (const card of event.cards) removeCard(from, card);
    addCards(to, event.cards);
    [to.power_field, from.power_field] = [to.power_field || from.power_field, false];
    if (seen.event?.shown) seen.step = "move";
    for (const card of new Set(event.cards)) {
      fly(cardPlace(source.place.position, source.place.side, card), cardPlace(event.position, event.side, card));
    }
    return CARD;
  },
  turned({ seen, event }) {
    const row = rowOf(seen, event.marine);
    if (row) row.facing = event.facing;
    return GLANCE;
  },
  swapped(moment) {
    swap(moment.seen, moment.event.marine, moment.event.partner);
    flyMarines(moment);
    return CARD;
  },
  strategized({ seen, event, fly }) {
    const from = seen.moving && slotAt(seen, seen.moving);
    const to = slotAt(seen, event);
    if (!from || !to) return GLANCE;
    const cards = from.swarm;
    for (const card of new Set(cards)) fly(cardPlace(seen.moving!.position, seen.moving!.side, card), cardPlace(event.position, event.side, card));
    from.swarm = [];
    forget(from);
    addCards(to, cards);
    seen.moving = null;
    return CARD;
  },
  shielded({ seen, event }) {
    const slot = slotAt(seen, event);
    if (slot) slot.power_field = true;
    return PAUSE;
  },
  shield_holds({ seen, event }) {
    seen.phase = "swarms";
    seen.fight = { marine: seen.formation[event.position - 1]?.marine ?? "", position: event.position, side: event.side, attacker: "swarm" };
    done(seen);
    seen.fight = null;
    return GLANCE;
  },
  attacked({ seen, event }) {
    seen.fight = { marine: event.marine, position: event.position, side: event.side, attacker: "marine" };
    seen.die = null;
    return GLANCE;
  },
  missed({ seen }) {
    if (seen.fight) seen.fight.good = false;
    return GLANCE;
  },
  swarm_attacked({ seen, event }) {
    seen.phase = "swarms";
    seen.resolving = null;
    seen.fight = { marine: event.marine, position: event.position, side: event.side, attacker: "swarm" };
    seen.die = null;
    return GLANCE;
  },
  survived({ seen }) {
    if (seen.fight) seen.fight.good = true;
    done(seen);
    return GLANCE;
  },
  hit({ seen }) {
    if (seen.fight) seen.fight.good = false;
    done(seen);
    return GLANCE;
  },
  countered({ seen }) {
    const slot = seen.fight && slotAt(seen, seen.fight);
    if (slot) [slot.swarm, slot.done] = [slot.done, slot.swarm];
    return GLANCE;
  },
  artefact_used({ seen }) {
    seen.artefact = null;
    done(seen);
    return PAUSE;
  },
  charged: () => GLANCE,
  activated({ seen, event }) {
    for (const { slot } of slots(seen)) for (const terrain of slot.terrain) if (terrain.id === event.terrain) terrain.activated = true;
    seen.fight = null;
    return PAUSE;
  },
  door_tokens({ seen, event }) {
    for (const { slot } of slots(seen)) {
      for (const terrain of slot.terrain) {
        if (terrain.id !== "door") continue;
        seen.supply -= event.tokens - terrain.tokens;
        terrain.tokens = event.tokens;
      }
    }
    return GLANCE;
  },
  terrain_gone({ seen, event }) {
    for (const { slot } of slots(seen)) slot.terrain = slot.terrain.filter(({ id }) => id !== event.terrain);
    return GLANCE;
  },
  terrain_placed({ seen, event }) {
    slotAt(seen, event)?.terrain.push({ id: event.terrain, colour: "", activated: false, tokens: 0, capped: false });
    return 0;
  },
  artefact_taken({ seen, event }) {
    seen.artefact = event.seat;
    for (const { slot } of slots(seen)) slot.terrain = slot.terrain.filter(({ id }) => id !== "artefact");
    return PAUSE;
  },
  cogitated({ seen, event }) {
    for (const { slot } of slots(seen)) for (const terrain of slot.terrain) terrain.capped = terrain.id === event.terrain;
    return PAUSE;
  },
  launch_tokens({ seen, event }) {
    seen.supply -= event.tokens - seen.location.tokens;
    seen.location.tokens = event.tokens;
    return PAUSE;
  },
  travelled({ seen, after, event }) {
    const [tier, ...ahead] = seen.location.ahead;
    seen.location = { ...seen.location, id: event.location, tier: tier ?? "", ahead, tokens: 0, objective: !ahead.length };
    if (after.location.id === event.location) seen.location.objective = after.location.objective;
    settle(seen);
    for (const { slot } of slots(seen)) {
      for (const { tokens } of slot.terrain) seen.supply += tokens;
      slot.terrain = [];
    }
    seen.phase = "travel";
    seen.event = seen.fight = null;
    return REVEAL;
  },
  event_drawn({ seen }) {
    settle(seen);
    seen.phase = "event";
    seen.resolving = seen.fight = null;
    seen.rolls = 0;
    seen.event = { id: null, shown: false };
    return GLANCE;
  },
  event_looked_at({ seen, event }) {
    seen.event = { id: event.event, shown: false };
    return 0;
  },
  event_shown({ seen, event }) {
    seen.event = { id: event.event, shown: true };
    seen.step = "text";
    return REVEAL;
  },
  no_effect: () => GLANCE,
  named({ seen, event }) {
    seen.named = event.marine;
    return GLANCE;
  },
  jammed: () => PAUSE,
  scouted: () => GLANCE,
  rescued({ seen, after, event }) {
    const row = rowOf(after, event.marine);
    if (row) seen.formation.push({ ...structuredClone(row), left: emptySlot(), right: emptySlot() });
    seen.slain = seen.slain.filter((marine) => marine !== event.marine);
    return PAUSE;
  },
  lost({ seen }) {
    seen.formation = [];
    return PAUSE;
  },
};
