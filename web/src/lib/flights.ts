/** Cards travel from where they were to where they are: the card at its new place is moved back and let go. */

import type { Flight } from "./plug";

const EASE_OUT = "cubic-bezier(0.2, 0.8, 0.3, 1)";

const places = (name: string) => [...document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)];

/** Remember where the flights start; call the result once the table shows where they end. */
export function prepare(flights: Flight[]): (milliseconds: number) => void {
  const starts = flights.map(({ from }) => places(from)[0]?.getBoundingClientRect());
  const before = flights.map(({ to }) => places(to));
  return (milliseconds) => {
    const landed = new Set<Element>();
    flights.forEach(({ to }, i) => {
      const start = starts[i];
      const now = places(to).filter((place) => !landed.has(place));
      const end = now.find((place) => !before[i]!.includes(place)) ?? now[0];
      if (!start || !end) return;
      landed.add(end);
      fly(end, start, milliseconds);
    });
  };
}

function fly(card: Element, start: DOMRect, milliseconds: number): void {
  const end = card.getBoundingClientRect();
  if (!end.width || !start.width) return;
  const dx = start.x + start.width / 2 - (end.x + end.width / 2);
  const dy = start.y + start.height / 2 - (end.y + end.height / 2);
  const scale = Math.max(0.2, Math.min(start.width / end.width, start.height / end.height, 3));
  const lifted = { zIndex: 30, filter: "drop-shadow(0 10px 12px rgb(0 0 0 / 0.25))" };
  card.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, ...lifted },
      { transform: "none", ...lifted },
    ],
    { duration: milliseconds, easing: EASE_OUT },
  );
}
