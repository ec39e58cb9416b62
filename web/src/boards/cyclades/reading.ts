/** What the rest of the page wants to know of a view. */

import type { CycladesView } from "../../lib/protocol";
import { say } from "../../lib/speech.svelte";

export function where(view: CycladesView): string {
  if (view.over) return say("phase-over");
  const { cycle, cycles } = view;
  return say(cycles ? "board-cycle-of" : "board-cycle", { cycle, cycles, phase: say(`phase-${view.phase}`) });
}

export function roundOf(view: CycladesView): number {
  return view.cycle;
}

export function scoresOf(view: CycladesView): number[] {
  return view.players.map((player) => player.metropolises);
}

/** The marker that is placed next has been displaced: without it, those that wait are the last of the turn order. */
export function displaced({ order, waiting }: CycladesView): boolean {
  return waiting.length > 0 && order.slice(-waiting.length).some((seat, at) => seat !== waiting[at]);
}
