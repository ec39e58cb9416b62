/** The first game of Peloponnes; the position is that of `games/peloponnes/lesson.toml`. */

import type { Lesson } from "../../learn/lesson";

const tile = (name: string) => `[data-place="tile:${name}"]`;
const BAR = "[data-bar]";
const STORES = ["[data-stores]"];

export const lesson: Lesson = {
  begins: { type: "round", round: 7 },
  bubbles: [
    { name: "aim", at: ["[data-player=mine]", ...STORES] },
    {
      name: "bid",
      at: [tile("stoa")],
      until: [{ type: "bid", seat: "me", tile: "stoa" }],
      over: [
        { type: "bid", seat: "me" },
        { type: "passed", seat: "me" },
      ],
    },
    {
      name: "displaced",
      at: [tile("tiryns_fortress")],
      when: [{ type: "displaced", seat: "me" }],
      until: [{ type: "moved", seat: "me" }],
      over: [{ type: "withdrew", seat: "me" }, { type: "order" }],
    },
    {
      name: "build",
      at: [BAR],
      when: [{ type: "order" }],
      until: [{ type: "placed", seat: "me" }],
      over: [{ type: "gained" }, { type: "round", round: 8 }],
    },
    { name: "income", at: STORES, when: [{ type: "gained", seat: "me", source: "" }] },
    {
      name: "tempest",
      at: [BAR],
      when: [{ type: "struck", disaster: "tempest" }],
      until: [{ type: "paid", seat: "me" }],
      over: [
        { type: "lost", seat: "me" },
        { type: "round", round: 8 },
      ],
    },
    { name: "supply", at: STORES, when: [{ type: "supply-round" }] },
    {
      name: "finish",
      at: [BAR],
      when: [{ type: "supply-round" }],
      until: [{ type: "finished", seat: "me" }],
      over: [
        { type: "gave-up", seat: "me" },
        { type: "bid", seat: "me" },
        { type: "passed", seat: "me" },
      ],
    },
    {
      name: "conquest",
      at: [tile("terrain_c04")],
      until: [{ type: "bid", seat: "me", tile: "terrain_c04" }],
      over: [
        { type: "bid", seat: "me" },
        { type: "passed", seat: "me" },
      ],
    },
    {
      name: "feed",
      at: [BAR],
      when: [{ type: "supply-round" }],
      until: [{ type: "fed", seat: "me" }],
      over: [{ type: "scored" }],
    },
    { name: "end", at: [], when: [{ type: "scored", seat: "me" }] },
  ],
};
