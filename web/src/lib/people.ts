/** What people at a table are called. */

import type { Person } from "../wire";
import { t } from "./speech.svelte";

export function nameOf(person: Person): string {
  if (person.name) return person.name;
  if (person.bot) return `${t("ui-bot")} ${person.seat + 1}`;
  return t("ui-seat", { number: person.seat + 1 });
}
