import { describe, expect, it } from "vitest";
import type { Hex, IslandCard } from "../../../src/boards/cyclades/components";
import type { Point } from "../../../src/boards/cyclades/geometry";
import { map } from "../../../src/boards/cyclades/titans/map";
import { isAuction, partnerOf, teamsOf } from "../../../src/boards/cyclades/titans/reading";
import type { CycladesView } from "../../../src/lib/protocol";

const away = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const territory = (hexes: Hex[], slot_hexes: Hex[], metropolis_covers: number[], island = "naxos") =>
  ({ id: `${island}-${hexes.join("-")}`, island, hexes, slot_hexes, metropolis_covers }) as unknown as IslandCard;

/** One hex, two side by side, two one above the other; with all slots that there are on the map. */
const SHAPES = [
  territory([[0, 0]], [[0, 0]], []),
  territory([[0, 0]], [[0, 0], [0, 0]], [0]), // prettier-ignore
  territory([[1, 2], [0, 2]], [[1, 2], [0, 2], [0, 2]], [0, 1]), // prettier-ignore
  territory([[2, -2], [1, -1]], [[2, -2], [1, -1], [1, -1]], [0, 1]), // prettier-ignore
  territory([[1, -3], [1, -2]], [[1, -3], [1, -2]], [0]), // prettier-ignore
];

describe("a territory", () => {
  it("has a slot beside the other, and none on another", () => {
    for (const { slots } of SHAPES.map(map.siteOf)) {
      for (const [n, slot] of slots.entries()) for (const other of slots.slice(n + 1)) expect(away(slot, other)).toBeGreaterThan(34);
    }
  });

  it("has its troops to the east of its Titans, and neither on a slot", () => {
    for (const { slots, troops, stands } of SHAPES.map(map.siteOf)) {
      const titans = stands!.titan!;
      expect(troops.x - titans.x).toBeGreaterThan(55); // A troop is 44 wide, a Titan 43.
      for (const slot of slots) expect(Math.min(away(slot, troops), away(slot, titans))).toBeGreaterThan(30);
    }
  });

  it("has capes, markers and figures beside its slots and its troops", () => {
    for (const { slots, troops, capes, prosperity, figure } of SHAPES.map(map.siteOf)) {
      for (const cape of capes) for (const taken of [...slots, troops]) expect(away(cape, taken)).toBeGreaterThan(36);
      for (const slot of slots) expect(Math.min(away(slot, prosperity), away(slot, figure))).toBeGreaterThan(20);
    }
  });

  it("frames the slots of its Metropolis and no other", () => {
    const { slots, frame } = map.siteOf(SHAPES[2]!);
    expect(frame.at.x).toBeCloseTo((slots[0]!.x + slots[1]!.x) / 2);
    expect(away(frame.at, slots[2]!)).toBeGreaterThan(frame.half + 20);
  });
});

describe("the map", () => {
  it("has the side for the number of players, and one outline for each island", () => {
    const side = (players: number[], name: string) => ({ players, territory: SHAPES.map((each) => ({ ...each, island: name })), sea: [] });
    const components = { side: { small: side([3, 4], "naxos"), large: side([5, 6], "andros") } };
    const { island } = map.tables(components, 6)!;
    expect(island[0]!.island).toBe("andros");
    expect(map.tables(components, 2)).toBeUndefined();
    const apart = [territory([[0, 0]], [], []), territory([[1, 0]], [], []), territory([[5, 5]], [], [], "delos")];
    expect(map.land(apart)).toHaveLength(2);
  });
});

describe("partners", () => {
  const view = (partners: number[]) =>
    ({ modules: { titans: { partners } }, players: partners.map(() => ({})) }) as unknown as CycladesView;

  it("are a team each, and nobody is one without teams", () => {
    expect(teamsOf(view([2, 3, 0, 1]))).toEqual([[0, 2], [1, 3]]); // prettier-ignore
    expect(partnerOf(view([2, 3, 0, 1]), 3)).toBe(1);
    expect(partnerOf(view([2, 3, 0, 1]), null)).toBeNull();
    expect(teamsOf(view([-1, -1, -1]))).toEqual([]);
    expect(teamsOf(view([0, 1, 2]))).toEqual([]);
  });
});

describe("the preliminary auction", () => {
  const at = (phase: string, ...islands: number[]) =>
    ({ phase, players: islands.map((each) => ({ islands: each })) }) as unknown as CycladesView;

  it("is over when somebody is on the board", () => {
    expect(isAuction(at("offerings", 0, 0, 0))).toBe(true);
    expect(isAuction(at("offerings", 2, 0, 0))).toBe(false);
    expect(isAuction(at("titans-deployment", 0, 0, 0))).toBe(false);
  });
});
