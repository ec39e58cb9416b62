/** A finished game that can be looked at: one of this site, or one from a file. */

import { api } from "../lib/api";
import { modulesIn } from "../lib/options";
import { allPositions } from "../lib/positions";
import type { Position, SeatInfo } from "../lib/protocol";

export interface Played {
  game: string;
  /** The hash of its components. */
  content: string;
  /** The expansions in play. */
  modules: string[];
  seats: SeatInfo[];
  /** The seat that is looked from first: one's own. */
  mine: number | null;
  positions: (seat: number | null) => Promise<Position[]>;
}

/** A table of this site. */
export async function playedAt(id: string): Promise<Played> {
  const { game, content, options, seats, mine } = await api.table(id);
  return {
    game,
    content,
    modules: modulesIn(options),
    seats,
    mine: mine[0] ?? null,
    positions: (seat) => allPositions((first, last) => api.positions(id, seat, first, last)),
  };
}

/** A record from a file. */
export async function playedIn(record: string): Promise<Played> {
  const { game, content, options, seats: letters, names } = await api.openRecord(record);
  const seats = letters.map((seat_name, seat): SeatInfo => {
    const name = names[seat] || seat_name;
    return { seat, seat_name, kind: "player", name, bot: "", connected: true, mine: false, share: null, stand_in: null };
  });
  return {
    game,
    content,
    modules: modulesIn(options),
    seats,
    mine: null,
    positions: (seat) => allPositions((first, last) => api.replay(record, seat, first, last)),
  };
}
