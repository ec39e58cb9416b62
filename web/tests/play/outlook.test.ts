import { describe, expect, it } from "vitest";
import type { Forecast } from "../../src/lib/protocol";
import { Words } from "../../src/lib/words";
import { ALL_DRAWN } from "../../src/play/drawn.svelte";
import { chanceOf, foretell, outlooksAt, outlooksInBar, outlooksOf, shortfalls } from "../../src/play/outlook";
import { amount, answer, pick } from "../made";

const SOURCE = `
unit-gold = { $count } gold
beyond-short = { $what } short
beyond-for = { $what }: { $short }
answer-build = Build on { $island }
answer-fortify = Fortify { $island }
outlook-battle = { $count } go: { $held } % held
chance-under = less than 1
chance-over = more than 99
`;
const words = new Words("en", [SOURCE], [], []);
const battle = (count: number, held: number): Forecast => ({
  id: "battle",
  args: { count, held, lost: 100 - held },
  rules: [],
  chances: { held: held / 100, lost: 1 - held / 100 },
  to: null,
});
const [one, two] = [battle(1, 14), battle(2, 69)];
const attack = answer("fleet C2>D3", { places: ["sea:C2", "sea:D3"], outlooks: [one, two] });
const stay = answer("stay", { outlooks: [two] });
const drawn = { ...ALL_DRAWN, opens: (place: string) => place.startsWith("sea:") };

describe("an outlook", () => {
  it("is said with its figures, and the good chance stands for it", () => {
    expect([foretell(words, two), chanceOf(two)]).toEqual(["2 go: 69 % held", "69"]);
    expect(chanceOf({ ...two, chances: {} })).toBeUndefined();
  });

  it("says neither never nor always of what is only rounded to it", () => {
    const [faint, sure] = [
      { ...battle(1, 0), chances: { held: 0.0004, lost: 0.9996 } },
      { ...battle(9, 100), chances: { held: 0.9996, lost: 0.0004 } },
    ];
    expect([foretell(words, faint), chanceOf(faint)]).toEqual(["1 go: less than 1 % held", "<1"]);
    expect([foretell(words, sure), chanceOf(sure)]).toEqual(["9 go: more than 99 % held", ">99"]);
    expect([chanceOf(battle(1, 0)), chanceOf(battle(9, 100))]).toEqual(["0", "100"]);
  });

  it("is that of all that can go, until a number is chosen", () => {
    expect(outlooksOf(pick([attack]), attack.code)).toEqual([two]);
    const number = amount({ low: 1, high: 2, outlooks: [[one], [two]] });
    expect(outlooksOf(number, number.base + 1)).toEqual([one]);
    expect(outlooksOf(amount(), 101)).toEqual([]);
  });

  it("is shown for the place that ends the way, and for an answer in the bar", () => {
    const question = pick([attack, answer("fleet C2>D2", { places: ["sea:C2", "sea:D2"] }), stay]);
    expect(outlooksAt(question, [], "sea:C2")).toEqual([]);
    expect(outlooksAt(question, ["sea:C2"], "sea:D3")).toEqual([two]);
    expect(outlooksInBar(question, drawn)).toEqual([two]);
  });
});

describe("what is short", () => {
  it("stands at each place for which it is needed, and says for what", () => {
    const places = ["slot:naxos/0", "island:naxos"];
    const build = answer("build naxos/0", { key: "answer-build", args: { island: "Naxos" }, places });
    const fortify = answer("fortify naxos", { key: "answer-fortify", args: { island: "Naxos" }, places: ["island:naxos"] });
    const beyond = [build, fortify].map((each, more) => ({ answer: each, rule: "CYC-ACT-09", args: {}, short: { gold: 1 + more } }));
    expect([...shortfalls(words, pick([stay], { beyond }))]).toEqual([
      ["slot:naxos/0", { said: "1 gold short", dear: ["Build on Naxos: 1 gold short"] }],
      ["island:naxos", { said: "1 gold short", dear: ["Build on Naxos: 1 gold short", "Fortify Naxos: 2 gold short"] }],
    ]);
    expect(shortfalls(words, undefined).size).toBe(0);
  });
});
