/** What an event of Rogue Agent tells, and which step of the City phase it belongs to. */

import type { Event } from "../../lib/plug";
import type { CityStep, Track } from "./seen";

/** The fields of an event, as the phrases of the game name them. */
export interface Told extends Event {
  seat: number;
  target: number;
  count: number;
  change: number;
  timer: number;
  round: number;
  tile: string;
  to: string;
  track: Track;
  criminal: string;
  card: string;
  disc: string;
  discs: string[];
  results: number[];
  dice: string[];
  colour: string;
  symbol: string;
  column: string;
  effect: string;
  token: string;
}

/** An assassin that runs from a criminal has not acted yet. */
export function stepOf(step: CityStep | undefined, event: Told, last: Told | undefined): CityStep | undefined {
  switch (event.type) {
    case "criminal_moved":
    case "criminal_left":
      return "criminals";
    case "assassin_moved":
    case "assassin_left":
      return step === "criminals" && [last?.tile, last?.to].includes(event.tile) ? step : "assassins";
    case "assassin_struck":
      return "assassins";
    case "police_moved":
      return "police";
    case "timer":
      return step === "police" ? "bombs" : step;
    case "leader":
      return "leader";
    default:
      return step;
  }
}
