/** Where we are, in words: pages may say it better than their name alone (the game, the round, the phase). */

/** The parts that a round has, and which of them is played, counted from 1; 0: none. */
export interface Steps {
  names: string[];
  at: number;
}

class Place {
  text = $state("");
  steps = $state.raw<Steps>({ names: [], at: 0 });
  /** The game that the page is about, for the way to its rules. */
  game = $state("");
}

export const place = new Place();

/** All of it is left behind. */
export function leavePlace(): void {
  place.text = place.game = "";
  place.steps = { names: [], at: 0 };
}

/** The game and where it stands; where there is little room, the latter only. */
export function whereWeAre(game: string, where: string | undefined): string {
  if (!where) return game;
  return innerWidth < 620 ? where : `${game} · ${where}`;
}
