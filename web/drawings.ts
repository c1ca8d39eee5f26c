/** Drawings of 512 × 512, put on a grid of whole numbers: finer lines nobody sees, and they are half of the file. */

/** How many numbers each command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The numbers after a command; the two flags of an arc are single digits and need no blank between them. */
function numbersOf(command: string, text: string): number[] {
  const number = "[+-]?(?:\\d+\\.?\\d*|\\.\\d+)";
  const arc = `(${number})[\\s,]*(${number})[\\s,]*(${number})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${number})[\\s,]*(${number})`;
  if (command.toLowerCase() !== "a") return [...text.matchAll(new RegExp(number, "g"))].map(Number);
  return [...text.matchAll(new RegExp(arc, "g"))].flatMap((found) => found.slice(1).map(Number));
}

/** Every point goes to the nearest point of the grid, so that errors do not add up along a line. */
class Pen {
  x = 0;
  y = 0;
  private startX = 0;
  private startY = 0;
  private drawn = "";

  draw(command: string, numbers: readonly number[]): void {
    const kind = command.toLowerCase();
    const far = command !== kind;
    const at = (value: number, from: number) => Math.round(far ? value : from + value);
    const left = Math.round(this.x);
    const top = Math.round(this.y);
    if (kind === "h") this.write("h", [at(numbers[0]!, this.x) - left]);
    else if (kind === "v") this.write("v", [at(numbers[0]!, this.y) - top]);
    else {
      // Of an arc, the radii, the tilt and the flags come first and are no points.
      const shape = kind === "a" ? [Math.round(numbers[0]!), Math.round(numbers[1]!), ...numbers.slice(2, 5)] : [];
      const points = numbers.slice(kind === "a" ? 5 : 0);
      this.write(kind, [...shape, ...points.map((value, i) => (i % 2 ? at(value, this.y) - top : at(value, this.x) - left))]);
    }
    this.move(kind, far, numbers);
  }

  private move(kind: string, far: boolean, numbers: readonly number[]): void {
    const [x, y] = kind === "h" ? [numbers[0]!, far ? this.y : 0] : kind === "v" ? [far ? this.x : 0, numbers[0]!] : numbers.slice(-2);
    if (kind === "z") [this.x, this.y] = [this.startX, this.startY];
    else [this.x, this.y] = far ? [x!, y!] : [this.x + x!, this.y + y!];
    if (kind === "m") [this.startX, this.startY] = [this.x, this.y];
  }

  private write(command: string, numbers: readonly number[]): void {
    this.drawn += command + numbers.map((value, i) => (i && value >= 0 ? ` ${value}` : `${value}`)).join("");
  }

  get path(): string {
    return this.drawn;
  }
}

function onGrid(path: string): string {
  const pen = new Pen();
  for (const [, command, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = numbersOf(command!, text!);
    const takes = TAKES[command!.toLowerCase()]!;
    if (!takes) pen.draw(command!, []);
    for (let i = 0; takes && i < numbers.length; i += takes) {
      // Points after the first of a move are lines.
      const next = i && /m/i.test(command!) ? (command === "m" ? "l" : "L") : command!;
      pen.draw(next, numbers.slice(i, i + takes));
    }
  }
  return pen.path;
}

/** The drawing of an icon with all its paths on the grid. */
export function lighter(drawing: string): string {
  return drawing.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${onGrid(path)}"`);
}
