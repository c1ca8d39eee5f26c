// Made from src/undercover/games/rogue_agent/views.py by `python -m undercover.server.types web/src`. Do not edit.

import type { Frame } from "../../lib/plug";

export interface Done {
  action: string;
  slot: string;
}

/** What has been done in the present turn, and where the Patrol that goes on has been. */
export interface Turn {
  patrols: number;
  main_actions: number;
  done: Done[];
  entered: string[];
}

export interface Icon {
  colour: string;
  dice: number;
}

export interface Good {
  item: string;
  amount: number;
  price: number;
  currency: string;
}

export interface Location {
  slot: string;
  tile: string;
  destroyed: boolean;
  shield: string;
  gangsters: number;
  search: Icon[];
  goods: Good[];
  /** The seats on the informant spaces, top first. */
  informants: (number | null)[];
  /** Timers. */
  bombs: number[];
  assassins: number;
}

export interface Criminal {
  criminal: string;
  slot: string | null;
  /** The seat that holds it. */
  custody: number | null;
  defeated: boolean;
  /** Put on the top precinct this round: it walks the whole ring. */
  new_on_top: boolean;
  face_up: boolean;
  markers: number[];
  /** None unless the viewer may know the card. */
  card: string | null;
  health: number | null;
  reward: number | null;
  syndicate: string | null;
}

export interface Clock {
  effect: string;
  criminal: string;
  turns: number;
}

export interface Player {
  seat: number;
  slot: string;
  board: Record<string, number>;
  credits: number;
  influence: number;
  informants: number;
  markers: number;
  turned_in: string[];
  points: number;
  android: boolean;
  tokens_hidden: number;
  /** One's own only. */
  tokens: string[] | null;
  tokens_gone: string[] | null;
  tokens_shown: string[];
  revealed_this_round: boolean;
  clocks: Clock[];
}

export interface Track {
  max: number;
  /** The upgrades of the track, and the spaces from which on they count. */
  marks: Record<string, number>;
}

export interface Lost {
  count: number;
  limit: number;
}

export interface Seen extends Frame {
  mode: string;
  round: number;
  rounds: number;
  leader: number;
  active: number | null;
  turn: Turn;
  police: string;
  city: Location[];
  criminals: Criminal[];
  players: Player[];
  tracks: Record<string, Track>;
  supply: number;
  data_stream: Record<string, number>;
  spare_discs: string[];
  drawn: string[];
  event_dice: number[];
  deck: number;
  removed: string[];
  removed_unseen: number;
  removed_known: string[];
  lost: Lost | null;
  turn_in_target: number | null;
  tokens_out: boolean;
  dice: string[];
  /** The timer of the bomb on the sheet. */
  defusing: number | null;
  sheet: Record<string, string[]>;
}

export interface Walk {
  criminal: string;
  from: string;
  to: string | null;
}

export interface Prowl {
  from: string;
  to: string | null;
}

export interface Tick {
  slot: string;
  timer: number;
  then: number | null;
}

/** Where every disc will go, which timers fall, who gets hurt: the City phase as it would be now. */
export interface CityPhase {
  police: string;
  criminals: Walk[];
  assassins: Prowl[];
  bombs: Tick[];
  explosions: string[];
  /** By seat. */
  informants_lost: number[];
  stamina_lost: number[];
  knocked_out: number[];
}

export interface Hints {
  city?: CityPhase | null;
  /** How likely the attack under way succeeds with no ammo, with one, with two … */
  attack?: number[] | null;
  /** Once it is over: by source what every seat has got and lost, which makes its score. */
  tally?: Record<string, number[]> | null;
}
