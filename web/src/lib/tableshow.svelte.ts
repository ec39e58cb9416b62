/** How a table shows what it hears: each update as scenes, weighed by the seat that looks, and once more if asked to. */

import type { GameEvent, GameView, SeatState } from "./protocol";
import { inGroups, type Weigh } from "./scenes";
import { Show, type Scene } from "./show.svelte";

/** Scenes that are kept to be shown again. */
const MOST_KEPT = 120;
const PLAIN: Weigh = (events) => ({ mine: false, letters: 0, events: events.length, asks: 0, great: false, dice: false });

export class TableShow extends Show {
  /** The seat that looks (-1: a spectator), how it weighs what it sees, and what leaves the board as it was until it is told. */
  eye = -1;
  weigh: Weigh = PLAIN;
  holds: (event: GameEvent, ahead: GameEvent[]) => boolean = () => false;
  /** What it shows then, while these events are still to be told. */
  meanwhile: (before: GameView, after: GameView, ahead: GameEvent[]) => GameView = (before) => before;
  /** What has been told since the seat that looks has last moved. */
  private kept: Scene[] = [];

  /** Whether what others have done since I moved can be shown once more. */
  get repeatable(): boolean {
    return this.kept.length > 0;
  }

  /** Show once more what has happened since I moved. */
  again(): void {
    this.add(this.kept.map((scene) => ({ ...scene, told: Infinity, heard: Date.now(), begin: () => undefined })));
  }

  /** What has been told so far is not shown again. */
  forget(): void {
    this.kept = [];
  }

  /** Something that is not told becomes true, after all that is still to be told. */
  becomes(begin: () => void, events: GameEvent[] = []): void {
    this.add([{ events, quiet: true, weight: PLAIN(events), view: null, told: Infinity, heard: Date.now(), begin }]);
  }

  /** Tell these events; the board changes with the first of them, or after the last that leaves it as it was. */
  tell(news: GameEvent[], before: SeatState | undefined, state: SeatState, update: () => void): void {
    const groups = inGroups(news, this.weigh);
    const held = groups.findLastIndex((events, at) => events.some((event) => this.holds(event, groups.slice(at + 1).flat())));
    const heard = Date.now();
    let told = state.before + state.events.length - news.length;
    const scenes = groups.map((events, at): Scene => {
      told += events.length;
      const begin = at === held + 1 ? update : () => undefined;
      const ahead = groups.slice(at + 1).flat();
      const view = at <= held ? this.meanwhile((before ?? state).view, state.view, ahead) : state.view;
      return { events, quiet: false, weight: this.weigh(events), view, told, heard, begin };
    });
    this.kept = [...this.kept, ...scenes].slice(-MOST_KEPT);
    if (held === groups.length - 1) scenes.push({ ...scenes[held]!, events: [], begin: update });
    this.add(scenes);
  }
}
