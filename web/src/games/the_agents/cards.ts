/** What is printed on the cards of this table. */

import { readOnce } from "../../lib/box";
import type { Box } from "../../lib/plug";
import type { Pile } from "./seen";
import type { Card } from "./views";

interface AgentRow {
  id: string;
  category: string;
}

interface CardRow {
  id: string;
  left: string;
  right: string;
}

interface FreeRow {
  id: string;
  points: number;
}

/** The free agent whose victim gets its points (7.2). */
const ROBBER = "strategist";

/** A faction agent has two cards, which are numbered. */
const agentOn = (card: string) => card.replace(/_\d+$/, "");

export class Cards {
  readonly prices: Record<Pile, number>;
  /** What an arrow of two equal halves is worth, and one of two different ones. */
  readonly sameColour: number;
  readonly mixedColour: number;
  private readonly categories: Map<string, string>;
  private readonly faction: Map<string, CardRow>;
  private readonly free: Map<string, FreeRow>;

  constructor(private readonly box: Box) {
    const { costs, scoring, faction_agent, faction_agent_card, free_agent } = box.values;
    this.prices = {
      agent_draw: costs.agent_draw,
      agent_retired: costs.agent_retired_top,
      mission_draw: costs.mission_draw,
      mission_retired: costs.mission_retired_top,
    };
    this.sameColour = scoring.arrow_same_colour;
    this.mixedColour = scoring.arrow_mixed_colour;
    this.categories = new Map(faction_agent.map(({ id, category }: AgentRow) => [id, category]));
    this.faction = new Map(faction_agent_card.map((row: CardRow) => [row.id, row]));
    this.free = new Map(free_agent.map((row: FreeRow) => [row.id, row]));
  }

  /** The group of an agent's command. */
  kindOf(agent: string): string {
    return this.categories.get(agent) ?? "free";
  }

  /** Whether the points of a free agent go to whoever lies at its token end; otherwise its victim gets them. */
  paysTokenEnd(agent: string): boolean {
    return this.free.has(agent) && agent !== ROBBER;
  }

  isAgent(card: string): boolean {
    return this.faction.has(card) || this.free.has(card);
  }

  /** A card as it is printed: for one that is told of but was not seen. */
  face(card: string): Card {
    const row = this.faction.get(card);
    if (row) return { card, agent: agentOn(card), halves: [row.left, row.right], points: null };
    return { card, agent: card, halves: null, points: this.free.get(card)?.points ?? null };
  }

  /** A card that shows this agent. */
  showing(agent: string): Card {
    return this.face([...this.faction.keys()].find((card) => agentOn(card) === agent) ?? agent);
  }

  /** Whether the half arrows of a faction agent, or the points of a free agent, could not be verified. */
  unsure(card: string): boolean {
    return this.box.unsure("faction_agent_card", card) || this.box.unsure("free_agent", `${card}.points`);
  }
}

export const cardsOf = readOnce((box) => new Cards(box));
