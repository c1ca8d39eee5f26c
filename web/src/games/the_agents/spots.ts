/** A row from left to right as the viewer sees it: agents, the arrows between them, and where the picked card may go. */

import { slotAt } from "./rows";
import type { Faction, Laid } from "./views";

export interface Spot {
  key: string;
  /** The agent there, if there is one. */
  laid?: Laid;
  /** Where the picked card may go, or is drawn already: an end of the row, or a gap, which takes up no room. */
  place?: string;
  gap?: boolean;
  /** The arrow at the right edge of the agent. */
  arrow?: { left: string; right: string; points: number; to: number };
}

export interface Placing {
  /** Where the picked card may be placed. */
  free(place: string): boolean;
  /** Where it is drawn already. */
  placed: string | undefined;
}

/** `picture` is the row as it is drawn: with the card that is being placed. */
export function spots(faction: Faction, picture: Faction, mirrored: boolean, { free, placed }: Placing): Spot[] {
  const length = faction.row.length;
  const left: Spot[] = [];
  for (let slot = 0; slot <= length; slot++) {
    const place = `${faction.faction}${slot + 1}`;
    const here = place === placed;
    if (here) left.push({ key: place, place, ...agent(picture, slot, mirrored) });
    else if (free(place)) left.push({ key: place, place, gap: slot > 0 && slot < length });
    const drawn = here || (placed && slot > slotAt(placed)) ? slot + 1 : slot;
    if (slot < length) left.push({ key: faction.row[slot]!.card ?? `dead ${slot}`, ...agent(picture, drawn, mirrored) });
  }
  return mirrored ? left.reverse() : left;
}

function agent(picture: Faction, slot: number, mirrored: boolean): Pick<Spot, "laid" | "arrow"> {
  const laid = picture.row[slot]!;
  const arrow = picture.arrows.find(({ between }) => between[mirrored ? 1 : 0] === laid.place);
  if (!arrow) return { laid };
  const [low, high] = arrow.between.map((place) => picture.row[slotAt(place)]!) as [Laid, Laid];
  const [left, right] = mirrored ? [high.low!, low.high!] : [low.high!, high.low!];
  return { laid, arrow: { left, right, points: arrow.points, to: arrow.to } };
}
