/** The first game of Archipelago; the position is that of `games/archipelago/lesson.toml`. */

import type { Lesson, Pattern } from "../../learn/lesson";
import { SECTORS } from "./wheel";

const place = (name: string) => `[data-place="${name}"]`;
/** A disc on another action than the one that is meant. */
const elsewhere = (meant: string): Pattern[] => [
  { type: "turn-passed", seat: "me" },
  ...SECTORS.filter((action) => action !== meant).map((action) => ({ type: "acts", seat: "me", action })),
];
/** The learner's next turn follows that of the last in the order of play. */
const LAST = 2;
const NEXT_TURN: Pattern[] = [
  { type: "acts", seat: LAST },
  { type: "turn-passed", seat: LAST },
];
const EXPORT_OVER: Pattern = { type: "crisis-over", market: "export" };
const NOT_LAID = [{ type: "hex-discarded" }, ...elsewhere("exploration")];
const BAR = "[data-bar]";

export const lesson: Lesson = {
  begins: { type: "round-begun", round: 2 },
  bubbles: [
    { name: "aim", at: [`:has(> ${place("objective:S02")})`, "[data-player=mine]"] },
    {
      name: "crisis",
      at: [place("help:market"), BAR],
      until: [{ type: "cube-given", seat: "me", source: "market" }],
      over: [
        { type: "cube-given", seat: "me" },
        { type: "crisis-over", market: "domestic" },
      ],
    },
    {
      name: "export",
      at: [place("help:stock"), BAR],
      when: [{ type: "export-crisis" }],
      until: [{ type: "cube-given", seat: "me", source: "stock" }],
      over: [{ type: "cube-given", seat: "me" }, EXPORT_OVER],
    },
    { name: "leave", at: [BAR], until: [EXPORT_OVER] },
    { name: "balance", at: ["[data-margin]"] },
    {
      name: "explore",
      at: [place("pile:first"), place("wheel:exploration"), BAR],
      until: [{ type: "hex-taken", seat: "me" }],
      over: elsewhere("exploration"),
    },
    {
      name: "lay",
      at: [place("cell:0,-2"), BAR],
      until: [{ type: "laid", seat: "me", tile: "R04a" }],
      over: [{ type: "laid", seat: "me" }, ...NOT_LAID],
    },
    {
      name: "enter",
      at: [place("spot:R22a/land"), place("tile:R22a"), BAR],
      until: [{ type: "token", seat: "me" }],
      over: NOT_LAID,
    },
    {
      name: "cubes",
      at: [place("cube:fish"), BAR],
      until: [{ type: "cube-marketed", resource: "fish" }],
      over: [{ type: "cube-marketed" }, ...NOT_LAID],
    },
    {
      name: "harvest",
      at: [place("spot:R03a/water"), place("wheel:harvest_fish"), BAR],
      when: NEXT_TURN,
      until: [{ type: "harvested", seat: "me", resource: "fish" }],
      over: elsewhere("harvest_fish"),
    },
    {
      name: "sell",
      at: [place("section:domestic/fish"), BAR],
      when: NEXT_TURN,
      until: [{ type: "traded", seat: "me", way: "sold", resource: "fish" }],
      over: [{ type: "traded", seat: "me" }, ...elsewhere("transaction")],
    },
    {
      name: "build",
      at: [place("wheel:construction"), BAR],
      when: NEXT_TURN,
      until: [{ type: "constructed", seat: "me", building: "town" }],
      over: [{ type: "constructed", seat: "me" }, ...elsewhere("construction")],
    },
    { name: "end", at: [], when: [{ type: "counted", seat: "me" }] },
  ],
};
