/** A picture for every creature, drawn from layers. Some have curves of their own. */

import { Gallery, type Card, type Own } from "./painting";
import {
  cast,
  cloud,
  clouds,
  column,
  disc,
  flames,
  grass,
  halo,
  rays,
  ridge,
  rocks,
  sand,
  ship,
  sky,
  snake,
  stars,
  tentacle,
  waves,
  type Stops,
} from "./shapes";

const threads = () =>
  [36, 64, 92, 148, 176, 204]
    .map((x, at) => `<path d="M120 ${96 + at * 3}Q${x} 150 ${x} 250" stroke="#f6d98a" stroke-width="1.600" fill="none" opacity=".8"/>`)
    .join("");
const cave = () => `<path d="M-10 262V60C30-30 210-30 250 60V262Z" fill="#0f2a22"/>${halo(120, 120, 110, "#c9f0a2", 0.6)}`;
const fire = () => flames("#ff9a3c", "#fff0b8");

const CARDS: Record<string, Card> = {
  fates: { family: "fate", size: 170, y: 128, far: () => stars(5, 50, 200), near: threads },
  satyr: {
    family: "wood",
    size: 150,
    y: 122,
    turned: -14,
    far: () => ridge(3, 170, 60, 7, "#4f7a3a", 0.6) + ridge(6, 200, 50, 9, "#3a6030", 0.8),
    near: grass,
  },
  dryad: { family: "wood", size: 196, y: 130, far: () => ridge(13, 190, 50, 9, "#4f7a3a", 0.6), near: grass },
  siren: {
    family: "sea",
    size: 184,
    y: 122,
    far: () => disc(172, 60, 26, "#fff6dc", "#ffe0a0") + ridge(21, 190, 60, 6, "#1b5a6c", 0.7),
    near: waves,
  },
  giant: { family: "stone", size: 200, y: 124, far: () => ridge(17, 190, 70, 7, "#6b3418", 0.7), near: rocks },
  chimera: { family: "fire", size: 196, x: 112, y: 128, far: () => ridge(19, 200, 80, 7, "#6b1a12", 0.7), near: fire },
  cyclops: { family: "stone", size: 168, y: 122, far: () => rays(120, 122, 20, 220, "#ffd98a", 0.12), near: rocks },
  sphinx: {
    family: "stone",
    size: 176,
    y: 122,
    far: () => disc(168, 76, 34, "#fff0c0", "#ffc866") + ridge(23, 210, 40, 5, "#8a4a26", 0.8),
    near: sand,
  },
  sylph: { family: "air", size: 178, y: 116, far: () => cloud(60, 70, 0.8, "#fff", 0.5) + cloud(190, 50, 0.7, "#fff", 0.5), near: clouds },
  harpy: {
    family: "air",
    size: 184,
    y: 118,
    tint: ["#ffe3d0", "#c06a7a", "#3b1a3a"],
    far: () => disc(120, 96, 48, "#fff0d0", "#f7b58a"),
    near: clouds,
  },
  griffon: {
    family: "air",
    size: 184,
    y: 122,
    tint: ["#fff2c0", "#d39a3a", "#4a2a0c"],
    far: () => disc(92, 92, 40, "#fff6d8", "#ffd98c") + ridge(31, 226, 50, 7, "#8a7fae", 0.7),
    near: clouds,
  },
  chiron: {
    family: "wood",
    size: 184,
    y: 124,
    far: () => disc(176, 66, 26, "#fff6d0", "#f6e08a") + ridge(29, 190, 60, 7, "#4f7a3a", 0.6),
    near: grass,
  },
  polyphemus: { family: "night", size: 172, y: 120, far: cave, near: waves },
};

function kraken(): string {
  const arm = (x: number, y: number, heading: number, length: number, bend: number, curl: number, power: number, width: number) => ({
    ...{ x, y, heading, length, bend, curl, power, width },
  });
  const evening: Stops = [
    [0, "#0d2b3d"],
    [0.3, "#1b5666"],
    [0.52, "#d99a5b"],
    [0.6, "#f6d08a"],
  ];
  return `${sky(evening)}${halo(128, 146, 100, "#ffe6a6")}${disc(132, 140, 30, "#ffe9b0", "#f0a94e")}
    ${cloud(52, 58, 0.9, "#0f3243", 0.9)}${cloud(196, 40, 1.1, "#0f3243", 0.9)}${cloud(150, 78, 0.6, "#2d6470", 0.8)}
    ${ridge(5, 152, 26, 9, "#3d6a6a", 0.7)}<rect x="-10" y="150" width="260" height="120" fill="#1c6a78"/>${halo(130, 152, 70, "#ffe0a0", 0.7)}
    <path d="M112 158h38M104 165h50M120 172h30" stroke="#ffe6b4" stroke-width="2.500" stroke-linecap="round" opacity=".8"/>
    ${tentacle(arm(34, 268, -96, 236, 0.12, 7.4, 3.2, 19), "#176862", "#f2c79a", 1)}
    ${tentacle(arm(208, 268, -84, 250, -0.1, -7.2, 3.2, 20), "#176862", "#f2c79a", -1)}
    ${ship(122, 128, 0.86, -14)}
    ${tentacle(arm(88, 232, -70, 168, -0.55, 7.8, 2.4, 13), "#2a8f84", "#ffdcae", 1)}
    ${tentacle(arm(172, 236, -104, 128, 0.5, -8.4, 2, 11), "#2a8f84", "#ffdcae", -1)}
    <path d="M66 250C64 196 92 182 124 182S186 196 184 250Z" fill="#1f7d76"/><path d="M66 250C64 196 92 182 124 182C100 196 92 214 96 250Z" fill="#fff" opacity=".12"/>
    <ellipse cx="100" cy="216" rx="12" ry="9" fill="#ffe27a"/><ellipse cx="149" cy="216" rx="12" ry="9" fill="#ffe27a"/><rect x="97" y="208" width="6" height="16" rx="3" fill="#10262b"/><rect x="146" y="208" width="6" height="16" rx="3" fill="#10262b"/><path d="M84 206q16-10 30 0M135 206q15-10 30 0" stroke="#0d3a3c" stroke-width="4" fill="none"/>
    ${waves()}`;
}

function medusa(): string {
  const hair = [
    [-166, 78, 3.2, 9],
    [-150, 84, -3.4, 9],
    [-132, 92, 3.6, 9.5],
    [-114, 88, -3.4, 9.5],
    [-97, 92, 3.2, 9.5],
    [-83, 92, -3.2, 9.5],
    [-66, 88, 3.4, 9.5],
    [-48, 92, -3.6, 9.5],
    [-30, 84, 3.4, 9],
    [-14, 78, -3.2, 9],
    [168, 66, -3.8, 8],
    [12, 66, 3.8, 8],
  ] as const;
  const strand = ([angle, length, bend, width]: readonly [number, number, number, number], at: number) => {
    const around = (angle * Math.PI) / 180;
    const from = { x: 120 + 34 * Math.cos(around), y: 132 + 42 * Math.sin(around), heading: angle + (bend > 0 ? -26 : 26) };
    const limb = { ...from, length: length * 0.82, bend: bend * 0.95, curl: -bend * 2.6, power: 1.2, width: width * 0.72 };
    return snake(limb, at % 2 ? "#3f8a4e" : "#2f6f45");
  };
  const green: Stops = [
    [0, "#102a26"],
    [0.55, "#2f6a52"],
    [1, "#10241f"],
  ];
  return `${sky(green)}${rays(120, 126, 26, 230, "#b9e3a0", 0.1)}${halo(120, 122, 110, "#c9f0a2", 0.55)}
    ${column(28, 250, 168, 26, "#4b6a5c", "#38534a")}${column(212, 250, 132, 26, "#4b6a5c", "#38534a", true)}${hair.map(strand).join("")}
    <path d="M84 118C82 84 100 72 120 72S158 84 156 118C155 150 140 182 120 190C100 182 85 150 84 118Z" fill="#d9e2c4"/><path d="M120 72C140 72 158 84 156 118C155 150 140 182 120 190Z" fill="#a9bd9b"/>
    <path d="M84 118C82 84 100 72 120 72S158 84 156 118C148 104 138 96 120 98C102 96 92 104 84 118Z" fill="#2f6f45"/>
    <path d="M90 121Q101 109 115 119M150 121Q139 109 125 119" stroke="#21352b" stroke-width="4.500" fill="none" stroke-linecap="round"/>
    ${halo(103, 129, 19, "#fff06a", 0.95)}${halo(137, 129, 19, "#fff06a", 0.95)}<path d="M92 130Q103 119 114 130Q103 138 92 130ZM126 130Q137 119 148 130Q137 138 126 130Z" fill="#fff6b0"/><rect x="101.200" y="123" width="3.600" height="13" rx="1.800" fill="#17301f"/><rect x="135.200" y="123" width="3.600" height="13" rx="1.800" fill="#17301f"/>
    <path d="M120 126l-7 25q7 5 14 0Z" fill="#8da386"/><path d="M105 166Q113 160 120 164Q127 160 135 166Q120 178 105 166Z" fill="#7c2f2a"/><path d="M110 167l2.500 7 2.500-6M125 168l2.500 6 2.500-7" fill="#fffaf0"/>
    <path d="M104 184C100 204 84 214 56 222L40 262H200L184 222C156 214 140 204 136 184C128 194 112 194 104 184Z" fill="#1c4a3a"/><path d="M104 184C112 200 128 200 136 184C138 206 130 214 120 214S102 206 104 184Z" fill="#b4c6a4"/>`;
}

function pegasus(icon: string): string {
  const dawn: Stops = [
    [0, "#2a4d8f"],
    [0.35, "#6f9fd0"],
    [0.68, "#f7d3b0"],
    [1, "#f4b48a"],
  ];
  const feathers = [
    [-84, 118, 15],
    [-96, 122, 15],
    [-108, 118, 14],
    [-120, 106, 13],
    [-133, 88, 11],
  ].map(
    ([turned = 0, l = 0, w = 0]) =>
      `<path d="M0-${w * 0.3}C${l * 0.4}-${w} ${l * 0.88}-${w * 0.7} ${l} 0C${l * 0.8} ${w * 0.6} ${l * 0.4} ${w * 0.7} 0 ${w * 0.6}Z" transform="translate(112 150) rotate(${turned})"/>`,
  );
  const figure = cast(icon, {
    x: 124,
    y: 144,
    size: 182,
    from: "#fff",
    to: "#b9cdea",
    ink: "#27406f",
    glow: "#fff6dc",
    body: 22,
    shine: 60,
  });
  return `${sky(dawn)}${stars(3, 26, 70)}${halo(150, 118, 120, "#fff1c4", 0.95)}${disc(150, 116, 52, "#fff6d8", "#ffd98c")}
    ${cloud(36, 96, 0.7, "#fff", 0.55)}${cloud(206, 150, 0.8, "#ffe9d0", 0.9)}${ridge(11, 226, 34, 8, "#b98ea6", 0.75)}
    <g fill="#dfeaf8" stroke="#35548c" stroke-width="1.600" stroke-linejoin="round">${feathers.join("")}</g>${figure}${clouds()}`;
}

function minotaur(icon: string): string {
  const walls = ["#2a1512", "#3b1e17", "#55301f", "#7a4a2a", "#a86c38"].map((fill, at) => {
    const [m, y] = [at * 22, at * 13];
    return `<path d="M${-10 + m} ${-10 + y}H${250 - m}V${262 - y * 1.2}H${210 - m * 0.86}V${34 + y * 1.1}H${30 + m * 0.86}V${262 - y * 1.2}H${-10 + m}Z" fill="${fill}"/>`;
  });
  const torch = (x: number) =>
    `${halo(x, 92, 46, "#ffb648", 0.95)}<g transform="translate(${x} 0)"><path d="M-4 126h8l-2-26h-4Z" fill="#2b160c"/><path d="M0 102C-12 90-1 84-2 70C10 80 14 92 0 102Z" fill="#ffd05a"/><path d="M0 101c-5-6 0-9-1-16 6 5 8 11 1 16Z" fill="#fff2b8"/></g>`;
  const dark: Stops = [
    [0, "#1d0d0c"],
    [1, "#3a1a12"],
  ];
  const figure = { x: 112, y: 148, size: 178, from: "#b5462c", to: "#4a150f", ink: "#150706", glow: "#ffd27a", shine: 46, rim: "#ffce7a" };
  return `${sky(dark)}<rect x="90" y="60" width="60" height="190" fill="#ffce7a"/>${halo(120, 130, 120, "#ffd98a", 1)}${walls.join("")}
    <path d="M40 262L84 214H156L200 262Z" fill="#8a5228"/>${torch(28)}${torch(212)}<ellipse cx="120" cy="240" rx="62" ry="10" opacity=".45"/>
    <g transform="translate(196 150) rotate(14)"><path d="M-3-86H3V92H-3Z" fill="#2b160c" stroke="#120605"/><path d="M0-66C-14-78-30-84-38-80C-30-62-30-44-38-26C-30-22-14-28 0-40C14-28 30-22 38-26C30-44 30-62 38-80C30-84 14-78 0-66Z" fill="#d9c9a8" stroke="#120605" stroke-width="2.500"/></g>
    ${cast(icon, figure)}${halo(103, 88, 9, "#fff06a", 1)}${halo(121, 88, 9, "#fff06a", 1)}<circle cx="112" cy="105" r="5" fill="none" stroke="#f1c857" stroke-width="2.500"/>`;
}

const OWN: Record<string, Own> = {
  kraken: { family: "sea", draw: kraken },
  medusa: { family: "night", draw: medusa },
  pegasus: { family: "air", draw: (icon) => pegasus(icon("pegasus")) },
  minotaur: { family: "stone", draw: (icon) => minotaur(icon("minotaur")) },
};

export const creatures = new Gallery(CARDS, OWN);
