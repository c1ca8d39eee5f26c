/** Everything people read, in their language: the same catalogues and the same functions as in Python. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type Message, type Scope } from "@fluent/bundle";
import { soft } from "./syllables";

export const LANGUAGES = ["en", "hu", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Fields = Record<string, unknown>;

/** A clause of the rules: its number, its heading if it is a chapter, its text. */
export interface Clause {
  clause: string;
  title: string;
  text: string;
}

/** How a match ended, as it is seen (`Frame.over`). */
export interface Over {
  winners: readonly number[];
  scores: readonly number[];
  reason: string;
}

const COMMA = ", ";
/** What a Hungarian reads with a vowel first, and says "az" to; see OPEN in Python. */
const OPEN =
  /^[„”»(]*(?:(?![IVX]{2,}\.)[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]|1(?:\d{3})*(?!\d)|5|[FLMNRSXY](?![\p{L}\p{N}.])|V\.)/u;

/** A message or a term begins here, and goes on until the next one does: as Fluent reads them, too. */
const BEGINS = /^(-?[a-zA-Z][\w-]*) *= */gm;
/** What a message names: another message, a term. */
const NAMED = /[{(,]\s*(-?[a-zA-Z][\w-]*)/g;

/** The messages of a catalogue by their ids, as they are written. */
function written(catalogue: string): [id: string, text: string][] {
  const found = [...catalogue.matchAll(BEGINS)];
  return found.map(({ index, 1: id }, i) => [id!, catalogue.slice(index, found[i + 1]?.index)]);
}

/** Messages that were read: what the frame says is said at every game, too. */
const known = new Map<string, FluentResource>();

function read(text: string): FluentResource {
  const found = known.get(text) ?? new FluentResource(text);
  known.set(text, found);
  return found;
}

/** A whole number is written alike in all our languages; what else writes numbers is slow to come. */
class Plain extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) ? `${this.value}` : super.toString(scope);
  }
}

/** One language at one game. Unlike Python's, it never stumbles: words it lacks are shown as their id. A message is read when
 *  it is first said: a page says few of them. */
export class Words {
  readonly language: string;
  private families: Record<string, string>;
  private bundle: FluentBundle;
  private catalogues: string[];
  private unread: Map<string, string>;
  private you: number | null = null;
  private people: readonly Fields[] = [];

  constructor(language: string, catalogues: string[], families: Record<string, string> = {}) {
    this.language = language;
    this.families = families;
    const functions = {
      NAME: ([things]: FluentValue[], { case: form }: Record<string, FluentValue>) => this.names(`${things}`, form),
      TEXT: ([thing]: FluentValue[]) => this.say(`${thing}-text`),
      SIGNED: ([number]: FluentValue[]) => signed(Number(number instanceof FluentNumber ? number.value : number)),
      THE: ([text]: FluentValue[]) => the(said(text)),
      CAP: ([text]: FluentValue[]) => cap(said(text)),
    };
    this.bundle = new FluentBundle(language, { functions, useIsolating: false });
    this.catalogues = catalogues;
    this.unread = new Map(catalogues.flatMap(written));
  }

  has(id: string): boolean {
    return this.message(id) !== undefined;
  }

  private message(id: string): Message | undefined {
    this.look(id);
    return this.bundle.getMessage(id);
  }

  /** With whatever it names. */
  private look(id: string): void {
    const text = this.unread.get(id);
    if (text === undefined) return;
    this.unread.delete(id);
    this.bundle.addResource(read(text));
    for (const [, named] of text.matchAll(NAMED)) this.look(named!);
  }

  /** The same words, said to whoever sits there; `people` are the players as that seat sees them. */
  readBy(you: number | null, people: readonly object[] = []): Words {
    return Object.assign(Object.create(Words.prototype) as Words, this, { you, people });
  }

  /** The message with its fields; `players` are the names of the seats, `you` is the seat of whoever reads it. */
  say(id: string, fields: Fields = {}, players: readonly string[] = [], you: number | null = this.you): string {
    const [form, told] = this.told(id, fields, you);
    return this.said(id, form, told, players);
  }

  /** The same as it is written on a thing with little room: a long word may be broken between syllables. */
  shown(id: string, fields: Fields = {}): string {
    return soft(this.say(id, fields), this.language);
  }

  /** Why it is over, as whoever reads it may take it. */
  ending({ reason, winners, scores }: Over, players: readonly string[]): string {
    const names = winners.map((seat) => players[seat]).join(COMMA);
    const rivals = players.filter((_, seat) => !winners.includes(seat)).join(COMMA);
    const score = Math.max(...winners.map((seat) => scores[seat]!), 0);
    const form = this.you === null ? "" : winners.includes(this.you) ? "won" : "lost";
    return this.said(reason, form, { names, rivals, score }, players);
  }

  private said(id: string, form: string, fields: Fields, players: readonly string[]): string {
    const message = this.message(id);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!pattern) return id;
    const spoken: Record<string, FluentValue> = {};
    for (const [field, value] of Object.entries(fields)) spoken[field] = this.spoken(field, value, players);
    return this.bundle.formatPattern(pattern, spoken, []);
  }

  /** What is asked, to whoever decides; it may name the numbers of what they see, and of the turn: { $actions }. */
  prompt(seen: { decision: string | null }, players: readonly string[] = [], kinds: readonly string[] = []): string {
    const { turn } = seen as { turn?: object };
    const numbers = Object.entries({ ...turn, ...seen }).filter(([, value]) => typeof value === "number");
    const id = `prompt-${seen.decision}`;
    const found = kinds.map((kind) => `${id}-${kind}`).find((id) => this.has(id));
    return this.say(found ?? id, Object.fromEntries(numbers), players);
  }

  /** The name of a thing; what has none is called by its number. */
  called(field: string, value: unknown): string {
    const id = this.idOf(field, value);
    return this.has(id) ? this.say(id) : `${value}`;
  }

  /** What a thing does, if there are words for it. */
  textOf(field: string, value: unknown): string {
    const id = `${this.idOf(field, value)}-text`;
    return this.has(id) ? this.say(id) : "";
  }

  private idOf(field: string, value: unknown): string {
    return `${this.families[field] ?? field}-${value}`;
  }

  /** A heading or another form of a message; empty if it has none. */
  attribute(id: string, name: string): string {
    const pattern = this.message(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : "";
  }

  /** The clauses the catalogue explains, in reading order. */
  rules(): Clause[] {
    // A board may quote a rule that the catalogue of the rules has too.
    const ids = this.catalogues.flatMap((text) => [...text.matchAll(/^(rule-[\w-]*) =/gm)].map((found) => found[1]!));
    return [...new Set(ids)].map((id) => ({
      clause: id.slice("rule-".length).replaceAll("-", "."),
      title: this.attribute(id, "title"),
      text: this.say(id),
    }));
  }

  /** Whether something is told of whoever reads it. */
  concerns(fields: Fields): boolean {
    return Object.keys(fields).some((field) => this.isMine(field, fields, this.you));
  }

  private isMine(field: string, fields: Fields, you: number | null): boolean {
    if (you === null || !(field in fields)) return false;
    if ((this.families[field] ?? field) === "seat") return fields[field] === you;
    const own = this.people[you];
    return own !== undefined && typeof own[field] === "string" && own[field] === fields[field];
  }

  /** What everybody reads; or the form that calls the reader "you" in most of the fields that are theirs; or the one for
   *  somebody who does it to themselves; or the one that calls a side by the name of its only player. */
  private told(id: string, fields: Fields, you: number | null): [form: string, fields: Fields] {
    const mine = (field: string) => this.isMine(field, fields, you);
    const forms = Object.keys(this.message(id)?.attributes ?? {});
    const yours = forms.filter((form) => form.startsWith("you-") && form.split("-").slice(1).every(mine));
    if (yours.length) return [yours.sort((a, b) => b.length - a.length)[0]!, fields];
    const own = forms.find((form) => form.startsWith("self-") && "seat" in fields && fields[form.slice("self-".length)] === fields.seat);
    if (own) return [own, fields];
    for (const form of forms.filter((each) => each.startsWith("one-"))) {
      const field = form.slice("one-".length);
      const seats = [...this.people.keys()].filter((seat) => this.people[seat]![field] === fields[field]);
      if (field in fields && seats.length === 1) return [form, { ...fields, seat: seats[0] }];
    }
    return ["", fields];
  }

  /** A thing becomes the id of its name, a seat the name of its player; numbers and other texts stay. */
  private spoken(field: string, value: unknown, players: readonly string[]): FluentValue {
    const family = this.families[field] ?? field;
    if (Array.isArray(value)) return value.map((each) => `${this.spoken(field, each, players)}`).join(COMMA);
    if (typeof value === "number") {
      if (family === "seat" && players[value] !== undefined) return players[value];
      return new Plain(value, { useGrouping: false });
    }
    const thing = `${family}-${value}`;
    return typeof value === "string" && this.has(thing) ? thing : `${value}`;
  }

  private names(things: string, form: FluentValue | undefined): string {
    const named = (thing: string) => (form ? this.attribute(thing, `${form}`) : "") || this.say(thing);
    return things.split(COMMA).filter(Boolean).map(named).join(COMMA);
  }
}

/** What a function is given: a text, or a number as it is written. */
function said(value: FluentValue | undefined): string {
  return `${value instanceof FluentNumber ? value.value : value}`;
}

/** The Hungarian article: az őrszem, a 2. kerület, az 5. kerület, a II. csali, az A osztag. */
export function the(text: string): string {
  return `${OPEN.test(text) ? "az" : "a"} ${text}`;
}

/** As it begins a sentence. */
export function cap(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** +2, −1, 0: with a true minus sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
