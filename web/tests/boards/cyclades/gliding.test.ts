import { describe, expect, it } from "vitest";
import { glidesOf } from "../../../src/boards/cyclades/gliding";
import type { GameEvent } from "../../../src/lib/protocol";

describe("what glides", () => {
  it("takes the way that the server tells, over the chain of fleets", () => {
    const places = ["island:naxos", "sea:C4", "sea:C5", "island:delos"];
    const march: GameEvent = { type: "troops-moved", seat: 1, start: "naxos", over: ["C4", "C5"], island: "delos", count: 2, places };
    expect(glidesOf([march])).toEqual([{ kind: "troop", seat: 1, count: 2, way: places }]);
  });

  it("retreats as troops from an island, as fleets from a sea", () => {
    const from = (land: boolean, places: string[]): GameEvent => ({
      type: "retreated",
      seat: 0,
      place: "",
      over: [],
      to: "",
      count: 1,
      land,
      places,
    });
    const [troops, fleets] = glidesOf([from(true, ["island:naxos", "sea:C4", "island:delos"]), from(false, ["sea:C4", "sea:C5"])]);
    expect(troops).toMatchObject({ kind: "troop", way: ["island:naxos", "sea:C4", "island:delos"] });
    expect(fleets).toMatchObject({ kind: "fleet", way: ["sea:C4", "sea:C5"] });
  });

  it("is only what moves", () => expect(glidesOf([{ type: "cycle", cycle: 2, places: [] }])).toEqual([]));
});
