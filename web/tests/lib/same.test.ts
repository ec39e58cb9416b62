import { expect, test } from "vitest";
import { same, steady } from "../../src/lib/same";

test("what is equal is what was there before, part by part", () => {
  const before = {
    islands: [
      { id: "a", owner: 1 },
      { id: "b", owner: null },
    ],
    kraken: null,
  };
  const now = same(before, {
    islands: [
      { id: "a", owner: 1 },
      { id: "b", owner: 2 },
    ],
    kraken: null,
  });
  expect(now).toEqual({
    islands: [
      { id: "a", owner: 1 },
      { id: "b", owner: 2 },
    ],
    kraken: null,
  });
  expect(now.islands[0]).toBe(before.islands[0]);
  expect(now.islands[1]).not.toBe(before.islands[1]);
  expect(same(before, structuredClone(before))).toBe(before);
});

test("what is shorter, longer or of another kind is new", () => {
  const before = { units: [1, 2], owner: 1 };
  for (const now of [{ units: [1], owner: 1 }, { units: [1, 2, 3], owner: 1 }, { units: [1, 2] }, { units: null, owner: 1 }]) {
    expect(same(before, structuredClone(now))).toEqual(now);
  }
  expect(same([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(same({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(before).toEqual({ units: [1, 2], owner: 1 });
});

test("sets and maps are compared by what is in them", () => {
  const [set, map] = [new Set(["a", "b"]), new Map([["a", { gold: 1 }]])];
  expect(same(set, new Set(["b", "a"]))).toBe(set);
  expect(same(set, new Set(["a", "c"]))).toEqual(new Set(["a", "c"]));
  expect(same(map, new Map([["a", { gold: 1 }]]))).toBe(map);
  expect(same(map, new Map([["a", { gold: 2 }]]))).toEqual(new Map([["a", { gold: 2 }]]));
});

test("what is worked out again and comes out equal is the same", () => {
  let gold = 1;
  const purse = steady(() => ({ gold }));
  const first = purse();
  expect(purse()).toBe(first);
  gold = 2;
  expect(purse()).toEqual({ gold: 2 });
});
