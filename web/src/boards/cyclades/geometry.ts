/** Where things lie on the board: hexes with a corner on top, y downwards. */

import type { Box, Hex, IslandCard, SeaCard } from "./components";

export interface Point {
  x: number;
  y: number;
}

interface Frame extends Point {
  width: number;
  height: number;
}

/** The side of a hex. */
export const SIDE = 60;
const HALF_WIDTH = (SIDE * Math.sqrt(3)) / 2;
/** East, north-east, north-west, west, south-west, south-east: as in src/trireme/kit/hexes.py. */
const DIRECTIONS: Hex[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export function centre([q, r]: Hex): Point {
  return { x: 2 * HALF_WIDTH * (q + r / 2), y: 1.5 * SIDE * r };
}

export function seaAt(sea: SeaCard): Point {
  return centre([sea.q, sea.r]);
}

/** The six corners, clockwise on the screen from the one in the south-east. */
function corners(at: Point, side = SIDE): Point[] {
  return [30, 90, 150, 210, 270, 330].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: at.x + side * Math.cos(angle), y: at.y + side * Math.sin(angle) };
  });
}

const written = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

export function hexPath(at: Point, side = SIDE): string {
  return `M${corners(at, side).map(written).join("L")}Z`;
}

type Edge = [Point, Point];

/** The edges between an island and the sea, in one loop around it, and in others around its lakes. */
function shores(hexes: Hex[]): Edge[][] {
  const land = new Set(hexes.map(String));
  const edges = hexes.flatMap(([q, r]) => {
    const around = corners(centre([q, r]));
    // The edge towards the direction n lies between the corners 5 - n and 6 - n.
    return DIRECTIONS.flatMap(([dq, dr], n): Edge[] =>
      land.has(String([q + dq, r + dr])) ? [] : [[around[5 - n]!, around[(6 - n) % 6]!]],
    );
  });
  const left = new Set(edges);
  const loops: Edge[][] = [];
  for (const first of edges) {
    if (!left.has(first)) continue;
    const loop: Edge[] = [];
    for (let edge: Edge | undefined = first; edge && left.delete(edge);) {
      loop.push(edge);
      const end: Point = edge[1];
      edge = [...left].find(([start]) => distance(start, end) < 1);
    }
    loops.push(loop);
  }
  return loops;
}

/** Points all along the shore of an island. */
export function coast(hexes: Hex[]): Point[] {
  const along = [0, 0.2, 0.4, 0.6, 0.8];
  return shores(hexes)
    .flat()
    .flatMap(([one, two]) => along.map((part) => ({ x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part })));
}

/** One outline around all hexes of an island, so far inside their edges; its corners are rounded through the middles of the edges. */
export function outline(hexes: Hex[], inside = 0): string {
  return shores(hexes)
    .map((edges) => rounded(edges, inside))
    .join("");
}

function rounded(edges: Edge[], inside: number): string {
  // The loop goes clockwise on the screen: the land is on its right.
  const inwards = edges.map(([start, end]) => ({ x: ((start.y - end.y) / SIDE) * inside, y: ((end.x - start.x) / SIDE) * inside }));
  const moved = ({ x, y }: Point, by: Point, part = 1) => ({ x: x + by.x * part, y: y + by.y * part });
  const middles = edges.map(([start, end], n) => moved(middle(start, end), inwards[n]!));
  const curves = edges.map(([, corner], n) => {
    const next = (n + 1) % edges.length;
    // Edges meet at 120°, seen from the land or from the sea: both ways come to this.
    return `Q${written(moved(moved(corner, inwards[n]!, 2 / 3), inwards[next]!, 2 / 3))} ${written(middles[next]!)}`;
  });
  return `M${written(middles[0]!)}${curves.join("")}Z`;
}

/** How a place shines: it can be answered, attacked, or is chosen. */
export type Glow = "" | "open" | "foe" | "chosen";

/** Where the things of an island lie. */
export interface Site {
  path: string;
  slots: Point[];
  /** The middle of the frame of the Metropolis, its half length, and how it is turned. */
  frame: { at: Point; half: number; angle: number };
  troops: Point;
  figure: Point;
  prosperity: Point;
  name: Point;
  /** Capes for what is built beside the slots, the best first. */
  capes: Point[];
  /** Where units of kinds that modules bring stand, if not beside the troops. */
  stands?: Record<string, Point>;
  /** It is a part of a larger island, with a border around it. */
  cell?: boolean;
}

const SLOT_GAP = 19;
/** How far slots of a frame that lie on two hexes move towards each other. */
const PULL = 0.3;

function slotsOf(island: IslandCard): Point[] {
  const slots = island.slot_hexes.map((hex, slot) => {
    const same = island.slot_hexes.flatMap((other, n) => (String(other) === String(hex) ? [n] : []));
    const { x, y } = centre(hex);
    const drop = island.hexes.length === 1 ? 13 : 0;
    return { x: x + (2 * same.indexOf(slot) - same.length + 1) * SLOT_GAP, y: y + drop };
  });
  const [one, other] = island.metropolis_covers;
  if (one === undefined || other === undefined) return slots;
  const [first, second] = [slots[one]!, slots[other]!];
  if (distance(first, second) < 2 * SLOT_GAP + 1) return slots;
  const towards = (from: Point, to: Point) => ({ x: from.x + (to.x - from.x) * PULL, y: from.y + (to.y - from.y) * PULL });
  return slots.map((slot, n) => (n === one ? towards(first, second) : n === other ? towards(second, first) : slot));
}

/** Points of an island where a piece can stand, the best first: hexes without slots, between hexes, at the shore. */
function stands(island: IslandCard): Point[] {
  const centres = island.hexes.map(centre);
  const free = island.hexes.filter((hex) => !island.slot_hexes.some((slot) => String(slot) === String(hex))).map(centre);
  const between = centres.flatMap((one, n) =>
    centres
      .slice(n + 1)
      .filter((two) => distance(one, two) < 2 * SIDE)
      .map((two) => middle(one, two)),
  );
  const meeting = centres
    .flatMap((one) => corners(one))
    .filter((corner) => centres.filter((each) => distance(each, corner) < SIDE + 1).length === 3);
  const rim = shores(island.hexes)
    .flat()
    .map(([start, end]) => middle(start, end));
  return [...free, ...meeting, ...between, ...rim];
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The first of some points that keeps its distance from all that is there already; else the one with most room. */
function roomy(points: Point[], taken: Point[], room: number): Point {
  const margin = (point: Point) => Math.min(...taken.map((each) => distance(point, each)));
  return points.find((point) => margin(point) >= room) ?? points.reduce((best, each) => (margin(each) > margin(best) ? each : best));
}

export function siteOf(island: IslandCard): Site {
  const slots = slotsOf(island);
  const covered = island.metropolis_covers.map((slot) => slots[slot]!);
  const [one, other] = [covered[0]!, covered.at(-1)!];
  const frame = {
    at: middle(one, other),
    half: distance(one, other) / 2,
    angle: (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI,
  };
  const path = outline(island.hexes);
  const centres = island.hexes.map(centre);
  const south = Math.max(...centres.map(({ y }) => y));
  const bottom = centres.filter(({ y }) => y === south);
  const name = { x: mean(bottom.map(({ x }) => x)), y: south + 50 };
  if (island.hexes.length === 1) {
    const { x, y } = centres[0]!;
    return {
      path,
      slots,
      frame,
      name,
      troops: { x: x + 43, y: y - 9 },
      figure: { x: x - 45, y: y - 9 },
      prosperity: { x: x - 3, y: y - 29 },
      capes: [{ x: x - 36, y: y + 24 }],
    };
  }
  const points = stands(island);
  const taken = [...slots, frame.at, { x: frame.at.x - 26, y: frame.at.y }, { x: frame.at.x + 26, y: frame.at.y }];
  const troops = roomy(points, taken, 40);
  const above = [...centres.map(({ x, y }) => ({ x, y: y - 33 })), ...points];
  const prosperity = roomy(above, [...taken, troops], 32);
  const figure = roomy(points, [...taken, troops, prosperity, name], 50);
  const cape = roomy([...points].reverse(), [...taken, troops, prosperity, figure, name], 50);
  return { path, slots, frame, name, troops, figure, prosperity, capes: [cape] };
}

const MARGIN = 14;

/** What is seen of the board: all its islands and seas, and a little more. */
export function frameOf(box: Pick<Box, "islands" | "seas">): Frame {
  const islands = [...box.islands.values()].flatMap((island) => island.hexes);
  const { x, y, width, height } = bounds([...islands, ...[...box.seas.values()].map(({ q, r }): Hex => [q, r])]);
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/** The rectangle around all hexes. */
export function bounds(hexes: Hex[]): Frame {
  const centres = hexes.map(centre);
  const x = Math.min(...centres.map((each) => each.x)) - HALF_WIDTH;
  const y = Math.min(...centres.map((each) => each.y)) - SIDE;
  return {
    x,
    y,
    width: Math.max(...centres.map((each) => each.x)) + HALF_WIDTH - x,
    height: Math.max(...centres.map((each) => each.y)) + SIDE - y,
  };
}
