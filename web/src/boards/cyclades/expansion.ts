/** What the page has for an expansion of Cyclades. It is loaded where a table plays with it, and stands in places that the board keeps free. */

import type { Component } from "svelte";
import type { CycladesView, GameEvent, IslandView, Forecast, SeaView } from "../../lib/protocol";
import type { Cost } from "../../play/cost";
import type { Tally } from "../kit/tally";
import type { Moment, Sound, Telling } from "../telling";
import { Box, type BoardTables, type IslandCard, type Places } from "./components";
import type { Site } from "./geometry";

interface Beside {
  view: CycladesView;
  board: Places;
  me: number | null;
}

/** A board of its own, in place of the printed ones. */
export interface ExpansionMap {
  tables: (components: Record<string, unknown>, players: number) => BoardTables | undefined;
  siteOf: (card: IslandCard) => Site;
  /** The outlines of the land under all its parts. */
  land: (cards: IslandCard[]) => string[];
}

export interface Figure {
  icon: string;
  count: number;
  label: string;
  place: string;
}

/** A place beside the board that several share. */
interface Shelf {
  name: string;
  title: (view: CycladesView) => string;
  Cards: Component<Beside & { components: Record<string, unknown> }>;
  /** Whether this place lies on it. */
  holds: (place: string) => boolean;
}

export interface ExpansionUi {
  /** Icons in a file of their own. */
  icons: { address: string; names: Iterable<string> };
  /** Pictures of cards, and the colours under their names. */
  scenes: Record<string, { picture: string; plate: string }>;
  map?: ExpansionMap;
  /** Seats that play together; their panels are one. */
  teams?: (view: CycladesView) => number[][];
  Team?: Component<{ view: CycladesView; seats: number[]; me: number | null }>;
  /** A unit of a kind of its own, around (0, 0), and the kinds. */
  Piece?: Component<{ kind: string; seat: number | null }>;
  kinds: readonly string[];
  /** Above the gods. */
  Above?: Component<Beside>;
  /** Under one of them. */
  UnderGod?: Component<Beside & { god: string }>;
  /** Beside the creatures, or instead of them where there is little room. */
  shelf?: Shelf;
  /** On the board, over islands and seas. */
  OnBoard: Component<{ view: CycladesView; box: Box; sites: Map<string, Site>; swell: number; me: number | null }>;
  /** What is said besides of an island or a sea. */
  Here: Component<{ view: CycladesView; island: IslandView | undefined; sea: SeaView | undefined }>;
  /** Numbers among those of a player, each with what explains it. */
  figures?: (view: CycladesView, seat: number) => Figure[];
  /** In the panel of a player, and in the line of my means on a phone. */
  OfPlayer: Component<{ view: CycladesView; board: Places; seat: number; mine: boolean }>;
  InStrip?: Component<{ view: CycladesView; me: number }>;
  /** Under all else beside the board. */
  Below?: Component<Beside & { components: Record<string, unknown> }>;
  /** Islands outside the board that it shows in its own way. */
  shows: readonly string[];
  /** What it says of a place besides, read aloud. */
  label: (view: CycladesView, place: string) => string[];
  /** What this phase is called with it, where it is called otherwise. */
  phase?: (view: CycladesView) => string | undefined;
  /** What a title of the board is called with it, where it is called otherwise. */
  titles: Record<string, string>;
  /** Icons of deeds, by the keys and figures of answers; what its answers and events cost; */
  deeds: (key: string, args: Record<string, unknown>) => string | undefined;
  costs: Record<string, Cost>;
  /** how its events are told. */
  telling: Pick<Telling, "losses" | "general" | "minor"> & {
    lasts: Record<string, number>;
    sounds: Record<string, Sound>;
    moment: (event: GameEvent) => Moment | null;
  };
  /** What the seats have done with it in a whole game. */
  tallies: (events: GameEvent[], seats: number) => Tally[];
  /** Whether an outlook is shown where it belongs, and not in the bar. */
  foretells: (outlook: Forecast) => boolean;
}

const expansions = new Map<string, ExpansionUi>();

let all: readonly ExpansionUi[] = [];

export function join(module: string, expansion: ExpansionUi): void {
  expansions.set(module, expansion);
  all = [...expansions.values()];
}

/** Those of the expansions at this table. */
export function expansionsOf(view: CycladesView): ExpansionUi[] {
  return Object.keys(view.modules).flatMap((module) => expansions.get(module) ?? []);
}

/** The board of an expansion at this table, where one has its own. */
export function mapOf(view: CycladesView): ExpansionMap | undefined {
  return expansionsOf(view).find(({ map }) => map)?.map;
}

/** The components, with the board that lies on this table. */
export function boxOf(components: Record<string, unknown>, players: number, map: ExpansionMap | undefined): Box {
  return new Box(components, players, map?.tables(components, players));
}

/** All that have been loaded: what they say of names of theirs holds at every table. */
export const allExpansions = (): readonly ExpansionUi[] => all;

export const hasExpansion = (module: string) => expansions.has(module);
