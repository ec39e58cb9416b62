import { describe, expect, it } from "vitest";
import type { Question } from "../../src/lib/protocol";
import { Arranging } from "../../src/play/order.svelte";
import { answer, order, pick } from "../made";

const [a, b, c, d] = ["a", "b", "c", "d"].map((text) => answer(text)) as [Code, Code, Code, Code];
type Code = ReturnType<typeof answer>;

function arranging(chosen: number[] = []): { all: Arranging; ask: (question: Question) => void } {
  let question: Question = $state.raw(order([a, b, c, d], { chosen }));
  return { all: new Arranging(() => question), ask: (next) => (question = next) };
}

describe("an order", () => {
  it("is made one after the other, and the last has no choice", () => {
    const { all } = arranging();
    all.toggle(b.code);
    all.toggle(a.code);
    expect(all.whole).toBe(false);
    all.toggle(d.code);
    expect(all.rest()).toEqual([b, a, d, c].map(({ code }) => code));
    expect(all.whole).toBe(true);
  });

  it("keeps the last where it is when it is pointed at like all others, and gives it up only then", () => {
    const { all } = arranging();
    for (const each of [b, a, d, c]) all.toggle(each.code);
    expect(all.whole).toBe(true);
    all.toggle(c.code);
    expect(all.rest()).toEqual([b, a, d].map(({ code }) => code));
  });

  it("gives a place up and moves others", () => {
    const { all } = arranging();
    for (const each of [a, b]) all.toggle(each.code);
    all.move(b.code, -1);
    expect(all.codes).toEqual([b.code, a.code]);
    all.move(b.code, -1);
    expect(all.codes).toEqual([b.code, a.code]);
    all.toggle(b.code);
    expect(all.codes).toEqual([a.code]);
  });

  it("keeps what has been answered where it is", () => {
    const { all } = arranging([c.code]);
    all.toggle(a.code);
    all.move(a.code, -1);
    expect(all.codes).toEqual([c.code, a.code]);
    expect(all.rest()).toEqual([a.code]);
  });

  it("is forgotten with its question", () => {
    const { all, ask } = arranging();
    all.toggle(a.code);
    ask(order([a, b], { id: "another" }));
    expect(all.codes).toEqual([]);
    ask(pick([a]));
    expect(all.whole).toBe(false);
  });
});
