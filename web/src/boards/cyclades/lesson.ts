/** The first game of Cyclades; the position is that of `games/cyclades/lesson.toml`. */

import type { Lesson, Pattern } from "../../learn/lesson";

const god = (name: string) => `[data-place="god:${name}"]`;
const OFFERED: Pattern[] = [
  { type: "offered", seat: "me" },
  { type: "on-apollo", seat: "me" },
];
const ENDED: Pattern[] = [{ type: "turn-ended", seat: "me" }];
/** From D4 to F4: whichever of them is next. */
const WAY = ['main:has([data-place="sea:D4"].chosen) [data-place="sea:F4"]', '[data-place="sea:D4"]'];
const BAR = "[data-bar]";

export const lesson: Lesson = {
  begins: { type: "cycle", cycle: 7 },
  bubbles: [
    { name: "aim", at: ["[data-player=mine]", "[data-strip]"] },
    { name: "offer", at: [god("ares")], until: [{ type: "offered", seat: "me", god: "ares" }], over: OFFERED },
    {
      name: "outbid",
      at: [god("poseidon")],
      when: [{ type: "outbid", seat: "me" }],
      until: [{ type: "offered", seat: "me", god: "poseidon" }],
      over: [...OFFERED, { type: "offerings-paid" }],
    },
    {
      name: "fleet",
      at: ['[data-place="sea:D4"]'],
      when: [{ type: "turn", seat: "me", god: "poseidon" }],
      until: [{ type: "fleet-recruited", seat: "me" }],
      over: ENDED,
    },
    { name: "battle", at: WAY, along: true, until: [{ type: "battle", seat: "me" }], over: ENDED },
    {
      name: "port",
      at: ['[data-place="slot:andros/0"]', '[data-place="building:port"]'],
      along: true,
      until: [{ type: "built", seat: "me", building: "port" }],
      over: ENDED,
    },
    { name: "turn", at: [BAR], along: true, until: ENDED },
    { name: "creatures", at: ["[data-track]"], when: [{ type: "cycle", cycle: 8 }] },
    {
      name: "zeus",
      at: [god("zeus")],
      when: [{ type: "cycle", cycle: 8 }],
      until: [{ type: "offered", seat: "me", god: "zeus" }],
      over: [{ type: "on-apollo", seat: "me" }, { type: "offerings-paid" }],
    },
    {
      name: "temple",
      at: ['[data-place="slot:andros/1"]', '[data-place="building:temple"]'],
      when: [{ type: "turn", seat: "me", god: "zeus" }],
      until: [{ type: "built", seat: "me", building: "temple" }],
      over: ENDED,
    },
    { name: "metropolis", at: ['[data-place="island:andros"]', BAR], along: true, until: ENDED },
    { name: "end", at: [], when: [{ type: "victory" }] },
  ],
};
