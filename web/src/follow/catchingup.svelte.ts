/** When my turn comes: what the others have done since, until I have moved. */

import { MediaQuery } from "svelte/reactivity";
import type { Room } from "../boards/board";
import type { Telling } from "../boards/telling";
import type { Table } from "../lib/table.svelte";
import { MOST, recapOf } from "./recap";

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
  /** It lies on an empty corner of a wide board; else above the board. */
  corner: () => boolean;
  /** I must answer now, or confirm what I have answered. */
  asked: () => boolean;
  /** I have begun to. */
  begun: () => boolean;
  /** A first game is played here. */
  taught: () => boolean;
  /** What the page does not have is fetched. */
  recall: () => void;
}

/** A board beside which all else has room, and a phone on its side, which has none above its board. */
const WIDE = new MediaQuery("(min-width: 961px)");
const ON_ITS_SIDE = new MediaQuery("(max-width: 960px) and (max-height: 520px) and (orientation: landscape)");

export class CatchingUp {
  /** All of it is told, however much it is. */
  whole = $state(false);
  /** Whether it has been opened or folded by hand. */
  unfolded = $state<boolean | null>(null);
  /** What is free for it on a wide board with empty corners; null: nothing but a line. */
  room = $state.raw<Room | null>(null);
  /** Lines that it has room for. */
  private most = $state(MOST);
  private readonly at: Scene;
  /** How much of the log was there at my last deed. */
  private readonly moved = $derived.by(() => {
    const me = this.at.me();
    return me === null ? 0 : this.at.table.log.movedOf(me);
  });
  private readonly news = $derived.by(() => {
    const [me, { log, show }] = [this.at.me(), this.at.table];
    if (me === null || this.at.over() || !show.present) return [];
    return log.of(me).slice(Math.max(0, this.moved - this.at.before()));
  });
  readonly recap = $derived.by(() =>
    recapOf(this.news, this.at.telling(), this.at.me(), this.at.onBoard, this.whole ? Infinity : this.most),
  );
  readonly count = $derived.by(() => this.news.length + Math.max(0, this.at.before() - this.moved));
  // Whoever comes to a first game has missed nothing.
  readonly due = $derived.by(
    () => (this.at.asked() || this.at.table.missed) && this.recap.groups.length > 0 && !(this.at.taught() && !this.moved),
  );
  /** On a corner of a wide board, which may have no room for it. */
  readonly cornered = $derived.by(() => this.at.corner() && WIDE.current);
  /** It lies on the board and folds at my first deed. Above the board it would take away what I have just pointed at. */
  private readonly covers = $derived.by(() => this.cornered || ON_ITS_SIDE.current);
  readonly open = $derived.by(() => this.unfolded ?? !((this.at.begun() && this.covers) || (this.cornered && !this.room?.width)));

  constructor(at: Scene) {
    this.at = at;
    $effect(() => {
      if (!this.due) [this.unfolded, this.whole, this.most] = [null, false, MOST];
      if (at.begun()) at.table.missed = false;
      if (this.due && this.open && this.moved < at.before()) at.recall();
    });
  }

  /** So much is free for it now. */
  fit(room: Room | null): void {
    if (room?.width === this.room?.width && room?.height === this.room?.height && room?.top === this.room?.top) return;
    [this.room, this.most] = [room, MOST];
  }

  /** A line less: no line is cut, and what is left out is counted. */
  shorten(): void {
    const lines = this.recap.groups.flatMap((group) => group.lines).length;
    if (lines > 1 && !this.whole) this.most = lines - 1;
  }
}
