/**
 * What this browser keeps of a table's dice, so that it can check them by itself when the game is over: the seal that it
 * saw before it gave a share, the shares that it gave, and those of all when the game began. `trireme verify --kept`
 * reads the same.
 */

import { toHex } from "../lib/sha256";
import type { SeatInfo, TableInfo } from "../lib/protocol";
import { store, stored, storedUnder } from "../lib/settings.svelte";

export interface Kept {
  table: string;
  seal: string;
  /** The shares that this browser gave, by the names of their seats. */
  given: Record<string, string>;
  /** The shares of all when the game began, as a record has them; empty before. */
  shown: string;
  /** Seats of bots, which give no share. */
  bots: string[];
  /** The head of the chain that seals the moves, as it was told when the game ended, */
  head?: string;
  /** and its links, which this page has worked out: they say which move differs. */
  links?: string;
}

export const ABSENT = "absent";
const KEY = "dice.";
const SHARE_BYTES = 32;

/** A browser that forgets has kept it as long as its page is open. */
const here = new Map<string, Kept>();

/** Shares that are on their way, by table and seat: the same is sent again where an answer was lost. */
const sent = new Map<string, string>();

export const freshShare = () => toHex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)));

const sharesOf = (seats: SeatInfo[]) => seats.map((seat) => seat.share ?? ABSENT).join(" ");

export function keptOf(table: string): Kept | null {
  // Another window may have kept more by now.
  return (JSON.parse(stored(KEY + table) || "null") as Kept | null) ?? here.get(table) ?? null;
}

function keep(kept: Kept): void {
  here.set(kept.table, kept);
  store(KEY + kept.table, JSON.stringify(kept));
}

/**
 * A table is seen: what was seen before stays as it was. Once the game is over there is nothing left to keep, nor of a
 * first game, whose dice are the same every time.
 */
export function keepSeen(info: TableInfo): Kept | null {
  const known = keptOf(info.id);
  if (info.status === "over" || info.lesson) return known;
  let kept = known ?? { table: info.id, seal: info.seal, given: {}, shown: "", bots: [] };
  if (info.status !== "waiting" && !kept.shown) {
    kept = { ...kept, given: givenBy(kept, info), bots: botsOf(info), shown: sharesOf(info.seats) };
  }
  for (const seat of info.mine) {
    const { seat_name } = info.seats[seat]!;
    const share = sent.get(`${info.id} ${seat_name}`);
    if (share && sent.delete(`${info.id} ${seat_name}`)) kept = { ...kept, given: { ...kept.given, [seat_name]: share } };
  }
  if (kept !== known) keep(kept);
  return kept;
}

/** The share to send for a seat. It counts as given once the seat is mine: somebody else may be faster. */
export function shareToSend(table: TableInfo, { seat_name }: SeatInfo): string {
  keepSeen(table);
  const key = `${table.id} ${seat_name}`;
  const share = sent.get(key) ?? freshShare();
  sent.set(key, share);
  return share;
}

/** A share was given for a seat of a new table: to the seal that was asked for. */
export function keepGiven(table: string, seal: string, seat: string, share: string): void {
  const kept = keptOf(table) ?? { table, seal, given: {}, shown: "", bots: [] };
  keep({ ...kept, given: { ...kept.given, [seat]: share } });
}

/** The game is over: what is told first of the seal of its moves stays as it was. */
export function keepHead(table: string, head: string): void {
  const kept = keptOf(table);
  if (kept && head && !kept.head) keep({ ...kept, head });
}

/** The links of a chain that fits its record and the head that was told. */
export function keepLinks(table: string, chain: string): void {
  const kept = keptOf(table);
  const [head, links] = chain.split(" ");
  if (kept && !kept.links && links && kept.head === head) keep({ ...kept, links });
}

/** The shares that count: who has given a seat back, or has lost it before the start, has none in the game. */
export function givenBy(kept: Kept, info: TableInfo): Record<string, string> {
  const mine = info.mine.map((seat) => info.seats[seat]!.seat_name);
  return Object.fromEntries(Object.entries(kept.given).filter(([seat]) => mine.includes(seat)));
}

export const botsOf = (info: TableInfo) => info.seats.filter(({ kind }) => kind === "bot").map((seat) => seat.seat_name);

/** Another table that was seen with this seal: who knows the seed of one knows that of the other. */
export const sameSeal = (table: string, seal: string) => storedUnder(KEY).find((id) => id !== table && keptOf(id)?.seal === seal) ?? "";

/** An address from which it can be downloaded. */
export const asFile = (what: object) => `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(what, null, 2))}`;
