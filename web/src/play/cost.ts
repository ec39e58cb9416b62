/** What an answer may cost: destroying and giving up are never proposed, neither by colour nor by the key that goes on. */

import type { Answer, GameEvent, Question } from "../lib/protocol";

/** Units or buildings may be destroyed, whoever has them; or the seat that answers loses something or lets it go by. */
export type Cost = "harm" | "loss";

/** What an event by its type, an answer by its key or a question by its prompt may cost. */
export type Costs = (what: string, figures: Readonly<Record<string, unknown>>) => Cost | undefined;

export const FREE: Costs = () => undefined;

/** Of all that a draft brings about; what others lose by their own choices is no matter of whoever confirms. */
export function costOf(costs: Costs, tried: GameEvent[], seat: number | null): Cost | undefined {
  const found = tried.flatMap((event) => {
    const cost = costs(event.type, { ...event });
    return cost && (cost === "harm" || !("seat" in event) || event.seat === seat) ? [cost] : [];
  });
  return found.includes("harm") ? "harm" : found[0];
}

export function costOfAnswer(costs: Costs, question: Question, answer: Answer): Cost | undefined {
  return costs(answer.key, answer.args) ?? costs(question.prompt, question.args);
}
