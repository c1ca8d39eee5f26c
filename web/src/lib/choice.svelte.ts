/** The choice a seat is making: what it may choose, how much of it is picked, and sending it off. */

import type { Offer } from "../wire";
import { complete, continuing, same, type Path } from "./choice";

export class Choice {
  options = $state.raw<readonly Offer[]>([]);
  barred = $state.raw<readonly Offer[]>([]);
  /** A barred option somebody asked about. */
  refusal = $state.raw<Offer | null>(null);
  /** How many choices were sent off. */
  made = $state(0);
  private trail = $state.raw<Path[]>([]);

  picked = $derived<Path>(this.trail.at(-1) ?? []);
  continuing = $derived(continuing(this.options, this.picked));
  /** Picked completely: it waits to be confirmed. */
  proposed = $derived(this.picked.length ? complete(this.options, this.picked) : undefined);

  /** Kinds of options, and single ones, that are final on the first pick. */
  direct: readonly string[] = [];

  constructor(private send: (option: Offer) => void) {}

  /** What there is to choose from now; a half-made choice stays if nothing has changed. */
  offer(options: readonly Offer[], barred: readonly Offer[]): void {
    if (!same(options, this.options)) this.clear();
    this.options = options;
    this.barred = barred;
  }

  may(...path: unknown[]): boolean {
    return continuing(this.options, path).length > 0;
  }

  /** The barred option at the end of this path, with the reason. */
  bar(...path: unknown[]): Offer | undefined {
    return continuing(this.barred, path)[0];
  }

  has(...path: unknown[]): boolean {
    return path.every((step, i) => same(step, this.picked[i]));
  }

  /** Pick that far. Picking the same complete option again confirms it. */
  pick(...path: unknown[]): void {
    this.refusal = null;
    if (!this.may(...path)) {
      this.refusal = this.bar(...path) ?? null;
      return;
    }
    if (this.proposed && same(path, this.picked)) return this.confirm();
    this.trail = [...this.trail, path];
    const option = this.proposed;
    if (option && this.direct.some((direct) => [option.kind, option.id].includes(direct))) this.confirm();
  }

  propose(option: Offer): void {
    this.pick(option.kind, ...option.targets);
  }

  back(): void {
    this.refusal = null;
    this.trail = this.trail.slice(0, -1);
  }

  clear(): void {
    this.refusal = null;
    this.trail = [];
  }

  confirm(): void {
    const option = this.proposed;
    if (!option) return;
    this.offer([], []);
    this.made += 1;
    this.send(option);
  }
}
