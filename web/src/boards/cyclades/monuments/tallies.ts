/** How many Monuments each seat has raised in a whole game. */

import type { GameEvent } from "../../../lib/protocol";
import { counted, type Tally } from "../../kit/tally";

export function tallies(events: GameEvent[], seats: number): Tally[] {
  const raised = counted("monuments", events, seats, (event) => (event.type === "monuments.raised" ? [event.seat, 1] : null));
  return raised.values.some(Boolean) ? [raised] : [];
}
