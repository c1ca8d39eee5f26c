import type { Frame } from "../../lib/plug";

export interface SearchIcon {
  colour: string;
  dice: number;
}

export interface Good {
  item: string;
  amount: number;
  price: number;
  currency: "credit" | "evidence";
}

export interface Place {
  slot: string;
  tile: string;
  destroyed: boolean;
  shield: "none" | "human" | "android";
  gangsters: number;
  search: SearchIcon[];
  goods: Good[];
  informants: (number | null)[];
  bombs: number[];
  assassins: number;
}

export interface Criminal {
  criminal: string;
  slot: string | null;
  custody: number | null;
  defeated: boolean;
  new_on_top: boolean;
  face_up: boolean;
  markers: number[];
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
  board: Record<Track, number>;
  credits: number;
  influence: number;
  informants: number;
  markers: number;
  turned_in: string[];
  points: number;
  android: boolean;
  tokens_hidden: number;
  tokens: string[] | null;
  tokens_gone: string[] | null;
  tokens_shown: string[];
  revealed_this_round: boolean;
  clocks: Clock[];
}

export interface Seen extends Frame {
  mode: "agent" | "android" | "shadow_watch";
  round: number;
  rounds: number;
  leader: number;
  active: number | null;
  turn: { patrols: number; main_actions: number; done: { action: string; slot: string }[]; entered: string[] };
  police: string;
  city: Place[];
  criminals: Criminal[];
  players: Player[];
  tracks: Record<Track, { max: number; marks: Record<string, number> }>;
  supply: number;
  data_stream: Record<string, number>;
  drawn: string[];
  event_dice: number[];
  deck: number;
  lost: { count: number; limit: number } | null;
  turn_in_target: number | null;
  tokens_out: boolean;
  dice: string[];
  /** The timer of the bomb on the sheet. */
  defusing: number | null;
  sheet: Record<string, string[]>;
  /** Only while something is being shown, beat by beat. */
  shown?: Shown;
}

/** What the City phase would bring (`Game.hints`). */
export interface Preview {
  police: string;
  criminals: { criminal: string; from: string; to: string | null }[];
  assassins: { from: string; to: string | null }[];
  bombs: { slot: string; timer: number; then: number | null }[];
  explosions: string[];
  informants_lost: number[];
  stamina_lost: number[];
  knocked_out: number[];
}
