/** All cards open: what the seats see, laid over each other; what one of them does not know, another does. */

const UNKNOWN = [null, undefined, "hidden"] as unknown[];

export function together<T>(views: readonly T[]): T {
  return views.reduce((known, view) => over(known, view) as T);
}

function over(known: unknown, other: unknown): unknown {
  if (UNKNOWN.includes(known)) return UNKNOWN.includes(other) ? known : other;
  if (Array.isArray(known) && Array.isArray(other)) return known.map((item, i) => over(item, other[i]));
  if (typeof known !== "object" || typeof other !== "object" || other === null) return known;
  const merged: Record<string, unknown> = { ...(known as object) };
  for (const [key, value] of Object.entries(other)) merged[key] = over(merged[key], value);
  return merged;
}
