/** Lines across the table: from the edge of one seat to the edge of another. */

import type { Spot } from "./layout";

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const middle = ({ x, y, width, height }: Spot): [number, number] => [x + width / 2, y + height / 2];

/** From the middle of a seat to its edge, on a way in this direction. */
function reach(spot: Spot, dx: number, dy: number): number {
  const across = Math.min(spot.width / 2 / Math.abs(dx || 1e-9), spot.height / 2 / Math.abs(dy || 1e-9));
  return across * Math.hypot(dx, dy);
}

/** `aside` shifts the line to its left, so that two that go to and fro do not cover each other. */
export function between(from: Spot, to: Spot, aside = 0): Line {
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy) || 1;
  const [leaves, arrives] = [reach(from, dx, dy), length - reach(to, dx, dy)];
  /** Where two sit close, it begins under the seat it leaves: its head is seen, and points the right way. */
  const close = arrives - leaves < 24;
  const at = (way: number) => [fromX + (dx * way + dy * aside) / length, fromY + (dy * way - dx * aside) / length] as const;
  const [x1, y1] = at(leaves + (close ? -9 : 3));
  const [x2, y2] = at(arrives - (close ? 4 : 9));
  return { x1, y1, x2, y2 };
}
