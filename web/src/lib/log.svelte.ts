/** The log of a table: the events that each seat knows of, as far as this page has them. A spectator is seat -1. */

import { api } from "./api";
import type { GameEvent } from "./protocol";
import { store, stored } from "./settings.svelte";
import { markStood } from "./stood";

export class Log {
  /** Events by seat, oldest first. */
  private events = $state.raw<Map<number, GameEvent[]>>(new Map());
  /** How many events each seat knows of from before its log: they come when somebody asks for them. */
  private before = $state.raw<Map<number, number>>(new Map());
  /** How many events each of my seats knew of when it last moved. */
  private moved = $state.raw<Map<number, number>>(new Map());
  private recalling = false;

  constructor(private readonly table: string) {}

  of(seat: number | null): GameEvent[] {
    return this.events.get(seat ?? -1) ?? [];
  }

  beforeOf(seat: number | null): number {
    return this.before.get(seat ?? -1) ?? 0;
  }

  movedOf(seat: number): number {
    return this.moved.get(seat) ?? 0;
  }

  /** These seats are mine: what they had seen when they moved last has been stored. */
  greet(mine: number[]): void {
    this.moved = new Map(mine.map((seat) => [seat, Number(stored(`seen.${this.table}.${seat}`))]));
  }

  clear(): void {
    this.events = new Map();
    this.before = new Map();
  }

  /** What was undone is told anew from where it went back to, and what does not join on takes the place of all. */
  add(seat: number, events: GameEvent[], before: number): void {
    const known = this.of(seat);
    const kept = before - (this.before.get(seat) ?? before);
    const joins = kept >= 0 && kept <= known.length;
    this.events = new Map(this.events).set(seat, joins ? [...known.slice(0, kept), ...events] : events);
    if (!joins || !this.before.has(seat)) this.before = new Map(this.before).set(seat, before);
  }

  /** A seat of mine moves: what it has not tried itself from now on is news to it, also after a reload. */
  remember(seat: number, tried: number): void {
    const seen = this.beforeOf(seat) + this.of(seat).length + tried;
    this.moved = new Map(this.moved).set(seat, seen);
    store(`seen.${this.table}.${seat}`, String(seen));
  }

  /** Put what happened before a seat's log in front of it, a page at a time. */
  async recall(seat: number | null): Promise<void> {
    const eye = seat ?? -1;
    const before = this.beforeOf(eye);
    if (!before || this.recalling) return;
    this.recalling = true;
    try {
      const earlier = await api.earlier(this.table, seat, before);
      // Meanwhile somebody may have gone back, by agreement, or the line may have been cut.
      if (this.beforeOf(eye) !== before || earlier.first + earlier.events.length !== before) return;
      markStood(earlier);
      this.events = new Map(this.events).set(eye, [...earlier.events, ...this.of(eye)]);
      this.before = new Map(this.before).set(eye, earlier.first);
    } finally {
      this.recalling = false;
    }
  }
}
