/** A whole game of Cyclades in numbers. */

import type { GameEvent } from "../../lib/protocol";
import { counted, type Tally } from "../kit/tally";
import { allExpansions } from "./expansion";

/** What the faces 0, 1, 1, 2, 2, 3 come to in the mean. */
const MEAN = 1.5;

export function tallies(events: GameEvent[], seats: number): Tally[] {
  const luck = Array<number>(seats).fill(0);
  for (const event of events) {
    if (event.type !== "assault") continue;
    luck[event.seat]! += event.attack_die - MEAN;
    if (event.defender >= 0) luck[event.defender]! += event.defence_die - MEAN;
  }
  return [
    counted("battles-won", events, seats, (event) => (event.type === "battle-over" && event.winner >= 0 ? [event.winner, 1] : null)),
    counted("islands-taken", events, seats, (event) => (event.type === "taken" && event.loser >= 0 ? [event.seat, 1] : null)),
    counted("gold-offered", events, seats, (event) => (event.type === "offerings-paid" ? [event.seat, event.gold] : null)),
    counted("creatures-called", events, seats, (event) => (event.type === "called" ? [event.seat, 1] : null)),
    ...allExpansions().flatMap((expansion) => expansion.tallies(events, seats)),
    { key: "luck", values: luck, signed: true },
  ];
}
