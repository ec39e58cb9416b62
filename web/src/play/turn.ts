/** What can be answered now, by place and without one; and the sentences of questions, events and refusals. */

import type { Answer, GameEvent, Question, SeatState, Why } from "../lib/protocol";
import type { Words } from "../lib/words";

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
export function answersOffBoard(question: Question): Answer[] {
  const answers = answersOf(question);
  return isWhere(answers) ? answers.filter((answer) => !answer.places.length) : answers;
}

/** Whether the question is where: there is a choice of places. */
function isWhere(answers: Answer[]): boolean {
  return new Set(answers.flatMap((answer) => answer.places)).size > 1;
}

/** Places that the draft has chosen: those of an amount's question, and those whose codes are in a Some or an Order. */
export function chosenPlaces(sight: SeatState, before: Map<number, string[]>): Set<string> {
  const chosen = new Set<string>();
  for (const question of sight.questions) {
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

/** What a moment draws the eye to; where much happens at once, to nothing. */
export function eyecatchers(events: GameEvent[], of = placesOf): string[] {
  const places = [...new Set(events.flatMap((event) => of(event)))];
  return places.length > 3 ? [] : places;
}

export function whyNot(words: Words, why: Why): string {
  return words.say(why.key, why.args);
}
