/** Where the thirteen locations lie: three rows, Headquarters in the middle; and the event path around it. */

import type { Box } from "../../lib/plug";

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  middle: [number, number];
}

/** Row and column of each location. */
const CELLS: Record<string, readonly [row: number, column: number]> = {
  ...{ r0: [0, 2], r1: [0, 3], r2: [1, 3], r3: [1, 4], r4: [2, 4], r5: [2, 3], r6: [2, 2], r7: [2, 1], r8: [2, 0] },
  ...{ r9: [1, 0], r10: [1, 1], r11: [0, 1], hq: [1, 2] },
};

const COLUMNS = 5;
const ROWS = 3;

/** How large so many discs may be to lie beside each other, or in two or three rows where it is high enough for them. */
export function fitting(count: number, width: number, height: number, gap: number): number {
  const across = (rows: number) => (width + gap) / Math.ceil(count / rows) - gap;
  const down = (rows: number) => (height + gap / 2) / rows - gap / 2;
  return Math.max(across(1), ...[2, 3].map((rows) => Math.min(across(rows), down(rows))));
}

export class CityPlan {
  readonly spots = new Map<string, Spot>();
  readonly path: string[];
  readonly cell: { width: number; height: number };
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;

  /** As large as the room allows; tiles are a little wider than high at most, and never too slender. */
  constructor(box: Box, width: number, height: number, gap: number) {
    const room = (height - gap * (ROWS - 1)) / ROWS;
    const cell = Math.max(24, Math.min((width - gap * (COLUMNS - 1)) / COLUMNS, room * 1.45));
    const tall = Math.max(24, Math.min(room, cell * 1.5));
    this.cell = { width: cell, height: tall };
    this.wide = COLUMNS * cell + gap * (COLUMNS - 1);
    this.high = ROWS * tall + gap * (ROWS - 1);
    this.left = (width - this.wide) / 2;
    this.top = (height - this.high) / 2;
    this.path = box.values.event_path.order;
    for (const [slot, [row, column]] of Object.entries(CELLS)) {
      const x = this.left + column * (cell + gap);
      const y = this.top + row * (tall + gap);
      this.spots.set(slot, { x, y, width: cell, height: tall, middle: [x + cell / 2, y + tall / 2] });
    }
  }

  at(slot: string): Spot {
    return this.spots.get(slot)!;
  }

  /** The lane of the event path, closed. */
  get lane(): string {
    return `${this.path.map((slot, i) => `${i ? "L" : "M"}${this.at(slot).middle.join(" ")}`).join("")}Z`;
  }

  /** The locations from one to another along the path, both included. */
  way(from: string, to: string): string[] {
    const start = this.path.indexOf(from);
    const steps = (this.path.indexOf(to) - start + this.path.length) % this.path.length;
    return Array.from({ length: steps + 1 }, (_, i) => this.path[(start + i) % this.path.length]!);
  }
}
