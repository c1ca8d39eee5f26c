/** What has happened at The Agents, moment by moment: each event changes the picture a little. */

import type { Beat, Box, Event, Flight } from "../../lib/plug";
import type { Sound } from "../../lib/sound";
import { cardsOf, type Cards } from "./cards";
import { factionAt, Rows } from "./rows";
import type { Agents, Card, Pile, PilePair, Player } from "./seen";

const CARD = 460;
const GLANCE = 350;
const PAUSE = 650;

/** The fields of an event, as the phrases of the game name them. */
interface Told extends Event {
  seat: number;
  victim: number;
  facing: number;
  other: number;
  to: number;
  turn: number;
  points: number;
  total: number;
  count: number;
  card: string;
  partner: string;
  mission: string;
  faction: string;
  from: string;
  pile: Pile;
  place: string;
  partner_place: string;
}

/** One event being shown: the picture it changes, and what flies. */
interface Moment {
  seen: Agents;
  after: Agents;
  event: Told;
  cards: Cards;
  /** The rows of the picture. */
  rows: Rows;
  /** Where a card that is drawn or taken comes from. */
  source: { place: string };
  fly(from: string, to: string): void;
}

/** How long to look at what an event has changed; 0: it is shown together with the next one. */
type Telling = (moment: Moment) => number;

const own = ({ hand }: Player) => hand !== null;
const handPlace = (player: Player, card: string) => (own(player) ? `hand:${player.seat}:${card}` : `hand:${player.seat}`);
const deckOf = (seen: Agents, pile: Pile): PilePair => (pile.startsWith("agent") ? seen.agents : seen.missions);

function without<T>(list: T[] | null, is: (thing: T) => boolean): void {
  const at = list?.findIndex(is) ?? -1;
  if (at >= 0) list!.splice(at, 1);
}

/** A card with what is printed on it, as it was seen before or after. */
function face({ seen, after, cards }: Moment, card: string): Card {
  const held = [...seen.players, ...after.players].flatMap(({ hand }) => hand ?? []);
  return held.find((one) => one.card === card) ?? cards.face(card);
}

function intoHand(moment: Moment, player: Player, card: string): void {
  if (moment.cards.isAgent(card)) {
    player.agents++;
    player.hand?.push(face(moment, card));
  } else {
    player.missions++;
    player.missions_in_hand?.push(card);
  }
}

function outOfHand({ cards }: Moment, player: Player, card: string): void {
  if (cards.isAgent(card)) {
    player.agents--;
    without(player.hand, (held) => held.card === card);
  } else {
    player.missions--;
    without(player.missions_in_hand, (held) => held === card);
  }
}

const playerOf = ({ seen, event }: Moment) => seen.players[event.seat]!;
const post = (faction: string, seat: number, mission: string) => `post:${faction}:${seat}:${mission}`;

function clip({ seen, after, event }: Moment): void {
  const worth = factionAt(after.factions, event.faction).missions.find(({ seat, mission }) => seat === event.seat && mission === event.mission)?.worth;
  factionAt(seen.factions, event.faction).missions.push({ seat: event.seat, mission: event.mission, worth: worth ?? 0 });
}

function unclip(seen: Agents, faction: string, owner: number, card: string): void {
  without(factionAt(seen.factions, faction).missions, ({ seat, mission }) => seat === owner && mission === card);
}

/** Somebody who draws gets a card nobody else sees; the drawer is told which by `drew_card`. */
function draw(moment: Moment, pile: Pile, count: number): void {
  const player = playerOf(moment);
  deckOf(moment.seen, pile).draw -= count;
  moment.source.place = `pile:${pile}`;
  if (own(player)) return;
  if (pile === "agent_draw") player.agents += count;
  else player.missions += count;
}

function takeBack(moment: Moment): number {
  const { seen, event, fly } = moment;
  unclip(seen, event.faction, event.seat, event.mission);
  intoHand(moment, playerOf(moment), event.mission);
  fly(post(event.faction, event.seat, event.mission), handPlace(playerOf(moment), event.mission));
  return CARD;
}

const TELLINGS: Record<string, Telling> = {
  turn_began({ seen, event }) {
    seen.active = event.seat;
    seen.turn = event.turn;
    seen.actions = 2;
    for (const player of seen.players) player.drew_in_need = false;
    return 0;
  },
  scored: () => PAUSE,
  gained(moment) {
    playerOf(moment).points = moment.event.total;
    return GLANCE;
  },
  paid(moment) {
    playerOf(moment).points = moment.event.total;
    return 0;
  },
  last_round({ seen }) {
    seen.last_round = true;
    return PAUSE;
  },
  played(moment) {
    const { event, fly } = moment;
    const card = face(moment, event.card);
    fly(handPlace(playerOf(moment), event.card), `row:${event.place}`);
    outOfHand(moment, playerOf(moment), event.card);
    moment.rows.insert(card, event.place, event.facing);
    return CARD;
  },
  no_effect: () => GLANCE,
  played_free(moment) {
    const { seen, event, fly } = moment;
    const card = face(moment, event.card);
    fly(handPlace(playerOf(moment), event.card), `between:${seen.between.length}`);
    outOfHand(moment, playerOf(moment), event.card);
    seen.between.push({ card, performer: event.to, token: event.to === event.seat ? event.other : event.seat });
    return PAUSE;
  },
  retired({ seen, event, fly }) {
    seen.between.pop();
    seen.agents.retired.push(event.card);
    fly(`between:${seen.between.length}`, "pile:agent_retired");
    return CARD;
  },
  reactivated: () => GLANCE,
  borrowed: () => GLANCE,
  bought(moment) {
    draw(moment, moment.event.pile, 1);
    return own(playerOf(moment)) ? 0 : GLANCE;
  },
  bought_openly(moment) {
    const { seen, event, fly } = moment;
    const pile: Pile = moment.cards.isAgent(event.card) ? "agent_retired" : "mission_retired";
    deckOf(seen, pile).retired.pop();
    intoHand(moment, playerOf(moment), event.card);
    fly(`pile:${pile}`, handPlace(playerOf(moment), event.card));
    return CARD;
  },
  exchanged(moment) {
    const { seen, event, fly } = moment;
    if (event.from === "hand") {
      fly(handPlace(playerOf(moment), event.mission), "pile:mission_retired");
      outOfHand(moment, playerOf(moment), event.mission);
    } else {
      fly(post(event.from, event.seat, event.mission), "pile:mission_retired");
      unclip(seen, event.from, event.seat, event.mission);
    }
    seen.missions.retired.push(event.mission);
    draw(moment, "mission_draw", 1);
    return CARD;
  },
  drew_in_need(moment) {
    playerOf(moment).drew_in_need = true;
    draw(moment, "agent_draw", 1);
    return own(playerOf(moment)) ? 0 : GLANCE;
  },
  recruited(moment) {
    draw(moment, "agent_draw", moment.event.count);
    return own(playerOf(moment)) ? 0 : GLANCE;
  },
  searched(moment) {
    moment.source.place = "pile:agent_draw";
    return GLANCE;
  },
  drew_card(moment) {
    const player = moment.seen.players[moment.seen.seat!]!;
    intoHand(moment, player, moment.event.card);
    moment.fly(moment.source.place, handPlace(player, moment.event.card));
    return CARD;
  },
  reshuffled({ seen, event }) {
    const deck = deckOf(seen, event.pile);
    deck.draw = event.count;
    deck.retired = [];
    return GLANCE;
  },
  attached(moment) {
    const { event, fly } = moment;
    fly(handPlace(playerOf(moment), event.mission), post(event.faction, event.seat, event.mission));
    outOfHand(moment, playerOf(moment), event.mission);
    clip(moment);
    return CARD;
  },
  detached: takeBack,
  returned: takeBack,
  moved(moment) {
    const { seen, event, fly } = moment;
    const from = playerOf(moment).factions.find((faction) => faction !== event.faction)!;
    unclip(seen, from, event.seat, event.mission);
    clip(moment);
    fly(post(from, event.seat, event.mission), post(event.faction, event.seat, event.mission));
    return CARD;
  },
  stole(moment) {
    const { seen, event, fly } = moment;
    unclip(seen, event.faction, event.victim, event.mission);
    intoHand(moment, playerOf(moment), event.mission);
    fly(post(event.faction, event.victim, event.mission), handPlace(playerOf(moment), event.mission));
    return CARD;
  },
  stole_blindly({ seen, event, fly }) {
    seen.players[event.victim]!.missions--;
    seen.players[event.seat]!.missions++;
    fly(`hand:${event.victim}`, `hand:${event.seat}`);
    return CARD;
  },
  stole_this({ seen, event }) {
    without(seen.players[event.victim]!.missions_in_hand, (held) => held === event.mission);
    seen.players[event.seat]!.missions_in_hand?.push(event.mission);
    return CARD;
  },
  killed({ rows, event }) {
    rows.kill(event.place);
    return PAUSE;
  },
  turned({ rows, event }) {
    rows.turn(event.place);
    return PAUSE;
  },
  extracted(moment) {
    const { rows, event, fly } = moment;
    rows.extract(event.place);
    moment.source.place = `row:${event.place}`;
    if (event.card === "face_down") {
      if (!own(playerOf(moment))) playerOf(moment).agents++;
      return own(playerOf(moment)) ? 0 : CARD;
    }
    intoHand(moment, playerOf(moment), event.card);
    fly(`row:${event.place}`, handPlace(playerOf(moment), event.card));
    return CARD;
  },
  swapped({ rows, event, fly }) {
    rows.swap(event.place, event.partner_place);
    if (event.place[0] !== event.partner_place[0]) {
      fly(`row:${event.place}`, `row:${event.partner_place}`);
      fly(`row:${event.partner_place}`, `row:${event.place}`);
    }
    return PAUSE;
  },
  revived(moment) {
    const { rows, event } = moment;
    rows.revive(face(moment, event.card), event.place, event.facing);
    return PAUSE;
  },
  questioned: () => GLANCE,
  took({ seen, event, fly }) {
    seen.players[event.victim]!.agents--;
    seen.players[event.seat]!.agents++;
    fly(`hand:${event.victim}`, `hand:${event.seat}`);
    return CARD;
  },
  took_this(moment) {
    const { seen, event } = moment;
    without(seen.players[event.victim]!.hand, ({ card }) => card === event.card);
    seen.players[event.seat]!.hand?.push(face(moment, event.card));
    return CARD;
  },
  bonus: () => GLANCE,
  bonus_lapsed: () => PAUSE,
  declined: () => GLANCE,
  actions_lost: () => PAUSE,
};

const SOUNDS: Record<string, Sound> = {
  played: "card",
  played_free: "reveal",
  attached: "card",
  killed: "hit",
  turned: "card",
  swapped: "card",
  extracted: "card",
  drew_card: "card",
  gained: "score",
};

export function beats(before: Agents, after: Agents, told: Event[], box: Box): Beat<Agents>[] {
  const cards = cardsOf(box);
  const shown: Beat<Agents>[] = [];
  const source = { place: "pile:agent_draw" };
  let seen = structuredClone(before);
  seen.asked = [];
  seen.source = seen.looking = null;
  let waiting: Told[] = [];
  let flights: Flight[] = [];
  for (const event of told as Told[]) {
    const fly = (from: string, to: string) => flights.push({ from, to });
    const lasts = TELLINGS[event.type]?.({ seen, after, event, cards, rows: new Rows(seen.factions, cards), source, fly }) ?? 0;
    waiting.push(event);
    if (!lasts) continue;
    shown.push({ seen, events: waiting, flights, lasts, sound: SOUNDS[event.type] });
    seen = structuredClone(seen);
    waiting = [];
    flights = [];
  }
  if (waiting.length) shown.push({ seen, events: waiting, flights, lasts: GLANCE });
  return shown;
}
