/** A table that is drawn without a board of its own, from what the game says lies where (`undercover.table.scene`). */

import type { Offer } from "../wire";
import { continuing, path, same, type Path } from "./choice";
import type { Choice } from "./choice.svelte";
import type { Frame } from "./plug";

export interface Card {
  of: string;
  /** A back has none. */
  value?: unknown;
  count?: number;
}

export interface Zone {
  name: string;
  cards: Card[];
  seat?: number | null;
  lies?: "row" | "pile" | "chips";
  idle?: boolean;
}

export interface Counter {
  name: string;
  number: number;
  seat?: number | null;
  most?: number | null;
}

export interface Scene {
  zones: Zone[];
  counters?: Counter[];
}

export interface Laid extends Frame {
  scene?: Scene;
}

/** The `data-place` of a card in a zone. */
export const placeIn = ({ name, seat }: Zone, { of, value }: Card): string => `${name}:${seat ?? ""}:${of}:${value ?? ""}`;

/** A thing an option names: a value of a field. */
export type Thing = Pick<Card, "of" | "value">;

/** What an option names next, once so much of it is picked. */
function nextOf(option: Offer, picked: Path): Thing | null {
  const at = Math.max(picked.length - 1, 0);
  const of = Object.keys(option.label.fields)[at];
  return of === undefined ? null : { of, value: option.targets[at] };
}

const isThing = (one: Thing | null, other: Thing) => one !== null && one.of === other.of && same(one.value, other.value);

/** How far the choice goes that a click adds to; a complete one can still be changed in its last part. */
function base(choice: Choice): Path {
  const picked = choice.proposed ? choice.picked.slice(0, -1) : choice.picked;
  return picked.length > 1 ? picked : [];
}

/** The options that name this thing next. */
export function naming(choice: Choice, thing: Thing, among = choice.options): Offer[] {
  const picked = base(choice);
  return continuing(among, picked).filter((option) => isThing(nextOf(option, picked), thing));
}

/** Whether the choice being made has this thing in it. */
export function isPicked(choice: Choice, thing: Thing): boolean {
  const option = choice.continuing[0];
  if (!option || choice.picked.length < 2) return false;
  const fields = Object.keys(option.label.fields).slice(0, choice.picked.length - 1);
  return fields.some((of, i) => isThing({ of, value: option.targets[i] }, thing));
}

/** Pick a thing that these options name: as far as it goes if they are of one kind. */
export function pick(choice: Choice, thing: Thing, options: readonly Offer[]): void {
  const [option] = options;
  if (option) choice.pick(...path(option).slice(0, Math.max(base(choice).length, 1)), thing.value);
}

/** Whether the scene shows what the option names next, so that it needs no button. */
export function draws(option: Offer, picked: Path, seen: Laid): boolean {
  const next = nextOf(option, picked);
  if (!seen.scene || !next) return false;
  const zones = seen.scene.zones.filter((zone) => !zone.idle);
  return next.of === "seat" || zones.some(({ cards }) => cards.some((card) => isThing(card, next)));
}
