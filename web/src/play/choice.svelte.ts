/** A choice of some that has made the move whole is open until it is confirmed: items still go in and out. */

import type { DraftState, Question, Some } from "../lib/protocol";

export class Choice {
  private readonly asked: () => Question | undefined;
  private readonly draft: () => DraftState | null;
  /** The last choice that was asked for, and how many codes of the draft come before its items. */
  private last = $state.raw<{ question: Some; before: number } | null>(null);

  constructor(asked: () => Question | undefined, draft: () => DraftState | null) {
    this.asked = asked;
    this.draft = draft;
    $effect.pre(() => {
      const [question, codes] = [this.asked(), this.draft()?.codes.length ?? 0];
      if (question) this.last = question.type === "some" ? { question, before: codes - question.chosen.length } : null;
      else if (!codes) this.last = null;
    });
  }

  /** The choice as the draft has it, where nothing else is asked any more. */
  readonly whole = $derived.by((): Some | undefined => {
    const draft = this.draft();
    if (this.asked() || !draft?.can_confirm || !this.last) return undefined;
    const { question, before } = this.last;
    const chosen = draft.codes.slice(before).filter((code) => question.items.some((item) => item.code === code));
    return { ...question, chosen };
  });
}
