import { describe, expect, it } from "vitest";
import { arrow, nearest, overlap, roomFor } from "../src/lib/pointing";

const room = { x: 0, y: 0, width: 360, height: 600 };
const size = { width: 340, height: 120 };
const hand = { x: 0, y: 500, width: 360, height: 100 };
const prompt = { x: 0, y: 400, width: 360, height: 98 };

describe("the card of a lesson", () => {
  it("covers neither what is asked nor what it speaks of", () => {
    const found = roomFor(size, room, [[prompt, 20], [hand, 10]], hand, null);
    expect(overlap(found, prompt)).toBe(0);
    expect(overlap(found, hand)).toBe(0);
  });

  it("lies near what it speaks of", () => {
    const low = roomFor(size, room, [[prompt, 20]], { x: 100, y: 250, width: 40, height: 40 }, null);
    const high = roomFor(size, room, [[prompt, 20]], { x: 100, y: 10, width: 40, height: 40 }, null);
    expect(low.y).toBeGreaterThan(high.y);
  });

  it("stays where it is as long as it lies well", () => {
    const now = { x: 10, y: 30, ...size };
    expect(roomFor(size, room, [[prompt, 20]], undefined, now)).toEqual(now);
  });

  it("points with an arrow from edge to edge, but not across a text", () => {
    const card = { x: 10, y: 200, ...size };
    expect(arrow(card, { x: 100, y: 20, width: 60, height: 60 }, [prompt])).toEqual({ from: [130, 200], to: [130, 80] });
    expect(arrow(card, hand, [prompt])).toBeNull();
    const name = { x: 110, y: 120, width: 50, height: 12 };
    const beside = arrow(card, { x: 100, y: 20, width: 60, height: 60 }, [prompt, name]);
    expect(beside).toBeNull();
    expect(arrow(card, { x: 60, y: 20, width: 120, height: 60 }, [prompt, name])).toEqual({ from: [70, 200], to: [70, 80] });
  });

  it("points at what is nearest", () => {
    const card = { x: 10, y: 200, ...size };
    const [far, near] = [{ x: 400, y: 20, width: 60, height: 60 }, { x: 40, y: 100, width: 60, height: 60 }];
    expect(nearest(card, [far, near])).toBe(near);
    expect(nearest(card, [])).toBeUndefined();
  });
});
