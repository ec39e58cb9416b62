/** What this page has said to the table, until what it leads to is seen: so long the question that is shown may be an answered one. */

import { untrack } from "svelte";
import type { ClientMessage } from "./protocol";

export class Underway {
  /** Messages without a reply, by nonce; whether they change what is seen. */
  private said = $state.raw<Map<string, boolean>>(new Map());
  /** One that changes it is done, and the change has not come yet. */
  private unseen = $state(false);
  /** Said once more after the line was cut: who had heard them before replies, and has shown already what they led to. */
  private repeated = new Set<string>();

  readonly any = $derived(this.said.size > 0 || this.unseen);
  /** An answer, or its undoing. */
  readonly answer = $derived(this.unseen || [...this.said.values()].includes(true));

  /** Also by an effect, which should not begin again because of it. */
  say({ nonce, type }: ClientMessage & { nonce: string }): void {
    this.said = new Map(untrack(() => this.said)).set(nonce, type !== "why" && type !== "say");
  }

  reply(nonce: string, done: boolean): void {
    if (done && this.said.get(nonce) && !this.repeated.has(nonce)) this.unseen = true;
    this.repeated.delete(nonce);
    this.said = new Map([...this.said].filter(([each]) => each !== nonce));
  }

  /** The table is shown as it is; `all`: from anew, and what is without a reply is said once more. */
  seen(all = false): void {
    this.unseen = false;
    if (all) this.repeated = new Set(this.said.keys());
  }
}
