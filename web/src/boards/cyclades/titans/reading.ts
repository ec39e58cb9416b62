/** What Titans tell in a view. */

import type { CycladesView } from "../../../lib/protocol";

interface Artifact {
  artifact: string;
  /** Where it is, and whose. */
  island: string;
  seat: number;
}

interface Special {
  metropolis: string;
  island: string;
  seat: number;
}

interface TitansView {
  /** Titan moves that have been bought in this turn. */
  marches?: number;
  artifacts?: Artifact[];
  /** Artifacts that have left the game. */
  gone?: string[];
  /** Special Metropolises that can still be founded, and those that stand. */
  drawn?: string[];
  specials?: Special[];
  /** By seat: the partner; without teams, -1. */
  partners?: number[];
  /** A team has enough Metropolises: the game ends with this cycle. */
  triggered?: boolean;
}

/** The ids of all Artifacts. */
export const artifactsIn = (components: Record<string, unknown>): string[] =>
  ((components.artifact ?? []) as { id: string }[]).map(({ id }) => id);

export const titansOf = (view: CycladesView): TitansView => view.modules.titans ?? {};

/** The seat that plays together with this one; null without teams. */
export function partnerOf(view: CycladesView, seat: number | null): number | null {
  const partner = seat === null ? -1 : (titansOf(view).partners?.[seat] ?? -1);
  return partner < 0 || partner === seat ? null : partner;
}

/** Seats that play together, each team once. */
export function teamsOf(view: CycladesView): number[][] {
  return view.players.flatMap((_, seat) => {
    const partner = partnerOf(view, seat);
    return partner === null || partner < seat ? [] : [[seat, partner]];
  });
}

/** How many Titans of a seat are on the board. */
export function titansAt(view: CycladesView, seat: number): number {
  return view.islands.filter(({ owner }) => owner === seat).reduce((sum, { units }) => sum + (units.titan ?? 0), 0);
}

/** Offerings for the right to deploy first: nobody is on the board yet. */
export const isAuction = ({ phase, players }: CycladesView) => phase === "offerings" && players.every(({ islands }) => !islands);
