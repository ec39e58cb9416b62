/** The components of Archipelago as its content file has them, as far as the board shows them. */

import { say, speech } from "../../lib/speech.svelte";
import type { BoardProps } from "../board";

/** What all that lies on the board needs to know of the game's state, and how it answers. */
export type Places = Pick<BoardProps, "open" | "chosen" | "lit" | "answerAt" | "shortAt" | "onpick" | "onexplain" | "seats">;

export const RESOURCES = ["fruit", "cattle", "fish", "wood", "stone", "iron"] as const;
export type Resource = (typeof RESOURCES)[number];
export const MARKETS = ["domestic", "export"] as const;
export type MarketId = (typeof MARKETS)[number];

interface Entry {
  id: string;
  provenance: string;
}

export interface Face extends Entry {
  hex: string;
  edges: string;
  resources: Resource[];
  huts: number;
  volcano: boolean;
  land: boolean;
  banks: { edges: number[]; resources: Resource[] }[];
}

export interface Op {
  op: string;
  n: number;
  kind: string;
  resource: Resource | null;
  resources: Resource[];
  market: string;
  action: string;
  what: string;
  max: number;
  florins: number;
  rebels: number;
  steps: { from: number; n: number }[];
  options: { resources: Record<string, number>; rebels: number }[];
}

interface Cost {
  florins: number;
  discs: number;
  citizens: number;
  resources: Record<string, number>;
}

export interface Card extends Entry {
  kind: "character" | "progress" | "wonder";
  prices: number[];
  arrow: "black" | "multicolour" | "passive" | "none";
  activation: Cost;
  requires: Record<string, number>;
  ops: Op[];
  vp: number;
}

export interface Row {
  price: number;
  workers: number;
  rebels: number;
}

export interface Section {
  resource: Resource;
  columns: number;
  rows: Row[];
  provenance: string;
}

interface TrackRow extends Row {
  from: number;
  to: number;
}

interface Objective extends Entry {
  kind: "ordinary" | "separatist" | "pacifist";
  trigger: { type: string };
  criterion: string;
}

interface Trend extends Entry {
  criterion: string;
  vp: number[];
}

interface Building extends Entry {
  resources: Record<string, number>;
  florins: number;
}

interface Criterion {
  id: string;
  text_en: string;
  text_fr: string;
}

type Content = Record<string, unknown>;

/** What an entry does not name is none. */
const NO_COST: Cost = { florins: 0, discs: 0, citizens: 0, resources: {} };
const NO_FACE: Pick<Face, "banks" | "volcano"> = { banks: [], volcano: false };
const NO_CARD: Pick<Card, "requires"> = { requires: {} };
const NO_OP: Op = {
  op: "",
  n: 0,
  kind: "",
  resource: null,
  resources: [],
  market: "",
  action: "",
  what: "",
  max: 0,
  florins: 0,
  rebels: 0,
  steps: [],
  options: [],
};

const byId = <T extends { id: string }>(entries: T[]) => new Map(entries.map((entry) => [entry.id, entry]));

export class Box {
  readonly faces: Map<string, Face>;
  readonly cards: Map<string, Card>;
  readonly sections: Record<MarketId, Section[]>;
  readonly growth: TrackRow[];
  readonly idle: TrackRow[];
  readonly objectives: Map<string, Objective>;
  readonly trends: Map<string, Trend>;
  readonly events: Map<string, Entry & { ops: Op[] }>;
  readonly buildings: Map<string, Building>;
  readonly criteria: Map<string, Criterion>;
  readonly fee: number;

  constructor(components: Record<string, unknown>) {
    const content = components as Content;
    const start = (content.start as Face[]).map((face) => ({ ...NO_FACE, ...face, hex: face.id }));
    const faces = (content.face as Face[]).map((face) => ({ ...NO_FACE, ...face, land: true }));
    this.faces = byId([...start, ...faces]);
    this.cards = byId(
      (content.evolution_card as Card[]).map((card) => ({ ...NO_CARD, ...card, activation: { ...NO_COST, ...card.activation } })),
    );
    const markets = content.market as { id: MarketId; section: Section[] }[];
    this.sections = Object.fromEntries(markets.map(({ id, section }) => [id, section])) as Record<MarketId, Section[]>;
    this.growth = (content.population_track as { rows: TrackRow[] }).rows;
    this.idle = (content.workers_track as { rows: TrackRow[] }).rows;
    this.objectives = byId(content.objective as Objective[]);
    this.trends = byId(content.trend as Trend[]);
    this.events = byId(content.event as (Entry & { ops: Op[] })[]);
    this.buildings = byId(content.building as Building[]);
    this.criteria = byId(content.criterion as Criterion[]);
    this.fee = (content.evolution_rules as { multicolour_fee: number }).multicolour_fee;
  }

  /** Both sides of a region. */
  sidesOf(hex: string): Face[] {
    return [...this.faces.values()].filter((face) => face.hex === hex);
  }
}

export const rowAt = (rows: TrackRow[], value: number): TrackRow =>
  rows.find(({ from, to }) => value >= from && value <= to) ?? rows.at(-1)!;

const EXPLAINED = ["tile", "spot", "house", "citizen", "card", "buy", "turn", "objective", "trend", "wheel", "section", "deed"];

/** Whether there is more to say of a place than it says itself. */
export const explains = (place: string): boolean => EXPLAINED.includes(place.slice(0, place.indexOf(":")));

/** The names of resources, which sentences count and never name. */
export const resourceName = (resource: string): string => say("wheel-harvest", { resource });

/** Which way a marker goes, and what an effect is about, is in the key of its sentence. */
const UPWARD = ["rebels", "workers", "rebels_per_temple", "rebels_per_town", "workers_per_port"];

/** What a part of a card or an event does: the sentence of the game, with the figures of the entry. */
function sentenceOf(entry: Op): string {
  const op = { ...NO_OP, ...entry };
  const words = speech.words;
  const cubes = (countOf: (resource: string) => number, mark = "") =>
    Object.fromEntries(RESOURCES.map((resource) => [`${resource}${mark}`, countOf(resource)]));
  const key = `effect-${op.op.replaceAll("_", "-")}`;
  const ending = { reveal_buy: `-${op.kind}`, free_action: `-${op.action}` }[op.op] ?? (UPWARD.includes(op.op) && op.n > 0 ? "-up" : "");
  const figures: Record<string, string | number> = {
    n: op.op === "pay_or_rebels" ? op.rebels : Math.abs(op.n),
    resource: op.resource ?? "",
    market: op.market,
    max: op.max,
    florins: op.florins,
    what: op.what,
    ...cubes((resource) => (op.resources.some((each) => each === resource) ? op.n : 0)),
  };
  op.steps.forEach(({ from, n }, at) => Object.assign(figures, at ? { [`n${at + 1}`]: -n, [`from${at + 1}`]: from } : { n: -n }));
  op.options.forEach(({ resources, rebels }, at) =>
    Object.assign(
      figures,
      cubes((resource) => resources[resource] ?? 0, String(at + 1)),
      { [`n${at + 1}`]: -rebels },
    ),
  );
  return words.say(key + ending, figures);
}

export const sentencesOf = (ops: Op[]): string => ops.map(sentenceOf).join(" ");
