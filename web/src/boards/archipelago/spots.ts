/** What can be pointed at on the chart: hexes always; spots, citizens, buildings and free places where they mean something. */

import type { ArchipelagoView } from "../../lib/protocol";
import { say, speech } from "../../lib/speech.svelte";
import { centreOf, gapsOf, HEX, type Point } from "./hexes";
import type { Standing } from "./pieces";

export interface Spot {
  place: string;
  at: Point;
  /** What is pointed at, around the point. */
  path: string;
  label: string;
}

const circle = (r: number) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
const UNIT = "M-15-12A15 19 0 1 1 15-12A15 19 0 1 1-15-12Z";
const HOUSE = circle(24);

/** What a screen reader says of a hex: its name, what it has, who stands there. */
function hexSaid({ tile }: Standing): string {
  const words = speech.words;
  const counts = new Map<string, number>();
  for (const resource of tile.icons) counts.set(resource, (counts.get(resource) ?? 0) + 1);
  const units = tile.units.map(({ seat, ship, lying, engaged, count }) =>
    say("chart-unit", { seat, count, unit: ship ? "ships" : "citizens", state: lying ? "lying" : engaged ? "engaged" : "free" }),
  );
  const houses = tile.houses.map(({ building, controller }) => say("chart-house", { building, seat: controller ?? -1 }));
  return [words.nameOf(tile.id), ...[...counts].map(([resource, count]) => words.count(count, resource)), ...houses, ...units].join(", ");
}

export function spotsOf(view: ArchipelagoView, standings: Standing[], wanted: (place: string) => boolean, laying: number): Spot[] {
  const found: Spot[] = [];
  for (const cell of laying ? gapsOf(view.tiles, laying) : []) {
    found.push({ place: `cell:${cell}`, at: centreOf(cell), path: HEX, label: say("chart-gap", { cell }) });
  }
  for (const standing of standings) {
    const { tile } = standing;
    found.push({ place: `tile:${tile.id}`, at: standing.centre, path: HEX, label: hexSaid(standing) });
  }
  for (const { tile, houses, units, spots } of standings) {
    const name = speech.words.nameOf(tile.id);
    for (const { place, at, building, controller } of houses) {
      const label = `${name}, ${say("chart-house", { building, seat: controller ?? -1 })}`;
      if (wanted(place)) found.push({ place, at: { x: at.x, y: at.y - 10 }, path: HOUSE, label });
    }
    const standingAt = (place: string) => units.find((unit) => unit.place === place && unit.seat === view.seat && !unit.engaged)?.at;
    for (const [spot, at] of spots) {
      const place = `spot:${tile.id}/${spot}`;
      if (wanted(place))
        found.push({ place, at: standingAt(place) ?? at, path: UNIT, label: say("answer-place", { tile: tile.id, spot }) });
    }
    for (const unit of new Map(units.filter(({ lying }) => lying).map((each) => [each.own, each])).values()) {
      if (wanted(unit.own)) {
        const label = say("answer-stand", { seat: unit.seat, tile: tile.id, spot: unit.spot });
        found.push({ place: unit.own, at: { x: unit.at.x, y: unit.at.y + 8 }, path: UNIT, label });
      }
    }
  }
  return found;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next one in the direction of an arrow key. */
export function towards(spots: Spot[], from: Spot, key: string): Spot | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  let [best, least]: [Spot | undefined, number] = [undefined, Infinity];
  for (const spot of spots) {
    const [x, y] = [spot.at.x - from.at.x, spot.at.y - from.at.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y - y * way.x);
    if (spot !== from && ahead > 6 && ahead + 2 * aside < least) [best, least] = [spot, ahead + 2 * aside];
  }
  return best;
}
