/** Where we are, in words: pages may say it better than their name alone (the game, the round, the phase). */

class Place {
  text = $state("");
  /** The game that the page is about, for the way to its rules. */
  game = $state("");
}

export const place = new Place();

/** The game and where it stands; where there is little room, the latter only. */
export function whereWeAre(game: string, where: string | undefined): string {
  if (!where) return game;
  return innerWidth < 620 ? where : `${game} · ${where}`;
}
