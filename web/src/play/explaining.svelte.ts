/** What is explained: what is pointed at, or what has been pinned; by keyboard the focus goes there and comes back. */

import { tick } from "svelte";

export class Explaining {
  pointedAt = $state<string | null>(null);
  /** What stays explained though something else is pointed at. */
  pinned = $state<string | null>(null);
  readonly place = $derived(this.pinned ?? this.pointedAt);
  /** Where the keyboard was when it was pinned. */
  private from: HTMLElement | null = null;

  /** Pin what is pointed at, or let it go. Its icons say what they mean, so whoever has no mouse goes on among them. */
  pin(): void {
    if (this.pinned !== null) return this.leave();
    this.pinned = this.pointedAt;
    const at = document.activeElement;
    if (!this.pinned || !(at instanceof Element) || !at.matches("[data-place]:focus-visible")) return;
    this.from = at as HTMLElement;
    void tick().then(() => document.querySelector<HTMLElement>("[data-dock] :is(button, a)")?.focus());
  }

  /** When all is over, pointing at a thing can only mean: what is this? */
  toggle(place: string): void {
    this.pinned = this.pinned === place ? null : place;
  }

  leave(): void {
    this.pointedAt = this.pinned = null;
    this.from?.focus();
    this.from = null;
  }
}
