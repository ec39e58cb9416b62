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

const MOST = 8;

/** By player in the order of play, what touches me first; at most eight lines, and of those that matter; or all of them. */
export function recapOf(
  events: GameEvent[],
  telling: Telling,
  me: number | null,
  onBoard: (place: string) => boolean,
  whole = false,
): Recap {
  const mine = (event: GameEvent) => touches(telling, event, me);
  const told = events.filter((event) => mine(event) || (doer(event) !== me && (whole || !telling.minor.has(event.type))));
  const most = whole ? told.length : MOST;
  const chosen = new Set([...told.filter(mine), ...told.filter((event) => !mine(event))].slice(0, most));
  const doers = [...new Set(events.map(doer))].filter((seat) => [...chosen].some((event) => doer(event) === seat));
  const pins: Pin[] = [];
  const groups = doers.map((seat) => {
    const theirs = [...chosen].filter((event) => doer(event) === seat);
    const lines = [...theirs.filter(mine), ...theirs.filter((event) => !mine(event))];
    return { seat, lines: lines.map((event) => ({ event, mine: mine(event), pin: pinOf(event, seat, pins, onBoard) })) };
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
