/** Play with the keyboard alone. Lit things are numbered in their order on the page; arrows go to the nearest one. */

const LIT = "button.lit:not(:disabled)";

/** How much a step aside costs, compared with a step in the wanted direction. */
const ASIDE = 2.5;

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function typing(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  return target.matches("input, textarea, select, [role=tab], [role=tablist] *") || event.ctrlKey || event.metaKey || event.altKey;
}

export function lit(within: Element): HTMLButtonElement[] {
  return [...within.querySelectorAll<HTMLButtonElement>(LIT)];
}

/** The digits choose the first nine lit things. True if it was one. */
export function pressDigit(key: string, within: Element): boolean {
  if (!/^[1-9]$/.test(key)) return false;
  const button = lit(within)[Number(key) - 1];
  button?.focus();
  button?.click();
  return true;
}

/** An arrow moves the focus to the nearest lit thing in that direction. True if it was one. */
export function pressArrow(key: string, within: Element): boolean {
  const direction = ARROWS[key];
  if (!direction) return false;
  const buttons = lit(within);
  const from = buttons.find((button) => button === document.activeElement);
  const next = from ? nearest(from, buttons, direction) : buttons[0];
  next?.focus();
  return buttons.length > 0;
}

function nearest(from: Element, buttons: HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
  const [fromX, fromY] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const button of buttons) {
    const [dx, dy] = [middle(button)[0] - fromX, middle(button)[1] - fromY];
    const ahead = dx * x + dy * y;
    const way = ahead + ASIDE * Math.abs(dx * y + dy * x);
    if (button !== from && ahead > 1 && way < least) [best, least] = [button, way];
  }
  return best;
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
