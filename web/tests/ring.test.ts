import { expect, test } from "vitest";
import { CORNERS, HOMES, Ring, SPACES } from "../src/games/agent_avenue/layout";

const SIZES = [
  [720, 620],
  [344, 290],
  [800, 650],
] as const;

test.each(SIZES)("the spaces of a street of %i × %i lie evenly enough, clockwise, on it", (width, height) => {
  const ring = new Ring(width, height);
  const points = Array.from({ length: SPACES }, (_, space) => ring.point(space));
  const gaps = points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % SPACES]!;
    return Math.hypot(nextX - x, nextY - y);
  });
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(2.5);
  const [homeGreen, homeBlue] = HOMES.map((home) => points[home]!) as [readonly [number, number], readonly [number, number]];
  expect(homeGreen[1]).toBeCloseTo(height / 2);
  expect(homeBlue[1]).toBeCloseTo(height / 2);
  expect(homeGreen[0]).toBeLessThan(homeBlue[0]);
  expect(points[1]![1]).toBeLessThan(homeGreen[1]);
  for (const corner of CORNERS) expect(points[corner]![1] < height * 0.25 || points[corner]![1] > height * 0.75).toBe(true);
});

test("walking on and walking back come round to the same places", () => {
  const ring = new Ring(700, 600);
  for (const space of [0, 3.5, 7, 13]) {
    expect(ring.point(space + SPACES)).toEqual(ring.point(space));
    const [x, y] = ring.point(space - SPACES);
    expect(x).toBeCloseTo(ring.point(space)[0]);
    expect(y).toBeCloseTo(ring.point(space)[1]);
  }
});

test("the way is walked without jumps", () => {
  const ring = new Ring(700, 600);
  for (let t = 0; t < SPACES; t += 0.05) {
    const [x, y] = ring.point(t);
    const [nextX, nextY] = ring.point(t + 0.05);
    expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan(12);
  }
});
