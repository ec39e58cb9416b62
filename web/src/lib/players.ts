/** What players are called. */

import type { SeatInfo } from "./protocol";
import { say } from "./speech.svelte";

/** Whoever plays without a name is no letter to himself. */
export function nameOf(seat: SeatInfo): string {
  return seat.name || (seat.mine ? say("name-none") : seat.kind === "bot" ? say(`bot-${seat.bot}`) : seat.seat_name);
}

/** A seat that can still be had. */
export const isFree = (seat: SeatInfo) => seat.kind === "open" || seat.kind === "link";
