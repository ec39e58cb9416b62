/** Where a place of the archipelago is looked at. */

import { partsOf, type Box } from "./components";
import { seaAt, type Point, type Site } from "./geometry";

export interface Chart {
  box: Box;
  sites: Map<string, Site>;
}

/** The point that stands for a place; none, where it is not on the board. */
export function pointOf({ box, sites }: Chart, place: string): Point | undefined {
  const { kind, id } = partsOf(place);
  const sea = box.seas.get(id);
  if (kind === "sea") return sea && seaAt(sea);
  if (kind === "island") return sites.get(id)?.troops;
  if (kind !== "slot") return undefined;
  const [island = "", slot] = id.split("/");
  return sites.get(island)?.slots[Number(slot)];
}

/** A circle around some points. */
export function around(points: Point[]): { x: number; y: number; far: number } | null {
  if (!points.length) return null;
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return { x, y, far: Math.max(...points.map((point) => Math.hypot(point.x - x, point.y - y))) };
}
