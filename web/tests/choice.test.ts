import { expect, test } from "vitest";
import { complete, continuing, path } from "../src/lib/choice";
import type { Offer } from "../src/wire";

function option(id: string): Offer {
  const [kind, targets] = id.split(":") as [string, string?];
  const words = { id: kind, fields: {} };
  return { id, kind, targets: targets?.split(",") ?? [], label: words, why: words, clause: "4.2" };
}

const OPTIONS = ["offer:mole,sentinel", "offer:sentinel,mole", "swap:mole", "done"].map(option);

test("a path is the kind and then the targets", () => {
  expect(path(OPTIONS[0]!)).toEqual(["offer", "mole", "sentinel"]);
  expect(path(OPTIONS[3]!)).toEqual(["done"]);
});

test("picking narrows down what is left", () => {
  expect(continuing(OPTIONS, []).length).toBe(4);
  expect(continuing(OPTIONS, ["offer"]).map(({ id }) => id)).toEqual(["offer:mole,sentinel", "offer:sentinel,mole"]);
  expect(continuing(OPTIONS, ["offer", "mole"]).map(({ id }) => id)).toEqual(["offer:mole,sentinel"]);
  expect(continuing(OPTIONS, ["offer", "enforcer"])).toEqual([]);
});

test("an option is complete only at the end of its path", () => {
  expect(complete(OPTIONS, ["offer", "mole"])).toBeUndefined();
  expect(complete(OPTIONS, ["offer", "mole", "sentinel"])?.id).toBe("offer:mole,sentinel");
  expect(complete(OPTIONS, ["done"])?.id).toBe("done");
});

test("targets that are lists are compared as a whole", () => {
  const pair = { ...option("pay:x"), targets: [["a", "b"]] };
  expect(complete([pair], ["pay", ["a", "b"]])).toBe(pair);
  expect(complete([pair], ["pay", ["b", "a"]])).toBeUndefined();
});
