/** Flights for nothing: a card that lies in another zone of the scene than before has gone there. */

import type { Flight } from "./plug";
import { placeIn, type Card, type Scene } from "./scene";

interface Lying extends Card {
  place: string;
}

const lying = (scene: Scene): Lying[] =>
  scene.zones.flatMap((zone) =>
    zone.cards.flatMap((card) => Array.from({ length: card.count ?? 1 }, () => ({ ...card, place: placeIn(zone, card) }))),
  );

/** What lies in the first and not in the second. */
function missing(one: Lying[], other: Lying[]): Lying[] {
  const places = other.map(({ place }) => place);
  return one.filter(({ place }) => {
    const at = places.indexOf(place);
    if (at >= 0) places.splice(at, 1);
    return at < 0;
  });
}

/** The same card; or one of which a face is not seen, before or after. */
const CLOSE = [
  (one: Card, other: Card) => one.of === other.of && one.value === other.value,
  (one: Card, other: Card) => one.of === other.of && (one.value == null || other.value == null),
];

export function wandering(before: { scene?: Scene }, after: { scene?: Scene }): Flight[] {
  if (!before.scene || !after.scene) return [];
  const [was, is] = [lying(before.scene), lying(after.scene)];
  const gone = missing(was, is);
  const flights: Flight[] = [];
  let come = missing(is, was);
  for (const close of CLOSE) {
    come = come.filter((card) => {
      const at = gone.findIndex((other) => close(card, other));
      if (at >= 0) flights.push({ from: gone.splice(at, 1)[0]!.place, to: card.place });
      return at < 0;
    });
  }
  return flights;
}
