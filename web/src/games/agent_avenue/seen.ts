/** Who looks at the street, and from which side. */

import type { Seen, Side } from "./views";

/** The side of whoever looks; a spectator looks over Green's shoulder. */
export function ownSide(seen: Seen): Side {
  return seen.sides.find((side) => seen.seat !== null && side.seats.includes(seen.seat)) ?? seen.sides[0]!;
}
