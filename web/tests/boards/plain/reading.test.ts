import { describe, expect, it } from "vitest";
import { sorted, type Part } from "../../../src/boards/plain/reading";

const TIDE: Part = { shells: [1, 2] };
const OFFERS: Part[] = [{ by: 0, to: 1 }];
const VIEW: Part = {
  game: "raiders",
  by_seat: ["coins", "mats"],
  round: 3,
  coins: [4, null],
  hand: [7, 9],
  mats: [{ wood: 1 }, { wood: 2, stone: 3 }],
  offers: OFFERS,
  tide: TIDE,
};

describe("a view", () => {
  const found = sorted(VIEW, ["coins", "mats", "tide.shells"]);

  it("has single facts, but for those that the page shows elsewhere", () => expect(found.facts).toEqual([["round", 3]]));

  it("says itself what each seat has; a hand of as many cards is a list", () => {
    expect(found.bySeat).toEqual([
      ["coins", [4, null]],
      ["wood", [1, 2]],
      ["stone", [null, 3]],
    ]);
    expect(found.lists).toEqual([["hand", [7, 9]]]);
  });

  it("has tables, and parts with names of their own", () => {
    expect(found.tables).toEqual([["offers", OFFERS]]);
    expect(found.groups).toEqual([["tide", TIDE]]);
    expect(sorted(TIDE, ["tide.shells"], "tide.").bySeat).toEqual([["shells", [1, 2]]]);
  });
});
