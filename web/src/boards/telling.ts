/** How the events of a game are told: what touches whom, what is a great moment, and what can wait. */

import type { Weight } from "../lib/pace";
import type { GameEvent, GameView } from "../lib/protocol";
import { speech } from "../lib/speech.svelte";

export type Sound = "bell" | "coins" | "dice" | "oars" | "fanfare" | "drum";

/** A great moment as it is announced. */
export interface Moment {
  icon: string;
  title: string;
  text: string;
  /** Whose it is; null: everybody's. */
  seat: number | null;
  tone: "glory" | "loss" | "omen";
  /** How far the seat has come on the way to victory, where that is counted. */
  marks?: { icon: string; has: number; needs: number };
  /** What stands for it on its way into the picture. */
  parts?: string[];
}

/** Some kinds of events. */
export type Kinds = Pick<ReadonlySet<string>, "has">;

export interface Telling {
  /** Milliseconds that great moments and scenes with a course of their own ask for. */
  asks: (event: GameEvent, me: number | null, view: GameView) => number;
  /** The announcement of a great moment; null for all else. */
  moment: (event: GameEvent, me: number | null, view: GameView) => Moment | null;
  /** Whether the board stays as it was until this has been told, before those ahead: nobody sees the loss before the dice. */
  holds: (event: GameEvent, ahead: GameEvent[]) => boolean;
  /** The table between two positions, while these events are still to be told. Without it: as it was before. */
  meanwhile?: (before: GameView, after: GameView, ahead: GameEvent[]) => GameView;
  /** Kinds of events that touch the seat that they name, though nobody is named who did it; */
  losses: Kinds;
  /** those that touch everybody; */
  general: Kinds;
  /** and those that can be left out where there is little room. */
  minor: Kinds;
  sound: (event: GameEvent) => Sound | null;
}

const NONE: Kinds = new Set();

/** For games that say nothing of it. */
export const PLAIN: Telling = {
  asks: () => 0,
  moment: () => null,
  holds: () => false,
  losses: NONE,
  general: NONE,
  minor: NONE,
  sound: () => null,
};

/** Seats to which somebody else does something. */
const SUFFERERS = ["defender", "loser", "victim"] as const;

type Figures = Partial<Record<string, unknown>>;

/** Who has done it; null where it was nobody. */
export function doer(event: GameEvent): number | null {
  const { by, seat }: Figures = { ...event };
  const who = typeof by === "number" && by >= 0 ? by : seat;
  return typeof who === "number" && who >= 0 ? who : null;
}

/** Whether this touches a seat: it is ousted, attacked, robbed, struck, forced or one of equals, or all are. */
export function touches(telling: Telling, event: GameEvent, me: number | null): boolean {
  if (telling.general.has(event.type)) return true;
  if (me === null) return false;
  const figures: Figures = { ...event };
  if (SUFFERERS.some((name) => figures[name] === me)) return true;
  if (Array.isArray(figures.seats) && figures.seats.includes(me)) return true;
  if (figures.seat !== me) return false;
  return (typeof figures.by === "number" && figures.by !== me) || Boolean(figures.forced) || telling.losses.has(event.type);
}

/** How much some events that are told together mean to a seat. */
export function weigh(
  telling: Telling,
  events: GameEvent[],
  me: number | null,
  view: GameView,
  tell: (event: GameEvent) => string,
): Weight {
  return {
    mine: events.some((event) => touches(telling, event, me)),
    letters: Math.max(0, ...events.map((event) => tell(event).length)),
    events: events.length,
    asks: Math.max(0, ...events.map((event) => telling.asks(event, me, view))),
    great: events.some((event) => telling.moment(event, me, view) !== null),
    dice: events.some((event) => telling.sound(event) === "dice"),
  };
}

/** A sentence with the figures of an event. */
export function sentence(key: string, event: GameEvent, more: Record<string, number> = {}): string {
  const { type: _, places: __, ...figures } = event;
  return speech.words.say(key, { ...figures, ...more });
}
