/** What a person has settled for this device; remembered in the browser, nowhere else. */

import { LANGUAGES, type Language } from "./words";

export const THEMES = ["light", "dark", "system"] as const;
export const MOTIONS = ["slow", "normal", "fast", "off"] as const;
const PACE = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };
const KEY = "undercover";

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2) as Language);
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

class Settings {
  language = $state<Language>(browserLanguage());
  theme = $state<(typeof THEMES)[number]>("system");
  motion = $state<(typeof MOTIONS)[number]>(matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal");
  sound = $state(!matchMedia("(pointer: coarse)").matches);
  notify = $state(false);
  panel = $state(!matchMedia("(max-width: 1023px)").matches);
  private night = matchMedia("(prefers-color-scheme: dark)");
  private systemDark = $state(this.night.matches);

  /** By how much every motion is stretched; 0 is none at all. */
  pace = $derived(PACE[this.motion]);
  dark = $derived(this.theme === "dark" || (this.theme === "system" && this.systemDark));

  constructor() {
    this.recall();
    this.night.addEventListener("change", () => (this.systemDark = this.night.matches));
    $effect.root(() => {
      $effect(() => this.remember());
      $effect(() => {
        document.documentElement.dataset.theme = this.dark ? "dark" : "light";
        document.documentElement.dataset.motion = this.motion;
        document.documentElement.lang = this.language;
      });
    });
  }

  /** What was remembered, as far as it makes sense: it may be from another version, or from somebody's hand. */
  private recall(): void {
    let kept: Record<string, unknown> = {};
    try {
      kept = { ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    } catch {
      return;
    }
    const one = <T,>(values: readonly T[], value: unknown, otherwise: T): T => (values.includes(value as T) ? (value as T) : otherwise);
    this.language = one(LANGUAGES, kept.language, this.language);
    this.theme = one(THEMES, kept.theme, this.theme);
    this.motion = one(MOTIONS, kept.motion, this.motion);
    for (const name of ["sound", "notify", "panel"] as const) this[name] = one([true, false], kept[name], this[name]);
  }

  private remember(): void {
    const { language, theme, motion, sound, notify, panel } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, sound, notify, panel }));
  }
}

export const settings = new Settings();
