/** How events change the formation in the picture: rows, slots, cards. */

import { isLord, SIDES, type Hulk, type Row, type Side, type Slot } from "./seen";

export interface Place {
  position: number;
  side: Side;
}

export const emptySlot = (): Slot => ({
  terrain: [],
  swarm: [],
  done: [],
  power_field: false,
  survives: null,
  survives_with_tokens: null,
});

export const slotAt = (seen: Hulk, { position, side }: Place): Slot | undefined => seen.formation[position - 1]?.[side];
export const rowOf = (seen: Hulk, marine: string): Row | undefined => seen.formation.find((row) => row.marine === marine);

/** Every slot of the formation with its place, from the top. */
export function slots(seen: Hulk): { place: Place; slot: Slot }[] {
  return seen.formation.flatMap((row, i) => SIDES.map((side) => ({ place: { position: i + 1, side }, slot: row[side] })));
}

/** The odds were for what lay there before. */
export function forget(slot: Slot): void {
  slot.survives = slot.survives_with_tokens = null;
}

export function removeCard(slot: Slot, card: string): void {
  const from = slot.swarm.includes(card) ? slot.swarm : slot.done;
  const at = from.indexOf(card);
  if (at >= 0) from.splice(at, 1);
  forget(slot);
}

export function addCards(slot: Slot, cards: readonly string[]): void {
  slot.swarm.push(...cards);
  forget(slot);
}

export const alike = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** What belongs to the marine himself; terrain and swarms belong to the place. */
export function swap(seen: Hulk, marine: string, partner: string): void {
  const [one, other] = [rowOf(seen, marine), rowOf(seen, partner)];
  if (!one || !other) return;
  const { left, right, ...self } = one;
  const { left: otherLeft, right: otherRight, ...partnerSelf } = other;
  Object.assign(one, partnerSelf, { left, right });
  Object.assign(other, self, { left: otherLeft, right: otherRight });
}

/** The gap closes: what lay beside the fallen joins the marine who is named, in the position that is named. */
export function closeUp(seen: Hulk, joined: string): void {
  const gap = seen.formation.findIndex((row) => row.fallen);
  if (gap < 0) return;
  const [gone] = seen.formation.splice(gap, 1);
  const heir = rowOf(seen, joined);
  if (!heir) return;
  for (const side of SIDES) {
    const [from, to] = [gone![side], heir[side]];
    to.terrain.push(...from.terrain);
    to.done.push(...from.done);
    to.power_field ||= from.power_field && from.swarm.length > 0;
    addCards(to, from.swarm);
  }
}

/** Where a swarm that has come somewhere was before: the nearest place with just these cards. */
export function cameFrom(before: Hulk, to: Place, cards: readonly string[], used: ReadonlySet<Slot>): { place: Place; slot: Slot } | undefined {
  const far = (place: Place) => Math.abs(place.position - to.position) * 2 + (place.side === to.side ? 0 : 1);
  return slots(before)
    .filter(({ slot, place }) => far(place) > 0 && !used.has(slot) && alike(slot.swarm, cards))
    .sort((one, other) => far(one.place) - far(other.place))[0];
}

export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

/** Where cards may come from that are shuffled away: an Event takes a whole swarm, Intimidation whoever is beside blue marines. */
export function sources(seen: Hulk, cards: readonly string[]): { place: Place; slot: Slot }[] {
  const whole = ({ slot }: { slot: Slot }) => alike(without(slot.swarm, slot.swarm.filter(isLord)), cards);
  const blue = ({ place }: { place: Place }) => seen.formation[place.position - 1]!.team === "blue";
  return slots(seen).filter(seen.event ? whole : blue);
}

/** All have attacked: groups that were kept apart are one swarm again. */
export function settle(seen: Hulk): void {
  for (const { slot } of slots(seen)) {
    addCards(slot, slot.done);
    slot.done = [];
  }
}
