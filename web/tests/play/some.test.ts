import { describe, expect, it } from "vitest";
import { Words } from "../../src/lib/words";
import { nextTimes, sumSaid, timesChosen } from "../../src/play/some";
import { answer, some } from "../made";

const SOURCE = `
list-and = { $first } and { $last }
list-nothing = nothing
unit-coins = { $count } coins
some-sum = { $count } chosen: { $sum }
some-count = { $count } chosen
`;
const words = new Words("en", [SOURCE], [], []);
const [three, two] = [answer("three", { args: { coins: 3, tile: 7 }, count: 2 }), answer("two", { args: { coins: 2 } })];

describe("some items", () => {
  it("are counted as often as they are taken", () => {
    const question = some([three, two], { chosen: [three.code, three.code] });
    expect(timesChosen(question, three.code)).toBe(2);
    expect(timesChosen(question, two.code)).toBe(0);
  });

  it("are taken once more by a click, and given back by the one after the last", () => {
    expect(nextTimes(some([three, two]), three.code)).toBe(1);
    expect(nextTimes(some([three, two], { chosen: [three.code] }), three.code)).toBe(2);
    expect(nextTimes(some([three, two], { chosen: [three.code, three.code] }), three.code)).toBe(0);
    expect(nextTimes(some([three, two], { chosen: [two.code] }), two.code)).toBe(0);
  });

  it("come to the sum of what has a unit", () => {
    expect(sumSaid(words, some([three, two], { chosen: [three.code, three.code, two.code] }))).toBe("3 chosen: 8 coins");
    expect(sumSaid(words, some([three, two]))).toBe("0 chosen");
  });
});
