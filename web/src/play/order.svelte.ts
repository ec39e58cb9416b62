/** Putting things in order: one after the other, or moved about, until all have a place. */

import type { Order, Question } from "../lib/protocol";

export class Arranging {
  private readonly asked: () => Question | undefined;
  private begun = $state.raw<{ question: string; codes: number[] }>({ question: "", codes: [] });

  /** The one that has just got the last place without having been pointed at. */
  private given: number | null = null;

  constructor(asked: () => Question | undefined) {
    this.asked = asked;
  }

  private readonly question = $derived.by((): Order | undefined => {
    const question = this.asked();
    return question?.type === "order" ? question : undefined;
  });
  /** Those that have been answered already keep their places; undo gives them back. */
  private readonly fixed = $derived(this.question?.chosen ?? []);
  readonly codes = $derived([...this.fixed, ...(this.begun.question === this.question?.id ? this.begun.codes : [])]);
  /** All have a place. */
  readonly whole = $derived(this.question ? this.codes.length === this.question.items.length : false);

  /** The next place; whoever has one gives it up. Who points at all of them in turn points at the last one, too. */
  toggle(code: number): void {
    const given = this.given;
    this.given = null;
    if (code === given && this.whole) return;
    if (!this.codes.includes(code)) this.set([...this.codes, code]);
    else this.set(this.codes.filter((each) => each !== code));
    const left = this.question?.items.filter((item) => !this.codes.includes(item.code)) ?? [];
    // The last one has no choice.
    if (left.length === 1 && this.codes.length > this.fixed.length && this.codes.includes(code)) {
      this.given = left[0]!.code;
      this.set([...this.codes, this.given]);
    }
  }

  /** One place forward or back. */
  move(code: number, by: -1 | 1): void {
    const codes = [...this.codes];
    const [from, to] = [codes.indexOf(code), codes.indexOf(code) + by];
    if (from < this.fixed.length || to < this.fixed.length || to >= codes.length) return;
    [codes[from], codes[to]] = [codes[to]!, codes[from]!];
    this.set(codes);
  }

  /** What is still to be answered, in its order. */
  rest(): number[] {
    return this.codes.slice(this.fixed.length);
  }

  private set(codes: number[]): void {
    this.begun = { question: this.question?.id ?? "", codes: codes.slice(this.fixed.length) };
  }
}
