/** The panel beside the table: which tab is open, and which clause of the rules is looked for. */

import { settings } from "./settings.svelte";

/** Those every game has; a game may have pages of its own. */
export const TABS = ["story", "chat", "players", "rules"];

/** Where the panel is a sheet over the table. */
export const isSheet = () => matchMedia("(max-width: 1023px), (max-height: 520px)").matches;

class PanelState {
  tab = $state("story");
  clause = $state<string | null>(null);

  show(tab: string): void {
    this.tab = tab;
    settings.panel = true;
  }

  showClause(clause: string): void {
    this.clause = clause;
    this.show("rules");
  }
}

export const panel = new PanelState();
