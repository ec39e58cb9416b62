/** What the rest of the page wants to know of a view. */

import type { Steps } from "../../lib/place.svelte";
import type { ArchipelagoView } from "../../lib/protocol";
import { say } from "../../lib/speech.svelte";
import type { Costs } from "../../play/cost";

/** The chart wants all the room that there is: what is beside it stands in one column. */
export const wide = true;

/** The phase stands among the steps. */
export function where(view: ArchipelagoView): string {
  if (view.over) return say("phase-over");
  return view.step ? say("archipelago-round", { round: view.round }) : say(`phase-${view.phase}`);
}

const PHASES = ["disengagement", "order", "population", "balance", "actions", "purchase"];

/** The six phases of a round (ARC-RND-01); a crisis or an event may interrupt one. */
export function steps(view: ArchipelagoView): Steps {
  return { names: view.over ? [] : PHASES.map((phase) => say(`step-${phase}`)), at: view.step };
}

export function roundOf(view: ArchipelagoView): number {
  return view.round;
}

/** Scores are counted at the end only. */
export function scoresOf(view: ArchipelagoView): number[] {
  return view.scores.map((each) => each.result ?? 0);
}

export const pins = (place: string): boolean => place.startsWith("tile:");

/** The balance says all of revolt, phase 3 and the crisis to come. */
export const foretells = (): boolean => true;

/** Icons that can never be harvested again, and ships that sink. */
export const costs: Costs = (what) => (what === "pillaged" || what === "sunk" ? "harm" : undefined);
