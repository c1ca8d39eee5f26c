/** What is printed on the cards of Death Angel, and what things are called. */

import type { Box } from "../../lib/plug";
import type { Seen, Team } from "./views";

export type Side = "left" | "right";
export const SIDES: readonly Side[] = ["left", "right"];

/** The part of the Event being carried out. */
export type EventStep = "text" | "box0" | "box1" | "move";

// ---------------------------------------------------------------- what is printed

export interface EventFace {
  id: string;
  instinct: boolean;
  boxes: { size: "minor" | "major"; colour: string }[];
  movement: "none" | "adjacent" | "flank";
  movement_symbol: string;
}

export interface ActionFace {
  id: string;
  number: number;
  team: string;
  type: "support" | "move_activate" | "attack";
}

const find = <T extends { id: string }>(rows: T[], id: string): T => rows.find((row) => row.id === id)!;

export const eventFace = (box: Box, id: string): EventFace => find(box.values.events, id);
export const actionFace = (box: Box, id: string): ActionFace => find(box.values.actions, id);

/** How many bars terrain of a colour has, for those who do not tell colours apart. */
export const BARS: Record<string, number> = { green: 1, yellow: 2, orange: 3, red: 4 };

export const isLord = (card: string) => card.startsWith("brood_lord");

/** The cards of a swarm by kind, with how many there are of each. */
export function kinds(cards: readonly string[]): [card: string, count: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** The teams of whoever looks: before the formation stands every one counts; then those with a living marine. */
export const ownTeams = (seen: Seen): Team[] =>
  seen.teams.filter(({ seat, marines }) => seat === seen.seat && (marines.length > 0 || (!seen.formation.length && !seen.over)));

/** A Brood Lord is that much wider than another card: there are two symbols on it. */
export const LORD = 1.15;

/** How large a card of a swarm or of terrain is drawn, at most, in a row of this height. */
export const cardSize = (tall: number) => Math.max(46, tall / 2);

/** As it stands by itself: with a capital letter, and a full stop unless it ends with a mark of its own. */
export const sentence = (said: string) => `${said[0]!.toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? "" : "."}`;

/** What a marine is called among friends; a name is the same in every language. */
export function shortName(marine: string): string {
  const name = marine.split("_").at(-1)!;
  return name[0]!.toUpperCase() + name.slice(1);
}
