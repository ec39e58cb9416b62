/** A whole game in numbers. */

import type { GameEvent } from "../../lib/protocol";

/** One figure of each seat; its sentence is `tally-KEY`. */
export interface Tally {
  key: string;
  values: number[];
  /** More or less than could be expected. */
  signed?: boolean;
}

/** What each seat has of something, event by event: whose it is and how much. */
export function counted(key: string, events: GameEvent[], seats: number, of: (event: GameEvent) => [number, number] | null): Tally {
  const values = Array<number>(seats).fill(0);
  for (const event of events) {
    const [seat, much] = of(event) ?? [-1, 0];
    if (seat >= 0) values[seat]! += much;
  }
  return { key, values };
}
