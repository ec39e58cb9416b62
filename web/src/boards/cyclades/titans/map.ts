/** The map of Titans: large islands divided into territories. One or two hexes make a territory, with all that lies there. */

import type { BoardTables, IslandCard, SeaCard } from "../components";
import { centre, outline, type Point, type Site } from "../geometry";
import type { ExpansionMap } from "../expansion";

interface Side {
  players: number[];
  territory: IslandCard[];
  sea: (Omit<SeaCard, "adj_islands"> & { adj_territories: string[] })[];
}

function tables(components: Record<string, unknown>, players: number): BoardTables | undefined {
  const sides = Object.values((components.side ?? {}) as Record<string, Side>);
  const side = sides.find((each) => each.players.includes(players));
  return side && { island: side.territory, sea: side.sea.map((sea) => ({ ...sea, adj_islands: sea.adj_territories })) };
}

/** How far a border stays away from the next one. */
const INSIDE = 5;
/** How far the sand of an island reaches beyond its territories. */
const BEACH = 3;
/** From the middle of a slot to the next. */
const STEP = 38;
/** What slots leave above them to markers and pieces. */
const DROP = 7;

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** All slots in a row, the first on the side of its hex. */
function inRow({ slot_hexes }: IslandCard, middle: Point): Point[] {
  const way = slot_hexes[0] && centre(slot_hexes[0]).x > middle.x + 1 ? -1 : 1;
  return slot_hexes.map((_, slot) => ({ x: middle.x + way * (slot - (slot_hexes.length - 1) / 2) * STEP, y: middle.y + DROP }));
}

/** Slots on their hexes, one above the other; of two side by side, the first is nearer to the slots elsewhere. */
function onHexes({ slot_hexes }: IslandCard, middle: Point): Point[] {
  return slot_hexes.map((hex, slot) => {
    const { x, y } = centre(hex);
    const same = slot_hexes.flatMap((other, number) => (String(other) === String(hex) ? [number] : []));
    const spots = same.map((_, at) => ({ x: x + (at - (same.length - 1) / 2) * STEP, y: y + DROP }));
    return spots.sort((one, other) => far(one, middle) - far(other, middle))[same.indexOf(slot)]!;
  });
}

function siteOf(card: IslandCard): Site {
  const centres = card.hexes.map(centre).sort((one, other) => one.y - other.y || one.x - other.x);
  const [top, bottom] = [centres[0]!, centres.at(-1)!];
  const middle = { x: mean(centres.map(({ x }) => x)), y: mean(centres.map(({ y }) => y)) };
  const level = bottom.y - top.y < 1;
  const slots = level ? inRow(card, middle) : onHexes(card, middle);
  const covered = card.metropolis_covers.flatMap((slot) => slots[slot] ?? []);
  const [one, other] = [covered[0] ?? middle, covered.at(-1) ?? middle];
  /** Pieces stand at the ends of the upper row: to the east troops, to the west Titans. */
  const long = level && centres.length > 1;
  const reach = long ? 84 : 31;
  const raise = long ? 14 : slots.length > 1 && level ? 28 : 22;
  const at = level ? middle : top;
  /** Slots beside each other in the lowest hex. */
  const row = slots.filter(({ y }) => y === bottom.y + DROP).length;
  return {
    path: outline(card.hexes, INSIDE),
    slots,
    frame: {
      at: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      half: far(one, other) / 2,
      angle: (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI,
    },
    name: { x: level ? middle.x : bottom.x, y: bottom.y + 35 },
    troops: { x: at.x + reach, y: at.y - raise },
    // Whole inside: over a border nobody could say whose side it is on.
    stands: { titan: { x: at.x - reach + 6, y: at.y - raise + 5 } },
    figure: long ? { x: middle.x - 74, y: middle.y + 24 } : { x: bottom.x - (row > 1 ? 46 : 37), y: bottom.y + 22 },
    // Between two hexes side by side the border comes down.
    prosperity: { x: at.x, y: at.y - (long ? 20 : 34) },
    // Where three territories meet, none has much to show.
    capes: [1, -1].map((side) => ({ x: middle.x + side * (long ? 92 : level ? 52 : 40), y: middle.y + (level ? 30 : 4) })),
    cell: true,
  };
}

/** The sand of each island, under all its territories. */
function land(cards: IslandCard[]): string[] {
  const islands = [...new Set(cards.map(({ id, island }) => island ?? id))];
  return islands.map((name) => {
    const parts = cards.filter(({ id, island }) => (island ?? id) === name);
    return outline(
      parts.flatMap(({ hexes }) => hexes),
      -BEACH,
    );
  });
}

export const map: ExpansionMap = { tables, siteOf, land };
