import { describe, expect, it } from "vitest";
import { PLAIN, type Telling } from "../../src/boards/telling";
import { recapOf } from "../../src/follow/recap";
import type { GameEvent } from "../../src/lib/protocol";

const telling: Telling = { ...PLAIN, minor: new Set(["income"]), losses: new Set(["troop-lost"]) };
const offered = (seat: number, god = "ares"): GameEvent => ({ type: "offered", god, seat, gold: 1, places: [`god:${god}`] });
const outbid = (seat: number, by: number): GameEvent => ({ type: "outbid", god: "ares", seat, by, own: false, places: ["god:ares"] });
const income = (seat: number): GameEvent => ({ type: "income", seat, gold: 1, places: [] });
const harpy = (seat: number): GameEvent => ({ type: "troop-lost", seat, island: "naxos", places: ["island:naxos"] });
const onBoard = (place: string) => place.startsWith("island:");
const recap = (events: GameEvent[]) => recapOf(events, telling, 0, onBoard);

describe("a recap", () => {
  it("has a group for each player in the order of play, and in it what happened, as it happened", () => {
    const { groups, more } = recap([income(1), offered(2), offered(1), outbid(0, 2), offered(2, "zeus")]);
    expect(groups.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(groups[1]?.lines.map(({ event, mine }) => [event.type, mine])).toEqual([
      ["offered", false],
      ["outbid", true],
      ["offered", false],
    ]);
    expect(more).toBe(1);
  });

  it("leaves out what I have done myself, but nothing that was done to me", () => {
    const { groups } = recap([offered(0), harpy(0), offered(1)]);
    expect(groups.map(({ lines }) => lines.map(({ event }) => event.type))).toEqual([["troop-lost"], ["offered"]]);
  });

  it("says so where I am one of equals", () => {
    const tied: GameEvent = { type: "tied", seats: [1, 0], settled: "order", rule: "PEL-ORD-03", places: [] };
    expect(recap([tied]).groups.flatMap(({ lines }) => lines.map(({ event, mine }) => [event.type, mine]))).toEqual([["tied", true]]);
  });

  it("has eight lines at most, and what touches me is never left out, nor what led to it", () => {
    const { groups, more } = recap([...Array.from({ length: 11 }, () => offered(1)), offered(1, "zeus"), outbid(0, 1)]);
    const lines = groups.flatMap((group) => group.lines);
    expect([lines.length, more]).toEqual([8, 5]);
    expect(lines.slice(-2).map(({ event }) => event)).toEqual([offered(1, "zeus"), outbid(0, 1)]);
  });

  it("has fewer lines where there is less room", () => {
    const { groups, more } = recapOf([offered(1, "zeus"), offered(1), outbid(0, 1)], telling, 0, onBoard, 2);
    expect(groups.flatMap(({ lines }) => lines.map(({ event }) => event.type))).toEqual(["offered", "outbid"]);
    expect(more).toBe(1);
  });

  it("has all that others have done, where that is wanted", () => {
    const { groups, more } = recapOf(
      [income(1), ...Array.from({ length: 11 }, () => offered(1)), offered(0)],
      telling,
      0,
      onBoard,
      Infinity,
    );
    expect([groups.flatMap((group) => group.lines).length, more]).toEqual([12, 0]);
  });

  it("numbers the places that are on the board, each once", () => {
    const { groups, pins } = recap([harpy(2), offered(1), harpy(0)]);
    expect(pins).toEqual([{ number: 1, place: "island:naxos", seat: 2 }]);
    expect(groups.flatMap(({ lines }) => lines.map(({ pin }) => pin))).toEqual([1, null, 1]);
  });

  it("is empty where nobody has done anything", () => {
    expect(recap([income(1), income(2)]).groups).toEqual([]);
  });
});
