/** A whole game, position by position; the server gives some at a time. */

import { api } from "./api";
import type { Position } from "./protocol";

const MOST = 100_000;

export async function allPositions(id: string, seat: number | null): Promise<Position[]> {
  const positions: Position[] = [];
  for (;;) {
    const page = await api.positions(id, seat, positions.length, MOST);
    positions.push(...page.positions);
    if (!page.positions.length || positions.length > page.last) return positions;
  }
}
