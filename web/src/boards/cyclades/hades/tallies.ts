/** What Hadès has given in a whole game, in numbers; what nobody has done is left out. */

import type { GameEvent } from "../../../lib/protocol";
import { counted, type Tally } from "../../kit/tally";

export function tallies(events: GameEvent[], seats: number): Tally[] {
  const found = [
    counted("undead", events, seats, (event) =>
      event.type === "hades.troop-raised" || event.type === "hades.fleet-raised" ? [event.seat, 1] : null,
    ),
    counted("heroes", events, seats, (event) => (event.type === "hades.hero" ? [event.seat, 1] : null)),
    counted("items", events, seats, (event) =>
      event.type === "hades.item-played" || event.type === "hades.item-shown" ? [event.seat, 1] : null,
    ),
  ];
  return found.filter(({ values }) => values.some(Boolean));
}
