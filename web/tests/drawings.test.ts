import { expect, test } from "vitest";
import { lighter } from "../drawings";

const path = (d: string) => / d="(.*)"/.exec(lighter(`<path fill="red" d="${d}"/>`))![1];

test("points go to a grid of whole numbers", () => {
  expect(path("M10.4 10.6L20.2.5z")).toBe("m10 11l10-10z");
  expect(path("m1 1c1.2.1 1.6.4 2.2-1.4")).toBe("m1 1c1 0 2 0 2-1");
});

test("errors do not add up along a line", () => {
  expect(path("m0 0h.4h.4h.4h.4")).toBe("m0 0h0h1h0h1");
  expect(path("M0 0 .4.4.8.8 1.2 1.2")).toBe("m0 0l0 0l1 1l0 0");
});

test("the flags of an arc need no blank, and a closed line ends where it began", () => {
  expect(path("m5 5a2.4 2.4 0 01.6 4zl1 1")).toBe("m5 5a2 2 0 0 1 1 4zl1 1");
});
