/** Pieces that have just moved, to be seen on their way. */

import type { GameEvent } from "../../lib/protocol";

interface Glide {
  kind: "fleet" | "troop";
  seat: number;
  count: number;
  /** Place after place, as the server tells it. */
  way: string[];
}

/** The ways of the pieces that these events move. */
export function glidesOf(events: GameEvent[]): Glide[] {
  return events.flatMap((event): Glide[] => {
    switch (event.type) {
      case "fleets-moved":
        return [{ kind: "fleet", seat: event.seat, count: event.count, way: event.places }];
      case "pushed":
        return [{ kind: "fleet", seat: event.seat, count: 1, way: event.places }];
      case "troops-moved":
        return [{ kind: "troop", seat: event.seat, count: event.count, way: event.places }];
      case "retreated":
        return [{ kind: event.land ? "troop" : "fleet", seat: event.seat, count: event.count, way: event.places }];
      default:
        return [];
    }
  });
}
