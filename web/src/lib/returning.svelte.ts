/** Return links that have just been given: they are shown once and kept nowhere, the server knows their hashes only. */

import type { Seated } from "./protocol";

class Returning {
  private links = $state.raw<Record<string, string>>({});

  of(table: string, seat: number): string {
    return this.links[`${table} ${seat}`] ?? "";
  }

  keep(table: string, seat: number, token: string): void {
    this.links = { ...this.links, [`${table} ${seat}`]: token };
  }

  /** What somebody has got who has just sat down. */
  keepOf({ table, seat, link }: Seated): void {
    if (link) this.keep(table.id, seat, link.token);
  }
}

export const returning = new Returning();
