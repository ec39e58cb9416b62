/** An island far from Greece: sand, a wooded hill, palms, huts of those who live there. */

import { chance, f, times } from "./pen";

export interface Soil {
  sand: string;
  hill: string;
  shade: string;
  trunk: string;
  roof: string;
}

const FRONDS = [-168, -142, -112, -66, -36, -8];

/** A palm of height 100; (0, 0) is its foot. */
function palm(x: number, y: number, size: number, lean: number, { hill, shade, trunk }: Soil): string {
  const frond = (turn: number, n: number) =>
    `<path transform="rotate(${turn})" d="M0 0C14-15 36-15 52 4C36-3 18-2 0 0Z" fill="${n % 2 ? hill : shade}"/>`;
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${size})"><path d="M-4 2C${lean / 4}-30 ${lean / 2}-70 ${lean}-100L${lean + 4}-98C${lean / 2 + 6}-68 ${lean / 4 + 7}-30 5 2Z" fill="${trunk}"/>
    <g transform="translate(${lean + 1} -99)">${FRONDS.map(frond).join("")}</g></g>`;
}

/** A round hut under a roof of leaves. */
function hut(x: number, y: number, size: number, { trunk, roof }: Soil): string {
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${size})"><path d="M-12 0V-14H12V0Z" fill="${roof}"/><path d="M-4 0V-10H4V0Z" fill="${trunk}"/><path d="M-19-12 0-32 19-12Z" fill="${trunk}"/></g>`;
}

/** The middle of its beach is at (x, y). */
export function isle(x: number, y: number, size: number, seed: number, soil: Soil): string {
  const next = chance(seed);
  const palms = times(4, (n) => palm(-96 + n * 56 + next() * 22, 2 - next() * 8, 0.62 + next() * 0.4, (next() - 0.4) * 50, soil));
  const high = 46 + next() * 34;
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-158 10C-120-14 110-18 160 10Z" fill="${soil.sand}"/>
    <path d="M-118 0C-92 ${f(-high * 0.7)}-44 ${f(-high)}-6 ${f(-high)}S92 ${f(-high * 0.6)} 120 0Z" fill="${soil.hill}"/>
    <path d="M10 ${f(-high + 1)}C46 ${f(-high)} 92 ${f(-high * 0.6)} 120 0H30C48 ${f(-high * 0.3)} 36 ${f(-high * 0.8)} 10 ${f(-high + 1)}Z" fill="${soil.shade}"/>
    ${palms.join("")}${hut(12, 4, 0.9, soil)}${hut(52, 5, 0.72, soil)}</g>`;
}
