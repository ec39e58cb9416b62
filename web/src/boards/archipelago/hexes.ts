/** The sea chart: where hexes lie, how their coasts run, and where pieces find room. */

import type { Tile } from "../../lib/protocol";
import type { Face } from "./components";

/** The side of a hex. */
export const SIDE = 100;
const HIGH = SIDE * Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

/** Axial coordinates, `1,-1`, of a hex with a flat top. */
export function centreOf(cell: string): Point {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  return { x: 1.5 * SIDE * q, y: HIGH * (r + q / 2) };
}

const turned = (angle: number, far: number): Point => ({
  x: far * Math.cos((angle * Math.PI) / 180),
  y: far * Math.sin((angle * Math.PI) / 180),
});
/** Corner n begins edge n; edge 0 is north, and so on clockwise. */
const CORNERS = [0, 1, 2, 3, 4, 5].map((n) => turned(60 * n - 120, SIDE));
const corner = (n: number) => CORNERS[((n % 6) + 6) % 6]!;
/** From the middle to that of an edge. */
const outward = (edge: number, far: number) => turned(60 * edge - 90, far);
const add = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });
const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const said = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const HEX = `M${CORNERS.map(said).join("L")}Z`;

/** A number from 0 to 1 that is always the same for these words. */
export function seeded(words: string): () => number {
  let state = 2166136261;
  for (const letter of words) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((state ^= state >>> 16) >>> 0) / 4294967296;
  };
}

/** How far from the middle a coast passes, by how many edges of the hex are sea. */
const DEPTH = [0, 0.46, 0.36, 0.26, 0.32, 0.44];

interface Curve {
  from: Point;
  controls: [Point, Point];
  to: Point;
}

/** From corner to corner through a point, at right angles to the land edges at both ends. */
function coast(from: number, to: number, middle: Point, towards: number): Curve[] {
  const [start, end] = [corner(from), corner(to)];
  const inward = (edge: number) => outward(edge + 3, SIDE * 0.3);
  const along = turned(60 * towards - 90 + 90, Math.min(far(start, end), SIDE) * 0.34);
  return [
    { from: start, controls: [add(start, inward(from - 1)), add(middle, { x: -along.x, y: -along.y })], to: middle },
    { from: middle, controls: [add(middle, along), add(end, inward(to))], to: end },
  ];
}

interface Shore {
  /** A closed path around the middle of the hex, */
  path: string;
  /** and the same as points. */
  outline: Point[];
}

function shoreOf(parts: (Curve | Point)[]): Shore {
  const outline: Point[] = [];
  let path = "";
  for (const part of parts) {
    if ("x" in part) {
      path += `${path ? "L" : "M"}${said(part)}`;
      outline.push(part);
    } else {
      const { from, controls, to } = part;
      path += `${path ? "L" : "M"}${said(from)}C${[...controls, to].map(said).join(" ")}`;
      for (let t = 0; t <= 1; t += 0.125) {
        const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        const mix = (axis: "x" | "y") => a * from[axis] + b * controls[0][axis] + c * controls[1][axis] + d * to[axis];
        outline.push({ x: mix("x"), y: mix("y") });
      }
    }
  }
  return { path: `${path}Z`, outline };
}

/** An island in the middle, or one of two. */
function blob(middle: Point, size: number, random: () => number): Shore {
  const points = Array.from({ length: 8 }, (_, n) => add(middle, turned(45 * n, size * (0.92 + 0.16 * random()))));
  const parts = points.map((to, n): Curve => {
    const [before, from, after] = [points[(n + 6) % 8]!, points[(n + 7) % 8]!, points[(n + 1) % 8]!];
    const handle = (at: Point, one: Point, other: Point, sign: number) =>
      add(at, { x: (sign * (other.x - one.x)) / 6, y: (sign * (other.y - one.y)) / 6 });
    return { from, controls: [handle(from, before, to, 1), handle(to, from, after, -1)], to };
  });
  return shoreOf(parts);
}

/** Runs of edges that follow each other around the hex: the first edge, and how many. */
function runs(wanted: (edge: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let edge = 0; edge < 6; edge++) {
    if (!wanted(edge) || wanted((edge + 5) % 6)) continue;
    let length = 1;
    while (length < 6 && wanted((edge + length) % 6)) length++;
    found.push([edge, length]);
  }
  return found;
}

/** The land of a hex as it lies, bank by bank. */
export function landOf(face: Face, turn: number): Shore[] {
  const random = seeded(face.id);
  const edges = [0, 1, 2, 3, 4, 5].map((edge) => face.edges[(edge - turn + 6) % 6]!);
  const isSea = (edge: number) => edges[edge % 6] === "S";
  if (!face.land) return [];
  if (face.banks.length > 1) return face.banks.map((bank, at) => bankOf(bank.edges, turn, at, random));
  if (edges.every((edge) => edge === "S")) return [blob({ x: 0, y: 0 }, SIDE * 0.56, random)];
  if (!edges.includes("S")) return [shoreOf(CORNERS)];
  const parts: (Curve | Point)[] = [];
  for (const [first, length] of runs(isSea)) {
    const towards = first + (length - 1) / 2;
    parts.push(...coast(first, first + length, outward(towards, SIDE * (DEPTH[length]! + 0.05 * (random() - 0.5))), towards));
    for (let edge = first + length; !isSea(edge); edge++) parts.push(corner(edge + 1));
  }
  return [shoreOf(parts)];
}

/** One bank of an inlet: a tongue from its land edges to the water between; without edges an island of its own. */
function bankOf(printed: number[], turn: number, at: number, random: () => number): Shore {
  const edges = printed.map((edge) => (edge + turn) % 6);
  const [run] = runs((edge) => edges.includes(edge));
  if (!run) return blob(turned(60 * turn + (at ? 30 : 210), SIDE * 0.44), SIDE * 0.36, random);
  const [first, length] = run;
  const towards = first + (length - 1) / 2;
  const parts: (Curve | Point)[] = [];
  for (let edge = first; edge <= first + length; edge++) parts.push(corner(edge));
  const middle = outward(towards, SIDE * (0.14 + 0.08 * random()));
  // Back along the water: the land edges at both ends are its own.
  const [start, end] = [corner(first + length), corner(first)];
  const along = turned(60 * towards, Math.min(far(start, end), SIDE) * 0.36);
  const inward = (edge: number) => outward(edge + 3, SIDE * 0.26);
  parts.push(
    { from: start, controls: [add(start, inward(first + length - 1)), add(middle, along)], to: middle },
    { from: middle, controls: [add(middle, { x: -along.x, y: -along.y }), add(end, inward(first))], to: end },
  );
  return shoreOf(parts);
}

export function within(outline: Point[], { x, y }: Point): boolean {
  let inside = false;
  outline.forEach((one, at) => {
    const other = outline[(at + outline.length - 1) % outline.length]!;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
  });
  return inside;
}

const STEP = 9;
/** How far pieces keep from a coast, and from the edges of their hex. */
const [COAST, EDGE] = [15, 20];
/** Where the name of a hex stands, */
export const NAME = 80;
/** and where pieces end that leave it free. */
const FREE = 50;
/** Fewer places than these are too few to give some up for the name. */
const FEW = 6;

/** Above the name, where there is room. */
function aboveName(points: Point[]): Point[] {
  const above = points.filter(({ y }) => y <= FREE);
  return above.length < FEW ? points : above;
}

/** Points that lie far from each other, the first near the middle of them all; a piece never moves because another came. */
function spread(free: Point[], many: number): Point[] {
  if (!free.length) return [];
  const middle = free.reduce(add, { x: 0, y: 0 });
  const centre = { x: middle.x / free.length, y: middle.y / free.length };
  const chosen = [free.reduce((best, point) => (far(point, centre) < far(best, centre) ? point : best))];
  while (chosen.length < many && chosen.length < free.length) {
    const room = (point: Point) => Math.min(...chosen.map((each) => far(each, point)));
    chosen.push(free.reduce((best, point) => (room(point) > room(best) ? point : best)));
  }
  return chosen;
}

export interface Ground {
  shores: Shore[];
  /** Places on each bank, and on the water. */
  banks: Point[][];
  water: Point[];
}

const grounds = new Map<string, Ground>();

export function groundOf(face: Face, turn: number): Ground {
  const key = `${face.id} ${turn}`;
  const known = grounds.get(key);
  if (known) return known;
  const shores = landOf(face, turn);
  const points: Point[] = [];
  for (let x = -SIDE; x <= SIDE; x += STEP) for (let y = -HIGH / 2; y <= HIGH / 2; y += STEP) points.push({ x, y });
  const inside = points.filter(({ x, y }) =>
    [0, 1, 2, 3, 4, 5].every((edge) => {
      const normal = outward(edge, 1);
      return x * normal.x + y * normal.y < HIGH / 2 - EDGE;
    }),
  );
  const from = (outline: Point[], point: Point) => Math.min(...outline.map((each) => far(each, point)));
  const free = (margin: number) =>
    shores.map(({ outline }) => aboveName(inside.filter((point) => within(outline, point) && from(outline, point) > margin)));
  const banks = free(COAST).map((bank, at) => spread(bank.length > 5 ? bank : free(5)[at]!, 14));
  const sea = inside.filter((point) => shores.every(({ outline }) => !within(outline, point) && from(outline, point) > COAST));
  const ground = { shores, banks, water: spread(aboveName(sea), 8) };
  grounds.set(key, ground);
  return ground;
}

/** All that is laid, with a little paper around. */
export function frameOf(cells: string[]): { x: number; y: number; width: number; height: number } {
  const centres = cells.map(centreOf);
  const rim = 18;
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - SIDE - rim, Math.min(...ys) - HIGH / 2 - rim];
  return { x: left, y: top, width: Math.max(...xs) + SIDE + rim - left, height: Math.max(...ys) + HIGH / 2 + rim - top };
}

const AROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** Free places that touch so many hexes that are laid. */
export function gapsOf(tiles: Pick<Tile, "cell">[], touching: number): string[] {
  const laid = new Set(tiles.map(({ cell }) => cell));
  const touched = new Map<string, number>();
  for (const cell of laid) {
    const [q = 0, r = 0] = cell.split(",").map(Number);
    for (const [dq, dr] of AROUND) {
      const there = `${q + dq},${r + dr}`;
      if (!laid.has(there)) touched.set(there, (touched.get(there) ?? 0) + 1);
    }
  }
  return [...touched].filter(([, count]) => count >= touching).map(([cell]) => cell);
}
