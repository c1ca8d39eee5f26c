import { expect, test } from "vitest";
import { complete, continuing } from "../src/lib/choice";
import type { Choice } from "../src/lib/choice.svelte";
import { draws, isPicked, naming, pick, type Laid } from "../src/lib/scene";
import type { Offer } from "../src/wire";

const offer = (kind: string, fields: Record<string, unknown>): Offer => ({
  id: `${kind}:${Object.values(fields).join(",")}`,
  kind,
  targets: Object.values(fields),
  label: { id: `option-${kind}`, fields },
  why: { id: `why-${kind}`, fields },
  clause: "1",
});

/** What a board needs of a choice, without a screen around it. */
function choosing(options: Offer[]): Choice {
  const choice = {
    options,
    barred: [] as Offer[],
    picked: [] as unknown[],
    get continuing() {
      return continuing(options, this.picked);
    },
    get proposed() {
      return this.picked.length ? complete(options, this.picked) : undefined;
    },
    pick(...path: unknown[]) {
      this.picked = path;
    },
  };
  return choice as unknown as Choice;
}

const seven = { of: "number", value: 7 };
const nine = { of: "number", value: 9 };
const ben = { of: "seat", value: 1 };
const ids = (options: Offer[]) => options.map(({ id }) => id);

test("a card is lit where an option names it, and a picked one can be changed for another", () => {
  const choice = choosing([offer("lay", { number: 7 }), offer("lay", { number: 9 }), offer("pass", {})]);
  expect(ids(naming(choice, seven))).toEqual(["lay:7"]);
  expect(naming(choice, { of: "claim", value: 7 })).toEqual([]);
  pick(choice, seven, naming(choice, seven));
  expect(choice.picked).toEqual(["lay", 7]);
  expect([isPicked(choice, seven), isPicked(choice, nine)]).toEqual([true, false]);
  pick(choice, nine, naming(choice, nine));
  expect(choice.picked).toEqual(["lay", 9]);
});

test("of an option with two targets the second is lit when the first is picked", () => {
  const choice = choosing([7, 9].flatMap((number) => [0, 1].map((seat) => offer("give", { number, seat }))));
  expect(naming(choice, ben)).toEqual([]);
  pick(choice, seven, naming(choice, seven));
  expect(choice.picked).toEqual(["give", 7]);
  expect(ids(naming(choice, ben))).toEqual(["give:7,1"]);
  pick(choice, ben, naming(choice, ben));
  expect(choice.picked).toEqual(["give", 7, 1]);
  expect([isPicked(choice, seven), isPicked(choice, ben)]).toEqual([true, true]);
  expect(ids(naming(choice, { of: "seat", value: 0 }))).toEqual(["give:7,0"]);
});

test("a card that options of several kinds name has all of them", () => {
  const choice = choosing([offer("lay", { number: 7 }), offer("swap", { number: 7 }), offer("swap", { number: 9 })]);
  expect(ids(naming(choice, seven))).toEqual(["lay:7", "swap:7"]);
});

test("what no zone shows needs a button", () => {
  const cards = [{ of: "number", value: 7 }, { of: "number" }];
  const seen = { scene: { zones: [{ name: "hand", seat: 0, cards }, { name: "aside", idle: true, cards: [nine] }] } } as Laid;
  expect(draws(offer("lay", { number: 7 }), [], seen)).toBe(true);
  expect(draws(offer("lay", { number: 9 }), [], seen)).toBe(false);
  expect(draws(offer("pass", {}), [], seen)).toBe(false);
  expect(draws(offer("give", { number: 7, seat: 1 }), ["give", 7], seen)).toBe(true);
  expect(draws(offer("lay", { number: 7 }), [], {} as Laid)).toBe(false);
});
