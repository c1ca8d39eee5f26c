import { describe, expect, test } from "vitest";
import { CityPlan } from "../src/games/rogue_agent/layout";
import { happening } from "../src/games/rogue_agent/happening";
import { motion } from "../src/games/rogue_agent/motion";
import { die, faceOf, others } from "../src/games/rogue_agent/seen";
import type { Criminal, Location, Player, Seen } from "../src/games/rogue_agent/views";
import { isCircuit, lines, withDie } from "../src/games/rogue_agent/sheet";
import type { Event } from "../src/lib/plug";
import { boxOf } from "./boxes";

const box = boxOf("rogue_agent");
const TILES = ["precinct_6", "gun_shop", "precinct_4", "fuel_station", "precinct_3", "ammo_depot", "precinct_5"];
const MORE = ["garage", "precinct_1", "data_archive", "precinct_2", "hospital", "headquarters"];

/** The city of the rules' examples, with nothing in it but what is given. */
function city(given: Record<string, Partial<Location>> = {}): Location[] {
  return [...TILES, ...MORE].map((tile, i) => {
    const slot = i < 12 ? `r${i}` : "hq";
    const bare: Location = { slot, tile, destroyed: false, shield: "none", gangsters: 0, search: [], goods: [], informants: [null, null], bombs: [], assassins: 0 };
    return { ...bare, ...given[slot] };
  });
}

function criminal(n: number, slot: string | null): Criminal {
  const known = { card: null, health: null, reward: null, syndicate: null };
  return { criminal: `criminal_${n}`, slot, custody: null, defeated: false, new_on_top: false, face_up: false, markers: [], ...known };
}

function player(seat: number, slot: string): Player {
  const board = { stamina: 8, fuel: 3, ammo: 3, evidence: 3, car: 0, weapon: 0, agent: 0 };
  const tokens = { tokens_hidden: 0, tokens: null, tokens_gone: null, tokens_shown: [], revealed_this_round: false };
  return { seat, slot, board, credits: 4, influence: 0, informants: 7, markers: 5, turned_in: [], points: 0, android: false, clocks: [], ...tokens };
}

function table(given: Partial<Seen> = {}): Seen {
  return {
    ...{ game: "rogue_agent", seat: 0, options: {}, asked: [0], decision: "choose_action", over: null },
    ...{ mode: "agent", round: 1, rounds: 6, leader: 0, active: 0, police: "r2", supply: 13, deck: 40, lost: null, turn_in_target: null },
    ...{ turn: { patrols: 0, main_actions: 0, done: [], entered: [] }, city: city(), criminals: [1, 2, 3, 4, 5, 6].map((n) => criminal(n, null)) },
    ...{ players: [player(0, "r0"), player(1, "hq"), player(2, "r3")], tracks: {} as Seen["tracks"], data_stream: {}, drawn: [], event_dice: [] },
    ...{ tokens_out: false, dice: [], sheet: {} },
    ...given,
  } as Seen;
}

let at = 0;
const event = (type: string, fields: Record<string, unknown> = {}): Event => ({ type, at: at++, clause: "", ...fields });

describe("the bomb sheet", () => {
  const [X, E] = ["green-boost", "red-explosion"];

  test("three boosts in adjacent cells are a line: down, across, along both diagonals", () => {
    expect(lines([[X, X, X]], 3)).toEqual([[[0, 0], [0, 2]]]);
    expect(lines([[X], [X], [X]], 3)).toEqual([[[0, 0], [2, 0]]]);
    expect(lines([[X], [E, E, X], [E, X], [X]], 3)).toEqual([[[1, 2], [3, 0]]]);
    expect(lines([[X], [E, X], [E, E, X]], 3)).toEqual([[[0, 0], [2, 2]]]);
    expect(lines([[X, X], [E, E, E]], 3)).toEqual([]);
  });

  test("a die that is only considered changes nothing", () => {
    const columns = [[X, X]];
    expect(lines(withDie(columns, 0, X), 3)).toHaveLength(1);
    expect(withDie(columns, 1, E)).toEqual([[X, X], [E]]);
    expect(columns).toEqual([[X, X]]);
  });

  test("an explosion at the bottom of a column will be checked", () => {
    expect([[E], [E, X], [X, X], []].map(isCircuit)).toEqual([true, false, false, false]);
  });
});

describe("the city", () => {
  const plan = new CityPlan(box, 1000, 600, 20);

  test("three rows of 3, 5 and 5 with Headquarters in the middle, none upon another", () => {
    const spots = [...plan.spots.values()];
    expect(spots).toHaveLength(13);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(13);
    expect([...new Set(spots.map(({ y }) => y))].map((y) => spots.filter((spot) => spot.y === y).length).sort()).toEqual([3, 5, 5]);
    expect(plan.at("r0").middle[0]).toBeCloseTo(plan.at("hq").middle[0]);
    expect(spots.every(({ x, width }) => x >= 0 && x + width <= 1000)).toBe(true);
  });

  test("the event path is a ring that goes on beyond its last location", () => {
    expect(plan.way("r10", "r1")).toEqual(["r10", "r11", "r0", "r1"]);
    expect(plan.way("r3", "r3")).toEqual(["r3"]);
  });
});

test("a die is its colour, its symbol and how often it shows it", () => {
  expect(die("red-ammo-2")).toEqual({ id: "red-ammo-2", colour: "red", symbol: "ammo", count: 2, boosted: false });
  expect(die("black-heal-boosted")).toMatchObject({ symbol: "heal", boosted: true });
  expect(faceOf("green-fuel-2")).toBe("fuel-2");
});

test("others sit clockwise from whoever looks; a spectator sees everybody", () => {
  expect(others(table({ seat: 1 })).map(({ seat }) => seat)).toEqual([2, 0]);
  expect(others(table({ seat: null }))).toHaveLength(3);
});

describe("the City phase, moment by moment", () => {
  // The example of the rules (W7), as far as it concerns discs.
  const before = table({
    city: city({ r8: { assassins: 1 }, r10: { bombs: [2], informants: [0, null] }, r0: { informants: [2, 1] } }),
    criminals: [1, 2, 3, 4, 5, 6].map((n) => criminal(n, n === 3 ? "r7" : n === 6 ? "r9" : null)),
  });
  const told = [
    event("turn_ended", { seat: 0 }),
    event("criminal_moved", { criminal: "criminal_3", tile: "precinct_1" }),
    event("assassin_moved", { tile: "precinct_1", to: "data_archive" }),
    event("assassin_moved", { tile: "data_archive", to: "precinct_2" }),
    event("criminal_moved", { criminal: "criminal_6", tile: "precinct_2" }),
    event("assassin_moved", { tile: "precinct_2", to: "hospital" }),
    event("timer", { tile: "precinct_2", timer: 1 }),
    event("assassin_moved", { tile: "hospital", to: "precinct_6" }),
    event("assassin_struck", { seat: 0, tile: "precinct_6", count: 2 }),
    event("changed", { seat: 0, track: "stamina", change: -2, count: 6 }),
    event("informant_gone", { seat: 2, tile: "precinct_6" }),
    event("police_moved", { tile: "precinct_5" }),
    event("timer", { tile: "precinct_2", timer: 0 }),
    event("exploded", { tile: "precinct_2" }),
    event("informant_gone", { seat: 0, tile: "precinct_2" }),
    event("criminal_returned", { criminal: "criminal_6" }),
    event("leader", { seat: 1 }),
  ];
  /** What is shown with the nth event of a kind. */
  const shown = (type: string, n = 0) => {
    const at = told.indexOf(told.filter((event) => event.type === type)[n]!);
    return happening({ seen: before, before, lately: told.slice(0, at + 1), events: [told[at]!] });
  };
  const stepOf = (type: string, n = 0) => shown(type, n).step;

  test("an assassin that runs from a criminal has not acted yet", () => {
    expect(shown("turn_ended").phase).toBe("city");
    expect([stepOf("assassin_moved", 0), stepOf("assassin_moved", 1), stepOf("assassin_moved", 2)]).toEqual(["criminals", "criminals", "criminals"]);
    expect([stepOf("assassin_moved", 3), stepOf("assassin_struck"), stepOf("police_moved")]).toEqual(["assassins", "assassins", "police"]);
    expect([stepOf("timer", 0), stepOf("timer", 1), stepOf("exploded"), stepOf("leader")]).toEqual(["criminals", "bombs", "bombs", "leader"]);
  });

  test("a blow is seen where it falls", () => {
    expect(shown("assassin_struck").at).toEqual({ slot: "r0", what: "strike" });
    expect(shown("exploded").at).toEqual({ slot: "r10", what: "blast" });
    expect(shown("leader").at).toBeNull();
  });

  test("what stands elsewhere than before has gone there; a new disc comes over the tray", () => {
    const after = structuredClone(before);
    after.criminals[2]!.slot = "r8";
    after.criminals[0]!.slot = "r1";
    Object.assign(after.players[0]!, { slot: "r1" });
    [after.city[8]!.assassins, after.city[9]!.assassins] = [0, 1];
    expect(motion.flights(before, after, [])).toEqual([
      { from: "figure:0", to: "figure:0" },
      { from: "tray", to: "disc:criminal_1" },
      { from: "disc:criminal_3", to: "disc:criminal_3" },
      { from: "assassin:r8", to: "assassin:r9" },
    ]);
  });
});

test("rolled dice lie there until they are counted", () => {
  const told = [event("rolled", { dice: ["red-ammo"] }), event("hits", { count: 1 }), event("credits", { seat: 0 })];
  const rolls = told.map((each, i) => happening({ seen: table(), before: table(), lately: told.slice(0, i + 1), events: [each] }).roll);
  expect(rolls).toEqual([{ dice: ["red-ammo"] }, { dice: ["red-ammo"], told: told[1] }, null]);
});
