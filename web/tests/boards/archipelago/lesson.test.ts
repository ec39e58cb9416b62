import { expect, test } from "vitest";
import { lesson } from "../../../src/boards/archipelago/lesson";
import { standing } from "../../../src/learn/lesson";
import type { GameEvent } from "../../../src/lib/protocol";

const ME = 0;
const event = (type: string, more: object = {}) => ({ type, seat: ME, ...more }) as unknown as GameEvent;
const CRISES = [
  event("cube-given", { source: "market" }),
  event("export-crisis"),
  event("cube-given", { source: "stock" }),
  event("crisis-over", { market: "export" }),
];
const LAST = event("acts", { seat: 2, action: "taxes" });
const stands = (...events: GameEvent[]) => {
  const { at, waits, otherwise } = standing(lesson, [...CRISES, ...events], ME, ["aim", "balance"]);
  return [lesson.bubbles[at]?.name, waits ? "waits" : "", otherwise?.name ?? ""].join(" ").trim();
};

test("a disc that is put elsewhere costs one turn of the lesson, not all of them", () => {
  const taxes = event("acts", { action: "taxes" });
  expect(stands(taxes)).toBe("harvest waits explore");
  expect(stands(taxes, LAST)).toBe("harvest  explore");
  expect(stands(taxes, LAST, event("turn-passed"), LAST)).toBe("sell  harvest");
});

test("a region is explored in parts", () => {
  const explored = [event("acts", { action: "exploration" }), event("hex-taken"), event("laid", { tile: "R04a" }), event("token")];
  expect([1, 2, 3, 4].map((parts) => stands(...explored.slice(0, parts)))).toEqual(["explore", "lay", "enter", "cubes"]);
  expect(stands(...explored, event("cube-marketed", { resource: "fish" }), LAST)).toBe("harvest");
});
