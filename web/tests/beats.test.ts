import { expect, test } from "vitest";
import type { Event } from "../src/lib/plug";
import { beats } from "../src/games/agent_avenue/beats";
import type { Avenue } from "../src/games/agent_avenue/seen";
import plays from "./plays.json";

interface View {
  seen: Avenue;
  events: Event[];
}

const MATCHES = plays as unknown as View[][];
const steps = MATCHES.flatMap((views) => views.slice(1).map((view, i) => [views[i]!.seen, view.seen, view.events] as const));

/** What a picture shows; which cards are known to be in a hand, and used cards, come with the next view. */
function picture(seen: Avenue) {
  const sorted = (list: string[] | null) => list && [...list].sort();
  return {
    ...seen,
    asked: null,
    decision: null,
    over: null,
    sides: seen.sides.map((side) => ({ ...side, speaker: null })),
    players: seen.players.map(({ known: _, hand, ...player }) => ({ ...player, hand: sorted(hand) })),
    market: seen.market && { supply: seen.market.supply, deck: seen.market.deck },
  };
}

test("the events, told one by one, lead from each view to the next", () => {
  for (const [before, after, events] of steps) {
    const last = beats(before, after, events).at(-1)?.seen ?? before;
    expect(picture(last)).toEqual(picture(after));
  }
});

test("every event is shown exactly once, in order, and no picture is changed afterwards", () => {
  for (const [before, after, events] of steps) {
    const frozen = structuredClone(before);
    const shown = beats(before, after, events);
    expect(shown.flatMap((beat) => beat.events)).toEqual(events);
    expect(before).toEqual(frozen);
    expect(new Set(shown.map((beat) => beat.seen)).size).toBe(shown.length);
  }
});

test("both cards lie open for a moment before they go into the rows", () => {
  const chosen = steps.filter(([, , events]) => events.some((event) => event.type === "chose"));
  expect(chosen.length).toBeGreaterThan(10);
  for (const [before, after, events] of chosen) {
    const reveal = beats(before, after, events).find((beat) => beat.events.some((event) => event.type === "chose"))!;
    const recruits = events.filter((event) => event.type === "recruited").slice(0, 2);
    expect([reveal.seen.offer.up, reveal.seen.offer.revealed].sort()).toEqual(recruits.map(({ agent }) => agent).sort());
    expect(reveal.lasts).toBeGreaterThanOrEqual(400);
  }
});

test("spies who move together walk in one beat", () => {
  const moves = (events: Event[]) => {
    const others = events.filter(({ type }) => type !== "market_reached");
    const first = others.findIndex(({ type }) => type === "moved");
    return first < 0 ? [] : others.slice(first, first + 2);
  };
  const both = steps.filter(([, , events]) => {
    const [one, other] = moves(events);
    return other?.type === "moved" && one!.side !== other.side;
  });
  expect(both.length).toBeGreaterThan(3);
  for (const [before, after, events] of both) {
    const first = beats(before, after, events).find((beat) => beat.events.some((event) => event.type === "moved"))!;
    expect(first.seen.sides.every((side, i) => side.steps !== before.sides[i]!.steps)).toBe(true);
  }
});
