/** Which printed values could not be verified; the server lists them with the game. */

import { gameInfo } from "../../lib/games";

class Reconstructed {
  private ids = $state.raw(new Set<string>());

  constructor() {
    void gameInfo("the_agents").then((info) => (this.ids = new Set(info?.reconstructed.map(([, id]) => id!))));
  }

  /** The half arrows of a faction agent, or the points of a free agent. */
  has(card: string): boolean {
    return this.ids.has(card) || this.ids.has(`${card}.points`);
  }
}

export const reconstructed = new Reconstructed();
