/** Which events came of moves that a bot made for somebody: they are marked wherever they are told. */

import type { GameEvent } from "./protocol";

const marked = new WeakSet<GameEvent>();

/** What has come from the server: events, and the places of those among them. */
export function markStood({ events, stood }: { events: GameEvent[]; stood: number[] }): void {
  for (const at of stood) if (events[at]) marked.add(events[at]);
}

export const isStood = (event: GameEvent) => marked.has(event);
