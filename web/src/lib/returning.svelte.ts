/** Return links that have just been given: they are shown once and kept nowhere, the server knows their hashes only. */

import type { Seated } from "./protocol";

class Returning {
  private links = $state.raw<Record<string, string>>({});
  /** The seat that somebody has just sat down on, as long as its link has not been put aside. */
  private fresh = $state("");

  of(table: string, seat: number): string {
    return this.links[`${table} ${seat}`] ?? "";
  }

  isFresh(table: string, seat: number): boolean {
    return this.fresh === `${table} ${seat}`;
  }

  putAside(): void {
    this.fresh = "";
  }

  keep(table: string, seat: number, token: string): void {
    this.links = { ...this.links, [`${table} ${seat}`]: token };
  }

  /** What somebody has got who has just sat down. */
  keepOf({ table, seat, link }: Seated): void {
    if (!link) return;
    this.keep(table.id, seat, link.token);
    this.fresh = `${table.id} ${seat}`;
  }
}

export const returning = new Returning();
