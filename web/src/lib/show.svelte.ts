/** What happens is shown one thing after the other, each as long as the pace says; nothing is left out. */

import { dwell, type Weight } from "./pace";
import type { GameEvent, GameView } from "./protocol";
import { settings } from "./settings.svelte";

/** One thing that is shown; without events it only becomes true. */
export interface Scene {
  events: GameEvent[];
  /** It is seen and not told: what I try myself. */
  quiet: boolean;
  weight: Weight;
  /** The table as it is while this is told; null: as it is known to be. */
  view: GameView | null;
  /** How many events of its log the seat knows of while this is told. */
  told: number;
  /** When it was heard of, in milliseconds. */
  heard: number;
  /** Makes it true. */
  begin: () => void;
}

/** Whoever comes back to a page that is so many milliseconds behind wants to know where the game stands. */
const TOO_FAR = 10_000;

export class Show {
  /** What is being told; null: nothing. */
  now = $state.raw<Scene | null>(null);
  /** What is still to be told. */
  ahead = $state.raw<Scene[]>([]);
  /** What has just happened, for animation. */
  fresh = $state.raw<GameEvent[]>([]);
  /** How many scenes have been told since all was quiet, the one of this moment included. */
  done = $state(0);
  paused = $state(false);
  /** Everything has been told: questions can be answered. */
  readonly present = $derived(!this.now && !this.ahead.length);
  /** It goes on by itself. */
  readonly running = $derived(!this.present && !this.paused && settings.pace !== "step");
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** On the way to my turn only what touches me is shown. */
  private skipping = false;

  constructor(private readonly tooFar: () => void) {
    document.addEventListener("visibilitychange", this.look);
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.look);
  }

  add(scenes: Scene[]): void {
    this.ahead = [...this.ahead, ...scenes];
    if (!this.now) this.next();
  }

  /** On to the next thing that is told. */
  next(): void {
    clearTimeout(this.timer);
    const passed: GameEvent[] = [];
    while (this.ahead.length) {
      const [scene, ...rest] = this.ahead as [Scene, ...Scene[]];
      this.ahead = rest;
      scene.begin();
      passed.push(...scene.events);
      if (!this.waits(scene)) continue;
      this.fresh = passed;
      this.now = scene;
      this.done += 1;
      this.wait();
      return;
    }
    if (passed.length) this.fresh = passed;
    this.rest();
  }

  /** All that is told becomes true at once. */
  hurry(): void {
    const scenes = this.ahead;
    this.clear();
    for (const scene of scenes) scene.begin();
    if (scenes.length) this.fresh = scenes.flatMap(({ events }) => events);
  }

  /** To the present, but not past what touches me. */
  toMyTurn(): void {
    this.skipping = true;
    this.paused = false;
    this.next();
  }

  /** Forget all that was to be told. */
  clear(): void {
    clearTimeout(this.timer);
    this.ahead = [];
    this.rest();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.wait();
  }

  /** The pace has changed: what is told gets its time anew. */
  wait(): void {
    clearTimeout(this.timer);
    if (!this.now || this.paused) return;
    const time = dwell(settings.pace, this.now.weight);
    if (time === 0) this.next();
    else if (time !== Infinity) this.timer = setTimeout(() => this.next(), time);
  }

  private waits(scene: Scene): boolean {
    if (scene.quiet || !scene.events.length || settings.pace === "instant") return false;
    return !this.skipping || scene.weight.mine;
  }

  private rest(): void {
    this.now = null;
    this.done = 0;
    this.skipping = false;
    this.paused = false;
  }

  private readonly look = (): void => {
    const first = this.now ?? this.ahead[0];
    if (document.hidden || !first || Date.now() - first.heard < TOO_FAR) return;
    this.hurry();
    this.tooFar();
  };
}
