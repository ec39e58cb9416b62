/** The components of Peloponnes as its content file has them, as far as the board shows them. */

import type { BoardProps } from "../board";

/** What all that lies on the board needs to know of the game's state, and how it answers. */
export type Places = Pick<BoardProps, "question" | "open" | "chosen" | "lit" | "shortAt" | "onpick" | "onexplain" | "seats">;

export interface Goods {
  wood?: number;
  stone?: number;
  food?: number;
  coins?: number;
  luxury?: number;
  choice?: number;
  population?: number;
  fish?: number;
}

export interface TileCard {
  id: string;
  name_en: string;
  name_fr: string;
  expansion: string;
  /** 0 for a sea tile, which is bought for its cost and never bid for. */
  min_bid: number;
  prestige: number;
  population: number;
  once: Goods;
  income: Goods;
  provenance: "official" | "reconstructed" | "designed";
  cost?: Goods;
  needs_population?: number;
  protects?: string[];
  text_en?: string;
  text_fr?: string;
  kinds?: string[];
  supply?: boolean;
  /** Inhabitants that a sea tile feeds in every supply round. */
  feeds?: number;
}

export interface CivilizationCard {
  id: string;
  name_en: string;
  name_fr: string;
  order: number;
  income: Goods;
  protects: string[];
  text_en: string;
  text_fr: string;
  provenance: string;
}

interface DisasterCard {
  id: string;
  text_en: string;
  text_fr: string;
  provenance: string;
}

export interface Limits {
  wood: number;
  stone: number;
  food: number;
}

const GOODS = ["wood", "stone", "food", "coins", "luxury", "choice", "population", "fish"] as const;
type Good = (typeof GOODS)[number];

/** Goods that are not 0, always in the same order. */
export function listed(goods: Goods | undefined): [Good, number][] {
  return GOODS.flatMap((good): [Good, number][] => (goods?.[good] ? [[good, goods[good]]] : []));
}

export class Box {
  readonly tiles = new Map<string, TileCard>();
  readonly civilizations = new Map<string, CivilizationCard>();
  readonly limits: Limits;
  readonly disasters = new Map<string, DisasterCard>();

  constructor(components: Record<string, unknown>) {
    for (const table of ["building", "terrain"]) {
      for (const card of components[table] as TileCard[]) this.tiles.set(card.id, card);
    }
    for (const card of (components.sea ?? []) as TileCard[]) this.tiles.set(card.id, { ...card, min_bid: 0, once: {}, income: {} });
    for (const card of components.civilization as CivilizationCard[]) this.civilizations.set(card.id, card);
    this.limits = components.limits as Limits;
    for (const card of components.disaster as DisasterCard[]) this.disasters.set(card.id, card);
  }
}
