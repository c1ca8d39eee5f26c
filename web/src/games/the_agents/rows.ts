/** What can be done to the rows on the picture: for what is told of, and for what a choice would change. */

import type { Offer } from "../../wire";
import {
  MIXED_COLOUR,
  otherOwner,
  SAME_COLOUR,
  type Agents,
  type Arrow,
  type Card,
  type Faction,
  type Halves,
  type Laid,
} from "./seen";

export const factionAt = (factions: Faction[], place: string): Faction => factions.find(({ faction }) => faction === place[0])!;
export const slotAt = (place: string): number => Number(place.slice(1)) - 1;

/** Halves meet where two living neighbours face the same way; equal ones make the better arrow. */
export function arrowsOf({ row, owners }: Pick<Faction, "row" | "owners">): Arrow[] {
  return row.slice(1).flatMap((high, i): Arrow[] => {
    const low = row[i]!;
    if (!low.card || !high.card || low.facing !== high.facing) return [];
    const to = owners[low.facing === owners[0] ? 1 : 0];
    return [{ between: [low.place, high.place], to, points: low.high === high.low ? SAME_COLOUR : MIXED_COLOUR }];
  });
}

function settle(faction: Faction): void {
  faction.row.forEach((laid, slot) => (laid.place = `${faction.faction}${slot + 1}`));
  faction.arrows = arrowsOf(faction);
  const sum = (owner: number) => faction.arrows.reduce((sum, { to, points }) => sum + (to === owner ? points : 0), 0);
  faction.points = [sum(faction.owners[0]), sum(faction.owners[1])];
}

/** A card laid so that its command faces that owner. */
function laid(card: string, agent: string, [left, right]: Halves, facing: number, faction: Faction): Laid {
  const [low, high] = facing === faction.owners[1] ? [left, right] : [right, left];
  return { place: "", card, agent, facing, low, high };
}

export function insert(factions: Faction[], { card, agent, halves }: Card, place: string, facing: number): void {
  const faction = factionAt(factions, place);
  faction.row.splice(slotAt(place), 0, laid(card, agent, halves!, facing, faction));
  settle(faction);
}

export function kill(factions: Faction[], place: string): void {
  const faction = factionAt(factions, place);
  faction.row[slotAt(place)] = { place, card: null, agent: null, facing: null, low: null, high: null };
  settle(faction);
}

export function turn(factions: Faction[], place: string): void {
  const faction = factionAt(factions, place);
  const agent = faction.row[slotAt(place)]!;
  agent.facing = otherOwner(faction, agent.facing!);
  [agent.low, agent.high] = [agent.high, agent.low];
  settle(faction);
}

export function extract(factions: Faction[], place: string): void {
  const faction = factionAt(factions, place);
  faction.row.splice(slotAt(place), 1);
  settle(faction);
}

/** A dead agent is turned up. */
export function revive(factions: Faction[], { card, agent, halves }: Card, place: string, facing: number): void {
  const faction = factionAt(factions, place);
  faction.row[slotAt(place)] = laid(card, agent, halves!, facing, faction);
  settle(faction);
}

export function swap(factions: Faction[], place: string, partner: string): void {
  const [from, to] = [factionAt(factions, place), factionAt(factions, partner)];
  const [one, other] = [from.row[slotAt(place)]!, to.row[slotAt(partner)]!];
  from.row[slotAt(place)] = moved(other, to, from);
  to.row[slotAt(partner)] = moved(one, from, to);
  settle(from);
  settle(to);
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
export function changed(seen: Agents, option: Offer | undefined): Faction[] | undefined {
  if (!option) return undefined;
  const [first, second, third] = option.targets as string[];
  const factions = structuredClone(seen.factions);
  switch (option.kind) {
    case "play": {
      const card = seen.players.flatMap(({ hand }) => hand ?? []).find(({ card }) => card === first);
      if (!card?.halves) return undefined;
      insert(factions, card, second!, option.targets[2]);
      return factions;
    }
    case "kill":
      kill(factions, first!);
      return factions;
    case "turn":
      turn(factions, first!);
      return factions;
    case "extract":
      extract(factions, first!);
      return factions;
    case "swap":
      swap(factions, first!, third!);
      return factions;
    default:
      return undefined;
  }
}

/** By how much the arrows would pay each seat more or less: only seats for whom something changes. */
export function gains(before: Faction[], after: Faction[]): Map<number, number> {
  const more = new Map<number, number>();
  before.forEach((faction, i) =>
    faction.owners.forEach((owner, side) => {
      const points = after[i]!.points[side]! - faction.points[side]!;
      if (points) more.set(owner, (more.get(owner) ?? 0) + points);
    }),
  );
  return more;
}
