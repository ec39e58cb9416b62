/** Where the pieces of a hex stand: icons and buildings have their places, units stand on them or on free ground. */

import type { House, Tile, Unit } from "../../lib/protocol";
import type { Box, Resource } from "./components";
import { centreOf, type Ground, groundOf, type Point } from "./hexes";

interface IconPiece {
  at: Point;
  resource: Resource;
  taken: boolean;
  pillaged: boolean;
}

interface HousePiece extends House {
  at: Point;
  /** `house:R05a/market` */
  place: string;
}

interface UnitPiece extends Unit {
  at: Point;
  /** `spot:R05a/land`; several seats may share it. */
  place: string;
  /** `citizen:1@R05a/land` */
  own: string;
}

export interface Standing {
  tile: Tile;
  ground: Ground;
  centre: Point;
  icons: IconPiece[];
  houses: HousePiece[];
  units: UnitPiece[];
  /** Where each spot is, for what may still come there. */
  spots: Map<string, Point>;
}

const KINDS = ["town", "market", "port", "temple"];
const BESIDE = { x: 21, y: 7 };
const ON_ICON = { x: 2, y: 8 };
/** How far apart those stand who share a place. */
const APART = 17;

const move = (at: Point, by: Point): Point => ({ x: at.x + by.x, y: at.y + by.y });

export function standingIn(box: Box, tile: Tile): Standing {
  const face = box.faces.get(tile.id)!;
  const ground = groundOf(face, tile.turn);
  const centre = centreOf(tile.cell);
  const onLand = (bank: number, at: number) => move(centre, pointOf(ground.banks[bank] ?? ground.banks[0] ?? [], at));
  const onWater = (at: number) => move(centre, pointOf(ground.water, at));
  const bankOfIcon = banksOf(face.banks, tile.icons);
  const used = [0, 0];
  let atSea = 0;
  const icons = tile.icons.map((resource, at): IconPiece => {
    const bank = bankOfIcon[at] ?? 0;
    const afloat = resource === "fish" && ground.water.length > 0;
    const point = afloat ? onWater(atSea++) : onLand(bank, used[bank]!++);
    return { at: point, resource: resource as Resource, taken: tile.taken.includes(at), pillaged: tile.pillaged.includes(at) };
  });
  const houseAt = (kind: string, bank: number) => onLand(bank, used[bank]! + KINDS.indexOf(kind));
  const houses = tile.houses.map((house): HousePiece => ({
    ...house,
    at: houseAt(house.building, house.bank),
    place: `house:${tile.id}/${house.building}`,
  }));
  const spots = new Map<string, Point>();
  for (const bank of ground.banks.keys()) spots.set(bank ? "land2" : "land", onLand(bank, used[bank]! + KINDS.length));
  for (const { building, at } of houses) spots.set(building, move(at, BESIDE));
  const port = houses.find(({ building }) => building === "port");
  if (port)
    spots.set(
      "harbour",
      nearest(
        ground.water.map((point) => move(centre, point)),
        port.at,
      ) ?? port.at,
    );
  if (ground.water.length) spots.set("water", onWater(atSea + 1)).set("water2", onWater(atSea + 2));

  const shared = new Map<string, number>();
  const crowd = (spot: string) => tile.units.reduce((sum, unit) => sum + (unit.spot === spot ? unit.count : 0), 0);
  const taken = icons.map((icon, at) => ({ ...icon, bank: bankOfIcon[at] ?? 0, free: icon.taken }));
  const units = tile.units.flatMap((unit) =>
    Array.from({ length: unit.count }, (): UnitPiece => {
      const place = `spot:${tile.id}/${unit.spot}`;
      const number = shared.get(unit.spot) ?? 0;
      shared.set(unit.spot, number + 1);
      const icon = /^(icon2?|shoal)$/.test(unit.spot)
        ? taken.find(
            (each) => each.free && (each.resource === "fish") === unit.ship && (unit.ship || each.bank === Number(unit.spot === "icon2")),
          )
        : undefined;
      if (icon) icon.free = false;
      const base = icon ? move(icon.at, ON_ICON) : (spots.get(unit.spot) ?? spots.get(unit.ship ? "water" : "land") ?? centre);
      if (unit.spot === "water" && ground.water.length) return { ...unit, at: onWater(atSea + 1 + number), place, own: "" };
      const aside = icon ? 0 : (number - (crowd(unit.spot) - 1) / 2) * (unit.ship ? 2 * APART : APART);
      return { ...unit, at: move(base, { x: aside, y: number % 2 ? 4 : 0 }), place, own: `citizen:${unit.seat}@${tile.id}/${unit.spot}` };
    }),
  );
  return { tile, ground, centre, icons, houses, units, spots };
}

const pointOf = (points: Point[], at: number): Point => points[at % Math.max(1, points.length)] ?? { x: 0, y: 0 };

function nearest(points: Point[], to: Point): Point | undefined {
  const far = (point: Point) => Math.hypot(point.x - to.x, point.y - to.y);
  return points.length ? points.reduce((best, point) => (far(point) < far(best) ? point : best)) : undefined;
}

/** On which bank each icon is printed. */
function banksOf(banks: { resources: Resource[] }[], icons: string[]): number[] {
  const left = banks.map(({ resources }) => [...resources]);
  return icons.map((resource) => {
    const at = left.findIndex((bank) => (bank as string[]).includes(resource));
    if (at >= 0) left[at]!.splice((left[at] as string[]).indexOf(resource), 1);
    return Math.max(0, at);
  });
}
