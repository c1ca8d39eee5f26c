/** One table as this device sees it: the socket, what the server has told, and what can be asked. */

import type { Ask, ChatLine, Choose, Lobby, News, Offer, View, Words } from "../wire";
import { Choice } from "./choice.svelte";
import { pictures } from "./moments";
import type { Event, Frame, Plug } from "./plug";
import { Stage } from "./stage.svelte";

/** Seconds to wait before the first, second, … attempt to connect again, give or take a half: they do not all come at once. */
const PATIENCE = [0.3, 0.5, 0.8, 1, 1, 2, 4, 8];
const TOAST = 5000;
/** Milliseconds an answer to a choice is waited for, and of silence after which the line is tried out. */
const ANSWER = 3000;
/** Milliseconds for a table to be woken and say hello. */
const GREETING = 12_000;
const SILENCE = 20_000;

export class Table {
  lobby = $state.raw<Lobby | null>(null);
  /** When the lobby came, for how long those who are away are still waited for. */
  lobbyCame = $state(0);
  view = $state.raw<View | null>(null);
  /** When the view came, for clocks that run on. */
  viewCame = $state(0);
  private chat = $state.raw<ChatLine[]>([]);
  /** What was said, without words to a team that whoever looks from this seat is not on. */
  said = $derived(this.chat.filter(({ team }) => !team || (this.view?.seat != null && team.includes(this.view.seat))));
  line = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  /** For a moment after the connection came back. */
  restored = $state(false);
  /** What the server has refused or noted a moment ago. */
  notice = $state.raw<Words | null>(null);
  bye = $state.raw<Words | null>(null);
  /** The seat whose person has said that it is them in front of the screen. */
  unveiled = $state<number | null>(null);

  readonly stage = new Stage((view) => this.settle(view));
  readonly choice = new Choice((option) => this.choose(option));
  /** What happens when a decision comes to this device. */
  onTurn = () => {};

  /** An earlier moment that is being looked at. */
  peek = $state.raw<Frame | null>(null);
  private past = new Map<number, Frame>();
  private story: Event[] = [];
  private socket: WebSocket | null = null;
  private unsent: Ask[] = [];
  private attempts = 0;
  private redial = 0;
  private awaited = false;
  /** What was chosen and is not yet seen to have arrived; it is sent again after the line was dead. */
  private chosen: Choose | null = null;
  private answer = 0;
  private greeting = 0;
  /** The line is a new one, and the table has not been seen over it. */
  private redialled = false;
  private lastNews = 0;
  private pulse = setInterval(() => void this.listen(), SILENCE / 2);

  constructor(readonly id: string) {
    this.connect();
    addEventListener("online", this.retry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.retry);
    addEventListener("pagehide", this.rest);
    addEventListener("pageshow", this.wake);
  }

  use(plug: Plug): void {
    this.stage.plug = plug;
    this.choice.direct = plug.direct ?? [];
  }

  leave(): void {
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.cut);
    clearInterval(this.pulse);
    clearTimeout(this.answer);
    clearTimeout(this.greeting);
    document.removeEventListener("visibilitychange", this.retry);
    removeEventListener("pagehide", this.rest);
    removeEventListener("pageshow", this.wake);
    clearTimeout(this.redial);
    this.line = "closed";
    this.hangUp();
  }

  // -- asking

  /** Ask the server; what is asked while there is no line is sent when there is one again. */
  ask(ask: Ask): void {
    if (this.line === "open") this.send(ask);
    else this.unsent.push(ask);
  }

  private send(ask: Ask): void {
    this.socket!.send(JSON.stringify(ask));
  }

  /** Open the socket afresh: it reads who we are when it opens. */
  reconnect(): void {
    this.hangUp();
    this.line = "connecting";
    this.connect();
  }

  /** A browser keeps a page that one has gone on from only if no line is open; whoever comes back to it goes on. */
  private rest = (): void => this.hangUp();

  /** Without hearing any more of it. A line that is still being dialled is put down when it is there: browsers complain
   *  otherwise. */
  private hangUp(): void {
    const { socket } = this;
    if (!socket) return;
    socket.onclose = socket.onmessage = null;
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  private wake = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && this.line !== "closed") this.reconnect();
  };

  look(seat: number): void {
    this.unveiled = seat;
    if (this.view?.seat !== seat) this.ask({ do: "look", seat });
  }

  /** Whether a partner would take this. */
  advised(option: Offer): boolean {
    return Object.values(this.view?.preference?.marks ?? {}).includes(option.id);
  }

  /** Whether this device has seen the table as it was then. */
  remembers(version: number): boolean {
    return this.past.has(version);
  }

  lookBack(version: number): void {
    this.choice.clear();
    this.peek = this.past.get(version) ?? null;
  }

  private choose(option: Offer): void {
    const view = this.view;
    if (view?.seat == null) return;
    this.chosen = { do: "choose", seat: view.seat, option: option.id, version: view.version };
    if (this.line === "open") this.sendChosen();
  }

  private sendChosen(): void {
    this.send(this.chosen!);
    clearTimeout(this.answer);
    this.answer = window.setTimeout(this.cut, ANSWER);
  }

  private answered(): void {
    this.chosen = null;
    clearTimeout(this.answer);
  }

  // -- being told

  private connect(): void {
    const { line, heard } = this.dialled();
    this.socket = line;
    line.onopen = () => {
      this.send({ do: "hello", version: this.view?.version ?? -1, seat: this.view?.seat ?? null });
      this.awaitGreeting();
    };
    line.onmessage = ({ data }) => this.hear(JSON.parse(data) as News);
    line.onclose = ({ code }) => this.lost(code);
    if (line.readyState === WebSocket.OPEN) this.awaitGreeting();
    for (const news of heard) this.hear(JSON.parse(news) as News);
  }

  /** A new line to the table; the first one was dialled when the page began to come, and may have said something. */
  private dialled(): { line: WebSocket; heard: string[] } {
    const { dialled } = window;
    delete window.dialled;
    if (dialled?.id === this.id && dialled.line.readyState <= WebSocket.OPEN) return dialled;
    return { line: new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${this.id}`), heard: [] };
  }

  private awaitGreeting(): void {
    clearTimeout(this.greeting);
    this.greeting = window.setTimeout(this.unanswered, GREETING);
  }

  private lost(code: number): void {
    if (this.line === "closed") return;
    if (code === 4404 || code === 4403) {
      this.line = "closed";
      return;
    }
    this.line = "lost";
    this.redialled = true;
    clearTimeout(this.answer);
    const wait = PATIENCE[Math.min(this.attempts++, PATIENCE.length - 1)]! * (0.5 + Math.random());
    clearTimeout(this.redial);
    this.redial = window.setTimeout(() => this.connect(), wait * 1000);
  }

  /** Nobody has answered the greeting: that line is no better than the one before. */
  private unanswered = (): void => {
    if (this.line === "open" || this.line === "closed") return;
    this.hangUp();
    this.lost(0);
  };

  /** The line seems dead, and nobody says so: hang up and dial again. */
  private cut = (): void => {
    if (this.line !== "open") return;
    this.hangUp();
    this.lost(0);
  };

  /** After a long silence, whether the server is still to be reached. */
  private async listen(): Promise<void> {
    if (this.line !== "open" || document.hidden || performance.now() - this.lastNews < SILENCE) return;
    await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(ANSWER) }).catch(this.cut);
  }

  private retry = (): void => {
    if (this.line === "lost" && !document.hidden && this.socket?.readyState !== WebSocket.CONNECTING) {
      clearTimeout(this.redial);
      this.connect();
    }
  };

  private hear(news: News): void {
    this.lastNews = performance.now();
    switch (news.say) {
      case "lobby":
        this.lobby = news;
        this.lobbyCame = performance.now();
        this.welcome();
        break;
      case "view":
        this.see(news);
        break;
      case "chat":
        this.chat = [...this.chat.filter((old) => !news.lines.some((line) => line.n === old.n)), ...news.lines];
        break;
      case "refused":
        this.refuse(news.words);
        break;
      case "noted":
        this.notify(news.words);
        break;
      case "bye":
        this.bye = news.words;
    }
  }

  private welcome(): void {
    if (this.line === "lost") {
      this.restored = true;
      setTimeout(() => (this.restored = false), 2500);
    }
    this.line = "open";
    this.attempts = 0;
    this.bye = null;
    for (const ask of this.unsent.splice(0)) this.send(ask);
  }

  private notify(words: Words): void {
    this.notice = words;
    setTimeout(() => {
      if (this.notice === words) this.notice = null;
    }, TOAST);
  }

  refuse(words: Words): void {
    this.answered();
    this.notify(words);
    if (this.view && !this.stage.playing) this.choice.offer(this.view.options, this.view.barred);
  }

  private see(view: View): void {
    const turned = this.view !== null && this.view.seat !== view.seat;
    if (turned && view.since >= 0) return this.ask({ do: "hello", version: -1, seat: view.seat });
    const before = turned || !this.view ? null : (this.view.seen as unknown as Frame);
    if (turned) this.past.clear();
    const kept = turned ? [] : this.story.filter((event) => event.at <= view.since);
    this.story = [...kept, ...(view.events as Event[])];
    if (this.view?.version !== view.version) this.choice.offer([], []);
    const again = this.redialled && this.chosen?.version === view.version && view.options.some(({ id }) => id === this.chosen!.option);
    this.redialled = false;
    if (again) this.sendChosen();
    else this.answered();
    this.view = view;
    this.viewCame = performance.now();
    this.past.set(view.version, view.seen as unknown as Frame);
    this.stage.show({ view, story: this.story, pictures: before ? pictures(before, view.moments) : [] });
  }

  /** The stage has come to rest: now the seat may choose. */
  private settle(view: View): void {
    const asked = view.options.length > 0;
    if (!this.chosen) this.choice.offer(view.options, view.barred);
    if (asked && !this.awaited) this.onTurn();
    this.awaited = asked;
  }
}
