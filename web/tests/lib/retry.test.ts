import { describe, expect, it } from "vitest";
import { pauseBefore } from "../../src/lib/retry";

/** The same numbers between 0 and 1 every time. */
function luck(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** When a page that has lost its line at 0 is heard again, by a server that is there again after so long. */
function back(after: number, random: () => number): number {
  let now = 0;
  for (let tries = 0; now < after; tries++) now += pauseBefore(tries, random);
  return now;
}

describe("a page that has lost its line", () => {
  it("calls again soon, then less and less often, and never at once", () => {
    expect([0, 1, 2, 3, 4, 20].map((tries) => pauseBefore(tries, () => 0.5))).toEqual([500, 1000, 2000, 4000, 4000, 4000]);
    expect(pauseBefore(0, () => 0)).toBe(50);
    expect(pauseBefore(20, () => 0.999)).toBeLessThan(8000);
  });

  it.each([0, 2000, 5000])("does not come back in the same moment as 5,000 others, after %i ms", (after) => {
    const random = luck(7);
    const slots = new Map<number, number>();
    for (let page = 0; page < 5000; page++) {
      const slot = Math.floor(back(after + 1, random) / 100);
      slots.set(slot, (slots.get(slot) ?? 0) + 1);
    }
    // In a tenth of a second come no more than an eighth of them.
    expect(Math.max(...slots.values())).toBeLessThan(625);
  });
});
