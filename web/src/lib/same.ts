/**
 * What is equal to what was there before is that itself, part by part: whatever is drawn from it stays as it is. An update
 * brings the whole table anew, and little of it has changed.
 */

type Plain = Record<string, unknown>;

function isPlain(thing: unknown): thing is Plain {
  return typeof thing === "object" && thing !== null && Object.getPrototypeOf(thing) === Object.prototype;
}

/** The newer of two things, with all that is equal taken from the older one. The newer one is used up. */
export function same<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) {
    const parts: unknown[] = now;
    let equal = before.length === parts.length;
    for (let at = 0; at < parts.length; at++) {
      const part = same(before[at], parts[at]);
      if (part !== parts[at]) parts[at] = part;
      equal &&= part === before[at];
    }
    return equal ? (before as T) : now;
  }
  if (before instanceof Set && now instanceof Set) {
    return before.size === now.size && [...now].every((each) => before.has(each)) ? (before as T) : now;
  }
  if (before instanceof Map && now instanceof Map) {
    let equal = before.size === now.size;
    for (const [key, value] of now as Map<unknown, unknown>) {
      const part = same(before.get(key), value);
      if (part !== value) now.set(key, part);
      equal &&= before.has(key) && part === before.get(key);
    }
    return equal ? (before as T) : now;
  }
  if (isPlain(before) && isPlain(now)) {
    const keys = Object.keys(now);
    let equal = keys.length === Object.keys(before).length;
    for (const key of keys) {
      const part = same(before[key], now[key]);
      if (part !== now[key]) (now as Plain)[key] = part;
      equal &&= key in before && part === before[key];
    }
    return equal ? (before as T) : now;
  }
  return now;
}

/** For `$derived.by`: what comes out equal is what came out before. */
export function steady<T>(work: () => T): () => T {
  let last: T | undefined;
  return () => (last = same(last, work()));
}
