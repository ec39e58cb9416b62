import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Company } from "../../src/lib/company.svelte";
import type { TableState, Talked } from "../../src/lib/protocol";

const said = (number: number, seat: number | null, who = ""): Talked => ({
  number,
  channel: seat === null ? "watchers" : "players",
  seat,
  who,
  name: "Bob",
  text: `${number}`,
  emote: null,
  at: "2026-11-16T04:00:00.000Z",
});
const greeting = (mine: number[], teams: number[] = []) =>
  ({ table: { mine, status: "playing" }, asks: [], again: null, hidden: false, teams }) as unknown as TableState;
const texts = (company: Company) => company.heard.map(({ text }) => text);

describe("what is said at a table", () => {
  let company: Company;
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    company = new Company("t", () => Promise.resolve({ done: true, reasons: [], problem: null }));
    company.greet(greeting([0]));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is told in its order, once, and counted until it has been seen", () => {
    for (const number of [2, 1, 2]) company.hear({ type: "said", said: said(number, 1) });
    expect(texts(company)).toEqual(["1", "2"]);
    expect(company.unread).toBe(2);
    company.see();
    expect(company.unread).toBe(0);
    company.hear({ type: "said", said: said(3, 0) });
    expect(company.unread, "what I say myself is no news").toBe(0);
    const later = new Company("t", () => Promise.resolve({ done: true, reasons: [], problem: null }));
    later.hear({ type: "said", said: said(2, 1) });
    expect(later.unread, "also after a reload").toBe(0);
  });

  it("is not shown of somebody whom I have muted, until I hear him again", () => {
    company.hear({ type: "said", said: said(1, 1) });
    company.hear({ type: "said", said: said(2, 2) });
    company.mute("seat 1", true);
    expect(texts(company)).toEqual(["2"]);
    company.hear({ type: "said", said: said(3, 1) });
    expect(company.unread).toBe(1);
    company.mute("seat 1", false);
    expect(texts(company)).toEqual(["1", "2", "3"]);
  });

  it("can go to a partner alone, where somebody has one", async () => {
    const sent: unknown[] = [];
    const talker = new Company("t", (wish) => {
      sent.push(wish.channel);
      return Promise.resolve({ done: true, reasons: [], problem: null });
    });
    talker.greet(greeting([0]));
    expect(talker.hasPartner(0)).toBe(false);
    talker.greet(greeting([0], [0, 1, 2, 0, 1, 2]));
    expect([talker.hasPartner(0), talker.hasPartner(null)]).toEqual([true, false]);
    await talker.say(0, "Naxos?", null, "team");
    await talker.say(0, "Hello");
    await talker.say(null, "Hello");
    expect(sent).toEqual(["team", "players", "watchers"]);
  });

  it("does not stay with who gets up: others are heard then", () => {
    company.hear({ type: "said", said: said(1, 1) });
    company.greet(greeting([]));
    expect(texts(company)).toEqual([]);
  });
});
