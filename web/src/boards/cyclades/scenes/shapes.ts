/** Shapes that the pictures of the cards are put together from, each as the text of some SVG. */

export type Stops = [offset: number, colour: string][];

/** Numbers that look random and are the same every time: a picture never changes between two builds. */
function dice(seed: number): () => number {
  let s = seed >>> 0 || 1;
  return () => {
    s = (s ^ (s << 13)) >>> 0;
    s = (s ^ (s >>> 17)) >>> 0;
    s = (s ^ (s << 5)) >>> 0;
    return s / 2 ** 32;
  };
}

const short = (number: number) => number.toFixed(1);
const times = (count: number, draw: (at: number) => string) => Array.from({ length: count }, (_, at) => draw(at)).join("");

/** Gradients need a name of their own in the file. */
let named = 0;
function gradient(kind: "linear" | "radial", attributes: string, stops: string): [string, string] {
  const id = `g${named++}`;
  return [`<defs><${kind}Gradient id="${id}"${attributes}>${stops}</${kind}Gradient></defs>`, `url(#${id})`];
}

/** All of the card, in the colours of a sky. */
export function sky(stops: Stops): string {
  const colours = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join("");
  const [defs, fill] = gradient("linear", ' x2="0" y2="1"', colours);
  return `${defs}<rect x="-10" y="-10" width="260" height="280" fill="${fill}"/>`;
}

export function halo(x: number, y: number, r: number, colour: string, strength = 0.9): string {
  const stops = `<stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;
  const [defs, fill] = gradient("radial", "", stops);
  return `${defs}<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

/** A sun or a moon. */
export function disc(x: number, y: number, r: number, high: string, low: string): string {
  const [defs, fill] = gradient("linear", ' x2="0" y2="1"', `<stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/>`);
  return `${defs}<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

export function ridge(seed: number, base: number, height: number, count: number, fill: string, opacity = 1): string {
  const roll = dice(seed);
  const peaks = times(count + 1, (at) => {
    const up = at % 2 ? 0.45 + 0.55 * roll() : 0.3 * roll();
    return `L${short((at / count) * 260 - 10)} ${short(base - height * up)}`;
  });
  return `<path d="M-10 ${base}${peaks}L250 262H-10Z" fill="${fill}" opacity="${opacity}"/>`;
}

export function rays(x: number, y: number, count: number, length: number, fill: string, opacity: number): string {
  const at = (angle: number) => `${short(x + length * Math.cos(angle))} ${short(y + length * Math.sin(angle))}`;
  const step = (2 * Math.PI) / count;
  return `<g fill="${fill}" opacity="${opacity}">${times(count, (n) => `<path d="M${x} ${y}L${at(n * step)}L${at((n + 0.5) * step)}Z"/>`)}</g>`;
}

export function stars(seed: number, count: number, low: number): string {
  const roll = dice(seed);
  const star = () =>
    `<circle cx="${short(roll() * 240)}" cy="${short(roll() * low)}" r="${short(0.5 + roll() * 1.1)}" opacity="${short(0.3 + roll() * 0.7)}"/>`;
  return `<g fill="#fff4d6">${times(count, star)}</g>`;
}

export function cloud(x: number, y: number, scale: number, fill: string, opacity = 1): string {
  const outline = "M-60 18C-64 6-50-2-40 2C-40-14-18-20-8-8C2-26 34-22 34-2C48-8 62 4 56 18Z";
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${outline}" fill="${fill}" opacity="${opacity}"/>`;
}

export function clouds(): string {
  return cloud(40, 236, 1.1, "#fff", 0.95) + cloud(196, 240, 1.3, "#fff3e2") + cloud(116, 254, 1.3, "#fff");
}

/** Waves with curled crests, as on vases. */
function crests(y: number, scale: number, fill: string, shift: number): string {
  const wave = "M0 22C8 22 10 2 24 0C35-1 40 9 34 14C30 17 25 14 27 10C20 10 22 20 40 22V60H0Z";
  const row = times(8, (at) => `<path transform="translate(${at * 40} 0)" d="${wave}"/>`);
  return `<g transform="translate(${shift} ${y}) scale(${scale})" fill="${fill}">${row}</g>`;
}

export const waves = () => crests(226, 0.9, "#0f4a5c", -14) + crests(239, 0.8, "#0a3142", -30);

export function grass(): string {
  const roll = dice(9);
  const blade = () => {
    const [x, h] = [roll() * 240, 10 + roll() * 22];
    const [lean, tip] = [short(-4 + roll() * 8), short(-8 + roll() * 16)];
    const fill = roll() < 0.5 ? "#34572a" : "#4c7436";
    return `<path d="M${short(x)} 240q${lean}-${short(h * 0.6)} ${tip}-${short(h)}q1 ${short(h * 0.6)}-3 ${short(h)}Z" fill="${fill}"/>`;
  };
  return `<path d="M-10 232Q60 214 120 230T250 224V262H-10Z" fill="#20381a"/>${times(34, blade)}`;
}

export const rocks = () => ridge(4, 244, 34, 9, "#3a1a10") + ridge(8, 258, 30, 11, "#22100a");

export const sand = () =>
  '<path d="M-10 222Q50 206 120 220T250 214V262H-10Z" fill="#c88a4a"/><path d="M-10 238Q80 220 160 238T250 232V262H-10Z" fill="#a86a32"/>';

export function flames(outer: string, inner: string): string {
  const places = [
    [20, 244, 1.2],
    [58, 252, 0.8],
    [98, 256, 0.7],
    [148, 256, 0.75],
    [188, 250, 0.95],
    [222, 244, 1.2],
  ] as const;
  const flame = (x: number, y: number, scale: number, fill: string) =>
    `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 16C-24 2-6-14-9-42C12-24 22-4 0 16Z" fill="${fill}"/>`;
  return places.map(([x, y, s]) => flame(x, y, s, outer) + flame(x, y + 5, s * 0.5, inner)).join("");
}

export function column(x: number, y: number, h: number, w: number, lit: string, dark: string, broken = false): string {
  const top = broken ? `l${w * 0.3} ${-w * 0.4} ${w * 0.25} ${w * 0.5} ${w * 0.2} ${-w * 0.3}L${w / 2} ${-h}` : `H${w / 2}`;
  const capital = broken ? "" : `<path d="M${-w * 0.75} ${-h}h${w * 1.5}v${-w * 0.24}h${-w * 1.5}Z" fill="${lit}"/>`;
  return `<g transform="translate(${x} ${y})"><path d="M${-w / 2} 0V${-h}${top}V0Z" fill="${lit}"/><path d="M0 0V${-h + 3}H${w / 2}V0Z" fill="${dark}"/>${capital}<path d="M${-w * 0.7} 0h${w * 1.4}v${w * 0.22}h${-w * 1.4}Z" fill="${lit}"/></g>`;
}

export function ship(x: number, y: number, scale: number, turned: number): string {
  const [hull, sail] = ["#2a1710", "#f3e3c0"];
  return `<g transform="translate(${x} ${y}) rotate(${turned}) scale(${scale})"><path d="M2-34V8" stroke="${hull}" stroke-width="3"/><path d="M-18-30C-12-22-12-6-18 2C-6 5 8 5 20 2C14-6 14-22 20-30C8-26-6-26-18-30Z" fill="${sail}"/><path d="M-34 6C-30 10-26 12-22 12H20C26 12 30 8 32 0L38 3C36 15 29 24 19 24H-16C-26 24-32 17-34 6Z" fill="${hull}"/><path d="M-18 20l-5 9M-7 21l-5 9M4 21l-5 9M14 20l-5 9" stroke="${hull}" stroke-width="2.500"/></g>`;
}

/** A limb starts at a point with a heading, in degrees, and bends the more the nearer its tip. */
interface Limb {
  x: number;
  y: number;
  heading: number;
  length: number;
  bend: number;
  /** More of it towards the tip, by this power of the way. */
  curl: number;
  power: number;
  width: number;
  /** How thin its tip is. */
  tip?: number;
  taper?: number;
}

interface Joint {
  x: number;
  y: number;
  r: number;
  heading: number;
}

const JOINTS = 46;

function joints({ x, y, heading, length, bend, curl, power, width, tip = 0.6, taper = 0.9 }: Limb): Joint[] {
  const found: Joint[] = [];
  let angle = (heading * Math.PI) / 180;
  for (let at = 0; at <= JOINTS; at++) {
    const t = at / JOINTS;
    found.push({ x, y, r: Math.max(tip, width * (1 - t) ** taper), heading: angle });
    x += (Math.cos(angle) * length) / JOINTS;
    y += (Math.sin(angle) * length) / JOINTS;
    angle += ((bend + curl * t ** power) * Math.PI * length) / (180 * JOINTS);
  }
  return found;
}

/** A point beside a joint, so many of its radii away. */
const beside = ({ x, y, r, heading }: Joint, far: number) => ({ x: x - Math.sin(heading) * r * far, y: y + Math.cos(heading) * r * far });

function outline(limb: Joint[]): string {
  const points = [...limb.map((joint) => beside(joint, 1)), ...limb.map((joint) => beside(joint, -1)).reverse()];
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

export function tentacle(limb: Limb, fill: string, sucker: string, side: 1 | -1): string {
  const all = joints(limb);
  const suckers = all
    .filter((_, at) => at % 3 === 1 && at < 38)
    .map((joint) => {
      const { x, y } = beside(joint, 0.62 * side);
      const turned = `rotate(${short((joint.heading * 180) / Math.PI)} ${short(x)} ${short(y)})`;
      return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(joint.r * 0.26 + 0.5)}" ry="${short(joint.r * 0.2 + 0.4)}" transform="${turned}"/>`;
    });
  return `<path d="${outline(all)}" fill="${fill}" stroke="#00000055" stroke-width="1.200"/><g fill="${sucker}">${suckers.join("")}</g>`;
}

export function snake(limb: Limb, fill: string): string {
  const all = joints({ ...limb, tip: limb.width * 0.5, taper: 0.5 });
  const end = all.at(-1)!;
  const spine = all.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L");
  const head = `<g transform="translate(${short(end.x)} ${short(end.y)}) rotate(${short((end.heading * 180) / Math.PI)})"><path d="M-3-4C3-8 12-5 15 0C12 5 3 8-3 4Z" fill="${fill}" stroke="#06140f"/><circle cx="6" cy="-2.600" r="1.500" fill="#ffe27a"/><path d="M15 0l6-2M15 0l6 2" stroke="#e2543a"/></g>`;
  return `<path d="${outline(all)}" fill="${fill}" stroke="#06140f"/><path d="M${spine}" fill="none" stroke="#b9e08a" stroke-width="${short(limb.width * 0.34)}" stroke-dasharray="2 3.500" stroke-linecap="round" opacity=".8"/>${head}`;
}

interface Casting {
  x?: number;
  y?: number;
  size: number;
  turned?: number;
  /** The colours of its lit face, above and below, and of its body. */
  from: string;
  to: string;
  ink: string;
  glow: string;
  /** How thick the body shows around the face, and how far it glows. */
  body?: number;
  shine?: number;
  /** Light that falls on its edge. */
  rim?: string;
}

/** The figure of an icon: glow, dark body, lit face. The gaps of the icon become the inner lines of a vase painting. */
export function cast(icon: string, casting: Casting): string {
  const { x = 120, y = 130, size, turned = 0, from, to, ink, glow, body = 20, shine = 50, rim } = casting;
  const [defs, face] = gradient(
    "linear",
    ' x1=".2" y1="0" x2=".7" y2="1"',
    `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`,
  );
  const scale = size / 512;
  const layer = (colour: string, width: number, more = "") =>
    `<g stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}>${icon.replaceAll("currentColor", colour)}</g>`;
  const edge = rim ? layer(rim, body, ' transform="translate(-9 -9)"') : "";
  return `${defs}<g transform="translate(${x} ${y}) rotate(${turned}) scale(${scale}) translate(-256 -256)">${layer(glow, shine, ' opacity=".55" style="filter:blur(12px)"')}${edge}${layer(ink, body)}${icon.replaceAll("currentColor", face)}</g>`;
}
