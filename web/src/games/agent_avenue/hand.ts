/** Where each card of the hand is held: cards stay where they are, a new one takes the place of one that left.
 *  Only a hand of more than four closes its gaps, and every hand does when it is over. */

export interface Held {
  /** Of two equal cards, which. */
  id: number;
  agent: string;
}

const PLACES = 4;
let cards = 0;

/** The places for the hand as it is now, at least so many; of equal cards those at the places `leaving` go first. */
export function reseat(
  places: readonly (Held | null)[],
  hand: readonly string[],
  leaving: readonly number[],
  least: number = PLACES,
): (Held | null)[] {
  const wanted = [...hand];
  const seated = places.map((): Held | null => null);
  const staying = places.map((_, i) => i).sort((a, b) => Number(leaving.includes(a)) - Number(leaving.includes(b)));
  for (const i of staying) {
    const held = places[i];
    const at = held ? wanted.indexOf(held.agent) : -1;
    if (at < 0) continue;
    wanted.splice(at, 1);
    seated[i] = held!;
  }
  while (seated.length < least) seated.push(null);
  for (const agent of wanted) {
    const free = seated.indexOf(null);
    seated.splice(free < 0 ? seated.length : free, 1, { id: cards++, agent });
  }
  while (seated.length > Math.max(least, hand.length)) seated.splice(seated.lastIndexOf(null), 1);
  return seated;
}
