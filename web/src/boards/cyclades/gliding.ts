/** Pieces that have just moved, to be seen on their way. */

import type { GameEvent } from "../../lib/protocol";

export interface Glide {
  kind: "fleet" | "troop";
  seat: number;
  count: number;
  from: string;
  to: string;
}

interface Move {
  type: string;
  seat: number;
  start: string;
  place: string;
  sea: string;
  island: string;
  to: string;
  count: number;
  land: boolean;
}

/** The ways of the pieces that these events move. */
export function glidesOf(events: GameEvent[]): Glide[] {
  return (events as unknown as Move[]).flatMap((event): Glide[] => {
    const { seat, count = 1 } = event;
    switch (event.type) {
      case "fleets-moved":
      case "pushed":
        return [{ kind: "fleet", seat, count, from: `sea:${event.start}`, to: `sea:${event.sea}` }];
      case "troops-moved":
        return [{ kind: "troop", seat, count, from: `island:${event.start}`, to: `island:${event.island}` }];
      case "retreated":
        return event.land
          ? [{ kind: "troop", seat, count, from: `island:${event.place}`, to: `island:${event.to}` }]
          : [{ kind: "fleet", seat, count, from: `sea:${event.place}`, to: `sea:${event.to}` }];
      default:
        return [];
    }
  });
}
