/**
 * A first game, told in bubbles: each points at something, and waits for a deed or for "go on". Where the learner stands
 * follows from what has happened in the game, so a lesson goes on after a reload, on another device and after undo.
 */

import type { GameEvent } from "../lib/protocol";

/** Some of an event: its type and what else matters. The learner's seat is `me`. */
export type Pattern = Record<string, string | number>;

interface Bubble {
  /** Its sentences are `lesson-NAME-title`, `lesson-NAME-text` and, where it waits for a deed, `lesson-NAME-deed`. */
  name: string;
  /** What it points at: the first of these selectors that is in sight. */
  at: string[];
  /** The deed that it waits for; without one it waits to be read. */
  until?: Pattern[];
  /** What else ends it: the game has moved past it. */
  over?: Pattern[];
  /** It is only shown once this has happened. */
  when?: Pattern[];
  /** It may be done before the one before it. */
  along?: true;
}

export interface Lesson {
  /** The event with which it begins. */
  begins: Pattern;
  bubbles: Bubble[];
}

/** Where a learner stands. */
interface Standing {
  /** The number of the bubble to show; as many as there are when all is said. */
  at: number;
  /** Its moment has not come yet. */
  waits: boolean;
  /** The bubble before it, if the learner did something else than it waited for. */
  otherwise: Bubble | null;
}

function fits(event: GameEvent, patterns: Pattern[] | undefined, me: number): boolean {
  const told = event as unknown as Record<string, unknown>;
  const is = (pattern: Pattern) => Object.entries(pattern).every(([name, value]) => told[name] === (value === "me" ? me : value));
  return patterns?.some(is) ?? false;
}

const firstOf = (events: GameEvent[], patterns: Pattern[], from: number, me: number) =>
  events.findIndex((event, at) => at >= from && fits(event, patterns, me));

/** What has happened since the lesson began. */
export function since(events: GameEvent[], { begins }: Lesson, me: number): GameEvent[] {
  return events.slice(events.findLastIndex((event) => fits(event, [begins], me)) + 1);
}

/** The event that ended a bubble, and whether it was what the bubble waited for. */
function endOf(bubble: Bubble, events: GameEvent[], from: number, me: number): { by: number; done: boolean } | null {
  const by = firstOf(events, [...(bubble.until ?? []), ...(bubble.over ?? [])], from, me);
  return by < 0 ? null : { by, done: fits(events[by]!, bubble.until, me) };
}

/** Bubbles one after the other, each from where the one before has ended; `read` are the names of those that were read. */
export function standing({ bubbles }: Lesson, events: GameEvent[], me: number, read: string[]): Standing {
  let [from, start] = [0, 0];
  let otherwise: Bubble | null = null;
  let missed = -1;
  const later = (at: number, is: (bubble: Bubble) => boolean) => bubbles.slice(at + 1).some(is);
  for (const [at, bubble] of bubbles.entries()) {
    if (!bubble.along) {
      const opened = bubble.when ? firstOf(events, bubble.when, from, me) : from - 1;
      if (bubble.when && opened < 0) {
        // What it speaks of may still come, unless the game is further already.
        if (later(at, ({ when }) => Boolean(when && firstOf(events, when, from, me) >= 0))) continue;
        return { at, waits: true, otherwise };
      }
      start = opened + 1;
    }
    const end = endOf(bubble, events, start, me);
    if (end) {
      // What ends a bubble otherwise may be the deed of the next one.
      from = Math.max(from, end.done ? end.by + 1 : end.by);
      // Where one event ends several, the first of them is what should have been done.
      if (end.done) otherwise = null;
      else if (end.by !== missed || !otherwise) otherwise = bubble;
      missed = end.by;
    } else if (bubble.until || !isRead(bubble, at)) return { at, waits: false, otherwise };
    else otherwise = null;
  }
  return { at: bubbles.length, waits: false, otherwise: null };

  /** Whoever has done the next deed has no need of it. */
  function isRead({ name }: Bubble, at: number): boolean {
    const next = bubbles.slice(at + 1).find(({ until }) => until);
    const opened = next?.when ? firstOf(events, next.when, from, me) : from;
    return read.includes(name) || Boolean(next && opened >= 0 && endOf(next, events, opened, me));
  }
}
