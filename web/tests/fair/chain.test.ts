import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkRecord, sealing } from "../../src/fair/check";
import type { Kept } from "../../src/fair/kept";
import type { Draws } from "../../src/lib/protocol";

/** `sealed.json` is a game as Trireme plays and seals it, and the same with a bid changed and sealed anew. */
interface Told extends Draws {
  record: string;
}
const { line, games } = JSON.parse(readFileSync("tests/fair/sealed.json", "utf8")) as {
  line: number;
  games: [Told, Told];
};
const [honest, forged] = games;
const chain = (game: Told) => /^chain: (.*)$/m.exec(game.record)![1]!;
const kept = (head: string) =>
  ({ table: "t", seal: /^seal: (.*)$/m.exec(honest.record)![1]!, given: {}, shown: "", bots: [], head }) as Kept;
const checked = (game: Told, known: Kept | null) => checkRecord(game.record, game.draws, known, "", game.after ?? []);
const HEAD = chain(honest).split(" ")[0]!;

describe("the seal of the moves", () => {
  it("is worked out as Trireme does", () => {
    expect(checked(honest, null)).toEqual([]);
    expect(checked(honest, kept(HEAD))).toEqual([]);
    expect(sealing(honest.record, null)).toBe("whole");
    expect(sealing(honest.record, kept(HEAD))).toBe("kept");
  });

  it("names the line that was changed", () => {
    const record = forged.record.replace(chain(forged), chain(honest));
    expect(checked({ ...forged, record }, null)).toEqual([{ key: "moves", count: line }]);
  });

  it("that was made anew is whole in itself, and not the one that was kept", () => {
    expect(checked(forged, null)).toEqual([]);
    expect(checked(forged, kept(HEAD))).toEqual([{ key: "anew" }]);
  });

  it("is missed where it was taken off, and old records have none", () => {
    const record = honest.record.replace(/^chain: .*\n/m, "");
    expect(sealing(record, null)).toBe("old");
    expect(checked({ ...honest, record }, null)).toEqual([]);
    expect(checked({ ...honest, record }, kept(HEAD))).toEqual([{ key: "unsealed" }]);
  });

  it("covers scores, which may not be left out", () => {
    const record = honest.record.replace(/^scores: .*\n/m, "");
    expect(checked({ ...honest, record }, null)).toEqual([{ key: "scores" }]);
  });

  it("covers header, scores and notes that are none of its lines", () => {
    const scores = honest.record.replace(/^scores: \d+/m, "scores: 99");
    expect(checked({ ...honest, record: scores }, null)).toEqual([{ key: "moves", count: 0 }]);
    const noted = honest.record.replace("\n\n", "\n\n# 2026-11-18\n# A: Ada\n");
    expect(checked({ ...honest, record: noted }, null)).toEqual([]);
  });
});
