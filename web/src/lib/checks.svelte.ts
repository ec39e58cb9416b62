/** Which choices are impossible, and why: asked of the server once for each table that could be made. */

import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import type { NewTable, ProblemBody } from "./protocol";

export class Checks {
  private readonly known = new SvelteMap<string, ProblemBody | null>();
  private readonly asked = new Set<string>();

  /** The problem with this table, null if there is none, undefined while nobody knows. */
  of(wish: NewTable): ProblemBody | null | undefined {
    return this.known.get(key(wish));
  }

  /** Ask about all of them that have not been asked about. */
  async ask(wishes: NewTable[]): Promise<void> {
    for (const wish of wishes) {
      const name = key(wish);
      if (this.asked.has(name)) continue;
      this.asked.add(name);
      const { problem } = await api.check(wish).catch((thrown: unknown) => {
        this.asked.delete(name);
        throw thrown;
      });
      this.known.set(name, problem);
    }
  }
}

/** Names of players change nothing about the rules. */
function key({ game, seats, options }: NewTable): string {
  return JSON.stringify([game, seats.map((seat) => seat.kind), options]);
}
