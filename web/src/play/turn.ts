/** What can be answered now, by place and without one; and the sentences of questions, events and refusals. */

import type { Answer, GameEvent, Problem, Question, SeatState, Why } from "../lib/protocol";
import type { Words } from "../lib/words";

/** Places that can be answered, each with its codes. */
export function openPlaces(questions: Question[]): Map<string, number[]> {
  const open = new Map<string, number[]>();
  for (const question of questions) {
    for (const answer of answersOf(question)) {
      for (const place of answer.places) open.set(place, [...(open.get(place) ?? []), answer.code]);
    }
  }
  return open;
}

export function answersOf(question: Question): Answer[] {
  switch (question.type) {
    case "pick":
      return question.answers;
    case "some":
    case "order":
      return question.items;
    case "deal":
      return question.offers;
    case "amount":
      return [];
  }
}

/** Places that the draft has chosen: those of an amount's question, and those whose codes are in a Some or an Order. */
export function chosenPlaces(state: SeatState, before: Map<number, string[]>): Set<string> {
  const chosen = new Set<string>();
  for (const question of state.questions) {
    if (question.type === "amount") question.places.forEach((place) => chosen.add(place));
    if (question.type === "some" || question.type === "order") {
      for (const code of question.chosen) (before.get(code) ?? []).forEach((place) => chosen.add(place));
    }
  }
  return chosen;
}

export function prompt(words: Words, question: Question): string {
  return words.say(`ask-${question.prompt}`, question.args);
}

export function label(words: Words, answer: Answer): string {
  return words.say(answer.key, answer.args);
}

export function tell(words: Words, event: GameEvent): string {
  const { type, ...args } = event;
  return words.say(`event-${type}`, args as Record<string, string | number>);
}

/** The things on the board that an event speaks of: a field `tile` with the value `agora` is the place `tile:agora`. */
export function placesOf(event: GameEvent): string[] {
  return Object.entries(event).flatMap(([field, value]) =>
    field !== "type" && typeof value === "string" && value ? [`${field}:${value}`] : [],
  );
}

export function whyNot(words: Words, why: Why): string {
  return words.say(why.key, why.args);
}

export function mistake(words: Words, problem: Problem): string {
  const said = words.say(`problem-${problem.key}`, problem.figures);
  return words.say(`error-${problem.frame}`, { ...problem.figures, problem: said });
}
