import { expect, test } from "vitest";
import { arrowsOf, changed, gains, insert, kill, swap } from "../src/games/the_agents/rows";
import { printed, type Agents, type Faction } from "../src/games/the_agents/seen";
import { spots } from "../src/games/the_agents/spots";
import type { Offer } from "../src/wire";

function faction(name: string, owners: [number, number], cards: [card: string, facing: number][]): Faction {
  const empty: Faction = { faction: name, owners, limit: 7, row: [], arrows: [], points: [0, 0], missions: [] };
  cards.forEach(([card, facing], slot) => insert([empty], printed(card), `${name}${slot + 1}`, facing));
  return empty;
}

const FOUR = ["jack_of_all_trades_1", "abductor_1", "hacker_2", "activist_1"];
const facing = (owner: number) => faction("A", [0, 1], FOUR.map((card) => [card, owner]));

test("the_agents:W1 two, two, one; the_agents:W2 mirrored they are worth less", () => {
  expect(facing(1).arrows.map(({ points }) => points)).toEqual([2, 2, 1]);
  expect(facing(1).points).toEqual([5, 0]);
  expect(facing(0).points).toEqual([0, 3]);
});

test("the_agents:W3 a death in the row", () => {
  const row = facing(1);
  kill([row], "A2");
  expect(row.points).toEqual([1, 0]);
  expect(row.row.length).toBe(4);
});

test("the_agents:W4 what an extraction would change is known before it is done", () => {
  const row = facing(1);
  const option = { kind: "extract", targets: ["A2", "abductor_1"] } as unknown as Offer;
  const after = changed({ factions: [row], players: [] } as unknown as Agents, option)!;
  expect(after[0]!.points).toEqual([2, 0]);
  expect([...gains([row], after)]).toEqual([[0, -3]]);
  expect(row.points).toEqual([5, 0]);
});

test("the_agents:W5 infiltration, one way and the other", () => {
  for (const [owner, points] of [
    [1, [6, 0]],
    [0, [3, 0]],
  ] as const) {
    const row = facing(1);
    insert([row], printed("infiltrator_1"), "A2", owner);
    expect(row.points).toEqual(points);
    expect(row.row.map(({ place }) => place)).toEqual(["A1", "A2", "A3", "A4", "A5"]);
  }
});

test("the_agents:W9 whoever faced the one who swaps still does", () => {
  const rows = [faction("A", [0, 1], [["hacker_1", 1]]), faction("C", [2, 0], [["medic_1", 0]])];
  swap(rows, "A1", "C1");
  expect(rows.map(({ row }) => [row[0]!.card, row[0]!.facing])).toEqual([
    ["medic_1", 0],
    ["hacker_1", 2],
  ]);
});

test("the other owner sees the row from the other side, with the same arrows", () => {
  const row = facing(1);
  const nowhere = { free: () => false, placed: undefined };
  const [hers, his] = [false, true].map((mirrored) => spots(row, row, mirrored, nowhere));
  expect(hers!.map(({ laid }) => laid!.card)).toEqual(FOUR);
  expect(his!.map(({ laid }) => laid!.card)).toEqual([...FOUR].reverse());
  expect(hers!.map(({ arrow }) => arrow && [arrow.left, arrow.right, arrow.points])).toEqual([
    ["black", "black", 2],
    ["white", "white", 2],
    ["white", "black", 1],
    undefined,
  ]);
  expect(his!.map(({ arrow }) => arrow && [arrow.left, arrow.right, arrow.points])).toEqual([
    ["black", "white", 1],
    ["white", "white", 2],
    ["black", "black", 2],
    undefined,
  ]);
});

test("a card that is being placed is drawn in the row, and the other free places stay where they are", () => {
  const row = facing(1);
  const picture = structuredClone(row);
  insert([picture], printed("infiltrator_1"), "A2", 1);
  const drawn = spots(row, picture, false, { free: () => true, placed: "A2" });
  expect(drawn.map(({ key }) => key)).toEqual(["A1", FOUR[0], "A2", FOUR[1], "A3", FOUR[2], "A4", FOUR[3], "A5"]);
  expect(drawn.filter(({ gap }) => gap).map(({ place }) => place)).toEqual(["A3", "A4"]);
  expect(drawn[2]!.laid!.card).toBe("infiltrator_1");
  expect(arrowsOf(picture).map(({ points }) => points)).toEqual([2, 1, 2, 1]);
});
