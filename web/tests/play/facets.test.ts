import { describe, expect, it } from "vitest";
import { facetsLeft, hasFacets, nearest } from "../../src/play/facets";
import { answer } from "../made";

const laid = (cell: string, face: string, turn: number) => answer(`${cell} ${face} ${turn}`, { facets: { cell, face, turn } });
const ALL = [laid("a1", "front", 0), laid("a1", "front", 1), laid("a1", "back", 0), laid("b2", "front", 0)];

describe("facets", () => {
  it("are parts only where every answer has them, and there is a choice", () => {
    expect(hasFacets(ALL)).toBe(true);
    expect(hasFacets(ALL.slice(0, 1))).toBe(false);
    expect(hasFacets([...ALL, answer("pass")])).toBe(false);
  });

  it("are left where answers differ in them", () => {
    expect(facetsLeft(ALL)).toEqual(["cell", "face", "turn"]);
    expect(facetsLeft(ALL.slice(0, 2))).toEqual(["turn"]);
    expect(facetsLeft([])).toEqual([]);
  });

  it("lead to the answer that is wished for, or to one that shares its first parts", () => {
    expect(nearest(ALL, { cell: "a1", face: "back", turn: 0 })).toBe(ALL[2]);
    expect(nearest(ALL, { cell: "b2", face: "back", turn: 3 })).toBe(ALL[3]);
    expect(nearest([], {})).toBeUndefined();
  });
});
