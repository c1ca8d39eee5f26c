/** What players are called on the table. */

import { t } from "../../lib/speech.svelte";
import type { Seen } from "./views";

export const nameOf = (seat: number, seen: Seen, players: readonly string[]): string =>
  seat === seen.seat ? t("ui-you") : (players[seat] ?? "");
