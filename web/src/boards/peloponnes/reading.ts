/** What the rest of the page wants to know of a view. */

import type { PeloponnesView } from "../../lib/protocol";
import { say } from "../../lib/speech.svelte";

export function where(view: PeloponnesView): string {
  if (view.over) return say("phase-over");
  return say("board-where", { round: view.round, rounds: view.rounds, phase: say(`phase-${view.phase}`) });
}

export function roundOf(view: PeloponnesView): number {
  return view.round;
}

export function scoresOf(view: PeloponnesView): number[] {
  return view.mats.map((mat) => mat.scores.result ?? 0);
}
