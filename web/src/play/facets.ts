/** Parts of an answer that are chosen one after the other: cell, face, turn. */

import type { Answer } from "../lib/protocol";

export const hasFacets = (answers: Answer[]): boolean =>
  answers.length > 1 && answers.every(({ facets }) => Object.keys(facets).length > 0);

/** The facets in which these answers differ, in the order in which they are chosen. */
export function facetsLeft(answers: Answer[]): string[] {
  const names = Object.keys(answers[0]?.facets ?? {});
  return names.filter((name) => new Set(answers.map(({ facets }) => facets[name])).size > 1);
}

/** The answer with the parts that are wished for; where there is none, with as many of the first ones as can be. */
export function nearest(answers: Answer[], wished: Answer["facets"]): Answer | undefined {
  let left = answers;
  for (const name of facetsLeft(answers)) {
    const fitting = left.filter(({ facets }) => facets[name] === wished[name]);
    if (fitting.length) left = fitting;
  }
  return left[0];
}
