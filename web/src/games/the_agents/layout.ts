/** How large everything on the table is: cards as large as the room allows, rows one above the other or side by side. */

import { largeOn } from "../../lib/large";

const RATIO = 1.5;
const SLENDER = 1.7;
const LARGEST = 260;
const FAR_LARGEST = 190;
/** Rows of others get at most this part of the height. */
const FAR_SHARE = 0.34;
const SIDE = 148;

export interface Layout {
  phone: boolean;
  /** By how much small letters are larger. */
  large: number;
  /** The own rows lie side by side. */
  beside: boolean;
  /** The piles have a column of their own, this wide. */
  side: number;
  /** Heights of the strip of players and of the middle of the table. */
  plates: number;
  band: number;
  /** A card of an own row, and the line of an owner. */
  card: number;
  tall: number;
  line: number;
  /** The same in the rows of others. */
  farCard: number;
  farTall: number;
  farLine: number;
  gap: number;
}

export function layout(width: number, height: number, seats: number): Layout {
  const phone = width < 600;
  const limit = seats === 2 ? 7 : 5;
  const gap = phone ? 6 : 10;
  const large = largeOn(width, height);
  const plates = (phone ? 48 : 58) * large;
  const line = (phone ? 30 : 38) * large;
  const pad = phone ? 13 : 22;
  const side = seats === 2 && width >= 900 ? Math.max(SIDE, Math.round(width / 10)) : 0;
  const far = farSizes(width, height, seats, phone ? 30 : 28 * large, gap);
  const band = side ? 0 : phone || seats === 2 ? (phone ? 50 : 80) : far.farTall + 2 * far.farLine + 4;
  const room = height - plates - gap - (band ? band + gap : 0);
  const roomWide = width - (side ? side + gap : 0);
  const stacked = fit(roomWide, (room - gap) / 2, limit, line, pad);
  const abreast = fit((roomWide - gap) / 2, room, limit, line, pad);
  const beside = seats > 2 && abreast.card >= stacked.card;
  const own = beside ? abreast : stacked;
  if (phone) Object.assign(far, farPage(width, room, seats - 2, gap));
  return { phone, large, beside, side, plates, band, line, gap, ...own, ...far };
}

/** The largest card of a row with its two owners' lines; a slender one where there is height to spare. */
function fit(width: number, height: number, limit: number, line: number, pad: number): { card: number; tall: number } {
  const high = height - 2 * line - 6;
  const card = Math.floor(Math.max(30, Math.min((width - 2 * pad) / limit, high / RATIO, LARGEST)));
  return { card, tall: Math.floor(Math.max(card * RATIO, Math.min(card * SLENDER, high))) };
}

type FarSizes = Pick<Layout, "farCard" | "farTall" | "farLine">;

function farSizes(width: number, height: number, seats: number, farLine: number, gap: number): FarSizes {
  const cell = (width - gap * (seats - 2)) / (seats - 1);
  const farCard = Math.floor(Math.min((cell - 8) / 5, (height * FAR_SHARE - 2 * farLine) / RATIO, FAR_LARGEST));
  return { farCard, farTall: Math.floor(farCard * RATIO), farLine };
}

/** On a phone the rows of others are a page of their own, in two columns if there are more than two. */
function farPage(width: number, room: number, rows: number, gap: number): FarSizes {
  const farLine = 30;
  const lines = Math.max(1, Math.min(2, rows));
  const column = rows > 2 ? (width - gap) / 2 : width;
  const { card, tall } = fit(column, (room - gap * (lines - 1)) / lines, 5, farLine, 2);
  return { farCard: card, farTall: tall, farLine };
}
