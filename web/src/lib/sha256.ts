/**
 * SHA-256, for the dice. The browser's own is missing on pages that came over plain http, as in a home network, and a
 * check that only some players can make is none.
 */

const WORDS = 64;

/** The first 32 bits of the fractional parts of a root of the first primes: square roots begin, cube roots stir. */
const [START, STIR] = (() => {
  const start: number[] = [];
  const stir: number[] = [];
  const part = (root: number) => ((root % 1) * 2 ** 32) | 0;
  for (let number = 2; stir.length < WORDS; number++) {
    let prime = true;
    for (let factor = 2; factor * factor <= number; factor++) prime &&= number % factor !== 0;
    if (!prime) continue;
    if (start.length < 8) start.push(part(Math.sqrt(number)));
    stir.push(part(Math.cbrt(number)));
  }
  return [start, stir];
})();

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const state = [...START];
  const words = new Int32Array(WORDS);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let at = 0; at < WORDS; at++) {
      if (at < 16) {
        words[at] = padded.getInt32(block + at * 4);
        continue;
      }
      const [early, late] = [words[at - 15]!, words[at - 2]!];
      const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[at] = words[at - 16]! + low + words[at - 7]! + high;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < WORDS; at++) {
      const chosen = (e & f) ^ (~e & g);
      const stirred = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + STIR[at]! + words[at]!;
      const most = (a & b) ^ (a & c) ^ (b & c);
      const mixed = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + stirred) | 0, c, b, a, (stirred + mixed) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at]! + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setInt32(at * 4, word));
  return new Uint8Array(digest.buffer);
}

export const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
