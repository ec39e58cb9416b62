/** What may come of what is pointed at or chosen, as the rules say it; and what is short of what cannot be paid. */

import type { Forecast, Question } from "../lib/protocol";
import type { Words } from "../lib/words";
import { reach } from "./aim.svelte";
import type { Drawn } from "./drawn.svelte";
import { answersOf, answersOffBoard, barLabel } from "./turn";

/** Of an answer; where a number follows, of all that can go. */
export function outlooksOf(question: Question, code: number): Forecast[] {
  if (question.type === "amount") return question.outlooks[code - question.base - question.low] ?? [];
  const outlooks = answersOf(question).find((answer) => answer.code === code)?.outlooks ?? [];
  return outlooks.slice(-1);
}

/** Of the one answer that pointing at a place gives, after the places that have been pointed at. */
export function outlooksAt(question: Question, path: string[], place: string): Forecast[] {
  const { here, onward } = reach(answersOf(question), [...path, place]);
  return here.length === 1 && !onward.length ? outlooksOf(question, here[0]!.code) : [];
}

/** Of the answers that stand in the bar; what holds for several of them is said once. */
export function outlooksInBar(question: Question, drawn: Drawn): Forecast[] {
  if (question.type !== "pick") return [];
  const all = answersOffBoard(question, drawn).flatMap((answer) => outlooksOf(question, answer.code));
  return [...new Map(all.map((outlook) => [JSON.stringify(outlook), outlook])).values()];
}

/** In a sentence. What is rounded to nothing can happen all the same, and what is rounded to all can fail. */
export function foretell(words: Words, { id, args, chances }: Forecast): string {
  const figures = { ...args };
  for (const [name, share] of Object.entries(chances)) {
    const end = endOf(share, args[name]);
    if (end) figures[name] = words.say(`chance-${end}`);
  }
  return words.say(`outlook-${id}`, figures);
}

/** Whether a share of all chances is rounded to none or to all, and is neither. */
function endOf(share: number, percent: unknown): "under" | "over" | undefined {
  if (percent === 0 && share > 0) return "under";
  return percent === 100 && share < 1 ? "over" : undefined;
}

const SHORT = { under: "<1", over: ">99" };

/** The figure that says most of chances: how probable it is, in percent, that it goes well. */
export function chanceOf({ args, chances }: Forecast): string | undefined {
  const [best] = Object.entries(chances);
  if (!best) return undefined;
  const [name, share] = best;
  const end = endOf(share, args[name]);
  return end ? SHORT[end] : String(args[name]);
}

/** What a place would be needed for, and what is short for it. */
interface Shortfall {
  /** "1 gold short", as the place itself says it, */
  said: string;
  /** and in full: what all could be done there, each with what is short for it. */
  dear: string[];
}

/** By places of the board. */
export function shortfalls(words: Words, question: Question | undefined): Map<string, Shortfall> {
  const found = new Map<string, Shortfall>();
  for (const { answer, short } of question?.beyond ?? []) {
    const said = saidShort(words, short);
    if (!said) continue;
    const dear = words.say("beyond-for", { what: barLabel(words, answer), short: said });
    for (const place of answer.places) {
      const there = found.get(place);
      found.set(place, { said: there?.said ?? said, dear: [...(there?.dear ?? []), dear] });
    }
  }
  return found;
}

export function saidShort(words: Words, short: Record<string, number>): string {
  const missing = Object.entries(short).map(([unit, number]) => words.count(number, unit));
  return missing.length ? words.say("beyond-short", { what: words.join(missing) }) : "";
}
