/** A match that is over, step by step, from any seat or with all cards open. */

import type { ReplayStep, View } from "../wire";
import { getStep } from "./api";
import { together } from "./open";
import { pictures, type Picture } from "./moments";
import type { Event, Frame } from "./plug";
import { Stage } from "./stage.svelte";

/** Milliseconds between two steps that play by themselves. */
const PAUSE = 900;

const open = <T extends object>(views: T[]): T => ({ ...together(views), seat: null });

export type Onlooker = number | "open" | null;

export class Replay {
  step = $state(0);
  onlooker = $state<Onlooker>("open");
  playing = $state(false);
  about = $state.raw<ReplayStep | null>(null);
  readonly stage = new Stage(() => this.goOn());
  private steps = new Map<string, Promise<ReplayStep>>();
  private timer = 0;
  private wanted = 0;
  private underWay: Promise<void> | null = null;

  constructor(readonly table: string) {}

  get last(): number {
    return this.about?.choices ?? 0;
  }

  /** Go to a step. Whoever scrubs asks for many: of those asked for on the way only the last is fetched and shown. */
  async go(step: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(step, this.about ? this.last : step));
    this.underWay ??= this.arrive().finally(() => (this.underWay = null));
    await this.underWay;
  }

  private async arrive(): Promise<void> {
    let key: string;
    let found: ReplayStep;
    do {
      key = this.key;
      found = await this.fetch(key);
    } while (key !== this.key);
    const before = this.wanted === this.step + 1 ? this.about : null;
    this.about = found;
    this.step = this.wanted = Math.min(this.wanted, found.choices);
    const view = this.laidOpen(found);
    this.stage.show({ view, story: view.events as Event[], pictures: before ? this.between(before, found) : [] });
  }

  async lookAs(onlooker: Onlooker): Promise<void> {
    this.onlooker = onlooker;
    this.stage.skip();
    await this.go(this.step);
  }

  /** The whole story, as whoever looks was told it. */
  async story(): Promise<Event[]> {
    const { view } = await this.fetch(typeof this.onlooker === "number" ? `seat=${this.onlooker}` : "");
    return view.events as Event[];
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

  private laidOpen({ view, everybody }: ReplayStep): View {
    if (this.onlooker !== "open") return view;
    return { ...view, seen: open([view.seen, ...everybody]) };
  }

  /** The way from one step to the next; with all cards open, as everybody saw it. */
  private between(before: ReplayStep, { view: { moments }, changes }: ReplayStep): Picture[] {
    const own = pictures(before.view.seen as unknown as Frame, moments);
    if (this.onlooker !== "open") return own;
    const others = before.everybody.map((seen, seat) =>
      pictures(seen as unknown as Frame, moments.map(({ events }, n) => ({ events, changes: changes[seat]![n] ?? null }))),
    );
    return own.map(({ events }, n) => ({ events, seen: open([own, ...others].map((shown) => shown[n]!.seen)) }));
  }

  /** The step that is wanted, and who looks. */
  private get key(): string {
    const upto = Number.isFinite(this.wanted) ? [`upto=${this.wanted}`] : [];
    return [...upto, ...(typeof this.onlooker === "number" ? [`seat=${this.onlooker}`] : [])].join("&");
  }

  private fetch(key: string): Promise<ReplayStep> {
    const asked = this.steps.get(key) ?? getStep(this.table, key);
    this.steps.set(key, asked);
    asked.catch(() => this.steps.delete(key));
    return asked;
  }
}
