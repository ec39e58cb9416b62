/**
 * The page's own check of the dice. It knows no rule: it works out the stream from the opened seed and the shares, and
 * holds all of it against what this browser has kept. `trireme verify` plays the game again as well.
 */

import { fromHex, sha256, toHex } from "../lib/sha256";
import type { Drawn, TableInfo } from "../lib/protocol";
import { ABSENT, botsOf, givenBy, type Kept } from "./kept";

/** What is wrong: the sentence's key is `dice-wrong-KEY`. Seats go by their names in the record. */
export interface Wrong {
  key: "record" | "seal" | "seed" | "dropped" | "changed" | "shown" | "bot" | "draws" | "reused";
  seats?: string[];
  count?: number;
}

const DOMAIN = new TextEncoder().encode("trireme stream 2");

/** The seal and the shares that a server shows, beside what was kept. */
function differing(seal: string, shares: Record<string, string>, kept: Kept): Wrong[] {
  const wrong: Wrong[] = [];
  if (seal !== kept.seal) wrong.push({ key: "seal" });
  const mine = Object.keys(kept.given);
  const dropped = mine.filter((seat) => (shares[seat] ?? ABSENT) === ABSENT);
  const changed = mine.filter((seat) => !dropped.includes(seat) && shares[seat] !== kept.given[seat]);
  if (dropped.length) wrong.push({ key: "dropped", seats: dropped });
  if (changed.length) wrong.push({ key: "changed", seats: changed });
  const seats = Object.keys(shares);
  const shown = kept.shown.split(" ");
  const others = seats.filter((seat, at) => kept.shown && shares[seat] !== shown[at] && !mine.includes(seat));
  if (others.length) wrong.push({ key: "shown", seats: others });
  const bots = seats.filter((seat) => kept.bots.includes(seat) && shares[seat] !== ABSENT);
  if (bots.length) wrong.push({ key: "bot", seats: bots });
  return wrong;
}

/** Before the end: what the server shows now. */
export function checkShown(info: TableInfo, kept: Kept, elsewhere: string): Wrong[] {
  const shares = Object.fromEntries(info.seats.map((seat) => [seat.seat_name, seat.share ?? ABSENT]));
  const given = kept.shown ? kept.given : givenBy(kept, info);
  const wrong = differing(info.seal, shares, { ...kept, given, bots: botsOf(info) });
  return elsewhere ? [...wrong, { key: "reused" }] : wrong;
}

/** When the game is over: the record with its seed, and what was drawn. */
export function checkRecord(record: string, draws: Drawn[], kept: Kept | null, elsewhere: string): Wrong[] {
  const header = headerOf(record);
  const seats = header.seats?.split(" ") ?? [];
  const seed = fromHex(header.seed ?? "");
  if (!header.seal || !seats.length || seed.length !== 32) return [{ key: "record" }];
  const given = header.shares === undefined || header.shares === "none" ? seats.map(() => ABSENT) : header.shares.split(" ");
  const shares = Object.fromEntries(seats.map((seat, at) => [seat, given[at] ?? ABSENT]));
  const wrong = kept ? differing(header.seal, shares, kept) : [];
  if (toHex(sha256(seed)) !== header.seal) wrong.push({ key: "seed" });
  const stray = strayDraws(header.trireme === "1" ? streamOfFormat1(seed) : streamOf(seed, given), draws);
  if (stray) wrong.push({ key: "draws", count: stray });
  if (elsewhere) wrong.push({ key: "reused" });
  return wrong;
}

function headerOf(record: string): Record<string, string> {
  const lines = record.split(/\n\s*\n/, 1)[0]!.split("\n");
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]));
}

/** Draw n of a game as a number that its bound divides. */
type Stream = (n: number) => bigint;

function streamOf(seed: Uint8Array, shares: string[]): Stream {
  const parts = shares.flatMap((share, seat) => {
    const bytes = share === ABSENT ? null : fromHex(share);
    return bytes ? [Uint8Array.of(seat, bytes.length), bytes] : [];
  });
  const key = sha256(joined(DOMAIN, seed, ...parts));
  return (n) => numberIn(sha256(joined(key, counted(n >> 2))).subarray((n & 3) * 8, (n & 3) * 8 + 8));
}

const streamOfFormat1 =
  (seed: Uint8Array): Stream =>
  (n) =>
    numberIn(sha256(joined(seed, counted(n))));

const strayDraws = (stream: Stream, draws: Drawn[]) =>
  draws.filter(({ low, high, bound }, n) => {
    const number = stream(n) % BigInt(bound);
    return number < low || number >= high;
  }).length;

const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const numberIn = (bytes: Uint8Array) => BigInt(`0x${toHex(bytes)}`);

function counted(n: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setUint32(4, n);
  return new Uint8Array(bytes.buffer);
}
