/** A whole game, position by position; the server gives some at a time. */

import type { Position, PositionList } from "./protocol";
import { markStood } from "./stood";

const MOST = 100_000;

export async function allPositions(some: (first: number, last: number) => Promise<PositionList>): Promise<Position[]> {
  const positions: Position[] = [];
  for (;;) {
    const page = await some(positions.length, MOST);
    for (const { events, bot } of page.positions) if (bot) markStood({ events, stood: [...events.keys()] });
    positions.push(...page.positions);
    if (!page.positions.length || positions.length > page.last) return positions;
  }
}
