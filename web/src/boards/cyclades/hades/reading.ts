/** What Hadès tells in a view; a piece that is not in play tells nothing. */

import type { CycladesView } from "../../../lib/protocol";

interface Favour {
  tile: string;
  /** The god that it lies beside. */
  god: string;
  used: boolean;
}

interface Item {
  item: string;
  seat: number;
  /** I alone have seen it. */
  face_down?: boolean;
  /** When it is played. */
  moment: string;
}

interface Hero {
  hero: string;
  seat: number;
  /** Where he stands; an empty text while he attacks. */
  island: string;
  /** The cycle in which he was hired. */
  hired: number;
}

interface HadesView {
  threat?: number;
  arrives_at?: number;
  threat_dice?: number[];
  /** The god whom Hadès covers; an empty text while he is not here. */
  covered?: string;
  undead_left?: Record<string, number>;
  necropolis?: string;
  necropolis_gold?: number;
  left_gold?: Record<string, number>;
  favour?: Favour | null;
  /** By seat. */
  priestesses?: number[];
  /** Those that I may see, and how many lie face down before each seat. */
  items?: Item[];
  items_face_down?: number[];
  sea_markers?: { sea: string; markers: number }[];
  columns?: string[];
  /** By seat: nobody can attack it in this cycle; */
  sheltered?: boolean[];
  /** gods to whom a seat may make no offering in this cycle; items that a seat is not asked about. */
  barred?: { seat: number; god: string }[];
  not_asked?: { seat: number; item: string }[];
  heroes?: Hero[];
  /** Those that have left the game. */
  gone_heroes?: string[];
}

export function hadesOf(view: CycladesView): HadesView {
  const told: HadesView & { hand?: Omit<Item, "seat" | "face_down">[] } = view.modules.hades ?? {};
  const mine = (told.hand ?? []).map((each) => ({ ...each, seat: view.seat ?? -1, face_down: true }));
  return told.items ? { ...told, items: [...told.items, ...mine] } : told;
}

/** Penthesilea's secret island. */
export const AMAZONS = "amazons";

export const HEROES = ["achilles", "penthesilea", "perseus", "theseus", "odysseus", "hector"] as const;

export const heroesOf = (view: CycladesView, seat: number): Hero[] => (hadesOf(view).heroes ?? []).filter((hero) => hero.seat === seat);
