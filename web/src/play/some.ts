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
function sumOf(words: Words, question: Some): string {
  const sums = new Map<string, number>();
  for (const code of question.chosen) {
    for (const [unit, number] of Object.entries(question.items.find((item) => item.code === code)?.args ?? {})) {
      if (typeof number === "number" && words.has(`unit-${unit}`)) sums.set(unit, (sums.get(unit) ?? 0) + number);
    }
  }
  const said = [...sums].filter(([, number]) => number).map(([unit, number]) => words.count(number, unit));
  return said.length ? words.join(said) : "";
}

export function sumSaid(words: Words, question: Some): string {
  const [count, sum] = [question.chosen.length, sumOf(words, question)];
  return sum ? words.say("some-sum", { count, sum }) : words.say("some-count", { count });
}

/** What the button says that ends the choice: what it does and costs, where the board has words for it. */
export function doneSaid(words: Words, question: Some): string {
  const count = question.chosen.length;
  if (!carriesOut(words, question)) return words.say("answer-done");
  return words.say(`keep-${question.prompt}`, { count, sum: sumOf(words, question) });
}

/** Whether ending the choice carries it out: its button says what it does, so nothing is left to confirm. */
export function carriesOut(words: Words, question: Some): boolean {
  return words.has(`keep-${question.prompt}`);
}

/** Nothing is chosen, and whatever is not chosen will be lost. */
export function losesAll(words: Words, question: Some): boolean {
  return !question.chosen.length && words.has(`lose-${question.prompt}`);
}

/** What will be lost if the choice ends like this, where what is not chosen is lost. */
export function lossSaid(words: Words, question: Some): string {
  const left = question.items.filter((item) => timesChosen(question, item.code) < item.count);
  if (!words.has(`lose-${question.prompt}`)) return "";
  return words.say(`lose-${question.prompt}`, { count: left.length, items: left.map((item) => words.nameOf(item.text)) });
}
