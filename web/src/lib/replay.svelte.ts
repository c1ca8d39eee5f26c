/** A match that is over, step by step, from any seat or with all cards open. */

import type { View } from "../wire";
import { getStep, type ReplayStep } from "./api";
import { together } from "./open";
import type { Event } from "./plug";
import { Stage } from "./stage.svelte";

/** Milliseconds between two steps that play by themselves. */
const PAUSE = 900;

export type Onlooker = number | "open" | null;

export class Replay {
  step = $state(0);
  onlooker = $state<Onlooker>("open");
  playing = $state(false);
  about = $state.raw<ReplayStep | null>(null);
  readonly stage = new Stage(() => this.goOn());
  private steps = new Map<string, Promise<ReplayStep>>();
  private timer = 0;

  constructor(readonly table: string) {}

  get last(): number {
    return this.about?.choices ?? 0;
  }

  async go(step: number): Promise<void> {
    const before = this.step;
    const wanted = this.about ? Math.max(0, Math.min(step, this.last)) : 0;
    const view = await this.view(wanted);
    const story = view.events as Event[];
    this.step = wanted;
    const news = story.filter((event) => event.at > before);
    this.stage.show({ view: { ...view, events: news }, story, follows: wanted === before + 1 });
  }

  async lookAs(onlooker: Onlooker): Promise<void> {
    this.onlooker = onlooker;
    await this.go(this.step);
  }

  play(on: boolean): void {
    clearTimeout(this.timer);
    this.playing = on;
    if (on) void this.go(this.step === this.last ? 0 : this.step + 1);
  }

  /** The stage has come to rest: the next step, if it plays by itself. */
  private goOn(): void {
    if (this.step >= this.last) this.playing = false;
    if (this.playing) this.timer = window.setTimeout(() => void this.go(this.step + 1), PAUSE);
  }

  private async view(step: number): Promise<View> {
    const seat = typeof this.onlooker === "number" ? this.onlooker : null;
    this.about = await this.fetch(step, seat);
    const { view, people } = this.about;
    if (this.onlooker !== "open") return view;
    const seats = await Promise.all(people.map((_, each) => this.fetch(step, each)));
    const seen = together([view.seen, ...seats.map((each) => each.view.seen)]);
    return { ...view, seen: { ...seen, seat: null } };
  }

  private fetch(step: number, seat: number | null): Promise<ReplayStep> {
    const key = `${step} ${seat}`;
    const asked = this.steps.get(key) ?? getStep(this.table, step, seat);
    this.steps.set(key, asked);
    return asked;
  }
}
