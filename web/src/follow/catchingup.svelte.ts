/** When my turn comes: what the others have done since, until my first deed. */

import type { Telling } from "../boards/telling";
import type { Table } from "../lib/table.svelte";
import { recapOf } from "./recap";

/** Who catches up, and with what. */
interface Scene {
  table: Table;
  me: () => number | null;
  /** The first event of the log that the page has. */
  before: () => number;
  telling: () => Telling;
  /** Whether the board can show a place. */
  onBoard: (place: string) => boolean;
  over: () => boolean;
  /** I must answer now. */
  asked: () => boolean;
  /** I have begun to. */
  begun: () => boolean;
  /** A first game is played here. */
  taught: () => boolean;
  /** What the page does not have is fetched. */
  recall: () => void;
}

export class CatchingUp {
  /** All of it is told, however much it is. */
  whole = $state(false);
  /** Whether it has been opened or folded by hand. */
  unfolded = $state<boolean | null>(null);
  private readonly at: Scene;
  /** How much of the log was there at my last deed. */
  private readonly moved = $derived.by(() => {
    const me = this.at.me();
    return me === null ? 0 : (this.at.table.moved.get(me) ?? 0);
  });
  private readonly news = $derived.by(() => {
    const [me, { log, show }] = [this.at.me(), this.at.table];
    if (me === null || this.at.over() || !show.present) return [];
    return (log.get(me) ?? []).slice(Math.max(0, this.moved - this.at.before()));
  });
  readonly recap = $derived.by(() => recapOf(this.news, this.at.telling(), this.at.me(), this.at.onBoard, this.whole));
  readonly count = $derived.by(() => this.news.length + Math.max(0, this.at.before() - this.moved));
  // Whoever comes to a first game has missed nothing.
  readonly due = $derived.by(
    () => (this.at.asked() || this.at.table.missed) && this.recap.groups.length > 0 && !(this.at.taught() && !this.moved),
  );
  readonly open = $derived.by(() => this.unfolded ?? !this.at.begun());

  constructor(at: Scene) {
    this.at = at;
    $effect(() => {
      if (!this.due) [this.unfolded, this.whole] = [null, false];
      if (at.begun()) at.table.missed = false;
      if (this.due && this.open && this.moved < at.before()) at.recall();
    });
  }
}
