import { expect, test } from "vitest";
import { houseOf } from "../../src/lib/chapters";

test("a rule of our own and our reading of a gap are told apart", () => {
  expect(houseOf({ source: "designed" })).toBe("designed");
  expect(houseOf({ source: "designed, after the rulebook" })).toBe("designed");
  expect(houseOf({ source: "rulebook, ruling" })).toBe("ruling");
  expect(houseOf({ source: "rulebook p. 4" })).toBe("");
});
