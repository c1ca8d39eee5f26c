import { expect, test } from "vitest";
import { reseat } from "../src/games/agent_avenue/hand";

const names = (places: ReturnType<typeof reseat>) => places.map((held) => held?.agent ?? "");

test("cards stay where they are, and a new card takes the place of one that left", () => {
  const dealt = reseat([], ["mole", "enforcer", "mole", "sentinel"], []);
  expect(names(dealt)).toEqual(["mole", "enforcer", "mole", "sentinel"]);
  const laid = reseat(dealt, ["mole", "sentinel"], [2, 1]);
  expect(names(laid)).toEqual(["mole", "", "", "sentinel"]);
  expect(laid[0]).toBe(dealt[0]);
  const drawn = reseat(laid, ["mole", "sentinel", "saboteur", "mole"], []);
  expect(names(drawn)).toEqual(["mole", "saboteur", "mole", "sentinel"]);
  expect(drawn[2]!.id).not.toBe(dealt[2]!.id);
});

test("of two equal cards the picked one leaves", () => {
  const dealt = reseat([], ["mole", "mole", "sentinel", "sentinel"], []);
  expect(names(reseat(dealt, ["mole", "sentinel"], [1, 2]))).toEqual(["mole", "", "", "sentinel"]);
});

test("a hand may grow beyond four and shrink again", () => {
  const five = reseat([], ["a", "b", "c", "d", "e"], []);
  expect(five.length).toBe(5);
  expect(names(reseat(five, ["a", "b", "c", "d"], [4]))).toEqual(["a", "b", "c", "d"]);
  expect(names(reseat(five, ["a", "c", "d", "e"], [1]))).toEqual(["a", "c", "d", "e"]);
  expect(names(reseat([], ["a"], []))).toEqual(["a", "", "", ""]);
});

test("when it is over, nothing is kept free", () => {
  const dealt = reseat([], ["a", "b", "c", "d"], []);
  expect(names(reseat(dealt, ["a", "c"], [], 0))).toEqual(["a", "c"]);
});
