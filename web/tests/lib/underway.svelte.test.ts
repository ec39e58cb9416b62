import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { ClientMessage } from "../../src/lib/protocol";
import { Underway } from "../../src/lib/underway.svelte";

const message = (nonce: string, type: "step" | "why" = "step") => ({ type, nonce }) as ClientMessage & { nonce: string };
let underway: Underway;
const now = () => [underway.any, underway.answer];
beforeEach(() => {
  underway = new Underway();
});

describe("what is said", () => {
  it("is under way until what it has led to is seen, not only until it is acknowledged", () => {
    expect(now()).toEqual([false, false]);
    underway.say(message("a"));
    expect(now()).toEqual([true, true]);
    underway.reply("a", true);
    expect(now()).toEqual([true, true]);
    underway.seen();
    expect(now()).toEqual([false, false]);
  });

  it("leads to nothing when it is refused, or only asks why not", () => {
    underway.say(message("a"));
    underway.reply("a", false);
    expect(now()).toEqual([false, false]);
    underway.say(message("b", "why"));
    expect(now()).toEqual([true, false]);
    underway.reply("b", true);
    expect(now()).toEqual([false, false]);
  });

  it("can be said by an effect", () => {
    let times = 0;
    const stop = $effect.root(() => {
      $effect(() => {
        times += 1;
        underway.say(message("a"));
      });
    });
    flushSync();
    expect([times, underway.any]).toEqual([1, true]);
    stop();
  });

  it("is over with its reply when it was said again after the line was cut", () => {
    underway.say(message("a"));
    underway.seen(true);
    expect(now()).toEqual([true, true]);
    underway.reply("a", true);
    expect(now()).toEqual([false, false]);
  });
});
