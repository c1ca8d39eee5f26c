/** The stage: what has happened is shown beat by beat, then the seat may choose. */

import { tick } from "svelte";
import type { View } from "../wire";
import { prepare } from "./flights";
import type { Beat, Box, Event, Plug, Seen } from "./plug";
import { settings } from "./settings.svelte";
import { play } from "./sound";

const FLIGHT = 320;
/** Whoever is that many views behind does not want to watch them all. */
const BEHIND = 3;

interface Act {
  view: View;
  story: Event[];
  /** Whether it follows on what is on the stage; otherwise it is just shown. */
  follows: boolean;
}

export class Stage {
  seen = $state.raw<Seen | null>(null);
  /** What goes with the last view; a beat on the way to it has none. */
  hints = $state.raw<Record<string, any>>({});
  /** What happened in the beat on show. */
  events = $state.raw<Event[]>([]);
  /** The story as far as it has been shown. */
  told = $state.raw<Event[]>([]);
  playing = $state(false);
  plug: Plug | null = null;
  box: Box | null = null;
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
      this.seen = act.view.seen as Seen;
      this.hints = act.view.hints;
      this.events = [];
      this.told = act.story;
      this.skipping = false;
      if (!this.acts.length) this.settled(act.view);
    }
    this.playing = false;
  }

  private worthWatching({ follows }: Act): boolean {
    return follows && settings.pace > 0 && !document.hidden && this.acts.length < BEHIND && this.seen !== null;
  }

  private async enact({ view }: Act): Promise<void> {
    const beats = this.box ? this.plug?.beats?.(this.seen, view.seen, view.events as Event[], this.box) : undefined;
    for (const beat of beats ?? []) {
      if (this.skipping) return;
      await this.beat(beat);
    }
  }

  private async beat(beat: Beat): Promise<void> {
    const takeOff = prepare(beat.flights);
    this.seen = beat.seen;
    this.hints = {};
    this.events = beat.events;
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
