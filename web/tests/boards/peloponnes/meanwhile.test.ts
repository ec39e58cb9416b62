import { describe, expect, it } from "vitest";
import { meanwhile } from "../../../src/boards/peloponnes/meanwhile";
import type { GameEvent, GameView, PeloponnesView } from "../../../src/lib/protocol";

const view = (mat: object, more: object) => ({ mats: [{ scores: {}, ...mat }], order: [0], ...more }) as unknown as GameView;
const before = view(
  { wood: 2, food: 3, population: 6, buildings: ["agora"] },
  { round: 4, disasters: { plague: 2, blank: 0 }, chits_to_come: { plague: 1, blank: 1 }, over: false },
);
const after = view(
  { wood: 5, food: 4, population: 4, buildings: [] },
  { round: 5, disasters: { plague: 3, blank: 1 }, chits_to_come: { plague: 0, blank: 0 }, over: false },
);
const gained = { type: "gained", seat: 0, wood: 3, food: 1, population: 0 };
const told = [
  gained,
  { type: "blank" },
  { type: "chit", disaster: "plague", count: 3 },
  { type: "suffered", seat: 0, loss: "population", count: 2 },
  { type: "lost", seat: 0, tile: "agora" },
  { type: "round", round: 5 },
] as unknown as GameEvent[];
const at = (step: number) => meanwhile(before, after, told.slice(step)) as PeloponnesView;

describe("while it is told", () => {
  it("has what has been told of goods, and not what follows", () => {
    expect(at(0).mats[0]).toMatchObject({ wood: 2, food: 3, population: 6, buildings: ["agora"] });
    expect(at(1).mats[0]).toMatchObject({ wood: 5, food: 4, population: 6, buildings: ["agora"] });
    expect(at(4).mats[0]).toMatchObject({ population: 4, buildings: ["agora"] });
    expect(at(5).mats[0]).toMatchObject({ buildings: [] });
  });

  it("has the chits that have been turned up", () => {
    expect([0, 1, 2, 3].map((step) => at(step).disasters)).toEqual([
      { plague: 2, blank: 0 },
      { plague: 2, blank: 0 },
      { plague: 2, blank: 1 },
      { plague: 3, blank: 1 },
    ]);
    expect(at(1).chits_to_come).toEqual({ plague: 1, blank: 1 });
  });

  it("lays out the next round when that is told", () => expect([at(5).round, at(6).round]).toEqual([4, 5]));

  it("leaves what others gain to them", () => {
    const theirs = { ...gained, seat: 1 } as unknown as GameEvent;
    expect((meanwhile(before, after, [theirs]) as PeloponnesView).mats[0]).toMatchObject({ wood: 5 });
  });
});
