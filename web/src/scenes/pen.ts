/** What drawings as SVG text share. */

/** The same numbers from 0 to 1 for the same seed: a scene never changes between two visits. */
export function chance(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

export const f = (number: number): string => number.toFixed(1);

export type Stop = [at: number, colour: string, opacity?: number];

/** A gradient from top to bottom, or from the middle outwards. */
export function gradient(id: string, stops: Stop[], kind: "linear" | "radial" = "linear"): string {
  const inner = stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join("");
  return kind === "radial"
    ? `<radialGradient id="${id}">${inner}</radialGradient>`
    : `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inner}</linearGradient>`;
}

export const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
