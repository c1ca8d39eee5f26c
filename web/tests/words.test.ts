import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, signed, the, Words } from "../src/lib/words";

const file = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const shared = (language: string, name: string) => file(`../../src/undercover/words/${language}/${name}.ftl`);
const at = (game: string, language: string, families = {}) =>
  new Words(language, [shared(language, "common"), file(`../src/words/${language}.ftl`), file(`../../src/undercover/games/${game}/words/${language}.ftl`)], families);
const avenue = (language: string) => at("agent_avenue", language, { up: "agent", down: "agent" });

test("options and events are spoken as in Python", () => {
  const words = avenue("en");
  expect(words.say("option-offer", { up: "mole", down: "sentinel" })).toBe("Mole face up, Sentinel face down");
  expect(words.say("event-moved", { side: "green", paces: -1, space: 13 })).toBe("The green spy moves −1.");
  expect(words.say("event-laid_up", { seat: 1, agent: "enforcer" }, ["Ana", "Ben"])).toBe("Ben plays an Enforcer face up.");
  expect(words.say("why-market", { card: "outpost" })).toBe("Recruit a Sentinel from your hand.");
});

test("lists of things are named one by one, forms are inflected", () => {
  const words = new Words("xx", ["thing-a = Alpha\n    .acc = Alphat\nthing-b = Beta\nlist = { NAME($thing) }!\nform = { NAME($thing, case: \"acc\") }"]);
  expect(words.say("list", { thing: ["a", "b"] })).toBe("Alpha, Beta!");
  expect(words.say("form", { thing: "a" })).toBe("Alphat");
  expect(words.say("form", { thing: "b" })).toBe("Beta");
});

test("the Hungarian article goes by the sound, and functions nest", () => {
  const az = ["őrszem", "Újonc", "1. kerület", "5. lap", "51", "1500", "A osztag", "F oszlop", "I. csali", "„Egyezés”"];
  const a = ["besúgó", "2. kerület", "10. lap", "100", "10000", "B osztag", "V oszlop", "II. csali", "IV. hely", "−5"];
  expect([...az, ...a].map(the)).toEqual([...az.map((said) => `az ${said}`), ...a.map((said) => `a ${said}`)]);
  expect(avenue("hu").say("event-won", { side: "green" })).toBe("A zöld kém győz!");
  expect(new Words("hu", ["n = { CAP(THE($n)) }. kör"]).say("n", { n: 5 })).toBe("Az 5. kör");
});

test("who reads of themselves reads “you”", () => {
  const words = at("the_agents", "en", { facing: "seat" });
  const played = { seat: 0, card: "medic_1", place: "A2", facing: 1 };
  const told = (fields: object, you: number | null) => words.say("event-played", { ...played, ...fields }, ["Ana", "Ben"], you);
  expect(told({}, null)).toBe("Ana plays the Medic I to A2, facing Ben.");
  expect(told({}, 0)).toBe("You play the Medic I to A2, facing Ben.");
  expect(told({}, 1)).toBe("Ana plays the Medic I to A2, facing you.");
  expect(told({ facing: 0 }, 1)).toBe("Ana plays the Medic I to A2, facing themselves.");
  expect(told({ facing: 0 }, 0)).toBe("You play the Medic I to A2, facing you.");
});

test("numbers are written with a true minus and without grouping", () => {
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "0"]);
  expect(new Words("pl", ["n = { $n }"]).say("n", { n: 12345 })).toBe("12345");
});

test("unknown words are shown as their id", () => {
  expect(new Words("en", []).say("ui-nothing")).toBe("ui-nothing");
});

test("the rules are listed in reading order with their numbers", () => {
  const rules = avenue("en").rules();
  const clauses = rules.map(({ clause }) => clause);
  expect(clauses.slice(0, 3)).toEqual(["1", "2", "2.1"]);
  expect(clauses.indexOf("4.2")).toBeLessThan(clauses.indexOf("R12"));
  expect(rules.find(({ clause }) => clause === "4.2")).toMatchObject({ title: "Play, alone" });
});

test("a rule that is quoted elsewhere too is listed once, where it belongs", () => {
  const words = new Words("en", ["rule-1 = One\nrule-2 = Two\n", "board-x = X\nrule-2 = Two\n"]);
  expect(words.rules().map(({ clause }) => clause)).toEqual(["1", "2"]);
});

test("the frame says the same things in every language", () => {
  const ids = (language: string) => [...file(`../src/words/${language}.ftl`).matchAll(/^([\w-]+) =/gm)].map((found) => found[1]);
  for (const language of LANGUAGES) expect(ids(language)).toEqual(ids("en"));
});

test("every text the client asks for by name exists", () => {
  const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  let asked = 0;
  const heard = new Map<string, Words>();
  for (const [path, text] of Object.entries(sources)) {
    const game = /games\/(\w+)\//.exec(path)?.[1] ?? "agent_avenue";
    const ids = [...text.matchAll(/\b(?:t|say)\(\s*"([\w-]+)"/g)].map((found) => found[1]!);
    asked += ids.length;
    for (const language of LANGUAGES) {
      const words = heard.get(`${game} ${language}`) ?? at(game, language);
      heard.set(`${game} ${language}`, words);
      expect([path, ids.filter((id) => !words.has(id))]).toEqual([path, []]);
    }
  }
  expect(asked).toBeGreaterThan(80);
});
