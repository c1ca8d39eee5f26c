/** What is going on while it is being shown: phase, step of the City phase, rolls, blows, cards turned up, the bomb. */

import type { BoardProps, Event } from "../../lib/plug";
import { CITY_STEPS, phaseOf, placeOf, timersHere, type CityStep, type Phase } from "./seen";
import type { Seen } from "./views";

/** The fields of an event, as the phrases of the game name them. */
interface Told extends Event {
  seat: number;
  tile: string;
  to: string;
  criminal: string;
  dice: string[];
  timer: number;
  token: string;
}

export interface Happening {
  phase: Phase;
  /** How far the City phase is. */
  step: CityStep | null;
  /** Dice that somebody has just rolled, and what came of them. */
  roll: { dice: string[]; told?: Event } | null;
  /** A location where something happens. */
  at: { slot: string; what: "blast" | "strike" | "police" | "ruin" } | null;
  /** A criminal whose card is turned up, or an identity that comes to light. */
  card: string | null;
  identity: { seat: number; token: string; told: Event } | null;
  /** The bomb on the sheet. */
  timers: number[] | null;
}

const ROLLED = ["rolled", "rerolled", "wire_cut", "circuit"];
const COUNTED = ["hits", "cars"];
const CUTTING = ["wire_cut", "die_placed", "circuit"];
const CUT = ["defused", "bomb_stays", "exploded"];
const PHASES: Record<string, Phase> = { round_began: "time", turn_began: "action", turn_ended: "city" };
const AT: Record<string, "blast" | "strike" | "police" | "ruin"> = {
  exploded: "blast",
  gangsters: "strike",
  location_attacked: "strike",
  assassin_struck: "strike",
  police_moved: "police",
  ruins_entered: "ruin",
  destroyed: "ruin",
};
const STEPS: Record<string, CityStep> = {
  criminal_moved: "criminals",
  criminal_left: "criminals",
  assassin_moved: "assassins",
  assassin_left: "assassins",
  assassin_struck: "assassins",
  police_moved: "police",
  leader: "leader",
};

type Shown = Pick<BoardProps<Seen>, "seen" | "before" | "lately" | "events">;

export function happening({ seen, before, lately, events }: Shown): Happening {
  const [now, told] = [events as readonly Told[], lately as readonly Told[]];
  const last = now.at(-1);
  const of = (...types: string[]) => now.findLast(({ type }) => types.includes(type));
  const phase = PHASES[told.findLast(({ type }) => type in PHASES)?.type ?? ""] ?? phaseOf(before ?? seen);
  const struck = last && AT[last.type];
  const identity = of("token_shown", "exposed");
  return {
    phase,
    step: phase === "city" ? cityStep(told) : null,
    roll: rollOf(told, last),
    at: struck ? { slot: last.tile ? placeOf(seen, last.tile).slot : seen.players[last.seat]!.slot, what: struck } : null,
    card: of("card_shown", "looked_at_card")?.criminal ?? null,
    identity: identity ? { seat: identity.seat, token: identity.token ?? "android", told: identity } : null,
    timers: timersOf(seen, before, told),
  };
}

/** Rolled dice stay until they are counted. */
function rollOf(told: readonly Told[], last: Told | undefined): Happening["roll"] {
  if (!last || ![...ROLLED, ...COUNTED].includes(last.type)) return null;
  const { dice } = told.findLast(({ type }) => ROLLED.includes(type)) ?? { dice: [] };
  return COUNTED.includes(last.type) ? { dice, told: last } : { dice };
}

/** The sheet is open from the first cut until the bomb is defused, stays or goes off. */
function timersOf(seen: Seen, before: Seen | null, told: readonly Told[]): number[] | null {
  const open = told.findLast(({ type }) => [...CUTTING, ...CUT].includes(type));
  if (open ? CUT.includes(open.type) : !isDefusing(before ?? seen)) return null;
  return timersHere(seen);
}

const isDefusing = ({ decision }: Seen): boolean => decision === "place_die" || decision === "cut_again";

/** Steps follow each other; an assassin that runs from a criminal has not acted yet, timers fall after the police. */
function cityStep(told: readonly Told[]): CityStep | null {
  const since = told.slice(told.findLastIndex(({ type }) => type === "turn_ended") + 1);
  let step: CityStep | null = null;
  since.forEach((event, i) => {
    const [next, last] = [STEPS[event.type] ?? (event.type === "timer" && step === "police" ? "bombs" : step), since[i - 1]];
    const runs = event.type.startsWith("assassin") && step === "criminals" && [last?.tile, last?.to].includes(event.tile);
    if (!runs && next && CITY_STEPS.indexOf(next) >= (step ? CITY_STEPS.indexOf(step) : 0)) step = next;
  });
  return step;
}
