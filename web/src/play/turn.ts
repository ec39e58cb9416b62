/** What can be answered now, by place and without one; and the sentences of questions, events and refusals. */

import type { Answer, GameEvent, Question, Why } from "../lib/protocol";
import type { Words } from "../lib/words";
import type { Drawn } from "./drawn.svelte";
import { waysOf } from "./ways";

export function answersOf(question: Question): Answer[] {
  switch (question.type) {
    case "pick":
      return question.answers;
    case "some":
    case "order":
      return question.items;
    case "deal":
      return question.answers;
    case "amount":
      return [];
  }
}

/** Answers that the bar offers: all but those that the board shows better, as one place among several. */
export function answersOffBoard(question: Question, drawn: Drawn): Answer[] {
  const answers = answersOf(question);
  const ways = question.type === "pick" ? waysOf : ownPlaces(answers);
  const open = new Map(answers.map((answer) => [answer, ways(answer).filter(([first]) => first && drawn.opens(first))]));
  const choices = new Set([...open.values()].flat().map((way) => way.join()));
  // A single place is no choice of places.
  return choices.size > 1 ? answers.filter((answer) => !open.get(answer)!.length) : answers;
}

/** Of items that go in and out by one click: the places that stand for one of them alone. */
function ownPlaces(items: Answer[]): (item: Answer) => string[][] {
  return (item) =>
    item.places.filter((place) => items.every((each) => each === item || !each.places.includes(place))).map((place) => [place]);
}

/** Places that are part of the answer so far: those of an amount's question, and those of the items that are chosen. */
export function chosenPlaces(question: Question, arranged: number[]): string[] {
  if (question.type === "amount") return question.places;
  if (question.type !== "some" && question.type !== "order") return [];
  const chosen = question.type === "order" ? arranged : question.chosen;
  return question.items.filter((item) => chosen.includes(item.code)).flatMap((item) => item.places);
}

/** What is asked: in the words of the board, where it is answered by pointing at one place after the other. */
export function prompt(words: Words, question: Question): string {
  const own = `bar-ask-${question.prompt}`;
  return words.say(words.has(own) ? own : `ask-${question.prompt}`, question.args);
}

export function label(words: Words, answer: Answer): string {
  return words.has(answer.key) ? words.say(answer.key, answer.args) : answer.text;
}

/** What the bar says of an answer: in the words of the board, where those of the game would mislead there; and of what it ends. */
export function barLabel(words: Words, answer: Answer, about: Question["args"] = {}): string {
  const key = [`turn-${answer.key}`, `primary-${answer.key}`, `bar-${answer.key}`].find((each) => words.has(each));
  return key ? words.say(key, { ...about, ...answer.args }) : label(words, answer);
}

/** Whether an answer ends the turn: its button says so, and carries out all that has been tried. */
export function endsTurn(words: Words, answer: Answer): boolean {
  return words.has(`turn-${answer.key}`);
}

/** Whether an answer ends what is being done, so that its button is the one button. */
export function endsIt(words: Words, answer: Answer): boolean {
  return words.has(`primary-${answer.key}`) || endsTurn(words, answer);
}

/** What confirming does: the last thing that this seat brings about by its draft and for which the board has words. */
export function deed(tried: GameEvent[], words: Words, seat: number | null): { said: string; event: GameEvent } | null {
  const event = tried.findLast((each) => words.has(`do-${each.type}`) && (!("seat" in each) || each.seat === seat));
  if (!event) return null;
  const { type, places: _, ...args } = event;
  return { said: words.say(`do-${type}`, args), event };
}

/**
 * Whether what is tried can be carried out beside a question: only where that need not be answered. Where an answer is
 * due, all buttons are answers to it.
 */
export function isWhole(words: Words, question: Question): boolean {
  return !question.must && !answersOf(question).some((answer) => endsIt(words, answer));
}

/** The button that confirms: nobody takes it for the one that has just been pressed. */
export function confirming(words: Words, done: { said: string } | null): string {
  if (!done) return words.say("play-confirm");
  return words.say("play-confirm-deed", { deed: done.said.charAt(0).toLocaleLowerCase(words.language) + done.said.slice(1) });
}

export function tell(words: Words, event: GameEvent): string {
  const { type, places: _, ...args } = event;
  return words.say(`event-${type}`, args);
}

/** What a moment draws the eye to; where much happens at once, to nothing. */
export function eyecatchers(events: GameEvent[]): string[] {
  const places = [...new Set(events.flatMap((event) => event.places))];
  return places.length > 3 ? [] : places;
}

export function whyNot(words: Words, why: Why): string {
  return words.say(why.key, why.args);
}
