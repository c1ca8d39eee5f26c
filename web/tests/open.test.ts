import { expect, test } from "vitest";
import { together } from "../src/lib/open";

test("what one seat does not know, another does", () => {
  const spectator = { offer: { up: "mole", down: "hidden" }, players: [{ hand: null }, { hand: null }], over: null };
  const first = { ...spectator, players: [{ hand: ["mole"] }, { hand: null }] };
  const second = { ...spectator, offer: { up: "mole", down: "sentinel" }, players: [{ hand: null }, { hand: ["saboteur", "mole"] }] };
  expect(together<unknown>([spectator, first, second])).toEqual({
    offer: { up: "mole", down: "sentinel" },
    players: [{ hand: ["mole"] }, { hand: ["saboteur", "mole"] }],
    over: null,
  });
});

test("nothing known is overwritten, and the views stay as they were", () => {
  const one = { turn: 3, row: { mole: 1 } };
  expect(together([one, { turn: 4, row: { mole: 2 } }])).toEqual(one);
  expect(one).toEqual({ turn: 3, row: { mole: 1 } });
});
