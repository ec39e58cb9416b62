/**
 * What has been answered and is not confirmed: the question that it was an answer to, and what was said to come of it.
 * This browser keeps it, so that both are there after a reload too.
 */

import type { Answer, DraftState, Forecast, Pick, Question } from "../lib/protocol";
import { store, stored } from "../lib/settings.svelte";

interface Scene {
  /** The table, how many moves it has seen, and who answers there. */
  where: () => string;
  question: () => Question | undefined;
  draft: () => DraftState | null;
  /** What may come of what was answered last. */
  answered: () => Forecast[];
}

interface Kept {
  where: string;
  question: Pick;
  /** The answers that were there before it, */
  before: number[];
  /** and all of them since only a number or nothing was asked, with what comes of them. */
  codes: number[];
  outlooks: Forecast[];
}

const KEY = "answered";

export class Earlier {
  private readonly at: Scene;
  private kept = $state.raw(JSON.parse(stored(KEY) || "null") as Kept | null);

  constructor(at: Scene) {
    this.at = at;
    $effect.pre(() => {
      const [question, draft] = [at.question(), at.draft()];
      if (question?.type === "pick") {
        this.kept = { where: at.where(), question, before: draft?.codes ?? [], codes: [], outlooks: [] };
      } else if (draft && this.question && (question || draft.can_confirm)) {
        store(KEY, JSON.stringify({ ...this.kept, codes: draft.codes, outlooks: this.outlooks }));
      }
    });
  }

  private readonly here = $derived.by(() => (this.kept?.where === this.at.where() ? this.kept : null));
  /** Of one of several things, as long as nothing but how much of it is asked. */
  readonly question = $derived.by((): Pick | undefined => {
    const [asked, codes] = [this.at.question(), this.at.draft()?.codes ?? []];
    if (!this.here || (asked && asked.type !== "amount")) return undefined;
    const { before, question } = this.here;
    return codes.length > before.length && before.every((code, at) => codes[at] === code) ? question : undefined;
  });
  /** What has been answered to it. */
  readonly answer = $derived.by((): Answer | undefined => {
    const code = this.at.draft()?.codes[this.here?.before.length ?? -1];
    return this.question?.answers.find((answer) => answer.code === code);
  });
  readonly outlooks = $derived.by((): Forecast[] => {
    const answered = this.at.answered();
    if (answered.length) return answered;
    return this.here?.codes.join() === this.at.draft()?.codes.join() ? (this.here?.outlooks ?? []) : [];
  });
}
