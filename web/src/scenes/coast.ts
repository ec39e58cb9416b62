/** The coast on which a game ends: dusk by day, the moon by night. */

import { acropolis, type Stone } from "./city";
import { isle, type Soil } from "./isle";
import { chance, f, gradient, times, type Stop } from "./pen";
import { trireme } from "./ship";

interface Mood {
  sky: Stop[];
  sun: [string, string];
  glow: string;
  far: [string, string, string];
  sea: Stop[];
  waves: [string, string, string];
  stone: Stone;
  soil: Soil;
  stars: number;
}

const DUSK: Mood = {
  sky: [
    [0, "#1a2a55"],
    [0.3, "#4a4a86"],
    [0.58, "#c9788a"],
    [0.8, "#f7b071"],
  ],
  sun: ["#fff0c4", "#ffb45e"],
  glow: "#ffcf8e",
  far: ["#8d6f94", "#6b5a88", "#4c4a78"],
  sea: [
    [0, "#f3a878"],
    [0.1, "#9c7a98"],
    [0.36, "#36588c"],
    [1, "#101f42"],
  ],
  waves: ["#2c4f86", "#1d3868", "#101f42"],
  stone: { lit: "#ffe9d2", shade: "#b79aa2", roof: "#e0a53c" },
  soil: { sand: "#f6dfae", hill: "#5f8a58", shade: "#3c6650", trunk: "#6b4436", roof: "#d9a45c" },
  stars: 40,
};

const NIGHT: Mood = {
  sky: [
    [0, "#071521"],
    [0.5, "#123349"],
    [0.8, "#28566a"],
  ],
  sun: ["#fff8e2", "#e8dcb8"],
  glow: "#cfe6ee",
  far: ["#24485c", "#1c3c50", "#153244"],
  sea: [
    [0, "#2f6673"],
    [0.3, "#174a60"],
    [1, "#061019"],
  ],
  waves: ["#164a60", "#0f3447", "#0a2130"],
  stone: { lit: "#cfe0e2", shade: "#7f9aa2", roof: "#b98a3c" },
  soil: { sand: "#a9b7a4", hill: "#2f5a52", shade: "#1f4243", trunk: "#13282c", roof: "#8a7443" },
  stars: 70,
};

export const [WIDE, HIGH] = [1600, 560];
const HORIZON = 330;
const SUN = { x: 1010, y: 262, r: 58 };

/** A soft ridge: a sum of sines, so that it looks eroded and not ruled. */
function ridge(from: number, to: number, high: number, seed: number, fill: string): string {
  const next = chance(seed);
  const phases = times(4, () => next() * 6);
  const points = times(61, (n) => {
    const at = n / 60;
    const waves = [0.26, 0.14, 0.06, 0.03].reduce((sum, size, i) => sum + size * Math.sin(at * [7, 15, 37, 71][i]! + phases[i]!), 0.52);
    return `L${f(from + (to - from) * at)} ${f(HORIZON - high * Math.sin(Math.PI * at) ** 0.8 * Math.max(0.05, waves))}`;
  });
  return `<path d="M${from} ${HORIZON}${points.join("")}L${to} ${HORIZON}Z" fill="${fill}" opacity=".85"/>`;
}

function swell(y: number, high: number, long: number, fill: string, opacity: number): string {
  const wave = `q${long / 4} ${-high} ${long / 2} 0t${long / 2} 0`;
  return `<path d="M-200 ${y}${wave.repeat(Math.ceil((WIDE + 500) / long))}V640H-200Z" fill="${fill}" opacity="${opacity}"/>`;
}

/** Crests that curl, as on vases. */
function curls(y: number, size: number, fill: string): string {
  const curl = (n: number) =>
    `<path transform="translate(${n * 40} 0)" d="M0 22C8 22 10 2 24 0C35-1 40 9 34 14C30 17 25 14 27 10C20 10 22 20 40 22V80H0Z"/>`;
  return `<g transform="translate(-60 ${y}) scale(${size})" fill="${fill}">${times(44, curl).join("")}</g>`;
}

export interface Coast {
  night: boolean;
  /** The winner's colour and shape. */
  colour: string;
  shape: string;
  /** How many cities stand on the shore; where nobody has won there are none, and no ship comes home. */
  cities: number;
  /** How many islands lie there instead. */
  isles?: number;
}

/** What is inside an `svg` of 1600 × 560. */
export function coast({ night, colour, shape, cities, isles = 0 }: Coast): string {
  const mood = night ? NIGHT : DUSK;
  const next = chance(5);
  const star = () =>
    `<circle cx="${f(next() * WIDE)}" cy="${f(next() * 210)}" r="${f(0.6 + next() * 1.3)}" opacity="${f(0.3 + next() * 0.7)}"/>`;
  const glitter = (n: number) => {
    const [wide, x] = [10 + n * 3.2 + next() * 24, SUN.x + (next() - 0.5) * (18 + n * 7)];
    return `<path d="M${f(x - wide / 2)} ${f(HORIZON + 6 + n * 6.2)}h${f(wide)}" stroke="${mood.sun[0]}" stroke-width="2" stroke-linecap="round" opacity="${f(0.85 - n * 0.024)}"/>`;
  };
  const far = { wood: mood.far[2], dark: mood.far[2], light: mood.far[2] };
  const places: [number, number, number][] = [
    [1400, 372, 1.05],
    [1160, 352, 0.62],
    [1560, 350, 0.5],
    [880, 344, 0.36],
  ];
  const shore = places
    .slice(0, cities)
    .reverse()
    .map(([x, y, size]) => acropolis(x, y, size, colour, mood.stone));
  const lands = places
    .slice(0, isles)
    .reverse()
    .map(([x, y, size]) => isle(x, y + 8 * size, size, x, mood.soil));
  return `<defs>${gradient("coast-sky", mood.sky)}${gradient("coast-sea", mood.sea)}${gradient("coast-sun", [
    [0, mood.sun[0]],
    [1, mood.sun[1]],
  ])}${gradient(
    "coast-glow",
    [
      [0, mood.glow, 0.95],
      [0.5, mood.glow, 0.35],
      [1, mood.glow, 0],
    ],
    "radial",
  )}</defs>
    <rect x="-400" y="-300" width="2400" height="${HORIZON + 320}" fill="url(#coast-sky)"/><g fill="#fff4d6">${times(mood.stars, star).join("")}</g>
    <circle cx="${SUN.x}" cy="${SUN.y}" r="360" fill="url(#coast-glow)"/><circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.r}" fill="url(#coast-sun)"/>
    <path d="M90 118c60-16 150-14 210-4 60-8 130-2 180 8-110 6-290 8-390-4ZM640 74c70-14 190-12 250 2-70 10-190 10-250-2ZM1290 96c60-12 150-8 210 4-60 8-150 8-210-4Z" fill="#fff" opacity="${night ? 0.08 : 0.35}"/>
    <path d="M760 168q7-8 13 0q6-8 13 0M802 150q6-7 11 0q5-7 11 0M726 190q5-6 9 0q4-6 9 0" fill="none" stroke="#40516a" stroke-width="2" stroke-linecap="round" opacity=".55"/>
    ${ridge(420, 1120, 92, 3, mood.far[0])}${ridge(150, 700, 84, 9, mood.far[1])}${ridge(940, 1640, 120, 14, mood.far[1])}${ridge(-160, 360, 128, 22, mood.far[2])}
    <rect x="-400" y="${HORIZON}" width="2400" height="420" fill="url(#coast-sea)"/>${times(26, glitter).join("")}
    ${trireme("far", 560, HORIZON + 12, 0.16, mood.far[2], shape, far)}${trireme("near", 668, HORIZON + 18, 0.2, mood.far[2], shape, far)}
    ${swell(368, 7, 150, mood.waves[0], 0.35)}${shore.join("")}${lands.join("")}${swell(392, 9, 210, mood.waves[0], 0.6)}
    ${cities || isles ? trireme("flag", 880, 430, 0.8, colour, shape) : ""}
    ${swell(458, 12, 260, mood.waves[1], 0.82)}${curls(480, 1.1, mood.waves[1])}${swell(508, 14, 320, mood.waves[2], 0.95)}${curls(520, 1.25, mood.waves[2])}`;
}
