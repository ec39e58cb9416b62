/** What a new table of Cyclades needs to know beside its options. */

export const names: string[] = [];

/** In teams, those opposite each other play together. */
export function partners(modules: string[], players: number): number[][] {
  if (!modules.includes("titans.teams") || players % 2) return [];
  return Array.from({ length: players / 2 }, (_, seat) => [seat, seat + players / 2]);
}
