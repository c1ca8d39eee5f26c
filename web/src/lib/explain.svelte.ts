/** Hover, focus or long-press on anything tells its name and what it does, everywhere the same way. */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Offer } from "../wire";

export interface Explanation {
  title: string;
  text?: string;
  /** Why it is not to be had now. */
  reason?: string;
  clause?: string;
  /** What choosing it would be, for a board that shows what would come of it. */
  option?: Offer;
}

const HOVER = 350;
const LONG_PRESS = 450;

class Explained {
  what = $state.raw<Explanation | null>(null);
  /** Where the thing is on the screen. */
  at = $state.raw<DOMRect | null>(null);
  private by: Element | null = null;

  show(by: Element, what: Explanation): void {
    this.by = by;
    this.at = by.getBoundingClientRect();
    this.what = what;
    by.setAttribute("aria-describedby", "explanation");
  }

  hide(by: Element | null = this.by): void {
    if (!by || by !== this.by) return;
    by.removeAttribute("aria-describedby");
    this.by = this.what = null;
  }
}

export const explained = new Explained();

/** Whether the last event of the mouse was a movement: one that comes because something moved under it is none. */
let moved = false;
let last = "";
addEventListener(
  "pointermove",
  ({ clientX, clientY }) => {
    moved = last !== `${clientX} ${clientY}`;
    last = `${clientX} ${clientY}`;
  },
  true,
);

/** `{@attach explains(() => ({title, text, clause}))}` */
export function explains(what: () => Explanation | null): Attachment<Element> {
  return (element) => {
    let timer = 0;
    let over = false;
    const show = () => {
      // An effect that moves the focus here does not come to depend on what is drawn here.
      const said = untrack(what);
      if (said) explained.show(element, said);
    };
    const later = (delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(show, delay);
    };
    const asked = () => {
      if (over || !moved) return;
      over = true;
      later(HOVER);
    };
    const hide = () => {
      over = false;
      clearTimeout(timer);
      explained.hide(element);
    };
    const listeners: [string, (event: never) => void][] = [
      // What comes to lie under a mouse at rest is not being asked about.
      ["pointermove", (event: PointerEvent) => event.pointerType === "mouse" && asked()],
      ["pointerleave", hide],
      ["pointerdown", (event: PointerEvent) => (event.pointerType === "mouse" ? hide() : later(LONG_PRESS))],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", () => clearTimeout(timer)],
      ["contextmenu", (event: MouseEvent) => explained.what && event.preventDefault()],
      ["focus", () => element.matches(":focus-visible") && show()],
      // What is taken away while it has the focus blurs in the middle of drawing, when nothing may be changed.
      ["blur", () => queueMicrotask(hide)],
    ];
    for (const [type, listener] of listeners) element.addEventListener(type, listener as EventListener);
    return () => {
      hide();
      for (const [type, listener] of listeners) element.removeEventListener(type, listener as EventListener);
    };
  };
}
