/** The places of the archipelago: where each is pointed at, and what it is called. */

import type { CycladesView, IslandView, SeaView } from "../../lib/protocol";
import { say, speech } from "../../lib/speech.svelte";
import type { Box } from "./components";
import { hexPath, type Point, seaAt, type Site } from "./geometry";
import { expansionsOf } from "./expansion";

export interface Spot {
  place: string;
  at: Point;
  path: string;
  /** What it is and what is there, read aloud. */
  label: string;
  /** The component that explains it, where that is not the place itself. */
  about: string;
  /** The seat whose it is. */
  owner: number | null;
  /** A part of a larger island: its border glows, not its shore. */
  cell?: boolean;
}

/** Half the side of a slot that can be pointed at. */
const HALF = 19;

/** Units of kinds that modules bring. */
export function furtherLabels(units: Record<string, number>): string[] {
  return Object.entries(units).map(([kind, count]) => `${count} × ${speech.words.nameOf(kind)}`);
}

function seaLabel(sea: SeaView, trade: boolean, kraken: boolean): string {
  return [
    say("spot-sea", { sea: sea.id }),
    ...(sea.fleets && sea.owner !== null ? [say("spot-fleets", { count: sea.fleets, seat: sea.owner })] : []),
    ...furtherLabels(sea.units),
    ...(trade ? [say("spot-trade")] : []),
    ...(sea.closed ? [say("spot-closed")] : []),
    ...(kraken ? [speech.words.name("creature", "kraken")] : []),
  ].join(", ");
}

export function islandLabel(island: IslandView, label: string): string {
  return [
    label,
    island.owner === null ? say("spot-free") : say("spot-owned", { seat: island.owner }),
    ...(island.owner === null ? [] : [say("spot-troops", { count: island.troops })]),
    ...furtherLabels(island.units),
    ...(island.metropolis ? [speech.words.name("building", "metropolis")] : []),
    ...island.buildings.filter(Boolean).map((building) => speech.words.name("building", building)),
    ...(island.prosperity ? [say("spot-prosperity", { count: island.prosperity })] : []),
    ...(island.figure ? [speech.words.name("creature", island.figure)] : []),
  ].join(", ");
}

function square({ x, y }: Point): string {
  return `M${(x - HALF).toFixed(1)} ${(y - HALF).toFixed(1)}h${2 * HALF}v${2 * HALF}h${-2 * HALF}Z`;
}

/** Slots that can be answered, and those with a building, unless all of the island is one answer. */
function slotsOf(island: IslandView, site: Site, label: string, shown: (place: string) => boolean): Spot[] {
  return site.slots.flatMap((at, number) => {
    const place = `slot:${island.id}/${number}`;
    const building = island.buildings[number];
    if (!shown(place) && (!building || shown(`island:${island.id}`))) return [];
    const what = building ? speech.words.name("building", building) : say("spot-empty");
    const about = building ? `building:${building}` : place;
    return [
      {
        place,
        at,
        path: square(at),
        about,
        owner: island.owner,
        label: `${say("spot-slot", { island: label, slot: number + 1 })}, ${what}`,
      },
    ];
  });
}

/** All places, as they are read: from north to south, an island before its slots. */
export function spotsOf(view: CycladesView, box: Box, sites: Map<string, Site>, shown: (place: string) => boolean): Spot[] {
  const expansions = expansionsOf(view);
  const seas = view.seas.flatMap((sea) => {
    const card = box.seas.get(sea.id);
    if (!card) return [];
    const at = seaAt(card);
    const place = `sea:${sea.id}`;
    return [
      [{ place, at, path: hexPath(at, 57), about: place, owner: sea.owner, label: seaLabel(sea, card.trade > 0, view.kraken === sea.id) }],
    ];
  });
  const islands = view.islands.flatMap((island) => {
    const [card, site] = [box.islands.get(island.id), sites.get(island.id)];
    if (!card || !site) return [];
    const place = `island:${island.id}`;
    const said = [islandLabel(island, card.label), ...expansions.flatMap((expansion) => expansion.label(view, place))].join(", ");
    const spot = { place, at: site.troops, path: site.path, about: place, owner: island.owner, label: said, cell: site.cell ?? false };
    return [[spot, ...slotsOf(island, site, card.label, shown)]];
  });
  return [...seas, ...islands].sort(([one], [other]) => one!.at.y - other!.at.y || one!.at.x - other!.at.x).flat();
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest place in the direction of an arrow key. */
export function towards(spots: Spot[], from: Point, key: string): Spot | undefined {
  const { x: dx, y: dy } = ARROWS[key] ?? { x: 0, y: 0 };
  let [best, least] = [undefined as Spot | undefined, Infinity];
  for (const spot of spots) {
    const [x, y] = [spot.at.x - from.x, spot.at.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 4 && aside <= 2.2 * ahead && ahead + 1.6 * aside < least) [best, least] = [spot, ahead + 1.6 * aside];
  }
  return best;
}
