/** Ways across the archipelago that a player is about to take, as lines to draw. */

import { partsOf } from "./components";
import type { Point } from "./geometry";
import { pointOf, type Chart } from "./points";

interface Route {
  /** The place that it leads to. */
  to: string;
  /** From where it starts to where it ends, over what lies between. */
  points: Point[];
  /** From island to island with neither a sea nor a border between: through the air. */
  flown: boolean;
}

/** The line of a way, place after place; none, where one of them is not on the board. */
export function route(chart: Chart, way: string[]): Route | null {
  const points = way.flatMap((place) => pointOf(chart, place) ?? []);
  if (points.length < 2 || points.length < way.length) return null;
  const [from, to] = [partsOf(way[0]!), partsOf(way.at(-1)!)];
  const walked = chart.box.islands.get(from.id)?.adj_territories?.includes(to.id) ?? false;
  return { to: way.at(-1)!, points, flown: way.length === 2 && from.kind === "island" && !walked };
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

/** How far a tag may stand from the line, and how much room it leaves to a piece. */
const ASIDE = [0, 22, 36, 50, 66, 84, 104];
const ROOM = 40;
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8];

/** Where a tag of this size stands beside the last leg of a way: as far as can be from the points that it must not hide. */
export function beside(points: Point[], { width, height }: { width: number; height: number }, shunned: Point[]): Point {
  const [from, to] = [points.at(-2)!, points.at(-1)!];
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const clear = (at: Point) => {
    const gaps = [from, to, ...shunned].map(({ x, y }) => {
      const [across, down] = [Math.max(0, Math.abs(x - at.x) - width / 2), Math.max(0, Math.abs(y - at.y) - height / 2)];
      return Math.hypot(across, down);
    });
    return Math.min(ROOM, ...gaps);
  };
  const spots = ASIDE.flatMap((aside) =>
    [-1, 1].flatMap((side) =>
      ALONG.map((along) => ({
        x: from.x + dx * far * along - dy * aside * side,
        y: from.y + dy * far * along + dx * aside * side,
      })),
    ),
  );
  // The first of the best is the nearest to the middle of the line.
  return spots.reduce((best, each) => (clear(each) > clear(best) + 0.5 ? each : best));
}
