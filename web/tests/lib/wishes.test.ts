import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../../src/lib/api";
import { Checks } from "../../src/lib/checks.svelte";
import { whereWeAre } from "../../src/lib/place.svelte";
import { allPositions } from "../../src/lib/positions";
import type { GameOffer, NewTable, Position } from "../../src/lib/protocol";
import { speech } from "../../src/lib/speech.svelte";
import { against, botName, usualBot } from "../../src/lib/wishes";

afterEach(() => vi.restoreAllMocks());

describe("a table that is wished for", () => {
  const game = { name: "cyclades", usual_players: 4, bots: [{ name: "random" }, { name: "greedy" }] } as unknown as GameOffer;

  it("seats one person and as many bots as there are usually others, each with a name of its own", async () => {
    await speech.about(null);
    const bot = (seat: number) => ({ kind: "bot", bot: "greedy", name: botName(seat) });
    expect(against(game, "Ada").seats).toEqual([{ kind: "me", name: "Ada" }, bot(1), bot(2), bot(3)]);
    expect(new Set([1, 2, 3].map(botName)).size).toBe(3);
  });

  it("has the first bot where the game has not the usual one, and none where it has no bot", () => {
    expect(usualBot({ ...game, bots: [game.bots[0]!] })).toBe("random");
    expect(usualBot({ ...game, bots: [] })).toBe("");
  });
});

describe("checks", () => {
  const wish = (name: string, options = {}) => ({ game: "cyclades", seats: [{ kind: "me", name }], options }) as NewTable;
  const problem = { code: "too-few" };
  const answering = () => vi.spyOn(api, "check").mockResolvedValue({ problem } as unknown as Awaited<ReturnType<typeof api.check>>);

  it("are asked once for tables that differ only in names", async () => {
    const asked = answering();
    const checks = new Checks();
    expect(checks.of(wish("Ada"))).toBeUndefined();
    await checks.ask([wish("Ada"), wish("Bob")]);
    await checks.ask([wish("Cleo")]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(checks.of(wish("Dora"))).toEqual(problem);
    await checks.ask([wish("Ada", { cycles: 5 })]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("are asked again where the server was not there", async () => {
    answering().mockRejectedValueOnce(new Error("gone"));
    const checks = new Checks();
    await expect(checks.ask([wish("Ada")])).rejects.toThrow("gone");
    expect(checks.of(wish("Ada"))).toBeUndefined();
    await checks.ask([wish("Ada")]);
    expect(checks.of(wish("Ada"))).toEqual(problem);
  });
});

describe("all positions of a game", () => {
  it("are those of all pages, each asked for from where the last one ended", async () => {
    const whole = Array.from({ length: 5 }, (_, at) => ({ at }) as unknown as Position);
    const pages = vi
      .spyOn(api, "positions")
      .mockImplementation((_id, _seat, from) => Promise.resolve({ positions: whole.slice(from, from + 2), last: 4 }));
    expect(await allPositions((first, last) => api.positions("t", 1, first, last))).toEqual(whole);
    expect(pages.mock.calls.map(([, seat, from]) => [seat, from])).toEqual([0, 2, 4].map((from) => [1, from]));
  });

  it("end where the server has no more, whatever it has promised", async () => {
    vi.spyOn(api, "positions").mockResolvedValue({ positions: [], last: 9 });
    expect(await allPositions((first, last) => api.positions("t", null, first, last))).toEqual([]);
  });
});

describe("where we are", () => {
  it("is the game and where it stands, or only that where there is little room", () => {
    vi.stubGlobal("innerWidth", 1200);
    expect(whereWeAre("Cyclades", "Cycle 2")).toBe("Cyclades · Cycle 2");
    vi.stubGlobal("innerWidth", 400);
    expect(whereWeAre("Cyclades", "Cycle 2")).toBe("Cycle 2");
    expect(whereWeAre("Cyclades", undefined)).toBe("Cyclades");
    vi.unstubAllGlobals();
  });
});
