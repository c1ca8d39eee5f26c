import { expect, test } from "vitest";
import { cardsOf } from "../src/games/the_agents/cards";
import { changed, gains, Rows } from "../src/games/the_agents/rows";
import type { Seen, Faction, Player } from "../src/games/the_agents/views";
import { spots } from "../src/games/the_agents/spots";
import type { Offer } from "../src/wire";
import { boxOf } from "./boxes";

const box = boxOf("the_agents");
const cards = cardsOf(box);
const rows = (...factions: Faction[]) => new Rows(factions, cards);

function faction(name: string, owners: [number, number], dealt: [card: string, facing: number][]): Faction {
  const empty: Faction = { faction: name, owners, limit: 7, row: [], arrows: [], points: [0, 0], missions: [] };
  dealt.forEach(([card, facing], slot) => rows(empty).insert(cards.face(card), `${name}${slot + 1}`, facing));
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
  rows(row).kill("A2");
  expect(row.points).toEqual([1, 0]);
  expect(row.row.length).toBe(4);
});

test("the_agents:W4 what an extraction would change is known before it is done", () => {
  const row = facing(1);
  const option = { kind: "extract", targets: ["A2", "abductor_1"] } as unknown as Offer;
  const after = changed({ factions: [row], players: [] } as unknown as Seen, option, cards)!;
  expect(after[0]!.points).toEqual([2, 0]);
  expect(row.points).toEqual([5, 0]);
});

test("the_agents:W5 infiltration, one way and the other", () => {
  for (const [owner, points] of [
    [1, [6, 0]],
    [0, [3, 0]],
  ] as const) {
    const row = facing(1);
    rows(row).insert(cards.face("infiltrator_1"), "A2", owner);
    expect(row.points).toEqual(points);
    expect(row.row.map(({ place }) => place)).toEqual(["A1", "A2", "A3", "A4", "A5"]);
  }
});

test("the_agents:W9 whoever faced the one who swaps still does", () => {
  const both = [faction("A", [0, 1], [["hacker_1", 1]]), faction("C", [2, 0], [["medic_1", 0]])];
  rows(...both).swap("A1", "C1");
  expect(both.map(({ row }) => [row[0]!.card, row[0]!.facing])).toEqual([
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
  rows(picture).insert(cards.face("infiltrator_1"), "A2", 1);
  const drawn = spots(row, picture, false, { free: () => true, placed: "A2" });
  expect(drawn.map(({ key }) => key)).toEqual(["A1", FOUR[0], "A2", FOUR[1], "A3", FOUR[2], "A4", FOUR[3], "A5"]);
  expect(drawn.filter(({ gap }) => gap).map(({ place }) => place)).toEqual(["A3", "A4"]);
  expect(drawn[2]!.laid!.card).toBe("infiltrator_1");
  expect(rows(picture).arrowsOf(picture).map(({ points }) => points)).toEqual([2, 1, 2, 1]);
});

test("what a choice is worth is told for those for whom it changes something", () => {
  const players = [5, 4, 0].map((total, seat) => ({ seat, income: { total } })) as unknown as Player[];
  expect(gains(players, [2, 4, 3])).toEqual([
    [0, -3],
    [2, 3],
  ]);
  expect(gains(players, undefined)).toEqual([]);
});

test("the points of free agents go to the other end, those of the Strategist to whoever is robbed", () => {
  expect(["undercover", "recruiter", "strategist", "marksman"].map((agent) => cards.paysTokenEnd(agent))).toEqual([true, true, false, false]);
});

test("a table with other values has its own cards, and what its owner has checked is not in doubt", () => {
  const values = structuredClone(box.values);
  Object.assign(values.faction_agent_card.find(({ id }: { id: string }) => id === "hacker_1"), { left: "white", right: "black" });
  values.costs.agent_draw = 7;
  const own = cardsOf({ values, unsure: () => false, other: true });
  expect(own.face("hacker_1").halves).toEqual(["white", "black"]);
  expect(own.prices.agent_draw).toBe(7);
  expect([cards.unsure("hacker_1"), own.unsure("hacker_1")]).toEqual([true, false]);
});
