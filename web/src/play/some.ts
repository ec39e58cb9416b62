/** What a question for some of its items has so far. */

import type { Some } from "../lib/protocol";
import type { Words } from "../lib/words";

export function timesChosen(question: Some, code: number): number {
  return question.chosen.filter((each) => each === code).length;
}

/** How often an item is taken after one more click on it: once more, or, when it has been taken as often as it can, not at all. */
export function nextTimes(question: Some, code: number): number {
  const times = timesChosen(question, code);
  const item = question.items.find((each) => each.code === code);
  return times < (item?.count ?? 1) ? times + 1 : 0;
}

/** The figures of all that is chosen, added up: those of its arguments that are a number with a unit. */
export function sumSaid(words: Words, question: Some): string {
  const sums = new Map<string, number>();
  for (const code of question.chosen) {
    for (const [unit, number] of Object.entries(question.items.find((item) => item.code === code)?.args ?? {})) {
      if (typeof number === "number" && words.has(`unit-${unit}`)) sums.set(unit, (sums.get(unit) ?? 0) + number);
    }
  }
  const said = [...sums].filter(([, number]) => number).map(([unit, number]) => words.count(number, unit));
  const [count, sum] = [question.chosen.length, words.join(said)];
  return said.length ? words.say("some-sum", { count, sum }) : words.say("some-count", { count });
}
