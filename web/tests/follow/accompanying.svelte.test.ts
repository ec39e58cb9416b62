/** Which moment is heard, and as what. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { telling as cyclades } from "../../src/boards/cyclades/telling";
import { telling as peloponnes } from "../../src/boards/peloponnes/telling";
import type { Telling } from "../../src/boards/telling";
import { Accompanying } from "../../src/follow/accompanying.svelte";
import { play } from "../../src/follow/sounds";
import type { GameEvent, GameView } from "../../src/lib/protocol";
import { settings } from "../../src/lib/settings.svelte";
import { Show } from "../../src/lib/show.svelte";

vi.mock("../../src/follow/sounds", () => ({ play: vi.fn() }));

const archipelago = { cycles: 3, needed: 2, players: [{ metropolises: 1 }, { metropolises: 0 }], islands: [] } as unknown as GameView;
const mats = { rounds: 8, mats: [{}, {}] } as unknown as GameView;
const at = { seat: 0, island: "naxos", loser: 1, place: "naxos", places: ["island:naxos"] };

let show: Show;
let leave: () => void;
beforeEach(() => {
  settings.pace = "step";
  settings.sound = true;
  show = new Show(() => undefined);
  vi.mocked(play).mockClear();
});
afterEach(() => {
  leave();
  show.close();
  settings.sound = false;
});

/** What is heard when this is told. */
async function heard(telling: Telling, view: GameView, event: Record<string, unknown>): Promise<string[]> {
  const told = { ...at, ...event } as unknown as GameEvent;
  leave = $effect.root(() => {
    new Accompanying({ show, telling: () => telling, me: () => 1, view: () => view });
  });
  const great = telling.moment(told, 1, view) !== null;
  const weight = { mine: true, letters: 0, events: 1, asks: 0, great, dice: false };
  show.add([{ events: [told], quiet: false, weight, view, told: 1, heard: 0, begin: () => undefined }]);
  flushSync();
  await vi.dynamicImportSettled();
  return vi.mocked(play).mock.calls.map(([sound]) => sound);
}

describe("what is heard", () => {
  it.each([
    ["a Metropolis", cyclades, archipelago, { type: "metropolis" }, "fanfare"],
    ["a creature that is called", cyclades, archipelago, { type: "called", creature: "medusa", gold: 2 }, "drum"],
    ["an island that is taken", cyclades, archipelago, { type: "taken" }, "drum"],
    ["the last cycle", cyclades, archipelago, { type: "cycle", cycle: 3 }, "bell"],
    ["a victory", cyclades, archipelago, { type: "victory", metropolises: 2, gold: 3 }, "fanfare"],
    ["dice", cyclades, archipelago, { type: "assault" }, "dice"],
    ["fleets that sail", cyclades, archipelago, { type: "fleets-moved" }, "oars"],
    ["an offering", cyclades, archipelago, { type: "offered" }, "coins"],
    ["a disaster", peloponnes, mats, { type: "struck", disaster: "plague" }, "drum"],
    ["the last round", peloponnes, mats, { type: "round", round: 8 }, "bell"],
    ["a supply round", peloponnes, mats, { type: "supply-round" }, "bell"],
    ["the winner", peloponnes, mats, { type: "scored", place: 1, result: 30 }, "fanfare"],
    ["a bid", peloponnes, mats, { type: "bid" }, "coins"],
  ] as const)("of %s", async (_, telling, view, event, sound) => {
    expect(await heard(telling, view, event)).toEqual([sound]);
  });

  it("is nothing of what means little", async () => expect(await heard(cyclades, archipelago, { type: "cycle", cycle: 2 })).toEqual([]));

  it("is nothing at all until somebody asks for it", async () => {
    settings.sound = false;
    expect(await heard(cyclades, archipelago, { type: "metropolis" })).toEqual([]);
  });
});
