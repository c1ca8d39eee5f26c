/** The panel beside the table: which tab is open, and which clause of the rules is looked for. */

import { settings } from "./settings.svelte";

export const TABS = ["story", "chat", "players", "rules"] as const;
export type Tab = (typeof TABS)[number];

class PanelState {
  tab = $state<Tab>("story");
  clause = $state<string | null>(null);

  show(tab: Tab): void {
    this.tab = tab;
    settings.panel = true;
  }

  showClause(clause: string): void {
    this.clause = clause;
    this.show("rules");
  }
}

export const panel = new PanelState();
