/** What comes, by plain arithmetic on what everybody may see: phase 3, and the next crisis if nobody helps. */

import type { ArchipelagoView } from "../../lib/protocol";
import { type Box, type MarketId, MARKETS, type Row, rowAt, type Section } from "./components";

/** The row of a section in which its last cube lies; none where it is empty. */
export function rowOf({ rows, columns }: Section, cubes: number): number {
  return cubes ? Math.min(rows.length - 1, Math.ceil(cubes / columns) - 1) : -1;
}

export function glut(section: Section, cubes: number): Row | undefined {
  return section.rows[rowOf(section, cubes)];
}

interface Sum {
  workers: number;
  rebels: number;
}

/** What a market does in phase 3. */
export function marketSum(box: Box, view: ArchipelagoView, market: MarketId): Sum {
  const sum = { workers: 0, rebels: 0 };
  for (const section of box.sections[market]) {
    const row = glut(section, view.markets[market]?.[section.resource] ?? 0);
    sum.workers += row?.workers ?? 0;
    sum.rebels += row?.rebels ?? 0;
  }
  return sum;
}

interface Chain {
  markets: Sum;
  population: Sum;
  /** Workers after the markets and the population, */
  workers: number;
  /** and the row that they stand in. */
  row: { from: number; to: number; rebels: number };
  rebels: number;
  /** The nearest border of the workers track, and what would happen beyond it. */
  border: { at: number; rebels: number } | null;
}

/** In the order of ARC-POP-01: markets and population, workers, their row, rebels. */
export function phaseThree(box: Box, view: ArchipelagoView): Chain {
  const markets = { workers: 0, rebels: 0 };
  for (const market of MARKETS) {
    const { workers, rebels } = marketSum(box, view, market);
    markets.workers += workers;
    markets.rebels += rebels;
  }
  const population = rowAt(box.growth, view.population);
  const workers = Math.max(0, view.workers + markets.workers + population.workers);
  const row = rowAt(box.idle, workers);
  const at = box.idle.indexOf(row);
  const [below, above] = [box.idle[at - 1], box.idle[at + 1]];
  const near = !below || (above && above.from - workers < workers - below.to) ? above : below;
  return {
    markets,
    population,
    workers,
    row,
    rebels: Math.max(0, Math.max(0, view.rebels + markets.rebels + population.rebels) + row.rebels),
    border: near ? { at: near === below ? near.to : near.from, rebels: near.rebels } : null,
  };
}

/** Citizens that would lie down: all but those on temples. */
export function wouldLie(view: ArchipelagoView): number {
  const units = view.tiles.flatMap((tile) => tile.units);
  return units.reduce((sum, { ship, spot, count }) => sum + (ship || spot === "temple" ? 0 : count), 0);
}

export function lying(view: ArchipelagoView, seat?: number): number {
  const units = view.tiles.flatMap((tile) => tile.units);
  return units.reduce((sum, unit) => sum + (unit.lying && (seat === undefined || unit.seat === seat) ? unit.count : 0), 0);
}

/** Rebels after the crisis that lies on the deck, if nobody helps; null where it is calm. */
export function afterCrisis(view: ArchipelagoView, rebels: number): number | null {
  const { per_cube, demand } = figures(view.back);
  if (!per_cube && !demand) return null;
  return rebels + (per_cube ? wouldLie(view) : 0) + demand;
}

interface Back {
  domestic: string;
  per_cube: number;
  export: string;
  demand: number;
  event: string;
}

/** The yellow part of the back on top of the deck. */
export function figures(back: Record<string, string | number>): Back {
  return {
    domestic: String(back.domestic ?? ""),
    per_cube: Number(back.per_cube ?? 0),
    export: String(back.export ?? ""),
    demand: Number(back.demand ?? 0),
    event: String(back.event ?? ""),
  };
}
