/** Matches as a seat saw them (`make_plays.py`), choice by choice. */

import { pictures, type Picture } from "../src/lib/moments";
import type { Frame } from "../src/lib/plug";
import type { Moment } from "../src/wire";
import plays from "./plays.json";

export interface Step<S extends Frame> {
  before: S;
  shown: Picture<S>[];
}

export interface Play {
  game: string;
  first: Frame;
  moments: Moment[][];
  last: Frame;
}

export const PLAYS = plays as unknown as Play[];

/** Every choice of these matches: what was seen before, and the pictures that lead to what was seen after. */
export function stepsOf<S extends Frame>(play: Play): Step<S>[] {
  let before = play.first as S;
  return play.moments.map((moments) => {
    const step = { before, shown: pictures(before, moments) };
    before = step.shown.at(-1)?.seen ?? before;
    return step;
  });
}

export const stepsIn = <S extends Frame>(game: string): Step<S>[] =>
  PLAYS.filter((play) => play.game === game).flatMap((play) => stepsOf<S>(play));
