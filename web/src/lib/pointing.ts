/** Pointing at the table: where the things are that are spoken of, and where there is room to speak. */

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Size = Pick<Area, "width" | "height">;

/** What must not be covered, and how bad that would be. */
export type Kept = readonly [area: Area, weight: number];

const EDGE = 8;
const ACROSS = 3;
const DOWN = 14;
/** What a pixel of distance costs, compared with a covered one; and how much better another place must be before the
 *  card moves there. */
const FAR = 12;
const RESTLESS = 1200;
/** How far an arrow ends from the sides of what it points at. */
const INSET = 10;

/** The elements of a place: `hand:0:*` are all cards of that hand; `prompt` is where it is asked. */
export function elementsAt(place: string): Element[] {
  if (place === "prompt") return [...document.querySelectorAll(".prompt")];
  const [start, ...rest] = place.split("*");
  if (!rest.length) return [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)];
  const found = [...document.querySelectorAll<HTMLElement>(`[data-place^="${CSS.escape(start!)}"]`)];
  return found.filter(({ dataset }) => dataset.place!.endsWith(rest.at(-1)!));
}

/** What is on the screen of these places, each with a little room around it. */
export function areasOf(places: readonly string[]): Area[] {
  return places
    .flatMap(elementsAt)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ x, y, width, height }) => ({ x: x - 4, y: y - 4, width: width + 8, height: height + 8 }));
}

/** Where a text is written, which may be less than what it is written in. */
export function written(element: Element): Area {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

export function overlap(one: Area, other: Area): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

function distance(one: Area, other: Area): number {
  const gap = (from: number, long: number, start: number, length: number) => Math.max(0, start - from - long, from - start - length);
  return gap(one.x, one.width, other.x, other.width) + gap(one.y, one.height, other.y, other.height);
}

/** Where within a room a card of this size covers least of what is to be seen, and is near what it is about; it stays if
 *  it lies well. */
export function roomFor(size: Size, room: Area, kept: readonly Kept[], about: Area | undefined, now: Area | null): Area {
  const { width, height } = size;
  const away = (area: Area) => (about ? FAR * distance(area, about) : 0);
  const covered = (area: Area) => kept.reduce((sum, [each, weight]) => sum + weight * overlap(area, each), away(area));
  const places: Area[] = [];
  for (let across = 0; across < ACROSS; across++) {
    for (let down = 0; down < DOWN; down++) {
      const x = room.x + EDGE + ((room.width - width - 2 * EDGE) * across) / (ACROSS - 1);
      const y = room.y + EDGE + ((room.height - height - 2 * EDGE) * down) / (DOWN - 1);
      places.push({ x, y, width, height });
    }
  }
  const best = places.reduce((least, place) => (covered(place) < covered(least) ? place : least));
  const inside = now && now.x >= room.x && now.x + width <= room.x + room.width && now.y + height <= room.y + room.height;
  const staying = inside ? { ...now, width, height } : null;
  return staying && covered(staying) <= covered(best) + RESTLESS ? staying : best;
}

/** What is nearest to a card: an arrow to it crosses nothing else of what is spoken of. */
export function nearest(card: Area, areas: readonly Area[]): Area | undefined {
  const [first, ...others] = areas;
  return first && others.reduce((near, each) => (distance(card, each) < distance(card, near) ? each : near), first);
}

export interface Way {
  from: [number, number];
  to: [number, number];
}

/** The way of an arrow from a card to what it points at, from edge to edge: to its middle, or to a side of it where it
 *  would cross a text; none where every way would. */
export function arrow(card: Area, aim: Area, texts: readonly Area[]): Way | null {
  if (overlap(card, aim)) return null;
  const ways = [0.5, 0, 1].map((part) => wayTo(card, aim, part));
  return ways.find((way) => !texts.some((each) => overlap(drawn(way), each))) ?? null;
}

function wayTo(card: Area, aim: Area, part: number): Way {
  const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  const [left, right] = [aim.x + INSET, aim.x + aim.width - INSET];
  const from: Way["from"] = [
    clamp(left + (right - left) * part, card.x + 12, card.x + card.width - 12),
    clamp(aim.y + aim.height * part, card.y, card.y + card.height),
  ];
  return { from, to: [clamp(from[0], left, right), clamp(from[1], aim.y, aim.y + aim.height)] };
}

/** What a drawn way covers. */
function drawn({ from, to }: Way): Area {
  const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  return { x: x - 4, y, width: Math.abs(to[0] - from[0]) + 8, height: Math.abs(to[1] - from[1]) + 1 };
}
