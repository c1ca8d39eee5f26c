/** What is printed on the cards of this table. */

import { readOnce } from "../../lib/box";
import type { Box } from "../../lib/plug";
import { signed, type Words } from "../../lib/words";

/** A number on a card: a move, or what three of them mean. */
export type Printed = number | "win" | "lose";

interface AgentRow {
  id: string;
  copies: number;
  moves: number[];
}

/** How many of which agent end the game. */
interface Endings {
  codebreakers_to_win: number;
  daredevils_to_lose: number;
}

interface MarketRow {
  id: string;
  kind: "instant" | "ongoing";
}

export class Cards {
  /** The agents in the order of the box. */
  readonly agents: readonly string[];
  private readonly numbers: Map<string, Printed[]>;
  private readonly kinds: Map<string, MarketRow["kind"]>;

  private readonly other: boolean;

  constructor({ values: { agent, black_market, constants }, other }: Box) {
    this.other = other;
    this.numbers = new Map(agent.map((row: AgentRow) => [row.id, printed(row, constants)]));
    this.kinds = new Map(black_market.map(({ id, kind }: MarketRow) => [id, kind]));
    this.agents = [...this.numbers.keys()];
  }

  /** Whether it is the name of an agent: a card nobody has seen has none. */
  isAgent(card: string): boolean {
    return this.numbers.has(card);
  }

  /** The numbers of an agent for the first, second and every later card. */
  numbersOf(agent: string): Printed[] {
    return this.numbers.get(agent) ?? [];
  }

  /** What an agent does. The words of the game name its own numbers; other ones are listed. */
  textOf(agent: string, words: Words): string {
    if (!this.other) return words.say(`agent-${agent}-text`);
    return words.say("board-own-numbers", { numbers: this.numbersOf(agent).map(numberText).join(", ") });
  }

  kindOf(card: string): MarketRow["kind"] {
    return this.kinds.get(card) ?? "instant";
  }
}

/** A number as it is written on a card. */
export const numberText = (number: Printed) => (number === "win" ? "✓" : number === "lose" ? "✗" : signed(number));

/** A line for each card of the name there is, three at most: its move, or the end of the game. */
function printed({ id, copies, moves }: AgentRow, endings: Endings): Printed[] {
  const ends: Record<string, [number, Printed]> = {
    codebreaker: [endings.codebreakers_to_win, "win"],
    daredevil: [endings.daredevils_to_lose, "lose"],
  };
  const [last, sign] = ends[id] ?? [0, 0];
  return moves.slice(0, copies).map((paces, i) => (i + 1 === last ? sign : paces));
}

export const cardsOf = readOnce((box) => new Cards(box));
