/** Where the sea is empty: a card in the north-west corner hides no island and no piece. */

import type { CycladesView, GameView } from "../../lib/protocol";
import type { Room } from "../board";
import { coast, frameOf, seaAt } from "./geometry";
import { boxOf, mapOf } from "./expansion";

/** Pixels of a card, the best width first; how tall it should be, and what is too little to be read. */
const WIDTHS = [264, 232, 200, 184];
const TALL = 420;
const SHORTEST = 220;
/** Pixels that lie before a card, above it, and between it and what it must not hide. */
const [BEFORE, ABOVE, APART] = [8, 12, 6];
/** How far a piece at sea reaches. */
const PIECE = 36;

/** The archipelago lies in the east of a board of so many pixels meanwhile. */
export function corner(seen: GameView, components: Record<string, unknown>, wide: number, high: number): Room | null {
  const view = seen as CycladesView;
  const box = boxOf(components, view.players.length, mapOf(view));
  const frame = frameOf(box);
  const scale = Math.min(wide / frame.width, high / frame.height);
  const manned = view.seas.filter(({ id, fleets, units }) => fleets || Object.keys(units).length || id === view.kraken);
  const taken = [
    ...[...box.islands.values()].flatMap(({ hexes }) => coast(hexes)),
    ...manned.flatMap(({ id }) => box.seas.get(id) ?? []).map((sea) => ({ x: seaAt(sea).x - PIECE, y: seaAt(sea).y - PIECE })),
  ].map(({ x, y }) => ({
    left: wide - (frame.x + frame.width - x) * scale,
    top: (high - frame.height * scale) / 2 + (y - frame.y) * scale,
  }));
  const rooms = WIDTHS.map((width) => {
    const under = taken.filter(({ left }) => left < BEFORE + width + APART).map(({ top }) => top - APART);
    return { width, height: Math.floor(Math.min(high - ABOVE, ...under) - ABOVE) };
  });
  const best = rooms.find(({ height }) => height >= TALL) ?? rooms.reduce((one, other) => (other.height > one.height ? other : one));
  return best.height < SHORTEST ? null : best;
}
