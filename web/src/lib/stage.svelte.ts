/** The stage: what has happened is shown moment by moment, then the seat may choose. */

import { tick } from "svelte";
import type { View } from "../wire";
import { prepare } from "./flights";
import type { Picture } from "./moments";
import { beats, PLAINLY, type Beat } from "./motion";
import type { Event, Frame, Plug } from "./plug";
import { settings } from "./settings.svelte";
import { play } from "./sound";

const FLIGHT = 320;
/** Whoever is that many views behind does not want to watch them all. */
const BEHIND = 3;

interface Act {
  view: View;
  story: Event[];
  /** The way there from what is on the stage; without one it is just shown. */
  pictures: Picture[];
}

export class Stage {
  seen = $state.raw<Frame | null>(null);
  /** What goes with the last view; a picture on the way to it has none. */
  hints = $state.raw<Record<string, unknown>>({});
  /** What happened in the moment on show. */
  events = $state.raw<Event[]>([]);
  /** What happened since the last view, up to the moment on show. */
  lately = $state.raw<Event[]>([]);
  /** That view, while it is being shown. */
  before = $state.raw<Frame | null>(null);
  /** The story as far as it has been shown. */
  told = $state.raw<Event[]>([]);
  playing = $state(false);
  plug: Plug | null = null;
  private acts: Act[] = [];
  private skipping = false;
  private wake = () => {};

  constructor(private settled: (view: View) => void) {}

  show(act: Act): void {
    this.acts.push(act);
    if (!this.playing) void this.perform();
  }

  skip(): void {
    this.skipping = true;
    this.wake();
  }

  private async perform(): Promise<void> {
    this.playing = true;
    for (let act = this.acts.shift(); act; act = this.acts.shift()) {
      if (this.worthWatching(act)) await this.enact(act);
      this.seen = act.view.seen as unknown as Frame;
      this.hints = act.view.hints;
      this.events = this.lately = [];
      this.before = null;
      this.told = act.story;
      this.skipping = false;
      if (!this.acts.length) this.settled(act.view);
    }
    this.playing = false;
  }

  private worthWatching({ pictures }: Act): boolean {
    return pictures.length > 0 && settings.pace > 0 && !document.hidden && this.acts.length < BEHIND && this.seen !== null;
  }

  private async enact({ pictures }: Act): Promise<void> {
    this.before = this.seen;
    for (const beat of beats(this.seen!, pictures, this.plug?.motion ?? PLAINLY)) {
      if (this.skipping) return;
      await this.beat(beat);
    }
  }

  private async beat(beat: Beat): Promise<void> {
    const takeOff = prepare(beat.flights);
    this.seen = beat.seen;
    this.hints = {};
    this.events = beat.events;
    this.lately = [...this.lately, ...beat.events];
    await tick();
    takeOff(Math.min(FLIGHT, beat.lasts) * settings.pace);
    if (beat.sound && settings.sound) play(beat.sound);
    await this.rest(beat.lasts * settings.pace);
    this.told = [...this.told, ...beat.events];
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, milliseconds);
    });
  }
}
