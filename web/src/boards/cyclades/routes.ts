/** Ways across the archipelago that a player is about to take, as lines to draw. */

import type { CycladesView } from "../../lib/protocol";
import { partsOf, type Box } from "./components";
import { type Point, seaAt, type Site } from "./geometry";

export interface Route {
  /** The place that it leads to. */
  to: string;
  /** From where it starts to where it ends, over the fleets between. */
  points: Point[];
  /** Through the air: no chain of fleets leads there. */
  flown: boolean;
}

interface Chart {
  view: CycladesView;
  box: Box;
  sites: Map<string, Site>;
}

function pointOf({ box, sites }: Chart, place: string): Point | undefined {
  const { kind, id } = partsOf(place);
  const sea = box.seas.get(id);
  return kind === "sea" ? sea && seaAt(sea) : kind === "island" ? sites.get(id)?.troops : undefined;
}

/** The shortest chain of a player's fleets between two islands, or null. */
function chain({ view, box }: Chart, seat: number | null, from: string, to: string): string[] | null {
  const held = new Set(view.seas.filter((sea) => sea.fleets && sea.owner === seat).map((sea) => sea.id));
  const paths = (box.islands.get(from)?.adj_seas ?? []).filter((sea) => held.has(sea)).map((sea) => [sea]);
  const seen = new Set(paths.flat());
  for (const path of paths) {
    const last = box.seas.get(path.at(-1)!);
    if (last?.adj_islands.includes(to)) return path;
    for (const next of last?.adj_seas ?? []) {
      if (!held.has(next) || seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return null;
}

/** From one place to another of the same kind. */
export function route(chart: Chart, seat: number | null, from: string, to: string): Route | null {
  const [start, end] = [pointOf(chart, from), pointOf(chart, to)];
  const [origin, target] = [partsOf(from), partsOf(to)];
  if (!start || !end || origin.kind !== target.kind) return null;
  if (origin.kind === "sea") return { to, points: [start, end], flown: false };
  const seas = chain(chart, seat, origin.id, target.id);
  const between = (seas ?? []).flatMap((sea) => pointOf(chart, `sea:${sea}`) ?? []);
  return { to, points: [start, ...between, end], flown: !seas };
}

/** How far a line stays away from the pieces where it starts and ends. */
const CLEAR = 30;

function cleared(points: Point[]): Point[] {
  const away = (from: Point, to: Point) => {
    const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
    return { x: from.x + ((to.x - from.x) * CLEAR) / far, y: from.y + ((to.y - from.y) * CLEAR) / far };
  };
  return [away(points[0]!, points[1]!), ...points.slice(1, -1), away(points.at(-1)!, points.at(-2)!)];
}

/** A soft line through points; what is flown is an arc. */
export function lineOf({ points, flown }: Route): string {
  const [first, ...rest] = cleared(points);
  const end = rest.at(-1);
  if (!first || !end) return "";
  if (flown) {
    const lift = Math.hypot(end.x - first.x, end.y - first.y) / 3;
    return `M${first.x} ${first.y}Q${(first.x + end.x) / 2} ${(first.y + end.y) / 2 - lift} ${end.x} ${end.y}`;
  }
  const curves = rest.slice(0, -1).map(({ x, y }, n) => {
    const next = rest[n + 1]!;
    return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`;
  });
  return `M${first.x} ${first.y}${curves.join("")}L${end.x} ${end.y}`;
}
