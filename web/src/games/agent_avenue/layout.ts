/** The street: a rounded rectangle of 14 spaces, 4 wide and 5 high, walked clockwise from Green's home on the left. */

/** Column and row of each space. */
const CELLS = [
  [0, 2],
  [0, 1],
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [3, 4],
  [2, 4],
  [1, 4],
  [0, 4],
  [0, 3],
] as const;

export const SPACES = CELLS.length;
export const HOMES = [0, 7];
export const CORNERS = [2, 5, 9, 12];

/** How deep a garden is, in parts of its lot; the street runs at its end. Where there is little room, the park gets it. */
const DEPTH = 0.74;
const SHALLOW = 0.6;
const LITTLE = 90;

export type Point = readonly [x: number, y: number];

/** A garden, and the middle of the part of it that the street leaves free. */
export interface Lot {
  space: number;
  x: number;
  y: number;
  width: number;
  height: number;
  middle: Point;
  room: Point;
}

export class Ring {
  readonly street: number;
  /** Left, top, right and bottom of the middle of the street. */
  readonly edges: readonly [number, number, number, number];
  readonly lots: Lot[];
  private radius: number;
  private depth: number;
  private marks: number[];
  readonly around: number;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    const [cell, row] = [width / 4, height / 5];
    this.depth = Math.min(cell, row) < LITTLE ? SHALLOW : DEPTH;
    this.street = Math.min(60, Math.max(20, Math.min(cell, row) * 0.3));
    this.radius = Math.min(cell, row) * 0.4;
    const [deepX, deepY] = [cell * this.depth, row * this.depth];
    this.edges = [deepX, deepY, width - deepX, height - deepY];
    this.lots = CELLS.map(([column, line], space) => this.lot(space, column, line));
    this.around = this.lengths().reduce((sum, part) => sum + part, 0);
    this.marks = this.measure(row, cell);
  }

  /** What lies inside the street. */
  get park(): { x: number; y: number; width: number; height: number } {
    const [left, top, right, bottom] = this.edges;
    const half = this.street / 2 + 2;
    return { x: left + half, y: top + half, width: right - left - 2 * half, height: bottom - top - 2 * half };
  }

  get path(): string {
    const [left, top, right, bottom] = this.edges;
    const r = this.radius;
    const turn = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
    return [
      `M${left} ${this.height / 2}V${top + r}${turn(left + r, top)}H${right - r}${turn(right, top + r)}`,
      `V${bottom - r}${turn(right - r, bottom)}H${left + r}${turn(left, bottom - r)}Z`,
    ].join("");
  }

  /** The point so many spaces (a whole number or not, below zero too) from Green's home. */
  point(spaces: number): Point {
    const t = ((spaces % SPACES) + SPACES) % SPACES;
    const from = Math.floor(t);
    const start = this.marks[from]!;
    const end = this.marks[from + 1]!;
    return this.along(start + (end - start) * (t - from));
  }

  /** Half of the left side, a corner, the top, …: the parts of the way round, from home to home. */
  private lengths(): number[] {
    const [left, top, right, bottom] = this.edges;
    const r = this.radius;
    const [half, across, corner] = [(bottom - top) / 2 - r, right - left - 2 * r, (Math.PI * r) / 2];
    return [half, corner, across, corner, 2 * half, corner, across, corner, half];
  }

  private lot(space: number, column: number, line: number): Lot {
    const [cell, row] = [this.width / 4, this.height / 5];
    const deepX = cell * this.depth - this.street / 2;
    const deepY = row * this.depth - this.street / 2;
    const outerX = column === 0 || column === 3;
    const outerY = line === 0 || line === 4;
    const corner = outerX && outerY;
    const room: Point = corner ? [cell * 0.76, row * 0.76] : [outerX ? deepX : cell, outerY ? deepY : row];
    const [width, height] = corner ? [cell, row] : room;
    const x = column === 3 ? this.width - width : cell * column;
    const y = line === 4 ? this.height - height : row * line;
    const middle: Point = [
      column === 3 ? this.width - room[0] / 2 : x + room[0] / 2,
      line === 4 ? this.height - room[1] / 2 : y + room[1] / 2,
    ];
    return { space, x, y, width, height, middle, room };
  }

  /** How far along the way each space lies; the last is the first once more. */
  private measure(row: number, cell: number): number[] {
    const [half, corner, across] = this.lengths() as [number, number, number];
    const quarter = half + corner / 2;
    const top = half + corner + across / 2;
    const right = half + corner + across + corner + half;
    const there = [0, row, quarter, top - cell / 2, top + cell / 2, right - quarter, right - row];
    return [...there, ...there.map((mark) => mark + right), 2 * right];
  }

  private along(length: number): Point {
    const [left, top, right, bottom] = this.edges;
    const r = this.radius;
    const middle = (top + bottom) / 2;
    const parts = this.lengths();
    let rest = length;
    let part = 0;
    while (part < parts.length - 1 && rest > parts[part]!) rest -= parts[part++]!;
    const arc = (x: number, y: number, from: number): Point => {
      const angle = from + rest / r;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    };
    switch (part) {
      case 0:
        return [left, middle - rest];
      case 1:
        return arc(left + r, top + r, Math.PI);
      case 2:
        return [left + r + rest, top];
      case 3:
        return arc(right - r, top + r, -Math.PI / 2);
      case 4:
        return [right, top + r + rest];
      case 5:
        return arc(right - r, bottom - r, 0);
      case 6:
        return [right - r - rest, bottom];
      case 7:
        return arc(left + r, bottom - r, Math.PI / 2);
      default:
        return [left, bottom - r - rest];
    }
  }
}
