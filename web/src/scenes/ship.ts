/** A trireme under sail. */

import { f, times } from "./pen";

interface Timber {
  wood: string;
  dark: string;
  light: string;
}

const OAK: Timber = { wood: "#5a3018", dark: "#3a1d0e", light: "#8a5229" };
const SAIL = "M-96-178C-74-126-76-78-92-46C-34-30 34-30 104-52C90-86 90-134 100-182C44-168-40-168-96-178Z";

function oars({ dark, light }: Timber): string {
  const oar = (n: number) => {
    const at = -118 + n * 15.5;
    return `<path d="M${at} 4L${f(at - 26)} 44" stroke="${dark}" stroke-width="2.6" stroke-linecap="round"/>
      <path d="M${f(at - 21)} 35L${f(at - 27)} 46" stroke="${light}" stroke-width="4.8" stroke-linecap="round"/>`;
  };
  return times(17, oar).join("");
}

/** Heading east; (0, 0) is the water line amidships; 400 long. Its sail bears a shape of 16 × 16. */
export function trireme(id: string, x: number, y: number, size: number, colour: string, shape: string, timber: Timber = OAK): string {
  const { wood, dark, light } = timber;
  const shield = (n: number) =>
    `<circle cx="${-104 + n * 22}" cy="-20" r="8.5" fill="${n % 2 ? "#f1d9a8" : colour}" stroke="${dark}" stroke-width="1.6"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size})"><defs><clipPath id="${id}-sail"><path d="${SAIL}"/></clipPath>
    <linearGradient id="${id}-light"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".55" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#3a1d0e" stop-opacity=".28"/></linearGradient>
    <linearGradient id="${id}-hull" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${wood}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
    <path d="M4-196-150-50M4-196 176-34M4-196-96-178M4-196 100-182M-92-46-120-22M104-52 128-22" stroke="${dark}" stroke-width="1.6" opacity=".8" fill="none"/>
    <path d="M1-20V-206H7V-20Z" fill="${dark}"/><path d="M-104-180C-40-166 40-166 108-184L108-178C44-160-40-160-104-174Z" fill="${wood}"/>
    <g clip-path="url(#${id}-sail)"><path d="${SAIL}" fill="#fff6e2"/>
    <path d="M-110-152C-40-138 40-138 110-156V-132C40-114-40-114-110-128ZM-110-104C-40-90 40-90 110-108V-84C40-66-40-66-110-80Z" fill="${colour}" opacity=".92"/>
    <circle cx="4" cy="-106" r="34" fill="#fff6e2" stroke="${colour}" stroke-width="4"/><path transform="translate(-18 -128) scale(2.75)" d="${shape}" fill="${colour}"/>
    <path d="${SAIL}" fill="url(#${id}-light)"/></g>
    <path d="M7-206C24-214 34-202 52-208L48-196C34-190 24-202 7-196Z" fill="${colour}"/>${oars(timber)}
    <path d="M-176-52C-182-20-160 14-126 28H132C156 27 176 24 214 20L184 6C189-4 190-20 183-42C176-32 170-22 158-16H-130C-148-20-162-34-176-52Z" fill="url(#${id}-hull)"/>
    <path d="M214 20 172 8 168 26C186 25 200 22 214 20Z" fill="#c98a2f"/>
    <path d="M-176-52C-190-86-166-112-140-100C-160-98-164-82-156-66C-166-92-150-106-132-94C-150-90-152-76-148-58C-156-48-166-48-176-52Z" fill="${wood}"/>
    <path d="M183-42C186-56 196-62 204-56C198-54 194-48 192-38Z" fill="${wood}"/><path d="M-146-12H160L170-4H-138Z" fill="${colour}"/>
    <path d="M-138-4H170L172 2H-132Z" fill="#f1d9a8" opacity=".85"/>${times(11, shield).join("")}
    <path d="M150 6C158-3 172-3 180 5C172 12 158 13 150 6Z" fill="#fff6e2" stroke="${dark}" stroke-width="1.6"/><circle cx="166" cy="5" r="4.2" fill="#1a0d06"/>
    <path d="M-150 30C-120 22-60 34 0 29S130 26 232 22C200 36 150 40 90 38S-100 42-150 30Z" fill="#fff" opacity=".75"/></g>`;
}
