/** A finished game that can be looked at: one of this site, or one from a file. */

import { api } from "../lib/api";
import { allPositions } from "../lib/positions";
import type { Position, SeatInfo } from "../lib/protocol";

export interface Played {
  game: string;
  /** The hash of its components. */
  content: string;
  seats: SeatInfo[];
  /** The seat that is looked from first: one's own. */
  mine: number | null;
  positions: (seat: number | null) => Promise<Position[]>;
}

/** A table of this site. */
export async function playedAt(id: string): Promise<Played> {
  const { game, content, seats, mine } = await api.table(id);
  return {
    game,
    content,
    seats,
    mine: mine[0] ?? null,
    positions: (seat) => allPositions((first, last) => api.positions(id, seat, first, last)),
  };
}
