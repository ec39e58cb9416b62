/** The words of the page in the language of the settings; those of a game come with its components. */

import { mistakes } from "./api";
import { idle } from "./idle";
import { during } from "./settled";
import { settings } from "./settings.svelte";
import { loadWords, seldomWords, Words, type Args, type Chapter, type Subject } from "./words";

class Speech {
  words = $state.raw<Words>(new Words("en", [], [], []));
  ready = $state(false);
  private readonly chapters = new Set<Chapter>();
  private subject: Subject = { game: null, components: {}, seats: [], modules: undefined, chapters: this.chapters };
  private turn = 0;
  /** What is being loaded, */
  private loading: Promise<void> = Promise.resolve();
  /** and whether it shall have what is seldom said. */
  private whole = false;

  constructor() {
    mistakes.sayable = () => this.sayable();
    $effect.root(() => {
      $effect(() => {
        void settings.language;
        void this.load();
      });
    });
    void during(
      "words",
      idle().then(() => this.all()),
    );
  }

  /** What is seldom said can be said from now on. Once the page has been drawn it comes by itself. */
  async all(): Promise<void> {
    this.whole = true;
    await this.loading.catch(() => undefined);
    await this.complete(this.words);
  }

  /** A mistake can be said. It may be the one that the words that are loaded wait for: they are not waited for. */
  private async sayable(): Promise<void> {
    this.whole = true;
    if (!this.ready) {
      this.words = await loadWords(settings.language, { ...this.subject, game: null });
      this.ready = true;
    }
    await this.complete(this.words);
  }

  private async complete(words: Words): Promise<void> {
    if (!words.has("error-table")) words.add(await during("words", seldomWords(words.language)));
  }

  /** Speak of this game with these components and players; of all its expansions, or of those in play. */
  async about(
    game: string | null,
    components: Record<string, unknown> = {},
    seats: string[] = [],
    modules: string[] | undefined = undefined,
  ): Promise<void> {
    this.subject = { game, components, seats, modules, chapters: this.chapters };
    await this.load();
  }

  /** Speak of this too, from now on. */
  async also(chapter: Chapter): Promise<void> {
    if (this.chapters.has(chapter)) return;
    this.chapters.add(chapter);
    if (this.subject.game) await this.load();
  }

  /** Words that come late, after others were asked for, are not wanted any more. */
  private load(): Promise<void> {
    return (this.loading = this.loadNow(++this.turn));
  }

  private async loadNow(turn: number): Promise<void> {
    const words = await during("words", loadWords(settings.language, this.subject));
    if (this.whole) await this.complete(words);
    if (turn === this.turn) {
      this.words = words;
      this.ready = true;
    }
  }
}

export const speech = new Speech();

/** The sentence of a key, in the language of the moment. */
export function say(key: string, args: Args = {}): string {
  return speech.words.say(key, args);
}
