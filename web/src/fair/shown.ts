/** What a server shows of the dice during a game, held against what this browser has kept. */

import type { TableInfo } from "../lib/protocol";
import { ABSENT, botsOf, givenBy, type Kept } from "./kept";

/** What is wrong: the sentence's key is `dice-wrong-KEY`. Seats go by their names in the record. */
export interface Wrong {
  key: "record" | "seal" | "seed" | "dropped" | "changed" | "shown" | "bot" | "draws" | "reused" | "moves" | "scores" | "anew" | "unsealed";
  seats?: string[];
  count?: number;
}

/** The seal and the shares that a server shows, beside what was kept. */
export function differing(seal: string, shares: Record<string, string>, kept: Kept): Wrong[] {
  const wrong: Wrong[] = [];
  if (seal !== kept.seal) wrong.push({ key: "seal" });
  const mine = Object.keys(kept.given);
  const dropped = mine.filter((seat) => (shares[seat] ?? ABSENT) === ABSENT);
  const changed = mine.filter((seat) => !dropped.includes(seat) && shares[seat] !== kept.given[seat]);
  if (dropped.length) wrong.push({ key: "dropped", seats: dropped });
  if (changed.length) wrong.push({ key: "changed", seats: changed });
  const seats = Object.keys(shares);
  const shown = kept.shown.split(" ");
  const others = seats.filter((seat, at) => kept.shown && shares[seat] !== shown[at] && !mine.includes(seat));
  if (others.length) wrong.push({ key: "shown", seats: others });
  const bots = seats.filter((seat) => kept.bots.includes(seat) && shares[seat] !== ABSENT);
  if (bots.length) wrong.push({ key: "bot", seats: bots });
  return wrong;
}

/** Before the end: what the server shows now. */
export function checkShown(info: TableInfo, kept: Kept, elsewhere: string): Wrong[] {
  const shares = Object.fromEntries(info.seats.map((seat) => [seat.seat_name, seat.share ?? ABSENT]));
  const given = kept.shown ? kept.given : givenBy(kept, info);
  const wrong = differing(info.seal, shares, { ...kept, given, bots: botsOf(info) });
  return elsewhere ? [...wrong, { key: "reused" }] : wrong;
}
