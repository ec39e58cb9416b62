/** What went wrong, said from the keys and figures of a `ProblemBody`. */

import { Mistake } from "./api";
import type { ProblemBody } from "./protocol";
import { speech } from "./speech.svelte";

/** The problem alone, as a sentence of its own: for a note beside the choice that caused it. */
export function problemAlone(problem: ProblemBody): string {
  const key = `problem-${problem.key}`;
  if (!speech.words.has(key)) return problem.english;
  const text = speech.words.say(key, withNames(problem.figures));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Expansions by their names, where the words of their game are there. */
function withNames(figures: ProblemBody["figures"]): ProblemBody["figures"] {
  const named = (value: ProblemBody["figures"][string]) =>
    typeof value === "string" ? speech.words.perhaps(`module-${value}`, value) : value;
  return Object.fromEntries(Object.entries(figures).map(([figure, value]) => [figure, named(value)]));
}

/** The problem with the place where it was found. */
export function problemSaid(problem: ProblemBody): string {
  const [key, frame] = [`problem-${problem.key}`, `error-${problem.frame}`];
  if (!speech.words.has(key) || !speech.words.has(frame)) return problemAlone(problem);
  return speech.words.say(frame, { ...problem.figures, problem: speech.words.say(key, problem.figures) });
}

/** The name that is proposed where somebody at the table has the one that was given, or one that looks like it. */
export function proposedName(problem: ProblemBody): string {
  return String(problem.figures.free ?? "");
}

/** Anything that was thrown, said for people. A mistake of the program itself is thrown on. */
export function failure(thrown: unknown): string {
  if (thrown instanceof Mistake) return problemSaid(thrown.problem);
  throw thrown;
}
