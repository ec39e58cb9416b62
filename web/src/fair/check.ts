/**
 * The page's own check of the dice once a game is over. It knows no rule: it works out the stream from the opened seed and
 * the shares, and holds all of it against what this browser has kept. `trireme verify` plays the game again as well.
 */

import { fromHex, sha256, toHex } from "../lib/sha256";
import type { Drawn } from "../lib/protocol";
import { ABSENT, type Kept } from "./kept";
import { differing, type Wrong } from "./shown";

const DOMAIN = new TextEncoder().encode("trireme stream 2");

/** When the game is over: the record with its seed, what was drawn, and how much of it after each line. */
export function checkRecord(record: string, draws: Drawn[], kept: Kept | null, elsewhere: string, after: number[] = []): Wrong[] {
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
  wrong.push(...tampered(record, header, after, kept?.head ?? ""));
  if (elsewhere) wrong.push({ key: "reused" });
  return wrong;
}

/** What is known of the moves: compared with the head that was kept, whole in themselves, or of a time without seals. */
export function sealing(record: string, kept: Kept | null): "kept" | "whole" | "old" {
  if (!headerOf(record).chain) return "old";
  return kept?.head ? "kept" : "whole";
}

export const chainIn = (record: string) => headerOf(record).chain ?? "";

/** What the seal of the moves says of a record; `count` is the first line that differs, 0 for its header or its end. */
function tampered(record: string, header: Record<string, string>, after: number[], head: string): Wrong[] {
  if (!header.chain) return head ? [{ key: "unsealed" }] : [];
  if (header.scores === undefined) return [{ key: "scores" }];
  const chain = chainOf(record, header, after);
  const [given = "", links = ""] = header.chain.split(" ");
  const places = Math.max(chain.links.length, links.length / LETTERS);
  const differs = Array.from({ length: places }, (_, n) => n).find((n) => chain.links[n] !== links.slice(n * LETTERS, (n + 1) * LETTERS));
  if (differs !== undefined || given !== chain.head) return [{ key: "moves", count: differs ?? 0 }];
  return head && given !== head ? [{ key: "anew" }] : [];
}

const LETTERS = 4;
const SEALED = ["trireme", "game", "rules", "options", "seats", "content", "seal", "shares"];

/** `kit/records/seal.py` says what it is made of. */
function chainOf(record: string, header: Record<string, string>, after: number[]): { head: string; links: string[] } {
  const hash = (text: string) => toHex(sha256(new TextEncoder().encode(text)));
  const told = SEALED.filter((key) => header[key] !== undefined).map((key) => `${key}: ${header[key]}`);
  let link = hash(["trireme chain", ...told, after[0]].join("\n"));
  const links = [link];
  linesOf(record).forEach((line, at) => {
    link = hash(`${link} ${after[at + 1]} ${line}`);
    links.push(link);
  });
  return { head: hash(`${link} ${header.scores}`), links: links.map((each) => each.slice(0, LETTERS)) };
}

function linesOf(record: string): string[] {
  const lines = record.split("\n").map((line) => line.trim());
  return lines.slice(lines.indexOf("") + 1).filter((line) => line && !line.startsWith("#"));
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
