/** What Monuments tell in a view, and what their cards ask for. */

import type { CycladesView } from "../../../lib/protocol";

interface Built {
  monument: string;
  island: string;
  /** Whose it is; -1 on an island that is nobody's. */
  seat: number;
  /** A Temple whose power has been used in this cycle. */
  used: boolean;
}

interface MonumentsView {
  /** Those of this game that nobody has built. */
  drawn?: string[];
  monuments?: Built[];
}

export const monumentsOf = (view: CycladesView): MonumentsView => view.modules.monuments ?? {};

/** The two buildings that raise each Monument. */
export function pairsIn(components: Record<string, unknown>): Map<string, string[]> {
  const cards = (components.monument ?? []) as { id: string; buildings: string[] }[];
  return new Map(cards.map(({ id, buildings }) => [id, buildings]));
}
