import { describe, expect, it } from "vitest";
import { toldAt } from "../../../src/boards/cyclades/battle";
import type { GameEvent } from "../../../src/lib/protocol";

const told = (type: string, more = {}) =>
  ({ type, seat: 0, defender: 1, place: "D3", land: false, places: [], ...more }) as unknown as GameEvent;
const [begins, built] = [told("battle"), told("built")];
const [first, second] = [1, 2].map((die) => told("assault", { attack_die: die }));
const over = told("battle-over", { winner: 0 });

describe("where one goes back and forth in a game, a battle", () => {
  it("is seen from its beginning, whichever way one has come", () => {
    const seen = toldAt([built, begins, first!], [second!, over], false);
    expect(seen?.assaults.map((each) => each.attack_die)).toEqual([1, 2]);
    expect(seen?.winner).toBe(0);
  });

  it("is gone where nothing tells of it any more", () => expect(toldAt([begins, first!, over], [built], false)).toBeNull());

  it("is seen as long as it lasts", () => expect(toldAt([begins, first!], [], true)?.assaults).toHaveLength(1));

  it("is not an earlier one", () => {
    const seen = toldAt([begins, first!, over, built], [told("battle", { place: "C2" })], false);
    expect([seen?.place, seen?.assaults.length]).toEqual(["C2", 0]);
  });
});
