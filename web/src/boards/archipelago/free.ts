/** Corners of the chart on which something may lie, so that it covers no region. */

import { centreOf, frameOf, SIDE } from "./hexes";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of the chart, and of what is kept free above and below the regions. */
interface Sheet {
  wide: number;
  high: number;
  top?: number;
  bottom?: number;
}

/** Pixels that a folded card takes in the north-west, */
export const CARD = { width: 270, height: 58 };
/** and what can be explored at the foot. */
const PILE = { width: 236, height: 78 };
/** A hex does not fill the corners of its box. */
const [ACROSS, DOWN] = [0.8 * SIDE, 0.75 * SIDE];

/** Whether a region lies in a box, when all of them fill the sheet. */
export function lies({ wide, high, top = 0, bottom = 0 }: Sheet, frame: ReturnType<typeof frameOf>, cells: string[], box: Box): boolean {
  const scale = Math.min(wide / frame.width, (high - top - bottom) / frame.height);
  const [left, above] = [(wide - scale * frame.width) / 2, top + (high - top - bottom - scale * frame.height) / 2];
  return cells.some((cell) => {
    const { x, y } = centreOf(cell);
    const [across, down] = [left + (x - frame.x) * scale - box.x, above + (y - frame.y) * scale - box.y];
    const [near, far] = [ACROSS * scale, DOWN * scale];
    return across > -near && across < box.width + near && down > -far && down < box.height + far;
  });
}

/** The side of the foot that is free; where none is, what the regions leave below them. */
export function footOf(sheet: Sheet, frame: ReturnType<typeof frameOf>, cells: string[]): { side: "left" | "right"; bottom: number } {
  const y = sheet.high - PILE.height;
  if (!lies(sheet, frame, cells, { ...PILE, x: 0, y })) return { side: "left", bottom: 0 };
  if (!lies(sheet, frame, cells, { ...PILE, x: sheet.wide - PILE.width, y })) return { side: "right", bottom: 0 };
  return { side: "left", bottom: PILE.height };
}
