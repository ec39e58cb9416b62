import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Question } from "../../src/lib/protocol";
import { Aim, reach } from "../../src/play/aim.svelte";
import { ALL_DRAWN } from "../../src/play/drawn.svelte";
import { waysOf } from "../../src/play/ways";
import { answer, pick } from "../made";

const sail = (from: string, to: string) => answer(`${from}-${to}`, { places: [`sea:${from}`, `sea:${to}`] });
const WAYS = [sail("C4", "C5"), sail("C4", "C3"), sail("D1", "D2")];
const built = answer("temple", { places: ["slot:naxos/1", "island:naxos"] });

function aiming(...answers: ReturnType<typeof answer>[]): { aim: Aim; ask: (id: string) => void } {
  let question: Question = $state.raw(pick(answers));
  return { aim: new Aim(() => question), ask: (id) => (question = pick(answers, { id })) };
}

describe("an answer", () => {
  it("is pointed at in the order of places of one kind, and by any kind", () => {
    expect(waysOf(WAYS[0]!)).toEqual([["sea:C4", "sea:C5"]]);
    expect(waysOf(built)).toEqual([["slot:naxos/1"], ["island:naxos"]]);
  });

  it("is reached place after place", () => {
    expect([...reach(WAYS, []).open]).toEqual(["sea:C4", "sea:D1"]);
    expect([...reach(WAYS, ["sea:C4"]).open]).toEqual(["sea:C5", "sea:C3"]);
    expect(reach(WAYS, ["sea:C4", "sea:C5"]).here).toEqual([WAYS[0]]);
  });
});

describe("what is held in hand", () => {
  const girdle = (god: string, seat: number) => answer(`keep ${god} ${seat}`, { places: ["item:girdle", `god:${god}`, `seat:${seat}`] });
  const [zeus, ares] = [girdle("zeus", 1), girdle("ares", 1)];
  const offer = answer("offer zeus", { places: ["god:zeus"] });

  it("is pointed at before what it is used on", () => {
    const { aim } = aiming(offer, zeus, ares);
    expect([...aim.open]).toEqual(["god:zeus", "item:girdle"]);
    expect(aim.point("god:zeus")).toEqual({ answer: offer });
    expect(aim.point("item:girdle")).toBe("further");
    expect([...aim.open]).toEqual(["god:zeus", "seat:1", "god:ares"]);
    expect(aim.point("god:ares")).toEqual({ answer: ares });
  });

  it("is in hand where the deed is wanted, and stands for itself where it needs nothing else", () => {
    const { aim } = aiming(offer, zeus, answer("play", { places: ["item:chariot"] }));
    expect(aim.point("item:chariot")).toMatchObject({ answer: { text: "play" } });
    aim.want(zeus.key);
    expect([...aim.open]).toEqual(["god:zeus", "seat:1"]);
  });
});

it("a place bears an answer where it stands for one alone", () => {
  const recruit = answer("recruit naxos", { places: ["island:naxos"] });
  const { aim } = aiming(...WAYS, built, recruit);
  expect(["sea:C4", "slot:naxos/1", "island:naxos"].map(aim.answerAt)).toEqual([undefined, "temple", undefined]);
  aim.point("sea:C4");
  expect(["sea:C5", "slot:naxos/1"].map(aim.answerAt)).toEqual(["C4-C5", undefined]);
});

describe("pointing", () => {
  it("is called off, and there is nothing to call off before it has begun", () => {
    const { aim } = aiming(...WAYS);
    let told = 0;
    const stop = $effect.root(() => {
      $effect(() => {
        void aim.path;
        told += 1;
      });
    });
    flushSync();
    aim.cancel();
    flushSync();
    expect(told).toBe(1);
    aim.point("sea:C4");
    aim.cancel();
    expect(aim.path).toEqual([]);
    stop();
  });

  it("answers with the last place", () => {
    const { aim } = aiming(...WAYS);
    expect(aim.point("sea:C4")).toBe("further");
    expect(aim.path).toEqual(["sea:C4"]);
    expect(aim.point("sea:C5")).toEqual({ answer: WAYS[0] });
    expect(aim.path).toEqual([]);
  });

  it("begins anew with another first place, and takes the last one back", () => {
    const { aim } = aiming(...WAYS);
    aim.point("sea:C4");
    expect(aim.point("sea:D1")).toBe("further");
    expect(aim.path).toEqual(["sea:D1"]);
    aim.point("sea:D1");
    expect(aim.path).toEqual([]);
  });

  it("asks why where no answer is", () => expect(aiming(...WAYS).aim.point("sea:A1")).toBe("why"));

  it("waits where a place means several things", () => {
    const recruit = answer("recruit", { places: ["island:naxos"] });
    const { aim } = aiming(built, recruit);
    expect(aim.point("island:naxos")).toBe("further");
    expect(aim.here).toEqual([built, recruit]);
    expect(aiming(built, recruit).aim.point("slot:naxos/1")).toEqual({ answer: built });
  });

  it("is forgotten with its question", () => {
    const { aim, ask } = aiming(...WAYS);
    aim.point("sea:C4");
    ask("another");
    expect(aim.path).toEqual([]);
  });
});

describe("what nothing draws", () => {
  const sail = (from: string, to: string) => answer(`${from}-${to}`, { places: [`sea:${from}`, `sea:${to}`] });
  const aimingAt = (drawn: string[], ...answers: ReturnType<typeof answer>[]) =>
    new Aim(() => pick(answers), { ...ALL_DRAWN, opens: (place) => drawn.includes(place) });

  it("is offered after the place that leads there, beside what can be pointed at", () => {
    const [near, far] = [sail("C4", "C5"), sail("C4", "Z9")];
    const aim = aimingAt(["sea:C4", "sea:C5"], near, far);
    expect(aim.here).toEqual([]);
    expect(aim.point("sea:C4")).toBe("further");
    expect(aim.here).toEqual([far]);
    expect([...aim.open]).toEqual(["sea:C5", "sea:Z9"]);
  });

  it("is offered where its sort of answers is wanted", () => {
    const relics = ["cup", "lyre"].map((relic) => answer(`take ${relic}`, { key: "take", places: [`relic:${relic}`] }));
    const aim = aimingAt(["relic:cup"], ...relics);
    aim.want("take");
    expect(aim.here).toEqual([relics[1]]);
  });
});
