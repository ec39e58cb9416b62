import { expect, test } from "vitest";
import { since, standing, type Lesson } from "../../src/learn/lesson";
import type { GameEvent } from "../../src/lib/protocol";

const ME = 1;
const LESSON: Lesson = {
  begins: { type: "cycle", cycle: 7 },
  bubbles: [
    { name: "aim", at: [] },
    { name: "ares", at: [], until: [{ type: "offered", seat: "me", god: "ares" }], over: [{ type: "offered", seat: "me" }] },
    { name: "outbid", at: [], when: [{ type: "outbid", seat: "me" }], until: [{ type: "offered", seat: "me", god: "poseidon" }] },
    { name: "fleet", at: [], when: [{ type: "turn", seat: "me" }], until: [{ type: "fleet", seat: "me" }] },
    { name: "port", at: [], along: true, until: [{ type: "built", seat: "me" }], over: [{ type: "turn-ended", seat: "me" }] },
    { name: "end", at: [], when: [{ type: "victory" }] },
  ],
};

const event = (type: string, more: object = {}) => ({ type, seat: ME, ...more }) as unknown as GameEvent;
const offered = (god: string, seat = ME) => event("offered", { god, seat });
const stands = (events: GameEvent[], ...read: string[]) => {
  const { at, waits, otherwise } = standing(LESSON, events, ME, read);
  return [LESSON.bubbles[at]?.name ?? "done", waits ? "waits" : "", otherwise?.name ?? ""].join(" ").trim();
};

test("a lesson begins with the event that it names", () => {
  const events = [event("cycle", { cycle: 6 }), offered("ares"), event("cycle", { cycle: 7 }), offered("zeus", 0)];
  expect(since(events, LESSON, ME)).toEqual([offered("zeus", 0)]);
});

test("a bubble without a deed waits to be read, and is read once a later deed is done", () => {
  expect(stands([])).toBe("aim");
  expect(stands([], "aim")).toBe("ares");
  expect(stands([offered("ares")])).toBe("outbid waits");
});

test("deeds are done one after the other, and undoing goes back", () => {
  const events = [offered("ares"), event("outbid"), offered("poseidon"), event("turn"), event("fleet")];
  expect(stands(events)).toBe("port");
  expect(stands(events.slice(0, 4))).toBe("fleet");
  expect(stands(events.slice(0, 2))).toBe("outbid");
});

test("another's deed is not mine", () => {
  expect(stands([offered("ares", 0)], "aim")).toBe("ares");
});

test("whoever does something else is told so, and the game goes on", () => {
  expect(stands([offered("zeus"), event("outbid")])).toBe("outbid  ares");
});

test("what never happens is left out once the game is further", () => {
  expect(stands([offered("poseidon")])).toBe("outbid waits ares");
  expect(stands([offered("poseidon"), event("turn")])).toBe("fleet  ares");
});

test("two deeds of a turn can be done in any order", () => {
  const events = [offered("ares"), event("turn"), event("built")];
  expect(stands(events)).toBe("fleet");
  expect(stands([...events, event("fleet")])).toBe("end waits");
  expect(stands([...events, event("fleet"), event("victory")], "end")).toBe("done");
});

test("of several deeds that one event has made impossible, the first is told", () => {
  const laid = { until: [{ type: "laid", seat: "me" }], over: [{ type: "taxes", seat: "me" }] };
  const bubbles = [
    { name: "explore", at: [], ...laid },
    { name: "lay", at: [], ...laid },
    { name: "harvest", at: [], when: [{ type: "turn", seat: "me" }], until: [{ type: "harvested" }] },
  ];
  const events = [event("taxes"), event("turn")];
  expect(standing({ ...LESSON, bubbles }, events, ME, []).otherwise?.name).toBe("explore");
});
