import { describe, expect, test } from "vitest";
import { layout, sides, type Spot } from "../src/games/good_cop_bad_cop/layout";
import { linesOf } from "../src/games/good_cop_bad_cop/ledger";
import { between } from "../src/games/good_cop_bad_cop/lines";
import { motion } from "../src/games/good_cop_bad_cop/motion";
import { asking, cardPath, orderSoFar, pickedCards, seatPath } from "../src/games/good_cop_bad_cop/picks";
import type { Card, Player, Seen } from "../src/games/good_cop_bad_cop/views";
import { choicesOf, eventOf, fieldsLeft, spelled } from "../src/games/good_cop_bad_cop/statements";
import { Choice } from "../src/lib/choice.svelte";
import { beats } from "../src/lib/motion";
import type { Offer } from "../src/wire";

/** `option("investigate", {seat: 1, slot: "0"})` */
function option(kind: string, fields: Record<string, unknown> = {}): Offer {
  const targets = Object.values(fields);
  const said = { id: "", fields };
  return { id: `${kind}:${targets}`, kind, targets, label: said, why: said, clause: "" };
}

function choosing(...options: Offer[]): Choice {
  const choice = new Choice(() => {});
  choice.offer(options, []);
  return choice;
}

const slots = ["0", "1", "2"];
const card = (equipment: string, fields: Record<string, unknown> = {}) => option("play", { equipment, ...fields });

describe("what a click picks", () => {
  const blackmail = slots.flatMap((slot) => [1, 2].map((other) => card("blackmail", { seat: 1, slot, other: other + 1, other_slot: slot })));

  test("nothing is asked for until an action is picked, but a card of somebody means an investigation", () => {
    const choice = choosing(option("investigate", { seat: 1, slot: "2" }), option("equip"));
    expect(asking(choice)).toBeNull();
    expect(cardPath(choice, 1, 2, false)).toEqual(["investigate", 1, "2"]);
    choice.pick("investigate");
    expect(asking(choice)).toEqual({ wants: "card", so_far: ["investigate"] });
  });

  test("two cards of Blackmail are picked one after the other, in any order", () => {
    const choice = choosing(...blackmail);
    choice.pick("play", "blackmail");
    expect(asking(choice)?.wants).toBe("card");
    choice.pick(...cardPath(choice, 1, 0, false)!);
    expect(pickedCards(choice, 0)).toEqual(new Set(["1:0"]));
    choice.pick(...cardPath(choice, 2, 0, false)!);
    expect(choice.proposed?.targets).toEqual(["blackmail", 1, "0", 2, "0"]);
    choice.back();
    expect(choice.picked).toEqual(["play", "blackmail", 1, "0"]);
    const turned = choosing(card("blackmail", { seat: 1, slot: "0", other: 2, other_slot: "1" }), card("blackmail", { seat: 2, slot: "1", other: 3, other_slot: "0" }));
    turned.pick("play", "blackmail", 2, "1");
    turned.pick(...cardPath(turned, 1, 0, false)!);
    expect(turned.proposed?.targets).toEqual(["blackmail", 1, "0", 2, "1"]);
  });

  test("what is picked completely can be exchanged for another", () => {
    const choice = choosing(option("arm", { seat: 1 }), option("arm", { seat: 2 }));
    choice.pick("arm");
    choice.pick(...seatPath(choice, 1)!);
    expect(choice.proposed?.targets).toEqual([1]);
    expect(seatPath(choice, 2)).toEqual(["arm", 2]);
  });

  test("Taser asks for the victim, then for the target", () => {
    const choice = choosing(card("taser", { seat: 2, other: 1 }), card("taser", { seat: 2, other: 2 }));
    choice.pick("play", "taser");
    choice.pick(...seatPath(choice, 2)!);
    expect(choice.proposed).toBeUndefined();
    expect(seatPath(choice, 1)).toEqual(["play", "taser", 2, 1]);
  });

  test("an order is complete with the last card but one", () => {
    const orders = ["012", "021", "102", "120", "201", "210"].map((order) => {
      const [first, second, third] = order;
      return option("arrange", { first, second, third });
    });
    const choice = choosing(...orders);
    expect(cardPath(choice, 1, 0, false)).toBeNull();
    choice.pick(...cardPath(choice, 0, 2, true)!);
    expect(orderSoFar(choice)).toEqual(["2"]);
    choice.pick(...cardPath(choice, 0, 0, true)!);
    expect(choice.proposed?.targets).toEqual(["2", "0", "1"]);
    expect(orderSoFar(choice)).toEqual(["2", "0", "1"]);
    expect(cardPath(choice, 0, 1, true)).toEqual(["arrange", "1"]);
  });

  test("one of the own cards is turned up without anything being picked before", () => {
    const choice = choosing(option("turn_up", { slot: "1" }));
    expect(cardPath(choice, 0, 1, true)).toEqual(["turn_up", "1"]);
    expect(cardPath(choice, 3, 1, false)).toBeNull();
  });
});

describe("round the table", () => {
  const apart = (one: Spot, other: Spot) =>
    one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;

  test.each([
    [1110, 620],
    [950, 520],
    [796, 820],
    [348, 404],
    [348, 315],
    [716, 342],
    [2240, 1120],
  ])("nobody sits on somebody else's lap at %i × %i", (width, height) => {
    for (const seats of [4, 5, 6, 7, 8]) {
      const { seats: spots, middle, card } = layout(width, height, seats);
      expect(spots).toHaveLength(seats);
      spots.forEach((one, i) => {
        expect(one.x >= -0.5 && one.x + one.width <= width + 0.5, `${seats}: ${i} is outside`).toBe(true);
        expect(one.y >= -0.5 && one.y + one.height <= height + 0.5, `${seats}: ${i} is outside`).toBe(true);
        for (const other of spots.slice(i + 1)) expect(apart(one, other), `${seats}: ${i} overlaps`).toBe(true);
        expect(apart(one, middle), `${seats}: ${i} covers the middle`).toBe(true);
      });
      expect(card).toBeGreaterThanOrEqual(24);
    }
  });

  test("the neighbour at the left hand sits at the left", () => {
    const { seats } = layout(1110, 620, 8);
    expect(seats[1]!.x).toBe(0);
    expect(seats[7]!.x).toBeGreaterThan(800);
    expect(sides(7, false)).toEqual({ side: 2, top: 3 });
    expect(sides(6, true)).toEqual({ side: 3, top: 0 });
  });

  test("a line begins and ends at the edges of two seats", () => {
    const left = { x: 0, y: 0, width: 100, height: 50 };
    const right = { x: 400, y: 0, width: 100, height: 50 };
    expect(between(left, right)).toEqual({ x1: 103, y1: 25, x2: 391, y2: 25 });
  });

  test("a line between neighbours still points at the other", () => {
    const upper = { x: 0, y: 0, width: 100, height: 90 };
    const lower = { x: 0, y: 95, width: 100, height: 90 };
    const down = between(upper, lower, 5);
    expect(down.y2).toBeGreaterThan(down.y1);
    expect(down.y2).toBeLessThan(lower.y);
    const up = between(lower, upper, 5);
    expect(up.y2).toBeLessThan(up.y1);
  });
});

describe("statements", () => {
  const box = { values: { equipment: [{ id: "coffee", number: 4 }, { id: "report_audit", number: 6 }] }, unsure: () => false, other: false };
  const speaker = { seat: 1, seats: 4, box };

  test("a claim is put together and spelled", () => {
    expect(spelled("saw_card", [3, "1", "crooked"])).toBe("saw_card:3,1,crooked");
    expect(eventOf("saw_card", [3, "1", "crooked"], 1)).toEqual({
      id: "event-claimed_saw_card",
      fields: { seat: 1, other: 3, slot: "1", kind: "crooked" },
    });
  });

  test("a request to arm needs nobody to be done to", () => {
    expect(fieldsLeft(["seat", "verb", "target"], [2, "arm"])).toEqual([]);
    expect(fieldsLeft(["seat", "verb", "target"], [2, "shoot"])).toEqual(["target"]);
    expect(eventOf("request", [2, "arm"], 0).id).toBe("event-claimed_request_alone");
  });

  test("only what is at this table can be claimed", () => {
    expect(choicesOf("equipment", [], speaker)).toEqual(["coffee"]);
    expect(choicesOf("seat", [], speaker)).toEqual([0, 2, 3]);
    expect(choicesOf("target", [2, "shoot"], speaker)).toEqual([0, 1, 3]);
  });
});

test("what cannot be true together is marked on both sides, and the truth comes at the end", () => {
  const event = { type: "claimed_own_team", at: 0, clause: "" };
  const ledger = [0, 1, 2].map((speaker) => ({ turn: 1, speaker, claim: "own_team:honest", token: null, era: 0, event }));
  const open = linesOf({ ledger, clashes: [[0, 2]], disproved: [1], truth: null });
  expect(open.map(({ clashes, disproved, truth }) => [clashes, disproved, truth])).toEqual([
    [[3], false, null],
    [[], true, null],
    [[1], false, null],
  ]);
  expect(linesOf({ ledger, clashes: [], disproved: [], truth: [true, false, null] }).map(({ truth }) => truth)).toEqual([true, false, null]);
});

describe("moments", () => {
  const lying = (slot: number, token: number): Card => ({ slot, token, face_up: false, kind: null, since: null, fresh: false, seen_by: [] });
  const player = (seat: number): Player => ({
    seat,
    living: true,
    wounded: false,
    planted: false,
    aim: null,
    hand: [seat ? null : "coffee"],
    team: null,
    row: slots.map((_, slot) => lying(slot, 3 * seat + slot)),
  });
  const seen = { seat: 0, turn: 4, active: 1, guns: 2, playing: null, deck: [null, null], asked: [0], players: [0, 1, 2].map(player) } as unknown as Seen;
  const told = (type: string) => ({ type, at: 1, clause: "" });
  const change = (edit: (seen: Seen) => void): Seen => {
    const copy = structuredClone(seen);
    edit(copy);
    return copy;
  };

  test("what only the viewer has seen is shown for longest", () => {
    const known = change(({ players }) => (players[1]!.row[2]!.kind = "agent"));
    const looked = { events: [told("looked")], seen: known };
    const [others] = beats(seen, [looked], motion);
    const shown = beats(seen, [looked, { events: [told("saw")], seen: known }], motion);
    expect(shown.map(({ events }) => events.map(({ type }) => type))).toEqual([["looked", "saw"]]);
    expect(shown[0]!.lasts).toBeGreaterThan(others!.lasts);
  });

  test("two exchanged cards fly to each other's places", () => {
    const after = change(({ players }) => {
      const [one, other] = [players[1]!.row, players[2]!.row];
      [one[0]!.token, other[1]!.token] = [other[1]!.token, one[0]!.token];
    });
    expect(motion.flights(seen, after, [])).toEqual([{ from: "card:7", to: "card:7" }, { from: "card:3", to: "card:3" }]);
  });

  test("a gun is taken, changes hands, and goes back when its holder is out", () => {
    const armed = change((seen) => ([seen.guns, seen.players[1]!.aim] = [1, 0]));
    const disarmed = change((seen) => ([seen.guns, seen.players[2]!.aim] = [1, 0]));
    expect(motion.flights(seen, armed, [])).toEqual([{ from: "guns", to: "gun:1" }]);
    expect(motion.flights(armed, disarmed, [])).toEqual([{ from: "gun:1", to: "gun:2" }]);
    expect(motion.flights(disarmed, seen, [])).toEqual([{ from: "gun:2", to: "guns" }]);
  });

  test("equipment is drawn, played and put under the deck", () => {
    const drawn = change((seen) => [seen.deck.pop(), seen.players[2]!.hand.push(null)]);
    const playing = change((seen) => [seen.players[0]!.hand.pop(), (seen.playing = "coffee")]);
    expect(motion.flights(seen, drawn, [])).toEqual([{ from: "deck", to: "hand:2" }]);
    expect(motion.flights(drawn, seen, [])).toEqual([{ from: "hand:2", to: "deck" }]);
    expect(motion.flights(seen, playing, [])).toEqual([{ from: "hand:0", to: "playing" }]);
  });
});
