/** What the rest of the page wants to know of a view. */

import type { Forecast, PeloponnesView, TableInfo } from "../../lib/protocol";
import { say } from "../../lib/speech.svelte";
import type { Costs } from "../../play/cost";
import * as levels from "./levels";

export function where(view: PeloponnesView): string {
  if (view.over) return say("phase-over");
  return say("board-where", { round: view.round, rounds: view.rounds, phase: say(`phase-${view.phase}`) });
}

/** What gives up tiles, or a round without one. */
const GIVEN_UP = ["lost", "gave-up", "unplaced", "passed", "withdrew", "answer-pass", "answer-withdraw", "answer-box"];

/** Who could be fed and is not is lost too. */
export const costs: Costs = (what, { starved }) => (GIVEN_UP.includes(what) || (what === "fed" && starved) ? "loss" : undefined);

export function roundOf(view: PeloponnesView): number {
  return view.round;
}

export function scoresOf(view: PeloponnesView): number[] {
  return view.mats.map((mat) => mat.scores.result ?? 0);
}

/** A solo level that has been completed, and with which civilization. */
export function remember(info: TableInfo, view: PeloponnesView, components: Record<string, unknown>): void {
  const { modules = [], series = [] } = info.options as { modules?: string[]; series?: string[] };
  const civilization = view.mats[0]?.civilization;
  if (info.result?.ending !== "ending-level-completed" || !civilization) return;
  const name = levels.seriesWith(modules, (components.solo_target ?? []) as levels.Target[]);
  levels.remember(info.game, name, { level: view.level, civilization, alone: series.length + 1 < view.level });
}

/** The mat says all about the supply rounds. */
export function foretells({ id }: Forecast): boolean {
  return id.startsWith("supply");
}
