import { describe, expect, it } from "vitest";
import type { Hex } from "../../../src/boards/cyclades/components";
import { corner } from "../../../src/boards/cyclades/corner";
import type { CycladesView } from "../../../src/lib/protocol";

/** A board of six by six hexes, some of them an island, and fleets in some seas; as wide as it is high. */
function room(island: Hex[], fleets: string[], wide: number) {
  const all = Array.from({ length: 36 }, (_, n): Hex => [(n % 6) - Math.floor(Math.floor(n / 6) / 2), Math.floor(n / 6)]);
  const seas = all.filter((hex) => !island.some((land) => String(land) === String(hex)));
  const board = { island: [{ id: "naxos", hexes: island }], sea: seas.map(([q, r]) => ({ id: `${q},${r}`, q, r })) };
  const view = {
    players: [{}, {}],
    modules: {},
    kraken: null,
    seas: seas.map(([q, r]) => ({ id: `${q},${r}`, fleets: fleets.includes(`${q},${r}`) ? 1 : 0, units: {} })),
  };
  return corner(view as unknown as CycladesView, { god: [], building: [], creature: [], board: { 2: board } }, wide, 900);
}
const FAR: Hex[] = [[3, 4]];

describe("a card in the corner of the archipelago", () => {
  it("has all of the height where nothing lies under it", () => expect(room(FAR, [], 1000)).toEqual({ width: 264, height: 876 }));

  it("ends above what lies under it, be it an island or a fleet", () => {
    const free = room(FAR, [], 1000)!.height;
    const [island, fleet] = [room([[-1, 3]], [], 1000)!, room(FAR, ["-1,3"], 1000)!];
    expect(island.height).toBeGreaterThan(300);
    expect(island.height).toBeLessThan(fleet.height);
    expect(fleet.height).toBeLessThan(free);
  });

  it("is narrower where that gives it room", () => expect(room([[1, 1]], [], 1060)!.width).toBeLessThan(264));

  it("is none where an island lies in the corner", () => expect(room([[0, 0]], [], 900)).toBeNull());
});
