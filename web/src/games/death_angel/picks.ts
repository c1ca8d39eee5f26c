/** What a click on something on the board picks: the path down to an option, or as far as the thing goes. */

import { continuing, path, type Path } from "../../lib/choice";
import type { Choice } from "../../lib/choice.svelte";
import type { Explanation } from "../../lib/explain.svelte";
import type { Words } from "../../lib/words";
import type { Offer } from "../../wire";
import type { Side } from "./seen";
import type { Row, Seen } from "./views";

const MARINES = ["token", "stealth_pay", "catacombs", "name_marine", "in_front"];
const PLACES = ["strategize", "strategize_to", "power_field", "holds", "chapel", "name_swarm"];
const PILES = ["stealth", "name_pile", "pile", "odd_card"];
const TERRAINS = ["cogitate", "serve_first"];
const TEAMS = ["take_team", "name_team"];
const ATTACKS = ["attack", "pay_attack"];
const CARDS = ["slay", "pick"];
const NOBODY = "none";

/** Answers that point at nothing on the board: buttons in the prompt. */
const POINTED = [...MARINES, ...PLACES, ...PILES, ...TERRAINS, ...TEAMS, ...ATTACKS, ...CARDS];
const ON_BOARD = [...POINTED, "play", "swap", "turn", "activate", "name_card", "name_cards"];

/** The kind among these that can be chosen now; something of another kind may be half picked. */
function kindOf(choice: Choice, among: readonly string[]): string | undefined {
  const begun = choice.picked[0] as string | undefined;
  if (begun) return among.includes(begun) ? begun : undefined;
  return [...choice.options, ...choice.barred].find(({ kind }) => among.includes(kind))?.kind;
}

export function answers(choice: Choice): Offer[] {
  return choice.picked.length ? [] : choice.options.filter(({ kind }) => !ON_BOARD.includes(kind));
}

// ---------------------------------------------------------------- marines

export function marinePath(choice: Choice, marine: string): Path | null {
  if (kindOf(choice, ["turn"])) return ["turn", toggled(turning(choice), marine, choice)];
  if (kindOf(choice, ["swap"])) {
    const first = choice.picked[1];
    return first && first !== marine ? ["swap", first, marine] : ["swap", marine];
  }
  if (faithful(choice)) return ["name_marine", marine];
  const kinds = [...MARINES, ...ATTACKS, "name_card"];
  const found = [...choice.options, ...choice.barred].find(({ kind, targets }) => kinds.includes(kind) && targets[0] === marine);
  return found ? [found.kind, marine] : null;
}

/** The marines who are going to turn, as far as that is picked. */
export function turning(choice: Choice): string[] {
  return choice.picked[0] === "turn" ? (choice.picked[1] as string[]) : [];
}

/** With or without this marine, in the order in which the options list them. */
function toggled(marines: readonly string[], marine: string, choice: Choice): string[] {
  const wanted = marines.includes(marine) ? marines.filter((other) => other !== marine) : [...marines, marine];
  const listed = choice.options.map(({ targets }) => targets[0]).find((all) => sameSet(all, wanted));
  return (listed as string[]) ?? wanted;
}

function sameSet(one: unknown, other: readonly string[]): boolean {
  return Array.isArray(one) && one.length === other.length && other.every((each) => one.includes(each));
}

// ---------------------------------------------------------------- places and swarms

export function placePath(choice: Choice, position: number, side: Side): Path | null {
  const place = kindOf(choice, PLACES);
  if (place) return [place, position, side];
  const attack = kindOf(choice, ATTACKS);
  if (!attack) return null;
  if (choice.picked[1]) return [attack, choice.picked[1], position, side];
  const ways = choice.options.filter(({ targets }) => targets[1] === position && targets[2] === side);
  return ways.length === 1 ? path(ways[0]!) : null;
}

/** All cards of one kind in a swarm are one option. */
export function cardPath(choice: Choice, row: Row, position: number, side: Side, card: string): Path | null {
  const kind = kindOf(choice, CARDS);
  if (kind) return [kind, position, side, card];
  if (faithful(choice)) return faithPath(choice, row, side, card);
  return kindOf(choice, ["name_card"]) ? ["name_card", row.marine, side, card] : null;
}

// -- Rewarded Faith: a marine, then as many cards beside him as he has tokens, one by one

const faithful = (choice: Choice) => choice.options.some(({ kind }) => kind === "name_cards");

/** The cards picked for it on one side. */
export function offered(choice: Choice, marine: string, side: Side): string[] {
  const [kind, whom, ...sides] = choice.picked as [string, string, ...string[][]];
  if (kind !== "name_cards" || whom !== marine) return [];
  return sides[side === "left" ? 0 : 1]!.filter((card) => card !== NOBODY);
}

function faithPath(choice: Choice, row: Row, side: Side, card: string): Path | null {
  if (choice.picked[1] !== row.marine) return null;
  const wanted = [...offered(choice, row.marine, side), card];
  const other = offered(choice, row.marine, side === "left" ? "right" : "left");
  const [left, right] = side === "left" ? [wanted, other] : [other, wanted];
  const found = choice.options.find(
    ({ kind, targets }) => kind === "name_cards" && targets[0] === row.marine && alike(targets[1], left) && alike(targets[2], right),
  );
  return found ? path(found) : null;
}

function alike(cards: unknown, wanted: readonly string[]): boolean {
  const given = (cards as string[]).filter((card) => card !== NOBODY);
  return [...given].sort().join() === [...wanted].sort().join();
}

// ---------------------------------------------------------------- the rest

export function terrainPath(choice: Choice, terrain: string): Path | null {
  const kind = kindOf(choice, TERRAINS);
  if (kind) return [kind, terrain];
  const all = choice.picked.length ? [] : [...choice.options, ...choice.barred];
  const found = all.find((option) => option.kind === "activate" && option.targets[1] === terrain);
  return found ? path(found) : null;
}

export function pilePath(choice: Choice, side: Side): Path | null {
  const [kind, ...place] = choice.picked;
  if (kind === "name_swarm" && place.length >= 2) return ["name_swarm", place[0], place[1], side];
  const pile = kindOf(choice, PILES);
  return pile ? [pile, side] : null;
}

export function teamPath(choice: Choice, team: string): Path | null {
  const kind = kindOf(choice, TEAMS);
  return kind ? [kind, team] : null;
}

// ---------------------------------------------------------------- picking

export const lit = (choice: Choice, where: Path | null): boolean => where !== null && choice.may(...where);
export const barred = (choice: Choice, where: Path | null) => (where && !choice.may(...where) ? choice.bar(...where) : undefined);
export const chosen = (choice: Choice, where: Path | null) =>
  where !== null && choice.picked.length > 0 && choice.has(...where);

/** What needs no second thought: it harms nobody, or it can be undone. */
const EASY = [
  ...["take_team", "token", "strategize", "strategize_to", "power_field", "swap", "stealth", "stealth_pay", "slay", "pick", "pile"],
  ...["cogitate", "odd_card", "in_front", "serve_first"],
];

/** Pick that far, or all the way if it can mean only one thing; what is picked already is put back. Things too small to
 *  be hit for sure always ask again. */
export function pick(choice: Choice, where: Path | null, sure = true): void {
  if (!where) return;
  if (chosen(choice, where) && !choice.proposed) return choice.clear();
  const ways = continuing(choice.options, where);
  choice.pick(...(ways.length === 1 ? path(ways[0]!) : where));
  if (sure && choice.proposed && EASY.includes(choice.proposed.kind)) choice.confirm();
}

/** Who turns is settled marine by marine; with nobody left there is nothing to confirm. */
export function pickMarine(choice: Choice, marine: string, sure = true): void {
  const where = marinePath(choice, marine);
  if (where?.[0] === "turn" && !(where[1] as string[]).length) return choice.clear();
  pick(choice, where, sure);
}

/** Rows lower than this are too small for a finger. */
export const SURE = 34;

/** What picking that far is called, if it can mean only one thing. */
export function labelOf(choice: Choice, where: Path | null, words: Words, players: readonly string[]): string {
  const [only, ...others] = where ? continuing(choice.options, where) : [];
  return only && !others.length ? words.say(only.label.id, only.label.fields, players) : "";
}

/** The explanation of a thing, with the reason if it cannot be had. */
export function explained(
  what: Explanation,
  choice: Choice,
  where: Path | null,
  words: Words,
  players: readonly string[],
): Explanation {
  const bar = barred(choice, where);
  return bar ? { ...what, reason: words.say(bar.why.id, bar.why.fields, players), clause: bar.clause } : what;
}

/** Cards that make more of another face: whoever has played one of them may want to roll again. */
const COUNT_FACES = ["flamer_attack", "dead_aim", "psionic_attack", "counter_attack"];

/** A roll that does is kept. */
export function needless({ fight, teams }: Seen): string | undefined {
  const played = teams.find(({ marines }) => marines.includes(fight?.marine ?? ""))?.played ?? "";
  if (!fight?.good || COUNT_FACES.includes(played)) return undefined;
  return fight.attacker === "swarm" ? "accept" : "keep_roll";
}
