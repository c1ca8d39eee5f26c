/** Death Angel: what nobody is asked for, and what is announced. */

import { describe, expect, it } from "vitest";
import { strikes } from "../src/games/death_angel/happening";
import { needless } from "../src/games/death_angel/picks";
import type { Seen } from "../src/games/death_angel/views";
import type { Event } from "../src/lib/plug";
import { boxOf } from "./boxes";

function roll(attacker: string, good: boolean, played: string | null = null): Seen {
  const teams = [{ team: "red", marines: ["brother_leon", "brother_valencio"], played }];
  return { teams, fight: { marine: "brother_leon", position: 1, side: "left", attacker, good } } as unknown as Seen;
}

describe("a roll that does", () => {
  it("is kept, whether he attacks or is attacked", () => {
    expect(needless(roll("swarm", true))).toBe("accept");
    expect(needless(roll("marine", true, "full_auto"))).toBe("keep_roll");
  });

  it("is asked about where it does not, or where another face may do more", () => {
    expect(needless(roll("swarm", false))).toBeUndefined();
    expect(needless(roll("marine", true, "dead_aim"))).toBeUndefined();
    expect(needless({ ...roll("swarm", true), fight: null })).toBeUndefined();
  });
});

describe("a marine who falls", () => {
  const fell = { type: "marine_slain", marine: "brother_leon", position: 1 } as unknown as Event;
  const box = boxOf("death_angel");
  const looks = (seat: number) => ({ seat, teams: [{ team: "red", seat: 0, marines: [] }] }) as unknown as Seen;

  it("is announced to whoever leads his team, though he is no longer on the table", () => {
    expect(strikes(fell, looks(0), box)).toBe("team:red");
    expect(strikes(fell, looks(1), box)).toBe(false);
  });
});
