/** What the rest of the page wants to know of a view. */

import type { CycladesView, GodView } from "../../lib/protocol";
import { say } from "../../lib/speech.svelte";
import { partsOf } from "./components";

/** Kinds of places that are drawn somewhere; modules may have others. */
const DRAWN = ["god", "creature", "building", "seat", "sea", "slot", "island"];

export function draws(place: string): boolean {
  return DRAWN.includes(partsOf(place).kind);
}

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

/** How many offering markers are in play: two each for two players. */
export function markers({ players }: CycladesView): number {
  return players.filter((player) => !player.out).length * (players.length === 2 ? 2 : 1);
}

/** Whether the gods' turns are over, and Apollo's have begun. */
function atApollo(phase: string): boolean {
  return ["apollo", "cycle-end", "over"].includes(phase);
}

/** The gods with the markers that still lie there: whoever has acted has taken theirs back. */
export function offerings({ gods, phase }: CycladesView): GodView[] {
  const acting = atApollo(phase) ? gods.length : gods.findIndex((god) => god.acting);
  return gods.map((god, at) => (at < acting ? { ...god, seat: null, gold: 0 } : god));
}

/** The places on Apollo, null where the marker has been taken back. */
export function onApollo({ apollo, gods, next_order, phase }: CycladesView): (number | null)[] {
  const back = atApollo(phase) ? next_order.length - gods.filter(({ seat }) => seat !== null).length : 0;
  return apollo.map((seat, at) => (seat < 0 || at < back ? null : seat));
}

/** All seats once: in turn order while offerings are made, then in the order in which the gods act. */
export function inOrder(view: CycladesView): number[] {
  const acting = [...view.gods.flatMap(({ seat }) => seat ?? []), ...view.apollo.filter((seat) => seat >= 0)];
  return [...new Set([...view.order, ...acting, ...view.players.keys()])];
}
