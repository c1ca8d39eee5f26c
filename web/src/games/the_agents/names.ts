/** What players are called on the table. */

import { t } from "../../lib/speech.svelte";
import type { Agents } from "./seen";

export const nameOf = (seat: number, seen: Agents, players: readonly string[]): string =>
  seat === seen.seat ? t("ui-you") : (players[seat] ?? "");
