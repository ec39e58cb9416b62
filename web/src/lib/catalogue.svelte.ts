/** The games of this house, as the server offers them; asked for once. */

import { api } from "./api";
import type { GameOffer } from "./protocol";

class Catalogue {
  games = $state.raw<GameOffer[]>([]);

  async load(): Promise<GameOffer[]> {
    if (!this.games.length) this.games = (await api.catalogue()).games;
    return this.games;
  }
}

export const catalogue = new Catalogue();
