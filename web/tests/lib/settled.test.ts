import { afterEach, beforeEach, expect, it, vi } from "vitest";

const data = document.documentElement.dataset;
let frames: (() => void)[] = [];
let busy: (reason: string) => () => void;
let during: <T>(reason: string, work: Promise<T>) => Promise<T>;
let beforeRest: (look: () => boolean) => () => void;

/** Everything that waits for a frame goes on. */
async function draw(): Promise<void> {
  for (let times = 0; times < 8; times++) {
    frames.splice(0).forEach((frame) => frame());
    await new Promise((next) => setTimeout(next));
  }
}
beforeEach(async () => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  // Tests of other files have left somebody who waits for a frame that never comes.
  vi.resetModules();
  ({ busy, during, beforeRest } = await import("../../src/lib/settled"));
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

it("what is put right at the end is drawn before the page is settled", async () => {
  let wrong = true;
  const seen: (string | undefined)[] = [];
  const stop = beforeRest(() => {
    seen.push(data.settled);
    const moved = wrong;
    wrong = false;
    return moved;
  });
  busy("table")();
  await draw();
  expect([data.settled, seen]).toEqual(["", [undefined, undefined]]);
  stop();
  busy("table")();
  await draw();
  expect(seen).toHaveLength(2);
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
