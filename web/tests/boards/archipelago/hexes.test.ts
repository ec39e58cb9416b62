import { describe, expect, it } from "vitest";
import type { Face } from "../../../src/boards/archipelago/components";
import { centreOf, gapsOf, groundOf, landOf, NAME, SIDE, within } from "../../../src/boards/archipelago/hexes";

const face = (edges: string, more: Partial<Face> = {}) =>
  ({ id: `X${edges}`, edges, resources: [], huts: 0, land: true, banks: [], volcano: false, ...more }) as unknown as Face;
const corner = (n: number) => {
  const angle = ((60 * n - 120) * Math.PI) / 180;
  return { x: SIDE * Math.cos(angle), y: SIDE * Math.sin(angle) };
};
const near = (one: { x: number; y: number }, other: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y) < 0.1;

describe("a coast", () => {
  it("runs from corner to corner of the sea, so that neighbours meet", () => {
    for (const edges of ["SLLLLL", "SSLLLL", "SSSLLL", "SSSSLL", "SSSSSL"]) {
      const [shore] = landOf(face(edges), 0);
      const seas = edges.lastIndexOf("S") + 1;
      for (const end of [corner(0), corner(seas)]) expect(shore!.outline.some((point) => near(point, end))).toBe(true);
    }
  });

  it("turns with its hex", () => {
    const [shore] = landOf(face("SSSLLL"), 3);
    expect(within(shore!.outline, { x: 0, y: -0.7 * SIDE })).toBe(true);
    expect(within(shore!.outline, { x: 0, y: 0.7 * SIDE })).toBe(false);
  });

  it("is none in the open sea, and around an island", () => {
    expect(landOf(face("SSSSSS", { land: false }), 0)).toEqual([]);
    expect(within(landOf(face("SSSSSS"), 0)[0]!.outline, { x: 0, y: 0 })).toBe(true);
  });

  it("has two banks at an inlet", () => {
    const banks = [
      { edges: [1], resources: [] },
      { edges: [3, 4], resources: [] },
    ];
    const shores = landOf(face("SLSLLS", { banks }), 0);
    expect(shores).toHaveLength(2);
    expect(shores.map(({ outline }) => within(outline, { x: 0, y: 0 }))).toEqual([false, false]);
  });
});

describe("places in a hex", () => {
  it("lie on land or in the water, apart from each other", () => {
    const ground = groundOf(face("SSSLLL"), 0);
    const [land] = ground.shores;
    expect(ground.banks[0]!.length).toBeGreaterThan(8);
    for (const point of ground.banks[0]!) expect(within(land!.outline, point)).toBe(true);
    for (const point of ground.water) expect(within(land!.outline, point)).toBe(false);
  });
});

describe("free places", () => {
  it("touch as many hexes as they must", () => {
    const tiles = [{ cell: "0,0" }, { cell: "1,0" }];
    expect(gapsOf(tiles, 1)).toHaveLength(8);
    expect(gapsOf(tiles, 2).sort()).toEqual(["0,1", "1,-1"]);
    expect(centreOf("0,1")).toEqual({ x: 0, y: SIDE * Math.sqrt(3) });
  });
});

describe("the name of a hex", () => {
  it("keeps its place at the foot, and pieces stand above it where there is room", () => {
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      const { water, banks } = groundOf(face("SSSLLL", { id: "name" }), turn);
      for (const point of [...water, ...banks.flat()]) expect(point.y).toBeLessThanOrEqual(NAME - 30);
    }
    for (const point of groundOf(face("SSSSSS", { land: false }), 0).water) expect(point.y).toBeLessThanOrEqual(NAME - 30);
  });

  it("gives way in waters so narrow that a ship fits nowhere else", () => {
    expect(groundOf(face("SLLLLL", { id: "narrow" }), 3).water.length).toBeGreaterThan(0);
  });
});
