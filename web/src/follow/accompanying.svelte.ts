/** What goes with what is told: a glow on the board, a sound, and the weight of great moments. */

import type { Moment, Sound, Telling } from "../boards/telling";
import type { GameView } from "../lib/protocol";
import { busy } from "../lib/settled";
import { settings } from "../lib/settings.svelte";
import type { Show } from "../lib/show.svelte";
import { eyecatchers } from "../play/turn";

const GLOWS = 1600;
/** Of great moments that have none of their own. */
const SOUNDS: Record<Moment["tone"], Sound> = { glory: "fanfare", loss: "drum", omen: "bell" };

interface Scene {
  show: Show;
  telling: () => Telling;
  me: () => number | null;
  view: () => GameView | undefined;
}

export class Accompanying {
  /** Places of what is told, or has just been. */
  fresh = $state.raw<string[]>([]);
  private readonly at: Scene;
  /** Great moments have a picture and a ribbon. */
  readonly moment = $derived.by((): Moment | null => {
    const { now } = this.at.show;
    const [event] = now?.events ?? [];
    const view = this.at.view();
    const shown = now?.weight.great && (settings.pace !== "fast" || now.weight.mine);
    return event && view && shown ? this.at.telling().moment(event, this.at.me(), view) : null;
  });

  constructor(at: Scene) {
    this.at = at;
    $effect(() => {
      const { now, fresh } = at.show;
      const places = now || (settings.motion && settings.pace !== "instant") ? eyecatchers(fresh) : [];
      this.fresh = places;
      if (now || !places.length) return;
      const faded = busy("glow");
      const timer = setTimeout(() => {
        this.fresh = [];
        faded();
      }, GLOWS);
      return () => {
        clearTimeout(timer);
        faded();
      };
    });
    $effect(() => {
      const { now } = at.show;
      const heard = now?.events.map(at.telling().sound).find((each) => each !== null);
      if (heard) sound(heard);
      else if (now?.weight.great && this.moment) sound(SOUNDS[this.moment.tone]);
    });
  }
}

export function sound(name: Sound): void {
  if (settings.sound) void import("./sounds").then(({ play }) => play(name));
}
