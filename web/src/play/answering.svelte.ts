/** How a seat answers: by pointing, by buttons and keys, and what becomes of it. */

import { untrack } from "svelte";
import { problemSaid } from "../lib/problems";
import type { Amount, DraftState, Forecast, Question, Why } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { say, speech } from "../lib/speech.svelte";
import type { Outcome, Wish } from "../lib/connection.svelte";
import type { Table } from "../lib/table.svelte";
import { onwardOf, type Aim } from "./aim.svelte";
import { inOrder, sailing, type Errand } from "./errand";
import type { Arranging } from "./order.svelte";
import { outlooksOf } from "./outlook";
import { lookAtCost } from "./keys";
import { carriesOut, losesAll, nextTimes } from "./some";
import { answersOf } from "./turn";

/** Where it is answered, and what is asked there. */
interface Scene {
  table: Table;
  /** The seat that answers; null for who only watches. */
  me: () => number | null;
  question: () => Question | undefined;
  /** The question, or a choice that is whole and not confirmed. */
  pointable: () => Question | undefined;
  /** Something may be asked and pointed at: the game goes on, and no curtain hides it. */
  playing: () => boolean;
  curtained: () => boolean;
  /** What need not be answered steps aside. */
  putAside: () => void;
  /** What would be confirmed destroys or gives up something. */
  costly: () => boolean;
  aim: Aim;
  arranging: Arranging;
}

/** A sort of answers that the board offers as one thing to do: its name follows. */
const DEED = "deed:";
const NOTHING = { place: null, reasons: [] };

export class Answering {
  /** Why something cannot be done, and what it was. */
  refusal = $state.raw<{ place: string | null; reasons: Why[] }>(NOTHING);
  trouble = $state("");
  /** What may come of what has just been answered. */
  answered = $state.raw<Forecast[]>([]);
  private readonly at: Scene;
  /** What follows from one decision is answered step by step, until it is done or something is refused. */
  private errand: Errand | null = null;
  /** How many acts of the draft the last errand has been, and the answers of the draft before and after it. */
  private sent: { acts: number; before: number; after: number } | null = null;
  /** The first answer of an errand has been given: one undo takes back all of it that is one move. */
  private underWay = false;
  /** An amount that has been pointed at before it is asked for: one click, and one undo. */
  private wished: { place: string; amount: number; joined: boolean } | null = null;
  /** What was pointed at while an answer was on its way: it means something once the next question is there. */
  private held: { seat: number | null; target: string; amount?: number | undefined } | null = null;
  /** Something that answers an earlier question of this move, once that question is back. */
  private again: { question: string; target: string; amount: number | undefined } | null = null;

  constructor(at: Scene) {
    this.at = at;
    $effect(() => {
      const question = at.question();
      untrack(() => {
        if (question) this.run(question);
        else this.arrive();
      });
    });
    $effect(() => {
      const question = at.question();
      if (question?.type === "amount") this.giveWished(question);
    });
    $effect(() => {
      if (at.table.connection.underway.answer || !this.held) return;
      const { seat, target, amount } = this.held;
      this.held = null;
      if (seat === at.me() && !at.curtained()) untrack(() => this.pick(target, amount));
    });
    $effect(() => {
      const asked = at.question()?.id;
      if (!this.again || asked !== this.again.question) return;
      const { target, amount } = this.again;
      this.again = null;
      untrack(() => this.pick(target, amount));
    });
  }

  readonly forget = (): void => {
    this.refusal = NOTHING;
  };

  readonly answer = (question: Question, code: number, how: { joined?: boolean; confirm?: boolean } = {}): void => {
    const { joined = false, confirm = settings.quick } = how;
    const seat = this.at.me();
    this.errand?.heard?.(question, code);
    if (this.errand && this.sent && !joined) this.sent.acts++;
    this.answered = outlooksOf(question, code);
    if (seat !== null) void this.settle({ type: "step", seat, question: question.id, code, joined, confirm });
  };

  readonly send = (errand: Errand): void => {
    this.errand = errand;
    this.underWay = false;
    this.sent = { acts: 0, before: this.answers, after: NaN };
    const question = this.at.question();
    if (question) this.run(question);
  };

  readonly whyNot = (code: number): void => {
    const seat = this.at.me();
    if (seat !== null) void this.settle({ type: "why", seat, code });
  };

  /** Something is pointed at, perhaps an amount that it shows. */
  readonly pick = (target: string, amount?: number): void => {
    const { table, aim } = this.at;
    if (table.connection.underway.answer) {
      this.held = { seat: this.at.me(), target, amount };
      return;
    }
    this.forget();
    const question = this.at.question();
    const pointable = this.at.pointable();
    this.wished = amount === undefined ? null : { place: target, amount, joined: false };
    if (this.wished && question?.type === "amount" && question.places.includes(target)) return this.giveWished(question);
    if (pointable && this.pickItem(pointable, target)) return;
    if (question?.type === "pick" && target.startsWith(DEED)) return this.takeUp(question, target.slice(DEED.length));
    const meant = question ? aim.point(target) : "why";
    const seat = this.at.me();
    if (meant === "why") {
      if (seat !== null && this.at.playing()) void this.reconsider(seat, target, amount);
    } else if (question && meant !== "further") {
      if (this.wished) this.wished.joined = true;
      const onward = onwardOf(meant.answer);
      if (onward) this.send(sailing(meant.answer.code, onward));
      else this.answer(question, meant.answer.code);
    }
  };

  /** Take an item of a question for some so many times. */
  readonly choose = (code: number, times: number): void => {
    const [seat, pointable] = [this.at.me(), this.at.pointable()];
    if (seat !== null && pointable) void this.settle({ type: "step", seat, question: pointable.id, code, times, confirm: false });
  };

  readonly act = (type: "undo" | "redo" | "confirm"): void => {
    const { table, me } = this.at;
    const seat = me();
    if (seat === null || !table.show.present) return;
    if (type === "confirm") void this.settle({ type, seat, version: table.info?.version ?? null, moves: this.seen });
    else void this.repeat({ type, seat }, this.actsOf(type));
  };

  /** The moves that are confirmed; unknown while an answer is still on its way. */
  private get seen(): string[] | null {
    return this.at.table.connection.underway.answer ? null : (this.draft?.moves ?? null);
  }

  /** What was chosen by one click is taken back by one, and given again by one, as long as nothing else was done. */
  private actsOf(type: "undo" | "redo"): number {
    const end = type === "undo" ? this.sent?.after : this.sent?.before;
    return this.sent && this.answers === end ? this.sent.acts : 1;
  }

  private async repeat(wish: Wish, times: number): Promise<void> {
    for (let time = 0; time < times; time++) if (!(await this.settle(wish)).done) return;
  }

  /** End a choice of some or of an order; where nothing is being chosen, confirm, if there is anything. What costs something has to be pointed at. */
  readonly goOn = (): void => {
    const question = this.at.question();
    if (question?.type === "some" ? losesAll(speech.words, question) : this.at.costly()) return lookAtCost();
    if (question?.type === "some" && question.chosen.length >= question.least)
      this.answer(question, question.done, carriesOut(speech.words, question) ? { confirm: true } : {});
    else if (question?.type === "order" && this.at.arranging.whole) this.send(inOrder(this.at.arranging.rest()));
    else if (this.draft?.can_confirm || this.at.table.connection.underway.answer) this.act("confirm");
  };

  /** Leave all that was begun and not yet answered. */
  readonly leave = (): void => {
    this.forget();
    this.at.aim.cancel();
    this.held = null;
    this.at.putAside();
  };

  /** A deed that needs no place is done; of another only the places can be pointed at. */
  private takeUp(question: Question, key: string): void {
    const answers = answersOf(question).filter((answer) => answer.key === key);
    if (answers.length === 1 && !answers[0]!.places.length) this.answer(question, answers[0]!.code);
    else this.at.aim.want(key);
  }

  private async settle(wish: Wish, about: string | null = null): Promise<Outcome> {
    const confirms = wish.type === "confirm" || (wish.type === "step" && wish.confirm);
    this.forget();
    this.trouble = "";
    const { table } = this.at;
    const outcome = await table.connection.send(wish);
    if (!outcome.done) this.errand = this.sent = null;
    // What need not be answered steps aside again once it has been.
    else if (confirms && !this.midway) this.at.putAside();
    this.refusal = { place: about, reasons: outcome.reasons };
    if (outcome.problem) this.trouble = problemSaid(outcome.problem);
    else if (wish.type === "why" && outcome.done && !outcome.reasons.length && !outcome.question) this.trouble = say("why-nothing");
    return outcome;
  }

  private get draft(): DraftState | null {
    const seat = this.at.me();
    return this.at.table.seats.find((each) => each.seat === seat)?.draft ?? null;
  }

  /** A move is begun and not whole. */
  private get midway(): boolean {
    return this.draft?.midway ?? false;
  }

  /** How many answers the draft has. */
  private get answers(): number {
    return this.draft?.codes.length ?? 0;
  }

  private arrive(): void {
    if (this.errand && this.sent) this.sent.after = this.answers;
    this.errand = null;
  }

  private run(question: Question): void {
    const code = this.errand?.next(question);
    if (code === "wait") return;
    if (code === undefined) this.arrive();
    else this.answer(question, code, { joined: this.underWay && this.midway, ...(this.errand?.carriesOut ? { confirm: true } : {}) });
    this.underWay = true;
  }

  private giveWished(question: Amount): void {
    if (!this.wished || !question.places.includes(this.wished.place)) return;
    const { amount, joined } = this.wished;
    this.wished = null;
    if (amount >= question.low && amount <= question.high) this.answer(question, question.base + amount, { joined });
    else this.whyNot(question.base + amount);
  }

  /** Something that would have answered an earlier question of this move takes its place; else: why not? */
  private async reconsider(seat: number, target: string, amount: number | undefined): Promise<void> {
    const { question: earlier } = await this.settle({ type: "why", seat, target }, target);
    if (!earlier) return;
    this.again = { question: earlier, target, amount };
    if (this.at.question()?.id !== earlier) void this.settle({ type: "undo", seat, to: earlier });
  }

  /** Pointing at an item puts it in or takes it out again. */
  private pickItem(question: Question, place: string): boolean {
    if (question.type !== "some" && question.type !== "order") return false;
    const items = question.items.filter((item) => item.places.includes(place));
    if (items.length !== 1) return false;
    const { code } = items[0]!;
    if (question.type === "order") this.at.arranging.toggle(code);
    else this.choose(code, nextTimes(question, code));
    return true;
  }
}
