/** Pictures for what Hadès brings: creatures of the underworld, and Heroes as black figures on clay. */

import { Gallery, type Card, type Own } from "./painting";
import { cast, column, disc, flames, grass, halo, rays, ridge, sky, stars, tentacle, type Stops } from "./shapes";

const pale = () => flames("#7df0c0", "#eafff4");
const clay = () => rays(120, 116, 28, 240, "#fff0d0", 0.13);
/** Walls of a city far away. */
const walls = () =>
  '<path d="M-10 214V168h10v-8h8v8h10v-8h8v8h10v-22h8v-8h8v8h8v-8h8v8h8v68ZM250 214v-40h-10v-8h-8v8h-10v-8h-8v8h-10v-16h-8v-8h-8v8h-8v-8h-8v8h-8v56Z" fill="#8f4a22" opacity=".5"/>';
/** The ground that a figure of a vase stands on: a line of meanders. */
const meanders = () => {
  const link = "M0 18V0H18V12H8V7H13";
  const links = Array.from({ length: 11 }, (_, at) => `<path transform="translate(${-6 + at * 24} 226)" d="${link}"/>`).join("");
  return `<rect x="-10" y="218" width="260" height="44" fill="#24150c"/><g fill="none" stroke="#e9a56c" stroke-width="2.500">${links}</g>`;
};
const swell = (y: number, fill: string) => {
  const crests = "q15-8 30 0t30 0".repeat(5);
  return `<path d="M-20 ${y}${crests}V262H-20Z" fill="${fill}" opacity=".9"/>`;
};
const boat = () =>
  `<path d="M10 206Q120 250 230 206Q220 238 190 244H50Q20 238 10 206Z" fill="#120b20" stroke="#9ff0cf" stroke-width="2"/><path d="M196 50V240" stroke="#120b20" stroke-width="6"/>${halo(30, 196, 34, "#9ff0cf", 0.9)}<path d="M24 206h12l-2-20h-8Z" fill="#f6e8a8"/>${swell(240, "#1b6a58")}`;
const sting = () =>
  tentacle({ x: 228, y: 262, heading: -100, length: 170, bend: -0.5, curl: -3.2, power: 1.6, width: 13 }, "#7c1f14", "#f0a06a", -1) +
  '<path d="M150 66l-24 6 16 14Z" fill="#ffd05a" stroke="#220605" stroke-width="2"/>';
const dunes = () =>
  '<path d="M-10 222Q50 206 120 220T250 214V262H-10Z" fill="#8a2a16"/><path d="M-10 238Q80 220 160 238T250 232V262H-10Z" fill="#6b1a12"/>';
/** A bow of the sky above what shields an island. */
const shelter = () =>
  '<path d="M10 214C20 60 220 60 230 214" fill="none" stroke="#fff6d0" stroke-width="5" stroke-dasharray="3 9" stroke-linecap="round" opacity=".85"/>';

const CARDS: Record<string, Card> = {
  charon: { family: "under", icon: "priestess", size: 158, y: 104, far: () => ridge(33, 160, 60, 7, "#1a1230", 0.8), near: boat },
  erinyes: { family: "under", size: 180, y: 112, far: () => stars(9, 30, 120), near: pale },
  empusa: {
    family: "under",
    size: 168,
    y: 112,
    far: () => halo(120, 110, 120, "#e2543a", 0.4),
    near: () => flames("#e2543a", "#ffd7a0"),
  },
  "chiron-hades": {
    family: "wood",
    size: 170,
    y: 130,
    far: () => disc(66, 66, 24, "#fff6d0", "#f6e08a") + ridge(41, 190, 60, 7, "#4f7a3a", 0.6) + shelter(),
    near: grass,
  },
  manticore: { family: "fire", size: 168, x: 108, y: 124, far: dunes, near: () => sting() + flames("#ff9a3c", "#fff0b8") },
  penthesilea: { family: "hero", size: 186, y: 122, far: clay, near: meanders },
  perseus: { family: "hero", size: 176, y: 112, far: () => clay() + disc(120, 108, 74, "#ffe0b0", "#e9a56c"), near: meanders },
  theseus: { family: "hero", size: 172, y: 116, far: () => clay() + walls(), near: meanders },
  odysseus: { family: "hero", size: 176, y: 124, far: () => clay() + walls(), near: meanders },
  hector: { family: "hero", size: 168, y: 112, far: () => clay() + walls(), near: meanders },
};

function cerberus(icon: (name: string) => string): string {
  const night: Stops = [
    [0, "#0c0a18"],
    [0.5, "#2b1d4a"],
    [0.85, "#1b5a4c"],
    [1, "#0c2b26"],
  ];
  const wolf = {
    x: 0,
    y: 0,
    size: 128,
    from: "#8e6bb8",
    to: "#2c1a44",
    ink: "#0c0714",
    glow: "#7df0c0",
    body: 26,
    shine: 44,
    rim: "#9ff0cf",
  };
  const side = (x: number, turned: number, flip: number) =>
    `<g transform="translate(${x} 132) rotate(${turned}) scale(${0.78 * flip} .78)">${cast(icon("cerberus"), wolf)}</g>`;
  const gate =
    '<path d="M-10 262V40L22 22 44 40V262ZM250 262V40L218 22 196 40V262Z" fill="#171226"/><path d="M-10 40C50-30 190-30 250 40V10H-10Z" fill="#0f0b1c"/>';
  const skull = `<g transform="translate(120 30) scale(.075) translate(-256 -256)">${icon("threat").replaceAll("currentColor", "#9ff0cf")}</g>`;
  return `${sky(night)}${halo(120, 168, 140, "#5fe8b4", 0.6)}${gate}${skull}${pale()}${side(64, -4, -1)}${side(176, 4, 1)}
    <path d="M60 262C58 206 84 176 120 176S182 206 180 262Z" fill="#1a1028"/><path d="M74 262C74 216 94 190 120 190S166 216 166 262Z" fill="#2c1a44"/>
    <g stroke="#0c0714" stroke-width="3" stroke-linejoin="round"><path d="M82 98 86 48 112 76H128L154 48 158 98C164 116 158 132 150 142L138 176C130 188 110 188 102 176L90 142C82 132 76 116 82 98Z" fill="#5d3f8c"/><path d="M120 76H128L154 48 158 98C164 116 158 132 150 142L138 176C130 188 120 186 120 186Z" fill="#3b2560"/></g><path d="M88 62 92 92 104 80ZM152 62 148 92 136 80Z" fill="#1a1028"/>
    <path d="M90 108l24 9-18 6ZM150 108l-24 9 18 6Z" fill="#eafff4"/>${halo(103, 116, 15, "#7df0c0", 0.9)}${halo(137, 116, 15, "#7df0c0", 0.9)}
    <path d="M104 142Q120 130 136 142L130 154H110Z" fill="#1a1028"/><path d="M106 160H134L130 176Q120 184 110 176Z" fill="#7c1f2f"/><path d="M106 160l4 9 4-9 4 9 4-9 4 9 4-9 4 9V158H106Z" fill="#fffaf0"/>
    <path d="M72 214C92 232 148 232 168 214" fill="none" stroke="#c9c2d8" stroke-width="7" stroke-dasharray="9 5"/><circle cx="120" cy="234" r="8" fill="none" stroke="#f1c857" stroke-width="4"/>`;
}

function achilles(icon: (name: string) => string): string {
  const evening: Stops = [
    [0, "#f0b47c"],
    [0.6, "#dd8d55"],
    [1, "#b9632f"],
  ];
  const helmet = { x: 122, y: 112, size: 186, from: "#3a2416", to: "#120805", ink: "#120805", glow: "#ffe9c4", body: 6, rim: "#ffe9c4" };
  const lion = `<g transform="scale(.115) translate(-256 -256)">${icon("manticore").replaceAll("currentColor", "#e9a56c")}</g>`;
  return `${sky(evening)}${clay()}${halo(120, 112, 110, "#ffe9c4", 0.75)}${walls()}
    <path d="M206 262 178-8l7-1 28 271Z" fill="#1c100a"/><path d="M176-4l-8 34 11 8 10-10Z" fill="#24150c"/>
    <path d="M44 262C40 222 66 202 96 196L150 192C184 198 206 222 204 262Z" fill="#7c1f1a"/><path d="M96 196C76 220 78 244 82 262H44C40 222 66 202 96 196Z" fill="#5a120f"/><circle cx="150" cy="204" r="8" fill="#f1c857" stroke="#24150c" stroke-width="2"/>
    ${cast(icon("troop"), helmet)}<path d="M150 118l22 3-3 5-20-2Z" fill="#ffe9c4"/>
    <g transform="translate(66 226)"><circle r="52" fill="#120805"/><circle r="47" fill="#c98a2f"/><circle r="36" fill="#24150c"/><circle r="41.500" fill="none" stroke="#e9a56c" stroke-width="4" stroke-dasharray="3 5"/>${lion}</g>`;
}

/** The god himself: a hooded shade between the columns of his hall. */
function hades(icon: (name: string) => string): string {
  const night: Stops = [
    [0, "#08060f"],
    [0.6, "#2b1d4a"],
    [1, "#0f3d33"],
  ];
  const face = { x: 120, y: 116, size: 150, from: "#eafff4", to: "#6f5aa8", ink: "#08060f", glow: "#7df0c0", body: 18, shine: 60 };
  return `${sky(night)}${halo(120, 120, 130, "#5fe8b4", 0.5)}${column(26, 250, 190, 28, "#2a2144", "#1a1430")}${column(214, 250, 190, 28, "#2a2144", "#1a1430")}
    <path d="M30 262C34 120 70 26 120 26S206 120 210 262Z" fill="#120b20" stroke="#9ff0cf" stroke-width="2" opacity=".95"/>${cast(icon("hades"), face)}${pale()}`;
}

const OWN: Record<string, Own> = {
  cerberus: { family: "under", draw: cerberus },
  achilles: { family: "hero", draw: achilles },
  hades: { family: "under", draw: hades },
};

export const underworld = new Gallery(CARDS, OWN);
