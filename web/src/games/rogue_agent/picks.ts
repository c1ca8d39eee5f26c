/** What a click on something on the table picks, and how things explain themselves. */

import { continuing, path, type Path } from "../../lib/choice";
import type { Choice } from "../../lib/choice.svelte";
import type { Explanation } from "../../lib/explain.svelte";
import type { BoardProps, Box } from "../../lib/plug";
import type { Words } from "../../lib/words";
import type { Offer } from "../../wire";
import { custodyOf, placeAt, unsure } from "./seen";
import type { Criminal, Location, Player, Seen, Hints } from "./views";

export type Given = BoardProps<Seen, Hints>;

/** Options that name a location, and are chosen by clicking it. */
const PLACED = ["step", "assassin", "tick", "explode"];

/** The actions of a turn in the order of the rulebook; Justice actions carry its letters. */
export const MOVES = ["patrol", "investigate", "scan"];
export const MAIN = ["attack", "arrest", "intercept", "turn_in", "search", "purchase", "defuse", "attack_android", "attack_agent", "attack_location"];
export const LAST = ["reinforce", "end_turn"];
export const LETTERS: Record<string, string> = { attack: "A", arrest: "B", intercept: "C", turn_in: "D", search: "E", purchase: "F", defuse: "G" };

/** What an action costs: the resource, and where the box says how much. */
const COSTS: Record<string, [icon: string, constant: string]> = {
  patrol: ["fuel", "extra_patrol_fuel"],
  investigate: ["evidence", "investigate_evidence"],
  scan: ["evidence", "scan_evidence"],
  reinforce: ["credit", "reinforce_credits"],
};

export function costOf(action: string, seen: Seen, box: Box): { icon: string; count: number } | null {
  const [icon, constant] = COSTS[action] ?? [];
  if (!icon || (action === "patrol" && !seen.turn.patrols)) return null;
  return { icon, count: box.values.constants[constant!] };
}

// ---------------------------------------------------------------- locations

/** What clicking a location picks: the whole option if it is the only one there. */
export function placePath(choice: Choice, tile: string): Path | null {
  const kind = PLACED.find((each) => choice.may(each, tile));
  if (!kind) return null;
  const found = continuing(choice.options, [kind, tile]);
  return found.length === 1 ? path(found[0]!) : [kind, tile];
}

export function placeBar(choice: Choice, tile: string): Offer | undefined {
  return PLACED.map((kind) => choice.bar(kind, tile)).find((bar) => bar);
}

/** The option that aims at a criminal, if there is one. */
export function criminalPath(choice: Choice, criminal: string): Path | null {
  const option = choice.options.find(({ targets }) => targets[0] === criminal);
  return option ? path(option) : null;
}

// ---------------------------------------------------------------- words

export const say = (offer: Offer, what: "label" | "why", { words, players }: Pick<Given, "words" | "players">): string =>
  words.say(offer[what].id, offer[what].fields, players);

export function optionExplained(offer: Offer, given: Pick<Given, "words" | "players">, barred = false): Explanation {
  const what = { title: say(offer, "label", given), clause: offer.clause };
  const why = say(offer, "why", given);
  if (!barred) return { ...what, text: why };
  const id = `why-${offer.kind}`;
  return { ...what, text: given.words.has(id) ? given.words.say(id, offer.label.fields, given.players) : undefined, reason: why };
}

/** "3 red dice, 2 of any colour". */
function diceText({ search }: Location, words: Words): string {
  return search
    .map(({ colour, dice }) => (colour === "white" ? words.say("board-any-dice", { count: dice }) : words.say("board-dice-of", { count: dice, colour })))
    .join(", ");
}

/** What a location is good or bad for, in a word: what it sells, who lies in wait. */
export function placeWord({ goods, gangsters, destroyed }: Location, words: Words): string {
  if (destroyed) return words.say("board-destroyed");
  return [...goods.map(({ item }) => words.say(`item-${item}`)), gangsters ? `${words.say("board-gangster")} ×${gangsters}` : ""].filter(Boolean).join(", ");
}

/** Where one drives from there, and where discs walk: what the streets show, in words. */
export function roadText({ slot }: Location, { seen, words, box }: Pick<Given, "seen" | "words" | "box">): string {
  const tile = (at: string) => placeAt(seen, at).tile;
  const roads: string[] = box.values.city_slots.find(({ id }: { id: string }) => id === slot).adjacent;
  const { order }: { order: string[] } = box.values.event_path;
  const next = order.includes(slot) ? order[(order.indexOf(slot) + 1) % order.length]! : null;
  return [words.say("board-roads", { to: roads.map(tile) }), next ? words.say("board-path-next", { to: tile(next) }) : ""].filter(Boolean).join(" ");
}

/** Everything printed on a location, in words, from what lies there now. */
export function placeText(place: Location, words: Words, box: Box): string {
  const lines: string[] = [];
  if (place.destroyed) lines.push(words.say("board-destroyed-text"));
  if (place.gangsters) lines.push(words.say("board-gangsters", { count: place.gangsters }));
  if (place.search.length) lines.push(words.say("board-search-here", { dice: diceText(place, words) }));
  for (const { item, amount, price, currency } of place.goods) {
    lines.push(words.say(`board-sold-for-${currency}`, { item, count: amount, price }));
  }
  if (place.shield !== "none") lines.push(words.say(`board-safe-${place.shield}`));
  if (!place.informants.length && !place.destroyed) lines.push(words.say("board-no-spaces"));
  if (!place.destroyed && unsurePlace(place, box)) lines.push(words.say("board-reconstructed"));
  return lines.join(" ");
}

const PRINTED = ["search", "goods", "gangsters", "shield", "informant_slots"];
export const unsurePlace = ({ tile }: Location, box: Box): boolean => PRINTED.some((field) => unsure(box, "tiles", tile, field));

export function criminalExplained(criminal: Criminal, { words, players, box }: Pick<Given, "words" | "players" | "box">): Explanation {
  const name = words.say(`disc-${criminal.criminal}`);
  const marked = criminal.markers.length ? words.say("board-looked-into", { seat: criminal.markers }, players) : "";
  const state = criminal.custody !== null ? words.say("board-custody-text") : criminal.defeated ? words.say("board-defeated-text") : "";
  if (!criminal.card) {
    return { title: `${name}: ${words.say("board-face-down")}`, text: [words.say(`disc-${criminal.criminal}-text`), marked].filter(Boolean).join(" "), clause: "S6.4" };
  }
  const doubt = box.unsure("criminals", criminal.card) ? words.say("board-reconstructed") : "";
  return {
    title: `${name}: ${words.say(`card-${criminal.card}`)}`,
    text: [state, words.say(`card-${criminal.card}-text`), marked, doubt].filter(Boolean).join(" "),
    clause: "S6.5",
  };
}

/** Who stands and what lies on a location, for those who do not see it. */
export function placeSummary(place: Location, given: Pick<Given, "seen" | "words" | "players">): string {
  const { seen, words, players } = given;
  const parts = [
    ...seen.players.filter(({ slot }) => slot === place.slot).map(({ seat }) => players[seat] ?? ""),
    ...(seen.police === place.slot ? [words.say("board-police")] : []),
    ...seen.criminals.filter(({ slot }) => slot === place.slot).map(({ criminal, defeated }) => words.say(`disc-${criminal}`) + (defeated ? ` (${words.say("board-defeated")})` : "")),
    ...place.bombs.map((timer) => `${words.say("disc-bomb")}, ${words.say("board-timer", { timer })}`),
    ...(place.assassins ? [`${words.say("disc-assassin")} ×${place.assassins}`] : []),
    ...place.informants.filter((seat) => seat !== null).map((seat) => words.say("board-informant-of", { seat }, players)),
  ];
  return parts.join(", ");
}

export function playerSummary(player: Player, { seen, words }: Pick<Given, "seen" | "words">): string {
  const tracks = Object.entries(player.board).map(([track, value]) => `${words.say(`track-${track}`)} ${value}`);
  return [
    `${words.say("board-influence")} ${player.influence}`,
    `${words.say("board-points")} ${player.points}`,
    `${words.say("board-credits")} ${player.credits}`,
    ...tracks,
    `${words.say("board-custody")}: ${custodyOf(seen, player.seat).length}`,
    player.android ? words.say("board-android") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
