/** The words on the screen. A catalogue is a file of its own, fetched when a language or a game first needs it. */

import { settings } from "./settings.svelte";
import { Words, type Fields, type Language } from "./words";

const GAMES = import.meta.glob<string>(["../../../src/undercover/words/*/*.ftl", "!**/common.ftl"], {
  query: "?words",
  import: "default",
});
const RULES = import.meta.glob<string>(["../../../src/undercover/words/*/*.ftl", "!**/common.ftl"], {
  query: "?rules",
  import: "default",
});
const FRAME = { en: () => import("words:en"), hu: () => import("words:hu"), pl: () => import("words:pl") };

async function catalogue(from: typeof GAMES, language: Language, game: string): Promise<string> {
  return (await from[`../../../src/undercover/words/${language}/${game}.ftl`]?.()) ?? "";
}

async function together(language: Language, families: Record<string, string>, ...games: Promise<string>[]): Promise<Words> {
  const frame = FRAME[language]().then((module) => module.default);
  return new Words(language, await Promise.all([frame, ...games]), families);
}

/** The words of a language, at a game if one is named. */
export function wordsOf(language: Language, game?: string, families: Record<string, string> = {}): Promise<Words> {
  return together(language, families, ...(game ? [catalogue(GAMES, language, game)] : []));
}

/** The words of a game with all its rules: nobody fetches them who does not read them. */
export function rulesOf(language: Language, game: string, families: Record<string, string> = {}): Promise<Words> {
  return together(language, families, catalogue(RULES, language, game), catalogue(GAMES, language, game));
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
