import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { busy, during } from "../../src/lib/settled";

const data = document.documentElement.dataset;
/** Whoever looks whether the page is at rest goes on looking in the next test: nothing that waits is dropped. */
const frames: (() => void)[] = [];

/** Everything that waits for a frame goes on. */
async function draw(): Promise<void> {
  for (let times = 0; times < 30; times++) {
    frames.splice(0).forEach((frame) => frame());
    await new Promise((next) => setTimeout(next));
  }
}
beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

it("the page is settled when all that was begun is done, and drawn", async () => {
  const first = busy("words");
  const second = busy("table");
  expect([data.settled, data.busy]).toEqual([undefined, "words table"]);
  first();
  first();
  await draw();
  expect([data.settled, data.busy]).toEqual([undefined, "table"]);
  second();
  expect(data.settled).toBeUndefined();
  await draw();
  expect([data.settled, data.busy]).toEqual(["", ""]);
});

it("what begins meanwhile is waited for too", async () => {
  busy("table")();
  const later = busy("board");
  await draw();
  expect(data.settled).toBeUndefined();
  later();
  await draw();
  expect(data.settled).toBe("");
});

it("work that fails is over too", async () => {
  await expect(during("http", Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  await draw();
  expect(data.settled).toBe("");
});

it("a style that glides is waited for, one that goes on for ever is not", async () => {
  let end = (): void => undefined;
  const glide = { playState: "running", effect: { getComputedTiming: () => ({ endTime: 200 }) } } as unknown as Animation;
  Object.assign(glide, { finished: new Promise<void>((done) => (end = done)) });
  const glow = { playState: "running", effect: { getComputedTiming: () => ({ endTime: Infinity }) } } as unknown as Animation;
  let all = [glow, glide];
  document.getAnimations = () => all;
  document.dispatchEvent(new Event("transitionrun"));
  await draw();
  expect(data.settled).toBeUndefined();
  all = [glow];
  end();
  await draw();
  expect(data.settled).toBe("");
  Reflect.deleteProperty(document, "getAnimations");
});
