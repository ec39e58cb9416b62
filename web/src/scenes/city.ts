/** A city of white houses, a temple above it. */

import { chance, f } from "./pen";

export interface Stone {
  lit: string;
  shade: string;
  roof: string;
}

const NOON: Stone = { lit: "#fffaf0", shade: "#d8c6a4", roof: "#e0a53c" };

/** White houses that step down a slope; some have a blue dome. */
function village(points: [number, number][], seed: number, size: number, { lit, shade }: Stone): string {
  const next = chance(seed);
  const houses = points.map(([x, y]) => {
    const [wide, high] = [(16 + next() * 14) * size, (13 + next() * 13) * size];
    const dome = next() < 0.22;
    const door = next() < 0.5 ? "#2f6f9c" : "#7a5a3a";
    const half = wide * 0.34;
    return `<g transform="translate(${f(x)} ${f(y)})"><rect x="${f(-wide / 2)}" y="${f(-high)}" width="${f(wide)}" height="${f(high + 3)}" fill="${lit}"/>
      <rect x="${f(wide * 0.18)}" y="${f(-high)}" width="${f(wide * 0.32)}" height="${f(high + 3)}" fill="${shade}"/>
      ${dome ? `<path d="M${f(-half)} ${f(-high)}A${f(half)} ${f(half)} 0 0 1 ${f(half)} ${f(-high)}Z" fill="#2f6f9c"/>` : ""}
      <rect x="${f(-wide * 0.3)}" y="${f(-high * 0.62)}" width="${f(3.2 * size)}" height="${f(4.6 * size)}" fill="${door}"/></g>`;
  });
  return houses.join("");
}

/** A temple of six columns; (0, 0) is the foot of its steps. */
function temple(x: number, y: number, size: number, { lit, shade, roof }: Stone): string {
  const columns = [-37, -22.2, -7.4, 7.4, 22.2, 37].map(
    (
      at,
    ) => `<rect x="${f(at - 4)}" y="-48" width="8" height="38" fill="${lit}"/><rect x="${f(at + 0.8)}" y="-48" width="3.2" height="38" fill="${shade}"/>
      <rect x="${f(at - 5.5)}" y="-50" width="11" height="3" fill="${lit}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-56 0H56V-5H-56ZM-52-5H52V-10H-52Z" fill="${lit}"/>
    <path d="M0 0H56V-5H0ZM0-5H52V-10H0Z" fill="${shade}"/><rect x="-40" y="-46" width="80" height="36" fill="#6b533a" opacity=".55"/>${columns.join("")}
    <path d="M-50-50H50V-58H-50Z" fill="${lit}"/><path d="M10-50H50V-58H10Z" fill="${shade}"/><path d="M-56-58 0-80 56-58Z" fill="${roof}"/>
    <path d="M-44-59.5 0-77 44-59.5Z" fill="${lit}"/><path d="M0-77 44-59.5H0Z" fill="${shade}"/><circle cy="-66" r="4" fill="${roof}"/></g>`;
}

function cypress(x: number, y: number, high: number, light = "#3f5a3a", dark = "#2b4230"): string {
  const side = (wide: number, foot: number, fill: string) =>
    `<path d="M0 2C${f(foot * high)} ${f(-high * 0.12)} ${f(foot * high * 0.9)} ${f(-high * 0.6)} 0 ${-high}C${f(wide * high)} ${f(-high * 0.6)} ${f(wide * high)} ${f(-high * 0.12)} 0 2Z" fill="${fill}"/>`;
  return `<g transform="translate(${x} ${y})">${side(0.16, -0.17, light)}${side(0.16, 0.07, dark)}</g>`;
}

const TERRACES: [number, number][] = [
  [-50, -66],
  [-30, -64],
  [32, -64],
  [52, -66],
  [-44, -52],
  [46, -52],
  [-66, -48],
  [68, -48],
  [-20, -46],
  [24, -46],
  [-76, -34],
  [-40, -34],
  [40, -34],
  [78, -34],
  [-2, -32],
  [-58, -28],
  [60, -28],
  [-22, -26],
  [20, -26],
];

const BATTLEMENTS = "h6v-5h7v5h7v-5h7v5h7v-5h7v5h7v-5h7v5h7v-5h7v5h7V-12Z";

/** A Metropolis: walls and houses on a rock, a temple and the flag of its founder. (0, 0) is the foot of the rock, 240 wide. */
export function acropolis(x: number, y: number, size: number, colour: string, stone: Stone = NOON): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">
    <path d="M-122 0C-116-22-104-34-92-44C-84-62-72-72-62-82C-50-94-40-98-30-100H34C48-96 58-90 66-80C76-70 88-60 94-44C106-32 116-20 122 0C70 12-70 12-122 0Z" fill="#b98450"/>
    <path d="M34-100C48-96 58-90 66-80C76-70 88-60 94-44C106-32 116-20 122 0C90 8 50 10 20 10C40-20 30-60 34-100Z" fill="#8f5f34"/>
    <path d="M-122 0C-100-12-92-4-70-10S-30 0-6-8 40 0 60-8s40 2 62 8C70 12-70 12-122 0Z" fill="#7a4c28" opacity=".75"/>
    ${village(TERRACES, 31, 0.86, stone)}
    <path d="M-100-16V-28${BATTLEMENTS}" fill="#e9dcc0" stroke="#8a6a3e"/><path transform="scale(-1 1)" d="M-100-16V-28${BATTLEMENTS}" fill="#e9dcc0" stroke="#8a6a3e"/>
    <path d="M-17-10V-34h34V-10Z" fill="#efe2c6" stroke="#8a6a3e"/><path d="M-8-9V-20a8 8 0 0 1 16 0V-9Z" fill="#5c3a1e"/>
    <path d="M-62-82C-50-94-40-98-30-100H34C48-96 58-90 66-80C40-72-30-70-62-82Z" fill="#cfa468"/>
    ${cypress(-58, -78, 34)}${cypress(-66, -74, 25)}${cypress(62, -78, 32)}${cypress(71, -72, 24)}${temple(0, -84, 1, stone)}
    <path d="M0-164V-196" stroke="#5c3a1e" stroke-width="2.5"/>
    <path d="M1-196C16-204 26-188 42-196V-176C26-168 16-184 1-176Z" fill="${colour}" stroke="#fffaf0" stroke-width="2"/></g>`;
}
