/** Lines across the table: from the edge of one seat to the edge of another. */

import type { Spot } from "./layout";

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const middle = ({ x, y, width, height }: Spot): [number, number] => [x + width / 2, y + height / 2];

/** Where the way from the middle of a seat leaves it, and a little further. */
function edge(spot: Spot, dx: number, dy: number, beyond: number): [number, number] {
  const [x, y] = middle(spot);
  const length = Math.hypot(dx, dy) || 1;
  const across = Math.min(spot.width / 2 / Math.abs(dx || 1e-9), spot.height / 2 / Math.abs(dy || 1e-9));
  const way = across + beyond / length;
  return [x + dx * way, y + dy * way];
}

/** `aside` shifts the line to its left, so that two that go to and fro do not cover each other. */
export function between(from: Spot, to: Spot, aside = 0): Line {
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy) || 1;
  const [shiftX, shiftY] = [(dy / length) * aside, (-dx / length) * aside];
  const [x1, y1] = edge(from, dx, dy, 3);
  const [x2, y2] = edge(to, -dx, -dy, 9);
  return { x1: x1 + shiftX, y1: y1 + shiftY, x2: x2 + shiftX, y2: y2 + shiftY };
}
