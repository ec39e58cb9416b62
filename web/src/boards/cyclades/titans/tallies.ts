/** What Titans have done in a whole game, in numbers; what nobody has done is left out. */

import type { GameEvent } from "../../../lib/protocol";
import { counted, type Tally } from "../../kit/tally";

export function tallies(events: GameEvent[], seats: number): Tally[] {
  const found = [
    counted("titans", events, seats, (event) => (event.type === "titans.came" ? [event.seat, 1] : null)),
    counted("artifacts", events, seats, (event) =>
      event.type === "titans.placed" || event.type === "titans.taken" ? [event.seat, 1] : null,
    ),
  ];
  return found.filter(({ values }) => values.some(Boolean));
}
