/** A row from left to right as the viewer sees it: agents, free ends, gaps, and the arrows between. */

import { slotAt } from "./rows";
import type { Colour, Faction, Laid } from "./seen";

/** An agent, with the arrow at its right edge; or a free end. */
export interface Spot {
  key: string;
  laid?: Laid;
  /** Where the picked card could go: to this end, into the gap at the left edge, or (placed) where it is drawn already. */
  place?: string;
  placed?: boolean;
  arrow?: { left: Colour; right: Colour; points: number; to: number };
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
  const name = (slot: number) => `${faction.faction}${slot + 1}`;
  const open = (slot: number) => name(slot) !== placed && free(name(slot));
  const among = placed ? slotAt(placed) : Infinity;
  const agents = picture.row.map((laid, drawn): Spot => {
    const spot: Spot = { key: laid.card ?? `dead ${laid.place}`, laid, arrow: arrowBehind(picture, laid, mirrored) };
    if (laid.place === placed) return { ...spot, place: placed, placed: true };
    const slot = drawn > among ? drawn - 1 : drawn;
    const gap = mirrored ? slot + 1 : slot;
    return gap > 0 && gap < length && open(gap) ? { ...spot, place: name(gap) } : spot;
  });
  const ends = (length ? [0, length] : [0]).map((slot): Spot[] => (open(slot) ? [{ key: `end ${slot}`, place: name(slot) }] : []));
  const all = [...ends[0]!, ...agents, ...(ends[1] ?? [])];
  return mirrored ? all.reverse() : all;
}

function arrowBehind({ arrows, row }: Faction, laid: Laid, mirrored: boolean): Spot["arrow"] {
  const arrow = arrows.find(({ between }) => between[mirrored ? 1 : 0] === laid.place);
  if (!arrow) return undefined;
  const [low, high] = arrow.between.map((place) => row[slotAt(place)]!) as [Laid, Laid];
  const [left, right] = mirrored ? [high.low!, low.high!] : [low.high!, high.low!];
  return { left, right, points: arrow.points, to: arrow.to };
}
