/** How long each thing that happens is shown. */

export const PACES = ["step", "slow", "normal", "fast", "instant"] as const;
/** `step`: nothing goes on without a press. `instant`: all is settled at once, for those who only want to know where it stands. */
export type Pace = (typeof PACES)[number];

export function paceNamed(name: string): Pace {
  return PACES.find((pace) => pace === name) ?? "normal";
}

/** What is to be known of something that happened to show it as long as it deserves. */
export interface Weight {
  /** It touches me: I am ousted, attacked, robbed, struck, forced. */
  mine: boolean;
  /** Letters of its longest sentence. */
  letters: number;
  /** How many events are told together. */
  events: number;
  /** Milliseconds that it asks for: a battle with its dice, a great moment. */
  asks: number;
  /** A great moment. */
  great: boolean;
  /** Dice roll first. */
  dice: boolean;
}

const ORDINARY = 1100;
const MINE = 2200;
const TOGETHER = 1400;
const LINE = 150;
/** A sentence longer than a glance takes more time, letter by letter. */
const GLANCE = 45;
const LETTER = 25;
const FAST = 150;
const FAST_GREAT = 900;

/** Milliseconds at pace normal. */
function asked(weight: Weight): number {
  const plain = weight.events > 1 ? TOGETHER + LINE * (weight.events - 2) : ORDINARY;
  return Math.max(weight.mine ? MINE : plain, weight.asks) + LETTER * Math.max(0, weight.letters - GLANCE);
}

/** Milliseconds until the next thing is shown; Infinity waits for a press. */
export function dwell(pace: Pace, weight: Weight): number {
  switch (pace) {
    case "instant":
      return 0;
    case "step":
      return Infinity;
    case "fast":
      return weight.great && weight.mine ? FAST_GREAT : FAST;
    case "slow":
      return 2 * asked(weight);
    case "normal":
      return asked(weight);
  }
}
