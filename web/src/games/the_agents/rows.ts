/** What a choice would change in the rows, to draw it before it is made. */

import type { Offer } from "../../wire";
import type { Cards } from "./cards";
import { otherOwner } from "./seen";
import type { Seen, Arrow, Card, Faction, Laid, Player } from "./views";

export const factionAt = (factions: Faction[], place: string): Faction => factions.find(({ faction }) => faction === place[0])!;
export const slotAt = (place: string): number => Number(place.slice(1)) - 1;

/** A card laid so that its command faces that owner. */
function laid(card: string, agent: string, [left = null, right = null]: readonly (string | null)[], facing: number, faction: Faction): Laid {
  const [low, high] = facing === faction.owners[1] ? [left, right] : [right, left];
  return { place: "", card, agent, facing, low, high };
}

/** The rows of a picture; whatever is done to them, their arrows are reckoned again. */
export class Rows {
  constructor(
    readonly factions: Faction[],
    private readonly cards: Cards,
  ) {}

  /** Halves meet where two living neighbours face the same way; equal ones make the better arrow. */
  arrowsOf({ row, owners }: Pick<Faction, "row" | "owners">): Arrow[] {
    const { sameColour, mixedColour } = this.cards;
    return row.slice(1).flatMap((high, i): Arrow[] => {
      const low = row[i]!;
      if (!low.card || !high.card || low.facing !== high.facing) return [];
      const to = owners[low.facing === owners[0] ? 1 : 0]!;
      return [{ between: [low.place, high.place], to, points: low.high === high.low ? sameColour : mixedColour }];
    });
  }

  private settle(faction: Faction): void {
    faction.row.forEach((laid, slot) => (laid.place = `${faction.faction}${slot + 1}`));
    faction.arrows = this.arrowsOf(faction);
    const sum = (owner: number) => faction.arrows.reduce((sum, { to, points }) => sum + (to === owner ? points : 0), 0);
    faction.points = faction.owners.map(sum);
  }

  insert({ card, agent, halves }: Card, place: string, facing: number): void {
    const faction = factionAt(this.factions, place);
    faction.row.splice(slotAt(place), 0, laid(card, agent, halves!, facing, faction));
    this.settle(faction);
  }

  kill(place: string): void {
    const faction = factionAt(this.factions, place);
    faction.row[slotAt(place)] = { place, card: null, agent: null, facing: null, low: null, high: null };
    this.settle(faction);
  }

  turn(place: string): void {
    const faction = factionAt(this.factions, place);
    const agent = faction.row[slotAt(place)]!;
    agent.facing = otherOwner(faction, agent.facing!);
    [agent.low, agent.high] = [agent.high, agent.low];
    this.settle(faction);
  }

  extract(place: string): void {
    const faction = factionAt(this.factions, place);
    faction.row.splice(slotAt(place), 1);
    this.settle(faction);
  }

  swap(place: string, partner: string): void {
    const [from, to] = [factionAt(this.factions, place), factionAt(this.factions, partner)];
    const [one, other] = [from.row[slotAt(place)]!, to.row[slotAt(partner)]!];
    from.row[slotAt(place)] = moved(other, to, from);
    to.row[slotAt(partner)] = moved(one, from, to);
    this.settle(from);
    this.settle(to);
  }
}

/** Whoever faced the owner of both rows still does; whoever faced a neighbour faces the other neighbour. */
function moved(agent: Laid, from: Faction, to: Faction): Laid {
  if (agent.facing === null) return { ...agent };
  const common = from.owners.find((owner) => to.owners.includes(owner))!;
  const facing = to.owners.includes(agent.facing) ? agent.facing : otherOwner(to, common);
  const same = (agent.facing === from.owners[1]) === (facing === to.owners[1]);
  const [low, high] = same ? [agent.low, agent.high] : [agent.high, agent.low];
  return { ...agent, facing, low, high };
}

/** The rows as they would be after this choice; undefined if it does not change them or nobody can know how. */
export function changed(seen: Seen, option: Offer | undefined, cards: Cards): Faction[] | undefined {
  if (!option) return undefined;
  const [first, second, third] = option.targets as string[];
  const rows = new Rows(structuredClone(seen.factions), cards);
  switch (option.kind) {
    case "play": {
      const card = seen.players.flatMap(({ hand }) => hand ?? []).find(({ card }) => card === first);
      if (!card?.halves) return undefined;
      rows.insert(card, second!, option.targets[2] as number);
      return rows.factions;
    }
    case "kill":
      rows.kill(first!);
      return rows.factions;
    case "turn":
      rows.turn(first!);
      return rows.factions;
    case "extract":
      rows.extract(first!);
      return rows.factions;
    case "swap":
      rows.swap(first!, third!);
      return rows.factions;
    default:
      return undefined;
  }
}

/** By how much a choice would change what each seat scores, when everybody's score after it is known:
 *  only seats for whom something changes. */
export function gains(players: readonly Player[], worth: readonly number[] | undefined): [seat: number, points: number][] {
  const more = players.map(({ seat, income }): [number, number] => [seat, (worth?.[seat] ?? income.total) - income.total]);
  return more.filter(([, points]) => points !== 0);
}
