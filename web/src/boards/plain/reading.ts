/** A view that nobody has drawn a board for, sorted into what can be shown of any: facts, players, lists, tables. */

import type { GameView } from "../../lib/protocol";
import { say, speech } from "../../lib/speech.svelte";

type Scalar = null | boolean | number | string;
export type Value = Scalar | Value[] | { [name: string]: Value };
export type Part = Record<string, Value>;

/** What every view has, and the page shows elsewhere. */
const ELSEWHERE = ["game", "seats", "seat", "asked", "by_seat", "type"];

interface Sorted {
  /** Single figures and words. */
  facts: [name: string, value: Scalar][];
  /** What each seat has, in the order of seats. */
  bySeat: [name: string, values: Value[]][];
  /** Several figures or words. */
  lists: [name: string, values: Scalar[]][];
  /** Several things with the same names. */
  tables: [name: string, rows: Part[]][];
  /** What has a name of its own for what is in it. */
  groups: [name: string, part: Part][];
}

const isPart = (value: Value): value is Part => value !== null && typeof value === "object" && !Array.isArray(value);
const isScalar = (value: Value): value is Scalar => value === null || typeof value !== "object";

/** What of a view holds something for each seat is said by the view itself. */
export function sorted(part: Part, bySeat: string[], path = ""): Sorted {
  const found: Sorted = { facts: [], bySeat: [], lists: [], tables: [], groups: [] };
  for (const [name, value] of Object.entries(part)) {
    if (!path && ELSEWHERE.includes(name)) continue;
    if (isScalar(value)) found.facts.push([name, value]);
    else if (isPart(value)) found.groups.push([name, value]);
    else if (bySeat.includes(path + name)) spread(found, name, value);
    else if (value.length && value.every(isPart)) found.tables.push([name, value]);
    else found.lists.push([name, value.map((each) => (isScalar(each) ? each : textOf(name, each)))]);
  }
  return found;
}

/** A row for each name, where seats have things with names. */
function spread(found: Sorted, name: string, values: Value[]): void {
  if (!values.every(isPart)) {
    found.bySeat.push([name, values]);
    return;
  }
  for (const each of new Set(values.flatMap((part) => Object.keys(part)))) {
    if (each !== "seat") found.bySeat.push([each, values.map((part) => part[each] ?? null)]);
  }
}

/** The game's word for what a fact is called, or its name in the view. */
export function nameOf(name: string): string {
  const text = name.replace(/[-_]/g, " ");
  return speech.words.perhaps(`fact-${name}`, text.charAt(0).toUpperCase() + text.slice(1));
}

export function textOf(name: string, value: Value): string {
  if (value === null) return say("plain-unknown");
  if (typeof value === "boolean") return say(value ? "plain-yes" : "plain-no");
  if (typeof value === "number") return String(value).replace("-", "−");
  if (typeof value === "string") return speech.words.perhaps(`${name}-${value}`, speech.words.nameOf(value)) || say("plain-nothing");
  const parts = Array.isArray(value)
    ? value.map((each) => textOf(name, each))
    : Object.entries(value).map(([each, part]) => `${nameOf(each)} ${textOf(each, part)}`);
  return parts.join(Array.isArray(value) ? ", " : " · ") || say("plain-nothing");
}

/** A place by its kind and its id: `tile:agora`. */
export function placeName(place: string): { kind: string; name: string } {
  const at = place.indexOf(":");
  const [kind, id] = [place.slice(0, at), place.slice(at + 1)];
  return { kind: nameOf(kind), name: speech.words.perhaps(`${kind}-${id}`, speech.words.nameOf(id)) };
}

const part = (view: GameView) => view as unknown as Part;

export function roundOf(view: GameView): number {
  const round = part(view).round ?? part(view).cycle ?? part(view).turn;
  return typeof round === "number" ? round : 0;
}

export function where(view: GameView): string {
  const { phase } = part(view);
  const said = [
    ...(roundOf(view) ? [`${say("end-round").toLowerCase()} ${roundOf(view)}`] : []),
    ...(typeof phase === "string" ? [textOf("phase", phase)] : []),
  ];
  return said.join(" · ");
}

/** A view does not say what a position is worth. */
export function scoresOf(): number[] {
  return [];
}
