/** What may come of what is pointed at, of the number that is chosen, of the answers in the bar, or of what was answered last. */

import type { Forecast, Question } from "../lib/protocol";
import type { Drawn } from "./drawn.svelte";
import { outlooksAt, outlooksInBar, outlooksOf } from "./outlook";

interface Scene {
  question: () => Question | undefined;
  /** The question, or a choice that is whole and not confirmed. */
  pointable: () => Question | undefined;
  /** Places that have been pointed at on the way to an answer, and the one that is pointed at now. */
  path: () => string[];
  pointedAt: () => string | null;
  answered: () => Forecast[];
  drawn: Drawn;
}

export class Foresight {
  /** The number that is about to be answered. */
  number = $state(0);
  private readonly at: Scene;
  readonly outlooks = $derived.by((): Forecast[] => {
    const { question, pointable, path, pointedAt, answered, drawn } = this.at;
    const [asked, can, place] = [question(), pointable(), pointedAt()];
    const pointed = can && place ? outlooksAt(can, path(), place) : [];
    if (pointed.length) return pointed;
    if (!asked) return can && place ? [] : answered();
    return asked.type === "amount" ? outlooksOf(asked, asked.base + this.number) : outlooksInBar(asked, drawn);
  });

  constructor(at: Scene) {
    this.at = at;
  }
}
