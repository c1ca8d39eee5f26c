/** The bomb sheet: where boosts lie next to each other, and what a die in a column would do to them. */

export type Columns = readonly (readonly string[])[];
export type Cell = readonly [column: number, row: number];

const WAYS: Cell[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

const boostAt = (columns: Columns, [x, y]: Cell): boolean => columns[x]?.[y]?.endsWith("boost") ?? false;

/** Rows of adjacent boosts, as long as asked for: the first and the last cell of each. */
export function lines(columns: Columns, length: number): [Cell, Cell][] {
  const found: [Cell, Cell][] = [];
  columns.forEach((column, x) =>
    column.forEach((_, y) => {
      for (const [dx, dy] of WAYS) {
        const cells = Array.from({ length }, (_, n): Cell => [x + dx * n, y + dy * n]);
        if (cells.every((cell) => boostAt(columns, cell))) found.push([cells[0]!, cells.at(-1)!]);
      }
    }),
  );
  return found;
}

/** The sheet with one more die. */
export function withDie(columns: Columns, column: number, die: string): Columns {
  const next = columns.map((dice) => [...dice]);
  (next[column] ??= []).push(die);
  return next;
}

/** Columns whose bottom die is an explosion: those are checked in the end. */
export const isCircuit = (column: readonly string[]): boolean => column.at(-1)?.endsWith("explosion") ?? false;
