/** A whole game of Archipelago in numbers. */

import type { GameEvent } from "../../lib/protocol";
import { counted, type Tally } from "../kit/tally";

export function tallies(events: GameEvent[], seats: number): Tally[] {
  return [
    counted("regions", events, seats, (event) => (event.type === "laid" ? [event.seat, 1] : null)),
    counted("harvested", events, seats, (event) => (event.type === "harvested" ? [event.seat, 1] : null)),
    counted("constructed", events, seats, (event) => (event.type === "constructed" ? [event.seat, 1] : null)),
    counted("helped", events, seats, (event) => (event.type === "cube-given" ? [event.seat, 1] : null)),
    counted("agreed", events, seats, (event) => (event.type === "exchanged" ? [event.seat, 1] : null)),
  ];
}
