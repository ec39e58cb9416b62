/** Pieces that have just moved, to be seen on their way. */

import type { GameEvent } from "../../lib/protocol";

export interface Glide {
  kind: "fleet" | "troop";
  seat: number;
  count: number;
  from: string;
  to: string;
}

/** The ways of the pieces that these events move. */
export function glidesOf(events: GameEvent[]): Glide[] {
  return events.flatMap((event): Glide[] => {
    switch (event.type) {
      case "fleets-moved":
        return [{ kind: "fleet", seat: event.seat, count: event.count, from: `sea:${event.start}`, to: `sea:${event.sea}` }];
      case "pushed":
        return [{ kind: "fleet", seat: event.seat, count: 1, from: `sea:${event.start}`, to: `sea:${event.sea}` }];
      case "troops-moved":
        return [{ kind: "troop", seat: event.seat, count: event.count, from: `island:${event.start}`, to: `island:${event.island}` }];
      case "retreated": {
        const [unit, where] = event.land ? (["troop", "island"] as const) : (["fleet", "sea"] as const);
        return [{ kind: unit, seat: event.seat, count: event.count, from: `${where}:${event.place}`, to: `${where}:${event.to}` }];
      }
      default:
        return [];
    }
  });
}
