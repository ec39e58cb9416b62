import { describe, expect, it } from "vitest";
import { helpIn } from "../../../src/boards/archipelago/helping";
import type { GameEvent } from "../../../src/lib/protocol";

const told = (type: string, figures: Record<string, string | number> = {}) => ({ type, places: [], ...figures }) as GameEvent;
const crisis = told("domestic-crisis", { resource: "stone", per_cube: 6, lying: 18 });
const gives = (seat: number, source: string) => told("cube-given", { seat, source, resource: "stone" });
const raises = (seat: number, by: number, count: number) => told("stood-up", { seat, by, place: "R05a/land", count });

describe("help in a crisis", () => {
  it("is told by who gave what, and whose citizens stood up for it", () => {
    const help = helpIn([crisis, gives(1, "market"), raises(1, 1, 3), raises(1, 2, 3)], 6);
    expect([...help.keys()]).toEqual([1]);
    expect(help.get(1)).toEqual({
      cubes: [{ source: "market", resource: "stone", count: 1 }],
      raised: [
        { seat: 1, count: 3 },
        { seat: 2, count: 3 },
      ],
      prayed: [],
    });
  });

  it("of a temple is what no cube has paid for, before it or after", () => {
    const story = [crisis, raises(0, 0, 1), gives(0, "stock"), raises(0, 0, 4), raises(0, 1, 2), raises(0, 2, 1)];
    expect(helpIn(story, 6).get(0)).toMatchObject({
      raised: [
        { seat: 0, count: 4 },
        { seat: 1, count: 2 },
      ],
      prayed: [
        { seat: 0, count: 1 },
        { seat: 2, count: 1 },
      ],
    });
  });

  it("counts cubes of one kind together, and forgets the crisis before", () => {
    const story = [crisis, gives(2, "stock"), told("export-crisis", { resource: "wood", demand: 3 }), gives(0, "token"), gives(0, "token")];
    expect([...helpIn(story, 0)]).toEqual([[0, { cubes: [{ source: "token", resource: "stone", count: 2 }], raised: [], prayed: [] }]]);
  });
});
