/** A whole game of Peloponnes in numbers. */

import type { GameEvent } from "../../lib/protocol";
import { counted, type Tally } from "../kit/tally";

export function tallies(events: GameEvent[], seats: number): Tally[] {
  return [
    counted("tiles", events, seats, (event) => (event.type === "placed" ? [event.seat, 1] : null)),
    counted("displaced", events, seats, (event) => (event.type === "displaced" ? [event.by, 1] : null)),
    counted("passed", events, seats, (event) => (event.type === "passed" || event.type === "withdrew" ? [event.seat, 1] : null)),
    counted("lost", events, seats, (event) => (event.type === "lost" || event.type === "gave-up" ? [event.seat, 1] : null)),
    counted("starved", events, seats, (event) => (event.type === "fed" ? [event.seat, event.starved] : null)),
  ];
}
