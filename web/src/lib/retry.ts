/** How long a page waits before it calls again. After a restart thousands of them must not come in the same moment. */

/** Milliseconds within which it calls for the first time, */
const FIRST = 1000;
/** and at most; from one call to the next the time is doubled. */
const MOST = 8000;
const LEAST = 50;

/** A random time, so that pages that have lost their line together come back one after the other. */
export function pauseBefore(tries: number, random: () => number = Math.random): number {
  return Math.max(LEAST, Math.min(FIRST * 2 ** tries, MOST) * random());
}
