/** Whose eyes we look with: where several play on one screen, one seat at a time, behind a curtain if something is hidden. */

import type { Table } from "../lib/table.svelte";

export class Perspective {
  /** The seat for which the curtain was lifted last. */
  private shown = $state<number | null>(null);
  private readonly table: Table;
  private readonly over = $derived.by(() => this.table.info?.status === "over");
  private readonly mine = $derived.by(() => this.table.info?.mine ?? []);
  private readonly apart = $derived.by(() => this.mine.length > 1 && this.table.company.hidden);
  /** The seat of mine that must answer, or that we look with. */
  readonly next = $derived.by(() => this.mine.find((seat) => this.table.info?.asked.includes(seat)) ?? this.shown ?? this.mine[0] ?? null);
  readonly curtain = $derived.by(
    () => this.apart && this.next !== this.shown && this.table.info?.status === "playing" && this.table.show.present,
  );
  // Where nothing is hidden the screen turns to the next player by itself.
  readonly me = $derived.by(() => {
    if (this.apart) return this.over ? (this.shown ?? this.mine[0] ?? null) : this.shown;
    return this.mine.length > 1 && !this.over ? this.next : (this.shown ?? this.mine[0] ?? null);
  });

  constructor(table: Table) {
    this.table = table;
  }

  readonly lift = (): void => {
    this.shown = this.next;
  };
}
