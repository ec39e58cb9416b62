import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkRecord } from "../../src/fair/check";
import { checkShown, type Wrong } from "../../src/fair/shown";
import type { Kept } from "../../src/fair/kept";
import type { Drawn } from "../../src/lib/protocol";
import { HERS, MINE, played, SEED, sealOf, table } from "./tables";

const OTHER = "0c".repeat(32);
const kept = (more: Partial<Kept> = {}): Kept => ({
  table: "t",
  seal: sealOf(SEED),
  given: { A: MINE },
  shown: `${MINE} ${HERS} absent`,
  bots: ["C"],
  ...more,
});
const checked = (game: { record: string; draws: Drawn[] }, known: Kept | null = kept(), elsewhere = ""): Wrong[] =>
  checkRecord(game.record, game.draws, known, elsewhere);

describe("a game that is over", () => {
  it("is verified when all is as it was kept", () => {
    expect(checked(played())).toEqual([]);
    expect(checked(played(), null)).toEqual([]);
  });

  it("shows a share that was exchanged", () => {
    expect(checked(played(SEED, [OTHER, HERS, null]))).toEqual([{ key: "changed", seats: ["A"] }]);
  });

  it("shows a share that was left out", () => {
    expect(checked(played(SEED, [null, HERS, null]))).toEqual([{ key: "dropped", seats: ["A"] }]);
    const none = played(SEED, []);
    const wrong = checked({ ...none, record: none.record.replace("shares: ", "shares: none") });
    expect(wrong.map(({ key }) => key)).toEqual(["dropped", "shown"]);
  });

  it("shows another seed under another seal", () => {
    expect(checked(played("22".repeat(32)))).toEqual([{ key: "seal" }]);
  });

  it("shows another seed under the same seal", () => {
    const game = played("22".repeat(32));
    const record = game.record.replace(sealOf("22".repeat(32)), sealOf(SEED));
    expect(checked({ ...game, record })).toEqual([{ key: "seed" }]);
  });

  it("shows shares of others that were not shown at the start", () => {
    expect(checked(played(SEED, [MINE, OTHER, null]))).toEqual([{ key: "shown", seats: ["B"] }]);
    expect(checked(played(SEED, [MINE, null, null]))).toEqual([{ key: "shown", seats: ["B"] }]);
  });

  it("shows a share on the seat of a bot", () => {
    const known = kept({ shown: `${MINE} ${HERS} ${OTHER}` });
    expect(checked(played(SEED, [MINE, HERS, OTHER]), known)).toEqual([{ key: "bot", seats: ["C"] }]);
  });

  it("shows draws that are not those of the stream", () => {
    const { record, draws } = played();
    const bent = draws.map((draw, n) =>
      n === 5 || n === 9 ? { ...draw, low: (draw.low + 2) % 20, high: ((draw.low + 2) % 20) + 2 } : draw,
    );
    expect(checked({ record, draws: bent })).toEqual([{ key: "draws", count: 2 }]);
  });

  it("shows a seal that was met at another table", () => {
    expect(checked(played(), kept(), "another")).toEqual([{ key: "reused" }]);
  });

  it("cannot be checked without its seed", () => {
    const { record, draws } = played();
    expect(checked({ record: record.replace(/seed: .*/, ""), draws })).toEqual([{ key: "record" }]);
    expect(checked({ record: "nothing", draws })).toEqual([{ key: "record" }]);
  });
});

describe("the stream", () => {
  const known = JSON.parse(readFileSync("tests/fair/streams.json", "utf8")) as {
    seed: string;
    seal: string;
    streams: { format: string; shares: string | null; numbers: [number, number][] }[];
  };

  it.each(known.streams)("of format $format with shares $shares is the server's", ({ format, shares, numbers }) => {
    const draws = numbers.map(([bound, number]) => ({ label: "", outcome: "", low: number, high: number + 1, bound }));
    const header = [`trireme: ${format}`, "seats: A B C", `seal: ${known.seal}`, ...(shares ? [`shares: ${shares}`] : [])];
    const record = [...header, `seed: ${known.seed}`, "", ""].join("\n");
    expect(checkRecord(record, draws, null, "")).toEqual([]);
    draws[2]!.low = draws[2]!.high;
    expect(checkRecord(record, draws, null, "")).toEqual([{ key: "draws", count: 1 }]);
  });
});

describe("a table that waits or is played", () => {
  const waiting = kept({ shown: "", bots: [] });

  it("is as it was", () => {
    expect(checkShown(table(), waiting, "")).toEqual([]);
    expect(checkShown(table({ status: "playing" }), kept(), "")).toEqual([]);
  });

  it("has another seal, or one that was met elsewhere", () => {
    expect(checkShown(table({ seal: sealOf("22".repeat(32)) }), waiting, "")).toEqual([{ key: "seal" }]);
    expect(checkShown(table(), waiting, "another")).toEqual([{ key: "reused" }]);
  });

  it("has lost my share, or has another one", () => {
    expect(checkShown(table({}, [null, HERS, null]), waiting, "")).toEqual([{ key: "dropped", seats: ["A"] }]);
    expect(checkShown(table({}, [OTHER, HERS, null]), waiting, "")).toEqual([{ key: "changed", seats: ["A"] }]);
  });

  it("has no share of who got up again", () => expect(checkShown(table({ mine: [] }, [null, HERS, null]), waiting, "")).toEqual([]));

  it("has other shares than at the start, or one of a bot", () => {
    const playing = { status: "playing" } as const;
    expect(checkShown(table(playing, [MINE, OTHER, null]), kept(), "")).toEqual([{ key: "shown", seats: ["B"] }]);
    expect(checkShown(table({}, [MINE, HERS, OTHER]), waiting, "")).toEqual([{ key: "bot", seats: ["C"] }]);
    expect(checkShown(table({ ...playing, mine: [] }, [null, HERS, null]), kept(), "")).toEqual([{ key: "dropped", seats: ["A"] }]);
  });
});
