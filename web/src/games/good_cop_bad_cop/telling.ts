/** What hover, focus and a screen reader are told of a seat and of a card. */

import type { Explanation } from "../../lib/explain.svelte";
import type { Words } from "../../lib/words";
import type { Card, Player, Seen } from "./views";

const sentences = (parts: (string | false | null)[]): string => parts.filter(Boolean).join(" ");

export const namesOf = (seats: readonly number[], players: readonly string[]): string =>
  seats.map((seat) => players[seat]).join(", ");

const FAMILIES: Record<string, string> = { suspect: "kind", leader: "kind", other_slot: "slot", first: "slot", second: "slot", third: "slot" };

/** What the value of a field is called: a player, or a thing of the field's family. */
export function valueName(field: string, value: unknown, words: Words, players: readonly string[]): string {
  return typeof value === "number" ? (players[value] ?? "") : words.say(`${FAMILIES[field] ?? field}-${value}`);
}

export function seatText(player: Player, seen: Seen, words: Words, players: readonly string[]): Explanation {
  const { seat, aim } = player;
  const text = sentences([
    seen.active === seat && words.say("board-active"),
    !player.living && words.say("board-eliminated"),
    aim !== null && words.say("board-aims", { seat: aim }, players),
    player.wounded && words.say("board-wounded"),
    player.planted && words.say("board-planted"),
    player.living && words.say("board-holds", { count: player.hand.length }),
    seen.coffee === seat && words.say("board-coffee", { seat }, players),
    player.team !== null && words.say("board-team", { team: player.team }),
  ]);
  return { title: players[seat] ?? "", text };
}

export function cardText(card: Card, player: Player, seen: Seen, words: Words, players: readonly string[]): Explanation {
  const own = player.seat === seen.seat;
  const place = words.say("board-place", { seat: player.seat, slot: `${card.slot}` }, players);
  const title = card.kind ? `${place}: ${words.say(`kind-${card.kind}`)}` : place;
  const text = sentences([
    words.say(card.face_up ? "board-face-up" : "board-face-down"),
    !card.face_up && !own && card.since !== null && words.say("board-since", { turn: card.since }),
    !card.face_up && card.seen_by.length > 0 && words.say("board-seen-by", { names: namesOf(card.seen_by, players) }),
    card.fresh && words.say("board-fresh"),
    card.kind && words.say(`kind-${card.kind}-text`),
  ]);
  return { title, text, clause: card.face_up ? "3" : "9.1" };
}
