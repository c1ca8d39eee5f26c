/** The words on the screen. A catalogue is a file of its own, fetched when a language or a game first needs it. */

import { settings } from "./settings.svelte";
import { Words, type Fields, type Language } from "./words";

const FILES = {
  ...import.meta.glob<string>("../../../src/undercover/words/*/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" }),
};
const SHELF = { en: () => import("shelf:en"), hu: () => import("shelf:hu"), pl: () => import("shelf:pl") };

async function catalogue(path: string): Promise<string> {
  return (await FILES[path]?.()) ?? "";
}

const shared = (language: Language, name: string) => `../../../src/undercover/words/${language}/${name}.ftl`;

/** The words of a language, at a game if one is named. */
export async function wordsOf(
  language: Language,
  game?: string,
  families: Record<string, string> = {},
): Promise<Words> {
  const paths = [shared(language, "common"), `../words/${language}.ftl`];
  if (game) paths.push(shared(language, game));
  const boxes = SHELF[language]().then((module) => module.default);
  return new Words(language, await Promise.all([boxes, ...paths.map(catalogue)]), families);
}

class Speech {
  words = $state.raw(new Words("en", []));

  async learn(language: Language): Promise<void> {
    this.words = await wordsOf(language);
  }
}

export const speech = new Speech();

$effect.root(() => {
  $effect(() => {
    if (speech.words.language !== settings.language) void speech.learn(settings.language);
  });
});

/** A text of the frame. */
export function t(id: string, fields: Fields = {}): string {
  return speech.words.say(id, fields);
}
