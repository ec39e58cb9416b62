import { describe, expect, it } from "vitest";
import type { Box } from "../../../src/boards/cyclades/components";
import type { Site } from "../../../src/boards/cyclades/geometry";
import { beside, lineOf, route } from "../../../src/boards/cyclades/routes";

const sea = (id: string, q: number) => [id, { id, q, r: 0, trade: 0, adj_seas: [], adj_islands: [] }] as const;
const box = {
  seas: new Map([sea("C4", 0), sea("C5", 1)]),
  islands: new Map([["chora", { id: "chora", adj_territories: ["engares"] }]]),
} as unknown as Box;
const site = (x: number) => ({ troops: { x, y: 0 } }) as Site;
const sites = new Map([
  ["naxos", site(-200)],
  ["delos", site(200)],
  ["chora", site(300)],
  ["engares", site(400)],
]);

describe("a way", () => {
  it("passes the places that the server names", () => {
    const found = route({ box, sites }, ["island:naxos", "sea:C4", "sea:C5", "island:delos"]);
    expect(found?.points).toHaveLength(4);
    expect(found).toMatchObject({ to: "island:delos", flown: false });
    expect(lineOf(found!)).toMatch(/^M.*Q.*Q.*L/);
  });

  it("without a sea between islands goes through the air", () => {
    const found = route({ box, sites }, ["island:naxos", "island:delos"]);
    expect(found?.flown).toBe(true);
    expect(lineOf(found!)).toMatch(/^M[^Q]*Q[^QL]*$/);
  });

  it("over a border is walked", () => {
    expect(route({ box, sites }, ["island:chora", "island:engares"])?.flown).toBe(false);
    expect(route({ box, sites }, ["island:chora", "island:naxos"])?.flown).toBe(true);
  });

  it("from sea to sea is sailed", () => expect(route({ box, sites }, ["sea:C4", "sea:C5"])?.flown).toBe(false));

  it("is not drawn where there is none, or one of its places is not on the board", () => {
    expect(route({ box, sites }, [])).toBeNull();
    expect(route({ box, sites }, ["island:naxos", "island:underworld"])).toBeNull();
  });
});

describe("a tag beside a way", () => {
  const way = [
    { x: 0, y: 0 },
    { x: 104, y: 0 },
  ];
  const size = { width: 60, height: 30 };

  it("stands at its middle, clear of both ends", () => {
    const at = beside(way, size, []);
    expect(at.x).toBeCloseTo(52);
    expect(Math.abs(at.y)).toBeGreaterThan(0);
  });

  it("goes to the side where nothing can be pointed at", () => {
    expect(beside(way, size, [{ x: 52, y: -60 }]).y).toBeGreaterThan(0);
    expect(beside(way, size, [{ x: 52, y: 60 }]).y).toBeLessThan(0);
  });
});
