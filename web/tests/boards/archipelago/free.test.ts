import { describe, expect, it } from "vitest";
import { CARD, footOf, lies } from "../../../src/boards/archipelago/free";
import { frameOf } from "../../../src/boards/archipelago/hexes";

const CHART = { wide: 700, high: 480 };
/** A chart that is full from side to side. */
const FULL = [0, 1, 2, 3].flatMap((q) => [0, 1].map((r) => `${q},${r - Math.floor(q / 2)}`));
const foot = (cells: string[]) => footOf(CHART, frameOf(cells), cells);

describe("what can be explored", () => {
  it("lies in the corner that no region reaches", () => {
    expect(foot(["0,0", "1,-1", "2,-2", "3,-3"])).toEqual({ side: "right", bottom: 0 });
    expect(foot(["0,0", "1,0", "2,0", "3,0"])).toEqual({ side: "left", bottom: 0 });
  });

  it("lies under all regions where they reach both", () => {
    expect(foot(FULL).bottom).toBeGreaterThan(0);
  });
});

describe("a folded card", () => {
  it("covers what lies in the north-west, and nothing once all have moved down", () => {
    const there = { ...CARD, x: 0, y: 0 };
    expect(lies(CHART, frameOf(FULL), FULL, there)).toBe(true);
    expect(lies({ ...CHART, top: CARD.height }, frameOf(FULL), FULL, there)).toBe(false);
  });
});
