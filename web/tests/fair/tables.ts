/** A table, its record and its draws, as an honest server makes them, or another one. */

import { createHash } from "node:crypto";
import type { Drawn, SeatInfo, TableInfo } from "../../src/lib/protocol";

export const SEED = "11".repeat(32);
export const MINE = "0a".repeat(32);
export const HERS = "0b".repeat(32);

const hash = (...parts: (string | Uint8Array)[]) => {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part);
  return new Uint8Array(digest.digest());
};
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const sealOf = (seed: string) => hex(hash(bytes(seed)));

const PLAYERS: [string, SeatInfo["kind"], string | null][] = [
  ["Ada", "player", MINE],
  ["Bea", "player", HERS],
  ["Sappho", "bot", null],
];

function seats(shares: (string | null)[]): SeatInfo[] {
  return PLAYERS.map(([name, kind], seat) => ({
    seat,
    seat_name: "ABC"[seat]!,
    kind,
    name,
    bot: kind === "bot" ? "random" : "",
    connected: true,
    mine: seat === 0,
    share: shares[seat] ?? null,
    stand_in: null,
  }));
}

export function table(more: Partial<TableInfo> = {}, shares: (string | null)[] = [MINE, HERS, null]): TableInfo {
  const info = { id: "t", seal: sealOf(SEED), format: 2, status: "waiting", mine: [0], seats: seats(shares) };
  return { ...info, ...more } as unknown as TableInfo;
}

/** What a server draws that has this seed and puts these shares in: it always fits together. */
export function played(seed = SEED, shares: (string | null)[] = [MINE, HERS, null]): { record: string; draws: Drawn[] } {
  const parts = shares.flatMap((share, seat) => (share ? [Uint8Array.of(seat, share.length / 2), bytes(share)] : []));
  const key = hash("trireme stream 2", bytes(seed), ...parts);
  const draws = Array.from({ length: 40 }, (_, n): Drawn => {
    const block = hash(key, Uint8Array.of(0, 0, 0, 0, 0, 0, 0, n >> 2));
    const number = Number(BigInt(`0x${hex(block).slice((n & 3) * 16, (n & 3) * 16 + 16)}`) % 20n);
    return { label: "tile", outcome: `tile ${number >> 1}`, low: number & ~1, high: (number & ~1) + 2, bound: 20 };
  });
  const header = [`trireme: 2`, `seats: A B C`, `seal: ${sealOf(seed)}`, `shares: ${shares.map((each) => each ?? "absent").join(" ")}`];
  return { record: [...header, `seed: ${seed}`, "", "A: pass", ""].join("\n"), draws };
}
