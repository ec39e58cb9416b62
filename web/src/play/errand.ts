/** Several answers that follow from one decision: the page gives them one after the other as they are asked for. */

import type { Answer, Bargain, Question } from "../lib/protocol";

export interface Errand {
  /** The answer to this question; "wait": the player gives it; undefined when there is none, and the errand is over. */
  next(question: Question): number | "wait" | undefined;
  /** The player has given an answer in between. */
  heard?(question: Question, code: number): void;
  /** The button has said what is done: the answer that makes it whole carries it out. */
  carriesOut?: boolean;
}

/** A journey of several steps: how many go is asked once, at the first of them, and as many go on. */
export function sailing(first: number, onward: string[]): Errand {
  const left = [...onward];
  let asked = "";
  let going: number | null = null;
  return {
    next(question) {
      // The same question may come again before its answer is heard.
      if (question.id === asked) return "wait";
      const begun = asked !== "";
      asked = question.id;
      if (!begun) return first;
      if (question.type === "amount") {
        if (going === null) return "wait";
        return question.base + Math.min(question.high, Math.max(question.low, going));
      }
      const place = left.shift();
      return question.type === "pick"
        ? question.answers.find((answer) => answer.way.length > 0 && answer.way.at(-1) === place)?.code
        : undefined;
    },
    heard(question, code) {
      if (question.type === "amount") going = code - question.base;
    },
  };
}

/** All that is left of an order. */
export function inOrder(codes: number[]): Errand {
  const left = [...codes];
  return {
    next(question) {
      const code = left.shift();
      return question.type === "order" && question.items.some((item) => item.code === code) ? code : undefined;
    },
  };
}

/** What has been put together: partners, and how much of what is given and got. */
export type Bid = Pick<Bargain, "to" | "give" | "get">;

/** The parts of an offer, in the order in which the game asks for them, and then: offer. A letter is sent with it. */
export function offering(bid: Bid, carriesOut = false): Errand {
  let offered = false;
  return {
    carriesOut,
    next(question) {
      if (question.type !== "deal" || offered) return undefined;
      const had = question.so_far;
      const part = question.answers.find((answer) => isWanted(answer, bid, had));
      if (part) return part.code;
      offered = true;
      return question.answers.find((answer) => answer.facets.part === "offer")?.code;
    },
  };
}

function isWanted({ facets }: Answer, bid: Bid, had: Bargain | null): boolean {
  const { part, seat, unit, amount } = facets;
  if (part === "partner") return bid.to.includes(Number(seat)) && !had?.to.includes(Number(seat));
  if (part !== "give" && part !== "get") return false;
  return had?.[part][String(unit)] !== amount && bid[part][String(unit)] === amount;
}
