/** What a message brings, cut into the things that are told one by one. */

import type { Weight } from "./pace";
import type { GameEvent } from "./protocol";

/** How much something that happened means to whoever looks. */
export type Weigh = (events: GameEvent[]) => Weight;

/** Those after the ones that are known already: what has been seen in a draft is not shown again. */
export function newsAfter(known: GameEvent[], events: GameEvent[]): GameEvent[] {
  const differs = events.findIndex((event, at) => JSON.stringify(event) !== JSON.stringify(known[at]));
  return differs < 0 ? [] : events.slice(differs);
}

/** One after the other, but what happens to all alike (income, an order that is drawn) together. */
export function inGroups(events: GameEvent[], weigh: Weigh): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const { great, asks } = weigh([event]);
    if (last?.[0]?.type === event.type && !great && !asks) last.push(event);
    else groups.push([event]);
  }
  return groups;
}
