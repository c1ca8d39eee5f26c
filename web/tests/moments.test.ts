import { describe, expect, test } from "vitest";
import { motion as avenue } from "../src/games/agent_avenue/motion";
import { motion as hulk } from "../src/games/death_angel/motion";
import { motion as precinct } from "../src/games/good_cop_bad_cop/motion";
import { motion as rogue } from "../src/games/rogue_agent/motion";
import { motion as factions } from "../src/games/the_agents/motion";
import type { Seen as Avenue } from "../src/games/agent_avenue/views";
import type { Seen as Hulk } from "../src/games/death_angel/views";
import type { Seen as Factions } from "../src/games/the_agents/views";
import { changed } from "../src/lib/moments";
import { beats, gained, type Motion } from "../src/lib/motion";
import type { Event, Frame } from "../src/lib/plug";
import { wandering } from "../src/lib/wandering";
import { PLAYS, stepsIn, stepsOf } from "./plays";

const MOTIONS: Record<string, Motion> = {
  agent_avenue: avenue,
  the_agents: factions,
  good_cop_bad_cop: precinct,
  death_angel: hulk,
  rogue_agent: rogue,
};

const own = ({ game: _, seat: __, asked: ___, decision: ____, options: _____, over: ______, ...seen }: Frame) => seen;

test("a difference is another value, or what differs inside", () => {
  const old = { hand: ["mole", "medic"], deck: 3, offer: { up: null } };
  const fresh = changed(old, { in: { hand: { in: { "1": { is: "hacker" } } }, offer: { in: { up: { is: "medic" } } } } });
  expect(fresh).toEqual({ hand: ["mole", "hacker"], deck: 3, offer: { up: "medic" } });
  expect(old.hand).toEqual(["mole", "medic"]);
  expect(changed(old, null)).toBe(old);
});

describe.each([...new Set(PLAYS.map(({ game }) => game))])("%s", (game) => {
  test("moment by moment every view leads to the next", () => {
    for (const play of PLAYS.filter((each) => each.game === game)) {
      const steps = stepsOf(play);
      const last = steps.at(-1)!;
      expect(own(last.shown.at(-1)?.seen ?? last.before)).toEqual(own(play.last));
    }
  });

  test("every event is shown exactly once, in order, for a while, and nobody is asked in between", () => {
    for (const { before, shown } of stepsIn(game)) {
      const motion = MOTIONS[game]!;
      const played = beats(before, shown, motion);
      const told = shown.flatMap(({ events }) => events);
      expect(played.flatMap(({ events }) => events)).toEqual(motion.rest === 0 ? told.slice(0, played.flatMap(({ events }) => events).length) : told);
      expect(played.every(({ seen, lasts }) => lasts >= 200 && lasts < 3000 && !seen.asked.length)).toBe(true);
    }
  });

  test("something flies, and nothing flies to nowhere", () => {
    const flights = stepsIn(game).flatMap(({ before, shown }) => beats(before, shown, MOTIONS[game]!).flatMap((beat) => beat.flights));
    expect(flights.length).toBeGreaterThan(10);
    for (const { from, to } of flights) expect(`${from} ${to}`).not.toMatch(/undefined|null/);
  });
});

describe("The Agents", () => {
  const played = stepsIn<Factions>("the_agents").flatMap(({ before, shown }) => beats(before, shown, factions));
  const told = (type: string) => played.filter(({ events }) => events.some((event) => event.type === type));

  test("a card that is played comes from the hand into its row", () => {
    expect(told("played").length).toBeGreaterThan(3);
    for (const { events, flights } of told("played")) {
      const { seat, place } = events.find(({ type }) => type === "played")!;
      expect(flights.some(({ from, to }) => from.startsWith(`hand:${seat}`) && to === `row:${place}`)).toBe(true);
    }
  });

  test("a mission is clipped on from the hand", () => {
    expect(told("attached").length).toBeGreaterThan(0);
    for (const { events, flights } of told("attached")) {
      const { seat, faction, mission } = events.find(({ type }) => type === "attached")!;
      expect(flights.some(({ from, to }) => from.startsWith(`hand:${seat}`) && to === `post:${faction}:${seat}:${mission}`)).toBe(true);
    }
  });
});

describe("Death Angel", () => {
  const steps = stepsIn<Hulk>("death_angel").map(({ before, shown }) => beats(before, shown, hulk));
  const beatsOf = (type: string) => steps.flat().filter(({ events }) => events.some((event) => event.type === type));

  test("what spawns comes off a blip pile", () => {
    expect(beatsOf("spawned").length).toBeGreaterThan(3);
    for (const { events, flights } of beatsOf("spawned")) {
      if (events.length === 1) expect(flights.some(({ from, to }) => from.startsWith("blips:") && to.startsWith("card:"))).toBe(true);
    }
  });

  test("who falls is seen once more where he stood", () => {
    expect(beatsOf("marine_slain").length).toBeGreaterThan(0);
    for (const { seen, events } of beatsOf("marine_slain")) {
      const { marine } = events.find(({ type }) => type === "marine_slain")!;
      expect(seen.formation.some((row) => row.marine === marine)).toBe(true);
    }
  });
});

describe("Agent Avenue", () => {
  const steps = stepsIn<Avenue>("agent_avenue").map(({ before, shown }) => ({ before, played: beats(before, shown, avenue) }));
  const played = steps.flatMap((step) => step.played);
  const told = (type: string) => played.filter(({ events }) => events.some((event) => event.type === type));
  const ofType = (events: Event[], type: string) => events.filter((event) => event.type === type);

  test("both cards lie open for a moment before they go into the rows", () => {
    expect(told("chose").length).toBeGreaterThan(10);
    for (const { played } of steps) {
      const at = played.findIndex(({ events }) => ofType(events, "chose").length);
      if (at < 0) continue;
      const { offer } = played[at]!.seen;
      const recruits = ofType(played[at + 1]!.events, "recruited").map(({ agent }) => agent);
      expect([offer.up, offer.down].sort()).toEqual(recruits.sort());
      expect(offer.down_by).toBeNull();
      expect(played[at + 1]!.flights.map(({ from }) => from).sort()).toEqual(["offer:down", "offer:up"]);
    }
  });

  test("spies who move together walk in one beat", () => {
    const both = told("moved").filter(({ events }) => ofType(events, "moved").length === 2);
    expect(both.length).toBeGreaterThan(3);
    for (const { events } of both) expect(new Set(ofType(events, "moved").map(({ side }) => side)).size).toBe(2);
  });

  test("cards that are drawn together come together", () => {
    const drawn = told("drew_agent");
    expect(drawn.some(({ flights }) => flights.length > 1)).toBe(true);
    for (const { events, flights } of drawn) expect(flights.length).toBe(ofType(events, "drew_agent").length);
  });
});

describe("a game that says nothing about how it moves", () => {
  const scene = (hand: unknown[], table: unknown[], backs: number) => ({
    scene: {
      zones: [
        { name: "hand", seat: 0, cards: hand.map((value) => ({ of: "number", value })) },
        { name: "hand", seat: 1, cards: [{ of: "number", count: backs }] },
        { name: "table", cards: table.map((value) => ({ of: "number", value })) },
      ],
    },
  });

  test("a card that lies in another zone than before has gone there", () => {
    const before = scene([3, 4], [], 2);
    expect(wandering(before, scene([4], [3], 2))).toEqual([{ from: "hand:0:number:3", to: "table::number:3" }]);
    expect(wandering(before, before)).toEqual([]);
  });

  test("a card whose face was not seen came from among the backs", () => {
    expect(wandering(scene([3], [], 2), scene([3], [7], 1))).toEqual([{ from: "hand:1:number:", to: "table::number:7" }]);
    expect(wandering(scene([3], [7], 1), scene([3], [], 2))).toEqual([{ from: "table::number:7", to: "hand:1:number:" }]);
  });

  test("of things alike, only those that came are new", () => {
    expect(gained(["a", "b", "a"], ["a", "a", "c", "a"])).toEqual(["c", "a"]);
    expect(gained(null, ["a"])).toEqual(["a"]);
  });
});
