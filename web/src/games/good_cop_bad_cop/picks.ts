/** What a click on a seat or a card picks. An option is picked in stages: what, with which card, whom or which card. */

import { continuing, path, type Path } from "../../lib/choice";
import type { Choice } from "../../lib/choice.svelte";
import type { Explanation } from "../../lib/explain.svelte";
import type { Words } from "../../lib/words";
import type { Offer } from "../../wire";
import { slotId } from "./seen";

/** Decisions about one thing only: what is wanted is clear before anything is picked. */
const ALONE = ["arrange", "turn_up", "aim", "retarget", "pick", "about_card", "about_player", "accuse", "vouch"];
const SEATS = ["seat", "other"];
const SLOTS = ["slot", "other_slot"];
const ORDER = ["first", "second", "third"];

export type Wanted = "seat" | "card" | "own" | "order";

/** What is to be pointed at next, and what is picked already. */
export interface Asking {
  wants: Wanted;
  so_far: Path;
}

const fieldsOf = (option: Offer): string[] => Object.keys(option.label.fields);

/** How long the path of an option is after each stage. A card is a seat and a slot at once, and goes in one stage. */
export function stages(option: Offer): number[] {
  const fields = fieldsOf(option);
  const ends = fields.flatMap((field, i) => (SEATS.includes(field) && SLOTS.includes(fields[i + 1] ?? "") ? [] : [i + 2]));
  return [1, ...ends];
}

function wantedAfter(option: Offer, picked: number): Wanted | null {
  const [next = "", after = ""] = fieldsOf(option).slice(picked - 1);
  if (SEATS.includes(next)) return SLOTS.includes(after) ? "card" : "seat";
  if (SLOTS.includes(next)) return "own";
  return ORDER.includes(next) ? "order" : null;
}

/** What is wanted now. Something picked completely may still be exchanged for another of its kind. */
export function asking(choice: Choice): Asking | null {
  const kind = choice.options[0]?.kind;
  const start: Path = choice.picked.length ? choice.picked : kind && ALONE.includes(kind) ? [kind] : [];
  if (!start.length) return null;
  const option = continuing(choice.options, start)[0]!;
  const length = fieldsOf(option).includes("first")
    ? start.length - (choice.proposed ? ORDER.length : 0)
    : Math.max(...stages(option).filter((end) => end <= start.length && end < path(option).length), 0);
  const wants = length ? wantedAfter(option, length) : null;
  return wants && { wants, so_far: start.slice(0, length) };
}

/** What pointing at a player picks. */
export function seatPath(choice: Choice, seat: number): Path | null {
  const asked = asking(choice);
  return asked?.wants === "seat" ? [...asked.so_far, seat] : null;
}

/** What pointing at a card picks. While nothing is picked, a face-down card of somebody else means an investigation. */
export function cardPath(choice: Choice, seat: number, slot: number, own: boolean): Path | null {
  const asked = asking(choice);
  if (!asked) return choice.picked.length ? null : ["investigate", seat, slotId(slot)];
  const { wants, so_far } = asked;
  if (wants === "card") return exchangePath(choice, so_far, seat, slot) ?? [...so_far, seat, slotId(slot)];
  if (!own) return null;
  if (wants === "own") return [...so_far, slotId(slot)];
  return wants === "order" ? orderPath(choice, [...so_far, slotId(slot)]) : null;
}

/** Two cards of Blackmail may be pointed at in any order, but the option names one of them first. */
function exchangePath(choice: Choice, so_far: Path, seat: number, slot: number): Path | null {
  if (so_far.length !== 4) return null;
  const [kind, equipment, firstSeat, firstSlot] = so_far;
  if (seat === firstSeat) return [kind, equipment, seat, slotId(slot)];
  const turned = [kind, equipment, seat, slotId(slot), firstSeat, firstSlot];
  return choice.may(...turned) ? turned : null;
}

/** With the last but one card of an order the last one is clear too. */
function orderPath(choice: Choice, picked: Path): Path {
  const left = continuing(choice.options, picked);
  return left.length === 1 ? path(left[0]!) : picked;
}

/** The places of cards that are part of what is picked: "seat:slot". */
export function pickedCards(choice: Choice, viewer: number): Set<string> {
  const option = continuing(choice.options, choice.picked)[0];
  const found = new Set<string>();
  if (!option || !choice.picked.length) return found;
  fieldsOf(option).forEach((field, i) => {
    const value = choice.picked[i + 1];
    if (value === undefined) return;
    if (SLOTS.includes(field)) found.add(`${SEATS.includes(fieldsOf(option)[i - 1] ?? "") ? choice.picked[i] : viewer}:${value}`);
    if (ORDER.includes(field)) found.add(`${viewer}:${value}`);
  });
  return found;
}

/** The slots of a new order that are picked so far, from the left. */
export function orderSoFar(choice: Choice): string[] {
  const asked = asking(choice);
  return asked?.wants === "order" ? (choice.picked.filter((step) => /^[012]$/.test(`${step}`)) as string[]) : [];
}

/** The seats that are part of what is picked. */
export function pickedSeats(choice: Choice): Set<unknown> {
  const option = continuing(choice.options, choice.picked)[0];
  const fields = option && choice.picked.length ? fieldsOf(option) : [];
  const alone = (field: string, i: number) => SEATS.includes(field) && !SLOTS.includes(fields[i + 1] ?? "");
  return new Set(fields.map((field, i) => alone(field, i) && choice.picked[i + 1]).filter((step) => typeof step === "number"));
}

// ---------------------------------------------------------------- words

/** What picking that far is called, if it can mean only one thing. */
export function labelOf(choice: Choice, where: Path | null, words: Words, players: readonly string[]): string {
  if (!where) return "";
  const [only, ...others] = continuing(choice.options, where);
  return only && !others.length ? words.say(only.label.id, only.label.fields, players) : "";
}

/** The explanation of a thing, with the reason if it cannot be had. */
export function explanation(what: Explanation, bar: Offer | undefined, words: Words, players: readonly string[]): Explanation {
  return bar ? { ...what, reason: words.say(bar.why.id, bar.why.fields, players), clause: bar.clause } : what;
}
