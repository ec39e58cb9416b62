/**
 * Making a table and sitting down, with a share for the dice. The seal is seen first, always. Nothing is tried again by
 * itself: a server that has seen a share and does not like the dice would only have to say no (docs/decisions/012).
 */

import { api } from "../lib/api";
import type { NewTable, NewTableMade, Seated, SeatInfo, TableInfo } from "../lib/protocol";
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

export async function sitDown(table: TableInfo, seat: SeatInfo, name: string): Promise<Seated> {
  const seated = await api.sit(table.id, seat.seat, name, shareFor(table, seat));
  keepSeen(seated.table);
  return seated;
}
