import { expect, test, vi } from "vitest";
import { namesOf, parted } from "../src/lib/people";
import type { Words } from "../src/lib/words";
import type { Person } from "../src/wire";

vi.mock("../src/lib/speech.svelte", () => ({ t: (id: string) => id })); // it speaks the language of a browser

const words = { has: (id: string) => id === "bot-normal-name", say: () => "Gossip" } as unknown as Words;
const at = (seat: number, who: Partial<Person>): Person => ({ seat, name: null, bot: null, ...who }) as Person;

test("a bot is told apart from another one, and from a person who is called so", () => {
  const [bot, other] = [at(1, { bot: "normal" }), at(2, { bot: "normal" })];
  expect(namesOf([at(0, { name: "Ana" }), bot], words)).toEqual(["Ana", "Gossip"]);
  expect(namesOf([at(0, { name: "Ana" }), bot, other], words)).toEqual(["Ana", "Gossip 2", "Gossip 3"]);
  expect(namesOf([at(0, { name: "gossip" }), bot], words)).toEqual(["gossip", "Gossip 2"]);
});

test("a name is parted before its tail, between its words, or in the middle of a long one", () => {
  expect(parted("Kadet 12")).toEqual(["Kadet", " 12"]);
  expect(parted("Maximiliana Wolfeschlege (nincs itt)")).toEqual(["Maximiliana Wolfeschlege", " (nincs itt)"]);
  expect(parted("Ana Maria Kowalska-Nowak")).toEqual(["Ana Maria", " Kowalska-Nowak"]);
  expect(parted("Konstantynopolitańczyków")).toEqual(["Konstantynop", "olitańczyków"]);
  expect(parted("Aleksandra")).toEqual(["Aleksandra"]);
});
