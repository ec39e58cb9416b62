/** The table in the midst of what is told: nothing of it is seen before its turn. */

import type { GameEvent, GameView, Mat, PeloponnesView } from "../../lib/protocol";

type Field = keyof Mat;

/** What an event changes on the mat of its seat besides the goods that it counts. */
const CHANGES: Partial<Record<string, Field[]>> = {
  placed: ["buildings", "terrains", "marked", "wood", "stone", "coins"],
  lost: ["buildings", "terrains", "marked", "coins"],
  finished: ["marked", "wood", "stone", "luxury", "coins"],
  "gave-up": ["buildings", "marked", "coins"],
  fed: ["food", "population"],
  scored: ["scores"],
};
/** While one of these is to come, the tiles on display are those of the bids before. */
const LAID_OUT = new Set(["order", "round"]);
/** What belongs to the bids, and to nothing that follows them. */
const OF_BIDS = new Set<Field>(["status", "bid"]);

function changes(event: GameEvent, field: Field): boolean {
  if (CHANGES[event.type]?.includes(field)) return true;
  // Its points are no inhabitants.
  if (event.type === "scored") return false;
  const figures: Partial<Record<string, unknown>> = { ...event };
  return Boolean(figures[field]) || figures.good === field || figures.loss === field;
}

/**
 * Between two positions, while these events are still to be told: a figure is the old one as long as one of them will
 * change it, and the new one from then on. What it is in between, only the rules know.
 */
export function meanwhile(from: GameView, to: GameView, ahead: GameEvent[]): GameView {
  const [before, after] = [from as PeloponnesView, to as PeloponnesView];
  const display = ahead.some(({ type }) => LAID_OUT.has(type)) ? before : after;
  const mats = after.mats.map((mat, seat): Mat => {
    const coming = ahead.filter((event) => "seat" in event && event.seat === seat);
    const fields = Object.keys(mat) as Field[];
    const old = fields.filter((field) => coming.some((event) => changes(event, field)));
    const kept = [...old, ...(old.length ? (["scores"] as const) : []), ...(display === before ? OF_BIDS : [])];
    return { ...mat, ...Object.fromEntries(kept.map((field) => [field, before.mats[seat]?.[field] ?? mat[field]])) };
  });
  const toCome = (kind: string) =>
    ahead.filter((event) => (event.type === "chit" ? event.disaster === kind : event.type === "blank" && kind === "blank")).length;
  const chits = (counts: Record<string, number>, sign: number) =>
    Object.fromEntries(Object.entries(counts).map(([kind, count]) => [kind, count + sign * toCome(kind)]));
  return {
    ...display,
    mats,
    order: ahead.some(({ type }) => type === "order") ? before.order : after.order,
    disasters: chits(after.disasters, -1),
    chits_to_come: chits(after.chits_to_come, 1),
    asked: before.asked,
    outlooks: before.outlooks,
    over: before.over,
  };
}
