/** The words of the page in the language of the settings; those of a game come with its components. */

import { during } from "./settled";
import { settings } from "./settings.svelte";
import { loadWords, Words } from "./words";

class Speech {
  words = $state.raw<Words>(new Words("en", [], [], []));
  ready = $state(false);
  private game: string | null = null;
  private components: Record<string, unknown> = {};
  private seats: string[] = [];
  private turn = 0;

  constructor() {
    $effect.root(() => {
      $effect(() => {
        void settings.language;
        void this.load();
      });
    });
  }

  /** Speak of this game with these components and players. */
  async about(game: string | null, components: Record<string, unknown> = {}, seats: string[] = []): Promise<void> {
    this.game = game;
    this.components = components;
    this.seats = seats;
    await this.load();
  }

  /** Words that come late, after others were asked for, are not wanted any more. */
  private async load(): Promise<void> {
    const turn = ++this.turn;
    const words = await during("words", loadWords(settings.language, this.game, this.components, this.seats));
    if (turn === this.turn) {
      this.words = words;
      this.ready = true;
    }
  }
}

export const speech = new Speech();

/** The sentence of a key, in the language of the moment. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  return speech.words.say(key, args);
}
