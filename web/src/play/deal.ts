/** Offers between players, said and found. */

import type { Answer, Bargain, Deal, Question } from "../lib/protocol";
import type { Words } from "../lib/words";

const isReply = ({ facets }: Answer): boolean => facets.part === "accept" || facets.part === "refuse";

/** The open offer that an answer replies to. */
export function offerOf(question: Question, answer: Answer): Bargain | undefined {
  return isReply(answer) ? question.offers.find((offer) => offer.by === answer.facets.seat) : undefined;
}

/** Who gives what for what. */
export function terms(words: Words, { by, give, get }: Bargain): string {
  return words.say("deal-open", { name: words.seat(by), give: words.things(give), get: words.things(get) });
}

/** The step of an offer that puts so much of a unit on a side, as it is written. */
export function stepTo({ answers }: Deal, side: "give" | "get", unit: string, amount: number): string | undefined {
  return answers.find(({ facets }) => facets.part === side && facets.unit === unit && facets.amount === amount)?.text;
}
