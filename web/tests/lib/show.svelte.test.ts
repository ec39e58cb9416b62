import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameEvent } from "../../src/lib/protocol";
import { settings } from "../../src/lib/settings.svelte";
import { Show, type Scene } from "../../src/lib/show.svelte";

let show: Show;
let true_: number[];
let missed: boolean;

function scene(cycle: number, mine = false): Scene {
  const event: GameEvent = { type: "cycle", cycle, places: [] };
  const weight = { mine, letters: 0, events: 1, asks: 0, great: false, dice: false };
  return { events: [event], quiet: false, weight, view: null, told: cycle, heard: Date.now(), begin: () => true_.push(cycle) };
}
const now = () => show.now?.told;
const hide = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "normal";
  [true_, missed] = [[], false];
  show = new Show(() => (missed = true));
});
afterEach(() => {
  show.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("tells one thing after the other, and is at rest when all has been told", () => {
  show.add([scene(1), scene(2)]);
  expect([now(), true_, show.present]).toEqual([1, [1], false]);
  vi.advanceTimersByTime(1100);
  expect([now(), true_, show.done]).toEqual([2, [1, 2], 2]);
  vi.advanceTimersByTime(1100);
  expect([show.now, show.present, show.done]).toEqual([null, true, 0]);
});

it("waits for a press, step by step", () => {
  settings.pace = "step";
  show.add([scene(1), scene(2)]);
  vi.advanceTimersByTime(100_000);
  expect(now()).toBe(1);
  show.next();
  expect(now()).toBe(2);
});

it("stands still while it is paused", () => {
  show.add([scene(1), scene(2)]);
  show.pause(true);
  vi.advanceTimersByTime(100_000);
  expect(now()).toBe(1);
  show.pause(false);
  vi.advanceTimersByTime(1100);
  expect(now()).toBe(2);
});

it("goes to my turn past all but what touches me", () => {
  show.add([scene(1), scene(2), scene(3, true), scene(4)]);
  show.toMyTurn();
  expect([now(), true_]).toEqual([3, [1, 2, 3]]);
  vi.advanceTimersByTime(2200);
  expect([show.present, true_]).toEqual([true, [1, 2, 3, 4]]);
  show.add([scene(5)]);
  expect(now()).toBe(5);
});

it("is at the present at once when somebody comes back long after", () => {
  settings.pace = "step";
  show.add([scene(1), scene(2)]);
  hide(true);
  vi.advanceTimersByTime(9_000);
  hide(false);
  expect([now(), missed]).toEqual([1, false]);
  hide(true);
  vi.advanceTimersByTime(2_000);
  hide(false);
  expect([show.present, true_, missed]).toEqual([true, [1, 2], true]);
});
