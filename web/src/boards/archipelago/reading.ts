/** What the rest of the page wants to know of a view. */

import type { ArchipelagoView } from "../../lib/protocol";
import { say } from "../../lib/speech.svelte";
import type { Costs } from "../../play/cost";

/** The chart wants all the room that there is: what is beside it stands in one column. */
export const wide = true;

export function where(view: ArchipelagoView): string {
  if (view.over) return say("phase-over");
  return say("archipelago-where", { round: view.round, phase: say(`phase-${view.phase}`) });
}

export function roundOf(view: ArchipelagoView): number {
  return view.round;
}

/** Scores are counted at the end only. */
export function scoresOf(view: ArchipelagoView): number[] {
  return view.scores.map((each) => each.result ?? 0);
}

const DRAWN = ["tile", "spot", "citizen", "house", "cell", "wheel", "section", "card", "hex", "pile", "cube", "help", "player"];

export const draws = (place: string): boolean => DRAWN.includes(place.slice(0, place.indexOf(":")));

export const pins = (place: string): boolean => place.startsWith("tile:");

/** The balance says all of revolt, phase 3 and the crisis to come. */
export const foretells = (): boolean => true;

/** Icons that can never be harvested again, and ships that sink. */
export const costs: Costs = (what) => (what === "pillaged" || what === "sunk" ? "harm" : undefined);
