/** The components of Cyclades as its content file has them, as far as the page shows them. */

import { settings } from "../../lib/settings.svelte";
import type { BoardProps } from "../board";

/** What all that lies on the board needs to know of the game's state, and how it answers. */
export type Places = Pick<BoardProps, "open" | "chosen" | "lit" | "answerAt" | "shortAt" | "onpick" | "onexplain" | "seats">;

interface Card {
  id: string;
  /** The chapter of the rulebook that speaks of it. */
  section: string;
  name_en: string;
  name_fr: string;
  text_en: string;
  text_fr: string;
  rulings_en?: string[];
  rulings_fr?: string[];
  provenance: "official" | "reconstructed" | "designed";
}

interface GodCard extends Card {
  tile: boolean;
  recruit?: { unit: string; first: number; extra_costs: number[]; max_total: number };
  build?: { building: string; cost: number };
  buys_creatures: boolean;
}

interface BuildingCard extends Card {
  god: string;
  cost: number;
}

interface CreatureCard extends Card {
  figurine: boolean;
  optional: boolean;
  duration: string;
}

/** Axial coordinates of a hex with a corner on top: q to the east, r to the south. */
export type Hex = [q: number, r: number];

export interface IslandCard {
  id: string;
  label: string;
  /** Where French writes the name with an accent. */
  label_fr?: string;
  hexes: Hex[];
  slots: number;
  /** Near which hex each slot is drawn. */
  slot_hexes: Hex[];
  /** Slots under the frame of the Metropolis. */
  metropolis_covers: number[];
  prosperity: number;
  adj_seas: string[];
  /** The larger island that it is a part of, where islands are divided, and the parts across its borders. */
  island?: string;
  adj_territories?: string[];
}

export interface SeaCard {
  id: string;
  q: number;
  r: number;
  trade: number;
  adj_seas: string[];
  adj_islands: string[];
}

export interface BoardTables {
  island: IslandCard[];
  sea: SeaCard[];
}

function byId<T extends { id: string }>(cards: unknown): Map<string, T> {
  return new Map((cards as T[]).map((card) => [card.id, card]));
}

/** Types of building that make a Metropolis together, in the order of their gods. */
export const BUILDINGS = ["port", "fortress", "temple", "university"] as const;

export class Box {
  readonly gods: Map<string, GodCard>;
  readonly buildings: Map<string, BuildingCard>;
  readonly creatures: Map<string, CreatureCard>;
  readonly islands: Map<string, IslandCard>;
  readonly seas: Map<string, SeaCard>;
  /** What modules bring besides, whatever it is. */
  readonly others: Map<string, Card>;

  /** `players` says which of the boards lies on the table, unless an expansion has one of its own. */
  constructor(components: Record<string, unknown>, players: number, own?: BoardTables) {
    this.gods = byId(components.god);
    this.buildings = byId(components.building);
    this.creatures = byId(components.creature);
    this.others = new Map(
      Object.values(components)
        .flatMap((cards) => (Array.isArray(cards) ? (cards as Card[]) : []))
        .map((card) => [card.id, card]),
    );
    const board = own ?? (components.board as Record<string, BoardTables>)[players];
    const islands = board?.island ?? [];
    this.islands = byId(settings.language === "fr" ? islands.map((card) => ({ ...card, label: card.label_fr ?? card.label })) : islands);
    this.seas = byId(board?.sea ?? []);
  }
}

/** The kind and the id of a place: `slot:naxos/1` is a `slot` with the id `naxos/1`. */
export function partsOf(place: string): { kind: string; id: string } {
  const at = place.indexOf(":");
  return { kind: place.slice(0, at), id: place.slice(at + 1) };
}
