/** Where everybody sits: the viewer at the bottom, the others round the table, clockwise from the viewer's left. */

export interface Size {
  width: number;
  height: number;
}

export interface Spot extends Size {
  x: number;
  y: number;
}

export interface Layout {
  /** By position from the viewer on. */
  seats: Spot[];
  /** What is free in the middle of the table. */
  middle: Spot;
  /** The width of an integrity card of the others, and of the viewer. */
  card: number;
  ownCard: number;
  phone: boolean;
}

export const CARD_RATIO = 1.36;
/** Between two cards of a row. */
const APART = 6;
/** The edges of a seat, left and right or above and below together. */
const EDGE = 12;
const NAME = 26;
/** What somebody has besides cards: beside the row and the wider the larger the cards are, on a phone below it. */
export const kit = (card: number) => Math.max(32, Math.round(card * 0.32));
const KIT_BELOW = 24;

/** How many sit on each side, and how many opposite. */
export function sides(others: number, tall: boolean): { side: number; top: number } {
  if (tall) return { side: Math.floor(others / 2), top: others % 2 };
  const side = others < 6 ? 1 : 2;
  return { side, top: others - 2 * side };
}

export function layout(width: number, height: number, seats: number): Layout {
  const phone = width < 600;
  const tall = width < 900 && width < 1.5 * height;
  const { side, top } = sides(seats - 1, tall);
  const gap = phone ? 5 : 12;
  /** On a phone three at each side sit also beside the viewer; where it is low, everybody does. */
  const ownCard = phone ? (side > 2 || height < 340 ? 40 : 46) : Math.floor(clamp(Math.min(height * 0.12, width * 0.11), 54, 160));
  const own = sized(ownCard, phone);
  /** Where few sit opposite, there is room for them between the sides. */
  const rows = side + (top > 1 ? 1 : 0);
  const room = tall ? height - own.height - gap : height;
  const highest = (room - gap * (rows - 1)) / rows - sized(0, phone).height;
  const columns = top > 1 ? Math.max(3.6, top) : 3;
  const widest = ((width - gap * (columns - 1)) / columns - sized(0, phone).width) / 3;
  const card = Math.floor(clamp(Math.min(highest / CARD_RATIO, widest), phone ? 24 : 34, phone ? 30 : Math.min(140, ownCard)));
  return { ...placed(width, height, { side, top, seat: sized(card, phone), own, gap }), card, ownCard, phone };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const sized = (card: number, phone: boolean): Size => ({
  width: Math.ceil(3 * card + 2 * APART + EDGE + (phone ? 0 : kit(card) + 2)),
  height: Math.ceil(card * CARD_RATIO + NAME + EDGE + (phone ? KIT_BELOW : 0)),
});

interface Seating {
  side: number;
  top: number;
  seat: Size;
  own: Size;
  gap: number;
}

function placed(width: number, height: number, { side, top, seat, own, gap }: Seating): Pick<Layout, "seats" | "middle"> {
  const mine = { x: (width - own.width) / 2, y: height - own.height, ...own };
  const below = top > 1 ? seat.height + gap : 0;
  /** Whoever sits at a side may sit beside the viewer, if there is room. */
  const beside = seat.width + gap <= mine.x;
  const row = side * (seat.height + gap);
  const until = beside ? Math.min(height, Math.max(height - (top > 1 ? 0 : own.height * 0.4), below + row)) : mine.y - gap;
  const spread = (until - below - side * seat.height) / Math.max(1, side);
  const atSide = (i: number) => below + spread / 2 + i * (seat.height + spread);
  const left = count(side).map((i) => ({ x: 0, y: atSide(side - 1 - i), ...seat }));
  const right = count(side).map((i) => ({ x: width - seat.width, y: atSide(i), ...seat }));
  const above = count(top).map((i) => ({ x: (width / top) * (i + 0.5) - seat.width / 2, y: 0, ...seat }));
  const upper = top ? seat.height + gap : 0;
  const aside = seat.width + gap;
  const middle = { x: aside, y: upper, width: width - 2 * aside, height: mine.y - upper - gap };
  return { seats: [mine, ...left, ...above, ...right], middle };
}

const count = (n: number) => Array.from({ length: n }, (_, i) => i);
