import { describe, expect, it } from "vitest";
import { Words } from "../../src/lib/words";
import { offerOf, terms } from "../../src/play/deal";
import { answer, pick } from "../made";

const SOURCE = `
list-and = { $first } and { $last }
list-nothing = nothing
unit-figs = { $count } figs
unit-silk = { $count } silk
deal-open = { $name } gives { $give } for { $get }.
`;
const words = new Words("en", [SOURCE], [], ["Alice", "Bob"]);
const offer = { id: "1.0", by: 1, to: [0], give: { figs: 2, silk: 1 }, get: {} };

describe("an offer", () => {
  it("is found by the answers that reply to it, whatever the question is", () => {
    const question = pick([answer("pass")], { offers: [offer] });
    const reply = (part: string, seat: number) => answer(part, { facets: { part, seat } });
    expect(offerOf(question, reply("accept", 1))).toBe(offer);
    expect(offerOf(question, reply("refuse", 1))).toBe(offer);
    expect(offerOf(question, reply("accept", 2))).toBeUndefined();
    expect(offerOf(question, reply("partner", 1))).toBeUndefined();
  });

  it("is said with what is given and got", () => expect(terms(words, offer)).toBe("Bob gives 2 figs and 1 silk for nothing."));
});
