/** Pictures for what Titans bring: the Artifacts of the gods, in gold, each in its god's light. */

import { Gallery, type Card } from "./painting";
import { clouds, column, grass, halo, rays, ridge, stars } from "./shapes";

const GOLD: [string, string, string] = ["#fff3c4", "#e0a32e", "#3c2806"];
const shine = () => rays(120, 116, 20, 220, "#fff3c4", 0.16);
/** Two columns of the hall in which it lies. */
const hall = () => column(30, 250, 200, 26, "#e9dcc0", "#a08a62") + column(210, 250, 200, 26, "#e9dcc0", "#a08a62");
/** What bears it. */
const altar = () =>
  '<path d="M52 262V228H188V262Z" fill="#c9b489"/><path d="M42 228V214H198V228Z" fill="#efe2c3" stroke="#7c6236" stroke-width="2"/>';

const CARDS: Record<string, Card> = {
  "winged-sandals": { family: "air", size: 150, y: 118, tint: GOLD, far: shine, near: clouds },
  kunee: { family: "under", size: 150, y: 118, tint: GOLD, far: () => stars(5, 40, 150), near: altar },
  caduceus: { family: "fate", size: 168, y: 112, tint: GOLD, far: () => shine() + hall(), near: () => "" },
  "thunderbolt-of-zeus": {
    family: "sea",
    size: 164,
    y: 112,
    tint: GOLD,
    far: () => halo(120, 110, 110, "#fff3c4", 0.7) + ridge(12, 220, 50, 6, "#0d2b3d", 0.8),
    near: () => "",
  },
  "great-cornucopia": { family: "wood", size: 158, y: 122, tint: GOLD, far: shine, near: grass },
};

export const treasures = new Gallery(CARDS, {});
