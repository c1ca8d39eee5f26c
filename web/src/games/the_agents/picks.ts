/** What a click on something on the table picks. */

import { continuing, path, type Path } from "../../lib/choice";
import type { Choice } from "../../lib/choice.svelte";
import type { Explanation } from "../../lib/explain.svelte";
import type { BoardProps } from "../../lib/plug";
import type { Words } from "../../lib/words";
import { gains } from "./rows";
import type { Card, Hints, Seen } from "./views";

/** Commands that point at one agent. */
const COMMANDS = ["kill", "turn", "extract", "borrow"];
export const FACE_DOWN = "face_down";
export const FROM_HAND = "hand";

/** Whether nothing is picked yet, or something of these kinds. */
export function open(choice: Choice, ...kinds: string[]): boolean {
  return !choice.picked.length || kinds.includes(choice.picked[0] as string);
}

export const decides = (choice: Choice, kind: string): boolean => choice.options[0]?.kind === kind;

// ---------------------------------------------------------------- agents

export const handPath = ({ card, halves }: Card): Path => [halves ? "play" : "free", card];

/** An agent in a row: the target of a command, or a command to be used again. */
export function agentPath(choice: Choice, place: string, card: string): Path | null {
  const kind = choice.options[0]?.kind ?? "";
  if (kind === "swap") return swapPath(choice, place, card);
  if (COMMANDS.includes(kind)) return [kind, place, card];
  return kind !== "revive" && open(choice, "reactivate") ? ["reactivate", place, card] : null;
}

/** Two agents are picked one after the other; which of them the option names first does not matter. */
function swapPath(choice: Choice, place: string, card: string): Path {
  const first = choice.picked[1];
  const both = choice.options.find(({ targets }) => [targets[0], targets[2]].includes(first) && [targets[0], targets[2]].includes(place));
  return both && first !== place ? path(both) : ["swap", place, card];
}

/** The card in hand that is being placed or played. */
export function pickedCard(choice: Choice, kind: "play" | "free"): string | undefined {
  return choice.picked[0] === kind ? (choice.picked[1] as string) : undefined;
}

// ---------------------------------------------------------------- missions

/** The mission that is being moved about, and where it is now: at a faction or in the hand. */
export interface HeldMission {
  mission: string;
  from: string;
}

export function heldMission(choice: Choice, factions: readonly string[]): HeldMission | null {
  const [kind, mission, where] = choice.picked as string[];
  if (kind === "attach") return { mission: mission!, from: FROM_HAND };
  if (kind === "move") return { mission: mission!, from: factions.find((faction) => faction !== where)! };
  if (kind === "detach" || kind === "exchange") return { mission: mission!, from: where! };
  return null;
}

export function missionPath(choice: Choice, mission: string, from: string): Path {
  const move = from === FROM_HAND ? ["attach", mission] : ["detach", mission, from];
  const exchange = ["exchange", mission, from];
  return !choice.may(...move) && choice.may(...exchange) ? exchange : move;
}

/** Where a mission that was picked up may be clipped. */
export function clipPath(held: HeldMission, faction: string): Path | null {
  if (held.from === faction) return null;
  return [held.from === FROM_HAND ? "attach" : "move", held.mission, faction];
}

// ---------------------------------------------------------------- words

/** What picking that far is called, if it can mean only one thing. */
export function labelOf(choice: Choice, where: Path, words: Words, players: readonly string[]): string {
  const [only, ...others] = continuing(choice.options, where);
  return only && !others.length ? words.say(only.label.id, only.label.fields, players) : "";
}

/** What is printed at the other end of a card, its half arrows from left to right as the viewer sees them: for those who
 *  cannot see it. */
export function endText(halves: readonly [string, string] | null, points: number | null, words: Words): string {
  if (halves) return halves.map((colour) => words.say(`board-${colour}-half`)).join(", ");
  return points === null ? "" : `${words.say("board-its-points")}: ${points}`;
}

/** A card that lies upright: its half arrows point away. */
export const uprightText = ({ card, halves, points }: Card, words: Words): string =>
  [words.say(`card-${card}`), endText(halves && [halves[1]!, halves[0]!], points, words)].filter(Boolean).join(", ");

export const gainText = ([seat, points]: readonly [number | null, number], words: Words, players: readonly string[]): string =>
  words.say("board-gain", { name: seat === null ? words.say("board-victim") : players[seat], points });

type Given = Pick<BoardProps<Seen, Hints>, "choice" | "words" | "players"> & Partial<Pick<BoardProps<Seen, Hints>, "seen" | "hints">>;

/** The explanation of a thing: with what choosing it would change, and for whom, or with the reason if it cannot be had. */
export function explanation(what: Explanation, where: Path | null, { seen, hints, choice, words, players }: Given): Explanation {
  const [option, ...others] = where ? continuing(choice.options, where) : [];
  if (option && !others.length) {
    const worth = seen ? gains(seen.players, hints?.worth?.[option.id]).map((gain) => gainText(gain, words, players)) : [];
    return { ...what, text: [what.text, ...worth].filter(Boolean).join(" "), option };
  }
  const bar = where && !option ? choice.bar(...where) : undefined;
  if (!bar) return what;
  return { ...what, reason: words.say(bar.why.id, bar.why.fields, players), clause: bar.clause };
}
