/** How the picture of a card is put together: light, what is far, the figure, what is near. */

import { cast, halo, sky, type Stops } from "./shapes";

/** What the cards of one element are painted with. */
interface Family {
  sky: Stops;
  halo: string;
  from: string;
  to: string;
  ink: string;
  plate: string;
}

const FAMILIES = {
  sea: {
    sky: [
      [0, "#0d2b3d"],
      [0.5, "#2b7ea1"],
      [1, "#0f3a50"],
    ],
    halo: "#bff0e8",
    from: "#eafcf4",
    to: "#5fb7b0",
    ink: "#08222e",
    plate: "#0f3d4f",
  },
  air: {
    sky: [
      [0, "#2a4d8f"],
      [0.5, "#7fb0dc"],
      [1, "#f4c69a"],
    ],
    halo: "#fff1c4",
    from: "#ffffff",
    to: "#b4c8ea",
    ink: "#243c6b",
    plate: "#2b4a86",
  },
  wood: {
    sky: [
      [0, "#2a4a2c"],
      [0.5, "#7fa04e"],
      [1, "#26401f"],
    ],
    halo: "#f4f0a4",
    from: "#f6f2c8",
    to: "#9ab84e",
    ink: "#18260f",
    plate: "#2f4a22",
  },
  stone: {
    sky: [
      [0, "#1d0d0c"],
      [0.5, "#8a4a26"],
      [1, "#2a120c"],
    ],
    halo: "#ffd98a",
    from: "#ffe0b0",
    to: "#b5562c",
    ink: "#180a06",
    plate: "#4a2014",
  },
  fire: {
    sky: [
      [0, "#2a0c14"],
      [0.5, "#b5321c"],
      [1, "#3a0d0c"],
    ],
    halo: "#ffd05a",
    from: "#fff0b8",
    to: "#f0762c",
    ink: "#220605",
    plate: "#6b1a12",
  },
  fate: {
    sky: [
      [0, "#171030"],
      [0.55, "#5b4390"],
      [1, "#20143c"],
    ],
    halo: "#e4d2ff",
    from: "#fff6e4",
    to: "#c3a4ee",
    ink: "#120a24",
    plate: "#35265c",
  },
  night: {
    sky: [
      [0, "#102a26"],
      [0.5, "#2f6a52"],
      [1, "#10241f"],
    ],
    halo: "#c9f0a2",
    from: "#f2f8dc",
    to: "#8fb07a",
    ink: "#081611",
    plate: "#1c4a3a",
  },
  under: {
    sky: [
      [0, "#0c0a18"],
      [0.55, "#2b1d4a"],
      [1, "#12443a"],
    ],
    halo: "#7df0c0",
    from: "#eafff4",
    to: "#8a6ec0",
    ink: "#0a0614",
    plate: "#221638",
  },
  hero: {
    sky: [
      [0, "#f0b47c"],
      [0.6, "#dd8d55"],
      [1, "#b9632f"],
    ],
    halo: "#ffe9c4",
    from: "#3a2416",
    to: "#120805",
    ink: "#120805",
    plate: "#24150c",
  },
} satisfies Record<string, Family>;

export interface Card {
  family: keyof typeof FAMILIES;
  /** The icon that its figure is drawn from, where that is not its own. */
  icon?: string;
  size: number;
  x?: number;
  y: number;
  turned?: number;
  /** Colours of the figure, where they are not those of the family. */
  tint?: [from: string, to: string, ink: string];
  far: () => string;
  near: () => string;
}

/** A picture with curves of its own, and the family whose plate bears the name. */
export interface Own {
  family: keyof typeof FAMILIES;
  draw: (icon: (name: string) => string) => string;
}

function painted(card: Card, icon: string): string {
  const family: Family = FAMILIES[card.family];
  const [from, to, ink] = card.tint ?? [family.from, family.to, family.ink];
  const { size, x = 120, y, turned = 0 } = card;
  const figure = cast(icon, { x, y, size, turned, from, to, ink, glow: family.halo });
  return sky(family.sky) + halo(120, 120, 130, family.halo, 0.75) + card.far() + figure + card.near();
}

/** Pictures of some cards. */
export class Gallery {
  constructor(
    private readonly cards: Record<string, Card>,
    private readonly own: Record<string, Own>,
  ) {}

  get names(): string[] {
    return [...Object.keys(this.cards), ...Object.keys(this.own)];
  }

  /** The colour under a name. */
  plateOf(name: string): string {
    return FAMILIES[(this.own[name] ?? this.cards[name]!).family].plate;
  }

  /** A picture as a file of its own; `icon` gives the body of an icon. */
  pictureOf(name: string, icon: (name: string) => string): string {
    const card = this.cards[name];
    const inside = card ? painted(card, icon(card.icon ?? name)) : this.own[name]!.draw(icon);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 250" preserveAspectRatio="xMidYMid slice">${inside.replace(/\n\s*/g, "")}</svg>`;
  }
}
