/** How somebody looks at the table: ahead to the City phase, and at one thing large. */

const KEY = "undercover rogue_agent ahead";

/** A location, a player's board, or what all the signs mean. */
export type Large = { slot: string } | { seat: number } | "signs";

class Looking {
  /** Whether to show where discs will go; remembered in the browser, nowhere else. */
  ahead = $state(localStorage.getItem(KEY) === "yes");
  large = $state.raw<Large | null>(null);

  toggle(): void {
    this.ahead = !this.ahead;
    localStorage.setItem(KEY, this.ahead ? "yes" : "no");
  }
}

export const looking = new Looking();
