/** The first page of each game: what its board tells of it in pictures. */

import type { Component } from "svelte";

export interface Primer {
  /** Draws `aim` and `win`. */
  Picture: Component<{ name: "aim" | "win" }>;
  /** The parts of a round, in their order: the sentences `primer-round-NAME-title` and `primer-round-NAME`, and an icon. */
  round: { name: string; icon: string }[];
  /** Icons of the table: `term-NAME` is what each is called, `term-NAME-text` what it means. */
  terms: string[];
}

const primers = import.meta.glob<Primer>("../boards/*/primer.ts");
const pathOf = (game: string) => `../boards/${game}/primer.ts`;

export const hasPrimer = (game: string) => pathOf(game) in primers;

export async function loadPrimer(game: string): Promise<Primer | null> {
  return (await primers[pathOf(game)]?.()) ?? null;
}
