/** Questions and answers for tests: what matters is given, the rest is as little as can be. */

import type { Amount, Answer, Deal, Order, Pick, Some } from "../src/lib/protocol";

let next = 1;

export function answer(text: string, more: Partial<Answer> = {}): Answer {
  return { code: next++, text, key: `answer-${text}`, args: {}, places: [], facets: {}, count: 1, way: [], outlooks: [], ...more };
}

const asked = {
  id: "q",
  seat: 0,
  prompt: "p",
  args: {},
  rules: [],
  must: true,
  also: [],
  offers: [],
  sealed: false,
  cover: false,
  default: null,
  way: [],
  beyond: [],
};

export function pick(answers: Answer[], more: Partial<Pick> = {}): Pick {
  return { ...asked, type: "pick", answers, weights: [], ...more };
}

export function some(items: Answer[], more: Partial<Some> = {}): Some {
  return { ...asked, type: "some", items, chosen: [], least: 0, most: items.length, done: 0, ...more };
}

export function order(items: Answer[], more: Partial<Order> = {}): Order {
  return { ...asked, type: "order", items, chosen: [], ...more };
}

export function deal(answers: Answer[], more: Partial<Deal> = {}): Deal {
  return { ...asked, type: "deal", answers, partners: [], give: {}, get: {}, whole_with: ["give"], same: false, so_far: null, ...more };
}

export function amount(more: Partial<Amount> = {}): Amount {
  return { ...asked, type: "amount", low: 1, high: 3, unit: "coins", base: 100, places: [], outlooks: [], ...more };
}
