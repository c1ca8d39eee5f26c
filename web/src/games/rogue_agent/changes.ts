/** How the picture changes when discs, bombs and informants come and go. */

import { criminalOf, type Criminal, type Place, type Rogue } from "./seen";

export function intoBag(seen: Rogue, disc: string): void {
  seen.data_stream[disc] = (seen.data_stream[disc] ?? 0) + 1;
}

export function outOfBag(seen: Rogue, disc: string): void {
  const left = (seen.data_stream[disc] ?? 1) - 1;
  if (left > 0) seen.data_stream[disc] = left;
  else delete seen.data_stream[disc];
}

/** A criminal's disc goes back into the bag, and the markers on its card go home. */
export function freeDisc(seen: Rogue, id: string): void {
  const criminal = criminalOf(seen, id);
  for (const seat of criminal.markers) seen.players[seat]!.markers++;
  const free: Partial<Criminal> = { slot: null, custody: null, defeated: false, new_on_top: false, face_up: false, markers: [] };
  Object.assign(criminal, free, { card: null, health: null, reward: null, syndicate: null });
  intoBag(seen, id);
}

/** A card that was turned up, with its numbers if it is still there. */
export function knownCard(after: Rogue, card: string): Partial<Criminal> {
  const known = after.criminals.find((criminal) => criminal.card === card);
  return known ? { card, health: known.health, reward: known.reward, syndicate: known.syndicate } : { card };
}

/** A bomb arrives; its timer is rolled next. */
export function addTimer(place: Place, timer: number): number {
  place.bombs = [...place.bombs, timer];
  return 0;
}

/** A timer falls, or shows its first number. */
export function lowerTimer(place: Place, timer: number): void {
  const fresh = timer > 0 ? place.bombs.indexOf(0) : -1;
  const exact = place.bombs.indexOf(timer + 1);
  const higher = place.bombs.findIndex((other) => other > timer);
  const at = [fresh, exact, higher].find((found) => found >= 0);
  if (at !== undefined) place.bombs = place.bombs.with(at, timer).sort();
}

/** The bomb with this timer leaves, or the one whose time is up first. */
export function removeBomb(seen: Rogue, place: Place, timer?: number): void {
  const at = timer === undefined ? -1 : place.bombs.indexOf(timer);
  place.bombs = place.bombs.filter((_, i) => i !== (at < 0 ? 0 : at));
  intoBag(seen, "bomb");
}

/** When the top informant leaves, the bottom one moves up. */
export function dropInformant(place: Place, seat: number): void {
  const at = place.informants.lastIndexOf(seat);
  if (at < 0) return;
  const left = place.informants.filter((other, i) => i !== at && other !== null);
  place.informants = place.informants.map((_, i) => left[i] ?? null);
}
