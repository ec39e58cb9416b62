/** What costs something is known for every answer of our games: a new one has to be weighed here. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as cyclades from "../../src/boards/cyclades/reading";
import * as peloponnes from "../../src/boards/peloponnes/reading";
import type { GameEvent } from "../../src/lib/protocol";
import { costOf, costOfAnswer, FREE } from "../../src/play/cost";
import { answer, pick } from "../made";

const WORDS: Record<string, string[]> = {
  cyclades: ["words"],
  peloponnes: ["words", "modules/sea/words", "modules/six/words"],
};

/** What the words of a game name: its events, questions or answers. */
function named(game: string, sort: "event" | "ask" | "answer"): string[] {
  const files = WORDS[game]!.map((folder) => readFileSync(`../src/trireme/games/${game}/${folder}/en.ftl`, "utf8"));
  return files.flatMap((file) => [...file.matchAll(new RegExp(`^${sort}-([\\w-]+) =`, "gm"))].map(([, name]) => name!));
}

const BOARDS = { cyclades, peloponnes };
/** Answers that cost nothing by themselves; of some the question costs something. */
const HARMLESS: Record<string, string> = {
  cyclades: `offer apollo gift-fleet gift-troop end recruit-fleet recruit-troop recruit-priest recruit-philosopher build call
    swap fleet troops on stop unit give metropolis target-seat target-island target-sea target-slot cyclops siren sell-priest
    sell-philosopher sell-troop sell-fleet kraken push chimera prosper`,
  peloponnes: "civilization good bid buy move pay mark tile buy-sea end-prestige end-population",
};
const COSTLY: Record<string, Record<"event" | "ask" | "answer", string[]>> = {
  cyclades: {
    event: ["battle", "building-lost", "fleets-lost", "retreated", "sold", "troop-lost"],
    ask: ["casualty", "give", "siren-fleet", "sphinx", "strike", "target-giant", "target-harpy"],
    answer: ["retreat-island", "retreat-sea", "sink", "stay"],
  },
  peloponnes: { event: ["gave-up", "lost", "passed", "unplaced", "withdrew"], ask: [], answer: ["box", "pass", "withdraw"] },
};

describe.each(["cyclades", "peloponnes"] as const)("in %s", (game) => {
  const { costs } = BOARDS[game];
  const costly = (sort: "event" | "ask" | "answer") =>
    named(game, sort).filter((name) => costs(sort === "answer" ? `answer-${name}` : name, {}));

  it.each(["event", "ask", "answer"] as const)("what may cost something is so marked: %s", (sort) => {
    expect(costly(sort).sort()).toEqual(COSTLY[game]![sort]);
  });

  it("every answer has been weighed", () => {
    const free = HARMLESS[game]!.split(/\s+/);
    expect([...free, ...COSTLY[game]!.answer].sort()).toEqual(named(game, "answer").sort());
  });
});

describe("a cost", () => {
  const told = (type: string, seat: number, more = {}) => ({ type, seat, places: [], ...more }) as unknown as GameEvent;

  it("of a draft is that of lives before that of things, and never what others let go", () => {
    expect(costOf(cyclades.costs, [told("retreated", 1), told("battle", 1)], 1)).toBe("harm");
    expect(costOf(cyclades.costs, [told("retreated", 1)], 1)).toBe("loss");
    expect(costOf(cyclades.costs, [told("retreated", 0)], 1)).toBeUndefined();
    expect(costOf(FREE, [told("battle", 0)], 0)).toBeUndefined();
  });

  it("is paid by inhabitants who starve", () => {
    expect(costOf(peloponnes.costs, [told("fed", 0, { starved: 2 })], 0)).toBe("loss");
    expect(costOf(peloponnes.costs, [told("fed", 0, { starved: 0 })], 0)).toBeUndefined();
  });

  it("of an answer is its own or that of its question", () => {
    const harpy = answer("naxos", { key: "answer-target-island" });
    expect(costOfAnswer(cyclades.costs, pick([harpy], { prompt: "target-harpy" }), harpy)).toBe("harm");
    expect(costOfAnswer(cyclades.costs, pick([harpy], { prompt: "target-chiron" }), harpy)).toBeUndefined();
  });
});
