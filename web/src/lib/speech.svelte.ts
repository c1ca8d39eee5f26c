/** The words on the screen. A catalogue is a file of its own, fetched when a language or a game first needs it: our games'
 *  are files of the client, those of other packages come from the server. */

import { getCatalogue } from "./api";
import { shelf } from "./games";
import { settings } from "./settings.svelte";
import { Words, type Fields, type Language } from "./words";

const GAMES = import.meta.glob<string>("../../../src/undercover/games/*/words/*.ftl", { query: "?words", import: "default" });
const RULES = import.meta.glob<string>("../../../src/undercover/games/*/words/*.ftl", { query: "?rules", import: "default" });
const TAUGHT = import.meta.glob<string>("../../../src/undercover/games/*/words/*.ftl", { query: "?taught", import: "default" });
const FRAME = { en: () => import("words:en"), hu: () => import("words:hu"), pl: () => import("words:pl") };

const fileOf = (game: string, language: Language) => `../../../src/undercover/games/${game}/words/${language}.ftl`;
const fetched = new Map<string, Promise<string>>();

/** The catalogue of a game that this client was not built with; empty if the server has none. */
function guest(language: Language, game: string): Promise<string> {
  const key = `${language} ${game}`;
  const asked = fetched.get(key) ?? getCatalogue(language, game).catch(() => (fetched.delete(key), ""));
  fetched.set(key, asked);
  return asked;
}

function catalogue(from: typeof GAMES, language: Language, game: string): Promise<string> {
  return from[fileOf(game, language)]?.() ?? guest(language, game);
}

/** Title, tagline and usual bot of a guest as the frame knows those of our own games: `game-title-<slug>`. */
async function onTheBox(language: Language, game: string): Promise<string> {
  const lines = (await guest(language, game)).match(/^(game-title|game-tagline|bot-normal-name) =.*$/gm) ?? [];
  return lines.map((line) => line.replace(/^[\w-]+/, `$&-${game}`)).join("\n");
}

async function together(language: Language, families: Record<string, string>, ...games: Promise<string>[]): Promise<Words> {
  const frame = FRAME[language]().then((module) => module.default);
  return new Words(language, await Promise.all([frame, ...games]), families);
}

/** The words of a language, at a game if one is named. */
export function wordsOf(language: Language, game?: string, families: Record<string, string> = {}): Promise<Words> {
  return together(language, families, ...(game ? [catalogue(GAMES, language, game)] : []));
}

/** The words of a game with those for somebody who learns it. */
export function taughtOf(language: Language, game: string, families: Record<string, string> = {}): Promise<Words> {
  return together(language, families, catalogue(TAUGHT, language, game), catalogue(GAMES, language, game));
}

/** Everything a game says: for the page about it. */
export function everythingOf(language: Language, game: string, families: Record<string, string> = {}): Promise<Words> {
  const parts = [RULES, TAUGHT, GAMES].map((part) => catalogue(part, language, game));
  return together(language, families, ...parts);
}

/** The words of a game with all its rules: nobody fetches them who does not read them. */
export function rulesOf(language: Language, game: string, families: Record<string, string> = {}): Promise<Words> {
  return together(language, families, catalogue(RULES, language, game), catalogue(GAMES, language, game));
}

class Speech {
  words = $state.raw(new Words("en", []));

  async learn(language: Language): Promise<void> {
    const words = await wordsOf(language);
    this.words = words;
    const guests = (await shelf().catch(() => [])).filter(({ slug }) => !(fileOf(slug, language) in GAMES));
    if (!guests.length) return;
    const taught = await together(language, {}, ...guests.map(({ slug }) => onTheBox(language, slug)));
    if (this.words === words) this.words = taught;
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
