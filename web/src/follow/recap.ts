/** What has happened since my turn, short enough to be read at a glance. */

import type { Pin } from "../boards/board";
import { doer, touches, type Telling } from "../boards/telling";
import type { GameEvent } from "../lib/protocol";

interface Line {
  event: GameEvent;
  /** It touches me. */
  mine: boolean;
  /** The number of its place on the board. */
  pin: number | null;
}

interface Group {
  /** Who did it; null: nobody in particular. */
  seat: number | null;
  lines: Line[];
}

interface Recap {
  groups: Group[];
  /** How many events are left out. */
  more: number;
  pins: Pin[];
}

/** Lines that can be read at a glance. */
export const MOST = 8;

/**
 * By player in the order of play, each as it happened; so many lines at most, of those that matter: before all else what
 * touches me, and what led to it.
 */
export function recapOf(events: GameEvent[], telling: Telling, me: number | null, onBoard: (place: string) => boolean, most = MOST): Recap {
  const mine = (event: GameEvent) => touches(telling, event, me);
  const whole = most === Infinity;
  const told = events.filter((event) => mine(event) || (doer(event) !== me && (whole || !telling.minor.has(event.type))));
  const causes = told.filter((event, at) => told[at + 1] && mine(told[at + 1]!) && doer(event) === doer(told[at + 1]!));
  const chosen = new Set([...told.filter(mine), ...causes, ...told].filter((event, at, all) => all.indexOf(event) === at).slice(0, most));
  const doers = [...new Set(events.map(doer))].filter((seat) => [...chosen].some((event) => doer(event) === seat));
  const pins: Pin[] = [];
  const groups = doers.map((seat) => {
    const theirs = told.filter((event) => chosen.has(event) && doer(event) === seat);
    return { seat, lines: theirs.map((event) => ({ event, mine: mine(event), pin: pinOf(event, seat, pins, onBoard) })) };
  });
  return { groups, more: whole ? 0 : events.length - chosen.size, pins };
}

/** Two lines about one place share its number. */
function pinOf(event: GameEvent, seat: number | null, pins: Pin[], onBoard: (place: string) => boolean): number | null {
  const place = event.places.findLast(onBoard);
  if (place === undefined) return null;
  const there = pins.find((pin) => pin.place === place);
  if (there) return there.number;
  pins.push({ number: pins.length + 1, place, seat });
  return pins.length;
}
