/** What people at a table are called. */

import type { Person } from "../wire";
import { t } from "./speech.svelte";
import type { Words } from "./words";

/** Whether nobody sits there yet. */
export function isOpen(person: Person): boolean {
  return !person.name && !person.bot;
}

export function nameOf(person: Person): string {
  if (person.name) return person.name;
  if (person.bot) return `${t("ui-bot")} ${person.seat + 1}`;
  return t("ui-seat", { number: person.seat + 1 });
}

/** Everybody at a table, by seat. Bots are called by what they are in the world of the game, and told apart by their
 *  places where several are the same, or where a person is called so. */
export function namesOf(people: readonly Person[], words: Words | undefined): string[] {
  return people.map((person) => {
    const id = `bot-${person.bot}-name`;
    if (person.name || !person.bot || !words?.has(id)) return nameOf(person);
    const character = words.say(id);
    const same = people.filter(({ bot, name }) => bot === person.bot || alike(name, character));
    return same.length === 1 ? character : `${character} ${person.seat + 1}`;
  });
}

function alike(name: string | null, character: string): boolean {
  return name?.toLocaleLowerCase() === character.toLocaleLowerCase();
}

/** Names longer than this are parted though they are one word. */
const LONG = 12;

/** What stands behind a name and is never cut: the number that tells one bot from another, or that somebody is away. */
export const TAIL = / (?:\d+|\([^()]+\))$/;

/** A name in two, if it has two parts: before its tail, between two of its words, or in the middle of a long one. */
export function parted(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const far = (at: number) => Math.abs(at - name.length / 2);
  const tail = TAIL.exec(name)?.index;
  const at = tail ?? spaces.sort((one, other) => far(one) - far(other))[0] ?? (name.length > LONG ? Math.ceil(name.length / 2) : name.length);
  return [name.slice(0, at), name.slice(at)].filter(Boolean);
}
