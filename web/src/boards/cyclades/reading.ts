/** What the rest of the page wants to know of a view. */

import type { CycladesView, Forecast } from "../../lib/protocol";
import { say } from "../../lib/speech.svelte";
import type { Cost, Costs } from "../../play/cost";
import { partsOf } from "./components";
import { allExpansions, expansionsOf } from "./expansion";

/** Kinds of places in the archipelago. */
const PINNED = ["sea", "slot", "island"];

export function pins(place: string): boolean {
  return PINNED.includes(partsOf(place).kind);
}

export function where(view: CycladesView): string {
  if (view.over) return say("phase-over");
  const { cycle, cycles } = view;
  const phase = expansionsOf(view).flatMap((expansion) => expansion.phase?.(view) ?? [])[0] ?? view.phase;
  return say(cycles ? "board-cycle-of" : "board-cycle", { cycle, cycles, phase: say(`phase-${phase}`) });
}

/** Where units may die and buildings fall, and where somebody gives up what is theirs. */
const COSTS: Record<string, Cost> = {
  battle: "harm",
  "fleets-lost": "harm",
  "troop-lost": "harm",
  "building-lost": "harm",
  "answer-stay": "harm",
  "answer-sink": "harm",
  "target-giant": "harm",
  "target-harpy": "harm",
  strike: "harm",
  retreated: "loss",
  sold: "loss",
  "answer-retreat-island": "loss",
  "answer-retreat-sea": "loss",
  casualty: "loss",
  give: "loss",
  sphinx: "loss",
  "siren-fleet": "loss",
};

export const costs: Costs = (what) => COSTS[what] ?? allExpansions().find((expansion) => what in expansion.costs)?.costs[what];

export function foretells(outlook: Forecast): boolean {
  return allExpansions().some((expansion) => expansion.foretells(outlook));
}

export function out(view: CycladesView, seat: number): boolean {
  return view.players[seat]?.out ?? false;
}

export function roundOf(view: CycladesView): number {
  return view.cycle;
}

export function scoresOf(view: CycladesView): number[] {
  return view.players.map((player) => player.metropolises);
}

/** All seats once, as their panels follow each other: mere layout, from the orders that the view tells. */
export function inOrder(view: CycladesView): number[] {
  const acting = [...view.gods.flatMap(({ seat }) => seat ?? []), ...view.apollo.filter((seat) => seat >= 0)];
  return [...new Set([...view.order, ...acting, ...view.players.keys()])];
}

/** How many buildings of a type stand on a seat's islands. */
export function countOf(view: CycladesView, seat: number, building: string): number {
  return view.islands.flatMap(({ owner, buildings }) => (owner === seat ? buildings : [])).filter((each) => each === building).length;
}
