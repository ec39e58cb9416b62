/** The card of what has happened lies on the chart, never on the balance; a wide chart makes room for it. */

import type { GameView } from "../../lib/protocol";
import type { Room } from "../board";

/** Pixels of a card, of a chart that can make room for it, and between it and the frame of the chart. */
const [CARD, WIDE, APART] = [268, 560, 8];

export function corner(_view: GameView, _components: Record<string, unknown>, _wide: number, _high: number): Room | null {
  const chart = document.querySelector<HTMLElement>("[data-chart]");
  if (!chart) return null;
  const [left, top] = [chart.offsetLeft + APART, chart.offsetTop + APART];
  return { width: chart.offsetWidth < WIDE ? 0 : CARD, height: chart.offsetHeight - 2 * APART, left, top };
}
