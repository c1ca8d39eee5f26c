import { expect, test } from "vitest";
import { soft } from "../src/lib/syllables";

const shown = (text: string, language: string) => soft(text, language).replaceAll("\u00ad", "-");

test.each([
  ["hu", "Lángszórótámadás", "Láng-szó-ró-tá-ma-dás"],
  ["hu", "Becsületes", "Becsü-le-tes"],
  ["hu", "rendőrkutya jelentésellenőrzés", "rend-őr-ku-tya jelen-tés-ellen-őrzés"],
  ["hu", "Impresszárió", "Impresszá-rió"],
  ["pl", "Wytrzymałość", "Wytrzy-ma-łość"],
  ["pl", "Prześwietlenie Szpiegowskie", "Prze-świe-tle-nie Szpie-gow-skie"],
  ["pl", "Sprzedajny", "Sprze-dajny"],
  ["en", "Intimidation", "Inti-mi-da-tion"],
  ["en", "REINFORCEMENTS", "REIN-FORCE-MENTS"],
  ["en", "Understudy", "Under-study"],
])("%s: %s is broken between syllables", (language, text, broken) => expect(shown(text, language)).toBe(broken));

test("short words, numbers and languages without rules stay whole", () => {
  expect(soft("Kórház 12 Medic", "hu")).toBe("Kórház 12 Medic");
  expect(soft("Donaudampfschiff", "de")).toBe("Donaudampfschiff");
});

test("what is numbered by a hyphen stays in one piece", () => {
  expect(soft("Pies (K-9)", "pl")).toBe("Pies (K-\u20609)");
});
