import { describe, expect, it } from "vitest";
import type { Box, Section } from "../../../src/boards/archipelago/components";
import { afterCrisis, glut, marketSum, phaseThree, rowOf, wouldLie } from "../../../src/boards/archipelago/forecast";
import type { ArchipelagoView } from "../../../src/lib/protocol";

const row = (price: number, workers = 0, rebels = 0) => ({ price, workers, rebels });
const section = (resource: string, columns: number, rows: ReturnType<typeof row>[]) => ({ resource, columns, rows }) as unknown as Section;
const box = {
  sections: {
    domestic: [
      section("fruit", 3, [row(5), row(4), row(3, 1), row(2, 2)]),
      section("iron", 2, [row(7), row(6, 1), row(5, 0, 1), row(4, 0, 2)]),
    ],
    export: [section("fruit", 2, [row(5), row(4), row(3, 1)])],
  },
  growth: [
    { from: 0, to: 10, ...row(0) },
    { from: 11, to: 30, ...row(0, 1) },
  ],
  idle: [
    { from: 0, to: 7, ...row(3, 0, -2) },
    { from: 8, to: 12, ...row(2, 0, -1) },
    { from: 13, to: 999, ...row(2, 0, 2) },
  ],
} as unknown as Box;

const view = (more: Partial<ArchipelagoView>) =>
  ({
    population: 20,
    rebels: 8,
    workers: 10,
    markets: { domestic: { fruit: 7, iron: 3 }, export: { fruit: 1 } },
    back: {},
    tiles: [],
    ...more,
  }) as unknown as ArchipelagoView;

describe("markets", () => {
  it("act by the row of their last cube", () => {
    const fruit = box.sections.domestic[0]!;
    expect([0, 1, 3, 4, 12].map((cubes) => rowOf(fruit, cubes))).toEqual([-1, 0, 0, 1, 3]);
    expect(glut(fruit, 0)).toBeUndefined();
    expect(glut(fruit, 10)).toEqual(row(2, 2));
  });

  it("add up", () => {
    expect(marketSum(box, view({}), "domestic")).toEqual({ workers: 2, rebels: 0 });
    expect(marketSum(box, view({}), "export")).toEqual({ workers: 0, rebels: 0 });
  });
});

describe("phase 3", () => {
  it("goes from markets and population to workers, and from their row to rebels", () => {
    const chain = phaseThree(box, view({}));
    expect([chain.workers, chain.row.from, chain.rebels]).toEqual([13, 13, 10]);
    expect(chain.border).toEqual({ at: 12, rebels: -1 });
  });

  it("never leaves fewer rebels than none", () => {
    expect(phaseThree(box, view({ rebels: 1, workers: 0, markets: {} })).rebels).toBe(0);
  });
});

describe("a crisis without help", () => {
  const unit = (spot: string, count: number, ship = false) => ({ seat: 0, ship, spot, lying: false, engaged: false, count });
  const tiles = [{ units: [unit("land", 3), unit("temple", 1), unit("water", 2, true)] }] as unknown as ArchipelagoView["tiles"];

  it("lays down all but those on temples", () => {
    expect(wouldLie(view({ tiles }))).toBe(3);
  });

  it("makes rebels of all who lie and of all that is missing", () => {
    expect(afterCrisis(view({ tiles, back: { domestic: "stone", per_cube: 6, export: "fish", demand: 2 } }), 8)).toBe(13);
    expect(afterCrisis(view({ tiles, back: { event: "EV01" } }), 8)).toBeNull();
  });
});
