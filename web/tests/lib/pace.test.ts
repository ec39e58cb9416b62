import { describe, expect, it } from "vitest";
import { dwell, paceNamed, type Weight } from "../../src/lib/pace";

const weight = (more: Partial<Weight> = {}): Weight => ({
  mine: false,
  letters: 30,
  events: 1,
  asks: 0,
  great: false,
  dice: false,
  ...more,
});

describe("the time that something is shown", () => {
  it("is a glance, longer for a long sentence, for several at once, and for what touches me", () => {
    expect(dwell("normal", weight())).toBe(1100);
    expect(dwell("normal", weight({ letters: 65 }))).toBe(1600);
    expect(dwell("normal", weight({ events: 4 }))).toBe(1700);
    expect(dwell("normal", weight({ mine: true }))).toBe(2200);
    expect(dwell("normal", weight({ great: true, asks: 2600 }))).toBe(2600);
  });

  it("follows the pace", () => {
    expect(dwell("slow", weight())).toBe(2200);
    expect(dwell("fast", weight({ great: true, asks: 2600 }))).toBe(150);
    expect(dwell("fast", weight({ great: true, asks: 2600, mine: true }))).toBe(900);
    expect(dwell("step", weight())).toBe(Infinity);
    expect(dwell("instant", weight())).toBe(0);
  });
});

it("is normal where nothing else was chosen", () => {
  expect([paceNamed(""), paceNamed("step")]).toEqual(["normal", "step"]);
});
