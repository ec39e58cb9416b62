/**
 * Making a table and sitting down, with a share for the dice. The seal is seen first, always. Nothing is tried again by
 * itself: a server that has seen a share and does not like the dice would only have to say no (docs/decisions/012).
 */

import { api } from "../lib/api";
import type { Again, NewTable, NewTableMade, Seated, SeatInfo, TableInfo } from "../lib/protocol";
import { store, stored } from "../lib/settings.svelte";
import { freshShare, keepGiven, keepSeen, shareToSend } from "./kept";

export async function makeTable(wish: NewTable): Promise<NewTableMade> {
  const { seal } = await api.seal();
  const seats = wish.seats.map((seat) => (seat.kind === "me" ? { ...seat, share: freshShare() } : seat));
  const made = await api.make({ ...wish, seats, seal });
  seats.forEach((seat, at) => {
    if (seat.kind === "me") keepGiven(made.table.id, seal, made.table.seats[at]!.seat_name, seat.share);
  });
  keepSeen(made.table);
  return made;
}

/** The share for a seat of a table whose seal this page shows; none for dice that are closed, or of format 1. */
export const shareFor = (table: TableInfo, seat: SeatInfo) =>
  table.status === "waiting" && table.format !== 1 ? shareToSend(table, seat) : undefined;

interface Gave {
  seal: string;
  shares: string[];
}

/** Play again together, or not: whoever asks first brings the seal, and all give to that one. */
export async function giveAgain(info: TableInfo, again: Again | null, yes: boolean): Promise<Again | null> {
  if (!yes) return (await api.again(info.id, { yes })).again;
  const gave: Gave = { seal: again?.seal ?? (await api.seal()).seal, shares: info.mine.map(freshShare) };
  store(`again.${info.id}`, JSON.stringify(gave));
  return (await api.again(info.id, { yes, ...gave })).again;
}

/** The new table is there: what was given to its seal is kept with it. */
export function keepAgain(info: TableInfo, again: Again): void {
  const gave = JSON.parse(stored(`again.${info.id}`) || "null") as Gave | null;
  if (!gave || !again.table) return;
  for (const [at, seat] of info.mine.entries()) keepGiven(again.table, gave.seal, info.seats[seat]!.seat_name, gave.shares[at]!);
}

export async function sitDown(table: TableInfo, seat: SeatInfo, name: string): Promise<Seated> {
  const seated = await api.sit(table.id, seat.seat, name, shareFor(table, seat));
  keepSeen(seated.table);
  return seated;
}
