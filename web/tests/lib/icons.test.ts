import { expect, it } from "vitest";
import { Words } from "../../src/lib/words";

it("draws a component by its id, or by the icon that its entry names", () => {
  const words = new Words("en", [], [[{ id: "warrior-city" }, { id: "colossus-of-helios", icon: "titan" }]], []);
  expect(["warrior-city", "colossus-of-helios", "naxos"].map((id) => words.iconOf(id))).toEqual(["warrior-city", "titan", "naxos"]);
});
