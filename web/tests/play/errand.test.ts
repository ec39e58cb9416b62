import { describe, expect, it } from "vitest";
import { inOrder, offering } from "../../src/play/errand";
import { answer, deal, order, pick } from "../made";

describe("an order", () => {
  const [a, b] = [answer("a"), answer("b")];
  it("is answered item after item", () => {
    const errand = inOrder([b.code, a.code]);
    expect([errand.next(order([a, b])), errand.next(order([a, b])), errand.next(order([a, b]))]).toEqual([b.code, a.code, undefined]);
  });
  it("ends where something else is asked", () => expect(inOrder([a.code]).next(pick([a]))).toBeUndefined());
});

describe("an offer", () => {
  const partner = answer("to B", { facets: { part: "partner", seat: 1 } });
  const give = [1, 2].map((amount) => answer(`give ${amount}`, { facets: { part: "give", unit: "wood", amount } }));
  const get = answer("get 3", { facets: { part: "get", unit: "gold", amount: 3 } });
  const offer = answer("offer", { facets: { part: "offer" } });
  const had = { id: "", by: 0, to: [1], give: { wood: 2 }, get: {} };

  it("is made part after part as the game asks for them, and offered once", () => {
    const errand = offering({ to: [1], give: { wood: 2 }, get: { gold: 3 } });
    expect(errand.next(deal([partner]))).toBe(partner.code);
    expect(errand.next(deal([...give, get], { so_far: { ...had, give: {} } }))).toBe(give[1]!.code);
    expect(errand.next(deal([...give, get, offer], { so_far: had }))).toBe(get.code);
    expect(errand.next(deal([offer], { so_far: { ...had, get: { gold: 3 } } }))).toBe(offer.code);
    expect(errand.next(deal([partner, offer]))).toBeUndefined();
  });
  it("is carried out with its last part where a letter is sent", () => {
    expect([offering({ to: [1], give: {}, get: {} }).carriesOut, offering({ to: [1], give: {}, get: {} }, true).carriesOut]).toEqual([
      false,
      true,
    ]);
  });
});
