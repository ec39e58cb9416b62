/** The games of this house, as the server offers them; asked for once. */

import { api } from "./api";
import type { GameOffer } from "./protocol";
import { settings } from "./settings.svelte";

class Catalogue {
  games = $state.raw<GameOffer[]>([]);

  async load(): Promise<GameOffer[]> {
    if (!this.games.length) this.games = (await api.catalogue()).games;
    return this.games;
  }

  /** What a game is called. */
  title(game: string): string {
    return this.find(game)?.title[settings.language] ?? "";
  }

  /** The game in a sentence or two. */
  about(game: string): string {
    return this.find(game)?.about[settings.language] ?? "";
  }

  private find(game: string): GameOffer | undefined {
    return this.games.find(({ name }) => name === game);
  }
}

export const catalogue = new Catalogue();
