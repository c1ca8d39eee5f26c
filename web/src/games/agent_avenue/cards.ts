/** What is printed on the cards of this table. */

import { readOnce } from "../../lib/box";
import type { Box } from "../../lib/plug";
import { signed, type Words } from "../../lib/words";

/** A number on a card: a move, or what three of them mean. */
export type Printed = number | "win" | "lose";

interface AgentRow {
  id: string;
  moves: number[];
  /** "win" or "lose" where that is printed, empty where nothing is, otherwise a move. */
  icons: string[];
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

  constructor({ values: { agent, black_market }, other }: Box) {
    this.other = other;
    this.numbers = new Map(agent.map((row: AgentRow) => [row.id, printed(row)]));
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

function printed({ moves, icons }: AgentRow): Printed[] {
  return icons.flatMap((icon, i) => (icon === "win" || icon === "lose" ? icon : icon === "" ? [] : moves[i]!));
}

export const cardsOf = readOnce((box) => new Cards(box));
