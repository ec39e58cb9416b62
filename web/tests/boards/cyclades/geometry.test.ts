import { describe, expect, it } from "vitest";
import type { Hex, IslandCard } from "../../../src/boards/cyclades/components";
import { bounds, centre, outline, SIDE, siteOf, type Point } from "../../../src/boards/cyclades/geometry";

const away = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const island = (hexes: Hex[], slot_hexes: Hex[], metropolis_covers: number[]) =>
  ({ id: "naxos", hexes, slot_hexes, metropolis_covers }) as unknown as IslandCard;

describe("hexes", () => {
  it("have six neighbours at the same distance", () => {
    const around: Hex[] = [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ];
    for (const hex of around) expect(away(centre(hex), centre([0, 0]))).toBeCloseTo(SIDE * Math.sqrt(3));
  });

  it("lie within their bounds with all their corners", () => {
    const { x, y, width, height } = bounds([
      [0, 0],
      [1, 0],
    ]);
    expect([x, width]).toEqual([-width / 4, expect.closeTo(2 * SIDE * Math.sqrt(3))]);
    expect([y, height]).toEqual([-SIDE, 2 * SIDE]);
  });
});

describe("an island", () => {
  const three: Hex[] = [
    [0, 0],
    [1, 0],
    [0, 1],
  ];

  it("has one shore: the edges between its own hexes are none of it", () => {
    const edges = (hexes: Hex[]) => outline(hexes).match(/Q/g)!.length;
    expect(edges([[0, 0]])).toBe(6);
    expect(edges(three.slice(0, 2))).toBe(10);
    expect(edges(three)).toBe(12);
  });

  it("has a shore around each of its lakes too", () => {
    const ring: Hex[] = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]]; // prettier-ignore
    const loops = outline(ring).match(/M[^Z]*Z/g)!;
    expect(loops.map((loop) => loop.match(/Q/g)!.length).sort()).toEqual([18, 6]);
  });

  it("can be drawn inside its edges, as far on all sides", () => {
    const reach = (inside: number) => Math.max(...outline([[0, 0]], inside).match(/-?[\d.]+ -?[\d.]+/g)!.map((point) => {
      const [x, y] = point.split(" ").map(Number);
      return Math.abs(x!) < 1 ? 0 : Math.hypot(x!, y!);
    })); // prettier-ignore
    expect(reach(0) - reach(6)).toBeCloseTo((6 * 2) / Math.sqrt(3), 0);
    expect(reach(-6)).toBeGreaterThan(reach(0));
  });

  it("has room for its troops, its figure and its prosperity beside its buildings", () => {
    for (const hexes of [three.slice(0, 1), three.slice(0, 2), three]) {
      const { slots, troops, figure, prosperity } = siteOf(island(hexes, hexes.slice(0, 2), hexes.length > 1 ? [0, 1] : [0]));
      const things = [troops, figure, prosperity];
      for (const [n, thing] of things.entries()) {
        for (const other of [...slots, ...things.slice(n + 1)]) expect(away(thing, other)).toBeGreaterThan(25);
      }
    }
  });

  it("has the frame of its Metropolis around the slots that it covers", () => {
    const { slots, frame } = siteOf(island(three, [[0, 0], [0, 0], [1, 0]], [0, 1])); // prettier-ignore
    expect(frame.at).toEqual({ x: (slots[0]!.x + slots[1]!.x) / 2, y: slots[0]!.y });
    expect(frame.half).toBeCloseTo(away(slots[0]!, slots[1]!) / 2);
  });
});
