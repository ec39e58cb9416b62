/** Pointing at the board, place after place, until one answer is meant. */

import type { Answer, Question } from "../lib/protocol";
import { steady } from "../lib/same";
import { ALL_DRAWN, type Drawn } from "./drawn.svelte";
import { answersOf } from "./turn";
import { inHand, nextPlaces, waysOf } from "./ways";

/** An answer that is only the first step to a place further away. */
export interface Further extends Answer {
  /** The places of the steps after it. */
  onward: string[];
}

export function onwardOf(answer: Answer): string[] | undefined {
  return "onward" in answer ? (answer as Further).onward : undefined;
}

/** Where a pointing finger has come to. */
interface Reach {
  /** Places that can be pointed at next. */
  open: Set<string>;
  /** Answers all of whose places have been pointed at. */
  here: Answer[];
  /** Answers that need another place. */
  onward: Answer[];
  /** The one answer that a place stands for, as it is written, where it is one and needs no other place. */
  answers: Map<string, string>;
}

/** What is left of the answers after these places. */
export function reach(answers: Answer[], path: string[]): Reach {
  const left: Reach = { open: new Set(), here: [], onward: [], answers: new Map() };
  for (const answer of answers) {
    for (const way of waysOf(answer)) {
      if (!path.every((place, step) => way[step] === place)) continue;
      const next = way[path.length];
      if (next === undefined) left.here.push(answer);
      else {
        if (left.open.has(next) || way.length > path.length + 1) left.answers.delete(next);
        else left.answers.set(next, answer.text);
        left.open.add(next);
        if (!left.onward.includes(answer)) left.onward.push(answer);
      }
    }
  }
  return left;
}

/** What pointing has led to: an answer, a question back (why not?), or one step further. */
type Meant = { answer: Answer } | "why" | "further";

export class Aim {
  private readonly asked: () => Question | undefined;
  private readonly drawn: Drawn;
  private begun = $state.raw<{ question: string; path: string[] }>({ question: "", path: [] });
  private sort = $state.raw<{ question: string; key: string }>({ question: "", key: "" });

  constructor(asked: () => Question | undefined, drawn: Drawn = ALL_DRAWN) {
    this.asked = asked;
    this.drawn = drawn;
  }

  private readonly answers = $derived.by(() => {
    const question = this.asked();
    const answers = question ? answersOf(question) : [];
    return this.deed ? answers.filter((answer) => answer.key === this.deed).map(inHand) : answers;
  });
  /** The one sort of answer that is wanted: only its places can be pointed at. */
  readonly deed = $derived.by(() => (this.asked()?.id === this.sort.question ? this.sort.key : ""));
  /** Places pointed at so far; a new question begins anew. */
  readonly path = $derived.by(() => (this.asked()?.id === this.begun.question ? this.begun.path : []));
  private readonly reached = $derived.by(steady(() => reach(this.answers, this.path)));
  readonly open = $derived(this.reached.open);
  readonly answerAt = (place: string): string | undefined => this.reached.answers.get(place);
  /** What the last place can mean, when it is more than one thing, or what it leads to that nothing draws; */
  readonly here = $derived.by(() => [
    ...(this.path.length ? this.reached.here : []),
    ...(this.path.length || this.deed ? this.stray() : []),
  ]);
  /** and what needs another place after it. */
  readonly onward = $derived(this.path.length ? this.reached.onward : []);

  /** Point at a place: the next one, or another first one; the last one again takes it back. */
  point(place: string): Meant {
    if (this.path.at(-1) === place) return this.turn(this.path.slice(0, -1));
    for (const path of [[...this.path, place], [place]]) {
      const { here, onward } = reach(this.answers, path);
      if (here.length === 1 && !onward.length) {
        this.turn([]);
        return { answer: here[0]! };
      }
      if (here.length || onward.length) return this.turn(path);
    }
    return "why";
  }

  /** Only answers of one sort are wanted; the same again: all are. */
  want(key: string): void {
    if (this.path.length) this.turn([]);
    this.sort = { question: this.asked()?.id ?? "", key: key === this.deed ? "" : key };
  }

  /** Where nothing has been pointed at, nothing changes, so that the focus is not called to the question again. */
  cancel(): void {
    if (this.path.length) this.turn([]);
    else if (this.deed) this.want("");
  }

  /** Answers that go on from here, and of whose next places none is drawn. */
  private stray(): Answer[] {
    return this.answers.filter((answer) => {
      const next = nextPlaces(answer, this.path);
      const leads = next.length || (!this.path.length && !answer.places.length);
      return leads && !onwardOf(answer) && !next.some((place) => place === undefined || this.drawn.opens(place));
    });
  }

  private turn(path: string[]): "further" {
    this.begun = { question: this.asked()?.id ?? "", path };
    return "further";
  }
}
